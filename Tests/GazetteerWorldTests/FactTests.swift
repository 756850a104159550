// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerImport
import Testing

/// Facts that were carried over from a file, and the credit that goes with them.
///
/// `Scripts/check facts` compares the facts themselves with the files.
@Suite struct FactTests {
  /// What may be named as a source, with the licence and the attribution that it asks for.
  static let credits: [String: [String]] = [
    "OpenStreetMap": ["ODbL 1.0", "© OpenStreetMap contributors"],
    "OpenFlights": ["ODbL 1.0", "OpenFlights"],
  ]
  /// From this many places on, facts of one database under the ODbL are more than a few: the limit of OpenStreetMap's own guideline.
  static let mostPlacesOfASource = 99

  @Test func creditsAreWhole() throws {
    let faults = try EmbeddedRows.faults { row in
      let credit = ["license", "attribution"].map { row.value[$0]?.string }
      guard let source = row.source else { return credit == [nil, nil] ? nil : "credit without a source" }
      return FactTests.credits[source] == credit ? nil : source
    }
    #expect(faults == [])
  }

  @Test func noSourceGivesMoreThanAFewPlaces() throws {
    let counts = Dictionary(grouping: try EmbeddedRows.all().compactMap(\.source), by: { $0 }).mapValues(\.count)
    #expect(counts.keys.sorted() == FactTests.credits.keys.sorted())
    #expect(counts.filter { $0.value > FactTests.mostPlacesOfASource } == [:])
  }

  @Test func phonesComeFromAFile() throws {
    let phones = try EmbeddedRows.all().filter { $0.value["phone"] != nil }
    #expect(phones.count >= 30)
    #expect(phones.filter { $0.source == nil }.map(\.id) == [])
    #expect(phones.filter { !($0.value["phone"]?.string?.hasPrefix("+") ?? false) }.map(\.id) == [])
  }

  @Test func noRatingIsMadeUp() throws {
    #expect(try EmbeddedRows.faults { $0.value["rating"] == nil && $0.value["ratingCount"] == nil ? nil : "rating" } == [])
  }

  @Test func servicesHaveHoursOfTheirOwn() throws {
    let services = try EmbeddedRows.all().filter { !($0.value["openingHours"]?.memberNames ?? ["regular"]).allSatisfy { $0 == "regular" } }
    #expect(services.count >= 1)
  }
}
