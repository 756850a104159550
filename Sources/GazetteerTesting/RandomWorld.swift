// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
package import GazetteerEngine
package import GazetteerIndex
package import GazetteerPlaces
import GazetteerText

/// Worlds and requests made from a seed, with everything that has ever gone wrong in such engines: clusters, identical names, names within
/// names, places on ±180° and at the poles, equal importance, several scripts.
package struct RandomWorld {
  package var random: SeededRandom
  package let records: [PlaceRecord]
  private let centers: [GeoPoint]

  private static let words = [
    "san", "santa", "sand", "new", "york", "yorkton", "king", "kings", "kingston", "paris", "park", "hotel", "opera", "house", "st", "o",
    "o'hara",
    "saint-denis", "münchen", "東京", "東", "京都タワー", "Москва", "नई", "दिल्ली", "القاهرة", "A", "ab", "abc", "abcd", "24/7", "café",
    "saint", "street", "ton", "newyork", "서울", "서울역", "seoul", "Αθήνα", "athina", "moskva", "قاهرة", "きょうと", "mueller", "munchen", "cafe",
  ]
  private static let types: [String?] = [
    "country", "administrative_area_level_1", "locality", "sublocality", "restaurant", "hotel", "airport", "route", "plaza",
    "tourist_attraction", nil,
  ]
  /// What requests ask for: types that places have, and umbrellas over them.
  private static let wantedTypes = types + ["establishment", "geocode", "food", "political"]
  private static let countries: [String?] = ["FR", "US", "FJ", "DE", nil]

  /// Attributes of places; see `World.filterable`.
  private static let details = [
    PlaceDetails(stored: #"{"extra":{"brand":"Zebra","stars":3}}"#),
    PlaceDetails(stored: #"{"extra":{"brand":["Lion","Zébra"],"stars":"4.5"}}"#),
    PlaceDetails(stored: #"{"extra":{"brand":"lion"}}"#), PlaceDetails(stored: #"{"extra":{"stars":0}}"#),
  ]

  /// Conditions on attributes, some of which no place meets.
  package mutating func conditions() -> [AttributeCondition] {
    let brand = AttributeCondition(
      "brand",
      .oneOf(random.pick([[AttributeValue("zebra")], [AttributeValue("LION")], [AttributeValue("lion"), AttributeValue("Zebra")], []])))
    let stars = AttributeCondition("stars", .range(least: random.pick([nil, 0, 3, 9]), most: random.pick([nil, 3, 4.5])))
    return random.pick([[brand], [stars], [brand, stars], [AttributeCondition("stars", .oneOf([.number(3)]))]])
  }

  package init(seed: UInt64, places: Int? = nil) {
    var random = SeededRandom(seed: seed)
    let count = places ?? random.pick([0, 1, 2, 5, 20, 60, 150, 400])
    var centers = (0..<random.pick([1, 2, 5])).map { _ in Self.anywhere(&random) }
    if random.chance(0.3) { centers.append(GeoPoint(latitudeE7: 0, longitudeE7: 1_800_000_000)) }
    if random.chance(0.2) { centers.append(GeoPoint(latitudeE7: random.chance(0.5) ? 900_000_000 : -900_000_000, longitudeE7: 0)) }
    let vocabulary = (0..<random.pick([3, 6, 30])).map { _ in random.pick(Self.words) }
    let isFlat = random.chance(0.3)
    records = (0..<count).map { index in
      let name = Self.name(vocabulary, &random)
      var record = PlaceRecord(
        id: "p\(random.next() % 1_000_000)-\(index)", name: name, location: Self.near(random.pick(centers), &random),
        importance: isFlat
          ? 0.2 : Double(random.pick([0, 200, 200, 200, 450, 599, 600, 700, 950, Int.random(in: 0...1000, using: &random)])) / 1000)
      record.primaryType = random.pick(Self.types)
      record.types = record.primaryType.map { [$0] } ?? []
      record.address.countryCode = random.pick(Self.countries)
      if random.chance(0.3) { record.source = Source(name: random.pick(["one", "two"])) }
      if random.chance(0.5) { record.address.locality = Self.name(vocabulary, &random) }
      if random.chance(0.3) { record.address.administrativeArea1 = random.pick(["KS", "Kansas", "Missouri", "Münster"]) }
      if random.chance(0.2) { record.address.street = Self.name(vocabulary, &random) }
      for _ in 0..<random.pick([0, 0, 0, 1, 3]) {
        record.names.append(
          AlternateName(
            text: Self.name(vocabulary, &random), language: random.pick([nil, nil, "en", "fr", "tr"]),
            kind: random.pick(AlternateName.Kind.allCases)))
      }
      // Without random numbers, which would change all worlds.
      if index % 3 == 0 { record.details = Self.details[index / 3 % Self.details.count] }
      return record
    }
    self.centers = centers
    self.random = random
  }

  private static func name(_ vocabulary: [String], _ random: inout SeededRandom) -> String {
    (0..<random.pick([1, 1, 2, 2, 3])).map { _ in random.pick(vocabulary) }.joined(separator: random.chance(0.9) ? " " : "-")
  }

  private static func anywhere(_ random: inout SeededRandom) -> GeoPoint {
    GeoPoint(
      latitudeE7: Int32.random(in: -900_000_000...900_000_000, using: &random),
      longitudeE7: Int32.random(in: -1_800_000_000...1_800_000_000, using: &random))
  }

  /// A point some metres to some thousand kilometres away, wrapped over ±180° and clamped at the poles.
  private static func near(_ point: GeoPoint, _ random: inout SeededRandom) -> GeoPoint {
    if random.chance(0.05) { return point }
    let spread = random.pick([500, 10_000, 500_000, 5_000_000, 200_000_000]) as Int64
    let latitude = Int64(point.latitudeE7) + Int64.random(in: -spread...spread, using: &random)
    var longitude = Int64(point.longitudeE7) + Int64.random(in: -spread...spread, using: &random)
    if longitude > 1_800_000_000 { longitude -= 3_600_000_000 }
    if longitude < -1_800_000_000 { longitude += 3_600_000_000 }
    return GeoPoint(latitudeE7: Int32(max(-900_000_000, min(900_000_000, latitude))), longitudeE7: Int32(longitude))
  }

  /// A prefix of a name, of words in another order, of a name with its address, or of something that is not there.
  package mutating func text() -> String {
    guard let record = records.isEmpty ? nil : random.pick(records) else { return random.pick(Self.words) }
    let names = [record.name] + record.names.map(\.text)
    var text = random.pick(names)
    switch random.pick(0..<14) {
    case 0: text = text.split(separator: " ").shuffled(using: &random).joined(separator: " ")
    case 1: text += " " + (record.address.locality ?? "france")
    case 2: text = (record.address.locality ?? "united") + " " + text
    case 3: text = String(text.dropFirst(random.pick(0..<3)))
    case 4: text = random.pick(Self.words)
    case 5: text += " fra"
    case 6: text = text.replacing(" ", with: "")
    case 7: text = Self.withSpace(text, &random)
    case 8: text = text.replacing("st ", with: "saint ").replacing(" saint", with: " st")
    default: break
    }
    if random.chance(0.3) { text = Self.mistyped(text, &random) }
    return random.chance(0.3) ? text : String(text.prefix(random.pick(1..<9)))
  }

  /// The text with a typo or two: a letter replaced, left out, put in, or swapped with the next.
  package static func mistyped(_ text: String, _ random: inout SeededRandom) -> String {
    var letters = Array(text)
    for _ in 0..<random.pick([1, 1, 1, 2]) where !letters.isEmpty {
      let place = random.pick(letters.indices)
      switch random.pick(0..<4) {
      case 0: letters[place] = random.pick(Array("asdnyйا"))
      case 1: letters.remove(at: place)
      case 2: letters.insert(random.pick([letters[place], "e"]), at: place)
      default: letters.swapAt(place, min(place + 1, letters.count - 1))
      }
    }
    return String(letters)
  }

  private static func withSpace(_ text: String, _ random: inout SeededRandom) -> String {
    var letters = Array(text)
    letters.insert(" ", at: random.pick(0...letters.count))
    return String(letters)
  }

  /// A request with any mix of filters.
  package mutating func request() -> SearchRequest {
    var request = SearchRequest(text: text())
    request.limit = random.pick([1, 3, 5, 5, 5, 10, 50])
    request.wantsRowAtHand = true
    if let language = random.pick([nil, "en", "fr-CA", "tr"]).flatMap(LanguageTag.init) {
      (request.language, request.prefersNativeNames) = (language, true)
    }
    if random.chance(0.2) { request.removesDuplicates = false }
    switch random.pick(0..<5) {
    case 0, 1: request.bias = region()
    case 2, 3: request.restriction = region()
    default: break
    }
    if random.chance(0.25) {
      request.countries = (0..<random.pick([1, 1, 2, 4])).map { _ in random.pick(["FR", "US", "FJ", "DE", "JP"]) }
    }
    if random.chance(0.25) {
      request.primaryTypes = (0..<random.pick([1, 1, 3])).compactMap { _ in random.pick(Self.wantedTypes).flatMap(PlaceTypeTable.code(of:))
      }
    }
    return request
  }

  /// A circle or a box, often at or around places, sometimes a point, over ±180° or at a pole.
  package mutating func region() -> Region {
    let center = records.isEmpty || random.chance(0.3) ? Self.near(random.pick(centers), &random) : random.pick(records).location
    if random.chance(0.5) { return .circle(center: center, radiusMeters: random.pick([0, 1, 50, 1000, 5000, 50_000, 50_000])) }
    if random.chance(0.1) { return .box(GeoBox(low: center, high: center)) }
    let other = random.chance(0.5) && !records.isEmpty ? random.pick(records).location : Self.near(center, &random)
    let (south, north) = (min(center.latitudeE7, other.latitudeE7), max(center.latitudeE7, other.latitudeE7))
    return .box(
      GeoBox(
        low: GeoPoint(latitudeE7: south, longitudeE7: center.longitudeE7), high: GeoPoint(latitudeE7: north, longitudeE7: other.longitudeE7)
      ))
  }
}
