// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex
package import GazetteerService
import GazetteerWorld

/// The embedded places as an index, imported once for all tests of a process.
package enum EmbeddedIndex {
  /// The index; its file is gone, because its one connection is open from the start: so nothing is left behind.
  package static let index = Result { try build() }

  private static func build() throws -> PlaceIndex {
    let path = FileManager.default.temporaryDirectory.appending(path: "gazetteer-embedded-\(UUID().uuidString).gaz").path()
    let sources = try GazetteerData.placeFiles().map { ImportSource(path: $0, format: .ndjson) }
    let countries = try CountryNames.read(path: GazetteerData.placesFolder() + "/countries.ndjson")
    _ = try IndexImport(sources: sources, output: path, countries: countries).run()
    var configuration = PlaceIndex.Configuration()
    configuration.maxConcurrent = 1
    configuration.maxWait = .seconds(60)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try PlaceIndex(path: path, configuration: configuration)
  }
}
