import SwiftUI

enum Flow: Equatable {
  case start
  case question(Int)
  case result(score: Int)
}

struct QuestionView: View {
  let number: Int
  let answer: (Bool) -> Void
  @State private var hints = 0

  var body: some View {
    VStack {
      Text("Question \(number)")
      Text("\(hints) hints used")
      Button("Hint") { hints += 1 }
      Button("Right") { answer(true) }
      Button("Wrong") { answer(false) }
    }
    .onAppear { print("question \(number) appears") }
  }
}

struct QuizApp: View {
  @State private var flow = Flow.start
  @State private var score = 0

  var body: some View {
    VStack {
      switch flow {
      case .start:
        Button("Begin") { flow = .question(1) }
      case .question(let number):
        QuestionView(number: number) { isRight in
          if isRight { score += 1 }
          flow = number < 3 ? .question(number + 1) : .result(score: score)
        }
      case .result(let score):
        Text("Score \(score)")
        Button("Once more") {
          flow = .start
          self.score = 0
        }
      }
    }
    .padding()
  }
}

#Preview { QuizApp() }
