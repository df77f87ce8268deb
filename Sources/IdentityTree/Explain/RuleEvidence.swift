/// Something that rules are known from.
public struct RuleSource: Sendable {
  /// Names the source in the table below.
  let key: String
  public let title: String
  public let address: String

  static let all = [
    RuleSource(
      key: "W21", title: "Demystify SwiftUI (WWDC21)",
      address: "https://developer.apple.com/videos/play/wwdc2021/10022/"),
    RuleSource(
      key: "L21", title: "Apple engineers in the WWDC21 lounge", address: "https://github.com/emin-grbo/WWDCLounges"),
    RuleSource(
      key: "L22", title: "Apple engineers in the WWDC22 lounge", address: "https://github.com/emin-grbo/WWDCLounges"),
    RuleSource(
      key: "L26", title: "SwiftUI group lab (WWDC26, a digest)",
      address: "https://developer.apple.com/videos/play/wwdc2026/8120/"),
    RuleSource(
      key: "DOC", title: "Apple's documentation", address: "https://developer.apple.com/documentation/swiftui"),
    RuleSource(
      key: "TN", title: "Technical note TN3211",
      address: "https://developer.apple.com/documentation/technotes/tn3211"),
    RuleSource(
      key: "CT", title: "OpenSwiftUI's tests, run against SwiftUI",
      address: "https://github.com/OpenSwiftUIProject/OpenSwiftUI"),
    RuleSource(
      key: "OS", title: "OpenSwiftUI", address: "https://github.com/OpenSwiftUIProject/OpenSwiftUI"),
    RuleSource(
      key: "CP", title: "Compute, a reimplementation of AttributeGraph", address: "https://github.com/jcmosc/Compute"),
    RuleSource(
      key: "OLE", title: "Begemann, view lifecycles (iOS 16)",
      address: "https://oleb.net/2022/swiftui-view-lifecycle/"),
    RuleSource(
      key: "BENI", title: "benigumo, printed order of callbacks (iOS 17)",
      address: "https://android.benigumo.com/20240328/onappear-onchange-task"),
    RuleSource(
      key: "OBJC1", title: "objc.io on conditional modifiers",
      address: "https://www.objc.io/blog/2021/08/24/conditional-view-modifiers/"),
    RuleSource(
      key: "OBJC2", title: "objc.io on transactions",
      address: "https://www.objc.io/blog/2021/11/25/transactions-and-animations/"),
    RuleSource(
      key: "EID", title: "Eidhof on view equality and state lifetime",
      address: "https://chris.eidhof.nl/note/swiftui-view-equality"),
    RuleSource(key: "FAT", title: "fatbobman's articles", address: "https://fatbobman.com"),
    RuleSource(
      key: "SPL", title: "swiftyplace on onAppear",
      address: "https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear"),
    RuleSource(key: "CC", title: "the compiler, on SwiftUI's declarations", address: "swiftc 6.3"),
  ]
}

extension Rule {
  /// What the rule is known from, in words.
  public var evidence: String {
    RuleSource.all.reduce(RuleEvidence.texts[number] ?? "") { $0.replacing("[\($1.key)]", with: $1.title) }
  }

  /// The sources that the evidence names.
  public var sources: [RuleSource] {
    let text = RuleEvidence.texts[number] ?? ""
    return RuleSource.all.filter { text.contains("[\($0.key)]") }
  }
}

