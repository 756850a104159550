// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

/// A name and the code or other spelling of the region that the place lies in.
@Suite struct AreaCodeTests {
  private static func town(_ name: String, _ id: String, in area: String?, country: String, importance: Double = 0.5) -> PlaceRecord {
    var record = PlaceRecord.place(name, id: id, importance: importance, country: country)
    record.address.administrativeArea1 = area
    return record
  }

  /// Namesakes: the more important ones are those that nobody asks for.
  private static let towns = [
    town("Vancouver", "vancouver-bc", in: "British Columbia", country: "CA", importance: 0.9),
    town("Vancouver", "vancouver-wa", in: "Washington", country: "US"),
    town("Birmingham", "birmingham-eng", in: "England", country: "GB", importance: 0.9),
    town("Birmingham", "birmingham-al", in: "Alabama", country: "US"),
    town("León", "leon-cl", in: "Castile and León", country: "ES", importance: 0.9),
    town("León", "leon-gto", in: "Guanajuato", country: "MX"),
    town("Perth", "perth-sct", in: "Scotland", country: "GB", importance: 0.9), town("Perth", "perth-wa", in: "WA", country: "AU"),
    town("St. John's", "st-johns-ag", in: nil, country: "AG", importance: 0.9),
    town("St. John's", "st-johns-nl", in: "Newfoundland and Labrador", country: "CA"),
    town("Portland", "portland-me", in: "Maine", country: "US", importance: 0.9),
    town("Portland", "portland-or", in: "Oregon", country: "US"),
    town("Springfield", "springfield-mo", in: "Missouri", country: "US", importance: 0.9),
    town("Springfield", "springfield-il", in: "Illinois", country: "US"),
    town("London", "london-eng", in: "England", country: "GB", importance: 0.95), town("London", "london-on", in: "Ontario", country: "CA"),
    town("Paris", "paris-idf", in: "Île-de-France", country: "FR", importance: 0.95), town("Paris", "paris-tx", in: "Texas", country: "US"),
    town("La Paz", "la-paz-bo", in: nil, country: "BO", importance: 0.9),
    town("La Paz", "la-paz-bcs", in: "Baja California Sur", country: "MX"),
    town("Los Angeles", "los-angeles", in: "California", country: "US", importance: 0.9),
    town("Oregon City", "oregon-city", in: "Oregon", country: "US"),
    town("Freiburg", "freiburg-ch", in: "Fribourg", country: "CH", importance: 0.9),
    town("Freiburg", "freiburg-bw", in: "Baden-Wurttemberg", country: "DE"),
    town("Munich", "munich", in: "Bavaria", country: "DE"),
    town("Castello", "castello-ud", in: "Provincia di Udine", country: "IT", importance: 0.9),
    town("Castello", "castello-bs", in: "Provincia di Brescia", country: "IT"),
  ]

  @Test(
    "a code or another spelling of the region puts the town in it first",
    arguments: [
      ("vancouver wa", "vancouver-wa"), ("birmingham al", "birmingham-al"), ("leon gto", "leon-gto"), ("perth wa", "perth-wa"),
      ("perth western australia", "perth-wa"), ("st johns nl", "st-johns-nl"), ("portland or", "portland-or"),
      ("springfield il", "springfield-il"), ("london on", "london-on"), ("paris tx", "paris-tx"), ("la paz bcs", "la-paz-bcs"),
      ("freiburg bw", "freiburg-bw"), ("munich by", "munich"), ("munich bayern", "munich"),
      ("castello bs", "castello-bs"), ("birmingham eng", "birmingham-eng"),
    ])
  func codes(text: String, first: String) throws {
    let world = try World(Self.towns)
    #expect(try world.ids(SearchRequest(text: text)).first == first)
    #expect(try world.ids(SearchRequest(text: text + " ")).first == first, "finished")
  }

  @Test("a code alone names no place", arguments: ["gto", "bcs", "tx", "bw"])
  func alone(code: String) throws {
    #expect(try World(Self.towns).ids(SearchRequest(text: code)) == [])
  }

  @Test func aRegionIsNotNamedByItsCode() throws {
    let region = PlaceRecord.place("Bavaria", type: "administrative_area_level_1", country: "DE")
    var itself = region
    itself.address.administrativeArea1 = "Bavaria"
    #expect(try World([itself] + Self.towns).ids(SearchRequest(text: "bavaria by")) == [])
  }
}
