// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex
import GazetteerWorld

/// What the command makes of the data that comes with it.
enum EmbeddedData {
  /// The names of all countries.
  static func countries() throws -> [CountryNames] { try CountryNames.read(path: GazetteerData.placesFolder() + "/countries.ndjson") }

  /// The mapping called `name`: a file, or one that is built into the command.
  static func mapping(_ name: String) throws -> SourceMapping {
    if name.contains("/") || name.contains(".") || FileManager.default.fileExists(atPath: name) {
      return try SourceMapping.read(path: name)
    }
    let folder = try GazetteerData.mappingsFolder()
    let path = "\(folder)/\(name).json"
    if FileManager.default.fileExists(atPath: path) { return try SourceMapping.read(path: path) }
    throw CommandError.unknownMapping(name, known: mappingNames)
  }

  /// The names of the mappings that come with the command; none when its files are missing. Files in folders beside them are tables.
  static var mappingNames: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: GazetteerData.mappingsFolder())) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }
}
