/// SHA-256, for names that are the same exactly when the contents are.
struct ContentHash {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The hash of several texts; their lengths count, so that `["ab", "c"]` differs from `["a", "bc"]`.
  static func hexadecimal(of texts: [String]) -> String {
    var bytes: [UInt8] = []
    for text in texts {
      bytes += Array("\(text.utf8.count):".utf8)
      bytes += Array(text.utf8)
    }
    return hexadecimal(of: bytes)
  }

  static func hexadecimal(of bytes: [UInt8]) -> String {
    var hash = ContentHash()
    var padded = bytes + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    let bits = UInt64(bytes.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    for start in stride(from: 0, to: padded.count, by: 64) { hash.add(padded[start..<start + 64]) }
    return hash.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func add(_ block: ArraySlice<UInt8>) {
    var words = [UInt32](repeating: 0, count: 64)
    for index in 0..<16 {
      words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(block[block.startIndex + index * 4 + $1]) }
    }
    for index in 16..<64 {
      let low = words[index - 15]
      let high = words[index - 2]
      let first = Self.rotate(low, 7) ^ Self.rotate(low, 18) ^ low >> 3
      let second = Self.rotate(high, 17) ^ Self.rotate(high, 19) ^ high >> 10
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var s = state
    for index in 0..<64 {
      let first = Self.rotate(s[4], 6) ^ Self.rotate(s[4], 11) ^ Self.rotate(s[4], 25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let one = s[7] &+ first &+ choice &+ Self.constants[index] &+ words[index]
      let second = Self.rotate(s[0], 2) ^ Self.rotate(s[0], 13) ^ Self.rotate(s[0], 22)
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [one &+ second &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
    }
    for index in state.indices { state[index] &+= s[index] }
  }

  private static func rotate(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ !candidate.isMultiple(of: $0) }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map(fractionOfCubeRoot)
  }()

  /// By bisection in whole numbers: `root³ ≤ prime · 2⁹⁶`.
  private static func fractionOfCubeRoot(_ prime: UInt32) -> UInt32 {
    var root: UInt64 = 0
    for bit in (0..<36).reversed() {
      let next = root | 1 << UInt64(bit)
      let square = next.multipliedFullWidth(by: next)
      // next ≤ 2³⁶, so that square.high ≤ 2⁸ and the cube fits in 108 bits.
      let low = square.low.multipliedFullWidth(by: next)
      let high = square.high * next + low.high
      if high < UInt64(prime) << 32 || high == UInt64(prime) << 32 && low.low == 0 { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
