// SPDX-License-Identifier: Apache-2.0
import Testing

/// Places in countries that do not write Latin letters have a name in the country's own script.
@Suite struct ScriptTests {
  /// Ranges of scalars by the countries that write with them. India counts any of its scripts, Serbia writes two and is left out.
  static let scripts: [(countries: String, ranges: [ClosedRange<UInt32>])] = [
    ("RU UA BY BG MK KG KZ TJ MN", [0x400...0x52f]), ("GR CY", [0x370...0x3ff, 0x1f00...0x1fff]), ("GE", [0x10a0...0x10ff]),
    ("AM", [0x530...0x58f]), ("CN TW HK MO", [0x3400...0x9fff, 0x20000...0x3ffff]),
    ("JP", [0x3040...0x30ff, 0x3400...0x9fff]), ("KR KP", [0xac00...0xd7a3]), ("TH", [0xe00...0xe7f]), ("LA", [0xe80...0xeff]),
    ("KH", [0x1780...0x17ff]), ("MM", [0x1000...0x109f]), ("IL", [0x590...0x5ff]),
    ("DZ BH EG EH IQ JO KW LB LY MA MR OM PS QA SA SD SY TN AE YE IR AF PK", [0x600...0x6ff]),
    ("IN", [0x900...0xd7f, 0x600...0x6ff, 0xabc0...0xabff]), ("NP", [0x900...0x97f]), ("BD", [0x980...0x9ff]), ("LK", [0xd80...0xdff]),
    ("ET ER", [0x1200...0x139f]), ("MV", [0x780...0x7bf]), ("BT", [0xf00...0xfff]),
  ]

  /// Names that are written in Latin letters on the spot, and two airports whose own name is still to be found.
  static let latinOnTheSpot: Set = [
    "poi-att-4-fun", "poi-21-21-design-sight", "poi-ginza-six", "poi-shibuya-109", "poi-narisawa", "airport-pbh", "airport-mle",
  ]

  @Test func namesAreThereInTheOwnScript() throws {
    var rangesOfCountry: [String: [ClosedRange<UInt32>]] = [:]
    for (countries, ranges) in ScriptTests.scripts {
      for country in countries.split(separator: " ") { rangesOfCountry[String(country)] = ranges }
    }
    let missing = try EmbeddedRows.all().filter { row in
      guard let ranges = rangesOfCountry[row.country] else { return false }
      return !row.allNames.contains { $0.unicodeScalars.contains { scalar in ranges.contains { $0.contains(scalar.value) } } }
    }
    #expect(Set(missing.map(\.id)) == ScriptTests.latinOnTheSpot)
  }

  @Test(arguments: [
    ("ar", 0x600...0x6ff as ClosedRange<UInt32>), ("fa", 0x600...0x6ff), ("hi", 0x900...0x97f), ("ru", 0x400...0x4ff),
    ("uk", 0x400...0x4ff), ("el", 0x370...0x3ff), ("ko", 0xac00...0xd7a3), ("th", 0xe00...0xe7f), ("he", 0x590...0x5ff),
    ("zh", 0x3400...0x9fff),
  ])
  func namesInALanguageAreInItsScript(language: String, range: ClosedRange<UInt32>) throws {
    let faults = try EmbeddedRows.faults { row in
      row.names.first { name in name.language == language && !name.text.unicodeScalars.contains { range.contains($0.value) } }?.text
    }
    #expect(faults == [])
    #expect(try EmbeddedRows.all().contains { $0.names.contains { $0.language == language } })
  }

  /// Keyboards of the one language lack the other's yeh, kaf and gaf, so a name with them is a typo.
  @Test(arguments: [("ar", "یکگپچژ"), ("fa", "يكةى")])
  func arabicAndPersianKeepTheirLettersApart(language: String, foreign: String) throws {
    let faults = try EmbeddedRows.faults { row in
      row.names.first { name in name.language == language && name.text.unicodeScalars.contains { foreign.unicodeScalars.contains($0) } }?
        .text
    }
    #expect(faults == [])
  }
}
