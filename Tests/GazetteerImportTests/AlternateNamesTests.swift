// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@testable import GazetteerImport

/// GeoNames' names by language: `alternateNamesV2`.
@Suite struct AlternateNamesTests {
  /// The place of a row with these rows of alternate names.
  private func place(_ rows: [String], name: String = "Munich", alternates: String = "") throws -> PlaceRecord {
    let folder = try TemporaryFolder()
    let specs = [
      try folder.file("places.txt", geoNamesRow(id: "2867714", name: name, alternates: alternates)),
      try folder.file("alternateNamesV2.txt", rows.joined(separator: "\n") + "\n"),
    ].map { ImportSource(path: $0) }
    var sink = MemorySink()
    let report = try ImportPipeline.run(specs, into: &sink)
    #expect(report.sources.map(\.format) == ["alternateNames", "geonames"])
    return try #require(sink.records.first)
  }

  /// A row: language, name, flags (preferred, short, colloquial, historic), until.
  private func row(_ language: String, _ name: String, _ flags: String = "", until: String = "", of place: Int = 2_867_714) -> String {
    let traits = "psch".map { flags.contains($0) ? "1" : "" }
    return (["1", "\(place)", language, name] + traits + ["", until]).joined(separator: "\t")
  }

  private func names(_ rows: [String], name: String = "Munich", alternates: String = "") throws -> [String] {
    try place(rows, name: name, alternates: alternates).names.map { "\($0.kind) \($0.language ?? "-") \($0.text)" }
  }

  @Test("in each language one name is official: the preferred one, else the first")
  func official() throws {
    #expect(
      try names([
        row("de", "Minga"), row("de", "München", "p"), row("it", "Monaco di Baviera"), row("it", "Monaco"), row("de", "Isar-Athen", "c"),
      ])
        == ["official de München", "official it Monaco di Baviera", "variant de Minga", "variant it Monaco", "variant de Isar-Athen"])
  }

  @Test("short, colloquial and historic names, those of other times, and codes are no official ones")
  func otherKinds() throws {
    #expect(
      try names([
        row("en", "Short", "ps"), row("en", "Mony", "pc"), row("en", "Old", "ph"), row("fr", "Vieux", until: "1945"),
        row("fr_1793", "Révolution"), row("abbr", "MU"), row("iata", "MUC"),
      ]) == [
        "short en Short", "abbreviation - MU", "abbreviation zxx MUC", "variant en Mony", "old en Old", "old fr Vieux", "old - Révolution",
      ])
  }

  @Test("the title of an article is the official name of its language, unless a name is preferred")
  func titles() throws {
    #expect(
      try names([
        row("link", "https://de.wikipedia.org/wiki/M%C3%BCnchen"), row("de", "Minga"), row("de", "München"),
        row("link", "https://pl.wikipedia.org/wiki/Monachium_(miasto)"), row("link", "https://en.wikipedia.org/wiki/Munich,_Bavaria"),
        row("en", "Muenchen"), row("en", "Munich"),
      ]) == ["official de München", "official en Munich", "official pl Monachium", "variant de Minga", "variant en Muenchen"])
  }

  @Test("links give details; postal codes and codes of trade are no names")
  func details() throws {
    let place = try place([
      row("wkdt", "Q1726"), row("link", "https://www.muenchen.de"), row("post", "80331"), row("unlc", "DEMUC"), row("de", "München"),
    ])
    #expect(place.names.map(\.text) == ["München"])
    #expect(place.details?.text == #"{"extra":{"wikidata":"Q1726"},"website":"https://www.muenchen.de"}"#)
  }

  @Test("names without a language stay, once; rows of other places do not count")
  func sideBySide() throws {
    #expect(
      try names([row("", "Monk"), row("de", "München"), row("de", "Wien", of: 1)], alternates: "München,Minca,Munich,Monk")
        == ["official de München", "variant - Monk", "variant - Minca"])
  }

  @Test("a table of such columns that has a mapping is no file of names")
  func mappedTable() throws {
    let folder = try TemporaryFolder()
    let fields = #""fields": {"id": 1, "name": 4, "latitude": 2, "longitude": 5}"#
    let mapping = try SourceMapping.parse(#"{"delimiter": "\t", "header": false, "# + fields + "}", path: "m")
    let path = try folder.file("rows.tsv", "1\t2\tcafe\tSperl\t16\n")
    var sink = MemorySink()
    _ = try ImportPipeline.run([ImportSource(path: path, mapping: mapping)], into: &sink)
    #expect(sink.records.map(\.name) == ["Sperl"])
  }

  @Test("a row that does not fit ends the import, with its line and what was expected")
  func wrongRow() throws {
    #expect {
      try place([row("de", "München"), "2\tx\tde\tMinga"])
    } throws: { error in
      let text = String(describing: error)
      return text.contains("alternateNamesV2.txt") && text.contains("geonameid") && text.contains("2")
    }
  }

  @Test(
    "an address of another form is no title",
    arguments: ["https://de.wikipedia.org", "de.wikipedia.org/wiki/X", "https://a.b.wikipedia.org/wiki/X", ""])
  func otherAddresses(_ address: String) { #expect(WikipediaTitle(address) == nil) }
}
