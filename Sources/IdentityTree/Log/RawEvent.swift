/// One event as the log keeps it: 64 plain bytes, from which text and path are made when somebody asks.
///
/// Values of plain types of up to 16 bytes are kept as bytes; other values are described at once, so that the log
/// keeps nothing alive.
struct RawEvent {
  typealias Payload = (UInt64, UInt64)

  var kind: Event.Kind
  /// How ``first`` and ``second`` are to be read.
  var form: Form
  /// The number of the dynamic property in its type.
  var field: UInt16 = 0
  /// The frame in which it was observed, counted from 1.
  var frame: UInt32
  /// 0 for an event without a node.
  var node: UInt32
  /// The number of the node's type in its graph.
  var type: UInt32
  var place: UInt32
  /// The value format, or the parent's id in a removal.
  var extra: UInt32 = 0
  /// The node, `nil` if it was removed before; its parent in a removal. Read only as long as no removal of it is in
  /// the log: see `EventLog.events`.
  var reference: UnsafeRawPointer?
  var first: Payload = (0, 0)
  var second: Payload = (0, 0)

  enum Form: UInt8 {
    case none
    /// `first.0` is the number of a text.
    case text
    /// `first` holds the bytes of a value of the format `extra`.
    case value
    /// `first` and `second` hold the old and the new value of the format `extra`.
    case change
    /// A removal: `first` is the step from the parent, `second` the bytes of an id or the number of its text.
    case removal
  }
}
