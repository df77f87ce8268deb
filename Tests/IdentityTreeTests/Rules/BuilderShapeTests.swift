import Testing

@testable import IdentityTree

private typealias Cond<A: View, B: View> = _ConditionalContent<A, B>

private struct A: View {
  var number = 0
  var body: some View { EmptyView() }
}
private struct B: View { var body: some View { EmptyView() } }
private struct C: View { var body: some View { EmptyView() } }
private struct D: View { var body: some View { EmptyView() } }
private struct E: View { var body: some View { EmptyView() } }
private struct F: View { var body: some View { EmptyView() } }
private struct G: View { var body: some View { EmptyView() } }
private struct H: View { var body: some View { EmptyView() } }

private enum Choice {
  case a, b, c
  case number(Int)
}

/// Each row of the table in rule 1.5, by the type that the builder makes.
@MainActor @Suite("Rule 1.5: the builder's types")
struct BuilderShapeTests {
  private let x = true
  private let n = 3

  private func type<V: View>(@ViewBuilder _ content: () -> V) -> String { "\(Swift.type(of: content()))" }
  private func name<T>(_ type: T.Type) -> String { "\(type)" }

  @Test("1.5: nothing, one child and several children")
  func blocks() {
    #expect(type {} == "EmptyView")
    #expect(type { A() } == "A")
    let three = type {
      A()
      B()
      C()
    }
    #expect(three == "TupleView<(A, B, C)>")
    let twelve = type {
      A()
      A()
      A()
      A()
      A()
      A()
      A()
      A()
      A()
      A()
      A()
      A()
    }
    #expect(twelve == "TupleView<(A, A, A, A, A, A, A, A, A, A, A, A)>")
  }

  @Test("1.5: if, with and without else")
  func ifs() {
    #expect(type { if x { A() } } == "Optional<A>")
    #expect(type { if x { A() } else { B() } } == "_ConditionalContent<A, B>")
    let chain = type { if x { A() } else if n == 1 { B() } }
    #expect(chain == name(Cond<A, B>?.self))
    let two = type { if x { A() } else if n == 1 { B() } else if n == 2 { C() } }
    #expect(two == name(Cond<Cond<A, B>, C>?.self))
  }

  @Test("1.5: chains of three to eight arms pair from left to right, level by level")
  func chains() {
    let three = type { if n == 1 { A() } else if n == 2 { B() } else { C() } }
    #expect(three == name(Cond<Cond<A, B>, C>.self))
    let four = type { if n == 1 { A() } else if n == 2 { B() } else if n == 3 { C() } else { D() } }
    #expect(four == name(Cond<Cond<A, B>, Cond<C, D>>.self))
    let five = type {
      if n == 1 { A() } else if n == 2 { B() } else if n == 3 { C() } else if n == 4 { D() } else { E() }
    }
    #expect(five == name(Cond<Cond<Cond<A, B>, Cond<C, D>>, E>.self))
    let six = type {
      if n == 1 {
        A()
      } else if n == 2 {
        B()
      } else if n == 3 {
        C()
      } else if n == 4 {
        D()
      } else if n == 5 {
        E()
      } else {
        F()
      }
    }
    #expect(six == name(Cond<Cond<Cond<A, B>, Cond<C, D>>, Cond<E, F>>.self))
    let seven = type {
      switch n {
      case 1: A()
      case 2: B()
      case 3: C()
      case 4: D()
      case 5: E()
      case 6: F()
      default: G()
      }
    }
    #expect(seven == name(Cond<Cond<Cond<A, B>, Cond<C, D>>, Cond<Cond<E, F>, G>>.self))
    let eight = type {
      switch n {
      case 1: A()
      case 2: B()
      case 3: C()
      case 4: D()
      case 5: E()
      case 6: F()
      case 7: G()
      default: H()
      }
    }
    #expect(eight == name(Cond<Cond<Cond<A, B>, Cond<C, D>>, Cond<Cond<E, F>, Cond<G, H>>>.self))
  }

  @Test("1.5: a switch is a chain of its cases; where and several patterns make no difference")
  func switches() {
    let choice = Choice.number(1)
    let cases = type {
      switch choice {
      case .a, .b: A()
      case .c: B()
      case .number(let number) where number > 1: C()
      case .number: D()
      }
    }
    #expect(cases == name(Cond<Cond<A, B>, Cond<C, D>>.self))
    let one = type {
      switch choice {
      default: A()
      }
    }
    #expect(one == "A")
  }

  @Test("1.5: nested ifs, branches of two statements, and empty branches")
  func nesting() {
    #expect(type { if x { if x { A() } } } == name(A??.self))
    let nested = type { if x { if n == 1 { A() } else { B() } } else { C() } }
    #expect(nested == name(Cond<Cond<A, B>, C>.self))
    let statements = type {
      if x {
        A()
        B()
      }
    }
    #expect(statements == name(TupleView<(A, B)>?.self))
    #expect(type { if x {} else { A() } } == name(Cond<EmptyView, A>.self))
    #expect(type { if x { A() } else {} } == name(Cond<A, EmptyView>.self))
  }

  @Test("1.5: the form of the condition does not matter")
  func conditions() {
    let value: Int? = n
    #expect(type { if let value { A(number: value) } else { B() } } == name(Cond<A, B>.self))
    #expect(type { if case .number(let number)? = Optional(Choice.a) { A(number: number) } } == name(A?.self))
    #expect(type { if #available(iOS 15, macOS 12, *) { A() } else { B() } } == name(Cond<AnyView, B>.self))
    #expect(type { if #available(iOS 15, macOS 12, *) { A() } } == name(AnyView?.self))
  }

  @Test("1.5: what is no branch: ternaries, do, declarations")
  func noBranches() {
    #expect(type { x ? A(number: 1) : A(number: 2) } == "A")
    #expect(type { x ? A() : nil } == name(A?.self))
    let block = type {
      do {
        A()
        B()
      }
    }
    #expect(block == "TupleView<(A, B)>")
    let declarations = type {
      let number = n * 2
      let _ = number + 1
      A(number: number)
    }
    #expect(declarations == "A")
    let mixed = type {
      A()
      if x { B() }
      C()
    }
    #expect(mixed == name(TupleView<(A, B?, C)>.self))
  }

  @Test("2.1: a modifier is a static wrapper around what it modifies")
  func modifiers() {
    #expect("\(Swift.type(of: A().modifier(EmptyModifier())))" == "ModifiedContent<A, EmptyModifier>")
    #expect(
      "\(Swift.type(of: EmptyModifier().concat(EmptyModifier())))" == "ModifiedContent<EmptyModifier, EmptyModifier>")
  }
}
