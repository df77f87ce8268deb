// swift-format-ignore-file
// Made from the files below Scenario/Views. After a change there:
//   UPDATE_SCENARIO_TEXTS=1 swift test --filter ScenarioTexts
extension ScenarioSources {
  static let texts: [String: String] = [
    "AnyViewBranches.swift": ##"""
import Foundation

extension View {
  fileprivate func debugged(_ isDebug: Bool) -> AnyView {
    isDebug ? AnyView(border(.red, width: 2)) : AnyView(self)
  }
}

private struct ErasedScreen: View {
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
      .debugged(isDebug)
    Toggle("Debug", isOn: $isDebug)
  }
}

/// As a release build has it: the flag is gone, the erasure is not.
private struct ErasedScreenOfReleaseBuild: View {
  var body: some View {
    ProfileCard()
      .debugged(false)
  }
}

extension Scenario {
  static let anyView = Scenario(
    name: "any-view",
    question: "Both branches are erased to `AnyView`, so the static type never changes: are the likes kept now?",
    answer: "No. An AnyView keeps its content only as long as the type that it wraps stays the same; here it changes "
      + "at each flip. And the AnyView stays in the tree in release, where there is nothing left to decide.",
    files: ["AnyViewBranches.swift", "ProfileCard.swift"],
    content: .views(
      [Subject("debug build") { ErasedScreen() }, Subject("release build") { ErasedScreenOfReleaseBuild() }],
      steps: [.tap("Like", times: 3), .toggle("Debug"), .tap("Like", times: 3), .toggle("Debug")],
      claims: [
        Claim("each flip loses the likes") { $0[0].losesAtEachFlip("ProfileCard.likes") },
        Claim("the release build still has an AnyView node") { $0[1].start.nodes.contains { $0.type == "AnyView" } },
      ]))
}
"""##,
    "AppearsAgain.swift": ##"""
import Foundation

private struct Feed: View {
  let loads: Binding<Int>

  var body: some View {
    Text("Feed, loaded \(loads.wrappedValue) times")
      .onAppear { loads.wrappedValue += 1 }
  }
}

private struct FeedInBranches: View {
  @State private var isCompact = false
  @State private var loads = 0

  var body: some View {
    if isCompact {
      Feed(loads: $loads).padding(4)
    } else {
      Feed(loads: $loads)
    }
    Toggle("Compact", isOn: $isCompact)
  }
}

private struct FeedInPlace: View {
  @State private var isCompact = false
  @State private var loads = 0

  var body: some View {
    Feed(loads: $loads)
      .padding(isCompact ? 4 : 0)
    Toggle("Compact", isOn: $isCompact)
  }
}

extension Scenario {
  static let appearsAgain = Scenario(
    name: "appears-again",
    question: "The feed loads in onAppear. After Compact was flipped on and off: how often has it loaded?",
    answer: "Three times with branches, since each flip makes a new feed that appears; once with the argument.",
    files: ["AppearsAgain.swift"],
    content: .views(
      [Subject("branches") { FeedInBranches() }, Subject("argument") { FeedInPlace() }],
      steps: [.toggle("Compact"), .toggle("Compact")],
      claims: [
        Claim("with branches the feed was loaded three times") {
          $0[0].outcomes.last?.after.texts.contains("Feed, loaded 3 times") == true
        },
        Claim("with the argument it was loaded once") {
          $0[1].outcomes.last?.after.texts.contains("Feed, loaded 1 times") == true
        },
      ]))
}
"""##,
    "BranchAnimation.swift": ##"""
import Foundation

extension View {
  @ViewBuilder
  fileprivate func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

private struct FadeByBranch: View {
  @State private var isDim = false

  var body: some View {
    Text("Jane Appleseed")
      .if(isDim) { name in name.opacity(0.3) }
    Toggle("Dim", isOn: $isDim.animation())
  }
}

private struct FadeByArgument: View {
  @State private var isDim = false

