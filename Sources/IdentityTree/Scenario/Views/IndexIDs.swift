import Foundation

private struct FavouriteThumbnail: View {
  let name: String
  @State private var isFavourite = false

  var body: some View {
    Button(isFavourite ? "\(name) ★" : name) { isFavourite = true }
  }
}

private struct GridByIndex: View {
  @State private var images = ["Alps", "Beach", "City"]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(images.indices, id: \.self) { index in
        FavouriteThumbnail(name: images[index])
      }
    }
    Button("Delete first") { images.removeFirst() }
  }
}

private struct GridByName: View {
  @State private var images = ["Alps", "Beach", "City"]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(images, id: \.self) { name in
        FavouriteThumbnail(name: name)
      }
    }
    Button("Delete first") { images.removeFirst() }
  }
}

extension Scenario {
  static let indexIDs = Scenario(
    name: "index-ids",
    question: "Mark Alps as favourite, then delete Alps: which pictures have a star?",
    answer: "With indices as ids, Beach: row 0 goes on living and only shows the next picture, and the row that is "
      + "removed is the last one. With ids that belong to the pictures, none.",
    files: ["IndexIDs.swift"],
    content: .views(
      [Subject("id: \\.self over indices") { GridByIndex() }, Subject("ids of the pictures") { GridByName() }],
      steps: [.tap("Alps"), .tap("Delete first")],
      claims: [
        Claim("with indices the star slides to Beach") {
          $0[0].outcomes.last?.after.texts.prefix(2) == ["Beach ★", "City"]
        },
        Claim("with the pictures' own ids it goes with Alps") {
          $0[1].outcomes.last?.after.texts.prefix(2) == ["Beach", "City"]
        },
      ]))
}
