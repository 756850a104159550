// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerTesting
import Testing

@testable import GazetteerService

/// A profile orders the answers of a client, of an index, and of neither more than was asked.
@Suite struct RankingTests {
  private static let byImportance = Data(#"{"importance": 0.6, "nearness": 0.0}"#.utf8)
  private static let byNearness = Data(#"{"importance": 0.0, "nearness": 0.6}"#.utf8)

  private func world() throws -> World {
    try World([
      .place("Paris", id: "paris", at: (48.85, 2.35), importance: 0.9, country: "FR"),
      .place("Paris", id: "paris-us", at: (33.66, -95.55), importance: 0.1, country: "US"),
    ])
  }

  private func ids(_ client: PlacesClient) async throws -> [String] {
    let filter = AutocompleteFilter(
      coordinateRegionBias: CircularCoordinateRegion(center: .init(latitude: 33.66, longitude: -95.55), radius: 1_000))
    let suggestions = try await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "paris", filter: filter)).get()
    return suggestions.map { suggestion in
      switch suggestion {
      case .place(let place): place.placeID
      }
    }
  }

  @Test func theRankingOfAClientOrdersItsAnswersAlone() async throws {
    let world = try world()
    let index = try PlaceIndex(path: world.path)
    var (far, near) = (PlacesClient.Configuration(), PlacesClient.Configuration())
    far.ranking = try Ranking(profile: Self.byImportance)
    near.ranking = try Ranking(profile: Self.byNearness)
    let clients = (
      PlacesClient(index: index, configuration: far), PlacesClient(index: index, configuration: near), PlacesClient(index: index)
    )
    for _ in 0..<3 {
      #expect(try await ids(clients.0) == ["paris", "paris-us"])
      #expect(try await ids(clients.1) == ["paris-us", "paris"])
    }
    #expect(try await Set(ids(clients.2)) == ["paris", "paris-us"])
  }

  @Test func theRankingOfAnIndexIsThatOfClientsThatNameNone() async throws {
    let world = try world()
    var configuration = PlaceIndex.Configuration()
    for (profile, first) in [(Self.byImportance, "paris"), (Self.byNearness, "paris-us")] {
      configuration.ranking = try Ranking(profile: profile)
      let client = PlacesClient(index: try PlaceIndex(path: world.path, configuration: configuration))
      #expect(try await ids(client).first == first)
    }
  }

  @Test func anIndexThatIsRankedAnewOutlivesTheFirst() async throws {
    let world = try world()
    var configuration = PlacesClient.Configuration()
    configuration.ranking = try Ranking(profile: Self.byNearness)
    let client = try PlacesClient(indexPath: world.path, configuration: configuration)
    #expect(try await ids(client).first == "paris-us")
  }

  @Test(
    "What is no profile is refused with the weight and the cure",
    arguments: [
      ("[]", "not one JSON object"), (#"{"importence": 1}"#, "no weight importence"), (#"{"importance": "x"}"#, "importance has a value"),
      (#"{"importance": 2}"#, "0…1"), (#"{"rows": {"promin": 1}}"#, "no weight rows.promin"),
      (#"{"rows": {"prominentRows": 5}}"#, "rows.prominentRows"),
      (#"{"houses": {"street": 0.001}}"#, "houses.part"), (#"{"kinds": {"firstStep": 0}}"#, "kinds.firstStep"),
    ])
  func refused(text: String, reason: String) {
    let error = #expect(throws: RankingError.self) { try Ranking(profile: Data(text.utf8)) }
    #expect(error.map { $0.description.contains(reason) && $0.description.contains("weights of the ranking") } == true)
  }

  @Test func membersOfAnObjectThatAreNotGivenKeepTheirValues() throws {
    #expect(try Ranking(profile: Data(#"{"rows": {"kindShare": 0.4}, "poiReach": {"near": 1000}}"#.utf8)) == .standard)
    #expect(try Ranking(profile: Data(#"{"rows": {"kindShare": 0.6}}"#.utf8)) != .standard)
  }

  @Test func aFileIsReadAndNamedWhenItIsWrong() throws {
    let path = World.temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.byNearness.write(to: URL(fileURLWithPath: path))
    #expect(try Ranking(profilePath: path) == Ranking(profile: Self.byNearness))
    #expect(Ranking.standard == (try Ranking(profile: Data("{}".utf8))))
    try Data("no".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: RankingError.self) { try Ranking(profilePath: path) }
  }
}
