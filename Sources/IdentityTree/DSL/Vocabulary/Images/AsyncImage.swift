import Foundation

/// A view that loads an image and shows it (https://developer.apple.com/documentation/swiftui/asyncimage).
///
/// Nothing is loaded: the phase is `.empty` for good, and the placeholder is shown.
nonisolated public struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content

  /// The content for the phase of loading.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// An image, gray until it is loaded.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image("") }
  }

  /// The content for the loaded image, and a placeholder until then.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The content for the empty phase.
  @MainActor public var body: some View { content(.empty) }
}

/// How far loading an image is (https://developer.apple.com/documentation/swiftui/asyncimagephase).
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The loaded image.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is no image.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
