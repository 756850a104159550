// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerEngine
import GazetteerService

/// `gazetteer explain`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the position of each suggestion of an answer.",
    discussion: """
      Prints the steps of the search, then each suggestion with the reason for its position. For a match, these are the parts of its \
      score: the class of the match, a bonus for a whole name, importance and nearness. Then it lists what was found and is not in the \
      answer, with the reason. --why explains one place, listed or not.

      Examples:
        gazetteer explain "syd" --bias circle:-33.87,151.21,5000
        gazetteer explain "syd" --why poi-sydney-tower-eye --limit 3
      """)

  @Argument(help: ArgumentHelp("What has been typed.", valueName: "text"))
  var words: [String]

  @OptionGroup var index: LayersOption
  @OptionGroup var filters: FilterOptions
  @OptionGroup var ranking: RankingOption

  @Option(help: ArgumentHelp("Explain the position or the absence of this place.", valueName: "id"))
  var why: String?

  @Flag(help: "Suggest queries as well, such as \"pizza in Paris\".")
  var queries = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let query = try filters.query(text: words.joined(separator: " "), includesQueries: queries)
    let explanation = try index.open(ranking.ranking(), for: .answers).explainNow(query, why: why)
    if json { return try StandardOutput.print(json: explanation.json) }
    try StandardOutput.print(explanation.lines.joined(separator: "\n"))
  }
}
