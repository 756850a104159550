// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

@Suite struct DisplayNameTests {
  @Test(
    "A type has a name in the first language that has a word for it",
    arguments: [
      ("train_station", ["en"], "Train station", "en"),
      ("train_station", ["de-AT", "de"], "Bahnhof", "de"),
      ("train_station", [], "Train station", "en"),
      ("train_station", ["xx", "de", "en"], "Bahnhof", "de"),
      ("sporting_goods_store", ["en-GB", "en"], "Sporting goods store", "en"),
      ("chinese_restaurant", ["de"], "Chinesisches Restaurant", "de"),
      ("southwestern_us_restaurant", ["de"], "Southwestern US restaurant", "en"),
      ("atm", ["en"], "ATM", "en"),
      ("locality", ["en"], "Town", "en"),
    ])
  func names(type: String, languages: [String], text: String, language: String) {
    let name = TypeNames.displayName(of: type, language: languages)
    #expect(name?.text == text)
    #expect(name?.language == language)
  }

  @Test("What is no type has no name", arguments: ["", "Train station", "train_Station", "(cities)", "address"])
  func unknown(type: String) {
    #expect(TypeNames.displayName(of: type, language: ["en"]) == nil)
  }
}
