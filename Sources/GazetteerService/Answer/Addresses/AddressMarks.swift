// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// The letters of an address line that match a typed address: the number, if it is the typed one, and the words of the street.
struct AddressMarks {
  let line: String
  /// The name of the street, as it appears in the line.
  let street: String

  /// The matching ranges of code points.
  ///
  /// - Parameters:
  ///   - text: the whole text; if the line contains it unchanged, that is the only range.
  ///   - number: the number to find beside the street: the typed one, or that of the house if it is the same, with its unit.
  ///   - words: the text without the number.
  func ranges(text: String, number: String, words: QueryText) -> [Range<Int>] {
    let whole = TextAnalyzer.matchRanges(of: TextAnalyzer.query(text), in: line, allowInfix: false)
    guard let name = streetRange else { return whole }
    // The number alone is not the text: its street may be found by other words.
    if whole.count == 1, whole[0].overlaps(name) { return whole }
    let scalars = Array(line.unicodeScalars)
    let typed = TextAnalyzer.query(number)
    func ranges(_ query: QueryText, in part: Range<Int>) -> [Range<Int>] {
      let text = String(String.UnicodeScalarView(scalars[part]))
      let found = TextAnalyzer.matchRanges(of: query, in: text, allowInfix: false)
      return found.map { $0.lowerBound + part.lowerBound..<$0.upperBound + part.lowerBound }
    }
    return ranges(typed, in: 0..<name.lowerBound) + ranges(words, in: name) + ranges(typed, in: name.upperBound..<scalars.count)
  }

  /// Where the street is in the line: at the start or at the end, apart from the number and its punctuation.
  private var streetRange: Range<Int>? {
    let (line, street) = (Array(line.unicodeScalars), Array(street.unicodeScalars))
    guard street.count <= line.count else { return nil }
    let starts = 0...(line.count - street.count)
    return starts.first { line[$0..<$0 + street.count].elementsEqual(street) }.map { $0..<$0 + street.count }
  }
}
