// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

@Suite struct FormsTests {
  @Test func aNameWithoutLettersHasNoForms() {
    #expect(TextAnalyzer.forms(ofName: "").isEmpty)
    #expect(TextAnalyzer.forms(ofName: " !? ").isEmpty)
  }

  @Test func bothUmlautAndHyphenGiveFourForms() {
    let keys = TextAnalyzer.forms(ofName: "Köln/Bonn").map { String(decoding: $0.key, as: UTF8.self) }
    #expect(keys == ["koln bonn", "kolnbonn", "koeln bonn", "koelnbonn"])
  }
}
