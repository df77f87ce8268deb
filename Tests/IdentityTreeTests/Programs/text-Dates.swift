import SwiftUI

struct DateLine: View {
  let date: Date
  var body: some View {
    VStack {
      Text(date, format: .dateTime.year().month(.wide).day())
      Text(date, style: .date)
      Text(date.formatted(.iso8601.year().month().day()))
    }
  }
}

struct Calendar7: View {
  @State private var day = 0
  @State private var isFrench = false

  var body: some View {
    VStack {
      DateLine(date: Date(timeIntervalSince1970: 86_400 * Double(365 + day)))
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .environment(\.locale, Locale(identifier: isFrench ? "fr_FR" : "en_US"))
      Stepper("Day \(day)", value: $day)
      Toggle("French", isOn: $isFrench)
    }
  }
}

#Preview { Calendar7() }
