// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerEngine
import GazetteerPlaces
import GazetteerService

/// `gazetteer find`
struct FindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find places by a text in full: a name, an address, or a category.",
    discussion: """
      Where `search` completes what is being typed, `find` takes every word as finished, and understands categories. Prints a table: name, \
      address, type, distance from the middle of --bias or --restrict, id. With --json, prints the answer of the web contract.

      Examples:
        gazetteer find "sydney opera house"
        gazetteer find "museums in Paris"
        gazetteer find --index stores.gaz --where brand=Zebra "coffee in Munich"
        gazetteer find --bias circle:48.86,2.35,5000 --by distance "train station"
      """)

  @Argument(help: ArgumentHelp("What is looked for.", valueName: "text"))
  var words: [String]

  @OptionGroup var index: LayersOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Prefer places near: circle:LAT,LNG,METERS or rect:SOUTH,WEST,NORTH,EAST.", valueName: "area"))
  var bias: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Only places in: rect:SOUTH,WEST,NORTH,EAST.", valueName: "area"))
  var restrict: String?

  @Option(help: ArgumentHelp("Only places with this type.", valueName: "type"))
  var type: String?

  @Option(
    help: ArgumentHelp("What comes first: relevance or distance (default: relevance).", valueName: "order"),
    completion: .list(["relevance", "distance"]))
  var by: String?

  @Flag(help: "Only places that are known to be open now.")
  var openNow = false

  @OptionGroup var attributes: ConditionOptions
  @OptionGroup var answer: AnswerOptions

  func run() throws {
    var query = try TextSearchQuery(parameters())
    query.deadline = try answer.instant()
    let found = try index.open(for: .answers).withSession { try $0.textSearch(query) }
    if answer.json { return try StandardOutput.print(json: found.json(.all)) }
    try PlaceTable(origin: (query.bias ?? query.restriction)?.center).print(
      found, hint: "try fewer words, or see with `gazetteer info` what the index holds")
  }

  private func parameters() throws -> TextSearchParameters {
    var parameters = TextSearchParameters(textQuery: words.joined(separator: " "))
    parameters.locationBias = try bias.map { try .init(text: $0, field: "location_bias") }
    parameters.locationRestriction = try restrict.map { try .init(text: $0, field: "location_restriction") }
    parameters.includedType = type ?? ""
    parameters.strictTypeFiltering = type != nil
    try attributes.add(to: &parameters.scope)
    if openNow { parameters.isOpenNow = true }
    parameters.rankPreference = try choice(by, option: "by", among: ["relevance": .relevance, "distance": .distance])
    try answer.add(to: &parameters.scope)
    return parameters
  }
}
