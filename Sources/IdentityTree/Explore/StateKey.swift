/// A state of a view, recognised by what its snapshot says: equal for equal states, whichever way led there.
public struct StateKey: Sendable, Hashable, Codable {
  private let first: UInt64
  private let second: UInt64

  @MainActor init(_ simulator: Simulator) {
    var names = UUIDNames()
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x9e37_79b9_7f4a_7c15
    func add(_ text: String) {
      for byte in text.utf8 {
        first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
        second = (second &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
        second ^= second >> 29
      }
    }
    for node in simulator.snapshot().nodes {
      let state = node.state.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
      add(names.replacing(in: "\(node.type)|\(node.step)|\(node.text ?? "")|\(state)\n"))
    }
    self.first = first
    self.second = second
  }
}
