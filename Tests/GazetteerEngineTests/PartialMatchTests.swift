// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import GazetteerText
import Testing

/// Texts of which no place has all words: the last tier.
@Suite struct PartialMatchTests {
  private static func world() throws -> World {
    try World(
      .place("Louvre Museum", importance: 0.7, country: "FR", locality: "Paris"),
      .place("Louvre Hotel", importance: 0.3, country: "FR", locality: "Lens"),
      .place("Paris", importance: 0.9, country: "FR"),
      .place("Banff", importance: 0.5, country: "US", locality: "Alberta"),
      .place("Town of Pines", importance: 0.4, country: "US"),
      .place("Zürich", importance: 0.8),
      .place("Zürich Hauptbahnhof", importance: 0.6),
      .place("Berlin Hauptbahnhof", importance: 0.6),
      .place("Berlin", importance: 0.9),
      .place("Cafe July", importance: 0.2),
      .place("Care July Home", importance: 0.1),
      .place("Museum of Modern Art", importance: 0.6, country: "US"))
  }

  private static func names(_ text: String, in world: World, adjust: (inout SearchRequest) -> Void = { _ in }) throws -> [String] {
    try world.search(text) {
      $0.weakest = .partial
      adjust(&$0)
    }
  }

  @Test("a word that the address has as typed counts as typed where the name has it with a typo")
  func typedInAddress() throws {
    let towns = (0..<200).map { PlaceRecord.place("Zatanoma \($0)", importance: 0.1, country: "FR") }
    let shops = (0..<100).map { PlaceRecord.place("Hotel \($0)", importance: 0.05, country: "FR", locality: "Zatabo") }
    let world = try World(towns + shops + [.place("Zada", id: "zada", importance: 0.12, country: "FR", locality: "Zatanoma")])
    for text in ["sinina zata cafe", "zata cafe"] {
      var request = SearchRequest(text: text)
      request.weakest = .partial
      #expect(try world.ids(request).first == "zada", "\(text)")
      #expect(try world.engine.search(request).candidates == world.reference.search(request), "\(text)")
    }
  }

  @Test("what a text with a typo finds in a country is no part of the text where a part may not be corrected so")
  func countriesOfOtherTiers() throws {
    // So many names begin with the last word that a part of the text may not correct it.
    let common = (0..<20).map { PlaceRecord.place("Fremont \($0)", importance: 0.1, country: "FJ") }
    let world = try World(
      common + [
        .place("Central Fremont", id: "a", importance: 0.4, type: "park", country: "FR", locality: "Laburg"),
        .place("Laburg", id: "b", at: (40, 40), importance: 0.2, country: "FR"),
        .place("Laburg", id: "c", at: (-40, 40), importance: 0.2, country: "US"),
      ])
    for text in ["laurg fre", "labur fre", "laurg fra"] {
      var request = SearchRequest(text: text)
      request.weakest = .partial
      #expect(try world.engine.search(request).candidates == world.reference.search(request), "\(text)")
    }
  }

  @Test(
    "the place that is meant comes first, whatever is too much or mistyped",
    arguments: [
      ("the louvre", "Louvre Museum"), ("louvre xyzzy", "Louvre Museum"), ("xyzzy louvre", "Louvre Museum"),
      ("town of banff alberta canada", "Banff"), ("brlin hauptbahnof", "Berlin Hauptbahnhof"), ("zurich hbb", "Zürich"),
      ("louvre museum pariss frannce", "Louvre Museum"), ("musum of modrn art", "Museum of Modern Art"), ("cae jly", "Cafe July"),
      ("paris paris xyzzy", "Paris"),
    ])
  func findsWhatIsMeant(text: String, name: String) throws {
    #expect(try Self.names(text, in: Self.world()).first == name)
  }

  @Test("a word of three letters is corrected beside others, or alone where nothing begins with it; one of two letters is completed")
  func correctsShortWords() throws {
    let world = try Self.world()
    #expect(try world.search("cae july").first == "Cafe July")
    #expect(try World(.place("Bar Ox Inn"), .place("Bar Far")).search("bar oxx inn") == ["Bar Ox Inn"])
    #expect(try World(.place("Tai Pan Hotel")).search("ta pan hotel") == ["Tai Pan Hotel"])
    #expect(try World(.place("El Paso Inn")).search("le paso inn") == ["El Paso Inn"])
    #expect(try World(.place("El Paso Inn")).search("xl paso inn").isEmpty)
    #expect(try World(.place("Cafe")).search("cae ") == ["Cafe"])
    #expect(try World(.place("Cafe"), .place("Caen")).search("cae") == ["Caen"])
  }

