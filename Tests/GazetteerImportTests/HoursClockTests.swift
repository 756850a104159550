// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@testable import GazetteerImport

/// The clocks of places with opening hours.
@Suite struct HoursClockTests {
  private func line(_ id: String, country: String? = "PT", hours: String? = "Mo-Fr 08:00-18:00", _ more: String = "") -> String {
    let address = country.map { #","address":{"countryCode":"\#($0)"}"# } ?? ""
    let hours = hours.map { #","openingHours":"\#($0)""# } ?? ""
    return #"{"id":"\#(id)","name":"Bar","location":{"latitude":41.15,"longitude":-8.61}\#(address)\#(hours)\#(more)}"# + "\n"
  }

  private func zones(_ lines: String, zone: String? = nil) throws -> (zones: [String?], hours: ImportReport.HoursCounts) {
    var options = ImportOptions()
    options.timeZone = zone
    let (records, report) = try imported(lines, options: options)
    return (try records.map { try $0.details?.members().timeZone }, report.hours)
  }

  @Test("a place with opening hours gets the time zone of its position, and the report tells how many did")
  func position() throws {
    let lines =
      line("1") + line("2", country: nil) + line("3", hours: nil) + line("4", #","timeZone":"Europe/Paris""#)
      + line("5", #","utcOffsetMinutes":0"#) + line("6", country: nil, hours: "24/7") + line("7", country: nil, hours: "by appointment")
    let (found, hours) = try zones(lines)
    #expect(found == ["Europe/Lisbon", nil, nil, "Europe/Paris", nil, nil, nil])
    #expect((hours.places, hours.completed, hours.withoutZone) == (6, 1, 1))
  }

  @Test("a time zone that is stated counts for all that have none, whatever their position")
  func stated() throws {
    let (found, hours) = try zones(line("1") + line("2", country: nil) + line("3", #","timeZone":"Europe/Paris""#), zone: "Atlantic/Azores")
    #expect(found == ["Atlantic/Azores", "Atlantic/Azores", "Europe/Paris"])
    #expect((hours.places, hours.completed, hours.withoutZone) == (3, 2, 0))
  }

  @Test("a time zone that is none is refused with an example, before a row is read")
  func unknown() {
    for lines in [line("1"), ""] {
      let error = #expect(throws: ImportError.unknownTimeZone("Lisbon time")) { try zones(lines, zone: "Lisbon time") }
      #expect(error?.description.contains("as Europe/Lisbon") == true)
    }
  }

  @Test("places of OpenStreetMap have one, from the country of their boundaries or of the option")
  func openStreetMap() throws {
    let map =
      #"<osm version="0.6"><node id="1" lat="41.15" lon="-8.61"><tag k="name" v="Bar"/><tag k="amenity" v="bar"/>"#
      + #"<tag k="opening_hours" v="Mo-Sa 18:00-24:00"/></node></osm>"#
    let folder = try TemporaryFolder()
    var sink = MemorySink()
    let source = ImportSource(path: try folder.file("map.osm", map), country: "PT")
    let report = try ImportPipeline.run([source], into: &sink)
    #expect(try sink.records.first?.details?.members().timeZone == "Europe/Lisbon" && report.hours.completed == 1)
  }

  @Test("an import of what an import has written changes nothing")
  func again() throws {
    let record = try #require(try imported(line("1")).records.first)
    let line = try CanonicalJSON.line(for: record) + "\n"
    let (records, report) = try imported(line)
    #expect(records == [record] && (report.hours.places, report.hours.completed) == (1, 0))
  }
}
