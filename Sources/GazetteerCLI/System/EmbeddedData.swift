// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex

/// The places, countries and mappings that come with the command.
enum EmbeddedData {
  /// Canonical records, in the order of their names.
  static func placeFiles() throws -> [String] {
    let folder = try folder("places")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return names.filter { $0.hasSuffix(".ndjson") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The names of all countries.
  static func countries() throws -> [CountryNames] { try CountryNames.read(path: folder("places") + "/countries.ndjson") }

  /// The mapping file that `name` stands for: a file, or one of those that come with the command.
  static func mapping(_ name: String) throws -> CSVMapping {
    if name.contains("/") || name.contains(".") || FileManager.default.fileExists(atPath: name) { return try CSVMapping.read(path: name) }
    let folder = try folder("mappings")
    let path = "\(folder)/\(name).json"
    guard FileManager.default.fileExists(atPath: path) else {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      throw CommandError.unknownMapping(name, known: files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted())
    }
    return try CSVMapping.read(path: path)
  }

  /// A hash of the places: another one means other places.
  static func fingerprint() throws -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for path in try placeFiles() {
      for byte in try Data(contentsOf: URL(fileURLWithPath: path)) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }

  private static func folder(_ name: String) throws -> String {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appendingPathComponent("Data/\(name)").path
    guard FileManager.default.fileExists(atPath: folder) else { throw CommandError.dataMissing(looked: [folder]) }
    return folder
  }
}