  @Test("of places with the same words the one whose whole name is in the text comes first")
  func prefersWholeNames() throws {
    let world = try World(
      .place("Vancouver Hill", importance: 0.52), .place("Vancouver", importance: 0.5), .place("Hill of Downtown", importance: 0.9))
    #expect(try Self.names("vancouver xyzzy", in: world).first == "Vancouver")
    #expect(try Self.names("xyzzy vancouver ", in: world).first == "Vancouver")
  }

  @Test("words that no name has take no slot from words that names have")
  func looksForKnownWords() throws {
    let world = try World(.place("Tokyo Tower", country: "FR"), .place("Tower", country: "US"), .place("Sota", importance: 1))
    #expect(try Self.names("Tokyo Tower, 4 Chome-2-8 Shibakoen, Minato City, 105-0011, France", in: world).first == "Tokyo Tower")
  }

  @Test("a text that a place has in full is not searched in parts")
  func standsBehindFullMatches() throws {
    let world = try World(.place("Red Lion", importance: 0.1), .place("Lion", importance: 1), .place("Red Bull", importance: 1))
    #expect(try Self.names("red lion", in: world) == ["Red Lion"])
    #expect(try Self.names("red lionn", in: world).first == "Red Lion")
  }

  @Test("places with less than half of the text are listed only when there is no other, or when their whole name is in it")
  func leavesOutWhatHasLittle() throws {
    let world = try World(
      .place("Alpha Beta Gamma"), .place("Alpha", importance: 0.9), .place("Beta Hall"), .place("Gamma Hall"), .place("Delta Hall"))
    #expect(try Self.names("alpha beta gamma qqqq", in: world) == ["Alpha Beta Gamma", "Alpha"])
    #expect(try Self.names("qqqq wwww rrrr delta", in: world) == ["Delta Hall"])
    #expect(try Self.names("qqqq wwww", in: world).isEmpty)
  }

  @Test("a name that is the text with a typo in several words comes before better known places with the words here and there")
  func prefersNamesWithTypos() throws {
    let world = try World(
      .place("Owen Sound", importance: 0.2), .place("Sound Bay of Owen", importance: 0.5),
      .place("Puerto Triunfo", importance: 0.1), .place("Puerto El Triunfo", importance: 0.5))
    #expect(try Self.names("owne soud", in: world).first == "Owen Sound")
    #expect(try Self.names("puerot trounfo", in: world) == ["Puerto Triunfo", "Puerto El Triunfo"])
    // What goes on is no name of these words.
    #expect(try Self.names("owne sond bay", in: world).first == "Sound Bay of Owen")
    #expect(try Self.names("owne soud xyzzy", in: world).first == "Sound Bay of Owen")
  }

  @Test("a word that was typed twice stands for one word: a name has it twice, and names that have it once are not all compared")
  func wordsTypedTwice() throws {
    let others = (0..<400).map { PlaceRecord.place("Bora House \($0)", importance: 0.3) }
    let world = try World(others + [.place("Bora Bora", importance: 0.1), .place("Boat Bar", importance: 0.2)])
    #expect(try Self.names("boar boar", in: world).first == "Bora Bora")
    #expect(try !Self.names("boar boar", in: world).contains("Boat Bar"))
    var request = SearchRequest(text: "boar boar")
    request.weakest = .partial
    #expect(try world.engine.search(request).placesRead < 40)
  }

