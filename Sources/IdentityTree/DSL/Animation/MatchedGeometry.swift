/// What of their geometry matched views share
/// (https://developer.apple.com/documentation/swiftui/matchedgeometryproperties).
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Links the geometry of views, not their state (rule 5.16).
nonisolated public struct _MatchedGeometryModifier<ID: Hashable>: PrimitiveModifier {
  public typealias Body = Never
  let id: ID
  let namespace: Namespace.ID
  let isSource: Bool

  /// The group, and whether the view gives it its geometry.
  public var _attributes: [NodeAttribute] {
    [NodeAttribute("matchedGeometry", isSource ? "\(id)" : "\(id), isSource: false")]
  }

  @MainActor public func _connect(_ node: Node) {
    guard isSource else { return }
    let key = AnyHashable([AnyHashable(id), AnyHashable(namespace)])
    node.graph.effects.append(
      .change(node) { [weak node] in if let node { node.graph.matchedSources.note(node, key: key, name: "\(id)") } })
  }
}

/// The views that give groups of matched views their geometry.
final class MatchedSources {
  private struct WeakSource {
    weak var node: Node?
  }
  private var sources: [AnyHashable: [WeakSource]] = [:]

  /// Notes a source after the update in which it came; two at a time are a mistake.
  func note(_ node: Node, key: AnyHashable, name: String) {
    var known = sources[key, default: []].filter { $0.node?.isRemoved == false }
    if !known.contains(where: { $0.node === node }) {
      if !known.isEmpty { node.graph.noteDiagnostic(.matchedGeometrySources(name)) }
      known.append(WeakSource(node: node))
    }
    sources[key] = known
  }
}

extension View {
  /// Links the geometry of views of one group (rule 5.16);
  /// https://developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:) .
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(_MatchedGeometryModifier(id: id, namespace: namespace, isSource: isSource))
  }
}
