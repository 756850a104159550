// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import GazetteerText
import Testing

/// Typos, and promise P6: corrections stay behind.
@Suite struct CorrectionTests {
  private static let cities = [
    PlaceRecord.place("London", importance: 0.9), .place("Londonderry", importance: 0.5), .place("Paris", importance: 0.9),
    .place("New York", importance: 0.95), .place("San Francisco", importance: 0.8, country: "US"), .place("Edinburgh", importance: 0.7),
    .place("Москва", importance: 0.9), .place("Αθήνα", importance: 0.8), .place("القاهرة", id: "cairo", importance: 0.8),
    .place("ירושלים", id: "jerusalem", importance: 0.7),
    .place("São Paulo", importance: 0.9), .place("Hotel Nikko", importance: 0.3, type: "hotel", locality: "San Francisco"),
    .place("Route 66 Museum", importance: 0.2), .place("東京都庁", importance: 0.5),
  ]

  @Test(
    "The place that was meant is found",
    arguments: [
      ("lodnon", "London"), ("londno", "London"), ("lomdon", "London"), ("lndon", "London"), ("londdon", "London"), ("kondon", "London"),
      ("lodn", "London"), ("pariz", "Paris"), ("new yrok", "New York"), ("nwe york", "New York"), ("new yorl", "New York"),
      ("sna francisco", "San Francisco"), ("san fransisco", "San Francisco"), ("san fracnicsco", "San Francisco"),
      ("fransisco", "San Francisco"),
      ("edinbrugh", "Edinburgh"), ("edibnrgh", "Edinburgh"), ("мосвка", "Москва"), ("αθηνσ", "Αθήνα"), ("القتهرة", "القاهرة"),
      ("ירוזלים", "ירושלים"), ("sao paolo", "São Paulo"), ("hotel niko", "Hotel Nikko"), ("nikko fransisco", "Hotel Nikko"),
    ] as [(String, String?)])
  func found(text: String, name: String?) throws {
    #expect(try World(Self.cities).search(text).first == name)
  }

  @Test(
    "A letter that was left out is likelier than any other slip, unless the other place is much better known",
    arguments: [(0.1, "Motul"), (0.2, "Motul"), (0.3, "Mol")])
  func missingLetter(more: Double, first: String) throws {
    let world = try World([.place("Mol", importance: 0.3 + more), .place("Motul", importance: 0.3)])
    #expect(try world.search("motl").first == first)
  }

  @Test(
    "Short words, digits and words of scripts without spaces are not corrected",
    arguments: [
      "lon x", "nw", "route 67 museum", "route 6b", "東京都宁", "66x",
    ])
  func untouched(text: String) throws {
    #expect(try World(Self.cities).search(text) == [])
  }

  @Test("A finished word is corrected into a whole word")
  func finished() throws {
    let world = try World(Self.cities)
    #expect(try world.search("lodn") { $0.hasFinishedWords = true } == [])
    #expect(try world.search("lodnon") { $0.hasFinishedWords = true } == ["London"])
  }

  @Test("A correction that takes too many steps is left out, the answer says so, and what needs none is there")
  func tooManySteps() throws {
    let world = try World(.place("Hotel Harbour"), .place("Hotel Harbuor"), .place("Harbour"), .place("Harbuor"))
    for text in ["hotel harbuo", "harbuo"] {
      let request = SearchRequest(text: text)
      let whole = try world.engine.search(request)
      let cut = try SearchEngine(reader: world.engine.reader, mostSteps: 0).search(request)
      #expect(whole.isComplete && whole.candidates.map(\.match.matchClass).contains(.corrected))
      // A text of one word reads its posting lists only as far as it wants.
      #expect(cut.isComplete == (text == "harbuo"))
      let kept = cut.isComplete ? whole.candidates : whole.candidates.filter { $0.match.matchClass != .corrected }
      #expect(cut.candidates.map(\.place) == kept.map(\.place))
    }
  }

