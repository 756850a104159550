// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerBase
import GazetteerEngine
import GazetteerImport
import GazetteerIndex
import GazetteerService

/// `gazetteer export`
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the places of an index back out.",
    discussion: """
      The most important place comes first. An import of the export gives the same index; csv needs --mapping gazetteer-csv for that.

      Examples:
        gazetteer export > places.ndjson
        gazetteer export --format geojson --countries nz --types airport > airports.geojson
      """)

  @OptionGroup var index: LayersOption
  @OptionGroup var filters: PlaceFilterOptions

  @Option(
    help: ArgumentHelp("ndjson, geojson or csv (default: ndjson).", valueName: "format"),
    completion: .list(ExportFormat.allCases.map(\.rawValue)))
  var format: String?

  func run() throws {
    let scope = try scope()
    let format: ExportFormat = try format.map { try choice($0, option: "format") } ?? .ndjson
    var output = StandardOutput()
    let opened = try index.open(for: .everything)
    try opened.withSession { session in
      try output.write(format.start)
      var count = 0
      try session.forEachPlace(of: scope) { record in
        try output.write((count == 0 ? "" : format.separator) + text(of: record, as: format, in: opened.path))
        count += 1
      }
      try output.write(format.end(places: count))
    }
    try output.flush()
  }

  private func text(of record: PlaceRecord, as format: ExportFormat, in path: String) throws(IndexError) -> String {
    do throws(JSONReader.Failure) { return try format.text(of: record) } catch {
      throw .damaged(path: path, reason: "the details of place \(record.id) cannot be read: \(error)")
    }
  }

  /// The scope of a request, whose text no place has to match.
  private func scope() throws -> Scope {
    var parameters = AutocompleteParameters(input: "any")
    try filters.add(to: &parameters.scope)
    return try AutocompleteQuery(parameters).scope
  }
}
