// The views that the benchmark hosts.

/// A view of the benchmark, made from its number.
protocol BenchView: View {
  init(_ number: Int)
  /// How many leaves it has.
  static var leafCount: Int { get }
}

/// One `@State`, one stored number, one text: the unit that everything is counted in.
struct BenchLeaf: BenchView {
  let number: Int
  @State private var count = 0

  init(_ number: Int) { self.number = number }
  static var leafCount: Int { 1 }

  var body: some View { Text(verbatim: "\(count)") }
}

/// Ten views of one kind.
struct BenchTen<Child: BenchView>: BenchView {
  let number: Int

  init(_ number: Int) { self.number = number }
  static var leafCount: Int { 10 * Child.leafCount }

  var body: some View {
    Child(number &* 10)
    Child(number &* 10 &+ 1)
    Child(number &* 10 &+ 2)
    Child(number &* 10 &+ 3)
    Child(number &* 10 &+ 4)
    Child(number &* 10 &+ 5)
    Child(number &* 10 &+ 6)
    Child(number &* 10 &+ 7)
    Child(number &* 10 &+ 8)
    Child(number &* 10 &+ 9)
  }
}

/// All leaves under one parent.
struct BenchFlat: View {
  let count: Int
  /// Written to run the body again.
  @State private var seed = 0

  var body: some View {
    let _ = seed
    // The closure captures, so that it is another one each time and the rows are looked at.
    ForEach(0..<count) { BenchLeaf(count &- $0) }
  }
}

/// The same views in both arms of a conditional.
struct BenchToggle<Content: View>: View {
  let content: Content
  @State private var flag = false

  var body: some View {
    if flag { content } else { content }
  }
}

/// All leaves in a container that makes what shows.
struct BenchLazy: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<count) { BenchLeaf($0) }
      }
    }
  }
}

/// A list of rows by id.
struct BenchList: View {
  @State private var ids: [Int]

  init(ids: [Int]) { _ids = State(initialValue: ids) }

  var body: some View {
    ForEach(ids, id: \.self) { BenchLeaf($0) }
  }
}

/// A chain of views at run time, each erased.
@MainActor enum BenchChain {
  static func modifiers(_ count: Int) -> AnyView {
    var view = AnyView(BenchLeaf(0))
    for _ in 0..<count { view = AnyView(view.opacity(0.5)) }
    return view
  }

  static func views(_ count: Int) -> AnyView {
    var view = AnyView(BenchLeaf(0))
    for _ in 0..<count { view = AnyView(BenchWrapper(content: view)) }
    return view
  }
}

struct BenchWrapper: View {
  let content: AnyView
  var body: some View { content }
}
