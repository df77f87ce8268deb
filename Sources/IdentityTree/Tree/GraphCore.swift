/// What every node touches in every update, as plain memory: reached by a pointer, it needs neither reference counts
/// nor checks for exclusive access, which would cost more than the work itself.
///
/// One a graph; it lives as long as the graph.
struct GraphCore {
  let rawGraph: Unmanaged<ViewGraph>
  var lastNodeID: UInt32 = 0
  /// Counted from 1; one reconcile and commit each.
  var frame: UInt32 = 0
  var isUpdating = false
  /// Whether attributes must be compared in this update because an animation may begin.
  var isAnimated = false
  /// The node whose body runs.
  var reader: Unmanaged<Node>?
  var log: EventRing
  /// Nodes that wait for their evaluation, owned by their parents or by `graveyard`.
  var stack = NodeStack()
  /// All removed nodes of the frame, kept to its end because nodes refer to their parents without owning them.
  var graveyard = NodeStack()
  var types: TypeCache
  var places = PlaceTable()
  /// Whose statements the waiting nodes are.
  var bodies = OpenBodies()

  init(graph: ViewGraph) {
    rawGraph = .passUnretained(graph)
    log = EventRing()
    types = TypeCache()
  }

  var graph: ViewGraph { rawGraph.takeUnretainedValue() }

  mutating func deallocate() {
    log.deallocate()
    stack.deallocate()
    graveyard.deallocate()
    types.deallocate()
    bodies.deallocate()
    places.deallocate()
  }

  /// A body ran: what it made waits on the stack from here on.
  @inline(__always) mutating func open(_ statements: StatementRange) { bodies.open(statements, at: stack.count) }
}

/// The statements of the bodies whose content waits on the stack of nodes, so that what stands deep in a body still
/// finds where it was written.
struct OpenBodies {
  private struct Body {
    /// The height of the stack below what the body made.
    var base: Int
    var statements: StatementRange
  }

  private var buffer: UnsafeMutablePointer<Body>
  private var count = 0
  private var capacity = 64
  /// The base of the innermost body.
  private(set) var base = -1

  init() { buffer = .allocate(capacity: capacity) }

  /// The statements of the innermost body.
  @inline(__always) var statements: StatementRange { count == 0 ? .none : buffer[count &- 1].statements }

  @inline(__always) mutating func open(_ statements: StatementRange, at base: Int) {
    // Nothing else of a body with the same base is left to be made.
    if base == self.base, count > 0 { count &-= 1 }
    if count == capacity { grow() }
    (buffer + count).initialize(to: Body(base: base, statements: statements))
    count &+= 1
    self.base = base
  }

  /// Ends the bodies of which nothing waits any more when a node is taken from a height.
  @inline(__always) mutating func close(above height: Int) { if base > height { closeAll(above: height) } }

  private mutating func closeAll(above height: Int) {
    while count > 0, buffer[count &- 1].base > height { count &-= 1 }
    base = count == 0 ? -1 : buffer[count &- 1].base
  }

  private mutating func grow() {
    let new = UnsafeMutablePointer<Body>.allocate(capacity: capacity * 2)
    new.moveInitialize(from: buffer, count: count)
    buffer.deallocate()
    buffer = new
    capacity *= 2
  }

  mutating func deallocate() { buffer.deallocate() }
}

typealias CorePointer = UnsafeMutablePointer<GraphCore>

extension Unmanaged {
  /// Runs `body` with the object, which somebody else keeps alive for so long, without counting a reference.
  ///
  /// A function of this module, so that a closure on the main actor is passed on without a check of the actor.
  @inline(__always) func borrowed<R>(_ body: (Instance) -> R) -> R { _withUnsafeGuaranteedRef(body) }
}

/// Nodes last in, first out, without counting references.
struct NodeStack {
  private var buffer: UnsafeMutablePointer<Unmanaged<Node>>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    buffer = .allocate(capacity: capacity)
  }

  @inline(__always) mutating func push(_ node: Unmanaged<Node>) {
    if count == capacity { grow() }
    (buffer + count).initialize(to: node)
    count &+= 1
  }

  @inline(__always) mutating func pop() -> Unmanaged<Node> {
    count &-= 1
    return buffer[count]
  }

  @inline(__always) subscript(index: Int) -> Unmanaged<Node> { buffer[index] }

  private mutating func grow() {
    let new = UnsafeMutablePointer<Unmanaged<Node>>.allocate(capacity: capacity * 2)
    new.moveInitialize(from: buffer, count: count)
    buffer.deallocate()
    buffer = new
    capacity *= 2
  }

  /// Turns the order of all from `start` on round.
  @inline(__always) mutating func reverse(from start: Int) {
    var low = start
    var high = count &- 1
    while low < high {
      let node = buffer[low]
      buffer[low] = buffer[high]
      buffer[high] = node
      low &+= 1
      high &-= 1
    }
  }

  /// Lets go of all, which this stack owned.
  mutating func releaseAll() {
    while count > 0 { pop().release() }
    if capacity > 65_536 {
      buffer.deallocate()
      capacity = 64
      buffer = .allocate(capacity: capacity)
    }
  }

  mutating func deallocate() { buffer.deallocate() }
}
