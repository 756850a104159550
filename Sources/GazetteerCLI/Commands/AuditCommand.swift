// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GazetteerEvaluation
import GazetteerImport

/// `gazetteer audit`
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Tell what place data holds, and what in it may be wrong.",
    discussion: """
      Reads files of places as import does, or an index, and changes nothing. Prints counts by type, country, language and source. \
      Then it prints the places that a rule finds, such as exchanged coordinates or the same place twice, with samples and advice. A \
      finding is a reason to look again; the exit code is 0 all the same.

      Examples:
        gazetteer audit stores.csv --mapping stores.json
        gazetteer audit places.gaz --html audit.html
        gazetteer audit region.osm.pbf --json --samples 100
      """)

  @Argument(
    help: ArgumentHelp("Files of places, folders or patterns of such files, or an index.", valueName: "source"), completion: .file())
  var sources: [String]

  @Option(
    help: ArgumentHelp(
      "Layout of the sources: \(SourceFormat.allCases.map(\.rawValue).joined(separator: ", ")) (default: auto).", valueName: "format"),
    completion: .list(SourceFormat.allCases.map(\.rawValue)))
  var format: String?

  @Option(help: ArgumentHelp("What the columns or members of the sources mean.", valueName: "file"))
  var mapping: String?

  @Option(help: ArgumentHelp("Country of openaddresses and osm sources.", valueName: "code"))
  var country: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("How many places to show of each finding (default: 5).", valueName: "n"))
  var samples: Int?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: ArgumentHelp("Write a page with a map of the places to this file.", valueName: "file.html"))
  var html: String?

  func run() throws {
    let format: SourceFormat = try format.map { try choice($0, option: "format") } ?? .auto
    let mapping = try mapping.map(EmbeddedData.mapping)
    let sources = try sources.map { ImportSource(path: try IndexName.path(of: $0), format: format, mapping: mapping, country: country) }
    let samples = samples ?? 5
    if !(0...100_000).contains(samples) {
      throw CommandError.invalidOption(name: "samples", value: "\(samples)", cure: "Give a number from 0 to 100000.")
    }
    if let html { try sources.checkNoneIsWritten(to: html) }
    let progress = ProgressLine()
    defer { progress.clear() }
    let audit = try Audit.run(sources, options: ImportOptions(), samples: samples) { progress.show(.reading($0)) }
    progress.clear()
    if let html { try CaseFiles.write(Data(AuditPage(audit).html.utf8), to: html) }
    let text = json ? try Self.json(audit.report) : AuditText(audit.report).lines.joined(separator: "\n")
    try StandardOutput.print(text)
  }

  private static func json(_ report: AuditReport) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
