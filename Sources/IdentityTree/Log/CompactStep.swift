/// A path step in 16 plain bytes, for all steps whose text does not come from a value of the user's.
struct CompactStep {
  let payload: RawEvent.Payload

  private init(_ code: UInt64, _ first: Int = 0, of second: Int = 0, value: Int = 0) {
    payload = (
      code | UInt64(truncatingIfNeeded: first & 0xfff_ffff) << 8 | UInt64(truncatingIfNeeded: second & 0xfff_ffff)
        << 36,
      UInt64(bitPattern: Int64(value))
    )
  }

  init?(payload: RawEvent.Payload) {
    guard payload.0 != 0 else { return nil }
    self.payload = payload
  }

  /// `nil` for steps that carry text.
  init?(_ step: PathStep) {
    switch step {
    case .type, .element, .explicit: return nil
    case .body: self.init(1)
    case .child(let index): self.init(2, index)
    case .content: self.init(3)
    case .attachment: self.init(4)
    case .branch(let leaf, let count): self.init(5, leaf, of: count)
    case .some: self.init(6)
    case .wrapped: self.init(7)
    }
  }

  /// The element of a whole number.
  static func element(_ id: Int, occurrence: Int) -> CompactStep { CompactStep(8, occurrence, value: id) }

  var step: PathStep {
    let first = Int(payload.0 >> 8 & 0xfff_ffff)
    let second = Int(payload.0 >> 36 & 0xfff_ffff)
    switch payload.0 & 0xff {
    case 1: return .body
    case 2: return .child(first)
    case 3: return .content
    case 4: return .attachment
    case 5: return .branch(first, of: second)
    case 6: return .some
    case 7: return .wrapped
    default: return .element("\(Int(Int64(bitPattern: payload.1)))", occurrence: first)
    }
  }
}
