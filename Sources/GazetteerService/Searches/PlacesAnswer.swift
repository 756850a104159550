// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// What a search for whole places is answered with.
package struct PlacesAnswer: Sendable {
  /// In the order asked for.
  package var places: [PlaceFacts]
  /// Asks for the places that follow; nil when there are none, and for searches without pages.
  package var nextPageToken: String?
  /// False when the search was cut short: by the deadline, or because a correction was too much work.
  package var isComplete: Bool

  /// The body of the answer with the wanted members: `{"places":[…],"nextPageToken":…}`, and `{}` when nothing was found.
  package func json(_ fields: FieldMask) -> String {
    var members: [JSONValue.Member] = []
    if !places.isEmpty { members.append(.init("places", .array(places.map(\.json)))) }
    if let nextPageToken { members.append(.init("nextPageToken", .string(nextPageToken))) }
    return fields(.object(members)).text
  }
}

extension FieldShape {
  /// The members of the answer of a nearby search; those without data are known, too.
  package static let nearbyAnswer = FieldShape(["places": .place, "routingSummaries": routing], examples: examples)
  /// The members of the answer of a text search.
  package static let textSearchAnswer = FieldShape(
    ["places": .place, "routingSummaries": routing, "nextPageToken": leaf, "searchUri": leaf, "contextualContents": leaf],
    examples: examples)

  private static let leaf = FieldShape("")
  private static let routing = FieldShape("legs(duration distanceMeters) directionsUri")
  private static let examples = "'places.id', 'places.displayName'"
}
