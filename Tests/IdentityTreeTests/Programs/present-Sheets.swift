import SwiftUI

struct Ticket: Identifiable {
  let id: Int
  var seat: String
}

struct TicketSheet: View {
  let ticket: Ticket
  @Environment(\.dismiss) private var dismiss
  @State private var amount = 1

  var body: some View {
    NavigationStack {
      VStack {
        Text("Seat \(ticket.seat)")
        Stepper("Amount \(amount)", value: $amount)
      }
      .navigationTitle("Ticket")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
      }
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
  }
}

struct BookingScreen: View {
  @State private var ticket: Ticket?
  @State private var showsHelp = false
  @State private var asks = false
  @State private var isPopoverShown = false
  @State private var log = "Nothing yet"

  var body: some View {
    VStack(spacing: 16) {
      Text(log)
      Button("Row A") { ticket = Ticket(id: 1, seat: "A1") }
      Button("Row B") { ticket = Ticket(id: 2, seat: "B1") }
      Button("Help") { showsHelp = true }
      Button("Legend") { isPopoverShown = true }
        .popover(isPresented: $isPopoverShown) {
          Text("Green is free").presentationCompactAdaptation(.popover)
        }
      Button("Cancel booking", role: .destructive) { asks = true }
    }
    .sheet(item: $ticket, onDismiss: { log = "Sheet closed" }) { TicketSheet(ticket: $0) }
    .alert("Help", isPresented: $showsHelp) {
      Button("Fine", role: .cancel) {}
    } message: {
      Text("Choose a row.")
    }
    .confirmationDialog("Really cancel?", isPresented: $asks, titleVisibility: .visible) {
      Button("Cancel it", role: .destructive) { log = "Cancelled" }
      Button("Keep it", role: .cancel) { log = "Kept" }
    }
  }
}

#Preview { BookingScreen() }
