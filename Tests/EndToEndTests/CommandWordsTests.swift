// SPDX-License-Identifier: Apache-2.0
import GazetteerImport
import GazetteerIndex
import Testing

@testable import GazetteerCLI
@testable import GazetteerService

/// Refused requests name the flag that was typed, and guess what was meant.
@Suite struct CommandWordsTests {
  /// The commands that make a request of the contract from their flags.
  static let commands = ["search", "browse", "explain", "find", "nearby", "details", "export"]
  private static func text(of error: any Error, command: String) -> String {
    CommandWords(of: GazetteerCommand.subcommand(command)).text(of: error)
  }

  /// Flags that are no field of a request, or are checked by the command itself.
  static let others: Set<String> = [
    "--index", "--profile", "--prefer", "--deadline", "--format", "--json", "--by", "--keep-duplicates", "--queries", "--open-now",
    "--help", "-h",
    "--version",
  ]

  @Test("every flag that gives a field its value is a name of a field", arguments: commands)
  func everyFlag(command: String) {
    let known = Set(CommandWords.byField.values.joined())
    #expect(ParserFacts.names(of: GazetteerCommand.subcommand(command)).subtracting(Self.others).subtracting(known) == [])
  }

  @Test("every name of a field is that of a flag or an argument")
  func everyName() {
    let all = Self.commands.reduce(into: Set<String>()) { $0.formUnion(ParserFacts.names(of: GazetteerCommand.subcommand($1))) }
    #expect(Set(CommandWords.byField.values.joined()).subtracting(all) == [])
  }

  /// Each field with a wrong value, by the rule that refuses it, and what the command says.
  private static let messages: [(command: String, refuse: @Sendable (inout RequestRules) -> Void, says: String)] = [
    ("search", { _ = $0.text("", offset: nil) }, "Invalid <text> ''. Give the text that has been typed, at least one character."),
    ("search", { _ = $0.text("ab", offset: 3) }, "Invalid --offset '3'. Give a number from 0 to 2, the length of <text>."),
    ("search", { _ = $0.limit(99) }, "Invalid --limit '99'. Give a number from 1 to 50."),
    ("nearby", { _ = $0.resultCount(99, "max_result_count") }, "Invalid --limit '99'. Give a number from 1 to 20."),
    ("search", { _ = $0.language("e n") }, "Invalid --language 'e n'. Give a BCP 47 language tag, such as 'en' or 'zh-TW'."),
    (
      "details", { _ = $0.regionCode("zz") }, "Invalid --region 'zz'. Give a two-letter country code, such as 'fr' or 'US'."
    ),
    (
      "search", { _ = $0.countries(["fr", "Germny"]) },
      "Invalid --countries 'Germny'. Give two-letter country codes, such as 'fr' or 'US'. Did you mean 'de'?"
    ),
    (
      "search", { _ = $0.primaryTypes(["restaurnt"]) },
      "Invalid --types 'restaurnt'. See the list of supported types in `gazetteer types`. Did you mean 'restaurant'?"
    ),
    (
      "nearby", { _ = $0.tableATypes(["Coffee shops"], "excluded_types") },
      "Unsupported --exclude-types: Coffee shops. Give types of Table A in `gazetteer types`. Did you mean 'coffee_shop'?"
    ),
    (
      "find", { _ = $0.tableATypes(["xyz"], "included_type") }, "Unsupported --type: xyz. Give types of Table A in `gazetteer types`."
    ),
    (
      "nearby", { $0.disjoint(["bar"], excluded: ["bar"], field: "excluded_types") },
      "Invalid --exclude-types 'bar': the type is included, too. Give it in one of the two lists."
    ),
    (
      "search", { $0.notBoth(.init(), .init()) }, "Invalid --restrict: --bias is given, too. Give at most one of the two."
    ),
    (
      "search", { _ = $0.area(circle(91, 2, 5), "location_bias") }, "Invalid --bias LAT '91.0'. Give degrees from -90 to 90."
    ),
    (
      "nearby", { _ = $0.area(circle(1, 2, 60_000), "location_restriction") },
      "Invalid --circle METERS '60000.0'. Give metres from 0.0 to 50000.0."
    ),
    (
      "export", { _ = $0.area(rectangle(10, 0, 5, 1), "location_restriction") },
      "Invalid --restrict rect: SOUTH 10.0 is greater than NORTH 5.0, so it is empty. Swap them."
    ),
    (
      "search", { _ = $0.area(rectangle(1, 181, 5, 1), "location_restriction") },
      "Invalid --restrict WEST '181.0'. Give degrees from -180 to 180."
    ),
    (
      "find", { _ = $0.searchRestriction(circle(1, 2, 5)) },
      "Invalid --restrict circle: a text search is restricted by a rectangle. Give a rectangle, or --bias."
    ),
    ("explain", { _ = $0.origin(.init(latitude: 0, longitude: 200)) }, "Invalid --origin LNG '200.0'. Give degrees from -180 to 180."),
    ("find", { _ = $0.textQuery("") }, "Invalid <text> ''. Give the text to look for, at least one character."),
    // What has no flag keeps its name.
    ("batch", { _ = $0.limit(99) }, "Invalid limit '99'. Give a number from 1 to 50."),
    (
      "batch", { _ = $0.primaryTypes(["restaurnt"]) },
      "Invalid included_primary_types 'restaurnt'. See the list of supported types in `gazetteer types`."
    ),
  ]

