// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerText
import Testing

@Suite struct QueryTests {
  @Test(
    "A text that ends with a separator has its last word finished",
    arguments: [
      ("new ", true), ("new", false), ("st.", true), ("saint-", true), ("o'", false), ("o' ", true), ("b&", true), ("canal+", true),
      ("東京　", true), ("東京", false), ("par·", true), ("l·", false), ("", false), ("  ", false), ("u.s.", true), ("zu\u{AD}", false),
      ("(paris)", true), ("cafe\u{301}", false),
    ])
  func finished(text: String, finished: Bool) {
    #expect(TextAnalyzer.query(text).endsWithSeparator == finished)
  }

  @Test("A query has the plain reading only", arguments: [("Köln-Bo", "koln bo"), ("AT&T", "at and t"), ("u.s.a", "u s a")])
  func plainVariant(text: String, key: String) {
    #expect(TextAnalyzer.query(text).key == Array(key.utf8))
  }

  @Test("Nothing to look for is empty", arguments: ["", " ", "-", "…", "\u{E000}", "🍕", "\u{200B}", "'"])
  func emptiness(text: String) {
    let query = TextAnalyzer.query(text)
    #expect(query.isEmpty)
    #expect(query.terms.isEmpty)
    #expect(!query.endsWithSeparator)
  }

  @Test("Decomposed and composed text fold alike", arguments: ["é", "ü", "й", "が", "ぱ", "한", "각", "क़", "ো", "أ", "Ǖ", "ῷ", "שּׁ", "ŏ", "ﾊﾟ"])
  func normalForms(text: String) {
    let composed = text.precomposedStringWithCanonicalMapping
    let decomposed = text.decomposedStringWithCanonicalMapping
    #expect(TextAnalyzer.query(composed).key == TextAnalyzer.query(decomposed).key)
    #expect(TextAnalyzer.query(composed).terms == TextAnalyzer.query(decomposed).terms)
    #expect(!TextAnalyzer.query(composed).isEmpty)
  }

  @Test("Terms of scripts without spaces are known by their first scalar")
  func ideographicTerms() {
    for text in ["東", "カ", "が", "한", "ㅎ", "ก", "ໂ", "ក", "မ", "𠀀", "ー", "ㄅ"] {
      #expect(TextAnalyzer.isIdeographic(TextAnalyzer.query(text).key[...]), "\(text)")
    }
    for text in ["a", "é", "я", "ع", "क", "ა", "1", "१", "ℵ", ""] {
      #expect(!TextAnalyzer.isIdeographic(TextAnalyzer.query(text).key[...]), "\(text)")
    }
    #expect(!TextAnalyzer.isIdeographic([0xE6, 0x9D]), "a slice cut inside a scalar")
  }

  @Test("Letters are counted in scalars, without spaces", arguments: [("", 0), ("ab c", 3), ("орел 1", 5), ("東京", 2)])
  func letters(key: String, count: Int) {
    #expect(TextAnalyzer.letterCount(Array(key.utf8)) == count)
  }

  @Test func everyScalarFoldsToSomethingThatFoldsToItself() {
    var folded = 0
    for scalar in (UInt32(0)..<0x20000).lazy.compactMap(Unicode.Scalar.init) {
      guard let form = TextAnalyzer.forms(ofName: String(String.UnicodeScalarView([scalar]))).first else { continue }
      let again = TextAnalyzer.query(String(decoding: form.key, as: UTF8.self))
      if again.key != form.key || again.terms != form.terms { Issue.record("U+\(String(scalar.value, radix: 16))") }
      folded += 1
    }
    #expect(folded > 70_000)
  }
}
