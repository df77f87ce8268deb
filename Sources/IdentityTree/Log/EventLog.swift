/// The events of one simulator, oldest first.
///
/// An event costs 64 bytes until its text is asked for. At the cap the oldest sixteenth is dropped, and
/// ``droppedCount`` says how many were lost since the last take.
final class EventLog {
  private let core: CorePointer
  private unowned(unsafe) let graph: ViewGraph
  /// How many events were lost since the last take.
  var droppedCount: Int { core.pointee.log.droppedCount }
  /// Texts of events that had to be made at once, in the order of their events.
  private var texts: [String] = []
  private var firstText: UInt64 = 0
  /// How many of `texts` at its start belong to events that are gone.
  private var deadTexts = 0

  init(core: CorePointer) {
    self.core = core
    graph = core.pointee.graph
  }

  /// The most events that are kept.
  var cap: Int {
    get { core.pointee.log.cap }
    set {
      dropOldest(core.pointee.log.count - max(newValue, 1))
      core.pointee.log.setCap(max(newValue, 1))
    }
  }

  /// How many events of a kind were ever recorded, those included that are no longer kept.
  func total(_ kind: Event.Kind) -> Int { core.pointee.log.total(kind) }

  // MARK: Record

  @inline(__always) static func append(_ event: RawEvent, to core: CorePointer) {
    if core.pointee.log.isFull { core.pointee.graph.log.makeRoom() }
    core.pointee.log.append(event)
  }

  private func append(_ event: RawEvent) { Self.append(event, to: core) }

  @inline(never) private func makeRoom() { dropOldest(core.pointee.log.batch) }

  private func dropOldest(_ number: Int) {
    guard number > 0 else { return }
    if texts.count > deadTexts {
      for index in 0..<min(number, count) { forget(core.pointee.log[index]) }
    }
    core.pointee.log.dropOldest(number)
  }

  /// Lets go of what an event has beyond its bytes.
  private func forget(_ event: RawEvent) {
    switch event.form {
    case .text: forgetText()
    case .removal where event.first.0 == 0:
      steps[event.second.0] = nil
      forgetText()
    default: break
    }
  }

  private func forgetText() {
    texts[deadTexts] = ""
    deadTexts += 1
    if deadTexts > 1024, deadTexts * 2 > texts.count {
      texts.removeFirst(deadTexts)
      firstText += UInt64(deadTexts)
      deadTexts = 0
    }
  }

