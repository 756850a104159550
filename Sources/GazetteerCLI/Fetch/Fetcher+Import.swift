// SPDX-License-Identifier: Apache-2.0
import GazetteerImport

extension Fetcher.Result {
  /// The file as a source of an import, with the options that it needs. Terms of what has just come are told.
  func importSource() throws -> ImportSource {
    if !isUnchanged { StandardError.write("gazetteer: \(file.name), \(file.publisher.license): \(file.publisher.attribution)\n") }
    return ImportSource(
      path: path, format: file.format.flatMap(SourceFormat.init(rawValue:)) ?? .auto,
      mapping: try file.mapping.map(EmbeddedData.mapping), country: file.country)
  }
}
