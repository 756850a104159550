// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

@testable import GazetteerEvaluation

/// What each kind of made cases types, and for which places it has a text.
@Suite struct MakingKindsTests {
  private func cases(_ kind: CaseMaker.Kind, _ records: PlaceRecord...) throws -> [JudgedCase] {
    let world = try World(records)
    return try PlaceIndex(path: world.path).withSession { try CaseMaker($0, seed: 3).cases(each: 9, kinds: [kind]) }
  }

  private func area(_ name: String, in area: String, country: String) -> PlaceRecord {
    var record = PlaceRecord.place(name, country: country)
    record.address.administrativeArea1 = area
    return record
  }

  /// Words that differ from those of the name, by position; nil when there are more or fewer words.
  private func changed(_ text: String, from name: String) -> [Int]? {
    let (typed, meant) = (text.split(separator: " "), name.split(separator: " "))
    return typed.count == meant.count ? typed.indices.filter { typed[$0] != meant[$0] } : nil
  }

  @Test func twoLongWordsHaveATypoEach() throws {
    let made = try cases(.twoTypos, .place("Sydney Opera House"), .place("Big Ben"), .place("Istanbul"), .place("New York"))
    #expect(made.map(\.expected) == [[ExpectedPlace(id: "Sydney-Opera-House")]])
    #expect(made.first.flatMap { changed($0.text, from: "Sydney Opera House") }?.count == 2)
    #expect(made.first?.group == "typos2" && made.first?.rank == 5)
  }

  @Test("The typo of a short word is in a word of three letters", arguments: [("Tel Aviv", [0]), ("Fort St. Vey", [2])])
  func shortWord(name: String, positions: [Int]) throws {
    let made = try cases(.short, .place(name), .place("Bor"), .place("Sydney Opera House"), .place("A 12 Road"))
    #expect(made.compactMap { changed($0.text, from: name) } == [positions])
  }

  @Test func theThirdLetterIsLeftOutOfThePrefix() throws {
    let made = try cases(.third, .place("Juyo Garden Cafe"), .place("Juyo Gardens Hotel"), .place("Bazaar"), .place("St. Gallen Nord"))
    #expect(made.count == 2)
    for judged in made {
      #expect("Juo Gardens Hotel".hasPrefix(judged.text) || "Juo Garden Cafe".hasPrefix(judged.text))
      #expect((7...10).contains(judged.text.count))
      #expect(judged.expected.isEmpty && judged.judgments.map(\.place.id) == ["Juyo-Garden-Cafe", "Juyo-Gardens-Hotel"])
    }
  }

  @Test func anUnfinishedNameHasATypoAndLacksTwoLetters() throws {
    let made = try cases(.unfinished, .place("Reykjavik"), .place("Vaduz"))
    #expect(made.map(\.expected) == [[ExpectedPlace(id: "Reykjavik")]])
    let text = try #require(made.first?.text)
    #expect(text != "Reykjav" && abs(text.count - "Reykjav".count) <= 1 && text.hasPrefix("R"))
  }

  @Test func theTypoIsInTheAreaBehindTheName() throws {
    let made = try cases(.areaTypo, .place("Lido", country: "FR"), .place("Pont", locality: "Lyon"), .place("Nowhere"))
    #expect(made.map(\.expected) == [[ExpectedPlace(id: "Lido")]])
    let text = try #require(made.first?.text)
    #expect(text.hasPrefix("Lido F") && text != "Lido France")
  }

