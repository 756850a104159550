// SPDX-License-Identifier: Apache-2.0
package import GazetteerText

/// Keeps guesses out of a list whose places have the text as typed: `sushi` is no mistyped Sunshine Coast where places are called Sushi Bar, but
/// `viena` may well be Vienna.
///
/// It holds when the best place by score has all of the text as typed in its names, and every word of the text is a word of some name. Then a match with typos is listed only when the text is a main name of the place but for one likely typo, and the place is far better known
/// than that best one. Otherwise any match with typos may be listed: the text may be half of a mistyped word. Where any place has all of the text
/// as typed, fuzzy matches of foreign names alone are held back: `reyk` is no mistyped `heyk` of a Turkish name.
package struct TypoGate: Sendable {
  /// The least importance, in thousandths, of a place that the text may be a mistyped name of; nil when any match with typos may be listed.
  let leastImportance: Int?

  /// Nil where no match with typos is held back.
  ///
  /// - Parameters:
  ///   - best: The best place without typos; nil when there is none.
  ///   - text: The text as typed.
  ///   - names: The words of the index.
  package init?(best: Candidate?, _ text: QueryText, _ profile: RankingProfile, names: some WordCounts) throws {
    guard let best else { return nil }
    let isByName = best.match.matchClass <= .nameWords
    let areWords = try isByName && text.terms.allSatisfy { try names.places(withWord: text.key[$0]) > 0 }
    leastImportance = areWords ? best.importance + Int((profile.typoLead * 1000).rounded()) : nil
  }

  /// Whether only whole names may be listed.
  var wantsWholeNames: Bool { leastImportance != nil }

  /// Whether a match may be listed.
  package func admits(_ match: TextMatch, importance: Int) -> Bool {
    guard match.matchClass == .corrected else { return true }
    if match.isForeign { return false }
    guard let leastImportance else { return true }
    guard let match = match.corrected else { return false }
    return match.isWholeName && match.correction.isLikely && importance >= leastImportance
  }
}

extension Sequence<Candidate> {
  /// Whether any has all words of the text, as typed or with typos.
  package var haveAllWords: Bool { contains { $0.match.matchClass != .partial } }

  /// The best that has all of the text as typed.
  package var bestLiteral: Candidate? { self.filter(\.match.matchClass.isLiteral).min { $0.precedes($1) } }
}
