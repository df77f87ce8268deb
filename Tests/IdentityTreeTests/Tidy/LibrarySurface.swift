import Foundation

/// The public names of the library's vocabulary, read from its sources.
struct LibrarySurface {
  /// How much of a name there is.
  enum Extent: Int, Comparable {
    /// What it does in SwiftUI happens here too.
    case modelled
    /// Its values stand in the tree and the environment; nothing else comes of it.
    case recorded
    /// So that files compile: says in its comment what it does not do.
    case standIn

    static func < (left: Extent, right: Extent) -> Bool { left.rawValue < right.rawValue }
  }

  struct Name: Hashable {
    enum Kind { case type, view, modifier }
    let text: String
    let kind: Kind
    let extent: Extent
    /// The file below `Sources/IdentityTree`, without `.swift`.
    let family: String
  }

  private(set) var names: [Name] = []

  init() throws {
    let base = Repository.folder.appending(path: "Sources/IdentityTree")
    for folder in ["DSL", "Layout"] {
      for path in Repository.files(below: base.appending(path: folder)) {
        let text = try String(contentsOf: base.appending(path: "\(folder)/\(path)"), encoding: .utf8)
        read(text, family: "\(folder)/\(path.dropLast(6))")
      }
    }
  }

  /// The best extent of each name of a kind, by name.
  func extents(of kinds: Set<Name.Kind>) -> [String: Extent] {
    var result: [String: Extent] = [:]
    for name in names where kinds.contains(name.kind) {
      result[name.text] = min(result[name.text] ?? .standIn, name.extent)
    }
    return result
  }

  private mutating func read(_ text: String, family: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isStandInFile = text.contains("// Stand-ins for")
    var isViewExtension = false
    var comment = ""
    for (index, line) in lines.enumerated() {
      let bare = line.trimmingCharacters(in: .whitespaces)
      let indent = line.prefix { $0 == " " }.count
      if bare.hasPrefix("///") {
        comment += bare.dropFirst(3)
        continue
      }
      if bare.isEmpty || bare.hasPrefix("#if") || bare.hasPrefix("#endif") {
        comment = ""
        continue
      }
      if bare.hasPrefix("@") && !bare.contains("struct ") && !bare.contains("class ") && !bare.contains("func ") {
        continue
      }
      if indent <= 2, let match = bare.firstMatch(of: /^(?:public )?extension (\w+)/) {
        isViewExtension = match.1 == "View"
      }
      let isStandIn = isStandInFile || comment.contains("Stands in for") || comment.contains("same stand-in")
      if indent <= 2,
        let match = bare.firstMatch(
          of:
            /\bpublic (?:nonisolated |final |indirect |dynamic )*(struct|class|enum|protocol|typealias|actor) ([A-Z]\w*)/
        )
      {
        let head = lines[index..<min(index + 4, lines.count)].joined(separator: " ").prefix { $0 != "{" }
        let isView = head.contains(/:[^{]*\b(View|PrimitiveView|ControlView)\b/)
        let kind: Name.Kind = isView ? .view : .type
        if indent == 0 || isStandIn {
          names.append(
            Name(text: String(match.2), kind: kind, extent: isStandIn ? .standIn : .modelled, family: family))
        }
        if match.1 != "typealias", indent == 0 { isViewExtension = false }
      }
      if isViewExtension, let match = bare.firstMatch(of: /\bpublic nonisolated func ([a-z]\w*)/) {
        names.append(
          Name(
            text: String(match.1), kind: .modifier, extent: Self.extent(ofBody: lines[(index + 1)...], indent),
            family: family))
      }
      comment = ""
    }
    // `extension Foo: View` says that a type is a view.
    for match in text.matches(of: /extension (\w+): (?:\w+, )*(?:View|PrimitiveView|ControlView)\b/) {
      for index in names.indices where names[index].text == match.1 && names[index].kind == .type {
        let name = names[index]
        names[index] = Name(text: name.text, kind: .view, extent: name.extent, family: name.family)
      }
    }
  }

  /// What a modifier's body does: recorded values, nothing, or more.
  private static func extent(ofBody lines: ArraySlice<String>, _ indent: Int) -> Extent {
    let end = String(repeating: " ", count: indent) + "}"
    let body = lines.prefix { !$0.hasPrefix(end) }.joined(separator: " ")
    let isPassedOn = body.trimmingCharacters(in: .whitespaces) == "self"
    return body.contains("recorded(") || body.contains("inherited(") || isPassedOn ? .recorded : .modelled
  }
}
