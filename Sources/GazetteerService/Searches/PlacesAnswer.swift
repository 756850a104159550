// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// The answer of a search for whole places.
package struct PlacesAnswer: Sendable {
  /// The places in the requested order.
  package var places: [PlaceFacts]
  /// Requests the next page; nil when there is none, and for searches without pages.
  package var nextPageToken: String?
  /// False when the search is incomplete: because of the deadline, or because a correction was too much work.
  package var isComplete: Bool

  /// The body of the answer with the requested members: `{"places":[…],"nextPageToken":…}`, and `{}` when nothing was found.
  package func json(_ fields: FieldMask) -> String {
    var members: [JSONValue.Member] = []
    if !places.isEmpty { members.append(.init("places", .array(places.map(\.json)))) }
    if let nextPageToken { members.append(.init("nextPageToken", .string(nextPageToken))) }
    return fields.selected(from: .object(members)).text
  }
}

extension FieldShape {
  /// The members of a nearby search's answer, including those without data.
  package static let nearbyAnswer = FieldShape(["places": .place, "routingSummaries": routing], examples: examples)
  /// The members of a text search's answer.
  package static let textSearchAnswer = FieldShape(
    ["places": .place, "routingSummaries": routing, "nextPageToken": leaf, "searchUri": leaf, "contextualContents": leaf],
    examples: examples)

  private static let leaf = FieldShape("")
  private static let routing = FieldShape("legs(duration distanceMeters) directionsUri")
  private static let examples = "'places.id', 'places.displayName'"
}
