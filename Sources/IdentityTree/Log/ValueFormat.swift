/// How the bytes of one type of plain value become text.
struct ValueFormat {
  let text: (UnsafeRawBufferPointer) -> String

  init<T>(_ type: T.Type) {
    text = { bytes in
      guard let start = bytes.baseAddress else { return "" }
      return ValueText.reflecting(start.loadUnaligned(as: T.self))
    }
  }

  /// Whether the log keeps values of the type as bytes: they hold no reference and fit.
  @inline(__always) static func isInline<T>(_ type: T.Type) -> Bool {
    _isPOD(type) && MemoryLayout<T>.size <= MemoryLayout<RawEvent.Payload>.size
  }
}
