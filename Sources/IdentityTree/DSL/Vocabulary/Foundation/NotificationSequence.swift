import Foundation

#if os(Linux)
  extension NotificationCenter {
    /// The notifications of a name, as they come
    /// (https://developer.apple.com/documentation/foundation/notificationcenter/notifications).
    public final class Notifications: AsyncSequence, @unchecked Sendable {
      public typealias Element = Foundation.Notification
      public typealias AsyncIterator = Iterator
      private let center: NotificationCenter
      private let name: Foundation.Notification.Name
      private let object: AnyObject?

      init(center: NotificationCenter, name: Foundation.Notification.Name, object: AnyObject?) {
        self.center = center
        self.name = name
        self.object = object
      }

      /// Observes from now on.
      public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream<Element>.makeStream(bufferingPolicy: .bufferingNewest(7))
        nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
          nonisolated(unsafe) let notification = $0
          continuation.yield(notification)
        }
        let center = center
        continuation.onTermination = { _ in center.removeObserver(token) }
        return Iterator(base: stream.makeAsyncIterator())
      }

      /// Waits for the next notification.
      public struct Iterator: AsyncIteratorProtocol {
        var base: AsyncStream<Element>.Iterator
        public mutating func next() async -> Element? { await base.next() }
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
          await base.next(isolation: actor)
        }
      }
    }

    /// The notifications of a name, as they come.
    public func notifications(named name: Foundation.Notification.Name, object: AnyObject? = nil) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }
  }
#endif
