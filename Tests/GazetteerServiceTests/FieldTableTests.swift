// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// The rows of Data/fields, and what reads them.
@Suite struct FieldTableTests {
  @Test func namesAreUnique() {
    let fields = FieldTable.fields
    for names in [fields.compactMap(\.name), fields.compactMap(\.older?.name), fields.compactMap(\.page), fields.compactMap(\.placeMember)]
    {
      #expect(!names.isEmpty && Set(names).count == names.count)
    }
  }

  @Test func everyFieldThatIsReadHasAReaderAndNoOtherHasOne() {
    let read = FieldTable.fields.filter { [.record, .search].contains($0.source) }.compactMap(\.name)
    #expect(Set(read) == Set(PlaceFacts.readers.keys))
  }

  @Test func everyTypeIsPlainOrASchema() {
    let plain = ["string", "boolean", "number", "integer", "object"]
    let types = FieldTable.fields.filter { $0.name != nil }.map(\.type) + SchemaTable.schemas.flatMap { $0.members.map(\.type) }
    for type in types {
      let name = String(type.drop { $0 == "[" }.prefix { $0 != "]" })
      #expect(plain.contains(name) || SchemaTable.schema(named: name) != nil, "\(type)")
    }
  }

  /// Of a record that holds everything, the answer has every field with data, in the order of the table.
  @Test func aFullRecordFillsEveryFieldWithData() throws {
    let town = PlaceRecord.place("Sydney", id: "town", at: (-33.8688, 151.2093), type: "locality", country: "AU")
    let sight = PlaceRecord.place(
      "Lighthouse", id: "sight", at: (-33.857, 151.2155), importance: 0.9, type: "tourist_attraction", country: "AU")
    let index = try Atlas([.full, town, sight]).index
    let query = try DetailsQuery(placeID: "full", fields: FieldTable.fields.compactMap(\.name).joined(separator: ","))
    let answer = try JSONReader.value(of: try index.withSession { try $0.details(query) })
    guard case .object(let members) = answer else {
      Issue.record("no object")
      return
    }
    let withData = FieldTable.fields.filter { $0.source != .none }.compactMap(\.name)
    // A café in the record has an address, so it is no business without one.
    #expect(members.map(\.name).filter { !Self.passed.contains($0) } == withData.filter { !Self.passed.contains($0) })
    #expect(members.map(\.name).filter(Self.passed.contains) == Self.passed.filter { $0 != "pureServiceAreaBusiness" })
  }

  private static let passed = FieldTable.fields.filter { $0.source == .passed }.compactMap(\.name)

  @Test(
    "a path that the web service knows gives nothing where there are no data", .rule("details.no-data"),
    arguments: [
      "generativeSummary.overview", "generativeSummary.overview.text", "reviews.rating", "reviewSummary.disclosureText.languageCode",
      "evChargeAmenitySummary.coffee.content.text", "neighborhoodSummary.description.referencedPlaces",
      "consumerAlert.details.aboutLink.uri",
      "transitStation.agencies.lines.vehicleIcon.nameIncluded", "transit_station.stops.platform_code.text", "movedPlaceId",
      "addressDescriptor.landmarks.travelDistanceMeters", "photos.authorAttributions.photoUri",
    ])
  func withoutData(_ path: String) throws {
    let index = try Atlas(.full).index
    #expect(try index.withSession { try $0.details(DetailsQuery(placeID: "full", fields: path)) } == "{}")
    for unknown in [path + ".color", "color", "generativeSummary.references", "reviews.stars"] {
      #expect(throws: ContractError.self) { try DetailsQuery(placeID: "full", fields: unknown) }
    }
  }

  @Test(
    "in searches as well", .rule("details.no-data"),
    arguments: [
      "routingSummaries.legs.duration", "contextualContents.justifications.reviewJustification.highlightedText.text",
      "contextualContents.photos.name", "places.reviews.authorAttribution.uri", "searchUri",
    ])
  func withoutDataInSearches(_ path: String) throws {
    let mask = try FieldMask(path, of: .textSearchAnswer)
    #expect(throws: ContractError.self) { try FieldMask(path + ".color", of: .textSearchAnswer) }
    #expect(mask != .all)
  }
}
