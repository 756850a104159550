// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GazetteerEngine
import GazetteerIndex
import GazetteerService

/// The filters of `search` and `explain`.
struct FilterOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Prefer places near: circle:LAT,LNG,METERS or rect:SOUTH,WEST,NORTH,EAST.", valueName: "area"))
  var bias: String?

  @OptionGroup var places: PlaceFilterOptions

  @OptionGroup var attributes: ConditionOptions

  @Option(parsing: .unconditional, help: ArgumentHelp("Where distances are measured from.", valueName: "lat,lng"))
  var origin: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Where the cursor is in TEXT, in code points (default: at its end).", valueName: "n"))
  var offset: Int?

  @Option(help: ArgumentHelp("Language of the answer, as de or zh-TW (default: en).", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("Your country: addresses there are shown without it.", valueName: "code"))
  var region: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop the search after this many milliseconds and answer with what was found.", valueName: "ms"))
  var deadline: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp("How many places at most, 1 to 50 (default: 5).", valueName: "n"))
  var limit: Int?

  @Flag(help: "List duplicates as well: places near a better one with the same name, coarse kind and area.")
  var keepDuplicates = false

  /// The checked request.
  func query(text: String, includesQueries: Bool = false) throws -> AutocompleteQuery {
    var parameters = AutocompleteParameters(input: text)
    parameters.includeQueryPredictions = includesQueries
    parameters.locationBias = try bias.map { try .init(text: $0, field: "location_bias") }
    try places.add(to: &parameters.scope)
    parameters.origin = try origin.map { try .init(text: $0, field: "origin") }
    parameters.inputOffset = offset
    parameters.languageCode = language ?? ""
    parameters.regionCode = region ?? ""
    parameters.limit = limit
    try attributes.add(to: &parameters.scope)
    var query = try AutocompleteQuery(parameters)
    query.removesDuplicates = !keepDuplicates
    if let deadline {
      guard (1...86_400_000).contains(deadline) else {
        throw CommandError.invalidOption(name: "deadline", value: "\(deadline)", cure: "Give milliseconds from 1 to 86400000.")
      }
      query.deadline = .now + .milliseconds(deadline)
    }
    return query
  }
}

/// The filter by attributes.
struct ConditionOptions: ParsableArguments {
  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Only places with this attribute (import --filterable): \(ConditionOptions.forms("stars=3..5", "stars=3..")). All of several have to hold.",
      valueName: "name=value"))
  var given: [String] = []

  /// Forms of conditions, as messages list them, with the names of those on details.
  private static func forms(_ ranges: String...) -> String {
    (["brand=Zebra", "brand=Zebra|Lion"] + ranges + DetailCondition.allCases.map(\.rawValue)).alternatives
  }

  /// Adds the conditions on attributes and on details.
  func add(to scope: inout ScopeDraft) throws {
    for text in given {
      if let detail = DetailCondition(rawValue: text) { scope.require(detail) } else { scope.conditions.append(try condition(text)) }
    }
  }

  /// Reads `NAME=VALUE`, `NAME=A|B` or `NAME=LEAST..MOST`.
  private func condition(_ text: String) throws -> AttributeCondition {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex, text.index(after: sign) != text.endIndex else {
      throw CommandError.invalidOption(name: "where", value: text, cure: "Write \(Self.forms("stars=3..5")).")
    }
    let value = String(text[text.index(after: sign)...])
    let wanted = Self.range(value) ?? .oneOf(value.split(separator: "|").map { AttributeValue(String($0)) })
    return AttributeCondition(String(text[..<sign]), wanted)
  }

  /// The range that `3..5`, `3..` or `..5` spells; nil for other texts.
  private static func range(_ text: String) -> AttributeCondition.Wanted? {
    let ends = text.components(separatedBy: "..")
    guard ends.count == 2, ends != ["", ""] else { return nil }
    let numbers = ends.map { Double($0).flatMap { $0.isFinite ? $0 : nil } }
    guard zip(ends, numbers).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
    return .range(least: numbers[0], most: numbers[1])
  }
}

/// The filters that need no text; `export` has them as well.
struct PlaceFilterOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Only places in: circle:LAT,LNG,METERS or rect:SOUTH,WEST,NORTH,EAST.", valueName: "area"))
  var restrict: String?

  @Option(
    help: ArgumentHelp("Only these primary types, at most five, or (regions) or (cities).", valueName: "a,b"),
    completion: .list(PlaceTypeTable.all.map(\.name)))
  var types: String?

  @Option(help: ArgumentHelp("Only these countries, at most fifteen two-letter codes.", valueName: "fr,de"))
  var countries: String?

  /// Adds the filters, whose values are not checked yet.
  func add(to scope: inout ScopeDraft) throws {
    scope.locationRestriction = try restrict.map { try .init(text: $0, field: "location_restriction") }
    scope.includedPrimaryTypes = types.map(commaSeparated) ?? []
    scope.includedRegionCodes = countries.map(commaSeparated) ?? []
  }
}

/// The parts of a list without spaces around them; empty parts stay, so that the rules refuse them: a filter must not vanish with its value.
func commaSeparated(_ text: String) -> [String] {
  text.split(separator: ",", omittingEmptySubsequences: false).map { part in
    String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
