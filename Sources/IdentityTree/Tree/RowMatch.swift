import Foundation

/// Which old row each new row continues, found by id in time linear in the collection (rules 2.13, 2.16).
///
/// Rows that stayed at both ends are passed over without hashing; only what lies between is looked up.
struct RowMatch {
  /// The old rows that have no successor, in order.
  private(set) var removed: [Int] = []
  /// How many equal ids stand before each new row; empty if all ids differ.
  private(set) var occurrences: ContiguousArray<Int> = []
  /// For a row with an id that an earlier row has: the number of the first row with that id.
  private(set) var firstElement: [Int: Int] = [:]
  /// A row of each id that occurs more than once now and did not before.
  private(set) var newDuplicates: [Int] = []

  private var prefix = 0
  private var oldCount = 0
  private var newCount = 0
  private var suffix = 0
  /// The old row of each new row between prefix and suffix; -1 for none.
  private var middle: ContiguousArray<Int> = []
  /// Which rows of the middle moved; empty if none did.
  private var moved: ContiguousArray<Bool> = []

  /// Matches lists of ids; the common kinds of id have code of their own.
  static func of<ID: Hashable>(
    old: ContiguousArray<ID>, oldOccurrences: ContiguousArray<Int>, new: ContiguousArray<ID>
  ) -> RowMatch {
    if let old = old as? ContiguousArray<Int>, let new = new as? ContiguousArray<Int> {
      return RowMatch(old, oldOccurrences, new)
    }
    if let old = old as? ContiguousArray<String>, let new = new as? ContiguousArray<String> {
      return RowMatch(old, oldOccurrences, new)
    }
    if let old = old as? ContiguousArray<UUID>, let new = new as? ContiguousArray<UUID> {
      return RowMatch(old, oldOccurrences, new)
    }
    return RowMatch(old, oldOccurrences, new)
  }

  private init<ID: Hashable>(
    _ old: ContiguousArray<ID>, _ oldOccurrences: ContiguousArray<Int>, _ new: ContiguousArray<ID>
  ) {
    oldCount = old.count
    newCount = new.count
    let shorter = min(oldCount, newCount)
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    if prefix == oldCount, prefix == newCount {
      occurrences = oldOccurrences
      if !occurrences.isEmpty { noteFirstElements(new) }
      return
    }
    while suffix < shorter - prefix, old[oldCount - 1 - suffix] == new[newCount - 1 - suffix] { suffix += 1 }
    if !oldOccurrences.isEmpty || !match(old: old, new: new) { matchOccurrences(old, oldOccurrences, new) }
    findMoves()
  }

  /// The old row that a new row continues, or -1.
  @inline(__always) func source(of index: Int) -> Int {
    if index < prefix { return index }
    if index >= newCount - suffix { return index - newCount + oldCount }
    return middle[index - prefix]
  }

  @inline(__always) func isMoved(_ index: Int) -> Bool {
    !moved.isEmpty && index >= prefix && index < newCount - suffix && moved[index - prefix]
  }

  /// Matches lists without equal ids; false if there are equal ids among the new.
  private mutating func match<ID: Hashable>(old: ContiguousArray<ID>, new: ContiguousArray<ID>) -> Bool {
    let oldMiddle = prefix..<(oldCount - suffix)
    let newMiddle = prefix..<(newCount - suffix)
    var positions: [ID: Int] = [:]
    positions.reserveCapacity(oldMiddle.count)
    for index in oldMiddle { positions[old[index]] = index }
    middle.reserveCapacity(newMiddle.count)
    var isTaken = ContiguousArray(repeating: false, count: oldMiddle.count)
    var insertedCount = 0
    for index in newMiddle {
      if let source = positions[new[index]] {
        if isTaken[source - prefix] { return false }
        isTaken[source - prefix] = true
        middle.append(source)
      } else {
        insertedCount += 1
        middle.append(-1)
      }
    }
    if insertedCount > 0, Self.hasEqual(new) { return false }
    for index in oldMiddle where !isTaken[index - prefix] { removed.append(index) }
    return true
  }

  private static func hasEqual<ID: Hashable>(_ ids: ContiguousArray<ID>) -> Bool {
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted { return true }
    return false
  }

  private struct Key<ID: Hashable>: Hashable {
    var id: ID
    var occurrence: Int
  }

  /// Matches lists with equal ids: the first of them continues the first, the second the second.
  private mutating func matchOccurrences<ID: Hashable>(
    _ old: ContiguousArray<ID>, _ oldOccurrences: ContiguousArray<Int>, _ new: ContiguousArray<ID>
  ) {
    prefix = 0
    suffix = 0
    removed = []
    middle = []
    var positions: [Key<ID>: Int] = [:]
    for index in old.indices {
      positions[Key(id: old[index], occurrence: oldOccurrences.isEmpty ? 0 : oldOccurrences[index])] = index
    }
    var first: [ID: Int] = [:]
    var counts: [ID: Int] = [:]
    for (index, id) in new.enumerated() {
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      if occurrence == 0 { first[id] = index } else { firstElement[index] = first[id] }
      if occurrence == 1 { newDuplicates.append(index) }
      occurrences.append(occurrence)
      middle.append(positions.removeValue(forKey: Key(id: id, occurrence: occurrence)) ?? -1)
    }
    removed = positions.values.sorted()
    if !occurrences.contains(where: { $0 > 0 }) { occurrences = [] }
    if !oldOccurrences.isEmpty {
      // What was reported before is not reported again.
      let known = Set(zip(old, oldOccurrences).filter { $0.1 > 0 }.map(\.0))
      newDuplicates.removeAll { known.contains(new[$0]) }
    }
  }

  private mutating func noteFirstElements<ID: Hashable>(_ new: ContiguousArray<ID>) {
    var first: [ID: Int] = [:]
    for (index, id) in new.enumerated() {
      if let known = first[id] { firstElement[index] = known } else { first[id] = index }
    }
  }

  /// A row moved unless it is in a longest run of rows that kept their order.
  private mutating func findMoves() {
    var isAscending = true
    var last = -1
    for source in middle where source >= 0 {
      if source < last { isAscending = false }
      last = source
    }
    guard !isAscending else { return }
    var tails: ContiguousArray<Int> = []
    var previous = ContiguousArray(repeating: -1, count: middle.count)
    for index in middle.indices where middle[index] >= 0 {
      let value = middle[index]
      var low = 0
      var high = tails.count
      while low < high {
        let center = (low + high) / 2
        if middle[tails[center]] < value { low = center + 1 } else { high = center }
      }
      previous[index] = low > 0 ? tails[low - 1] : -1
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    moved = ContiguousArray(middle.map { $0 >= 0 })
    var next = tails.last ?? -1
    while next >= 0 {
      moved[next] = false
      next = previous[next]
    }
  }
}
