/// The built-in scenarios.
public enum Catalogue {
  /// Stands for `#if DEBUG` in the debug build.
  typealias DebugBuildOverlay = DebugBorderModifier
  /// Stands for `#else` in the release build.
  typealias ReleaseBuildOverlay = EmptyModifier

  public static let all: [Scenario] = [
    Scenario(
      name: "if-modifier", sentence: "`.if(flag)` has two branches: does the card keep its likes?", keeps: false
    ) { flag in AnyView(ProfileCard().if(flag) { $0.border(.red, width: 2) }) },
    Scenario(
      name: "debug-typealias", sentence: "The overlay's type is chosen at build time: does a flip reset the card?",
      keeps: true
    ) { flag in AnyView(ProfileCard().modifier(DebugBuildOverlay()).opacity(flag ? 1 : 0.5)) },
    Scenario(
      name: "empty-modifier", sentence: "`EmptyModifier` makes no node: is the card the same one throughout?",
      keeps: true
    ) { flag in AnyView(ProfileCard().modifier(ReleaseBuildOverlay()).opacity(flag ? 1 : 0.5)) },
    Scenario(
      name: "any-view", sentence: "The branches are erased to `AnyView`: does that keep the likes?", keeps: false
    ) { flag in
      AnyView(VStack { flag ? AnyView(ProfileCard().border(.red, width: 2)) : AnyView(ProfileCard()) })
    },
    Scenario(
      name: "inert-argument", sentence: "The flag moves into the argument of `.border`: does the card keep its likes?",
      keeps: true
    ) { flag in AnyView(ProfileCard().border(flag ? .red : .clear, width: 2)) },
  ]
}

/// The comparison that `IdentitySim` shows when it is given nothing to do.
@MainActor public enum Headline {
  public static func lines() -> [String] {
    var lines = ["The same card, the same flag written twice, three ways to show a debug border:", ""]
    for name in ["if-modifier", "debug-typealias", "empty-modifier"] {
      if let scenario = Catalogue.all.first(where: { $0.name == name }) { lines += scenario.run().lines + [""] }
    }
    return lines + [
      "Next: IdentitySim list", "      IdentitySim run YourView.swift",
    ]
  }
}
