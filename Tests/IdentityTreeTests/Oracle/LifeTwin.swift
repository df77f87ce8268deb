import IdentityTree

/// The oracle of animations and lifecycle: keeps what is there and what leaves in plain lists, and says what has to be
/// reported, with the time. It knows nothing of nodes, updates or animations but how long they last.
struct LifeTwin {
  final class Item {
    let serial: Int
    let name: String
    var count = 0
    var tick: Int
    /// When the task wakes; `nil` once it has ended.
    var wakes: Double?
    /// The nested view, if the lane has them.
    var inner: Slot?

    init(serial: Int, name: String, tick: Int, wakes: Double) {
      (self.serial, self.name, self.tick, self.wakes) = (serial, name, tick, wakes)
    }
  }

  /// A place whose views are exchanged.
  final class Slot {
    let way: LifeProgram.Way
    var live: [(key: Int, item: Item)] = []
    var leaving: [(key: Int, item: Item, end: Double)] = []
    init(_ way: LifeProgram.Way) { self.way = way }
  }

  /// What a step reports, in the order in which it has to come; what stands in one part has no order.
  struct Report: Equatable {
    var parts: [[String]] = []
    mutating func add(_ lines: [String]) { if !lines.isEmpty { parts.append(lines.sorted()) } }
  }

  let lanes: [LifeProgram.Lane]
  private(set) var now = 0.0
  private var slots: [Slot] = []
  private var isOn: [Bool]
  private var lastSerial = 0
  /// When the opacity of each lane comes to rest.
  private(set) var opacityEnds: [Double]

  private var atOnce: [String] = []
  private var inFrame: [String] = []
  private var late: [String] = []
  private var cancelled: [String] = []

  init(_ program: LifeProgram) {
    lanes = program.lanes
    isOn = program.start.isOn
    opacityEnds = lanes.map { _ in 0 }
    slots = lanes.map { Slot($0.way) }
    _ = apply(program.start, seconds: nil)
  }

  private func line(_ text: String) -> String { "\(text) @\(LifeTime.text(now))" }

  // MARK: Steps

  mutating func apply(_ model: LifeProgram.Model, seconds: Double?) -> Report {
    (atOnce, inFrame, late, cancelled) = ([], [], [], [])
    for index in lanes.indices {
      let kind = lanes[index].kind
      exchange(
        slots[index], to: keys(of: index, model), seconds: seconds, tick: model.tick,
        inner: lanes[index].isNested ? model.hasInner[index] : nil
      ) { Self.name(of: $0, kind, lane: index) }
      if lanes[index].kind == .attribute, isOn[index] != model.isOn[index], let seconds {
        opacityEnds[index] = max(opacityEnds[index], now + seconds)
      }
    }
    isOn = model.isOn
    var report = Report()
    report.add(atOnce)
    report.add(inFrame)
    report.add(late)
    report.add(cancelled)
    return report
  }

  mutating func write(_ lane: Int) { for entry in slots[lane].live { entry.item.count += 1 } }

  /// Each moment at which something happens is a part of its own.
  mutating func advance(_ seconds: Double) -> Report {
    let end = now + seconds
    var report = Report()
    while let next = nextTime, next <= end + 1e-9 {
      now = next
      (atOnce, cancelled) = ([], [])
      var done: [String] = []
      for item in allItems where item.wakes.map({ $0 <= now + 1e-9 }) == true {
        item.wakes = nil
        done.append(line("\(item.name) done"))
      }
      for slot in allSlots {
        for entry in slot.leaving where entry.end <= now + 1e-9 { takeDown(entry.item, isLate: false) }
        slot.leaving.removeAll { $0.end <= now + 1e-9 }
      }
      report.add(atOnce)
      report.add(done + cancelled)
    }
    now = end
    return report
  }

  private var nextTime: Double? {
    (allItems.compactMap(\.wakes) + allSlots.flatMap(\.leaving).map(\.end)).min()
  }

  // MARK: What is there