  var body: some View {
    Text("Jane Appleseed")
      .opacity(isDim ? 0.3 : 1)
    Toggle("Dim", isOn: $isDim.animation())
  }
}

extension Scenario {
  static let branchAnimation = Scenario(
    name: "branch-animation",
    question: "Both dim the name with animation. Which one glides to 0.3, and what does the other one do?",
    answer: "The argument glides: the same node has an opacity before and after. The branch has two nodes, so nothing "
      + "can be interpolated: one fades out while the other fades in.",
    files: ["BranchAnimation.swift"],
    content: .views(
      [Subject("branch") { FadeByBranch() }, Subject("argument") { FadeByArgument() }],
      steps: [.toggle("Dim"), .toggle("Dim")],
      claims: [
        Claim("the branch animates no value: it starts transitions") {
          $0[0].flips.allSatisfy { flip in
            !flip.events.contains { $0.kind == .animationStarted && $0.text.contains("opacity") }
              && flip.count(.transitionStarted) > 0
          }
        },
        Claim("the argument animates the opacity, and starts no transition") {
          $0[1].flips.allSatisfy { flip in
            flip.events.contains { $0.kind == .animationStarted && $0.text.contains("opacity") }
              && flip.count(.transitionStarted) == 0
          }
        },
      ]))
}
"""##,
    "CompilerScenarios.swift": ##"""
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
"""##,
    "DebugTypealias.swift": ##"""
import Foundation

private struct DebugBorder: ViewModifier {
  func body(content: Content) -> some View {
    content.border(.red, width: 2)
  }
}

// In an app: #if DEBUG … #else … #endif around one typealias. One program holds one build, so here are both.
private typealias OverlayOfDebugBuild = DebugBorder
private typealias OverlayOfReleaseBuild = EmptyModifier

private struct AliasScreen<Overlay: ViewModifier>: View {
  let overlay: Overlay
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
      .modifier(overlay)
    Toggle("Debug", isOn: $isDebug)
    Text(isDebug ? "debugging" : "live")
  }
}

extension Scenario {
  static let debugTypealias = Scenario(
    name: "debug-typealias",
    question: "The overlay's type is chosen when the app is built: does a flag that flips at run time reset the card?",
    answer: "No. In each build the card has one place and one type of modifier around it, so every flip finds the "
      + "same node. The overlay cannot be switched at run time: that is the price.",
    files: ["DebugTypealias.swift", "ProfileCard.swift"],
    content: .views(
      [
        Subject("debug build") { AliasScreen(overlay: OverlayOfDebugBuild()) },
        Subject("release build") { AliasScreen(overlay: OverlayOfReleaseBuild()) },
      ],
      steps: [.tap("Like", times: 3), .toggle("Debug"), .tap("Like", times: 3), .toggle("Debug")],
      claims: [
        Claim("no flip loses anything, in either build") { $0.allSatisfy(\.losesNothing) },
        Claim("no flip calls onAppear or cuts an animation") {
          $0.flatMap(\.flips).allSatisfy { $0.count(.appeared) == 0 && $0.count(.animationCut) == 0 }
        },
        Claim("only the debug build has the overlay's nodes") {
          $0.map { $0.start.nodes.contains { $0.type == "DebugBorder" } } == [true, false]
        },
      ]),
    roots: [
      ("debug build", "AliasScreen(overlay: OverlayOfDebugBuild())"),
      ("release build", "AliasScreen(overlay: OverlayOfReleaseBuild())"),
    ])
}
"""##,
    "EmptyModifierCost.swift": ##"""
import Foundation

private struct PlainScreen: View {
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
    Toggle("Debug", isOn: $isDebug)
    Text(isDebug ? "debugging" : "live")
  }
}

private struct ModifiedScreen: View {
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
      .modifier(EmptyModifier())
    Toggle("Debug", isOn: $isDebug)
    Text(isDebug ? "debugging" : "live")
  }
}

extension Scenario {
  static let emptyModifier = Scenario(
    name: "empty-modifier",
    question: "How many nodes does `.modifier(EmptyModifier())` add to the tree, and does it make a body run?",
    answer: "None, and no. The static type is another one, ModifiedContent<ProfileCard, EmptyModifier>, but the tree "
      + "at run time is the same, and the card's body is skipped as it is without the modifier.",
    files: ["EmptyModifierCost.swift", "ProfileCard.swift"],
    content: .views(
      [Subject("without") { PlainScreen() }, Subject("with EmptyModifier") { ModifiedScreen() }],
      steps: [.tap("Like"), .toggle("Debug"), .toggle("Debug")],
      claims: [
        Claim("both trees have the same nodes") {
          $0[0].start.nodes.dropFirst(2).map(\.type) == $0[1].start.nodes.dropFirst(2).map(\.type)
        },
        Claim("the card's body is skipped at each flip, in both") {
          $0.flatMap(\.flips).allSatisfy { flip in
            !flip.events.contains { $0.kind == .bodyEvaluated && $0.type == "ProfileCard" }
              && flip.events.contains { $0.kind == .bodySkipped && $0.type == "ProfileCard" }
          }
        },
        Claim("nothing is lost") { $0.allSatisfy(\.losesNothing) },
      ]))
}
"""##,
    "IfModifier.swift": ##"""
import Foundation

extension View {
  @ViewBuilder
  fileprivate func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

private struct IfScreen: View {
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
      .if(isDebug) { card in card.border(.red, width: 2) }
    Toggle("Debug", isOn: $isDebug)
  }
}

