import Foundation

/// Stands in for the system's log (https://developer.apple.com/documentation/os/logger): messages go to standard error.
public struct Logger: Sendable {
  let category: String
  public init() { category = "" }
  public init(subsystem: String, category: String) { self.category = category }
  public init(_ log: OSLog) { category = log.category }

  private func write(_ level: String, _ message: OSLogMessage) {
    let lead = category.isEmpty ? level : "\(category) \(level)"
    FileHandle.standardError.write(Data("\(lead): \(message.text)\n".utf8))
  }
  public func log(_ message: OSLogMessage) { write("log", message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }
  public func trace(_ message: OSLogMessage) { write("trace", message) }
  public func debug(_ message: OSLogMessage) { write("debug", message) }
  public func info(_ message: OSLogMessage) { write("info", message) }
  public func notice(_ message: OSLogMessage) { write("notice", message) }
  public func warning(_ message: OSLogMessage) { write("warning", message) }
  public func error(_ message: OSLogMessage) { write("error", message) }
  public func critical(_ message: OSLogMessage) { write("critical", message) }
  public func fault(_ message: OSLogMessage) { write("fault", message) }
}

/// A log by its older name.
public final class OSLog: Sendable {
  let category: String
  public init(subsystem: String, category: String) { self.category = category }
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
}

/// How important a message is.
public struct OSLogType: Hashable, Sendable {
  let name: String
  public static let `default` = OSLogType(name: "log")
  public static let info = OSLogType(name: "info")
  public static let debug = OSLogType(name: "debug")
  public static let error = OSLogType(name: "error")
  public static let fault = OSLogType(name: "fault")
}

/// Who sees a value in a log; here everybody does.
public struct OSLogPrivacy: Sendable {
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
}

/// A message with values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { text += "\(value())" }
  }
}

/// Writes to the log (older form).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) { Logger().log(message) }
/// Writes to a log (older form).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  Logger(log).log(level: type, message)
}
/// Writes to a log with a format (older form).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  Logger(log).log(level: type, OSLogMessage(stringLiteral: "\(message)"))
}