  private var allSlots: [Slot] {
    slots + slots.flatMap { ($0.live.map(\.item) + $0.leaving.map(\.item)).compactMap(\.inner) }
  }
  private var allItems: [Item] { allSlots.flatMap { $0.live.map(\.item) + $0.leaving.map(\.item) } }

  /// The texts that are shown, with the identity of each.
  var shown: [(text: String, serial: Int)] {
    slots.flatMap(\.live).flatMap { entry in
      [("\(entry.item.name) \(entry.item.count)", entry.item.serial)]
        + (entry.item.inner?.live ?? []).map { ("\($0.item.name) \($0.item.count)", $0.item.serial) }
    }
  }

  var leavingCount: Int { allSlots.reduce(0) { $0 + $1.leaving.count } }

  private func keys(of lane: Int, _ model: LifeProgram.Model) -> [Int] {
    switch lanes[lane].kind {
    case .branch: [model.isOn[lane] ? 1 : 0]
    case .maybe: model.isOn[lane] ? [1] : []
    case .identified: [model.ids[lane].count]
    case .rows: model.ids[lane]
    case .attribute: [0]
    }
  }

  private static func name(of key: Int, _ kind: LifeProgram.Kind, lane: Int) -> String {
    switch kind {
    case .branch: "\(lane).\(key == 1 ? "on" : "off")"
    case .maybe: "\(lane).on"
    case .identified, .attribute: "\(lane).one"
    case .rows: "\(lane).\(key)"
    }
  }

  // MARK: Coming and going

  private mutating func exchange(
    _ slot: Slot, to keys: [Int], seconds: Double?, tick: Int, inner: Bool?, name: (Int) -> String
  ) {
    let old = slot.live
    slot.live = []
    for entry in old where !keys.contains(entry.key) {
      if let seconds, slot.way != .identity {
        slot.leaving.append((entry.key, entry.item, now + seconds))
      } else {
        takeDown(entry.item, isLate: slot.way != .identity)
      }
    }
    for key in keys {
      if let entry = old.first(where: { $0.key == key }) {
        update(entry.item, seconds: seconds, tick: tick, inner: inner)
        slot.live.append(entry)
      } else if let index = slot.leaving.firstIndex(where: { $0.key == key }) {
        let item = slot.leaving.remove(at: index).item
        update(item, seconds: seconds, tick: tick, inner: inner)
        slot.live.append((key, item))
      } else {
        slot.live.append((key, make(name(key), tick: tick, inner: inner)))
      }
    }
  }

  private mutating func make(_ name: String, tick: Int, inner: Bool?) -> Item {
    lastSerial += 1
    let item = Item(serial: lastSerial, name: name, tick: tick, wakes: now + LifeTime.sleep)
    inFrame.append(line("\(name) appears"))
    if let inner {
      let slot = Slot(.standard)
      item.inner = slot
      if inner { slot.live = [(1, make("\(name).inner", tick: tick, inner: nil))] }
    }
    return item
  }

  private mutating func update(_ item: Item, seconds: Double?, tick: Int, inner: Bool?) {
    if item.tick != tick {
      inFrame.append(line("\(item.name) changes \(item.tick) \(tick)"))
      item.tick = tick
    }
    guard let inner, let slot = item.inner else { return }
    let name = "\(item.name).inner"
    exchange(slot, to: inner ? [1] : [], seconds: seconds, tick: tick, inner: nil) { _ in name }
  }

  /// The view is gone, with all that is in it and all that still left it.
  private mutating func takeDown(_ item: Item, isLate: Bool) {
    let text = line("\(item.name) disappears")
    if isLate { late.append(text) } else { atOnce.append(text) }
    if item.wakes != nil { cancelled.append(line("\(item.name) cancelled")) }
    item.wakes = nil
    if let slot = item.inner {
      for entry in slot.live { takeDown(entry.item, isLate: isLate) }
      for entry in slot.leaving { takeDown(entry.item, isLate: isLate) }
      (slot.live, slot.leaving) = ([], [])
    }
  }
}