  @Test("A word too many stands before or behind the name", arguments: 0..<12)
  func wordTooMany(seed: Int) throws {
    let world = try World([.place("Louvre", type: "museum", country: "FR")])
    let made = try PlaceIndex(path: world.path).withSession { try CaseMaker($0, seed: UInt64(seed)).cases(each: 1, kinds: [.extra]) }
    let fixed = ["the Louvre", "museum Louvre", "Louvre museum", "Louvre France France"]
    let text = try #require(made.first?.text)
    #expect(
      fixed.contains(text) || ["tickets", "opening hours", "directions", "photos", "weather", "zzyzx"].contains { text == "Louvre \($0)" })
  }

  @Test("A case is noted when a better known place has its name, in the area that it names")
  func namesakes() throws {
    func springfield(_ id: String, _ area: String, _ importance: Double, country: String = "US") -> PlaceRecord {
      var record = PlaceRecord.place("Springfield", id: id, importance: importance, country: country)
      record.address.administrativeArea1 = area
      return record
    }
    let records = [
      springfield("illinois", "Illinois", 0.6), springfield("ohio", "Ohio", 0.5), springfield("village", "Illinois", 0.2),
      springfield("canada", "Ontario", 0.3, country: "CA"), .place("Shelbyville", importance: 0.1),
    ]
    func noted(_ kind: CaseMaker.Kind, _ texts: Set<String>? = nil) throws -> Set<String> {
      let world = try World(records)
      let made = try PlaceIndex(path: world.path).withSession { session in
        try (0..<8).flatMap { try CaseMaker(session, seed: $0).cases(each: 9, kinds: [kind]) }
      }
      return Set(made.filter { $0.note == "namesake" && texts?.contains($0.text) != false }.compactMap { $0.expected.first?.id })
    }
    #expect(try noted(.inserted) == ["ohio", "village", "canada"])
    #expect(try noted(.code, ["Springfield US", "Springfield CA"]) == ["ohio", "village"])
    #expect(try noted(.code, ["Springfield IL", "Springfield OH", "Springfield ON"]) == ["village"])
    #expect(try noted(.context) == ["village"])
    #expect(try noted(.near).isEmpty)
  }

  @Test(
    "The address that is printed of a place is typed, and any place of it counts",
    arguments: [
      (CaseMaker.Kind.address, "Tal 13, 80331 München"), (.addressShort, "Tal 13, München"), (.addressLine, "Tal 13"),
    ])
  func ownAddress(kind: CaseMaker.Kind, text: String) throws {
    var shop = PlaceRecord.place("Rewe", type: "supermarket", country: "DE", locality: "München")
    (shop.address.street, shop.address.houseNumber, shop.address.postalCode) = ("Tal", "13", "80331")
    let made = try cases(kind, shop, .place("Nowhere"), .place("Park", locality: "München"))
    #expect(made.count == 1 && made.first?.text.hasPrefix(text) == true)
    #expect(made.first?.judgments.map(\.place.fields) == [[.houseNumber: "13", .street: "Tal", .locality: "München", .country: "DE"]])
    #expect(made.first?.filters.bias.isEmpty == (kind != .addressLine) && made.first?.rank == 5)
  }

  @Test func theCodeIsThatOfTheAreaOrTheCountry() throws {
    let made = try cases(
      .code, area("Vancouver", in: "Washington", country: "US"), area("Sorrent", in: "Campanien", country: "FJ"), .place("Nowhere"))
    let texts = Dictionary(uniqueKeysWithValues: made.map { ($0.expected[0].id ?? "", $0.text) })
    #expect(["Vancouver WA", "Vancouver US"].contains(texts["Vancouver"]))
    #expect(texts["Sorrent"] == "Sorrent FJ")
    #expect(texts.count == 2 && made.allSatisfy { $0.rank == 1 })
  }

  @Test func theAreaIsNamedInAnotherLanguage() throws {
    let made = try cases(.areaLanguage, .place("Lido", country: "FR"), .place("Bula", country: "FJ"), .place("Nowhere"))
    #expect(made.count == 1)
    #expect(["Lido Frankreich", "Lido フランス"].contains(made.first?.text))
  }

  @Test func namesThatATownLendsAreTyped() throws {
    let made = try cases(
      .areaLanguage, .place("Lyon", at: (45.76, 4.84), country: "FJ", official: ["Лион"]),
      .place("Halle", at: (45.76, 4.84), type: "market", country: "FJ", locality: "Lyon"))
    #expect(made.map(\.text) == ["Halle Лион"])
  }

  @Test func anAliasIsNoMainName() throws {
    var paris = PlaceRecord.place("Paris", official: ["巴黎"], aliases: ["Lutèce", "PARIS"])
    paris.names.append(AlternateName(text: "Parigi", kind: .official))
    #expect(try cases(.aliasFull, paris, .place("Rome", official: ["Roma"])).map(\.text) == ["Lutèce"])
  }

  @Test("Another script is typed to 60 %", arguments: [("Санкт-Петербург", "Санкт-Пет"), ("東京タワー", "東京タ"), ("Рим", "Ри")])
  func otherScript(name: String, text: String) throws {
    let made = try cases(.script60, .place("Somewhere", official: [name, "Elsewhere"]))
    #expect(made.map(\.text) == [text])
    #expect(made.first?.group == "script60-\(Script(of: name).rawValue)")
  }

  @Test func marksAreTypedWhereANameWithoutThemBeginsAlike() throws {
    let made = try cases(.marked, .place("Málaga"), .place("Malaga Island"), .place("Zürich"), .place("Rome"))
    #expect(made.map(\.text) == ["Málaga"])
    #expect(made.first?.rank == 1)
  }

  @Test func aCategoryAndItsTownAreAskedOnceAndAnyPlaceOfTheCategoryWillDo() throws {
    let made = try cases(
      .category, .place("Louvre", type: "museum", country: "FR", locality: "Paris"),
      .place("Orsay", type: "museum", country: "FR", locality: "Paris"), .place("Paris", country: "FR"),
      .place("Rivoli", type: "route", country: "FR", locality: "Paris"))
    #expect(!made.isEmpty && Set(made.map(\.text)).count == made.count)
    #expect(Set(made.map(\.text)).isSubset(of: ["museum Paris", "Paris museum"]))
    let any = ExpectedPlace(fields: [.type: "museum", .locality: "Paris", .country: "FR"])
    #expect(made.allSatisfy { $0.judgments == [Judgment(any, grade: 3)] && $0.expected.isEmpty })
  }

  @Test("A typo that is drawn changes the text and leaves its first letter", arguments: ["bne", "Istanbul", "the"], 0..<10)
  func drawnTypo(word: String, seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let typed = try #require(Typos.one(word, least: 3, using: &random))
    #expect(typed != word && typed.first == word.first)
    #expect(Typos.one(word, least: 9, using: &random) == nil)
  }
}
