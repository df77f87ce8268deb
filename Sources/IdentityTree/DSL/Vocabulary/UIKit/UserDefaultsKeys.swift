#if os(Linux)
  import Foundation

  /// Key-value coding of Foundation's classes, which Linux does not have.
  extension UserDefaults {
    /// The value for a key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value for a key.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }
#endif
