// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex
import GazetteerPlaces

/// A folder that is gone when the value is.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("gazetteer-import-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = url.appendingPathComponent(name)
    try Data(bytes).write(to: path)
    return path.path
  }

  func file(_ name: String, _ text: String) throws -> String { try file(name, Array(text.utf8)) }
}

/// The package's own folder.
let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Real data beside the package, when it is there: tests that need it are skipped elsewhere.
enum RealData {
  static let root = packageRoot.deletingLastPathComponent().appendingPathComponent("shared/data")
  static let isThere = FileManager.default.fileExists(atPath: root.appendingPathComponent("geonames").path)
  static func path(_ name: String) -> String { root.appendingPathComponent(name).path }
}

/// What an import of one text gives.
func imported(
  _ text: String, name: String = "places", format: SourceFormat = .auto, mapping: String? = nil, options: ImportOptions = ImportOptions()
) throws -> (records: [PlaceRecord], report: ImportReport) {
  let folder = try TemporaryFolder()
  let rules = try mapping.map { try SourceMapping.parse($0, path: "mapping.json") }
  let spec = ImportSource(path: try folder.file(name, text), format: format, mapping: rules)
  var sink = MemorySink()
  let report = try ImportPipeline.run([spec], options: options, into: &sink)
  return (sink.records, report)
}

/// One row of the GeoNames table.
func geoNamesRow(
  id: String = "1", name: String = "Place", ascii: String = "", alternates: String = "", latitude: String = "1", longitude: String = "2",
  code: String = "P.PPL", country: String = "DE", admin1: String = "", admin2: String = "", population: String = "0", timeZone: String = ""
) -> String {
  let parts = code.split(separator: ".").map(String.init)
  return [
    id, name, ascii.isEmpty ? name : ascii, alternates, latitude, longitude, parts[0], parts[1], country, "", admin1, admin2, "", "",
    population, "", "", timeZone, "2026-01-01",
  ].joined(separator: "\t") + "\n"
}