  private static func circle(_ latitude: Double, _ longitude: Double, _ radius: Double) -> RegionDraft {
    .init(circle: .init(center: .init(latitude: latitude, longitude: longitude), radius: radius))
  }

  private static func rectangle(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> RegionDraft {
    .init(rectangle: .init(low: .init(latitude: south, longitude: west), high: .init(latitude: north, longitude: east)))
  }

  @Test("a refusal names the flag, the value and the cure", arguments: messages.indices)
  func message(index: Int) {
    var rules = RequestRules()
    let (command, refuse, says) = Self.messages[index]
    refuse(&rules)
    let error = ContractError(invalid: rules.violations)
    #expect(Self.text(of: error, command: command) == says)
    #expect(!error.message.contains("--") && !error.message.contains("gazetteer"), "over HTTP: \(error.message)")
  }

  @Test("fields of an answer are guessed")
  func fields() {
    let error = #expect(throws: ContractError.self) { try DetailsQuery(placeID: "a", fields: "id,dispalyName") }
    let text = error.map { Self.text(of: $0, command: "details") } ?? ""
    #expect(text.hasPrefix("Error expanding '--fields' parameter.") && text.hasSuffix("Did you mean 'displayName'?"), "\(text)")
  }

  @Test(
    "a guess has one wrong letter in three at most",
    arguments: [
      ("restaurnt", "restaurant"), ("cofee shop", "coffee_shop"), ("Train-Station", "train_station"), ("musuem", "museum"),
      ("(citys)", "(cities)"),
      ("foo", "food"), ("xyzzy", nil), ("ba", nil),
    ] as [(String, String?)])
  func guesses(text: String, word: String?) {
    #expect(NearestWord.types.guess(for: text) == word)
  }

  @Test(
    "a country is guessed by its name in any language, and by three letters",
    arguments: [
      ("deu", "de"), ("germany", "de"), ("Allemagne", "de"), ("untied kingdom", "gb"), ("usa", "us"), ("zz", nil),
    ] as [(String, String?)])
  func countries(text: String, code: String?) {
    #expect(NearestWord.countries.guess(for: text) == code)
  }

  @Test("files are spoken of by flags in the command, and by neither flags nor commands elsewhere")
  func files() {
    let errors: [any Error] = [
      IndexError.notFound(path: "F"), IndexError.notAnIndex(path: "F"), IndexError.versionMismatch(path: "F", found: 1, expected: 2),
      IndexError.damaged(path: "F", reason: "R"), IndexError.cannotWrite(path: "F", reason: "R"),
      IndexError.unreadable(path: "F", reason: "R"),
      ImportError.columnUnclear(path: "F", field: "name", likeliest: ["A"]),
      ImportError.wrongColumns(path: "F", line: 1, found: 2, expected: "3"),
      ImportError.tooManyRejects(rejected: 2, read: 3, limit: "1", example: "E"), ImportError.nothingKept(read: 1, example: "E"),
    ]
    for error in errors {
      let text = Self.text(of: error, command: "search")
      #expect(text.contains("--") || text.contains("`gazetteer import`"), "\(text)")
      #expect(!"\(error)".contains("--") && !"\(error)".contains("`"), "\(error)")
    }
  }
}
