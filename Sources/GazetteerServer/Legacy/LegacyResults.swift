// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerService

/// Writes places found by a search as legacy results.
struct LegacyResults {
  private let found: PlacesAnswer
  private let nextPageToken: String?
  /// The member for the address: `formatted_address` or `vicinity`.
  private let address: String

  init(_ found: PlacesAnswer, nextPageToken: String?, address: String) {
    self.found = found
    self.nextPageToken = nextPageToken
    self.address = address
  }

  func answer(typed: String?) -> ServerAnswer {
    let places = found.places.map { LegacyPlace($0) }
    var attributions: [JSONValue] = []
    for case .array(let values) in places.map(\.attributions) { attributions += values.filter { !attributions.contains($0) } }
    var members: [JSONValue.Member] = [
      .init("html_attributions", .array(attributions)), .init("results", .array(places.map { result($0.json) })),
    ]
    if let nextPageToken { members.append(.init("next_page_token", .string(nextPageToken))) }
    members.append(.init("status", .string((places.isEmpty ? LegacyStatus.zeroResults : .ok).rawValue)))
    return ServerAnswer(json: JSONValue.object(members).text, isComplete: found.isComplete, typed: typed)
  }

  /// The members of a search result, with one form of the address; of the opening hours only whether the place is open.
  private func result(_ place: JSONValue) -> JSONValue {
    guard case .object(let members) = place else { return place }
    var kept = members.filter { Self.members.contains($0.name) || $0.name == address }
    if let isOpen = (place["current_opening_hours"] ?? place["opening_hours"])?["open_now"] {
      kept.append(.init("opening_hours", .object([.init("open_now", isOpen)])))
    }
    return .object(kept.sorted { $0.name < $1.name })
  }

  private static let members = Set(
    FieldTable.fields.compactMap(\.older).filter(\.isInResults).map(\.name)
  ).subtracting(["formatted_address", "vicinity", "opening_hours"])
}
