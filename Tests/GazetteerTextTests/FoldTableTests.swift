// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerText
import Testing

/// The table, made by Python, against what Swift knows of the same scalars.
@Suite struct FoldTableTests {
  private let scalars = (UInt32(0)..<0x20000).lazy.compactMap(Unicode.Scalar.init)

  /// The keys of all forms.
  private func keys(_ text: String) -> [[UInt8]] {
    TextAnalyzer.forms(ofName: text).map(\.key)
  }

  private func code(_ scalar: Unicode.Scalar) -> String { "U+" + String(scalar.value, radix: 16, uppercase: true) }

  /// Whether the table's version of Unicode has all scalars of the text.
  private func isKnown(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { ($0.properties.age ?? (99, 0)) <= (14, 0) }
  }

  /// Leaves out the Greek iota below a vowel: a mark, which goes, that becomes a letter of its own in capitals.
  @Test func caseNeverMatters() {
    var cased = 0
    for scalar in scalars where scalar.properties.isCased || scalar.properties.changesWhenCaseMapped {
      let text = String(Character(scalar))
      let mapped = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping, scalar.properties.titlecaseMapping]
      guard mapped.allSatisfy(isKnown), !text.decomposedStringWithCanonicalMapping.unicodeScalars.contains("\u{345}") else { continue }
      for other in mapped { #expect(keys("x" + text) == keys("x" + other), "\(code(scalar))") }
      cased += 1
    }
    #expect(cased > 2_500)
  }

  @Test func latinGreekAndCyrillicLettersFoldAsTheirLettersWithoutMarks() {
    var marked = 0
    for scalar in scalars where (0xC0..<0x530).contains(scalar.value) || (0x1E00..<0x2000).contains(scalar.value) {
      let parts = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
      guard parts.count > 1, let letter = parts.first, letter.properties.isAlphabetic else { continue }
      #expect(keys(String(Character(scalar))).first == keys(String(Character(letter))).first, "\(code(scalar))")
      marked += 1
    }
    #expect(marked > 700)
  }

  @Test func decimalDigitsOfAllScriptsAreASCII() {
    var digits = 0
    for scalar in scalars where scalar.properties.generalCategory == .decimalNumber && isKnown(String(Character(scalar))) {
      let value = scalar.properties.numericValue.map { Array(String(Int($0)).utf8) }
      #expect(keys(String(Character(scalar))).first == value, "\(code(scalar))")
      digits += 1
    }
    #expect(digits > 600)
  }

  @Test func whatNoOneSeesAddsNothingAndSeparatesNothing() {
    for scalar in scalars where scalar.properties.isDefaultIgnorableCodePoint && scalar.value < 0x10000 {
      #expect(keys("a" + String(String.UnicodeScalarView([scalar])) + "b") == [Array("ab".utf8)], "\(code(scalar))")
    }
  }

  @Test func whiteSpaceSeparates() {
    for scalar in scalars where scalar.properties.isWhitespace {
      #expect(keys("a" + String(String.UnicodeScalarView([scalar])) + "b") == [Array("a b".utf8)], "\(code(scalar))")
    }
  }

  @Test func lettersOfAllLivingScriptsAreKept() {
    for text in "Ω Ж Ա ა א ع ܐ ހ क ক ਕ ક କ க క ಕ ക ක ก ກ ཀ က አ Ꭰ ᐃ ក ᠠ ㄅ ꀀ ⴰ".components(separatedBy: " ") {
      #expect(keys(text).count == 1, "\(text)")
    }
  }
}
