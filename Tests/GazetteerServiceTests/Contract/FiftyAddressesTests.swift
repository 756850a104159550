// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// Four towns in four countries, whose streets have the houses that are listed, and no others.
private let places: [PlaceRecord] = {
  func town(_ name: String, _ id: String, _ at: (Double, Double), _ country: String) -> PlaceRecord {
    .place(name, id: id, at: at, importance: 0.6, country: country)
  }
  func street(
    _ name: String, _ id: String, _ at: (Double, Double), _ country: String, _ town: String, _ code: String? = nil, _ numbers: [String]
  ) -> PlaceRecord {
    var street = PlaceRecord.street(name, id: id, at: at, country: country, locality: town, numbers: numbers)
    street.address.postalCode = code
    return street
  }
  return [
    town("Krems", "krems", (48.41, 15.6), "AT"), town("Paris", "paris", (48.86, 2.35), "FR"),
    town("Springfield", "springfield", (40, -80), "US"), town("Melbourne", "melbourne", (-37.8, 144.9), "AU"),
    .place("Niederösterreich", id: "lower-austria", at: (48.3, 15.7), type: "administrative_area_level_1", country: "AT"),
    .place("3500", id: "3500", at: (48.41, 15.6), type: "postal_code", country: "AT", locality: "Krems"),
    .place("Stein", id: "stein", at: (48.4, 15.58), type: "neighborhood", country: "AT", locality: "Krems"),
    .place("Krems an der Donau", id: "station", at: (48.4095, 15.601), type: "train_station", country: "AT", locality: "Krems"),
    .place("Musée du Louvre", id: "louvre", at: (48.8606, 2.3376), importance: 0.9, type: "museum", country: "FR", locality: "Paris"),
    street("Bahnhofplatz", "bahnhof", (48.409, 15.601), "AT", "Krems", "3500", ["1", "3", "9", "12a"]),
    street("Hauptstraße", "haupt", (48.411, 15.602), "AT", "Krems", "3500", ["2", "4", "38b", "120"]),
    street("Rue de Rivoli", "rivoli", (48.856, 2.35), "FR", "Paris", "75001", ["12", "12 bis", "20", "99"]),
    street("Avenue de l'Opéra", "opera", (48.87, 2.33), "FR", "Paris", nil, []),
    street("Main Street", "main", (40, -80), "US", "Springfield", "62701", ["10", "12", "20", "15a"]),
    street("8th Avenue", "8th", (40.01, -80), "US", "Springfield", nil, ["8", "111"]),
    street("Smith Street", "smith", (-37.8, 144.98), "AU", "Melbourne", "3065", ["{10}244", "250-256"]),
  ]
}()

