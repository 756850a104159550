// SPDX-License-Identifier: Apache-2.0
import GazetteerImport
import GazetteerIndex
import Testing

/// The names of countries, as an import of records gives them to the index.
@Suite struct CountryNamesTests {
  /// The texts of a country by which places in it are found, the default name first.
  private func texts(_ code: String, _ name: String, names: String = "") throws -> [String] {
    let row = """
      {"id":"c","name":"\(name)","names":[\(names)],"location":{"latitude":1,"longitude":1},"primaryType":"country","types":["country"],\
      "address":{"countryCode":"\(code)"},"importance":0.9}
      """
    let folder = try TemporaryFolder()
    let read = try CountryNames.read(path: folder.file("countries.ndjson", row + "\n"))
    withExtendedLifetime(folder) {}
    #expect(read.map(\.code) == [code])
    return read.flatMap(\.names).map(\.text)
  }

  @Test func namesInUseAndTheCodeCount() throws {
    let names = """
      {"text":"Suisse","language":"fr","kind":"official"},{"text":"Swiss","kind":"short"},{"text":"Helvetia","kind":"variant"},\
      {"text":"CHE","kind":"abbreviation"},{"text":"Helvetic Republic","kind":"old"}
      """
    #expect(try texts("CH", "Switzerland", names: names) == ["Switzerland", "Suisse", "Swiss", "Helvetia", "CH"])
  }

  @Test("a code that is a word does not count", arguments: ["AT", "BY", "DE", "IN", "TO"])
  func words(code: String) throws {
    #expect(try texts(code, "Country") == ["Country"])
  }
}
