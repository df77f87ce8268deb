import SwiftUI

struct RatingControl: View {
  @Binding var rating: Int
  var maximum = 5
  var off: Image?
  var on = Image(systemName: "star.fill")

  var body: some View {
    HStack {
      ForEach(1..<maximum + 1, id: \.self) { number in
        Button {
          rating = number == rating ? number - 1 : number
        } label: {
          image(for: number)
            .foregroundStyle(number > rating ? .gray : .yellow)
        }
        .accessibilityLabel("\(number) stars")
        .accessibilityAddTraits(number > rating ? [] : [.isSelected])
      }
    }
    .buttonStyle(.plain)
  }

  func image(for number: Int) -> Image {
    number > rating ? off ?? on : on
  }
}

struct Review: View {
  let title: String
  @State private var rating = 3

  var body: some View {
    HStack {
      Text(title)
      RatingControl(rating: $rating)
      Text("\(rating) of 5")
    }
  }
}

struct ReviewScreen: View {
  @State private var isReversed = false
  private let titles = ["Food", "Service", "Place"]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(isReversed ? titles.reversed() : titles, id: \.self) { Review(title: $0) }
      Button("Reverse") { isReversed.toggle() }
    }
  }
}

#Preview("Three") { ReviewScreen() }
#Preview("One") {
  @Previewable @State var rating = 4
  RatingControl(rating: $rating)
}
