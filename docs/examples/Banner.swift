import SwiftUI

struct Banner: View {
    @State private var hasSale = true
    var body: some View {
        Group {
            Text("Welcome")
            if hasSale { Text("Sale") }
        }
        .onAppear { print("banner appears") }
        Toggle("Sale", isOn: $hasSale)
    }
}
