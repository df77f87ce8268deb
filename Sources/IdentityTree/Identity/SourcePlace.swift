/// Where something was written in the user's source, as the compiler gave it to a builder method.
public struct SourcePlace: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The file as `#fileID` spells it: `Module/File.swift`.
  public var fileID: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int

  public init(fileID: String, line: Int, column: Int) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }

  /// The file's own name, without its module.
  public var fileName: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }

  /// Whether it stands in this library rather than in the user's source.
  public var isLibrary: Bool { fileID.hasPrefix("IdentityTree/") }

  /// The place, if it is the user's.
  var ofUser: SourcePlace? { isLibrary ? nil : self }

  public var description: String { "\(fileName):\(line)" }
}

/// A place in the form that costs nothing to pass along: no text is made until somebody reads it.
struct RawPlace: Hashable {
  /// The address of the file's name, which the compiler keeps for the whole run and ends with a zero byte.
  private var file: UInt
  fileprivate(set) var line: UInt32
  fileprivate(set) var column: UInt32

  @inline(__always) init(_ file: StaticString, _ line: Int, _ column: Int) {
    self.file = UInt(bitPattern: file.utf8Start)
    self.line = UInt32(truncatingIfNeeded: line)
    self.column = UInt32(truncatingIfNeeded: column)
  }

  /// Whether it stands after another place of the same file; true where the files differ.
  func isBehind(_ other: RawPlace) -> Bool {
    guard file == other.file else { return true }
    return (line, column) > (other.line, other.column)
  }

  /// Whether it stands in this library; only a name that begins as the library's does is read further.
  @inline(__always) var isLibrary: Bool {
    guard let name = UnsafeRawPointer(bitPattern: file) else { return false }
    // The name of a file has a module, a stroke and an extension, so that eight bytes can be read.
    guard UInt64(littleEndian: name.loadUnaligned(as: UInt64.self)) == Self.beginning else { return false }
    return name.advanced(by: 8).loadUnaligned(as: UInt32.self) == Self.middle
      && name.load(fromByteOffset: 12, as: UInt8.self) == UInt8(ascii: "/")
  }
  /// `Identity`
  private static var beginning: UInt64 { 0x7974_6974_6e65_6449 }
  /// `Tree`
  private static var middle: UInt32 { UInt32(littleEndian: 0x6565_7254) }

  var resolved: SourcePlace {
    let name = UnsafePointer<UInt8>(bitPattern: file).map { String(cString: $0) } ?? ""
    return SourcePlace(fileID: name, line: Int(line), column: Int(column))
  }
}

/// The place of a statement or branch by number; 0 is "not known". Numbers belong to one `ViewGraph`.
typealias PlaceIndex = UInt32

/// Numbers the places that nodes refer to, so that a node spends four bytes on its place.
struct PlaceTable {
  /// All places by number, as plain memory.
  private var places: UnsafeMutablePointer<RawPlace>
  private var count = 0
  private var capacity = 64
  /// The last places by a hash of line and column: a hit costs a comparison.
  private let recent: UnsafeMutablePointer<PlaceIndex>
  private var byPlace: [RawPlace: PlaceIndex] = [:]

  init() {
    places = .allocate(capacity: capacity)
    recent = .allocate(capacity: 64)
    recent.initialize(repeating: 0, count: 64)
  }

  func deallocate() {
    places.deallocate()
    recent.deallocate()
  }

  @inline(__always) mutating func index(of place: RawPlace) -> PlaceIndex {
    let guess = recent[Self.bucket(of: place)]
    if guess != 0, places[Int(guess) &- 1] == place { return guess }
    return find(place)
  }

  @inline(__always) private static func bucket(of place: RawPlace) -> Int {
    Int((place.line &* 31 &+ place.column) & 63)
  }

  private mutating func find(_ place: RawPlace) -> PlaceIndex {
    if place.line == 0 { return 0 }
    let index: PlaceIndex
    if let known = byPlace[place] {
      index = known
    } else {
      if count == capacity {
        let new = UnsafeMutablePointer<RawPlace>.allocate(capacity: capacity * 2)
        new.moveInitialize(from: places, count: count)
        places.deallocate()
        places = new
        capacity *= 2
      }
      (places + count).initialize(to: place)
      count += 1
      index = PlaceIndex(count)
      byPlace[place] = index
    }
    recent[Self.bucket(of: place)] = index
    return index
  }

  func raw(_ index: PlaceIndex) -> RawPlace? {
    index == 0 || Int(index) > count ? nil : places[Int(index) - 1]
  }

  subscript(index: PlaceIndex) -> SourcePlace? { raw(index)?.resolved }
}
