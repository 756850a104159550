// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerService

/// Suggestions as a table for people: name, address, type, distance, id. A query has "search" for its type and no id.
struct SuggestionTable {
  /// Where distances are measured from; nil for no distances.
  var origin: GeoPoint?
  /// Columns to fit into; nil for as many as needed.
  var width: Int?
  /// Whether the letters that match are shown bold.
  var isBold: Bool

  /// One line a suggestion, without line ends.
  func lines(_ suggestions: [Suggestion]) -> [String] {
    RowLayout(width: width, isBold: isBold).lines(suggestions.map { ($0.mainText.matches, cells(of: $0)) })
  }

  private func cells(of suggestion: Suggestion) -> [String] {
    switch suggestion {
    case .place(let place): cells(of: place)
    case .query(let query): [query.mainText.text, query.secondaryText?.text ?? "", "search", "", ""]
    }
  }

  private func cells(of suggestion: PlaceSuggestion) -> [String] {
    let name = suggestion.mainText.text + (suggestion.explainingName.map { " (\($0))" } ?? "")
    let distance = origin.map { distanceText(meters: $0.distanceMeters(to: suggestion.location)) }
    return [
      name, suggestion.secondaryText?.text ?? "", typeWords(suggestion.primaryType, suggestion.types), distance ?? "",
      suggestion.placeID,
    ]
  }
}

extension Suggestion {
  fileprivate var mainText: MarkedText {
    switch self {
    case .place(let place): place.mainText
    case .query(let query): query.mainText
    }
  }
}

/// What a place is in words: its primary type, else the first that says more than that it is somewhere. Empty when there is none.
func typeWords(_ primary: String?, _ types: [String]) -> String {
  typeWords(primary ?? types.first { !UmbrellaTypes.namesOfOthers.contains($0) })
}

/// A place type in words: `train_station` is "train station", `administrative_area_level_1` "region". Empty without a type.
private func typeWords(_ type: String?) -> String {
  switch type {
  case nil: ""
  case "locality"?: "city"
  case "administrative_area_level_1"?: "region"
  case "administrative_area_level_2"?: "district"
  case let type?: type.split(separator: "_").joined(separator: " ")
  }
}

/// A distance for people: metres below one kilometre, one decimal below ten, whole kilometres beyond.
///
/// - 950 → `950 m`, 1234 → `1.2 km`, 12345678 → `12,346 km`
func distanceText(meters: Double) -> String {
  if meters < 999.5 { return "\(Int(clamping: meters.rounded())) m" }
  let tenths = Int(clamping: (meters / 100).rounded())
  if tenths < 100 { return "\(tenths / 10).\(tenths % 10) km" }
  return "\(grouped(Int(clamping: (meters / 1000).rounded()))) km"
}

/// A whole number with commas: 1234567 → `1,234,567`.
func grouped(_ number: Int) -> String {
  var result = ""
  for (index, digit) in String(number.magnitude).enumerated() {
    if index > 0, (String(number.magnitude).utf8.count - index) % 3 == 0 { result.append(",") }
    result.append(digit)
  }
  return number < 0 ? "-" + result : result
}
