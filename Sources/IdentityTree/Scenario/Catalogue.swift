/// The built-in scenarios.
public enum Catalogue {
  public static let all: [Scenario] = [
    .ifModifier, .debugTypealias, .emptyModifier, .ternaryModifiers, .anyView, .inertArgument, .severalOverlays,
    .thumbnailGrid, .branchAnimation, .appearsAgain, .modifierWithArguments, .callSiteIf, .indexIDs,
  ]

  public static func scenario(named name: String) -> Scenario? { all.first { $0.name == name } }
}
