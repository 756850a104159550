// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// What searches read does not grow unnoticed: 400 keystrokes in seven settings are counted, not timed, so that the result is the same on every machine.
@Suite struct WorkTests {
  /// What the keystrokes of a setting read, together.
  struct Work: Equatable {
    var reads = ReadCounts()
    /// Places whose names were compared with the text.
    var compared = 0
    /// Keystrokes that list the place whose name is typed.
    var found = 0
  }

  enum Setting: CaseIterable, CustomTestStringConvertible {
    case unbiased, biased, biasedInCountryByType, restricted, oneTypo, twoTypos, randomWords

    var testDescription: String { "\(self)" }
  }

  /// What is read today: lists, leaves, bytes of lists, cores, names, blocks, nodes of boxes, places compared, places asked for enough
  /// of the text, or cheap enough a correction. A change that lowers a number writes the new one here; one that raises it by more than the allowance has to say why.
  private static let known: [Setting: [Int]] = [
    .unbiased: [1274, 1713, 424_894, 7222, 2988, 0, 0, 4241, 893],
    .biased: [1559, 2290, 619_717, 8795, 3078, 1786, 1360, 4160, 1250],
    .biasedInCountryByType: [2813, 5569, 2_507_577, 14_329, 1792, 2192, 961, 1987, 1560],
    .restricted: [2234, 3406, 854_234, 12_724, 1039, 1780, 2200, 1123, 484],
    .oneTypo: [4965, 6460, 1_329_782, 18_163, 5120, 1528, 1456, 6905, 37_374],
    .twoTypos: [4112, 5223, 991_159, 15_981, 4805, 1975, 1460, 6352, 27_584],
    .randomWords: [4846, 6998, 1_938_432, 18_363, 7394, 0, 0, 15_175, 30_911],
  ]

  /// A number may rise by this share before the test fails.
  private static let allowance = 0.03

  @Test("searches read no more than they did", arguments: Setting.allCases)
  func work(_ setting: Setting) throws {
    let work = try Self.work(setting)
    let reads = work.reads
    let numbers = [
      reads.lists, reads.leaves, reads.listBytes, reads.cores, reads.names, reads.blocks, reads.boxNodes, work.compared, reads.checks,
    ]
    let names = ["lists", "leaves", "list bytes", "cores", "names", "blocks", "box nodes", "compared", "checks"]
    let known = try #require(Self.known[setting])
    try #require(known.count == numbers.count, "\(setting): \(numbers)")
    for ((number, known), name) in zip(zip(numbers, known), names) {
      #expect(
        Double(number) <= Double(known) * (1 + Self.allowance), "\(setting): \(name) rose from \(known) to \(number); all of it: \(numbers)"
      )
    }
    // Else a search that finds nothing would be the best. Random words name no place.
    if setting == .randomWords { return }
    #expect(work.found >= Self.keystrokes * (setting == .twoTypos ? 1 : 2) / 5, "\(setting): \(work.found)")
  }

  // MARK: The world

  private static let keystrokes = 400

  /// Towns with places around them; words are as unequal as those of real names.
  private static func records() -> [PlaceRecord] {
    var random = SeededRandom(seed: 20)
    let syllables = [
      "ba", "be", "co", "da", "fi", "go", "ha", "ka", "li", "mo", "na", "po", "ri", "sa", "to", "va", "st", "gr", "field", "ton",
    ]
    let words = (0..<3000).map { _ in (0..<random.pick([1, 2, 2, 3, 3])).map { _ in random.pick(syllables) }.joined() }
    func word() -> String {
      let share = Double.random(in: 0..<1, using: &random)
      return words[Int(share * share * share * Double(words.count))]
    }
    let countries = ["FR", "US", "FJ"]
    let towns = (0..<200).map { _ in
      (name: word(), at: (Double.random(in: -60...70, using: &random), Double.random(in: -179...179, using: &random)))
    }
    return (0..<20_000).map { number in
      let town = number < towns.count ? number : min(random.pick(0..<towns.count), random.pick(0..<towns.count))
      let spread = number < towns.count ? 0 : 0.1
      let name = number < towns.count ? towns[town].name : (0..<random.pick([1, 2, 2, 3])).map { _ in word() }.joined(separator: " ")
      let (latitude, longitude) = towns[town].at
      return .place(
        name, id: "p\(number)",
        at: (
          latitude + Double.random(in: -spread...spread, using: &random), longitude + Double.random(in: -spread...spread, using: &random)
        ),
        importance: number < towns.count ? Double(900 - 3 * number) / 1000 : Double(random.pick([50, 100, 100, 150, 200])) / 1000,
        type: number < towns.count ? "locality" : random.pick(["restaurant", "hotel", "park", "school"]), country: countries[town % 3],
        locality: towns[town].name)
    }
  }

  private static func work(_ setting: Setting) throws -> Work {
    let records = records()
    let world = try World(records)
    world.engine.checksInvariant = false
    var random = SeededRandom(seed: 7)
    var work = Work()
    for _ in 0..<keystrokes {
      let target = records[random.chance(0.2) ? random.pick(0..<200) : random.pick(0..<records.count)]
      var request = SearchRequest(text: String(target.name.lowercased().prefix(random.pick(1...12))))
      let center = GeoPoint(latitudeE7: target.location.latitudeE7 + 200_000, longitudeE7: target.location.longitudeE7)
      switch setting {
      case .unbiased: break
      case .biased: request.bias = .circle(center: center, radiusMeters: 1000)
      case .biasedInCountryByType:
        request.bias = .circle(center: center, radiusMeters: 1000)
        request.countries = [target.address.countryCode].compactMap(\.self)
        request.primaryTypes = [target.primaryType.flatMap(PlaceTypeTable.code)].compactMap(\.self)
      case .restricted: request.restriction = .circle(center: center, radiusMeters: 20_000)
      case .oneTypo, .twoTypos:
        request.bias = .circle(center: center, radiusMeters: 1000)
        request.weakest = .partial
        request.text = target.name.lowercased()
        for _ in 0..<(setting == .oneTypo ? 1 : 2) where request.text.count > 3 {
          request.text.remove(at: request.text.index(request.text.startIndex, offsetBy: random.pick(1..<request.text.count)))
        }
      case .randomWords:
        request.weakest = .partial
        request.text = Self.randomWords(records, &random)
      }
      let result = try world.engine.search(request)
      work.compared += result.placesRead
      if try result.candidates.contains(where: { try world.reader.placeID(of: $0.place) == target.id }) { work.found += 1 }
    }
    work.reads = world.reader.counts
    return work
  }

  /// Words of any places, countries and single letters, which hardly any place has together: what costs most.
  private static func randomWords(_ records: [PlaceRecord], _ random: inout SeededRandom) -> String {
    (0..<random.pick([1, 2, 3, 4, 5])).map { _ in
      let share = Double.random(in: 0..<1, using: &random)
      if share < 0.2 { return random.pick(["fiji", "france", "frankreich", "united", "states", "usa"]) }
      if share < 0.3 { return random.pick(["s", "b", "f", "u", "st"]) }
      let word = random.pick(random.pick(records).name.lowercased().split(separator: " "))
      return share < 0.4 ? RandomWorld.mistyped(String(word), &random) : String(word)
    }.joined(separator: " ")
  }
}
