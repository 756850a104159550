// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerService
import GazetteerText

/// `gazetteer types`
struct TypesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "List the types of places, which filters take.",
    discussion: """
      Prints a table by groups: type, the table of the web contract that has it, name. A place has types of both tables; its primary type is one of Table A, \
      and so are the types that nearby and find take. With TEXT, only the types whose name, group or meaning has a word that begins with each word of it.

      Types have names in \(TypeDirectory.languages.joined(separator: ", ")).

      Examples:
        gazetteer types
        gazetteer types food
        gazetteer types --language de bahnhof
      """)

  @Argument(help: ArgumentHelp("What the type is about (default: all types).", valueName: "text"))
  var words: [String] = []

  @Option(help: ArgumentHelp("Language of the names, as de or zh-TW (default: en).", valueName: "tag"))
  var language: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let tag = try languageTag()
    if !TypeDirectory.hasNames(in: tag) {
      StandardError.write(
        "gazetteer: there are no names in \(tag.tag), so they are English; there are \(TypeDirectory.languages.joined(separator: ", "))\n")
    }
    let types = TypeDirectory(matching: words.joined(separator: " "), language: tag)
    if json { return try StandardOutput.print(json: types.json) }
    var output = StandardOutput()
    for line in TypeTable(types, isFiltered: !words.isEmpty).lines { try output.line(line) }
    try output.flush()
    if types.entries.isEmpty { StandardError.write("gazetteer: \(hint)\n") }
  }

  private var hint: String {
    let guess = NearestWord.types.guess(for: words.joined(separator: " ")).map { "did you mean \($0)? Otherwise" } ?? "try another word, or"
    return "no type fits; \(guess) see all with `gazetteer types`"
  }

  private func languageTag() throws -> LanguageTag {
    guard let language else { return .english }
    if let tag = LanguageTag(language) { return tag }
    throw CommandError.invalidOption(name: "language", value: language, cure: "Give a language tag, such as en or zh-TW.")
  }
}
