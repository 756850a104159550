// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import GazetteerGeometry

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
    let rows = suggestions.map(cells)
    let widths = columnWidths(rows)
    return zip(rows, suggestions).map { line(of: $0, widths, marks: $1.mainText.matches) }
  }

  private func cells(of suggestion: Suggestion) -> [String] {
    switch suggestion {
    case .place(let place): cells(of: place)
    case .query(let query): [query.mainText.text, query.secondaryText?.text ?? "", "search", "", ""]
    }
  }

  private func cells(of suggestion: PlaceSuggestion) -> [String] {
    // Another name explains a line that has nothing to mark.
    let other = suggestion.mainText.matches.isEmpty ? suggestion.matchedName : nil
    let name = suggestion.mainText.text + (other.map { " (\($0))" } ?? "")
    let distance = origin.map { distanceText(meters: $0.distanceMeters(to: suggestion.location)) }
    return [
      name, suggestion.secondaryText?.text ?? "", typeWords(suggestion.primaryType ?? suggestion.types.first), distance ?? "",
      suggestion.placeID,
    ]
  }

  /// Each column as wide as its widest cell; when that is too much, address and name give way, the wider one first.
  private func columnWidths(_ rows: [[String]]) -> [Int] {
    var widths = (0..<Self.columns).map { column in rows.map { ColumnWidth.of($0[column]) }.max() ?? 0 }
    guard let width else { return widths }
    let gaps = Self.gap.utf8.count * (widths.filter { $0 > 0 }.count - 1)
    while widths.reduce(gaps, +) > width, let column = [1, 0].filter({ widths[$0] > Self.least }).max(by: { widths[$0] < widths[$1] }) {
      widths[column] -= 1
    }
    return widths
  }

  private static let columns = 5
  private static let gap = "  "
  private static let least = 12

  private func line(of cells: [String], _ widths: [Int], marks: [Range<Int>]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      let text = ColumnWidth.cut(cell, to: max(widths[column], column > 1 ? ColumnWidth.of(cell) : 0))
      let padding = String(repeating: " ", count: max(0, widths[column] - ColumnWidth.of(text)))
      let shown = column == 0 && isBold ? bold(text, marks) : text
      if column > 0 { line += Self.gap }
      if column == 3 { line += padding + shown } else { line += column == Self.columns - 1 ? shown : shown + padding }
    }
    return line
  }

  /// The text with the ranges of code points in bold, as far as they were not cut off.
  private func bold(_ text: String, _ ranges: [Range<Int>]) -> String {
    var result = ""
    var isOpen = false
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let isMarked = ranges.contains { $0.contains(index) }
      if isMarked != isOpen { result += isMarked ? "\u{1B}[1m" : "\u{1B}[0m" }
      isOpen = isMarked
      result.unicodeScalars.append(scalar)
    }
    return isOpen ? result + "\u{1B}[0m" : result
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

/// A place type in words: `train_station` is "train station", `administrative_area_level_1` "region". Empty without a type.
func typeWords(_ type: String?) -> String {
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
  if meters < 999.5 { return "\(Int(meters.rounded())) m" }
  let tenths = Int((meters / 100).rounded())
  if tenths < 100 { return "\(tenths / 10).\(tenths % 10) km" }
  return "\(grouped(Int((meters / 1000).rounded()))) km"
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
