// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry

/// A place as it is suggested.
package struct PlaceSuggestion: Hashable, Sendable {
  package var placeID: String
  /// The name in the language asked for, else the primary one.
  package var mainText: MarkedText
  /// The address that tells it from others; nil when there is nothing to say.
  package var secondaryText: MarkedText?
  /// The primary type first.
  package var types: [String]
  /// The one type that filters compare with.
  package var primaryType: String?
  /// Metres of geodesic distance from the origin, rounded; nil without an origin.
  package var distanceMeters: Int?
  package var location: GeoPoint
  /// Thousandths; nil for what is no place of the index.
  package var importance: Int?
  /// In whole 1e-9, as it was compared; nil for what was not compared.
  package var score: Int64?
  package var matchKind: MatchKind
  /// What put it where it stands.
  package var origin: SuggestionOrigin
  /// The name that matches, when it is not the one shown.
  package var matchedName: String?
  /// Words of the text that the place lacks, folded, in the order of the text; none unless it matches in part.
  package var missingTerms: [String] = []
  /// What has to be shown with the place, in the words of its source.
  package var attribution: String?

  /// The other name, where it explains a main text that has nothing to mark.
  package var explainingName: String? { mainText.matches.isEmpty ? matchedName : nil }

  /// Main and secondary text in one line.
  package var text: MarkedText { mainText.followed(by: secondaryText) }
}
