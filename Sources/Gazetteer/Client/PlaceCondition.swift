// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService

/// What a place of an answer has to be, besides types and countries: a brand, a number of stars, open now.
///
///     var filter = AutocompleteFilter()
///     filter.conditions = [.attribute("brand", isOneOf: ["Zebra", "Lion"]), .attribute("stars", isIn: 3...5), .isOpenNow]
///
/// Attributes are members of the places' own data that the index was made to filter by (`gazetteer import --filterable brand,stars`). A
/// request with another one is refused, and the error names those that there are. Answers then have places only, no queries and positions.
public struct PlaceCondition: Sendable, Hashable {
  enum Kind: Hashable {
    case attribute(AttributeCondition)
    case detail(DetailCondition)
  }

  let kind: Kind

  /// One of the values of the attribute is one of these. Texts are compared without case and marks, decimal numbers by size.
  public static func attribute(_ name: String, isOneOf values: [String]) -> PlaceCondition {
    PlaceCondition(kind: .attribute(AttributeCondition(name, .oneOf(values.map(AttributeValue.init)))))
  }

  /// One of the values of the attribute is a number in a range, ends included.
  public static func attribute(_ name: String, isIn range: ClosedRange<Double>) -> PlaceCondition {
    PlaceCondition(kind: .attribute(AttributeCondition(name, .range(least: range.lowerBound, most: range.upperBound))))
  }

  /// One of the values of the attribute is a number, and not less than this one.
  public static func attribute(_ name: String, isAtLeast least: Double) -> PlaceCondition {
    PlaceCondition(kind: .attribute(AttributeCondition(name, .range(least: least, most: nil))))
  }

  /// One of the values of the attribute is a number, and not more than this one.
  public static func attribute(_ name: String, isAtMost most: Double) -> PlaceCondition {
    PlaceCondition(kind: .attribute(AttributeCondition(name, .range(least: nil, most: most))))
  }

  /// The place is known to be open when the request is answered: its hours and its local time are known, and it is no closed business.
  public static let isOpenNow = PlaceCondition(kind: .detail(.openNow))
}

extension ScopeDraft {
  /// Keeps only places that meet all of the conditions.
  mutating func require(_ all: [PlaceCondition]) {
    for condition in all {
      switch condition.kind {
      case .attribute(let attribute): conditions.append(attribute)
      case .detail(let detail): require(detail)
      }
    }
  }
}
