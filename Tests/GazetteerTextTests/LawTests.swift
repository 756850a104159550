// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerText
import Testing

/// What holds for every text, tried on random ones; a failure prints the scalars.
@Suite struct LawTests {
  @Test("A typed prefix of a name is a prefix of its first form", arguments: 0..<400)
  func prefixes(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    for _ in 0..<40 {
      let name = RandomText.composed(using: &generator)
      guard let form = TextAnalyzer.forms(ofName: name).first else { continue }
      let terms = form.terms.map { form.key[$0] }
      for prefix in name.prefixes {
        let query = TextAnalyzer.query(prefix)
        #expect(form.key.hasPrefix(query.key), "\(prefix.hex) of \(name.hex)")
        for term in query.terms.map({ query.key[$0] }) {
          #expect(terms.contains { $0.hasPrefix(term) }, "\(prefix.hex) of \(name.hex)")
        }
      }
    }
  }

  @Test("A folded key folds to itself, with the same terms", arguments: 0..<200)
  func idempotence(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    for _ in 0..<60 {
      let name = RandomText.any(using: &generator)
      for form in TextAnalyzer.forms(ofName: name) {
        let again = TextAnalyzer.query(String(decoding: form.key, as: UTF8.self))
        #expect(again.key == form.key, "\(name.hex)")
        // Of a longer text some terms are left out.
        if again.isAbridged {
          #expect(Set(again.terms).isStrictSubset(of: form.terms), "\(name.hex)")
        } else {
          #expect(again.terms == form.terms, "\(name.hex)")
        }
        #expect(!again.endsWithSeparator, "\(name.hex)")
      }
    }
  }

  @Test("Keys are clean: letters, digits, marks and single spaces between them", arguments: 0..<200)
  func cleanKeys(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    for _ in 0..<60 {
      let name = RandomText.any(using: &generator)
      let forms = TextAnalyzer.forms(ofName: name)
      #expect(forms.count <= 5)
      for form in forms {
        let key = String(decoding: form.key, as: UTF8.self)
        #expect(Array(key.utf8) == form.key, "not UTF-8: \(name.hex)")
        #expect(!key.hasPrefix(" ") && !key.hasSuffix(" ") && !key.contains("  ") && !form.key.isEmpty, "\(name.hex)")
        #expect(key.unicodeScalars.allSatisfy(isKeyScalar), "\(key.hex) of \(name.hex)")
        #expect(form.terms.allSatisfy { !$0.isEmpty && !form.key[$0].contains(0x20) }, "\(name.hex)")
        #expect(covered(by: form.terms) == form.key.indices.filter { form.key[$0] != 0x20 }, "\(name.hex)")
      }
    }
  }

  @Test("A query marks something in every name that it begins", arguments: 0..<200)
  func matchRanges(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    for _ in 0..<20 {
      let name = RandomText.composed(using: &generator)
      for prefix in name.prefixes {
        let query = TextAnalyzer.query(prefix)
        let ranges = TextAnalyzer.matchRanges(of: query, in: name, allowInfix: false)
        #expect(query.isEmpty ? ranges.isEmpty : ranges.count == 1, "\(prefix.hex) of \(name.hex)")
        #expect(ranges.allSatisfy { $0.upperBound <= name.unicodeScalars.count && !$0.isEmpty }, "\(prefix.hex) of \(name.hex)")
      }
    }
  }

  @Test("Match ranges of unrelated texts stay ascending, disjoint and inside", arguments: 0..<200)
  func matchRangesOfUnrelatedTexts(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    for _ in 0..<40 {
      let name = RandomText.any(using: &generator)
      let words = RandomText.any(using: &generator) + " " + String(name.reversed()) + " " + name.suffix(3)
      let ranges = TextAnalyzer.matchRanges(of: TextAnalyzer.query(words), in: name, allowInfix: seed.isMultiple(of: 2))
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }, "\(words.hex) in \(name.hex)")
      #expect(ranges.allSatisfy { !$0.isEmpty && $0.upperBound <= name.unicodeScalars.count }, "\(words.hex) in \(name.hex)")
    }
  }

  private func isKeyScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .privateUse, .control, .format, .surrogate: return false
    default: break
    }
    return scalar.isASCII ? scalar == " " || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) : !isPunctuation(scalar)
  }

  private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .connectorPunctuation,
      .otherPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .mathSymbol, .currencySymbol, .otherSymbol:
      return true
    default: return false
    }
  }

  private func covered(by terms: [Range<Int>]) -> [Int] {
    Set(terms.flatMap { Array($0) }).sorted()
  }
}