  @Test("A search that has no steps left keeps what it has found, and says that it is incomplete")
  func keepsWhatWasFound() throws {
    let others = (0..<300).map {
      PlaceRecord.place(
        "Harbour Hotel \(String($0, radix: 36))", at: (Double($0 % 17) / 10, Double($0 % 31) / 10), importance: Double($0) / 1000)
    }
    let world = try World(others + [.place("Hotel Harbour", importance: 0.1)])
    var request = SearchRequest(text: "hotel harbuor")
    request.bias = .circle(center: try #require(GeoPoint(latitude: 0, longitude: 0)), radiusMeters: 1000)
    let whole = try world.engine.search(request)
    #expect(whole.isComplete && whole.candidates.count == 5)
    var cuts: [[Int]] = []
    for steps in stride(from: 0, through: 6000, by: 20) {
      let cut = try SearchEngine(reader: world.engine.reader, mostSteps: steps).search(request)
      if cut.isComplete {
        #expect(cut.candidates.map(\.place) == whole.candidates.map(\.place))
      } else {
        cuts.append(cut.candidates.map(\.place))
      }
    }
    #expect(cuts.contains { !$0.isEmpty })
  }

  @Test("Fewer and likelier edits come first, then prefixes of names, whole names and words")
  func order() throws {
    let world = try World(
      .place("Marlow", id: "swap"), .place("Mirlaw", id: "replaced"), .place("Marlowton", id: "start"), .place("Old Marlow", id: "word"),
      .place("Inn", id: "address", locality: "Marlow"))
    #expect(try world.search("malrow") == ["Marlow", "Marlowton", "Old Marlow"])
    let request = SearchRequest(text: "inn malrow")
    #expect(try world.ids(request) == ["address"])
  }

  @Test("A name with one error comes before one with two unlikely ones, however important that is")
  func oneErrorBeforeTwo() throws {
    let world = try World(.place("Marlumton", id: "two", importance: 1), .place("Marlowtan", id: "one", importance: 0))
    #expect(try world.ids(SearchRequest(text: "marlowton")) == ["one", "two"])
  }

  @Test("Of a place that matches in two ways the one with fewer errors counts")
  func fewerErrorsCount() throws {
    let world = try World(.place("Marlinton", id: "place", aliases: ["Old Marlowtan"]))
    let match = try world.engine.search(SearchRequest(text: "marlowton")).candidates.first?.match.corrected
    #expect(match?.form == .nameWords && match?.correction.edits == 1)
  }

  @Test("A name is whole when its end takes no more edits than its prefix")
  func wholeNames() throws {
    let world = try World(.place("Marlow", id: "whole", importance: 0.1), .place("Marlowton", id: "start", importance: 0.4))
    #expect(try world.ids(SearchRequest(text: "malrow")) == ["whole", "start"])
    // The last letter of the shorter name would be a second error: both are prefixes, and importance decides.
    let longer = try World(.place("Edinburghe", id: "longer", importance: 0.1), .place("Edinburghshire", id: "start", importance: 0.6))
    #expect(try longer.ids(SearchRequest(text: "edinbrugh")) == ["start", "longer"])
  }

  @Test("Words from here and there among the aliases of a place are no name, with a typo either")
  func oneName() throws {
    let world = try World(
      .place("Metropolis", id: "mixed", importance: 0.95, aliases: ["Minh Chi", "Hosiminovo"]),
      .place("Ninh Hoa", id: "meant", importance: 0.5))
    #expect(try world.ids(SearchRequest(text: "ninh hos")) == ["meant"])
    #expect(try world.ids(SearchRequest(text: "ninh chi")).first == "mixed")
  }

  @Test(
    "Where no place has the text as typed, an unfinished last word of two or three letters may hold the typo",
    arguments: ["boca del mr", "ninh hos"])
  func shortLastWord(text: String) throws {
    let others = (0..<40).map { PlaceRecord.place("\(["Mr", "Hos"][$0 % 2])pital \($0)", importance: 0.9) }
    let world = try World(others + [.place("Boca del Mar", importance: 0.3), .place("Ninh Hoa", importance: 0.3)])
    #expect(try world.search(text).first == (text.first == "b" ? "Boca del Mar" : "Ninh Hoa"))
  }

  @Test("A mistyped name at hand comes before namesakes in full far away") func nearness() throws {
    let world = try World(
      .place("Vopahi", id: "far", at: (40, 40), importance: 0.3, type: "cafe"),
      .place("Vopahi Burger", id: "near", at: (10, 10), importance: 0.2, type: "cafe"))
    var request = SearchRequest(text: "voahi")
    #expect(try world.ids(request) == ["far", "near"])
    request.bias = .circle(center: try #require(GeoPoint(latitude: 10, longitude: 10)), radiusMeters: 2000)
    #expect(try world.ids(request) == ["near", "far"])
  }

  @Test("Lists too long to be read in full give what a look at every place gives", arguments: 0..<6)
  func longLists(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(900 + seed), places: 1500)
    let world = try World(random.records)
    var picker = SeededRandom(seed: UInt64(seed))
    var corrected = 0
    for number in 0..<40 {
      var request = SearchRequest(text: RandomWorld.mistyped(picker.pick(random.records).name, &picker))
      if number % 2 == 0 { request.bias = random.region() }
      let found = try world.engine.search(request).candidates
      #expect(found == world.reference.search(request), "seed \(seed), \(request.text)")
      corrected += found.count { $0.match.matchClass == .corrected }
    }
    #expect(corrected > 20)
  }

  @Test("What matches as it is typed stays before what has to be corrected", arguments: Seeds.of(40))
  func staysBehind(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed), places: 60)
    let world = try World(random.records)
    for _ in 0..<30 {
      var request = random.request()
      request.limit = 60
      let found = try world.engine.search(request).candidates
      for corrected in found where corrected.match.matchClass == .corrected {
        for other in found where other.match.matchClass != .corrected {
          let equal = other.importance >= corrected.importance && other.score.nearness >= corrected.score.nearness
          #expect(!equal || other.precedes(corrected), "seed \(seed), \(request.text)")
          #expect(other.match.matchClass > .nameWords || other.precedes(corrected), "seed \(seed), \(request.text)")
        }
      }
    }
  }

  @Test("No correction scores as much as a match without errors of equal importance and nearness")
  func scores() {
    let profile = RankingProfile()
    for importance in stride(from: 0, through: 1000, by: 50) {
      for nearness in stride(from: 0.0, through: 1, by: 0.1) {
        let values = SignalValues(importance: importance, nearness: nearness)
        let corrected = profile.score(TextMatch(.corrected), values).order
        for kind in MatchClass.allCases where kind.isLiteral {
          #expect(profile.score(TextMatch(kind), values).order > corrected)
        }
      }
    }
  }

  @Test("A profile that would let corrections ahead is refused")
  func problems() {
    var profile = RankingProfile()
    profile.correctedName = profile.infix
    #expect(profile.problem?.contains("correctedName") == true)
    profile = RankingProfile()
    profile.guessShare = profile.otherShare + 0.01
    #expect(profile.problem?.contains("guessShare") == true)
    profile = RankingProfile()
    profile.correctedWords = profile.correctedStart + 0.001
    #expect(profile.problem?.contains("must not rise") == true)
    profile = RankingProfile()
    profile.correctedTwiceShare = profile.guessShare + 0.01
    #expect(profile.problem?.contains("correctedTwiceShare") == true)
    #expect(RankingProfile().problem == nil)
  }

  @Test("A deadline that has passed ends the walk through the vocabulary")
  func deadline() throws {
    let world = try World(Self.cities)
    var request = SearchRequest(text: "lodnon")
    request.deadline = .now - .seconds(1)
    #expect(throws: Patience.DeadlineExceeded.self) { try world.engine.search(request) }
  }

  @Test(
    "Texts that nobody would type are answered",
    arguments: [
      String(repeating: "a", count: 5000), String(repeating: "abcd ", count: 300), String(repeating: "é", count: 61), "\u{E000}london\"*",
      "lodnon\u{0}",
    ])
  func hostile(text: String) throws {
    _ = try World(Self.cities).search(text)
  }
}
