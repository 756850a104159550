// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase

/// The answer of a search for whole places.
package struct PlacesAnswer: Sendable {
  /// The places in the requested order.
  package var places: [PlaceFacts]
  /// Requests the next page; nil when there is none, and for searches without pages.
  package var nextPageToken: String?
  /// False when the search is incomplete: because of the deadline, or because a correction was too much work.
  package var isComplete: Bool

  /// The body of the answer with the requested members: `{"places":[…],"nextPageToken":…}`, and `{}` when nothing was found.
  package func json(_ fields: FieldMask) -> String { value(fields).text(fields.members) }

  /// The body of the answer with the requested members and, of these, also parts that are not requested.
  package func value(_ fields: FieldMask) -> JSONValue {
    var body = ObjectBuilder()
    let mask = fields.members["places"]
    body.add("places", places.map { $0.json(withExtra: false, mask) })
    body.add("nextPageToken", nextPageToken)
    return body.value
  }
}
