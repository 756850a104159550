// SPDX-License-Identifier: Apache-2.0
import EmbeddedIndex
import Foundation
import Gazetteer
import GazetteerGMS

/// Clients of the embedded places.
enum EmbeddedPlaces {
  /// Answers in English, whatever the machine speaks.
  static func client() throws -> PlacesClient {
    var configuration = PlacesClient.Configuration()
    configuration.languageCode = "en"
    return PlacesClient(index: try EmbeddedIndex.index.get(), configuration: configuration)
  }

  /// The same under the names of the older kit.
  static func legacyClient() throws -> GMSPlacesClient { GMSPlacesClient(try client()) }
}

/// Waits for the one call of a callback, on the main actor as the callbacks are.
@MainActor func calledBack<Value: Sendable>(
  _ body: (@escaping (Value, (any Error)?) -> Void) -> Void
) async -> (value: Value, error: (any Error)?) {
  await withCheckedContinuation { continuation in
    body { value, error in continuation.resume(returning: (value, error)) }
  }
}
