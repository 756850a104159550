// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// A text read as the crossing of two streets.
struct TypedIntersection: Equatable {
  /// The text before the mark.
  var first: String
  /// The text after the mark, possibly with the town.
  var second: String

  /// The ways to read a text as a crossing, at most two; empty for a text without a mark between two streets.
  ///
  /// - `broadway & 42nd` is "broadway" and "42nd"
  /// - `Main St and 2nd Ave`, `Main St at 2nd Ave`, `Main St @ 2nd Ave`, `Main St / 2nd Ave`: the same with other marks
  /// - `corner of Main St and 2nd Ave` leaves out what only says that it is a crossing
  /// - `Friedrichstraße Ecke Unter den Linden`, `Ecke Hauptstraße / Bergstraße`
  /// - `angle rue de Rivoli et rue du Louvre`
  static func variants(of text: String) -> [TypedIntersection] {
    let words = text.split { $0.isWhitespace || $0 == "," }.flatMap(parts)
    var variants: [TypedIntersection] = []
    for index in words.indices.dropFirst().dropLast().filter({ isMark(words[$0]) }).prefix(mostMarks) {
      let first = words[..<index].drop(while: isOpening).joined(separator: " ")
      let second = words[(index + 1)...].drop { isMark($0) || isOpening($0) }.joined(separator: " ")
      if [first, second].contains(where: { TextAnalyzer.query($0).isEmpty }) { continue }
      variants.append(TypedIntersection(first: first, second: second))
      if variants.count == mostVariants { break }
    }
    return variants
  }

  /// Whether a text contains a mark.
  static func hasMark(_ text: String) -> Bool { !variants(of: text).isEmpty }

  private static let mostVariants = 2
  /// Number of marks that are examined.
  private static let mostMarks = 8

  /// A word split at the marks in it: `Main/2nd` becomes three. Numbers such as 3191/17 stay whole.
  private static func parts(_ word: Substring) -> [Substring] {
    guard let index = word.firstIndex(where: { $0 == "&" || $0 == "/" || $0 == "@" }), !(word.first?.isNumber ?? false) else {
      return [word]
    }
    let next = word.index(after: index)
    return [word[..<index], word[index..<next], word[next...]].filter { !$0.isEmpty }
  }

  private static func isMark(_ word: Substring) -> Bool { marks.contains(word.lowercased()) }

  private static func isOpening(_ word: Substring) -> Bool { openings.contains(word.lowercased()) }

  private static let marks: Set<String> = [
    "&", "/", "@", "and", "at", "und", "ecke", "et", "angle", "y", "esquina", "angolo", "hoek", "och", "og", "и", "угол", "ve",
  ]
  private static let openings: Set<String> = [
    "corner", "intersection", "crossing", "of", "the", "ecke", "angle", "à", "l'angle", "de", "esquina", "angolo",
  ]
}
