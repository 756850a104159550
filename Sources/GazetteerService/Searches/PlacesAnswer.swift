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
