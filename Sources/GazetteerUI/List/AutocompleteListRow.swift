// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer

/// One row of a list, with the texts as they are shown.
public struct AutocompleteListRow: Hashable, Sendable, Identifiable {
  /// What choosing the row chooses.
  public enum Choice: Hashable, Sendable {
    /// A suggestion, whose place is fetched when it is chosen.
    case suggestion(AutocompletePlaceSuggestion)
    /// A place that a text search found.
    case place(Place)
  }

  /// What choosing the row chooses.
  public let choice: Choice
  /// The first line, the name; what matches the text is marked with `autocompleteMatch`. Where nothing of the name does, the other name that
  /// the text led to stands behind it: "Moscow (Москва)".
  public let primaryText: AttributedString
  /// The second line, the address; nil when there is none.
  public let secondaryText: AttributedString?
  /// The distance from the filter's origin with its unit; nil without an origin.
  public let distanceText: String?
  /// The icon; nil when the list has none.
  public let icon: AutocompleteListIcon?

  /// The place's id, which no other row of the list has.
  public var id: String {
    switch choice {
    case .suggestion(let suggestion): suggestion.placeID
    case .place(let place): place.placeID ?? place.description
    }
  }

  /// The place's types, the primary one first.
  public var types: [PlaceType] {
    switch choice {
    case .suggestion(let suggestion): suggestion.types
    case .place(let place): place.types
    }
  }
}

/// Rows of one type.
public struct AutocompleteListSection: Hashable, Sendable, Identifiable {
  /// Where rows come from.
  public enum Kind: Hashable, Sendable {
    /// They complete the text.
    case suggestions
    /// They were found when the text was submitted without choosing a row.
    case places
  }

  /// Where the rows come from.
  public let kind: Kind
  /// Best first; never empty.
  public let rows: [AutocompleteListRow]
  /// What the sources of the rows ask to be shown with them; nil when there is nothing.
  public let attributions: AttributedString?
  /// The type.
  public var id: Kind { kind }
}

/// Makes rows.
struct RowMaker {
  let distances: DistanceText
  let hasIcons: Bool

  func sections(_ suggestions: [AutocompleteSuggestion]) -> [AutocompleteListSection] {
    sections(.suggestions, rows: suggestions.map(row), attributions: suggestions.attributions)
  }

  func sections(_ places: [Place]) -> [AutocompleteListSection] {
    sections(.places, rows: places.map(row), attributions: places.attributions)
  }

  private func sections(
    _ kind: AutocompleteListSection.Kind, rows: [AutocompleteListRow], attributions: AttributedString?
  ) -> [AutocompleteListSection] {
    rows.isEmpty ? [] : [AutocompleteListSection(kind: kind, rows: rows, attributions: attributions)]
  }

  private func row(_ suggestion: AutocompleteSuggestion) -> AutocompleteListRow {
    switch suggestion {
    case .place(let place):
      AutocompleteListRow(
        choice: .suggestion(place), primaryText: name(of: place), secondaryText: place.attributedSecondaryText,
        distanceText: place.distance.map(distances.text), icon: icon(place.types))
    }
  }

  private func name(of place: AutocompletePlaceSuggestion) -> AttributedString {
    place.attributedPrimaryText + (place.explainingName.map { AttributedString(" (\($0))") } ?? "")
  }

  private func row(_ place: Place) -> AutocompleteListRow {
    AutocompleteListRow(
      choice: .place(place), primaryText: AttributedString(place.displayName ?? place.description),
      secondaryText: place.formattedAddress.map { AttributedString($0) }, distanceText: nil, icon: icon(place.types))
  }

  private func icon(_ types: [PlaceType]) -> AutocompleteListIcon? { hasIcons ? AutocompleteListIcon(types: types) : nil }
}
