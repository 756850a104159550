// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerBase
import GazetteerService

/// `gazetteer details`
struct DetailsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "details",
    abstract: "Print what the index knows of a place, as JSON.",
    discussion: """
      The id is the one that searches print, or one that the place had before.
      Members of the source that the web service does not know are in extra.

      Examples:
        gazetteer details city-au-sydney
        gazetteer details city-au-sydney --fields id,displayName,location --language ja
      """)

  @Argument(help: "The id of the place.")
  var id: String

  @OptionGroup var index: LayersOption

  @Option(help: ArgumentHelp("Only these members, as id,displayName.text (default: all).", valueName: "a,b"))
  var fields: String?

  @Option(help: ArgumentHelp("Language of the answer, as de or zh-TW (default: en).", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("Your country: addresses there are shown without it.", valueName: "code"))
  var region: String?

  @Flag(help: "Print JSON in one line, indented on a terminal.")
  var json = false

  func run() throws {
    let query = try DetailsQuery(
      placeID: id, fields: fields ?? "*", languageCode: language ?? "", regionCode: region ?? "", showsExtra: true)
    let place = try index.open(for: .answers).withSession { try $0.details(query) }
    if json { try StandardOutput.print(json: place) } else { try StandardOutput.print(indentedJSON(place)) }
  }
}
