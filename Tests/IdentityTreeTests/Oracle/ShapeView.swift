import IdentityTree

private struct OracleKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var oracle: Int {
    get { self[OracleKey.self] }
    set { self[OracleKey.self] = newValue }
  }
}

/// Shows a shape, with SwiftUI's own constructs for each of its cases.
struct ShapeView: View {
  let shape: Shape

  var body: some View {
    switch shape {
    case .leaf(let label): LeafView(label: label)
    case .bound(let label): BoundView(label: label)
    case .stack(let parts): VStack { PartsView(parts: parts) }
    case .group(let parts): Group { PartsView(parts: parts) }
    case .branch(let flag, let first, let second):
      if flag { ShapeView(shape: first) } else { ShapeView(shape: second) }
    case .maybe(let flag, let content): if flag { ShapeView(shape: content) }
    case .rows(let rows): ForEach(rows) { ShapeView(shape: $0.content) }
    case .id(let id, let content): ShapeView(shape: content).id(id)
    case .erased(let kind, let content): Self.erased(kind, content)
    case .modified(let label, let content): ShapeView(shape: content).modifier(CountingModifier(label: label))
    case .distributed(let label, let first, let second):
      Group {
        ShapeView(shape: first)
        ShapeView(shape: second)
      }.modifier(CountingModifier(label: label))
    case .environment(let value, let content): ShapeView(shape: content).environment(\.oracle, value)
    case .localBranch(let label, let first, let second): LocalBranch(label: label, first: first, second: second)
    case .localRows(let label, let rows): LocalRows(label: label, rows: rows)
    case .localID(let label, let content): LocalID(label: label, content: content)
    case .localErased(let label, let content): LocalErased(label: label, content: content)
    }
  }

  static func erased(_ kind: Int, _ content: Shape) -> AnyView {
    kind.isMultiple(of: 2) ? AnyView(EvenWrapper(content: content)) : AnyView(OddWrapper(content: content))
  }
}

/// Up to three parts at fixed positions.
private struct PartsView: View {
  let parts: [Shape]

  var body: some View {
    switch parts.count {
    case 0: EmptyView()
    case 1: ShapeView(shape: parts[0])
    case 2:
      ShapeView(shape: parts[0])
      ShapeView(shape: parts[1])
    default:
      ShapeView(shape: parts[0])
      ShapeView(shape: parts[1])
      ShapeView(shape: parts[2])
    }
  }
}

private struct EvenWrapper: View {
  let content: Shape
  var body: some View { ShapeView(shape: content) }
}

private struct OddWrapper: View {
  let content: Shape
  var body: some View { ShapeView(shape: content) }
}

private struct LeafView: View {
  let label: Int
  @State private var value = 0
  @Environment(\.oracle) private var environment

  var body: some View {
    Text("leaf \(label): \(value) in \(environment)").callingBack()
  }
}

private struct BoundView: View {
  let label: Int
  @State private var value = 0

  var body: some View { BindingReader(label: label, value: $value) }
}

private struct BindingReader: View {
  let label: Int
  @Binding var value: Int

  var body: some View { Text("bound \(label): \(value)").callingBack() }
}

private struct CountingModifier: ViewModifier {
  let label: Int
  @State private var value = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Text("modifier \(label): \(value)").callingBack()
    }
  }
}

private struct LocalBranch: View {
  let label: Int
  let first: Shape
  let second: Shape
  @State private var value = 0

  var body: some View {
    Text("branch \(label): \(value)")
    if value.isMultiple(of: 2) { ShapeView(shape: first) } else { ShapeView(shape: second) }
  }
}

private struct LocalRows: View {
  let label: Int
  let rows: [Shape.Row]
  @State private var value = 0

  var body: some View {
    Text("rows \(label): \(value)")
    ForEach(Self.rotated(rows, by: value)) { ShapeView(shape: $0.content) }
  }

  nonisolated static func rotated(_ rows: [Shape.Row], by count: Int) -> [Shape.Row] {
    guard !rows.isEmpty else { return rows }
    let start = count % rows.count
    return Array(rows[start...] + rows[..<start])
  }
}

private struct LocalID: View {
  let label: Int
  let content: Shape
  @State private var value = 0

  var body: some View {
    Text("id \(label): \(value)")
    ShapeView(shape: content).id(value)
  }
}

private struct LocalErased: View {
  let label: Int
  let content: Shape
  @State private var value = 0

  var body: some View {
    Text("erased \(label): \(value)")
    ShapeView.erased(value, content)
  }
}

/// The order of rows after a number of writes, for the twin.
func oracleRotation(_ rows: [Shape.Row], by count: Int) -> [Shape.Row] { LocalRows.rotated(rows, by: count) }

extension View {
  /// Both callbacks in one node, as the twin has them.
  fileprivate func callingBack() -> some View { modifier(_AppearanceActionModifier(appear: {}, disappear: {})) }
}
