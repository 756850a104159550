// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerData
import GazetteerGMS
import GazetteerImport
import GazetteerIndex

/// The embedded places as an index, made once for all tests of this target.
enum EmbeddedPlaces {
  /// Answers in English, whatever the machine speaks.
  static func client() throws -> PlacesClient {
    var configuration = PlacesClient.Configuration()
    configuration.languageCode = "en"
    return PlacesClient(index: try index.get(), configuration: configuration)
  }

  /// The same under the names of the older kit.
  static func legacyClient() throws -> GMSPlacesClient { GMSPlacesClient(try client()) }

  private static let index = Result { try build() }

  private static func build() throws -> PlaceIndex {
    let path = FileManager.default.temporaryDirectory.appending(path: "gazetteer-snippets-\(UUID().uuidString).gaz").path()
    let sources = try GazetteerData.placeFiles().map { SourceSpec(path: $0, format: .ndjson) }
    let countries = try CountryNames.read(path: GazetteerData.placesFolder() + "/countries.ndjson")
    _ = try IndexImport(sources: sources, output: path, countries: countries).run()
    var configuration = PlaceIndex.Configuration()
    // One connection, which is open from the start: so the file can go at once, and nothing is left behind.
    configuration.maxConcurrent = 1
    configuration.maxWait = .seconds(60)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try PlaceIndex(path: path, configuration: configuration)
  }
}

/// Waits for the one call of a callback, on the main actor as the callbacks are.
@MainActor func calledBack<Value: Sendable>(
  _ body: (@escaping (Value, (any Error)?) -> Void) -> Void
) async -> (value: Value, error: (any Error)?) {
  await withCheckedContinuation { continuation in
    body { value, error in continuation.resume(returning: (value, error)) }
  }
}
