// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerEngine
import GazetteerPlaces
import GazetteerService

/// `gazetteer search`
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Complete a text to places, best first.",
    discussion: """
      Prints a table: name with the matched letters in bold, address, type, distance, id. Distances are measured from --origin, else from the \
      middle of --bias. With --json, prints the answer of the web contract.

      Examples:
        gazetteer search "syd"
        gazetteer search "opera" --origin -33.87,151.21 --countries au
        gazetteer search --json -- "-7 eleven"
      """)

  @Argument(help: ArgumentHelp("What has been typed.", valueName: "text"))
  var words: [String]

  @OptionGroup var index: LayersOption
  @OptionGroup var filters: FilterOptions
  @OptionGroup var ranking: RankingOption

  @Flag(help: "Suggest queries as well, such as \"pizza in Paris\".")
  var queries = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let places = try index.open(ranking.ranking(), for: .answers)
    let query = try filters.query(text: words.joined(separator: " "), includesQueries: queries)
    let answer = try places.answerNow(query)
    if json { return try StandardOutput.print(json: answer.json(tellsCut: true)) }
    let table = SuggestionTable(origin: query.origin ?? query.bias?.center, width: Terminal.width, isBold: Terminal.hasBold)
    var output = StandardOutput()
    for line in table.lines(answer.suggestions) { try output.write(styled: line + "\n") }
    try output.flush()
    if !answer.isComplete { StandardError.write("gazetteer: the search is incomplete; there may be better places\n") }
    if answer.suggestions.isEmpty { StandardError.write("gazetteer: \(hint(query))\n") }
  }

  /// What to try when nothing was found.
  private func hint(_ query: AutocompleteQuery) -> String {
    let isFiltered =
      query.restriction != nil || !query.primaryTypes.isEmpty || !query.countries.isEmpty || query.scope.needsData
    let cure = isFiltered ? "try it without --restrict, --types, --countries or --where" : "check the spelling, or type fewer letters"
    return "no place found; \(cure), or see with `gazetteer info` what the index holds"
  }
}
