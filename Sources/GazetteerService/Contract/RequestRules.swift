// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerIndex
import GazetteerText

/// Checks every rule about the fields of a request, and collects violations. Each check returns a usable value even after a violation.
package struct RequestRules {
  /// Greatest length of `input` in code points.
  static let longestInput = 512
  /// Most names of facets in a request.
  private static let mostFacets = 10
  static let mostTypes = 5
  static let mostCountries = 15
  static let longestSessionToken = 36
  static let limits = 1...50
  static let defaultLimit = 5
  /// Metres.
  static let largestRadius = 50_000.0

  package private(set) var violations: [ContractError.FieldViolation] = []

  package init() {}

  package mutating func refuse(_ field: String, _ wording: Wording) {
    violations.append(.init(field: field, wording: wording))
  }

  // MARK: Text

  /// The text on both sides of the cursor.
  mutating func text(_ input: String, offset: Int?) -> CursorText {
    let count = input.unicodeScalars.count
    if count == 0 { refuse("input", "Invalid \(field: "input") ''. Give the text that has been typed, at least one character.") }
    if count > Self.longestInput {
      refuse("input", "Invalid \(field: "input") \(value: input). It has \(count) characters; give at most \(Self.longestInput).")
    }
    if let offset, !(0...count).contains(offset) {
      refuse(
        "input_offset",
        "Invalid \(field: "input_offset") \(value: offset). Give a number from 0 to \(count), the length of \(field: "input").")
    }
    return CursorText(input, offset: offset)
  }

  /// Names of facets, each once.
  mutating func facets(_ names: [String]) -> [String] {
    var known: [String] = []
    for name in names where !known.contains(name) { known.append(name) }
    if known.count > Self.mostFacets {
      refuse("gazetteer.facets", "Invalid \(field: "gazetteer.facets"). It has \(known.count) names; give at most \(Self.mostFacets).")
    }
    return known
  }

  mutating func language(_ code: String) -> LanguageTag {
    if code.isEmpty { return .english }
    if let tag = LanguageTag(code) { return tag }
    refuse("language_code", "Invalid \(field: "language_code") \(value: code). Give a BCP 47 language tag, such as 'en' or 'zh-TW'.")
    return .english
  }

  mutating func sessionToken(_ token: String) -> String? {
    if token.isEmpty { return nil }
    let isSafe = token.utf8.prefix { $0 != UInt8(ascii: "=") }.allSatisfy(isURLSafe)
    let padding = token.utf8.drop { $0 != UInt8(ascii: "=") }
    if token.utf8.count > Self.longestSessionToken || !isSafe || padding.count > 2 || !padding.allSatisfy({ $0 == UInt8(ascii: "=") }) {
      refuse(
        "session_token",
        "Invalid \(field: "session_token") \(value: token). Give at most \(Self.longestSessionToken) letters, digits, '-' and '_', such as a UUID."
      )
    }
    return token
  }

  private func isURLSafe(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  mutating func limit(_ limit: Int?) -> Int {
    guard let limit else { return Self.defaultLimit }
    if Self.limits.contains(limit) { return limit }
    refuse("limit", "Invalid \(field: "limit") \(value: limit). Give a number from \(Self.limits.lowerBound) to \(Self.limits.upperBound).")
    return Self.defaultLimit
  }

  /// The id, which must have 1…255 printable ASCII characters without spaces.
  mutating func placeID(_ id: String) -> String {
    if !(1...255).contains(id.utf8.count) || !id.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
      refuse("place_id", "Not a valid Place ID: \(bare: id). Give the id of a suggestion: 1 to 255 ASCII characters without spaces.")
    }
    return id
  }

  // MARK: Types and countries

  mutating func primaryTypes(_ names: [String]) -> [Int] {
    if names.isEmpty { return [] }
    let field = "included_primary_types"
    if names.count == 1, let collection = TypeCollection(rawValue: names[0]) { return collection.codes }
    if let collection = names.first(where: { TypeCollection(rawValue: $0) != nil }) {
      refuse(field, "Invalid \(field: field) \(value: collection). A collection has to be the only value; give it alone, or single types.")
      return []
    }
    if names.count > Self.mostTypes {
      refuse(field, "Invalid \(field: field): \(names.count) values. Give at most \(Self.mostTypes).")
    }
    if let stranger = names.first(where: { PlaceTypeTable.code(of: $0) == nil }) {
      refuse(field, "Invalid \(field: field) \(value: stranger). See the list of supported types in \(list: .types).")
    }
    // Together they include every place.
    if Set(names).isSuperset(of: ["geocode", "establishment"]) { return [] }
    return Array(Set(names.compactMap(PlaceTypeTable.code(of:)))).sorted()
  }

  mutating func countries(_ codes: [String]) -> [String] {
    if codes.isEmpty { return [] }
    let field = "included_region_codes"
    if codes.count > Self.mostCountries {
      refuse(field, "Invalid \(field: field): \(codes.count) values. Give at most \(Self.mostCountries).")
    }
    if let stranger = codes.first(where: { RegionCode.normalized($0) == nil }) {
      refuse(field, "Invalid \(field: field) \(value: stranger). Give two-letter country codes, such as 'fr' or 'US'.")
    }
    return Array(Set(codes.compactMap(RegionCode.normalized))).sorted()
  }

  mutating func regionCode(_ code: String) -> String? {
    if code.isEmpty { return nil }
    if let known = RegionCode.normalized(code) { return known }
    refuse("region_code", "Invalid \(field: "region_code") \(value: code). Give a two-letter country code, such as 'fr' or 'US'.")
    return nil
  }

  /// Checks a single id.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` when no place can have this id.
  static func checkedPlaceID(_ id: String) throws(ContractError) -> String {
    var rules = RequestRules()
    let checked = rules.placeID(id)
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
    return checked
  }
}