extension Scenario {
  static let ifModifier = Scenario(
    name: "if-modifier",
    question: "Like the card three times, then flip Debug on and off: what does the card say each time?",
    answer: "`.if` has two branches, and each is an identity of its own. Every flip throws the card away with its "
      + "likes, calls onAppear again, and cuts the animation that ran.",
    files: ["IfModifier.swift", "ProfileCard.swift"],
    content: .views(
      [Subject { IfScreen() }],
      steps: [.tap("Like", times: 3), .toggle("Debug"), .tap("Like", times: 3), .toggle("Debug")],
      claims: [
        Claim("each flip loses the likes") { $0[0].losesAtEachFlip("ProfileCard.likes") },
        Claim("each flip calls onAppear once more") { $0[0].flips.allSatisfy { $0.count(.appeared) == 1 } },
        Claim("each flip cuts the running animation") { $0[0].flips.allSatisfy { $0.count(.animationCut) == 1 } },
        Claim("the flag itself lives above the branch and is kept") {
          $0[0].flips.allSatisfy { $0.states.contains { $0.key == "IfScreen.isDebug" && $0.fate == .kept } }
        },
      ]))
}
"""##,
    "IndexIDs.swift": ##"""
import Foundation

private struct FavouriteThumbnail: View {
  let name: String
  @State private var isFavourite = false

  var body: some View {
    Button(isFavourite ? "\(name) ★" : name) { isFavourite = true }
  }
}

private struct GridByIndex: View {
  @State private var images = ["Alps", "Beach", "City"]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(images.indices, id: \.self) { index in
        FavouriteThumbnail(name: images[index])
      }
    }
    Button("Delete first") { images.removeFirst() }
  }
}

private struct GridByName: View {
  @State private var images = ["Alps", "Beach", "City"]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(images, id: \.self) { name in
        FavouriteThumbnail(name: name)
      }
    }
    Button("Delete first") { images.removeFirst() }
  }
}

extension Scenario {
  static let indexIDs = Scenario(
    name: "index-ids",
    question: "Mark Alps as favourite, then delete Alps: which pictures have a star?",
    answer: "With indices as ids, Beach: row 0 goes on living and only shows the next picture, and the row that is "
      + "removed is the last one. With ids that belong to the pictures, none.",
    files: ["IndexIDs.swift"],
    content: .views(
      [Subject("id: \\.self over indices") { GridByIndex() }, Subject("ids of the pictures") { GridByName() }],
      steps: [.tap("Alps"), .tap("Delete first")],
      claims: [
        Claim("with indices the star slides to Beach") {
          $0[0].outcomes.last?.after.texts.prefix(2) == ["Beach ★", "City"]
        },
        Claim("with the pictures' own ids it goes with Alps") {
          $0[1].outcomes.last?.after.texts.prefix(2) == ["Beach", "City"]
        },
      ]))
}
"""##,
    "InertArgument.swift": ##"""
import Foundation

private struct InertScreen: View {
  @State private var isDebug = false

  var body: some View {
    ProfileCard()
      .border(isDebug ? .red : .clear, width: 2)
    Toggle("Debug", isOn: $isDebug)
  }
}

extension Scenario {
  static let inertArgument = Scenario(
    name: "inert-argument",
    question: "The flag chooses the border's color instead of a branch: what does a flip do to the likes?",
    answer: "Nothing. The modifier is always there, and an inert value (here .clear) makes it invisible: one place, "
      + "one type, one identity. The flag may flip at run time as often as it likes.",
    files: ["InertArgument.swift", "ProfileCard.swift"],
    content: .views(
      [Subject { InertScreen() }],
      steps: [.tap("Like", times: 3), .toggle("Debug"), .tap("Like", times: 3), .toggle("Debug")],
      claims: [
        Claim("nothing is lost") { $0[0].losesNothing },
        Claim("every node is kept at each flip") {
          $0[0].flips.allSatisfy { $0.removedCount == 0 && $0.insertedCount == 0 }
        },
      ]))
}
"""##,
    "ProfileCard.swift": ##"""
import Foundation

/// A card with something to lose: a count, an appearance, and an animation that each like starts.
struct ProfileCard: View {
  @State private var likes = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Jane Appleseed, \(likes) likes")
      Color.pink.frame(width: CGFloat(likes) * 10, height: 4)
      Button("Like") { withAnimation { likes += 1 } }
    }
    .onAppear {
      // Count the visit, load the picture …
    }
  }
}
"""##,
    "SeveralOverlays.swift": ##"""
import Foundation

private struct DebugBorderOverlay: ViewModifier {
  func body(content: Content) -> some View { content.border(.red) }
}

private struct DebugTint: ViewModifier {
  func body(content: Content) -> some View { content.background(.yellow) }
}

