import SwiftUI

struct Formatters: View {
  @State private var seconds = 5.0
  @State private var meters = 3.0

  private let clock: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.unitsStyle = .positional
    formatter.zeroFormattingBehavior = .pad
    return formatter
  }()

  private var words: String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = .full
    return formatter.string(from: seconds)
  }

  private var length: String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    return formatter.string(from: Measurement(value: meters, unit: UnitLength.meters))
  }

  var body: some View {
    VStack {
      Text(clock.string(from: seconds) ?? "none")
      Text(words ?? "none")
      Text(length)
      Text(
        Measurement(value: 90, unit: UnitSpeed(forLocale: Locale(identifier: "de_DE"))),
        format: .measurement(width: .abbreviated, usage: .asProvided))
      Text(ListFormatter.localizedString(byJoining: ["one", "two", "three"]))
      Button("Later") { seconds += 60 }
    }
  }
}

#Preview { Formatters() }
