// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

// Rules that apply only to nearby and text searches.

extension RequestRules {
  /// Greatest number of types in one list of a nearby search.
  static let mostNearbyTypes = 50
  /// Allowed number of places in an answer.
  static let resultCounts = 1...20

  /// The circle that a nearby search requires.
  mutating func nearbyCircle(_ area: RegionDraft?) -> Region? {
    let field = "location_restriction"
    guard let area else {
      refuse(field, "Invalid \(field: field): it is missing. Give a circle with center and radius.")
      return nil
    }
    if area.rectangle != nil {
      refuse(
        "\(field).rectangle",
        "Invalid \(field: "\(field).rectangle"): a nearby search takes no rectangle. Give a circle with center and radius.")
      return nil
    }
    guard let circle = area.circle else {
      refuse(field, "Invalid \(field: field): it is empty. Give a circle with center and radius.")
      return nil
    }
    return self.circle(circle, "\(field).circle")
  }

  /// The rectangle to which a text search may be restricted.
  mutating func searchRestriction(_ area: RegionDraft?) -> Region? {
    let field = "location_restriction"
    guard let area else { return nil }
    if area.circle != nil {
      refuse(
        "\(field).circle",
        "Invalid \(field: "\(field).circle"): a text search is restricted by a rectangle. Give a rectangle, or \(field: "location_bias").")
      return nil
    }
    return self.area(area, field)
  }

  /// Types of Table A, each once.
  mutating func tableATypes(_ names: [String], _ field: String, most: Int = mostNearbyTypes) -> [String] {
    if names.count > most {
      // Stop here: comparing thousands of values with each other would take long.
      refuse(field, "Invalid \(field: field): \(names.count) values. Give at most \(most).")
      return []
    }
    if let stranger = names.first(where: { !Self.isOfTableA($0) }) {
      refuse(field, "Unsupported \(sibling: field, as: "types"): \(bare: stranger). Give types of Table A in \(list: .types).")
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func isOfTableA(_ name: String) -> Bool {
    PlaceTypeTable.code(of: name).map { PlaceTypeTable.all[$0].table == .a } ?? false
  }

  /// Whether Table A or B lists the type.
  static func isType(_ name: String) -> Bool { PlaceTypeTable.code(of: name) != nil }

  /// Refuses types that are both included and excluded.
  mutating func disjoint(_ included: [String], excluded: [String], field: String) {
    let unwanted = Set(excluded)
    guard let both = included.first(where: unwanted.contains) else { return }
    refuse(field, "Invalid \(field: field) \(value: both): the type is included, too. Give it in one of the two lists.")
  }

  /// The greatest number of places. Nil and 0, which proto3 does not distinguish, mean the maximum.
  package mutating func resultCount(_ count: Int?, _ field: String) -> Int {
    guard let count, count != 0 else { return Self.resultCounts.upperBound }
    if Self.resultCounts.contains(count) { return count }
    refuse(
      field,
      "Invalid \(field: field) \(value: count). Give a number from \(Self.resultCounts.lowerBound) to \(Self.resultCounts.upperBound).")
    return Self.resultCounts.upperBound
  }
}

// MARK: - Text search

extension RequestRules {
  mutating func textQuery(_ text: String) -> String {
    let count = text.unicodeScalars.count
    if count == 0 { refuse("text_query", "Invalid \(field: "text_query") ''. Give the text to look for, at least one character.") }
    if count > Self.longestInput {
      refuse("text_query", "Invalid \(field: "text_query") \(value: text). It has \(count) characters; give at most \(Self.longestInput).")
    }
    return text
  }

  /// Rounded up to halves.
  mutating func minRating(_ rating: Double?) -> Double {
    guard let rating else { return 0 }
    if rating >= 0, rating <= 5 { return (rating * 2).rounded(.up) / 2 }
    refuse("min_rating", "Invalid \(field: "min_rating") \(value: rating). Give a number from 0.0 to 5.0.")
    return 0
  }

  /// The levels by name, each once and in order. Requests cannot ask for the level "free".
  mutating func priceLevels(_ levels: [PriceLevelName?]) -> [String] {
    if levels.contains(.free) {
      refuse(
        "price_levels",
        "Invalid \(field: "price_levels") 'PRICE_LEVEL_FREE'. Give levels from PRICE_LEVEL_INEXPENSIVE to PRICE_LEVEL_VERY_EXPENSIVE.")
    }
    return PriceLevelName.allCases.filter(levels.contains).map(\.rawValue)
  }

  /// The page size, limited to the maximum; without it the number of places, which must not exceed the maximum.
  mutating func pageSize(_ size: Int?, maxResultCount: Int?) -> Int {
    guard let size, size != 0 else { return resultCount(maxResultCount, "max_result_count") }
    return resultCount(min(size, Self.resultCounts.upperBound), "page_size")
  }

  mutating func pageToken(_ text: String, of request: UInt64) -> PageToken? {
    if text.isEmpty { return nil }
    if let token = PageToken(text), token.request == request { return token }
    refuse(ContractError.pageTokenField, ContractError.badPageToken(text))
    return nil
  }
}

extension ContractError {
  static let pageTokenField = "page_token"

  static func badPageToken(_ text: String) -> Wording {
    "Invalid \(field: "page_token") \(value: text). Give the nextPageToken of an answer of this index to the same request, or leave it out."
  }
}
