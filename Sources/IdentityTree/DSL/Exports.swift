// As SwiftUI does: a file that imports only SwiftUI sees these too.
@_exported import Foundation
@_exported import Observation
