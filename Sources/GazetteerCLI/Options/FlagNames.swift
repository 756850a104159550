// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// What the fields of the web contract are called on the command line: a refused request names the flag that was typed.
///
/// Of the names of a field, a command's own is the first that its help lists; fields that it has no name for keep theirs, as in `batch`, whose requests are
/// those of the web service.
struct FlagNames {
  private let names: Set<String>

  /// The names of a command.
  init(command: String) { names = ParserFacts.names(of: command) }

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

  /// The message of an error in the words of the command, with a guess what was meant.
  func message(of error: ContractError) -> String {
    guard let violation = error.fieldViolations.first else { return error.message }
    let text = violation.wording.text(replacing: word)
    let words = flag(of: violation.field) == nil ? nil : Self.words[Self.root(of: violation.field)]
    let guess = words.flatMap { words in
      violation.wording.value.flatMap { value in words().guess(for: value).flatMap { $0 == value ? nil : $0 } }
    }
    return text + (guess.map { " Did you mean '\($0)'?" } ?? "")
  }

  private func word(for part: Wording.Part) -> String? {
    switch part {
    case .text, .value: nil
    case .field(let path): flag(of: path).map { flag in Self.part(of: path).map { "\(flag) \($0)" } ?? flag }
    case .sibling(let path, _): flag(of: path).map { Self.part(of: path) ?? $0 }
    case .listOfTypes: "`gazetteer types`"
    }
  }

  /// The command's name of a field or of the one that it is a part of; nil for none.
  private func flag(of path: String) -> String? { Self.byField[Self.root(of: path)]?.first(where: names.contains) }

  private static func root(of path: String) -> String { String(path.prefix { $0 != "." }) }

  private static func part(of path: String) -> String? { parts.first { path.hasSuffix(".\($0.key)") }?.value }
}
