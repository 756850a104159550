// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

/// The doc comments tell the truth.
@Suite struct DocExampleTests {
  @Test("A name has the forms that its rule says", arguments: try DocExample.all("forms"))
  func forms(example: DocExample) {
    let keys = TextAnalyzer.forms(ofName: example.given[0]).map { Array($0.key) }
    #expect(keys == example.expected.map { Array($0.utf8) }, "\(keys.map { String(decoding: $0, as: UTF8.self) })")
  }

  @Test("A name has the terms that its rule says", arguments: try DocExample.all("terms"))
  func terms(example: DocExample) throws {
    let form = try #require(TextAnalyzer.forms(ofName: example.given[0]).first)
    #expect(form.terms.map { Array(form.key[$0]) } == example.expected.map { Array($0.utf8) })
  }

  @Test("A primary name has the forms in Latin letters that its rule says, too", arguments: try DocExample.all("romanised"))
  func romanised(example: DocExample) {
    let plain = TextAnalyzer.forms(ofName: example.given[0]).count
    let keys = TextAnalyzer.forms(ofPrimaryName: example.given[0]).dropFirst(plain).map { String(decoding: $0.key, as: UTF8.self) }
    #expect(keys == example.expected)
  }

  @Test("A query marks what its rule says", arguments: try DocExample.all("ranges"))
  func ranges(example: DocExample) {
    let query = TextAnalyzer.query(example.given[0])
    let ranges = TextAnalyzer.matchRanges(of: query, in: example.given[1], allowInfix: false)
    #expect(ranges.map { "\($0)" } == example.expected)
  }

  @Test("A language has the fallbacks that its rule says", arguments: try DocExample.all("languages"))
  func languages(example: DocExample) throws {
    #expect(try #require(LanguageTag(example.given[0])).fallbacks == example.expected)
  }

  @Test func thereAreExamplesOfEveryKind() throws {
    #expect(try DocExample.all("forms").count > 60)
    #expect(try DocExample.all("romanised").count > 25)
    #expect(try DocExample.all("terms").count >= 3)
    #expect(try DocExample.all("ranges").count >= 5)
    #expect(try DocExample.all("languages").count >= 3)
  }
}
