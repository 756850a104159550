// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting

extension SmallWorld {
  /// A few dozen places of our own making, of every script, family and oddity that names have.
  static let records: [PlaceRecord] = settlements + scripts + streets + businesses + oddities

  private static let settlements: [PlaceRecord] = [
    .place("Aldermere", at: (48.1, 2.3), importance: 0.9, country: "FR", official: ["Erlenmeer", "アルダーメア"], aliases: ["ALD", "The Mere"]),
    .place("Aldermere", id: "ald2", at: (40.1, -74.3), importance: 0.3, country: "US"),
    .place("Saint Oswald", at: (40.0, -74.0), importance: 0.5, country: "US", locality: "Oswald", aliases: ["St. Oswald", "Mount Oswald"]),
    .place("New Saint Oswald upon the Old River", at: (40.2, -74.1), importance: 0.2, country: "US"),
    .place("San Fordo", at: (41.0, -73.0), importance: 0.6, country: "US", aliases: ["Sanford", "Sto. Fordo"]),
    .place("Fort Bad Mt", at: (42.0, -73.0), country: "US", aliases: ["Fort Bad Mount", "Ft. Bad Mountain"]),
    .place("Zzyzx", at: (35.1, -116.1), importance: 0.1, country: "US"),
    .place("Y", at: (49.8, 2.8), importance: 0.1, country: "FR"),
    .place("France", id: "fr", at: (46, 2), importance: 1, type: "country", country: "FR", official: ["Frankreich", "フランス"]),
    .place("Upper Region", at: (47, 2), importance: 0.8, type: "administrative_area_level_1", country: "FR", official: ["Oberland"]),
    .place("10115", id: "pc1", at: (48.2, 2.2), importance: 0.2, type: "postal_code", country: "FR", locality: "Aldermere"),
    .place("SW1A", id: "pc2", at: (48.3, 2.2), importance: 0.2, type: "postal_code", country: "FR"),
    .place("Lake Gitche-Gumme", at: (48.4, 2.1), importance: 0.4, type: "natural_feature", aliases: ["Lac du Nord"]),
    .place("Aldermere International Airport", at: (48.0, 2.5), importance: 0.7, type: "airport", country: "FR", aliases: ["ALM", "LFAM"]),
  ]

  private static let scripts: [PlaceRecord] = [
    .place("Берёзовка", at: (55.7, 37.6), importance: 0.6, official: ["Beryozovka"], aliases: ["Березовка"]),
    .place("Щёлково-Юг", at: (55.9, 38.0)), .place("Київська", at: (50.4, 30.5)),
    .place("Θεσσαλιώτις", at: (39.6, 22.4)), .place("Ἀθῆναι", at: (37.9, 23.7)),
    .place("مدينة النور", at: (30.0, 31.2), official: ["City of Light"]), .place("تهرانک", at: (35.7, 51.4)),
    .place("תל־גבעה", at: (32.0, 34.8)), .place("सूर्यनगर", at: (28.6, 77.2)), .place("เมืองใหม่", at: (13.7, 100.5)),
    .place("東川京", at: (35.7, 139.7), importance: 0.8, official: ["Higashikawakyō", "ひがしかわきょう"]),
    .place("ガーデンヒルズ", at: (35.6, 139.7)), .place("한빛시", at: (37.5, 127.0)), .place("გორაკი", at: (41.7, 44.8)),
    .place("Երևակ", at: (40.2, 44.5)), .place("Łódeczka Ørsted-Straße", at: (51.7, 19.4)), .place("Đồng Cỏ Xanh", at: (21.0, 105.8)),
    .place("İstanköy ığdır", at: (41.0, 28.9)), .place("ﬁnger‑ﬂats № 5½", at: (51.5, 0)),
    .place("e\u{301}le\u{300}ve 👩‍👩‍👧 Park", at: (48.8, 2.3)),
  ]

  private static let streets: [PlaceRecord] = [
    .street(
      "High Street", id: "high", at: (48.1, 2.31), country: "FR", locality: "Aldermere",
      numbers: ["1", "2", "2a", "10-14", "{10}244", "244"]),
    .street("Rue de l'Église", at: (48.101, 2.312), country: "FR", locality: "Aldermere", numbers: ["12", "12 bis", "3191/17"]),
    .street("8th Avenue", at: (40.0, -74.0), country: "US", locality: "Saint Oswald", numbers: ["100", "111", "200"]),
    .street("Main St", at: (40.001, -74.0), country: "US", locality: "Saint Oswald", numbers: ["1", "1600", "1602"]),
    .street("Date Line Road", at: (-16.8, 179.9995), country: "FJ", numbers: ["1", "3", "5"]),
    .street("ул. Ленточная", at: (55.7, 37.61), locality: "Берёзовка", numbers: ["5 к2", "7а", "кв 3"]),
  ]

  private static let businesses: [PlaceRecord] =
    [
      .full, .place("Café de l'Étoile", id: "etoile", at: (48.1, 2.301), type: "cafe", country: "FR", locality: "Aldermere"),
      .place("Sushi & Friends", at: (48.102, 2.302), type: "sushi_restaurant", country: "FR", locality: "Aldermere", aliases: ["S&F"]),
      .place("7-Eleventh", at: (48.103, 2.303), type: "convenience_store", country: "FR"),
      .place("Museum of 1,000 Things", at: (48.104, 2.304), importance: 0.7, type: "museum", country: "FR"),
      .place("Hotel Bellevue", at: (48.105, 2.305), type: "hotel", country: "FR"),
      .place("Hotel Bellevue", id: "bellevue2", at: (48.1051, 2.3051), type: "hotel", country: "FR"),
    ] + kindred

  /// Places of a category beside each other, so that lists have more than one page.
  private static let kindred = (0..<24).map { number in
    PlaceRecord.place(
      "Bakery \(number)", id: "bakery-\(number)", at: (48.1 + Double(number) / 1000, 2.3), importance: Double(number) / 100, type: "bakery",
      country: "FR", locality: "Aldermere")
  }

  private static let oddities: [PlaceRecord] = {
    var wrapped = PlaceRecord.place("Date Line Islands", at: (-17, 180), type: "archipelago", country: "FJ")
    wrapped.viewport = GeoPoint(latitude: -20, longitude: 170).flatMap { low in
      GeoPoint(latitude: -10, longitude: -170).map { GeoBox(low: low, high: $0) }
    }
    wrapped.formerIDs = ["old-islands"]
    let long = PlaceRecord.place("Llan" + String(repeating: "fairpwll", count: 20), id: "long", at: (53.2, -4.2))
    return [
      wrapped, long, .place("North Pole", at: (90, 0), type: nil), .place("South Pole", at: (-90, 180), type: nil),
      .place("A a A a A a", at: (1, 1)), .place("St St Ave Ave", at: (1, 1.1), type: "route", aliases: ["Saint Street Avenue"]),
    ]
  }()
}