  @inline(__always) private static func event(_ kind: Event.Kind, _ node: Node, form: RawEvent.Form) -> RawEvent {
    RawEvent(
      kind: kind, form: form, frame: node.core.pointee.frame, node: node.id.rawValue, type: node.typeIndex,
      place: node.place,
      reference: node.isRemoved ? nil : UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque()))
  }

  /// Records an event that has nothing to say beyond its node.
  @inline(__always) static func record(_ kind: Event.Kind, _ node: Node) {
    append(event(kind, node, form: .none), to: node.core)
  }

  func record(_ kind: Event.Kind, _ node: Node) { Self.record(kind, node) }

  /// Records an event with a text that is made now.
  func record(_ kind: Event.Kind, _ node: Node?, text: String) {
    guard let node else {
      var event = RawEvent(kind: kind, form: .text, frame: core.pointee.frame, node: 0, type: 0, place: 0)
      event.first.0 = keep(text)
      return append(event)
    }
    var event = Self.event(kind, node, form: .text)
    event.first.0 = keep(text)
    append(event)
  }

  private func keep(_ text: String) -> UInt64 {
    texts.append(text)
    return firstText + UInt64(texts.count - 1)
  }

  /// Records a property's value.
  @inline(__always) static func record<T>(_ kind: Event.Kind, _ node: Node, field: Int, value: T) {
    if ValueFormat.isInline(T.self) {
      var event = event(kind, node, form: .value)
      event.field = UInt16(truncatingIfNeeded: field)
      event.extra = node.core.pointee.types.formatIndex(of: T.self)
      withUnsafeMutableBytes(of: &event.first) { $0.storeBytes(of: value, as: T.self) }
      append(event, to: node.core)
    } else {
      node.graph.log.record(kind, node, text: "\(node.propertyName(at: field)) = \(ValueText.brief(value))")
    }
  }

  /// Records the change of a property's value.
  @inline(__always) static func record<T>(_ kind: Event.Kind, _ node: Node, field: Int, old: T, new: T) {
    if ValueFormat.isInline(T.self) {
      var event = event(kind, node, form: .change)
      event.field = UInt16(truncatingIfNeeded: field)
      event.extra = node.core.pointee.types.formatIndex(of: T.self)
      withUnsafeMutableBytes(of: &event.first) { $0.storeBytes(of: old, as: T.self) }
      withUnsafeMutableBytes(of: &event.second) { $0.storeBytes(of: new, as: T.self) }
      append(event, to: node.core)
    } else {
      let name = node.propertyName(at: field)
      node.graph.log.record(
        kind, node, text: "\(name) \(ValueText.brief(old)) → \(ValueText.brief(new))")
    }
  }

  /// Records a removal with what later tells the path: the parent and the step from it.
  static func recordRemoval(_ node: Node) {
    let core = node.core
    var event = event(.nodeRemoved, node, form: .removal)
    if let parent = node.rawParent {
      event.reference = UnsafeRawPointer(parent.toOpaque())
      parent.borrowed { parent in
        event.extra = parent.id.rawValue
        if let step = parent.compactStep(toChild: node.slot) {
          event.first = step.payload
        } else {
          event.second.0 = core.pointee.graph.log.keep(parent.step(toChild: node.slot))
        }
      }
    } else {
      event.reference = nil
      event.first = CompactStep(.body).map(\.payload) ?? (0, 0)
    }
    append(event, to: core)
  }

  private func keep(_ step: PathStep) -> UInt64 {
    let number = keep("")
    steps[number] = step
    return number
  }

  /// Steps that carry an id, by the number of their text.
  private var steps: [UInt64: PathStep] = [:]

  // MARK: Take

  /// Where a removed node stood.
  private struct RemovedStep {
    var type: UInt32
    var parent: UInt32
    var parentReference: UnsafeRawPointer?
    var step: PathStep
  }

  /// All events since the last take. Paths of nodes that still live are read from the tree; those of removed nodes
  /// from their removals, each of which names its parent.
  func take() -> [Event] {
    defer { clear() }
    return events
  }

  /// The events since the last take, which stay in the log.
  var events: [Event] {
    var removals: [UInt32: RemovedStep] = [:]
    for index in 0..<count {
      let raw = core.pointee.log[index]
      guard raw.form == .removal else { continue }
      removals[raw.node] = RemovedStep(
        type: raw.type, parent: raw.extra, parentReference: raw.reference,
        step: CompactStep(payload: raw.first)?.step ?? steps[raw.second.0] ?? .child(0))
    }
    return (0..<count).map { event(core.pointee.log[$0], removals: removals) }
  }

  func clear() {
    core.pointee.log.removeAll()
    firstText += UInt64(texts.count)
    texts.removeAll(keepingCapacity: true)
    steps.removeAll()
    deadTexts = 0
  }

  var count: Int { core.pointee.log.count }
  /// How many events there were since the last take, dropped ones included.
  var recordedCount: Int { core.pointee.log.recordedCount }

  private func event(_ raw: RawEvent, removals: [UInt32: RemovedStep]) -> Event {
    let isOfNode = raw.node != 0
    return Event(
      kind: raw.kind, frame: Int(raw.frame), node: isOfNode ? NodeID(rawValue: raw.node) : nil,
      type: isOfNode ? graph.typeName(at: raw.type) : "", path: isOfNode ? path(of: raw, removals: removals) : nil,
      text: text(of: raw), place: core.pointee.places[raw.place])
  }

  private func text(of raw: RawEvent) -> String {
    switch raw.form {
    case .none, .removal: return ""
    case .text:
      guard raw.first.0 >= firstText, raw.first.0 - firstText < UInt64(texts.count) else { return "" }
      return texts[Int(raw.first.0 - firstText)]
    case .value:
      return "\(graph.propertyName(ofType: raw.type, at: Int(raw.field))) = \(format(raw.first, raw.extra))"
    case .change:
      let name = graph.propertyName(ofType: raw.type, at: Int(raw.field))
      return "\(name) \(format(raw.first, raw.extra)) → \(format(raw.second, raw.extra))"
    }
  }

  private func format(_ payload: RawEvent.Payload, _ index: UInt32) -> String {
    withUnsafeBytes(of: payload) { graph.format(at: index).text($0) }
  }

  private func path(of raw: RawEvent, removals: [UInt32: RemovedStep]) -> IdentityPath? {
    if removals[raw.node] == nil {
      guard raw.form != .removal, let reference = raw.reference else { return nil }
      return Unmanaged<Node>.fromOpaque(reference).takeUnretainedValue().path
    }
    var steps: [PathStep] = []
    var number = raw.node
    while let removal = removals[number] {
      steps.append(.type(graph.typeName(at: removal.type)))
      guard removal.parent != 0 else { return IdentityPath(steps: steps.reversed()) }
      steps.append(removal.step)
      if steps.count >= IdentityPath.longest {
        return IdentityPath(steps: steps.reversed(), elided: 1)
      }
      if removals[removal.parent] == nil, let reference = removal.parentReference {
        let above = Unmanaged<Node>.fromOpaque(reference).takeUnretainedValue().path
        return IdentityPath(steps: above.steps + steps.reversed(), elided: above.elided)
      }
      number = removal.parent
    }
    return IdentityPath(steps: steps.reversed())
  }
}
