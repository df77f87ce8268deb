import SwiftUI

struct Weather: Identifiable {
  let id: String
  let celsius: Double
  let symbol: String
}

struct WeatherCard: View {
  let weather: Weather
  let isFahrenheit: Bool
  @State private var isExpanded = false

  private var temperature: String {
    let value = isFahrenheit ? weather.celsius * 9 / 5 + 32 : weather.celsius
    return "\(Int(value))°\(isFahrenheit ? "F" : "C")"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: weather.symbol)
          .symbolRenderingMode(.multicolor)
          .imageScale(.large)
        Text(weather.id).font(.headline)
        Spacer()
        Text(temperature).monospacedDigit()
      }
      if isExpanded {
        Text("Feels like \(temperature)")
          .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
    .padding()
    .background {
      LinearGradient(
        stops: [.init(color: .blue, location: 0), .init(color: .cyan, location: 0.7)], startPoint: .topLeading,
        endPoint: .bottomTrailing)
    }
    .clipShape(.rect(cornerRadius: 16, style: .continuous))
    .shadow(radius: 4)
    .onTapGesture { withAnimation(.snappy) { isExpanded.toggle() } }
    .blendMode(.normal)
    .compositingGroup()
  }
}

struct WeatherScreen: View {
  @State private var isFahrenheit = false
  @State private var isLoading = true
  private let cities = [
    Weather(id: "Oslo", celsius: 5, symbol: "snow"), Weather(id: "Rome", celsius: 20, symbol: "sun.max"),
  ]

  var body: some View {
    ZStack {
      RadialGradient(colors: [.indigo, .black], center: .top, startRadius: 10, endRadius: 600)
        .ignoresSafeArea()
      VStack {
        ForEach(cities) { WeatherCard(weather: $0, isFahrenheit: isFahrenheit) }
          .redacted(reason: isLoading ? .placeholder : [])
        Toggle("Fahrenheit", isOn: $isFahrenheit)
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(2))
      isLoading = false
    }
  }
}

#Preview { WeatherScreen().preferredColorScheme(.dark) }
