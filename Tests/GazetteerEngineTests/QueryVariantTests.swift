// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import GazetteerText
import Testing

/// What a text may stand for besides what it says letter by letter: small worlds, and the order expected.
@Suite struct QueryVariantTests {
  @Test("a space too many is no obstacle", arguments: ["mc donalds", "mc donald", "mcdonalds", "mc donalds pari"])
  func joined(text: String) throws {
    let world = try World(.place("McDonald's", locality: "Paris"), .place("Mac Donald Island"))
    #expect(try world.search(text).first == "McDonald's")
  }

  @Test(
    "an address is known by every official name of its town",
    arguments: ["colosseo roma", "colosseo ro", "colosseum рим", "罗马 colosseo", "colosseo rmoa"])
  func townInAnotherLanguage(text: String) throws {
    let world = try World(
      .place("Rome", id: "rome", importance: 0.9, country: "FR", official: ["Roma", "Рим", "罗马"]),
      .place("Colosseum", type: "tourist_attraction", country: "FR", locality: "Rome", official: ["Colosseo"]),
      .place(
        "Colosseum", id: "cinema", at: (9, 9), importance: 0.9, type: "movie_theater", country: "FR", locality: "Oslo",
        official: ["Colosseo"]))
    #expect(try world.ids(SearchRequest(text: text)) == ["Colosseum"])
  }

  @Test("a word with a synonym counts, although another word begins with it")
  func synonymOfPrefix() throws {
    // So many that not all of them are compared, each better than what has the words in any order.
    let others = (0..<100).map { PlaceRecord.place("New Place \($0)", importance: 0.15, country: "US") }
    let world = try World(others + [.place("North New Sagimama", id: "north", importance: 0.05, country: "US")])
    for text in ["n new", "n new s"] {
      let request = SearchRequest(text: text)
      #expect(try world.ids(request).first == "north", "\(text)")
      #expect(try world.engine.search(request).candidates == world.reference.search(request), "\(text)")
    }
  }

  @Test(
    "an abbreviation of several words is read both ways, also half typed",
    arguments: [
      ("edwards afb", "Edwards Air Force Base"), ("edwards air force ba", "Edwards Air Force Base"),
      ("lemoore naval air station", "Lemoore NAS"),
      ("lemoore naval air sta", "Lemoore NAS"), ("ulm a.d. donau", "Ulm an der Donau"), ("rothenburg o.d.t.", "Rothenburg ob der Tauber"),
      ("frankfurt a. m.", "Frankfurt am Main"), ("v.le roma", "Viale Roma"),
    ])
  func phrases(text: String, name: String) throws {
    let names = [
      "Edwards Air Force Base", "Lemoore NAS", "Ulm an der Donau", "Rothenburg ob der Tauber", "Frankfurt am Main", "Viale Roma", "Edwards",
      "Nashville", "Frankfurt an der Oder",
    ]
    let world = try World(names.enumerated().map { .place($1, at: (Double($0), 9), importance: 0.3) })
    #expect(try world.search(text).first == name)
  }

  @Test(
    "an abbreviation stands for the phrase that was typed, and is the prefix of no other name", arguments: ["post office", "post offi"])
  func phraseIsFinished(text: String) throws {
    let world = try World(
      .place("PO Harbour", id: "po", importance: 0.2), .place("Poland", importance: 0.9), .place("Post Office", importance: 0.1))
    #expect(try world.ids(SearchRequest(text: text)) == ["Post-Office", "po"])
  }

  @Test(
    "a word that no name has may be another spelling of its sound",
    arguments: [
      ("edinborough", "Edinburgh"), ("edinborough castle", "Edinburgh Castle"), ("lougborough", nil), ("gillinghamborough", nil),
      ("bordo", "Bordeaux"), ("edinborou", nil), ("canterberry", "Canterbury"),
    ] as [(String, String?)])
  func sounds(text: String, name: String?) throws {
    let world = try World(
      .place("Edinburgh", importance: 0.8), .place("Edinburgh Castle", importance: 0.5), .place("Bordeaux"), .place("Canterbury"))
    #expect(try world.search(text).first == name)
  }

