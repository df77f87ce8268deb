/// Measures work: medians after a warm-up.
@MainActor struct BenchClock {
  private static let clock = ContinuousClock()

  /// Nanoseconds of one run of `work`.
  static func nanoseconds(_ work: () -> Void) -> Double {
    let duration = clock.measure(work).components
    return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
  }

  /// The median of several runs in nanoseconds; `prepare` and `clear` are not counted.
  static func median<Prepared>(
    samples: Int, prepare: () -> Prepared, clear: (Prepared) -> Void = { _ in }, work: (inout Prepared) -> Void
  ) -> Double {
    var times: [Double] = []
    for sample in 0...samples {
      var prepared = prepare()
      let time = nanoseconds { work(&prepared) }
      if sample > 0 { times.append(time) }
      clear(prepared)
    }
    return times.sorted()[times.count / 2]
  }
}
