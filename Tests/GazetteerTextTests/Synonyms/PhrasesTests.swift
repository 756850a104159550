// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerText

/// Abbreviations of several words.
@Suite struct PhrasesTests {
  @Test(
    "a phrase is found with its other forms",
    arguments: [
      ("edwards afb", "edwards [afb: air force base]"),
      ("edwards air force base", "edwards [air force base: afb]"),
      ("edwards air force ba", "edwards [air force ba: afb]"),
      ("afb ", "[afb: air force base]"),
      ("ulm a.d. donau", "ulm [a d donau: an der donau, a d d, add, ad donau]"),
      ("Rothenburg o.d.T.", "rothenburg [o d t: ob der tauber, odt, o d tauber, od tauber]"),
      ("rd-pt de l'étoile", "[rd pt: rond point, rondpoint, rdpt] de letoile"),
    ])
  func found(text: String, expected: String) { #expect(marked(text) == expected) }

  @Test(
    "the beginning of another word is none",
    arguments: ["afb", "yosemite np", "air", "air force", "air force b", "air f", "afbe ", "nas"])
  func none(text: String) { #expect(!marked(text).contains("[")) }

  @Test func everyGroupHasSeveralPhrasesAndOneOfSeveralWords() {
    for group in Phrases.table.groups {
      #expect(group.count >= 2 && group.contains { $0.count > 1 } && group.allSatisfy { !$0.isEmpty }, "\(group.map(written))")
    }
    #expect(Phrases.table.groups.count >= 40)
  }

  private func marked(_ text: String) -> String {
    let query = TextAnalyzer.query(text)
    let words = query.terms.map { query.key[$0] }
    var written = words.map { String(decoding: $0, as: UTF8.self) }
    for found in Phrases.found(in: words, isLastFinished: query.endsWithSeparator).reversed() {
      let others = found.others.map(self.written).joined(separator: ", ")
      written.replaceSubrange(found.words, with: ["[\(written[found.words].joined(separator: " ")): \(others)]"])
    }
    return written.joined(separator: " ")
  }

  private func written(_ phrase: [[UInt8]]) -> String { phrase.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") }
}
