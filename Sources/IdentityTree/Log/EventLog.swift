/// The events of one simulator, oldest first.
///
/// An event costs 64 bytes until its text is asked for. At the cap each new event takes the place of the oldest, and
/// ``droppedCount`` says how many were lost since the last take.
final class EventLog {
  private unowned(unsafe) let graph: ViewGraph
  private var buffer: UnsafeMutablePointer<RawEvent>
  private var capacity = 256
  private var head = 0
  private(set) var count = 0
  private(set) var droppedCount = 0
  /// Texts of events that had to be made at once, in the order of their events.
  private var texts: [String] = []
  private var firstText: UInt64 = 0
  /// How many of `texts` at its start belong to events that are gone.
  private var deadTexts = 0
  /// The most events that are kept.
  var cap = 1 << 20 {
    didSet { if cap < oldValue { shrink() } }
  }

  init(graph: ViewGraph) {
    self.graph = graph
    buffer = .allocate(capacity: capacity)
  }

  deinit { buffer.deallocate() }

  // MARK: Record

  @inline(__always) private func append(_ event: RawEvent) {
    if count == capacity { makeRoom() }
    var position = head &+ count
    if position >= capacity { position &-= capacity }
    (buffer + position).initialize(to: event)
    count &+= 1
  }

  private func makeRoom() {
    if capacity < cap {
      let larger = min(capacity * 2, max(cap, 1))
      let new = UnsafeMutablePointer<RawEvent>.allocate(capacity: larger)
      for index in 0..<count { (new + index).initialize(to: buffer[(head + index) % capacity]) }
      buffer.deallocate()
      buffer = new
      head = 0
      capacity = larger
    } else {
      dropOldest()
    }
  }

  private func dropOldest() {
    let oldest = buffer[head]
    if oldest.form == .text || oldest.form == .afterRemoval, oldest.first.0 >= firstText { forgetText() }
    if oldest.form == .removal, oldest.first.0 == 0 { forgetText() }
    head += 1
    if head == capacity { head = 0 }
    count -= 1
    droppedCount += 1
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

  private func shrink() {
    while count > max(cap, 1) { dropOldest() }
    guard capacity > max(cap, 1) else { return }
    let smaller = max(cap, 1)
    let new = UnsafeMutablePointer<RawEvent>.allocate(capacity: smaller)
    for index in 0..<count { (new + index).initialize(to: buffer[(head + index) % capacity]) }
    buffer.deallocate()
    buffer = new
    head = 0
    capacity = smaller
  }

  @inline(__always) private func event(_ kind: Event.Kind, _ node: Node, form: RawEvent.Form) -> RawEvent {
    RawEvent(
      kind: kind, form: form, frame: UInt32(truncatingIfNeeded: graph.frame), node: node.id.rawValue,
      type: node.typeIndex, place: node.place, reference: UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque()))
  }

  /// Records an event that has nothing to say beyond its node.
  @inline(__always) func record(_ kind: Event.Kind, _ node: Node) {
    append(event(kind, node, form: node.isRemoved ? .afterRemoval : .none))
  }

  /// Records an event with a text that is made now.
  func record(_ kind: Event.Kind, _ node: Node?, text: String) {
    guard let node else {
      var event = RawEvent(
        kind: kind, form: .text, frame: UInt32(truncatingIfNeeded: graph.frame), node: 0, type: 0, place: 0)
      event.first.0 = keep(text)
      return append(event)
    }
    var event = event(kind, node, form: node.isRemoved ? .afterRemoval : .text)
    event.first.0 = keep(text)
    append(event)
  }

  private func keep(_ text: String) -> UInt64 {
    texts.append(text)
    return firstText + UInt64(texts.count - 1)
  }

  /// Records a property's value.
  func record<T>(_ kind: Event.Kind, _ node: Node, field: Int, value: T) {
    if !node.isRemoved, ValueFormat.isInline(T.self) {
      var event = event(kind, node, form: .value)
      event.field = UInt16(truncatingIfNeeded: field)
      event.extra = graph.formatIndex(of: T.self)
      withUnsafeMutableBytes(of: &event.first) { target in
        withUnsafeBytes(of: value) { target.copyMemory(from: $0) }
      }
      append(event)
    } else {
      record(kind, node, text: "\(node.propertyName(at: field)) = \(String(reflecting: value))")
    }
  }

  /// Records the change of a property's value.
  func record<T>(_ kind: Event.Kind, _ node: Node, field: Int, old: T, new: T) {
    if ValueFormat.isInline(T.self) {
      var event = event(kind, node, form: .change)
      event.field = UInt16(truncatingIfNeeded: field)
      event.extra = graph.formatIndex(of: T.self)
      withUnsafeMutableBytes(of: &event.first) { target in
        withUnsafeBytes(of: old) { target.copyMemory(from: $0) }
      }
      withUnsafeMutableBytes(of: &event.second) { target in
        withUnsafeBytes(of: new) { target.copyMemory(from: $0) }
      }
      append(event)
    } else {
      let name = node.propertyName(at: field)
      record(kind, node, text: "\(name) \(String(reflecting: old)) → \(String(reflecting: new))")
    }
  }

  /// Records a removal with what later tells the path: the parent and the step from it.
  func recordRemoval(_ node: Node) {
    var event = event(.nodeRemoved, node, form: .removal)
    if let parent = node.parent {
      event.extra = parent.id.rawValue
      event.reference = UnsafeRawPointer(Unmanaged.passUnretained(parent).toOpaque())
      if let step = parent.compactStep(toChild: node.slot) {
        event.first = step.payload
      } else {
        event.second.0 = keep("")
        steps[event.second.0] = parent.step(toChild: node.slot)
      }
    } else {
      event.reference = nil
      event.first = CompactStep(.body).map(\.payload) ?? (0, 0)
    }
    append(event)
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
      let raw = self[index]
      guard raw.form == .removal else { continue }
      removals[raw.node] = RemovedStep(
        type: raw.type, parent: raw.extra, parentReference: raw.reference,
        step: CompactStep(payload: raw.first)?.step ?? steps[raw.second.0] ?? .child(0))
    }
    return (0..<count).map { event(self[$0], removals: removals) }
  }

  func clear() {
    head = 0
    count = 0
    droppedCount = 0
    firstText += UInt64(texts.count)
    texts.removeAll(keepingCapacity: true)
    steps.removeAll()
    deadTexts = 0
  }

  private subscript(index: Int) -> RawEvent { buffer[(head + index) % capacity] }

  private func event(_ raw: RawEvent, removals: [UInt32: RemovedStep]) -> Event {
    let isOfNode = raw.node != 0
    return Event(
      kind: raw.kind, frame: Int(raw.frame), node: isOfNode ? NodeID(rawValue: raw.node) : nil,
      type: isOfNode ? graph.typeName(at: raw.type) : "", path: isOfNode ? path(of: raw, removals: removals) : nil,
      text: text(of: raw), place: graph.places[raw.place])
  }

  private func text(of raw: RawEvent) -> String {
    switch raw.form {
    case .none, .removal: return ""
    case .text, .afterRemoval:
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
      guard raw.form != .afterRemoval, raw.form != .removal, let reference = raw.reference else { return nil }
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
