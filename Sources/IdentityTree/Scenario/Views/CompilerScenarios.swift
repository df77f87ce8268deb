extension Scenario {
  static let ternaryModifiers = Scenario(
    name: "ternary-modifiers",
    question: "`.modifier(isDebug ? DebugBorder() : EmptyModifier())`: what does the compiler say?",
    answer: "The two sides of `?:` must have one type, and a modifier's type is what it is made of. Two values of one "
      + "modifier type are fine: that is one identity whose value changes.",
    files: [],
    content: .programs([
      Program(
        "two modifier types",
        expected: .refused(
          "result values in '? :' expression have mismatching types 'DebugBorder' and 'EmptyModifier'"),
        code: """
          struct DebugBorder: ViewModifier {
            func body(content: Content) -> some View { content.border(.red, width: 2) }
          }

          struct Card: View {
            @State private var isDebug = false
            var body: some View {
              Text("Jane Appleseed")
                .modifier(isDebug ? DebugBorder() : EmptyModifier())
            }
          }
          """),
      Program(
        "one modifier type, two values", expected: .keepsState,
        code: """
          struct DebugBorder: ViewModifier {
            let color: Color
            func body(content: Content) -> some View { content.border(color, width: 2) }
          }

          struct Card: View {
            @State private var isDebug = false
            var body: some View {
              Text("Jane Appleseed")
                .modifier(isDebug ? DebugBorder(color: .red) : DebugBorder(color: .clear))
            }
          }
          """),
    ]))

  static let modifierWithArguments = Scenario(
    name: "modifier-with-arguments",
    question: "The debug modifier carries data, `DebugBadge(isMock: true)`. Can a typealias make it EmptyModifier?",
    answer: "No: EmptyModifier() takes no arguments. Two forms work: a modifier of your own with the same initialiser "
      + "that does nothing, or a property of type `some ViewModifier` with #if inside.",
    files: [],
    content: .programs([
      Program(
        "a typealias for EmptyModifier", isRelease: true,
        expected: .refused("argument passed to call that takes no arguments"),
        code: """
          struct DebugBadgeModifier: ViewModifier {
            let isMock: Bool
            func body(content: Content) -> some View { content.border(isMock ? .orange : .green) }
          }

          #if DEBUG
          typealias DebugBadge = DebugBadgeModifier
          #else
          typealias DebugBadge = EmptyModifier
          #endif

          struct Card: View {
            @State private var isOnline = false
            var body: some View {
              Text(isOnline ? "online" : "offline")
                .modifier(DebugBadge(isMock: true))
            }
          }
          """),
      Program(
        "a modifier of your own that does nothing", isRelease: true, expected: .keepsState,
        code: """
          #if DEBUG
          struct DebugBadge: ViewModifier {
            let isMock: Bool
            func body(content: Content) -> some View { content.border(isMock ? .orange : .green) }
          }
          #else
          struct DebugBadge: ViewModifier {
            init(isMock: Bool) {}
            func body(content: Content) -> some View { content }
          }
          #endif

          struct Card: View {
            @State private var isOnline = false
            var body: some View {
              Text(isOnline ? "online" : "offline")
                .modifier(DebugBadge(isMock: true))
            }
          }
          """),
      Program(
        "a property of type some ViewModifier", isRelease: true,
        expected: .tree(has: ["Text"], hasNot: ["DebugBadgeModifier"]),
        code: """
          struct DebugBadgeModifier: ViewModifier {
            let isMock: Bool
            func body(content: Content) -> some View { content.border(isMock ? .orange : .green) }
          }

          struct Card: View {
            let isMock = true
            var badge: some ViewModifier {
              #if DEBUG
              DebugBadgeModifier(isMock: isMock)
              #else
              EmptyModifier()
              #endif
            }
            var body: some View {
              Text("Jane Appleseed")
                .modifier(badge)
            }
          }
          """),
    ]))

  static let callSiteIf = Scenario(
    name: "call-site-if",
    question: "`#if DEBUG` stands around the modifier itself, in the middle of the chain: one type or two, and where?",
    answer: "One static type in each build, so there is no branch at run time and nothing to reset. But the three "
      + "lines have to be copied to each place that uses the modifier, where a typealias is written once.",
    files: [],
    content: .programs(
      [false, true].map { isRelease in
        Program(
          isRelease ? "release build" : "debug build", isRelease: isRelease,
          expected: .keepsState,
          code: """
            struct Card: View {
              @State private var isOnline = false
              var body: some View {
                Text(isOnline ? "online" : "offline")
                  #if DEBUG
                  .border(.red, width: 2)
                  #endif
                Toggle("Online", isOn: $isOnline)
              }
            }
            """)
      }))
}
