// SPDX-License-Identifier: Apache-2.0
public import Foundation
import GazetteerBase
import GazetteerService

/// One line of a list of suggestions.
///
///     let ids = suggestions.map { suggestion in
///       switch suggestion {
///       case .place(let place): place.placeID
///       }
///     }
public enum AutocompleteSuggestion: Hashable, Sendable {
  /// A place.
  case place(AutocompletePlaceSuggestion)
}

/// A place as it is suggested.
///
///     let name = String(suggestion.attributedPrimaryText.characters)
///     let meters = suggestion.distanceMeters
public struct AutocompletePlaceSuggestion: Hashable, Sendable, CustomStringConvertible {
  /// The id with which the place can be fetched.
  public let placeID: String
  /// The place's types, the primary one first.
  public let types: [PlaceType]
  /// The geodesic distance from the filter's origin, in whole metres; nil without an origin.
  public let distance: Measurement<UnitLength>?
  /// `distance` as a whole number of metres, under the name that the published pages have for it; nil without an origin.
  public var distanceMeters: Int? { distance.map { Int(clamping: $0.converted(to: .meters).value.rounded()) } }
  /// What has to be shown with the suggestion, in the words of its source; nil when the source is not known.
  public let attributions: AttributedString?
  /// The name that what was typed led to, when it is not the one shown: "Москва" of Moscow. Nil otherwise; an extension of ours.
  public let matchedName: String?
  private let mainText: MarkedText
  private let secondaryText: MarkedText?

  init(_ suggestion: PlaceSuggestion) {
    placeID = suggestion.placeID
    types = suggestion.types.map(PlaceType.init(rawValue:))
    distance = suggestion.distanceMeters.map { Measurement(value: Double($0), unit: .meters) }
    attributions = suggestion.attribution.map { AttributedString($0) }
    matchedName = suggestion.matchedName
    mainText = suggestion.mainText
    secondaryText = suggestion.secondaryText
  }

  /// A suggestion of one's own, for previews and for tests with another client than `PlacesClient`.
  ///
  ///     var name = AttributedString("Sydney")
  ///     if let typed = name.range(of: "Syd") { name[typed].autocompleteMatch = "" }
  ///     let suggestion = AutocompletePlaceSuggestion(placeID: "sydney", primaryText: name, secondaryText: "Australia")
  ///
  /// - Parameters:
  ///   - placeID: the id that details are asked with.
  ///   - primaryText: the name; what carries `autocompleteMatch` matches, other attributes are dropped.
  ///   - secondaryText: text that distinguishes the place from others, marked likewise.
  ///   - types: the primary one first.
  ///   - distance: from the filter's origin.
  ///   - matchedName: the name that matches, when it is not the one shown.
  ///   - attributions: what has to be shown with the suggestion.
  public init(
    placeID: String, primaryText: AttributedString, secondaryText: AttributedString? = nil, types: [PlaceType] = [],
    distance: Measurement<UnitLength>? = nil, matchedName: String? = nil, attributions: AttributedString? = nil
  ) {
    self.placeID = placeID
    self.types = types
    self.distance = distance
    self.attributions = attributions
    self.matchedName = matchedName
    mainText = MarkedText(primaryText)
    self.secondaryText = secondaryText.map { MarkedText($0) }
  }

  /// Name and address in one line, as "Sydney Opera House, Sydney, New South Wales, Australia"; what matches is marked with `autocompleteMatch`.
  public var attributedFullText: AttributedString { fullText.attributed }
  /// The name, with marks.
  public var attributedPrimaryText: AttributedString { mainText.attributed }
  /// Text that distinguishes the place from others, with marks; nil when there is none.
  public var attributedSecondaryText: AttributedString? { secondaryText?.attributed }
  /// `attributedFullText` for older interfaces.
  public var legacyAttributedFullText: NSAttributedString { fullText.legacyAttributed }
  /// `attributedPrimaryText` for older interfaces.
  public var legacyAttributedPrimaryText: NSAttributedString { mainText.legacyAttributed }
  /// `attributedSecondaryText` for older interfaces.
  public var legacyAttributedSecondaryText: NSAttributedString? { secondaryText?.legacyAttributed }

  /// The full text and the id.
  public var description: String { "\(fullText.text) (\(placeID))" }

  /// The other name, where it explains a name that has nothing to mark; for lists, behind the name and in brackets.
  package var explainingName: String? { mainText.matches.isEmpty ? matchedName : nil }

  private var fullText: MarkedText { mainText.followed(by: secondaryText) }
}
