// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerEngine
import GazetteerService

/// `gazetteer nearby`
struct NearbyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nearby",
    abstract: "List the places in a circle.",
    discussion: """
      Prints a table: name, address, type, distance from the middle, id. The most important places come first, or the nearest. With --json, \
      prints the answer of the web contract.

      Examples:
        gazetteer nearby --circle -33.86,151.21,2000
        gazetteer nearby --circle 48.86,2.35,50000 --types museum,train_station --by distance
      """)

  @OptionGroup var index: LayersOption

  @Option(parsing: .unconditional, help: ArgumentHelp("Middle and radius, at most 50000 m.", valueName: "lat,lng,meters"))
  var circle: String

  @Option(help: ArgumentHelp("Only places with any of these types, at most fifty.", valueName: "a,b"))
  var types: String?

  @Option(help: ArgumentHelp("No places with any of these types.", valueName: "a,b"))
  var excludeTypes: String?

  @Option(
    help: ArgumentHelp("What comes first: popularity or distance (default: popularity).", valueName: "order"),
    completion: .list(["popularity", "distance"]))
  var by: String?

  @OptionGroup var answer: AnswerOptions

  func run() throws {
    var parameters = NearbyParameters(locationRestriction: try area())
    parameters.includedTypes = types.map(commaSeparated) ?? []
    parameters.excludedTypes = excludeTypes.map(commaSeparated) ?? []
    parameters.rankPreference = try choice(by, option: "by", among: ["popularity": .popularity, "distance": .distance])
    try answer.add(to: &parameters.scope)
    var query = try NearbyQuery(parameters)
    query.deadline = try answer.instant()
    let found = try index.open(for: .answers).withSession { try $0.nearby(query) }
    if answer.json { return try StandardOutput.print(json: found.json(.all)) }
    try PlaceTable(origin: query.center).print(
      found, hint: "try a larger circle or other types, or see with `gazetteer info` what the index holds")
  }

  private func area() throws -> RegionDraft {
    do throws(ContractError) {
      return try .init(text: "circle:\(circle)", field: "circle")
    } catch {
      throw CommandError.invalidOption(name: "circle", value: circle, cure: "Give LAT,LNG,METERS, such as 48.86,2.35,500.")
    }
  }
}
