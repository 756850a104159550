// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// Texts for which lists have many places that cannot match: these are not compared one by one.
@Suite struct ComparedPlacesTests {
  /// The names that a text lists, how many places it compared, and what it read.
  private func search(_ text: String, within region: Region? = nil, in records: [PlaceRecord]) throws
    -> (names: [String], compared: Int, counts: ReadCounts)
  {
    let world = try World(records)
    world.engine.checksInvariant = false
    var request = SearchRequest(text: text)
    (request.weakest, request.restriction) = (.partial, region)
    let compared = try world.engine.search(request).placesRead
    let counts = world.reader.counts
    return (try world.search(text) { ($0.weakest, $0.restriction) = (.partial, region) }, compared, counts)
  }

  private func many(_ name: String, _ country: String = "FJ") -> [PlaceRecord] {
    (0..<300).map { .place("\(name) \($0)", id: "\(name)\($0)", importance: 0.5, country: country) }
  }

  @Test("beside a place that has most of the text, those that have less with a typo are not compared")
  func minorWithTypo() throws {
    // Half of the text as typed, less with the typo.
    let found = try search("kestrel lodge harbor", in: many("Kestral Lodge") + [.place("Kestrel Harbor", importance: 0.1)])
    #expect(found.names == ["Kestrel Harbor"])
    #expect(found.compared < 40, "\(found.compared)")
  }

  @Test("words of two countries are not looked for together, also beside a word of many")
  func twoCountries() throws {
    let countries = ["SE", "ES", "SK", "SI", "SN"].map { PlaceRecord.place("Ort", id: $0, country: $0) }
    let places = (0..<3000).map { PlaceRecord.place("Sund \($0)", id: "\($0)", importance: 0.5, country: $0 % 2 == 0 ? "FJ" : "NO") }
    let wanted = PlaceRecord.place("Sala Norway", id: "sala", importance: 0.1, country: "FJ")
    let found = try search("fiji norway s xyzzy", in: places + countries + [wanted])
    #expect(found.names.first == "Sala Norway")
    #expect(found.counts.steps < 1000, "\(found.counts.steps)")
  }

  @Test("places with all words in several names are compared once, not again for their address")
  func severalNames() throws {
    let mixed = (0..<300).map {
      PlaceRecord.place("Ort \($0)", id: "m\($0)", importance: 0.5 - Double($0) / 1000, country: "FJ", aliases: ["Pine City", "Kara Nova"])
    }
    let found = try search("pine k", in: mixed + [.place("Pine Hut", importance: 0.5, country: "KE")])
    #expect(found.names.first == "Pine Hut")
    #expect(found.compared < 320, "\(found.compared)")
  }

  @Test("one word of a name does not stand for two words of the text that mean it")
  func synonymOfNextWord() throws {
    let wanted = ["Street Street", "Street Streetfield", "Street St", "Strand Street"]
    let found = try search("str street", in: many("Street Corner") + wanted.map { .place($0, importance: 0.9) })
    #expect(Set(found.names.prefix(4)) == Set(wanted), "\(found.names)")
    #expect(found.compared < 100, "\(found.compared)")
  }

  @Test("places with all words as typed, but a repeated one once, are not compared for typos")
  func repeatedWord() throws {
    let found = try search("fiji zeya zeya", in: many("Zeya Ort") + [.place("Fijo Zeya", importance: 0.1, country: "KE")])
    #expect(found.names.first == "Fijo Zeya", "\(found.names)")
    #expect(found.compared < 40, "\(found.compared)")
  }

  @Test("words that are no commoner than the typed one are not looked for, also where they begin alike")
  func commonTogether() throws {
    // Ten times as many places have a word with "hob", but no word as many as "hoi" has to be corrected into.
    let alike = (0..<400).map { PlaceRecord.place("Kiri Hob\(["a", "e", "o", "u", "y"][$0 % 5])\($0 % 10)", id: "\($0)", importance: 0.5) }
    let typed = (0..<20).map { PlaceRecord.place("Hoi \($0)", id: "hoi\($0)", importance: 0.5) }
    let found = try search("kiri hoi", in: alike + typed)
    #expect(found.compared < 100, "\(found.compared)")
  }

  @Test("of places that share a name, only those with the words beside it are looked at")
  func namesakesBesideAddress() throws {
    let many = (0..<300).map { PlaceRecord.place("Cafe", id: "\($0)", at: (Double($0) / 10, 0), importance: 0.5, country: "FJ") }
    let found = try search("cafe france", in: many + [.place("Cafe", id: "fr", importance: 0.1, country: "FR")])
    #expect(found.names == ["Cafe"])
    #expect(found.compared < 10, "\(found.compared)")
  }

  @Test("of places that share name and country, only those in a region are looked at")
  func namesakesInRegion() throws {
    let many = (0..<3000).map { PlaceRecord.place("Cafe", id: "\($0)", at: (10 + Double($0) / 100, 0), importance: 0.5, country: "FJ") }
    let near = PlaceRecord.place("Cafe", id: "near", at: (0, 0), importance: 0.1, country: "FJ")
    let region = Region.circle(center: near.location, radiusMeters: 1000)
    let found = try search("cafe fiji", within: region, in: many + [near])
    #expect(found.names == ["Cafe"])
    #expect(found.counts.cores < 100, "\(found.counts.cores)")
  }
}
