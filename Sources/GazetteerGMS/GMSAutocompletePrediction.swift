// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer

/// The attribute on those ranges of a prediction's texts that match what was typed; that it has a value is what counts.
public let kGMSAutocompleteMatchAttribute = NSAttributedString.Key.autocompleteMatch

/// A place as it is suggested.
public final class GMSAutocompletePrediction: Sendable, CustomStringConvertible {
  /// The suggestion in the terms of the newer kit.
  public let suggestion: AutocompletePlaceSuggestion

  /// A prediction made of a suggestion.
  public init(_ suggestion: AutocompletePlaceSuggestion) { self.suggestion = suggestion }

  /// Name and address in one line, with `kGMSAutocompleteMatchAttribute` on what matches.
  public var attributedFullText: NSAttributedString { suggestion.legacyAttributedFullText }
  /// The name, with marks.
  public var attributedPrimaryText: NSAttributedString { suggestion.legacyAttributedPrimaryText }
  /// Text that distinguishes the place from others, with marks; nil when there is none.
  public var attributedSecondaryText: NSAttributedString? { suggestion.legacyAttributedSecondaryText }
  /// The id with which the place can be fetched.
  public var placeID: String { suggestion.placeID }
  /// The place's types, the primary one first.
  public var types: [String] { suggestion.types.map(\.rawValue) }
  /// The geodesic distance from the filter's origin in whole metres; nil without an origin.
  public var distanceMeters: NSNumber? { suggestion.distanceMeters.map(NSNumber.init(value:)) }
  /// The full text and the id.
  public var description: String { suggestion.description }
}

/// What a `GMSAutocompleteSuggestion` holds when it is a place; the members are those of a prediction.
public typealias GMSAutocompletePlaceSuggestion = GMSAutocompletePrediction

/// One line of a list of suggestions.
public final class GMSAutocompleteSuggestion: Sendable {
  /// The place; nil when the suggestion is something else.
  public let placeSuggestion: GMSAutocompletePlaceSuggestion?

  init(_ suggestion: AutocompleteSuggestion) {
    switch suggestion {
    case .place(let place): placeSuggestion = GMSAutocompletePlaceSuggestion(place)
    }
  }
}

/// What to complete, under the rules of the newer service.
public final class GMSAutocompleteRequest {
  /// What has been typed.
  public let query: String
  /// Marks the requests of one search by a person.
  public var sessionToken: GMSAutocompleteSessionToken?
  /// Which places are wanted; nil is all.
  public var filter: GMSAutocompleteFilter?

  /// A request for what completes a text.
  public init(query: String) { self.query = query }
}
