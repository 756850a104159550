// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// Which letters of an address line match a typed address: the number as far as it is the one typed, and the words of the street.
struct AddressMarks {
  let line: String
  /// The name of the street, as it stands in the line.
  let street: String

  /// The ranges of code points.
  ///
  /// - Parameters:
  ///   - text: the whole text; where the line has it as it stands, that is one range.
  ///   - number: what is looked for beside the street: the number typed, or that of the house when it is the same, with its unit.
  ///   - words: the text without the number.
  func ranges(text: String, number: String, words: QueryText) -> [Range<Int>] {
    let whole = TextAnalyzer.matchRanges(of: TextAnalyzer.query(text), in: line, allowInfix: false)
    if whole.count == 1 { return whole }
    guard let name = streetRange else { return whole }
    let scalars = Array(line.unicodeScalars)
    let typed = TextAnalyzer.query(number)
    func ranges(_ query: QueryText, in part: Range<Int>) -> [Range<Int>] {
      let text = String(String.UnicodeScalarView(scalars[part]))
      let found = TextAnalyzer.matchRanges(of: query, in: text, allowInfix: false)
      return found.map { $0.lowerBound + part.lowerBound..<$0.upperBound + part.lowerBound }
    }
    return ranges(typed, in: 0..<name.lowerBound) + ranges(words, in: name) + ranges(typed, in: name.upperBound..<scalars.count)
  }

  /// Where the street stands: at the beginning or at the end, but for the number and its marks.
  private var streetRange: Range<Int>? {
    let (line, street) = (Array(line.unicodeScalars), Array(street.unicodeScalars))
    guard street.count <= line.count else { return nil }
    let starts = 0...(line.count - street.count)
    return starts.first { line[$0..<$0 + street.count].elementsEqual(street) }.map { $0..<$0 + street.count }
  }
}
