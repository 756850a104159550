// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerImport
import GazetteerIndex
import Testing

/// Every row against the schema of `Data/README.md`.
@Suite struct SchemaTests {
  /// Members in the order in which rows have them.
  static let members = [
    "id", "name", "names", "location", "viewport", "primaryType", "types", "address", "importance", "population", "website", "phone",
    "openingHours", "timeZone", "editorialSummary", "formerIds", "source", "license", "attribution",
  ]
  static let addressParts = [
    "houseNumber", "street", "sublocality", "locality", "administrativeArea2", "administrativeArea1", "postalCode", "countryCode",
  ]

  @Test func membersAreKnownAndInOrder() throws {
    let faults = try EmbeddedRows.faults { row in
      let found = row.value.memberNames ?? []
      return found == SchemaTests.members.filter(found.contains) ? nil : found.joined(separator: " ")
    }
    #expect(faults == [])
  }

  @Test func requiredMembersAreThere() throws {
    let required = ["id", "name", "location", "primaryType", "types", "address"]
    #expect(try EmbeddedRows.faults { row in required.first { row.value[$0] == nil } } == [])
    let withoutTimeZone = try EmbeddedRows.faults { row in
      (row.value["timeZone"] == nil) == (row.primaryType == "country") ? nil : "time zone"
    }
    #expect(withoutTimeZone == [])
  }

