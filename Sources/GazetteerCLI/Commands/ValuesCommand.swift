// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerEngine
import GazetteerService

/// `gazetteer values`
struct ValuesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "values",
    abstract: "Count places by the values of an attribute, by type or by country.",
    discussion: """
      Prints each value with its number of places, most frequent first. NAME is an attribute that the index filters by (import --filterable), types or countries; \
      without it the names are listed. Filters choose which places are counted; one by NAME itself is left out. With --text, only the best matches of a text are \
      counted, \(Facet.mostMatches) at most.

      Examples:
        gazetteer values countries
        gazetteer values brand --index stores.gaz --countries de --where openNow
        gazetteer values types --text "cafe" --restrict circle:48.21,16.37,2000
      """)

  @Argument(help: ArgumentHelp("An attribute, types or countries (default: lists the names).", valueName: "name"))
  var name: String?

  @OptionGroup var index: LayersOption
  @OptionGroup var places: PlaceFilterOptions
  @OptionGroup var attributes: ConditionOptions

  @Option(help: ArgumentHelp("Count only what matches this text (default: all places).", valueName: "text"))
  var text: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("How many values to print at most, from 1 on (default: 20).", valueName: "n"))
  var limit: Int?

  @Flag(help: "Print JSON, with up to \(Facet.mostValues) values.")
  var json = false

  func run() throws {
    if let limit, limit < 1 { throw CommandError.invalidOption(name: "limit", value: "\(limit)", cure: "Give a number from 1 on.") }
    let index = try index.open(for: .everything)
    let names = try index.withSession { try $0.facetNames() }
    guard let name else { return try StandardOutput.print(names.joined(separator: "\n")) }
    guard names.contains(name) else {
      let guess = NearestWord(names).guess(for: name).map { " Did you mean '\($0)'?" } ?? ""
      throw CommandError.usage("places are not counted by '\(name)'; give one of \(names.joined(separator: ", ")).\(guess)")
    }
    let query = try query(name)
    let facet = try index.withSession { try $0.facets(of: query, countsAll: text == nil) }[0]
    if json { return try StandardOutput.print(json: facet.json) }
    try print(facet)
    if !facet.isComplete { StandardError.write("gazetteer: only the best matches are counted\n") }
  }

  private func query(_ name: String) throws -> AutocompleteQuery {
    // Without a text every place counts, and the words of the request say nothing.
    var parameters = AutocompleteParameters(input: text ?? name)
    try places.add(to: &parameters.scope)
    try attributes.add(to: &parameters.scope)
    parameters.facets = [name]
    return try AutocompleteQuery(parameters)
  }

  private func print(_ facet: Facet) throws {
    let shown = facet.values.prefix(limit ?? 20).map { (value: TerminalText.line($0.value), places: grouped($0.places)) }
    let wide = shown.map { ColumnWidth.of($0.value) }.max() ?? 0
    let high = shown.map(\.places.utf8.count).max() ?? 0
    var output = StandardOutput()
    for row in shown {
      let gap = wide - ColumnWidth.of(row.value) + 2 + high - row.places.utf8.count
      try output.line(row.value + String(repeating: " ", count: gap) + row.places)
    }
    let rest = facet.values.dropFirst(shown.count)
    if !rest.isEmpty { try output.line("and \(grouped(rest.count)) more with \(grouped(rest.reduce(0) { $0 + $1.places }))") }
    try output.flush()
    if facet.values.isEmpty { StandardError.write("gazetteer: no place has a value; \(grouped(facet.places)) were looked at\n") }
  }
}
