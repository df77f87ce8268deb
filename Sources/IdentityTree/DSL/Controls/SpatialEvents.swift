import Foundation

/// Touches and clicks in a view at one time
/// (https://developer.apple.com/documentation/swiftui/spatialeventcollection).
public struct SpatialEventCollection: Collection, Equatable {
  let events: [Event]

  /// One touch, or a click of a pointer.
  public struct Event: Identifiable, Hashable {
    /// The id of a touch from its beginning to its end.
    public struct ID: Hashable {
      let number: Int
    }
    /// What touches.
    public enum Kind: Hashable {
      case touch, directPinch, indirectPinch, pencil, pointer
    }
    /// Where a touch is in its life.
    public enum Phase: Hashable {
      case active, ended, cancelled
    }
    /// How a pencil is held.
    public struct InputDevicePose: Hashable {
      public var altitude: Angle
      public var azimuth: Angle
    }
    public var id: ID
    public var timestamp: TimeInterval
    public var kind: Kind
    /// In the coordinate space of the gesture, in points.
    public var location: CGPoint
    public var phase: Phase
    public var modifierKeys: EventModifiers
    public var inputDevicePose: InputDevicePose?
  }

  /// A position in the collection.
  public struct Index: Comparable {
    let offset: Int
    public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
  }

  /// Walks through the events.
  public struct Iterator: IteratorProtocol {
    var events: ArraySlice<Event>
    public mutating func next() -> Event? { events.popFirst() }
  }

  public func makeIterator() -> Iterator { Iterator(events: events[...]) }
  public var startIndex: Index { Index(offset: 0) }
  public var endIndex: Index { Index(offset: events.count) }
  public func index(after index: Index) -> Index { Index(offset: index.offset + 1) }
  public subscript(position: Index) -> Event { events[position.offset] }
  /// The event of an id.
  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
}