  @Test func idsAreSlugsThatNameTheGroup() throws {
    let faults = try EmbeddedRows.faults { row in
      if row.id == ContentTests.publishedHotel { return nil }
      let parts = row.id.split(separator: "-", omittingEmptySubsequences: false)
      let isSlug = parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(SchemaTests.isSlugByte) }
      let group = row.isAirport ? "airport" : ["country": "country", "locality": "city"][row.primaryType] ?? "poi"
      return isSlug && parts[0] == group ? nil : "not \(group)-…"
    }
    #expect(faults == [])
  }

  @Test func idsComeOnce() throws {
    let rows = try EmbeddedRows.all()
    let repeated = Dictionary(grouping: rows, by: \.id).filter { $0.value.count > 1 }
    #expect(repeated.keys.sorted() == [])
    #expect(rows.count > 0)
  }

  @Test func textsAreCleanAsTheIndexTakesThem() throws {
    let faults = try EmbeddedRows.faults { row in
      row.value.texts.first { text in CleanText.of(text).map { $0.isEmpty || !$0.utf8.elementsEqual(text.utf8) } ?? true }
    }
    #expect(faults == [])
    #expect(try EmbeddedRows.faults { row in row.allNames.first { !CleanText.isSearchable($0) } } == [])
  }

  @Test func typesAreInTheTablesAndThePrimaryOneLeads() throws {
    let faults = try EmbeddedRows.faults { row in
      let types = row.types
      if let unknown = types.first(where: { PlaceTypeTable.code(of: $0) == nil }) { return unknown }
      if types.first != row.primaryType { return "\(row.primaryType) does not lead" }
      return Set(types).count == types.count ? nil : "a type comes twice"
    }
    #expect(faults == [])
  }

  @Test func namesHaveTextKindAndALanguageCode() throws {
    let kinds = Set(AlternateName.Kind.allCases.map(\.rawValue))
    let faults = try EmbeddedRows.faults { row in
      guard case .array(let names) = row.value["names"] ?? .array([]) else { return "names" }
      if names.isEmpty && row.value["names"] != nil { return "an empty list" }
      if let odd = names.first(where: { ![["text", "kind"], ["text", "language", "kind"]].contains($0.memberNames) }) { return odd.text }
      if let odd = row.names.first(where: { !kinds.contains($0.kind ?? "") }) { return odd.text }
      if let odd = row.names.compactMap(\.language).first(where: { !SchemaTests.isLanguage($0) }) { return odd }
      let said = [name(row.name, nil)] + row.names.map { name($0.text, $0.language) }
      return Set(said).count == said.count ? nil : "a name comes twice"
    }
    #expect(faults == [])
  }

  @Test func coordinatesAreOnEarthAndNoMorePreciseThanKnown() throws {
    let faults = try EmbeddedRows.faults { row in
      guard row.value["location"]?.memberNames == ["latitude", "longitude"] else { return "members" }
      guard abs(row.latitude) <= 90, abs(row.longitude) <= 180 else { return "range" }
      let most = row.primaryType == "locality" ? 2 : row.isPointOfInterest ? 4 : 3
      let decimals = ["latitude", "longitude"].map { SchemaTests.decimals(row.value["location"]?[$0]) }
      return decimals.allSatisfy { $0 <= most } ? nil : "more than \(most) decimals"
    }
    #expect(faults == [])
  }

  @Test func countriesHaveABoxAroundTheirPointAndOthersNone() throws {
    let faults = try EmbeddedRows.faults { row in
      guard let box = row.value["viewport"] else { return row.primaryType == "country" ? "no box" : nil }
      guard row.primaryType == "country" else { return "box" }
      guard let south = box["low"]?["latitude"]?.double, let west = box["low"]?["longitude"]?.double,
        let north = box["high"]?["latitude"]?.double, let east = box["high"]?["longitude"]?.double
      else { return "corners" }
      let inWidth = west <= east ? (west...east).contains(row.longitude) : row.longitude >= west || row.longitude <= east
      return south <= row.latitude && row.latitude <= north && inWidth ? nil : "point outside"
    }
    #expect(faults == [])
  }

  @Test func addressPartsAreKnownAndTheCountryIsACode() throws {
    let faults = try EmbeddedRows.faults { row in
      let parts = row.value["address"]?.memberNames ?? []
      guard parts == SchemaTests.addressParts.filter(parts.contains) else { return parts.joined(separator: " ") }
      guard CountryCodes.isKnown(row.country), !["AN", "CS"].contains(row.country) else { return row.country }
      if row.isPointOfInterest || row.isAirport { return row.locality.isEmpty ? "no locality" : nil }
      return row.locality.isEmpty ? nil : "a settlement's or country's own address has no locality"
    }
    #expect(faults == [])
  }

  /// A settlement has a population, or an importance when nobody lives there any more; countries have both.
  @Test func settlementsArePlacedByPopulationAndTheRestByImportance() throws {
    let faults = try EmbeddedRows.faults { row in
      let importance = row.value["importance"]?.double
      let population = row.value["population"]?.double
      if let population, population < 1 || population != population.rounded() { return "population \(population)" }
      if row.primaryType == "locality" { return (importance == nil) != (population == nil) ? nil : "one of both expected" }
      guard let importance else { return "no importance" }
      if population != nil && row.primaryType != "country" { return "population" }
      let range = row.primaryType == "country" ? 0.8...1 : 0.1...0.85
      return range.contains(importance) && SchemaTests.decimals(row.value["importance"]) <= 3 ? nil : "importance \(importance)"
    }
    #expect(faults == [])
  }

  @Test func linksHoursAndSummariesLookLikeSuch() throws {
    let faults = try EmbeddedRows.faults { row in
      if let site = row.value["website"]?.string, !site.hasPrefix("https://") && !site.hasPrefix("http://") { return site }
      if let zone = row.value["timeZone"]?.string, !zone.contains("/") || zone.contains(" ") { return zone }
      if let hours = row.hours.first(where: { !$0.contains(":") }) { return hours }
      if let summary = row.value["editorialSummary"]?.string, !summary.hasSuffix(".") || summary.count > 160 { return summary }
      return nil
    }
    #expect(faults == [])
  }

  private func name(_ text: String, _ language: String?) -> [String] { [text, language ?? ""] }

  private static func isSlugByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Two or three lower-case letters, with a country after a hyphen or not.
  private static func isLanguage(_ code: String) -> Bool {
    let parts = code.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (2...3).contains(parts[0].count), parts[0].allSatisfy({ $0.isASCII && $0.isLowercase }) else {
      return false
    }
    return parts.count == 1 || CountryCodes.isKnown(String(parts[1]))
  }

  /// Digits after the point of a number as it is spelled; many for a number with an exponent.
  private static func decimals(_ value: JSONValue?) -> Int {
    guard case .number(let text)? = value, !text.lowercased().contains("e") else { return 99 }
    return text.split(separator: ".").dropFirst().first?.count ?? 0
  }
}
