/// The oracle: rebuilds everything at each change, and carries state over by the full identity path alone.
struct SlowTwin {
  /// One holder of state, as it is found in tree order.
  struct Holder: Equatable {
    /// Never used twice: another serial at the same place is another identity.
    var serial: Int
    var value: Int
  }

  private(set) var holders: [Holder] = []
  private(set) var texts: [String] = []
  /// The texts that call back when they appear, by identity.
  private(set) var appearing: Set<[Step]> = []

  enum Step: Hashable {
    case kind(String)
    case child(Int)
    case arm(Bool)
    case element(Int, occurrence: Int)
    case id(Int)
    case wrapper(Bool)
    case content
    case own
  }

  /// A planted fault, to see that the comparison finds one: the arms of a branch count as one place.
  private let mergesArms: Bool
  private var shape: Shape
  private var paths: [[Step]] = []
  private var states: [[Step]: Holder] = [:]
  private var old: [[Step]: Holder] = [:]
  private var lastSerial = 0

  init(_ shape: Shape, mergesArms: Bool = false) {
    self.mergesArms = mergesArms
    self.shape = shape
    rebuild()
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .root(let shape): self.shape = shape
    case .write(let numbers):
      for number in numbers where paths.indices.contains(number) { states[paths[number]]?.value += 1 }
    }
    rebuild()
  }

  private mutating func rebuild() {
    old = states
    states = [:]
    paths = []
    texts = []
    appearing = []
    expand(shape, at: [], environment: 0)
    holders = paths.compactMap { states[$0] }
  }

  /// The state at a path: what it was, or a new one.
  private mutating func state(at path: [Step]) -> Int {
    let holder: Holder
    if let known = old[path] {
      holder = known
    } else {
      lastSerial += 1
      holder = Holder(serial: lastSerial, value: 0)
    }
    states[path] = holder
    paths.append(path)
    return holder.value
  }

  private mutating func expand(_ shape: Shape, at path: [Step], environment: Int) {
    func at(_ steps: Step...) -> [Step] { path + steps }
    switch shape {
    case .leaf(let label):
      let path = at(.kind("leaf"))
      texts.append("leaf \(label): \(state(at: path)) in \(environment)")
      appearing.insert(path)
    case .bound(let label):
      let path = at(.kind("bound"))
      texts.append("bound \(label): \(state(at: path))")
      appearing.insert(path)
    case .stack(let parts): expand(parts, at: at(.kind("stack \(parts.count)")), environment: environment)
    case .group(let parts): expand(parts, at: at(.kind("group \(parts.count)")), environment: environment)
    case .branch(let flag, let first, let second):
      expand(flag ? first : second, at: at(.kind("branch"), .arm(flag || mergesArms)), environment: environment)
    case .maybe(let flag, let content):
      if flag { expand(content, at: at(.kind("maybe"), .arm(true)), environment: environment) }
    case .rows(let rows): expand(rows, at: at(.kind("rows")), environment: environment)
    case .id(let id, let content): expand(content, at: at(.kind("id"), .id(id)), environment: environment)
    case .erased(let kind, let content):
      expand(content, at: at(.kind("erased"), .wrapper(kind.isMultiple(of: 2))), environment: environment)
    case .modified(let label, let content):
      expand(content, modifiedBy: label, at: at(.kind("modified")), environment: environment)
    case .distributed(let label, let first, let second):
      expand(first, modifiedBy: label, at: at(.kind("distributed"), .child(0)), environment: environment)
      expand(second, modifiedBy: label, at: at(.kind("distributed"), .child(1)), environment: environment)
    case .environment(let value, let content):
      expand(content, at: at(.kind("environment")), environment: value)
    case .localBranch(let label, let first, let second):
      let path = at(.kind("local branch"))
      let value = state(at: path)
      texts.append("branch \(label): \(value)")
      let isFirst = value.isMultiple(of: 2)
      expand(isFirst ? first : second, at: path + [.arm(isFirst)], environment: environment)
    case .localRows(let label, let rows):
      let path = at(.kind("local rows"))
      let value = state(at: path)
      texts.append("rows \(label): \(value)")
      expand(oracleRotation(rows, by: value), at: path + [.own], environment: environment)
    case .localID(let label, let content):
      let path = at(.kind("local id"))
      let value = state(at: path)
      texts.append("id \(label): \(value)")
      expand(content, at: path + [.id(value)], environment: environment)
    case .localErased(let label, let content):
      let path = at(.kind("local erased"))
      let value = state(at: path)
      texts.append("erased \(label): \(value)")
      expand(content, at: path + [.wrapper(value.isMultiple(of: 2))], environment: environment)
    }
  }

  private mutating func expand(_ parts: [Shape], at path: [Step], environment: Int) {
    for (index, part) in parts.prefix(3).enumerated() {
      expand(part, at: path + [.child(index)], environment: environment)
    }
  }

  /// Equal ids are told apart by their occurrence, and all show the first element (rule 2.17).
  private mutating func expand(_ rows: [Shape.Row], at path: [Step], environment: Int) {
    var occurrences: [Int: Int] = [:]
    for row in rows {
      let occurrence = occurrences[row.id, default: 0]
      occurrences[row.id] = occurrence + 1
      guard let first = rows.first(where: { $0.id == row.id }) else { continue }
      expand(first.content, at: path + [.element(row.id, occurrence: occurrence)], environment: environment)
    }
  }

  private mutating func expand(_ content: Shape, modifiedBy label: Int, at path: [Step], environment: Int) {
    let value = state(at: path + [.own])
    expand(content, at: path + [.content], environment: environment)
    texts.append("modifier \(label): \(value)")
    appearing.insert(path + [.own])
  }
}