  /// Names of two and three words that share these, so that many have the words of a text and few are it.
  @Test("names with typos in several words equal the reference engine", arguments: 0..<12)
  func namesWithTyposEqualReference(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 31)
    let words = ["owen", "sound", "puerto", "triunfo", "santa", "teresa", "norton", "shores", "del", "tuy", "saint", "street"]
    let name = { (random: inout SeededRandom) in (0..<random.pick([2, 2, 3])).map { _ in random.pick(words) }.joined(separator: " ") }
    let records = (0..<200).map { number in
      PlaceRecord.place(
        name(&random), id: "\(number)", at: (Double.random(in: -60...60, using: &random), Double.random(in: -170...170, using: &random)),
        importance: Double.random(in: 0...1, using: &random), locality: random.chance(0.3) ? name(&random) : nil,
        aliases: random.chance(0.3) ? [name(&random)] : [])
    }
    let world = try World(records)
    for number in 0..<25 {
      var typed = name(&random).split(separator: " ").map { RandomWorld.mistyped(String($0), &random) }
      // Some names have a word twice, too.
      if number % 6 == 0 { typed[1] = typed[0] }
      var request = SearchRequest(text: typed.joined(separator: " "))
      if number % 3 == 0 { request.text = String(request.text.dropLast(2)) }
      if number % 4 == 0 { request.bias = .circle(center: random.pick(records).location, radiusMeters: 1000) }
      request.weakest = .partial
      request.hasFinishedWords = number % 5 == 0
      #expect(try world.engine.search(request).candidates == world.reference.search(request), "\(request.text), request \(number)")
    }
  }

  /// Texts of countries, towns that lie in one, and words of few names, of which hardly a place has two.
  @Test("countries and towns in parts equal the reference engine", arguments: 0..<12)
  func countriesEqualReference(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 67)
    let codes = ["FJ", "FR", "US"]
    let countries = ["fiji", "france", "frankreich", "united states"]
    let towns = ["suva", "paris", "boston"]
    let names = ["hotel", "bar", "of", "the", "fiji", "france", "grand", "royal", "uni", "boston"]
    let records = (0..<250).map { number in
      let country = random.pick(0..<codes.count)
      return PlaceRecord.place(
        (0..<random.pick([1, 2, 2, 3])).map { _ in random.pick(names) }.joined(separator: " "), id: "\(number)",
        at: (Double.random(in: -60...60, using: &random), Double.random(in: -170...170, using: &random)),
        importance: Double.random(in: 0...1, using: &random), country: codes[country], locality: towns[country],
        aliases: random.chance(0.2) ? [random.pick(towns)] : [])
    }
    let world = try World(records)
    for number in 0..<25 {
      let words = (0..<random.pick(2...5)).flatMap { _ in
        (random.chance(0.4) ? random.pick(countries) : random.pick(random.chance(0.4) ? towns : names)).split(separator: " ")
      }
      let typed = words.map { random.chance(0.25) ? RandomWorld.mistyped(String($0), &random) : String($0) }
      var request = SearchRequest(text: typed.joined(separator: " "))
      if number % 3 == 0 { request.text = String(request.text.dropLast(2)) }
      if number % 4 == 0 { request.bias = .circle(center: random.pick(records).location, radiusMeters: 1000) }
      if number % 5 == 0 { request.scope.countries = [random.pick(codes)] }
      request.weakest = .partial
      #expect(try world.engine.search(request).candidates == world.reference.search(request), "\(request.text), request \(number)")
    }
  }

  @Test("nobody who does not ask for partial matches gets any")
  func isAskedFor() throws { #expect(try Self.world().search("louvre xyzzy").isEmpty) }

  @Test("what is missing is told, and what was mistyped is read as it was meant")
  func tellsWhatIsMissing() throws {
    let world = try Self.world()
    var request = SearchRequest(text: "The louvr museeum xyzzy Frannce")
    request.weakest = .partial
    let result = try world.engine.search(request)
    let candidate = try #require(result.candidates.first)
    let record = try world.engine.reader.record(of: candidate.place)
    #expect(record.name == "Louvre Museum")
    let matched = try world.engine.matchedTexts(of: result).text(of: candidate, record)
    #expect(matched.missingTerms == ["the", "xyzzy"])
    let text = matched.text
    #expect(text.terms.map { String(decoding: text.key[$0], as: UTF8.self) } == ["louvr", "museum", "france"])
  }

  @Test("the search in parts equals its reference engine", arguments: Seeds.of(60) + [166])
  func equalsReference(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed) + 7_000)
    let world = try World(random.records)
    var partial = 0
    for number in 0..<40 {
      var request = random.request()
      request.weakest = .partial
      if number % 2 == 0 { request.text += " " + random.text() }
      if number % 3 == 0 { request.text = RandomWorld.mistyped(request.text, &random.random) }
      if number % 5 == 0 { request.text += " " + "xyzzy" }
      request.hasFinishedWords = number % 4 == 0
      let found = try world.engine.search(request)
      let expected = world.reference.search(request)
      try #require(found.isComplete)
      partial += found.candidates.count { $0.match.matchClass == .partial }
      if found.candidates != expected {
        Issue.record(
          "seed \(seed), request \(number): \(request)\n found \(found.candidates.map(\.place))\n expected \(expected.map(\.place))")
        return
      }
      for place in 1...max(1, world.records.count) where world.records.count > 0 && place % 7 == 0 {
        let standing = try world.engine.standing(of: place, in: found, for: request)
        if case .passedOver = standing { Issue.record("seed \(seed), request \(number): \(request.text): place \(place) was passed over") }
      }
    }
    if world.records.count > 50 { #expect(partial > 0) }
  }
}
