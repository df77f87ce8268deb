import SwiftUI

extension View {
    #if BRANCHING
    @ViewBuilder
    func debugBorder(_ isShown: Bool) -> some View {
        if isShown { border(.red, width: 2) } else { self }
    }
    #else
    func debugBorder(_ isShown: Bool) -> some View {
        border(isShown ? .red : .clear, width: 2)
    }
    #endif
}
