/// Rows with a header and a footer (https://developer.apple.com/documentation/swiftui/section).
///
/// Containers look through a section to its rows.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

/// A view that groups rows: containers and layout look through it to header, rows and footer.
@MainActor protocol RowGroup {}

extension Section: RowGroup {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  @MainActor public static func _resolve(_ view: Self, into slots: inout _Slots) {
    slots.reconcile(view, as: SectionNode<Parent, Content, Footer>.self)
  }
}

/// The node of a section: header, rows while it is expanded, footer.
final class SectionNode<Parent: View, Content: View, Footer: View>: BranchNode<Section<Parent, Content, Footer>> {
  required init(_ view: Section<Parent, Content, Footer>, _ seat: Seat) {
    super.init(view, seat, typeIndex: ViewGraph.typeIndex(named: Section<Parent, Content, Footer>.self, in: seat.core))
    marks.insert(.passesRowsOn)
  }

  override var isLeafView: Bool { true }
  /// Whether the rows can go.
  override var detail: String? { view.isExpanded == nil ? nil : "collapsible" }

  override var control: ControlRole? { view.isExpanded.map { .toggle($0) } }

  override func evaluate() {
    let isExpanded = reading { view.isExpanded?.wrappedValue } ?? true
    var slots = _Slots(self)
    SectionPart._resolve(SectionPart(content: view.header), into: &slots)
    Optional<SectionRows<Content>>._resolve(isExpanded ? SectionRows(content: view.content) : nil, into: &slots)
    SectionPart._resolve(SectionPart(content: view.footer), into: &slots)
  }
}

/// The header or the footer of a section.
nonisolated struct SectionPart<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  @MainActor static func _resolveContent(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
}

/// The rows of a section.
nonisolated struct SectionRows<Content: View>: View {
  typealias Body = Never
  let content: Content
  @MainActor static func _resolve(_ view: Self, into slots: inout _Slots) {
    Content._resolve(view.content, into: &slots)
  }
}

extension SectionPart: LabelRole {}

/// The header or the footer of a section, its type left out.
protocol SectionEdge {}

extension SectionPart: SectionEdge {}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
  /// A section with a header and a footer (deprecated form).
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  /// A section with a footer (deprecated form).
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  /// A section with a header (deprecated form).
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
  /// A section with a header whose rows can be hidden.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without a header and a footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  /// A section with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  /// A section with a localized title whose rows can be hidden.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
  /// A section with a title whose rows can be hidden.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