/// What each rule is known from; the key of a source in brackets stands for its title.
enum RuleEvidence {
  static let texts: [String: String] = {
    var texts: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { texts[String(parts[0])] = parts[1].drop { $0 == " " }.description }
    }
    for policy in Policy.all where texts[policy.rule] == nil { texts[policy.rule] = policy.evidence }
    return texts
  }()

  private static let table = """
    1.1 [W21]; [L21] tie the lifetimes of state and objects to the view's identity.
    1.2 [W21]; [OLE]: state resets at each toggle of an if/else; [OBJC1]; [OS]: each leaf has an id of its own.
    1.3 [W21]; [OS]: the same leaf keeps its subgraph.
    1.4 [L22], in an answer on branches in a body.
    1.5 [CC]: the shapes are what `type(of:)` prints; the methods are those of Apple's page on ViewBuilder.
    1.6 [OS]: ConditionalMetadata numbers the leaves of nested conditionals.
    1.7 [W21]; [OLE]; [OS]: the optional keeps its index among its siblings.
    1.8 Follows from 1.3, 1.5 and 1.6; no printed run is known.
    1.9 [OLE]: the case study on switch shows the reset at another case; the payload follows from 1.6.
    1.10 [CC]: buildLimitedAvailability returns AnyView.
    1.11 [CC]
    1.12 [CC]: the result has the plain type; one identity follows from 1.1.
    1.13 [OS]: TupleView pushes a stable index for each element.
    1.14 [DOC]: Group; [OS]: Group distributes modifiers.
    1.15 [CT]: an erased empty view as a root appears; [OS]: EmptyView has no outputs; swift-composable-architecture #801.
    1.16 [W21]; [OS]: a custom view adds a property buffer, no list element.
    1.17 [W21]
    1.18 [DOC]: AnyView says that another type destroys the hierarchy; [L26] too; [OS]: the child is known by its type.
    1.19 [OS]: AnyView's dynamic view cannot transition; optionals and ids can.
    1.20 [W21]; [L21], in an answer on a custom `.if`; [OBJC1].
    1.21 [CC]: the type is the view's own; the consequence is 1.1.
    1.22 [OS]: EquatableView is passed through.
    1.23 [L22] and [L26] recommend AnyLayout for it.
    1.24 [L22]
    1.25 [OS]: an implicit layout root since iOS 14.
    1.26 [OS]: the traps' texts.
    1.27 [TN]
    2.1 [CC]: the static type is ModifiedContent; [DOC].
    2.2 [DOC]: ViewModifier; [OS]: modifiers have property buffers.
    2.3 [DOC]: EmptyModifier names this use; [OS]: its content is made with unchanged inputs.
    2.4 [OBJC1]: the animation fades instead of interpolating; [W21].
    2.5 Follows from 1.18 and 1.3.
    2.6 [DOC]: id(_:); [OLE]; [L21], where a changed id replaces a NavigationView.
    2.7 [CT]: two calls inside of the id against one outside, on iOS 18.5.
    2.8 Follows from 2.7; [W21].
    2.9 [OS]: view list ids hold every explicit id with its owner.
    2.10 [OS]: owners and indices differ; a report of subconscious #64 has the message of lazy stacks.
    2.11 [OS] keeps the leaf in the identity; a blog (juejin 7514344092768141350) says that equal ids keep the state.
    2.12 [OS]: a tag writes a trait for selection.
    2.13 [L21]: order does not count for identity; [W21]; [OS]: a dictionary from id to row.
    2.14 [OS]: ids of view lists are nested.
    2.15 [OS]: the conditional is a part of the row.
    2.16 [OS]: an erased row that is seen again in time is taken back.
    2.17 Reports with the message: SwiftUI-Sound-Visualizer #2, kiwix #940, vinhnx/notes #385; [OS].
    2.18 Reports with the message: AppPear/ChartView #44, eneko/Stripes #4, zodl-ios #215; [OS].
    2.19 [W21] warns of indices as ids.
    2.20 [W21]: ids have to be stable.
    2.21 [W21]: ids have to be stable.
    2.22 [L26]; [OS]: ForEach has the launch flag and the message.
    2.23 [L22]: nested state is dropped by design; [OLE]: the row's own is kept; forums.swift.org 79926; Kingfisher #1618.
    2.24 [OLE]; [EID]: only the direct child's state is kept.
    2.25 [OLE]
    2.26 [OLE]: the case study on opacity.
    2.27 [OLE] for iOS 16; [SPL] for iOS 17 and 18.
    2.28 [OLE]: the case study on NavigationStack.
    2.29 hmlongco/Navigator #68 and NavigationBackport #38: weak.
    2.30 blog.alfonsoft.dev (iOS 18); [L21] on NavigationLink(destination:).
    2.31 [FAT]: abnormal onAppear calls; VAndrJ/awesome-apple-bugs #41.
    2.32 [DOC]: sheet(item:); [FAT] on state in sheets.
    3.1 [DOC]: State; [L22]: once for the lifetime of the view.
    3.2 [DOC]: State; [TN]; forums.swift.org 77739.
    3.3 [DOC]: State; [OS].
    3.4 [OS]: StoredLocation.
    3.5 [OS]; the text stands in many reports.
    3.6 [OS]: the mark that a value was read; the principle is [W21].
    3.7 [OS]: StoredLocation.
    3.8 [OS]: StoredLocation compares.
    3.9 [OS] drops the write; the text stands in many reports.
    3.10 [CT]: bodies see 0, 2, 4 on iOS 18.5.
    3.11 [DOC]: StateObject; [L21].
    3.12 The text stands in many reports; [OS].
    3.13 [L21]; [DOC]: ObservedObject.
    3.14 [L21] and [L22]; [CT] has the counts.
    3.15 [CT] has the counts; [DOC].
    3.16 [OS]: a binding's location is scoped.
    3.17 [OS]; [L22]; the text: CompactSlider #21.
    3.18 [OS]
    3.19 [L21]: it has no initial value; [OS] has the text.
    3.20 [DOC]: AppStorage, SceneStorage.
    3.21 [L22]; [OS]: DynamicProperty.
    3.22 Developers in the [L22].
    4.1 [DOC]: onAppear, onDisappear; [L22]; [FAT] on the time of onAppear.
    4.2 [CT]: bodies see 0, then what onAppear wrote.
    4.3 [OS]: the modifier keeps whether it is visible; [CT].
    4.4 [BENI]
    4.5 [BENI]; comments in three unrelated code bases say the same.
    4.6 [BENI] has tasks last; [L26] says source order.
    4.7 [CP]: effects are visited in reverse order of creation; no printed run is known.
    4.8 [CP]; [OS]: dynamic containers are subgraphs of their own.
    4.9 [CT]: `AF AT DT DT` on iOS 18.5.
    4.10 [CT]: `AF DT AT DT` on iOS 18.5.
    4.11 [DOC]: TransitionPhase; [OS]: an item is taken back with its subgraph.
    4.12 [DOC]: Group says all members; [OS] merges by count since iOS 15; swift-composable-architecture #39, #41, #1119.
    4.13 [OS]
    4.14 swift-composable-architecture #801.
    4.15 [CT]
    4.16 [CT]
    4.17 [DOC]: both pages on onChange.
    4.18 [OS]: two dispatches an update are let through; the text: PopupView #252.
    4.19 [OS]: the reset seed.
    4.20 [DOC]: task; [OS].
    4.21 [CT]: two runs for one change of the id.
    4.22 Reports: StatefulTabView #12, Kingfisher #1990.
    5.1 [DOC]: withAnimation.
    5.2 [OS]: merges for apps deployed since iOS 17.
    5.3 [OBJC2]; [FAT] on transactions; [OS].
    5.4 [DOC]: both pages on animation(_:); [OS].
    5.5 [OBJC2]; [OS].
    5.6 [DOC]: Transaction.disablesAnimations.
    5.7 [DOC]: Binding.animation; the precedence is that of [OS].
    5.8 [DOC]: animation(_:body:), transaction(_:body:).
    5.9 [OS]: AnimatableAttribute; agrees with [W21] and [OBJC1].
    5.10 [OBJC1]: it fades; [W21]; [OS].
    5.11 Follows from 5.9 and 5.10.
    5.12 [OS]: the springs' documentation on velocity.
    5.13 [FAT] on transactions; [OS]: the container drives the removal.
    5.14 [DOC]: Transition.
    5.15 [DOC]: TransitionPhase; [OS].
    5.16 [OS] has the text; reports.
    5.17 [DOC]: withAnimation with a completion; [CT].
    6.1 [L21]
    6.2 [W21]; [CT] has the counts.
    6.3 [EID], quoting Apple's John Harper; [CP] has tests that run against Apple's AttributeGraph.
    6.4 [CP]
    6.5 [CP]
    6.6 [L26]; [L22].
    6.7 [CT]; contracorner.com.
    6.8 [CT]
    6.9 [CT] notes extra calls.
    7.1 The text stands in many reports.
    7.2 The text stands in many reports; [OS].
    7.3 The text stands in many reports; [OS].
    7.4 CompactSlider #21; [OS].
    7.5 [OS]; reports.
    7.6 [OS]
    7.7 SwiftUI-Sound-Visualizer #2, kiwix #940.
    7.8 AppPear/ChartView #44, eneko/Stripes #4.
    7.9 subconscious #64.
    7.10 PopupView #252 and others; [OS].
    7.11 Reports; [OS]: the cycle detector.
    7.12 Reports; older systems name NavigationRequestObserver.
    7.13 [OS]: the cycle detector.
    7.14 GRDBQuery #28.
    7.15 The text stands in many reports.
    7.16 [OS]: written with the launch flag -LogForEachSlowPath YES.
    7.17 [OS]; reports.
    8.1 [CC]
    8.2 [CC]
    8.3 [CC]
    8.4 [CC]
    8.5 [CC]
    8.6 [CC]
    8.7 [CC]
    8.8 [CC]
    8.9 [CC]
    8.10 [CC]
    8.11 [CC]
    """
}
