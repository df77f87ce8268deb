/// A version such as `17.4`; missing components count as zero.
struct SourceVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  let components: [Int]

  init(components: [Int]) {
    var components = components
    while components.count > 1, components.last == 0 { components.removeLast() }
    self.components = components
  }

  /// `nil` unless the text is numbers between dots.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !parts.isEmpty, parts.allSatisfy({ ($0 ?? -1) >= 0 }) else { return nil }
    self.init(components: parts.compactMap(\.self))
  }

  var description: String { components.map(String.init).joined(separator: ".") }

  static func < (left: SourceVersion, right: SourceVersion) -> Bool {
    left.components.lexicographicallyPrecedes(right.components)
  }

  /// The version of the compiler that built this program, which is the one that can read the library's modules.
  static let compiler: SourceVersion = {
    #if compiler(>=6.5)
      SourceVersion(components: [6, 5])
    #elseif compiler(>=6.4)
      SourceVersion(components: [6, 4])
    #elseif compiler(>=6.3)
      SourceVersion(components: [6, 3])
    #else
      SourceVersion(components: [6, 2])
    #endif
  }()
}