  @Test("an abbreviation that may be the prefix of a name stands for nothing else", arguments: ["nws", "ns", "yosemite np", "afb"])
  func openAbbreviations(text: String) throws {
    let world = try World(.place("Naval Air Station", importance: 0.9), .place("Air Force Base", at: (1, 1)))
    #expect(try QueryVariants(of: text, hasFinishedWords: false, words: world.engine.reader).all.count == 1)
    #expect(try world.search(text).isEmpty)
  }

  @Test("single letters in a row are one word as a whole", arguments: ["u.s.a. bank", "u s a bank", "bank u.s.a", "usa bank"])
  func letters(text: String) throws {
    let world = try World(.place("USA Bank"), .place("Bank Sa", importance: 0.9), .place("Us A Bank Us", at: (1, 1), importance: 0.1))
    #expect(try world.search(text).contains("USA Bank"))
    #expect(try !world.search(text).contains("Bank Sa"))
  }

  @Test(
    "words that are one are so wherever they stand",
    arguments: [("u.s.a. north u.s.a. ", "usa north usa"), ("mc donalds mc donalds", "mcdonalds mcdonalds")])
  func joinedEverywhere(text: String, expected: String) throws {
    let world = try World(.place("McDonalds McDonalds"), .place("USA North"))
    let variants = try QueryVariants(of: text, hasFinishedWords: false, words: world.engine.reader)
    let texts = variants.all.dropFirst().map { String(decoding: $0.text.key, as: UTF8.self) }
    #expect(texts.first == expected && texts.count { $0.contains(expected.prefix(3)) } == 1)
  }

  @Test("a space too few is no obstacle", arguments: ["bigben", "bigben lond"])
  func split(text: String) throws {
    let world = try World(.place("Big Ben", importance: 0.8, locality: "London"), .place("Bigelow"))
    #expect(try world.search(text) == ["Big Ben"])
  }

  @Test(
    "a word is taken apart only into words that stand side by side in a name, and mean nothing else",
    arguments: ["sydey", "parkig", "sthall"])
  func splitInOneName(text: String) throws {
    let names = ["Sydney", "Parking", "Stehall"]
    let others: [PlaceRecord] = [
      .place("Dey", importance: 0.9, aliases: ["Sy Hill"]), .place("Ig", importance: 0.9, locality: "Park"),
      .place("Hyde Park", importance: 1), .place("Saint Mary Hall", importance: 0.9), .place("Hall St", importance: 0.9),
    ]
    let world = try World(names.enumerated().map { .place($1, at: (Double($0), 9), importance: 0.3) } + others)
    #expect(try world.search(text) == names.filter { $0.lowercased().hasPrefix(String(text.prefix(2))) })
  }

  @Test(
    "what begins with St is a saint and no street", arguments: ["street", "stree", "drive", "county"])
  func neverFirst(text: String) throws {
    let world = try World(
      .place("St Lucia", importance: 1), .place("Dr. Strangelove", importance: 1), .place("Co Do", importance: 1),
      .place("High St", at: (1, 1), importance: 0.2), .place("High Dr", at: (2, 2), importance: 0.2),
      .place("Orange Co", at: (3, 3), importance: 0.2))
    let found = ["stree": "High St", "street": "High St", "drive": "High Dr", "county": "Orange Co"]
    #expect(try world.search(text) == [found[text]].compactMap(\.self))
    #expect(try world.search("saint lu") == ["St Lucia"])
  }

  @Test func wordsOfSeveralAliasesAreHardlyAName() throws {
    var salem = PlaceRecord.place("Salem", importance: 0.6, country: "US")
    salem.address.administrativeArea1 = "Oregon"
    let world = try World(
      salem, .place("Jerusalem", at: (31, 35), importance: 0.9, aliases: ["Salem", "Or Yerushalayim"]),
      .place("Heathrow Airport", at: (51, 0), importance: 0.9, aliases: ["LHR", "Salem Or"]))
    #expect(try world.search("salem or") == ["Heathrow Airport", "Salem", "Jerusalem"])
    #expect(try world.search("lhr heathrow") == ["Heathrow Airport"])
  }

