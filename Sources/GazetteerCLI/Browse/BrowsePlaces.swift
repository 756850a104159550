// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import GazetteerService

/// Where browsing gets its places.
protocol BrowsePlaces: Sendable {
  /// Completes texts.
  var client: any PlacesClientProtocol { get }

  /// What the detail pane says of a place.
  func card(of id: String) async throws -> PlaceCard

  /// Why a place is where it is in the answer to a text, in sentences.
  func explanation(of id: String, text: String) async throws -> [String]
}

/// The places of an index, by the filters of the moment.
struct IndexPlaces: BrowsePlaces {
  let index: PlaceIndex
  let request: BrowseRequest
  let language: String
  let region: String

  var client: any PlacesClientProtocol { FilteredClient(index: index) { try request.query(text: $0) } }

  func card(of id: String) async throws -> PlaceCard {
    let query = try DetailsQuery(placeID: id, languageCode: language, regionCode: region)
    return try await index.call { session, _ in PlaceCard(try session.facts(query), names: try session.otherNames(ofPlace: id)) }
  }

  func explanation(of id: String, text: String) async throws -> [String] {
    let query = try request.query(text: text)
    return try await index.call { session, _ in try session.explain(query, why: id).why?.lines ?? [] }
  }
}
