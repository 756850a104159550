// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerData
import GazetteerImport
import GazetteerIndex

/// What the command makes of the data that comes with it.
enum EmbeddedData {
  /// The names of all countries.
  static func countries() throws -> [CountryNames] { try CountryNames.read(path: GazetteerData.placesFolder() + "/countries.ndjson") }

  /// The mapping called `name`: a file, or one that is built into the command.
  static func mapping(_ name: String) throws -> CSVMapping {
    if name.contains("/") || name.contains(".") || FileManager.default.fileExists(atPath: name) { return try CSVMapping.read(path: name) }
    let folder = try GazetteerData.mappingsFolder()
    let path = "\(folder)/\(name).json"
    if FileManager.default.fileExists(atPath: path) { return try CSVMapping.read(path: path) }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    throw CommandError.unknownMapping(name, known: files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted())
  }
}