  @Test func whatWasWrittenInOtherLettersStandsForItself() throws {
    let world = try World(
      .place("St. Louis", importance: 0.9), .place("Saint Petersburg", at: (60, 30), importance: 0.8, aliases: ["Санкт-Петербург"]),
      .place("Sankt Gallen", at: (47, 9), importance: 0.3))
    #expect(try world.search("санкт-п") == ["Saint Petersburg"])
    #expect(try !world.search("санкт").contains("St. Louis"))
  }

  @Test func aWordThatNamesHaveIsNotTakenApart() throws {
    let world = try World(.place("London"), .place("Lon Don", importance: 1))
    #expect(try world.search("london") == ["London"])
  }

  @Test func anAliasTypedInFullCountsAsThePrefixOfAName() throws {
    let world = try World(
      .place("Toruń", importance: 0.76, aliases: ["Thorn"]), .place("Thornton", importance: 0.72), .place("Thorney", importance: 0.3))
    #expect(try world.search("thor") == ["Thornton", "Toruń", "Thorney"])
    #expect(try world.search("thorn") == ["Toruń", "Thornton", "Thorney"])
    #expect(try world.search("thornt").first == "Thornton")
  }

  @Test("the area is found by its code and by its name", arguments: ["springfield ma", "springfield massa"])
  func areaCode(text: String) throws {
    var here = PlaceRecord.place("Springfield", id: "ma", country: "US")
    here.address.administrativeArea1 = "Massachusetts"
    var there = PlaceRecord.place("Springfield", id: "mo", at: (40, 0), country: "US")
    there.address.administrativeArea1 = "MO"
    let world = try World(here, there)
    #expect(try world.ids(SearchRequest(text: text)) == ["ma"])
    #expect(try world.ids(SearchRequest(text: "springfield missouri")) == ["mo"])
  }

  @Test(
    "synonyms find each other",
    arguments: [
      ("mt everest", "Mount Everest"), ("mount everest", "Mt. Everest"), ("saint pancras", "St Pancras"), ("st pancras", "Saint Pancras"),
      ("5th avenue", "Fifth Ave"), ("fifth av", "5th Avenue"), ("n main st", "North Main Street"), ("hauptstr", "Hauptstraße"),
      ("bahnhof str", "Bahnhofstraße"), ("pl de la concorde", "Place de la Concorde"), ("ul marszałkowska", "Ulica Marszałkowska"),
      ("marszalkowska ulica", "ul. Marszałkowska"), ("atatürk cad", "Atatürk Caddesi"), ("невский пр", "Невский проспект"),
    ])
  func synonyms(text: String, name: String) throws {
    let world = try World(.place(name, type: "route"), .place("Elsewhere"))
    #expect(try world.search(text) == [name])
  }

  @Test func whatIsTypedAsItStandsComesBeforeWhatMeansTheSame() throws {
    let world = try World(.place("Saint-Louis", importance: 0.75), .place("St. Louis", at: (40, 0), importance: 0.7))
    #expect(try world.search("st. louis") == ["St. Louis", "Saint-Louis"])
    #expect(try world.search("saint louis") == ["Saint-Louis", "St. Louis"])
  }

  @Test func aDirectionThatMayGoOnIsNoSingleLetter() throws {
    let world = try World(.place("Sydney"), .place("'s-Hertogenbosch", at: (51, 5)), .place("S Main Street", at: (40, 0)))
    #expect(try world.search("syd") == ["Sydney"])
    #expect(try world.search("south main") == ["S Main Street"])
  }

  @Test("st is Saint, Street and the start of Stuttgart")
  func ambiguous() throws {
    let names = ["Stuttgart", "Saint Louis", "Street Food Market"]
    let world = try World(names.enumerated().map { .place($1, at: (Double($0), 0), importance: 0.8 - Double($0) / 10) })
    #expect(try world.search("st") == names)
    #expect(try world.search("st l") == ["Saint Louis"])
  }

  @Test func aNameAsItIsTypedComesBeforeOneThatMerelyMeansTheSameInAnotherOrder() throws {
    let world = try World(.place("Great Saint Bernard Pass", importance: 0.9), .place("Café St Bernard Great View", importance: 0.1))
    #expect(try world.search("st bernard great") == ["Café St Bernard Great View", "Great Saint Bernard Pass"])
  }
}
