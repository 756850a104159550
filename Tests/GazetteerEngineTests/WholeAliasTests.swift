// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

/// What a name typed in full is worth when it is no main name.
@Suite struct WholeAliasTests {
  @Test("An alias in full is the better-known place rather than a smaller one that is called so") func betterKnown() throws {
    let world = try World(
      .place("Genève", id: "ch", importance: 0.76, aliases: ["Geneva"]), .place("Geneva", id: "us", importance: 0.61),
      .place("Geneva-on-the-Lake", id: "longer", importance: 0.4))
    #expect(try world.ids(SearchRequest(text: "geneva")) == ["ch", "us", "longer"])
    #expect(try world.ids(SearchRequest(text: "genev")).first == "ch")
  }

  @Test("A main name in full is worth more than an alias in full") func mainName() throws {
    let world = try World(
      .place("Rio Branco", id: "alias", importance: 0.6, aliases: ["Penapolis"]), .place("Penapolis", id: "main", importance: 0.6))
    #expect(try world.ids(SearchRequest(text: "penapolis")) == ["main", "alias"])
  }

  @Test("The bonus ends with the alias, and the place is found on") func afterTheAlias() throws {
    let world = try World(.place("Odesa", id: "place", aliases: ["Odessa", "Odessa Oblast"]))
    let whole = try #require(try world.engine.search(SearchRequest(text: "odessa")).candidates.first)
    let longer = try #require(try world.engine.search(SearchRequest(text: "odessa o")).candidates.first)
    #expect(whole.match.aliasLetters == 6 && whole.score.wholeName > 0)
    #expect(longer.match.matchClass == .nameWords && longer.score.wholeName == 0)
  }

  @Test("A former name in full counts by its words only") func formerName() throws {
    var station = PlaceRecord.place("St Paul's", id: "station", importance: 0.6, type: "subway_station")
    station.names = [AlternateName(text: "Post Office", kind: .old)]
    let world = try World(station, .place("Post Office Square", id: "square", importance: 0.4, type: "park"))
    #expect(try world.ids(SearchRequest(text: "post office")) == ["square", "station"])
    let match = try #require(try world.engine.search(SearchRequest(text: "post office")).candidates.last?.match)
    #expect(match.matchClass == .nameWords && match.aliasLetters == 0)
    station.names.append(AlternateName(text: "Post Office", kind: .variant))
    #expect(try World(station).engine.search(SearchRequest(text: "post office")).candidates.first?.match.aliasLetters == 10)
  }

  @Test("Random worlds of names that are aliases elsewhere give what the reference engine gives", arguments: Seeds.of(40))
  func randomWorlds(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(7300 + seed), places: 60)
    var records = random.records
    for index in records.indices.dropFirst() where index % 3 == 0 {
      records[index].names.append(AlternateName(text: records[index - 1].name, kind: index % 2 == 0 ? .variant : .old))
    }
    let world = try World(records)
    for record in records.prefix(12) {
      for bias in [nil, random.region()] {
        var request = SearchRequest(text: record.name)
        request.bias = bias
        let (found, wanted) = (try world.engine.search(request).candidates, world.reference.search(request))
        #expect(found.map(\.place) == wanted.map(\.place), "\(record.name)")
      }
    }
  }
}
