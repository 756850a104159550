// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerImport
import GazetteerIndex
import GazetteerService

/// The command line's words for what an error speaks of: flags take the place of fields, and commands that of general advice. The same errors speak of
/// fields over HTTP, and of neither flags nor commands in Swift.
///
/// Of the names of a field, a command's own is the first that its help lists; fields that it has no name for keep theirs, as in `batch`, whose requests are
/// those of the web service.
struct CommandWords {
  private let names: Set<String>

  /// - Parameter command: the subcommand that was called; nil for none.
  init(of command: (any ParsableCommand.Type)?) { names = ParserFacts.names(of: command) }

  /// The flags and arguments that give each field a value.
  static let byField: [String: [String]] = [
    "input": ["<text>"], "text_query": ["<text>"], "input_offset": ["--offset"], "limit": ["--limit"], "max_result_count": ["--limit"],
    "page_size": ["--limit"], "location_bias": ["--bias"], "location_restriction": ["--circle", "--restrict"], "origin": ["--origin"],
    "included_primary_types": ["--types"], "included_types": ["--types"], "excluded_types": ["--exclude-types"],
    "included_type": ["--type"],
    "included_region_codes": ["--countries"], "language_code": ["--language"], "region_code": ["--region"], "rank_preference": ["--by"],
    "place_id": ["--why", "<id>"], "fields": ["--fields"], "gazetteer": ["--where"],
  ]

  /// What the parts of an area or a point are called in the value of a flag.
  static let parts: KeyValuePairs = [
    "low.latitude": "SOUTH", "low.longitude": "WEST", "high.latitude": "NORTH", "high.longitude": "EAST", "latitude": "LAT",
    "longitude": "LNG", "radius": "METERS", "circle": "circle", "rectangle": "rect",
  ]

  /// The words of which the value of a field has to be one.
  private static let words: [String: @Sendable () -> NearestWord] = [
    "included_primary_types": { .types }, "included_types": { .types }, "excluded_types": { .types }, "included_type": { .types },
    "included_region_codes": { .countries }, "region_code": { .countries }, "fields": { .fields },
  ]

  /// The line that says what went wrong.
  func text(of error: any Error) -> String {
    switch error {
    case let error as ContractError: error.wording.text(replacing: word) + guess(for: error)
    case let error as any WordedError: error.wording.text(replacing: word)
    case let error as ImportError: error.wording.text(replacing: word)
    case is Patience.DeadlineExceeded: ContractError(error).message
    default: "\(error)"
    }
  }

  /// What may have been meant by a refused value; empty for nothing.
  private func guess(for error: ContractError) -> String {
    guard let violation = error.fieldViolations.first, flag(of: violation.field) != nil, let value = violation.wording.value,
      let guess = Self.words[Self.root(of: violation.field)]?().guess(for: value), guess != value
    else { return "" }
    return " Did you mean '\(guess)'?"
  }

  private func word(for part: Wording.Part) -> String? {
    switch part {
    case .text, .value: nil
    case .field(let path): flag(of: path).map { flag in Self.part(of: path).map { "\(flag) \($0)" } ?? flag }
    case .sibling(let path, _): flag(of: path).map { Self.part(of: path) ?? $0 }
    case .listOfTypes: "`gazetteer types`"
    case .remedy(let remedy): Self.words(for: remedy)
    }
  }

  private static func words(for remedy: Remedy) -> String {
    switch remedy {
    case .makeIndex: "make an index with `gazetteer import`"
    case .joinPacks: "import what `gazetteer export --index` writes of the folder"
    case .nameIndex: "name another one with --index"
    case .moveOutput: "choose another place with --output"
    case .changeFormat: "choose another --format"
    case .addBase: "name the index that it changes with --base"
    case .addMapping: "--mapping FILE"
    case .nameColumn: "say which it is with --column FIELD=COLUMN, as --column name=Shop"
    case .locate: "place rows by their addresses with --locate-over INDEX"
    case .raiseLimit: "raise --max-rejects"
    case .allowDeletes: "with --max-deletes 100% all may go"
    case .seeRejects: "use --reject-file to see all"
    case .checkLayout: "check --format and --mapping"
    }
  }

  /// The command's name of a field or of the one that it is a part of; nil for none.
  private func flag(of path: String) -> String? { Self.byField[Self.root(of: path)]?.first(where: names.contains) }

  private static func root(of path: String) -> String { String(path.prefix { $0 != "." }) }

  private static func part(of path: String) -> String? { parts.first { path.hasSuffix(".\($0.key)") }?.value }
}
