/// `URLSession`'s publisher, which Foundation on Linux lacks: added to programs that use it, so that no other one has to
/// load the module of the network.
enum NetworkPublisher {
  static var source: ProgramSource {
    ProgramSource(path: "URLSession.DataTaskPublisher.swift", text: text)
  }

  private static let text = """
    import Foundation
    import FoundationNetworking
    import SwiftUI

    extension URLSession {
      struct DataTaskPublisher: Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
        let request: URLRequest
        let session: URLSession

        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let (request, session) = (request, session)
          Deferred {
            Future<Output, Failure> { promise in
              nonisolated(unsafe) let promise = promise
              session.dataTask(with: request) { data, response, error in
                if let data, let response {
                  promise(.success((data, response)))
                } else {
                  promise(.failure(error as? URLError ?? URLError(.unknown)))
                }
              }.resume()
            }
          }
          .receive(subscriber: subscriber)
        }
      }

      func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
      func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
      }
    }

    """
}