/// Fifty addresses as people type them, right and wrong, and what the geocoder makes of them: id and precision, `partial` for a part of the address, nil for
/// nothing. An answer that stands for something else than what was typed would be wrong.
private let addresses: [(typed: String, answer: String?)] = [
  // Whole.
  ("Bahnhofplatz 3, 3500 Krems", "bahnhof~3 ROOFTOP"),
  ("Bahnhofplatz 12a, Krems", "bahnhof~12a ROOFTOP"),
  ("Bahnhofplatz 12 A, 3500 Krems", "bahnhof~12a ROOFTOP"),
  ("Hauptstraße 4, Krems", "haupt~4 ROOFTOP"),
  ("Hauptstr. 4, Krems", "haupt~4 ROOFTOP"),
  ("hauptstrasse 120 krems", "haupt~120 ROOFTOP"),
  ("Hauptstraße 38 b, Krems", "haupt~38b ROOFTOP"),
  ("Hauptstraße 38 b-c, Krems", "haupt~38b ROOFTOP"),
  ("12 rue de Rivoli, 75001 Paris", "rivoli~12 ROOFTOP"),
  ("12 bis rue de Rivoli, Paris", "rivoli~12_20bis ROOFTOP"),
  ("99 Rue de Rivoli Paris France", "rivoli~99 ROOFTOP"),
  ("10 Main Street, Springfield", "main~10 ROOFTOP"),
  ("10 Main St, Springfield 62701", "main~10 ROOFTOP"),
  ("20 main st springfield", "main~20 ROOFTOP"),
  ("111 8th Avenue, Springfield", "8th~111 ROOFTOP"),
  ("111 8th Ave", "8th~111 ROOFTOP"),
  ("10/244 Smith Street, Melbourne", "smith~244~10 ROOFTOP"),
  ("250-256 Smith St, Melbourne", "smith~250-256 ROOFTOP"),
  ("252 Smith Street, Melbourne", "smith~250-256 ROOFTOP"),
  ("Unit 10, 244 Smith Street, Melbourne", "smith~244~10 ROOFTOP"),
  // Houses between known ones, and other letters.
  ("Bahnhofplatz 5, Krems", "bahnhof~5 RANGE_INTERPOLATED"),
  ("Hauptstraße 60, Krems", "haupt~60 RANGE_INTERPOLATED"),
  ("16 rue de Rivoli, Paris", "rivoli~16 RANGE_INTERPOLATED"),
  ("14 Main Street, Springfield", "main~14 RANGE_INTERPOLATED"),
  ("Bahnhofplatz 12, Krems", "bahnhof~12a ROOFTOP partial"),
  ("Bahnhofplatz 9b, Krems", "bahnhof~9 ROOFTOP partial"),
  ("15 Main Street, Springfield", "main~15a ROOFTOP partial"),
  ("Hauptstraße 4 a-c, Krems", "haupt~4 ROOFTOP partial"),
  // Streets alone.
  ("Bahnhofplatz, Krems", "bahnhof GEOMETRIC_CENTER"),
  ("Rue de Rivoli, Paris", "rivoli GEOMETRIC_CENTER"),
  ("8th Avenue, Springfield", "8th GEOMETRIC_CENTER"),
  // Houses that are not there.
  ("Bahnhofplatz 99, Krems", "bahnhof GEOMETRIC_CENTER partial"),
  ("1000 Main Street, Springfield", "main GEOMETRIC_CENTER partial"),
  ("5 avenue de l'Opéra, Paris", "opera GEOMETRIC_CENTER partial"),
  ("999 Smith Street, Melbourne", "smith GEOMETRIC_CENTER partial"),
  // Streets that are not there, or in another town.
  ("Unbekannte Gasse 3, Krems", "krems APPROXIMATE partial"),
  ("7 Nowhere Lane, Springfield", "springfield APPROXIMATE partial"),
  ("12 rue Inconnue, Paris", "paris APPROXIMATE partial"),
  ("Unbekannte Gasse 3, Stein, Krems", "stein APPROXIMATE partial"),
  ("Bahnhofplatz 3, Paris", "paris APPROXIMATE partial"),
  ("10 Main Street, Melbourne", "melbourne APPROXIMATE partial"),
  ("10 Nowhere Lane", nil),
  ("qwertz 12", nil),
  // With a typo.
  ("Bahnhofplazt 3, Krems", "bahnhof~3 ROOFTOP"),
  ("12 rue de Rivolli, Paris", "rivoli~12 ROOFTOP"),
  // What is no address of a house.
  ("Krems", "krems APPROXIMATE"),
  ("3500 Krems", "3500 APPROXIMATE"),
  ("Niederösterreich", "lower-austria APPROXIMATE"),
  ("Krems an der Donau", "station GEOMETRIC_CENTER"),
  ("Musée du Louvre, Paris", "louvre GEOMETRIC_CENTER"),
]

@Suite struct FiftyAddressesTests {
  @Test("fifty addresses say how exact they are, and none stands for another", .rule("geocode.precision", "address.no-stand-in"))
  func fifty() throws {
    let atlas = try Atlas(places)
    var answers: [String: Int] = [:]
    for (typed, expected) in addresses {
      var parameters = GeocodeParameters()
      parameters.address = typed
      let query = try GeocodeQuery(parameters)
      let found = try atlas.index.withSession { try $0.geocode(query) }.results.first
      let answer = found.map { "\($0.place.id) \($0.precision.rawValue)" + ($0.isPartialMatch ? " partial" : "") }
      #expect(answer == expected, "\(typed)")
      let kind = found.map { $0.precision.rawValue + ($0.isPartialMatch ? ", partial" : "") } ?? "nothing"
      answers[answer == expected ? kind : "wrong", default: 0] += 1
    }
    #expect(addresses.count == 50)
    print("\(addresses.count) addresses: " + answers.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: "; "))
  }
}
