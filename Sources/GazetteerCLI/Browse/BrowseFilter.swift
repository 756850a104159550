// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// A filter that can be changed while browsing.
enum BrowseFilter: String, CaseIterable, Sendable {
  case types, countries, near, attributes = "where"

  /// What stands before the value while it is typed.
  var prompt: String {
    switch self {
    case .types: "Types: "
    case .countries: "Countries: "
    case .near: "Near: "
    case .attributes: "Where: "
    }
  }

  /// What may be typed.
  var hint: String {
    switch self {
    case .types: "restaurant,bar or (cities); Tab completes, nothing is all"
    case .countries: "Two-letter codes, as fr,de; nothing is all"
    case .near: "circle:LAT,LNG,METERS or rect:SOUTH,WEST,NORTH,EAST; nothing is everywhere"
    case .attributes:
      "\((["brand=Zebra|Lion", "stars=3.."] + DetailCondition.allCases.map(\.rawValue)).alternatives), with spaces between several; nothing is all"
    }
  }

  /// The value that filters have.
  func value(in filters: FilterOptions) -> String {
    switch self {
    case .types: filters.places.types ?? ""
    case .countries: filters.places.countries ?? ""
    case .near: filters.bias ?? ""
    case .attributes: filters.attributes.given.joined(separator: " ")
    }
  }

  /// Changes filters; an empty value takes the filter away.
  func set(_ value: String, in filters: inout FilterOptions) {
    let value = value.isEmpty ? nil : value
    switch self {
    case .types: filters.places.types = value
    case .countries: filters.places.countries = value
    case .near: filters.bias = value
    case .attributes: filters.attributes.given = Self.conditions(in: value ?? "")
    }
  }

  /// The conditions in a line: a word without a sign belongs to the value before it, as in `brand=Zebra Coffee openNow`.
  private static func conditions(in line: String) -> [String] {
    line.split(separator: " ").reduce(into: []) { conditions, word in
      if word.contains("=") || DetailCondition(rawValue: String(word)) != nil || conditions.isEmpty {
        conditions.append(String(word))
      } else {
        conditions[conditions.count - 1] += " " + word
      }
    }
  }

  /// Types that continue the last one of a list; none for other filters.
  func completions(of text: String) -> [String] {
    let last = text.split(separator: ",", omittingEmptySubsequences: false).last.map { $0.drop { $0 == " " } } ?? ""
    guard self == .types, !last.isEmpty else { return [] }
    let types = TypeDirectory(matching: last.split(separator: "_").joined(separator: " ")).entries.map(\.type)
    return types.filter { $0.hasPrefix(last) } + types.filter { !$0.hasPrefix(last) }
  }
}