private struct DebugName: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) { Text("ProfileCard").font(.caption2) }
  }
}

// In an app, each is a typealias of its own between #if DEBUG and #endif; the body below needs no #if.
private struct OverlaysScreen<Border: ViewModifier, Tint: ViewModifier, Name: ViewModifier>: View {
  let border: Border
  let tint: Tint
  let name: Name
  @State private var isBusy = false

  var body: some View {
    ProfileCard()
      .modifier(border)
      .modifier(tint)
      .modifier(name)
    Toggle("Busy", isOn: $isBusy)
    Text(isBusy ? "busy" : "idle")
  }
}

extension Scenario {
  static let severalOverlays = Scenario(
    name: "several-overlays",
    question: "Three debug overlays on one screen, each with a typealias of its own: what do they cost in release?",
    answer: "No node and no state. Each can be switched off by itself at build time, and the body is the same in "
      + "every combination.",
    files: ["SeveralOverlays.swift", "ProfileCard.swift"],
    content: .views(
      [
        Subject("debug build, all three") {
          OverlaysScreen(border: DebugBorderOverlay(), tint: DebugTint(), name: DebugName())
        },
        Subject("debug build, only the name") {
          OverlaysScreen(border: EmptyModifier(), tint: EmptyModifier(), name: DebugName())
        },
        Subject("release build") {
          OverlaysScreen(border: EmptyModifier(), tint: EmptyModifier(), name: EmptyModifier())
        },
      ],
      steps: [.tap("Like", times: 2), .toggle("Busy")],
      claims: [
        Claim("nothing is lost in any of them") { $0.allSatisfy(\.losesNothing) },
        Claim("each overlay that is switched on is there, and no other") { records in
          let overlays = ["DebugBorderOverlay", "DebugTint", "DebugName"]
          return records.map { record in
            overlays.map { name in record.start.nodes.contains { $0.type == name } }
          } == [[true, true, true], [false, false, true], [false, false, false]]
        },
      ]),
    roots: [
      ("debug build", "OverlaysScreen(border: DebugBorderOverlay(), tint: DebugTint(), name: DebugName())"),
      ("release build", "OverlaysScreen(border: EmptyModifier(), tint: EmptyModifier(), name: EmptyModifier())"),
    ])
}
"""##,
    "ThumbnailGrid.swift": ##"""
import Foundation

private struct DebugSizeLabel: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width))x\(Int(proxy.size.height))")
      }
    }
  }
}

private struct Thumbnail: View {
  let color: Color
  @State private var taps = 0

  var body: some View {
    Button("Thumbnail, \(taps) taps") { taps += 1 }
      .frame(height: 60)
      .frame(maxWidth: .infinity)
      .background(color)
  }
}

private struct ThumbnailGridScreen<SizeLabel: ViewModifier>: View {
  let label: SizeLabel
  @State private var isBusy = false

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 10)]) {
      ForEach([Color.red, .green, .blue], id: \.self) { color in
        Thumbnail(color: color)
          .modifier(label)
      }
    }
    Toggle("Busy", isOn: $isBusy)
    Text(isBusy ? "busy" : "idle")
  }
}

extension Scenario {
  static let thumbnailGrid = Scenario(
    name: "thumbnail-grid",
    question: "Each thumbnail of an adaptive grid shows its size in a debug overlay: which sizes, and what is reset?",
    answer: "90x60 while four columns fit into the window, 100x60 when only three do: the sizes that layout gave, "
      + "not constants. Nothing is reset. In release the labels and their GeometryReaders are not there.",
    files: ["ThumbnailGrid.swift"],
    content: .views(
      [
        Subject("debug build") { ThumbnailGridScreen(label: DebugSizeLabel()) },
        Subject("release build") { ThumbnailGridScreen(label: EmptyModifier()) },
      ],
      steps: [.tap("Thumbnail, 0 taps"), .resize(width: 320, height: 568), .toggle("Busy")],
      claims: [
        Claim("the labels show the size of their cell, and follow it when the window gets narrower") {
          func labels(_ tree: Snapshot?) -> Set<String> { Set(tree?.texts.filter { $0.contains("x60") } ?? []) }
          return labels($0[0].start) == ["90x60"] && labels($0[0].outcomes[1].after) == ["100x60"]
        },
        Claim("nothing is lost") { $0.allSatisfy(\.losesNothing) },
        Claim("three labels in the debug build, none in the release build") {
          $0.map { $0.start.nodes.count { $0.type == "GeometryReader" } } == [3, 0]
        },
      ]),
    roots: [
      ("debug build", "ThumbnailGridScreen(label: DebugSizeLabel())"),
      ("release build", "ThumbnailGridScreen(label: EmptyModifier())"),
    ])
}
"""##,
  ]
}
