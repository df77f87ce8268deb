import SwiftUI

protocol Block {
  associatedtype Content: View
  var title: String { get }
  @MainActor @ViewBuilder var content: Content { get }
}

struct CounterBlock: Block {
  let title: String
  var content: some View { Tally(name: title) }
}

struct NoteBlock: Block {
  let title: String
  var content: some View {
    Text("Note: \(title)")
    Tally(name: title)
  }
}

struct Tally: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

struct BlockView<B: Block>: View {
  let block: B
  var body: some View { block.content }
}

struct Page: View {
  @State private var isNote = false
  @State private var name = "a"

  private var block: any Block {
    isNote ? NoteBlock(title: name) : CounterBlock(title: name)
  }

  private func erased(_ block: some Block) -> AnyView { AnyView(BlockView(block: block)) }

  var body: some View {
    VStack {
      erased(block)
      Toggle("Note", isOn: $isNote)
      Button("Rename") { name += "a" }
    }
  }
}

#Preview { Page() }
