#if os(Linux)
  import Foundation
  import Testing

  @testable import IdentityTree

  @Suite("Formatters that Linux lacks") struct FormatterTests {
    private func text(
      _ seconds: TimeInterval, _ units: NSCalendar.Unit,
      _ style: IdentityTree.DateComponentsFormatter.UnitsStyle = .positional, isPadded: Bool = false
    ) -> String? {
      let formatter = IdentityTree.DateComponentsFormatter()
      formatter.allowedUnits = units
      formatter.unitsStyle = style
      if isPadded { formatter.zeroFormattingBehavior = .pad }
      return formatter.string(from: seconds)
    }

    @Test("durations are written in units")
    func durations() {
      #expect(text(3725, [.hour, .minute, .second]) == "1:02:05")
      #expect(text(65, [.hour, .minute, .second]) == "1:05")
      #expect(text(65, [.minute, .second], isPadded: true) == "01:05")
      #expect(text(3725, [.hour, .minute], .abbreviated) == "1h 2m")
      #expect(text(3605, [.hour, .minute, .second], .full) == "1 hour, 5 seconds")
      #expect(text(0, [.minute, .second]) == "0")
    }

    @Test(
      "a predicate of one comparison with text is read",
      arguments: [
        ("SELF MATCHES %@", "[a-z]+@[a-z]+", "a@b", true), ("SELF MATCHES %@", "[a-z]+", "a b", false),
        ("self CONTAINS[cd] %@", "É", "cafe", true), ("SELF BEGINSWITH 'ca'", "", "cafe", true),
        ("SELF LIKE %@", "c*e", "cafe", true), ("SELF == %@", "a", "b", false), ("age > 3", "", "4", false),
      ])
    func predicates(format: String, argument: String, value: String, holds: Bool) {
      #expect(NSPredicate(format: format, argument).evaluate(with: value) == holds)
    }

    @Test("a publisher is subscribed to anew after a failure")
    func retry() {
      struct Failed: Error {}
      var attempts = 0
      var values: [Int] = []
      let subscription = Deferred {
        attempts += 1
        return attempts < 3
          ? Fail<Int, Failed>(error: Failed()).eraseToAnyPublisher()
          : Just(attempts).setFailureType(to: Failed.self).eraseToAnyPublisher()
      }
      .retry(5).sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
      #expect(values == [3])
      subscription.cancel()
    }
  }
#endif
