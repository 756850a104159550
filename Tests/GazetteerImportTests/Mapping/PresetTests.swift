// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import Testing

@testable import GazetteerImport

/// The mappings that come with the command, on rows of our own in the published form of each source.
@Suite struct PresetTests {
  private func imported(_ rows: String, _ preset: String, _ format: SourceFormat = .auto) throws -> (
    records: [PlaceRecord], report: ImportReport
  ) {
    let mapping = try SourceMapping.read(path: packageRoot.appendingPathComponent("Data/mappings/\(preset).json").path)
    let folder = try TemporaryFolder()
    let source = ImportSource(path: try folder.file("rows", rows), format: format, mapping: mapping)
    var sink = MemorySink()
    let report = try ImportPipeline.run([source], into: &sink)
    return (sink.records, report)
  }

  @Test func everyMappingCanBeRead() throws {
    let folder = packageRoot.appendingPathComponent("Data/mappings")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    #expect(files.count >= 10)
    for file in files { #expect(throws: Never.self) { try SourceMapping.read(path: folder.appendingPathComponent(file).path) } }
  }

  @Test func overturePlaces() throws {
    let rows = #"""
      {"type":"Feature","id":"0a1","geometry":{"type":"Point","coordinates":[15.6,48.4]},"properties":{"names":{"primary":"Kaffee Probe","common":{"en":"Sample Coffee"},"rules":null},"categories":{"primary":"coffee_shop","alternate":["bakery"]},"confidence":0.9,"websites":["https://example.org"],"phones":["+43 1"],"addresses":[{"freeform":"Gasse 1","locality":"Krems","postcode":"3500","region":"NÖ","country":"AT"}],"operating_status":"open"}}
      {"type":"Feature","id":"0a2","geometry":{"type":"Point","coordinates":[15.7,48.5]},"properties":{"names":{"primary":"Zu"},"categories":{"primary":"made_up_thing","alternate":["bakery"]},"operating_status":"temporarily_closed"}}
      {"type":"Feature","id":"0a3","geometry":{"type":"Point","coordinates":[15.7,48.5]},"properties":{"names":{"primary":"Weg"},"operating_status":"permanently_closed"}}

      """#
    let (records, report) = try imported(rows, "overture-places")
    #expect(records.map(\.id) == ["overture:0a1", "overture:0a2"] && report.skipped == 1)
    #expect(records[0].primaryType == "coffee_shop" && records[0].address.street == "Gasse 1" && records[0].address.countryCode == "AT")
    #expect(records[0].names.contains(AlternateName(text: "Sample Coffee", language: "en", kind: .official)))
    #expect(records[1].primaryType == "bakery" && records[1].details?.text.contains("CLOSED_TEMPORARILY") == true)
    #expect(records[0].source?.attribution?.contains("Overture") == true)
  }

  @Test func overtureDivisionsAndAddresses() throws {
    let division = #"""
      {"type":"Feature","id":"d1","geometry":{"type":"Point","coordinates":[15.6,48.4]},"properties":{"names":{"primary":"Probstadt","common":{"cs":"Zkouška"}},"subtype":"locality","country":"AT","population":24000,"hierarchies":[[{"subtype":"country","name":"Österreich"},{"subtype":"region","name":"Niederösterreich"},{"subtype":"locality","name":"Probstadt"}]]}}

      """#
    let place = try #require(try imported(division, "overture-divisions").records.first)
    #expect(
      place.primaryType == "locality" && place.address.administrativeArea1 == "Niederösterreich" && place.names.first?.language == "cs")
    let addresses = (1...3).map { number in
      #"{"type":"Feature","id":"h\#(number)","geometry":{"type":"Point","coordinates":[15.60\#(number),48.4]},"properties":{"number":"\#(number)","street":"Probegasse","postcode":"3500","country":"AT","address_levels":[{"value":"Niederösterreich"},{"value":"Krems"}]}}"#
        + "\n"
    }.joined()
    let street = try #require(try imported(addresses, "overture-addresses").records.first)
    #expect(street.primaryType == "route" && street.name == "Probegasse" && street.houseNumbers.houses.map(\.number) == ["1", "2", "3"])
    #expect(street.address.locality == "Krems" && street.address.countryCode == "AT")
  }

  @Test func foursquarePlaces() throws {
    let rows = #"""
      {"fsq_place_id":"f1","name":"Probe Bar","latitude":48.4,"longitude":15.6,"address":"Gasse 2","locality":"Krems","region":"NÖ","postcode":"3500","country":"AT","tel":"1","fsq_category_labels":["Dining and Drinking > Bar > Wine Bar"],"date_closed":null}
      {"fsq_place_id":"f2","name":"Zu","latitude":48.4,"longitude":15.6,"country":"AT","date_closed":"2021-01-01"}

      """#
    let (records, report) = try imported(rows, "foursquare-places")
    #expect(records.map(\.id) == ["fsq:f1"] && report.skipped == 1)
    #expect(records[0].primaryType == "wine_bar" && records[0].address.locality == "Krems")
  }

  @Test func whosOnFirst() throws {
    let rows = #"""
      {"type":"Feature","id":101,"bbox":[15,48,16,49],"geometry":{"type":"Point","coordinates":[15.5,48.5]},"properties":{"wof:id":101,"wof:name":"Probstadt","wof:placetype":"locality","iso:country":"AT","wof:population":500,"name:deu_x_preferred":["Probstadt"],"name:ces_x_preferred":["Zkouška"],"name:eng_x_variant":["Sampletown"],"mz:is_current":1,"edtf:deprecated":"uuuu","wof:superseded_by":[]}}
      {"type":"Feature","id":102,"geometry":{"type":"Point","coordinates":[15.5,48.5]},"properties":{"wof:name":"Alt","wof:placetype":"locality","mz:is_current":0}}

      """#
    let (records, report) = try imported(rows, "whosonfirst")
    #expect(records.map(\.id) == ["wof:101"] && report.skipped == 1)
    #expect(records[0].primaryType == "locality" && records[0].viewport != nil)
    #expect(records[0].names.contains(AlternateName(text: "Zkouška", language: "cs", kind: .official)))
    #expect(records[0].names.contains(AlternateName(text: "Sampletown", language: "en", kind: .variant)))
  }

  @Test func photon() throws {
    let rows = #"""
      {"type":"NominatimDumpFile","content":{"version":"0.1.0"}}
      {"type":"Place","content":[{"object_type":"N","object_id":5,"osm_key":"amenity","osm_value":"cafe","name":{"name":"Probe","name:cs":"Zkouška"},"address":{"city":"Krems","street":"Gasse"},"country_code":"at","centroid":[15.6,48.4],"importance":0.2,"extra":{"phone":"7"}}]}
      {"type":"Place","content":[{"object_type":"W","object_id":6,"osm_key":"building","osm_value":"yes","housenumber":"4","address":{"city":"Krems","street":"Gasse"},"country_code":"at","centroid":[15.6,48.4]}]}

      """#
    let (records, _) = try imported(rows, "photon", .ndjson)
    #expect(records.map(\.id) == ["osm:n5"] && records[0].primaryType == "cafe" && records[0].address.countryCode == "AT")
    #expect(records[0].names.contains(AlternateName(text: "Zkouška", language: "cs", kind: .official)))
    let streets = try imported(rows, "photon-addresses", .ndjson).records
    #expect(streets.map(\.name) == ["Gasse"] && streets[0].houseNumbers.houses.map(\.number) == ["4"])
  }

  @Test func peliasCSV() throws {
    let rows = """
      source,layer,id,name,lat,lon,housenumber,street,postalcode,country,name_de,category
      own,venue,1,Sample Hall,48.4,15.6,,,3500,AT,Probehalle,"a,b"
      own,address,2,,48.5,15.6,7,Gasse,3500,AT,,
      own,,,Plain,48.6,15.6,,,,,,

      """
    let (records, _) = try imported(rows, "pelias-csv", .csv)
    #expect(records.count == 3)
    #expect(records[0].id == "pelias:own:venue:1" && records[0].names.contains { $0.text == "Probehalle" && $0.language == "de" })
    #expect(records[1].name == "7 Gasse" && records[1].address.street == "Gasse")
  }
}
