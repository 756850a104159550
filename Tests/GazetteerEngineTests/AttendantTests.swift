// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// Stops, boards and taxi stands, which have the name of what they stand at.
@Suite struct AttendantTests {
  private static func world(_ more: PlaceRecord...) throws -> World {
    try World(
      [
        .place("Avenida dos Aliados", id: "street", at: (41.148, -8.611), importance: 0.15, type: "route"),
        .place("Avenida dos Aliados", id: "taxi", at: (41.1475, -8.611), importance: 0.2, type: "taxi_stand"),
        .place("Avenida dos Aliados", id: "bus", at: (41.1465, -8.611), importance: 0.1, type: "bus_stop"),
        .place("Avenida dos Aliados", id: "board", at: (41.1462, -8.611), importance: 0.1, type: "landmark"),
        .place("Trindade", id: "station", at: (41.152, -8.609), importance: 0.22, type: "light_rail_station"),
        .place("Trindade", id: "stand", at: (41.150, -8.609), importance: 0.2, type: "taxi_stand"),
        .place("Trindade", id: "tram", at: (41.149, -8.609), importance: 0.15, type: "tram_stop"),
      ] + more)
  }

  private static func request(_ text: String) throws -> SearchRequest {
    var request = SearchRequest(text: text)
    request.bias = .circle(center: try #require(GeoPoint(latitude: 41.14, longitude: -8.611)), radiusMeters: 1000)
    return request
  }

  @Test(
    "the street or station stands before the stops, boards and taxi stands of its name, though these are nearer",
    arguments: [("avenida dos aliados", "street"), ("aliados", "street"), ("avenida d", "street"), ("trindade", "station")])
  func first(text: String, id: String) throws {
    let ids = try Self.world().ids(Self.request(text))
    #expect(ids.first == id)
    #expect(ids.count == (id == "street" ? 4 : 3))
  }

  @Test("a stop whose name is typed stands before streets that only have its words")
  func ownName() throws {
    let world = try Self.world(
      .place("Bolhão", id: "stop", at: (41.149, -8.611), importance: 0.1, type: "bus_stop"),
      .place("Rua do Bolhão", id: "rua", at: (41.149, -8.611), importance: 0.15, type: "route"))
    #expect(try world.ids(Self.request("bolhao")) == ["stop", "rua"])
  }

  @Test("a tower is no board, and the loss is told apart in the score")
  func parts() throws {
    let world = try Self.world(.place("Torre Alta", id: "tower", at: (41.149, -8.611), importance: 0.2, type: "landmark"))
    let tower = try #require(try world.engine.search(Self.request("torre")).candidates.first)
    #expect(!tower.score.parts.contains { $0.title == "attendant" })
    let taxi = try #require(try world.engine.search(Self.request("trindade")).candidates.first { $0.importance == 200 })
    let part = try #require(taxi.score.parts.first { $0.title == "attendant" })
    #expect(abs(part.value + 0.035) < 1e-9)
    #expect(abs(taxi.score.parts.reduce(0) { $0 + $1.value } - taxi.score.value) < 1e-8)
  }
}
