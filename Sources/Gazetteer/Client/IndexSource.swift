// SPDX-License-Identifier: Apache-2.0
import GazetteerService
import Synchronization

/// An index, or where one may be found later.
final class IndexSource: Sendable {
  private let path: String
  private let opened: Mutex<PlaceIndex?>

  init(_ index: PlaceIndex) {
    path = index.path
    opened = Mutex(index)
  }

  init(path: String) {
    self.path = path
    opened = Mutex(nil)
  }

  /// Asks another index from now on.
  func use(_ index: PlaceIndex) { opened.withLock { $0 = index } }

  /// The index; opens it when it is not open, which takes some milliseconds once.
  func index() -> Result<PlaceIndex, PlacesError> {
    do {
      return .success(
        try opened.withLock { opened in
          if let opened { return opened }
          let index = try PlaceIndex(path: path)
          opened = index
          return index
        })
    } catch {
      let cure = "Give its path to PlacesClient(indexPath:) or in the variable GAZETTEER_INDEX."
      return .failure(.accessNotConfigured("\(error) \(cure)"))
    }
  }
}
