// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerImport

/// `gazetteer update`
struct UpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Fetch the newest sources of an index, import and verify them, and replace the index.",
    discussion: """
      A source is the name of a public file (see `gazetteer fetch --list`), a file of places, or world for the places that come with the \
      command. Nothing is done when no source has changed since the last update. Else the new index is made beside the old one, verified as `gazetteer \
      verify` does, and takes its name in one step; a running server goes on with it. Until then, and when anything fails, the old index stays. What the \
      index was made of is noted beside it, in .NAME.update.json. Only one update of an index runs at a time.

      Exit codes besides those of `gazetteer --help`: 1 something newer is there (--check); 65 too many places would be lost, or not the published \
      file; 66 no such file, or curl is missing; 69 the new index does not verify; 73 it cannot be written; 75 the connection failed, or another update \
      is at work.

      Examples:
        gazetteer update --output places.gaz world
        gazetteer update --output andorra.gaz osm:europe/andorra
        gazetteer update --output world.gaz geonames:cities15000 stores.csv
        gazetteer update --check --output world.gaz geonames:cities15000
      """)

  @Option(help: ArgumentHelp("The index to keep up to date.", valueName: "file"), completion: .file())
  var output = "places.gaz"

  @Flag(help: "Only tell whether something newer is there; bring and write nothing.")
  var check = false

  @Flag(help: "Do nothing while the index is there and can be opened: to make one before a server starts.")
  var ifNeeded = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Keep the old index if the new one of the same sources lacks more places than this, as 100 or 5%.", valueName: "n|n%"))
  var maxLoss = "50%"

  @Option(help: ArgumentHelp("What the columns or members of your own files mean.", valueName: "file"))
  var mapping: String?

  @OptionGroup var columns: ColumnOptions
  @OptionGroup var fetching: FetchOptions

  @Argument(help: ArgumentHelp("Names of public files, files of places, or world.", valueName: "source"), completion: .file())
  var sources: [String] = []

  func validate() throws {
    if sources.isEmpty, !ifNeeded { throw ValidationError("Missing expected argument '<source> ...'") }
  }

  func run() throws {
    guard let limit = RejectLimit(maxLoss) else {
      throw CommandError.invalidOption(name: "max-loss", value: maxLoss, cure: "Give a number such as 100, or a share such as 5%.")
    }
    let update = try IndexUpdate(
      output: output, sources: sources, fetching: fetching, tables: TableReading(mapping: mapping, columns: columns), maxLoss: limit)
    if ifNeeded, try update.hasIndex() { return try StandardOutput.print("there       \(output)") }
    if check { return try update.check() }
    try StandardOutput.print(update.run())
  }
}
