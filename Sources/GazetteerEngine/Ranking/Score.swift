// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// How a text matches a place, best first.
package enum MatchClass: Int, Sendable, Comparable, CaseIterable {
  /// One of the main names begins with the text, or is it.
  case nameStart
  /// Every word of the text, as typed, begins some word of the main names, or of one alias, in any order.
  case nameWords
  /// The same with synonyms, or in another variant of the text. It stands below all matches by name of the text as typed: such a
  /// match may begin with any letter (`ave` is `avenue`), and must not cost a place its slot that the text fits better.
  case respelled
  /// Every word is found in the names or the address, at least one in the names.
  case context
  /// Words are found inside words of the main names; or every word begins some word of the names, but not of one of them.
  case infix
  /// Every word is found in the names or the address once typos are corrected, at least one in the names.
  case corrected
  /// Some words are found in the names or the address, each as typed or with one typo, at least one in the names; the others are missing.
  case partial

  /// Whether the place has all of the text without typos.
  package var isLiteral: Bool { self <= .infix }

  /// Whether it lacks something of the text as typed.
  package var isGuess: Bool { !isLiteral }

  package static func < (a: MatchClass, b: MatchClass) -> Bool { a.rawValue < b.rawValue }
}

/// The match of a text with a place, as far as the score depends on it.
package struct TextMatch: Sendable, Hashable {
  package var matchClass: MatchClass
  /// Letters of the longest main name that the text is, or holds beside words of the address; 0 when there is none. It counts for names that begin with
  /// the text, and for matches with the address.
  package var wholeNameLetters: Int
  /// Letters of the alias that the text is, where no main name begins with it; 0 when there is none.
  package var aliasLetters = 0
  /// Which variant of the text matches: an index of `QueryVariants.all`, 0 for the text as it was typed. It is no part of the score.
  package var variant = 0
  /// Whether marks were typed that no name of the place has. It counts for matches by name.
  package var lacksMarks = false
  /// Whether only foreign names match (`NativeNames`). It counts for matches by name; a foreign fuzzy match is listed only where nothing has the text as
  /// typed.
  package var isForeign = false
  /// Of a corrected match, what was corrected into what; nil stands for the best that it can be.
  package var corrected: CorrectedMatch?
  /// Of a partial match, how much of the text the place has; nil stands for all of it.
  package var partial: PartialMatch?

  package init(_ matchClass: MatchClass, wholeNameLetters: Int = 0) {
    self.matchClass = matchClass
    self.wholeNameLetters = wholeNameLetters
  }

  package init(_ corrected: CorrectedMatch) {
    self.init(.corrected)
    self.corrected = corrected
  }

  package init(_ partial: PartialMatch) {
    self.init(.partial)
    self.partial = partial
  }

  /// The best match with so many typos.
  package init(edits: Int) { self.init(CorrectedMatch(.nameStart, isWholeName: true, .least(edits: edits))) }

  /// The same match, of another variant of the text.
  func read(as variant: Int) -> TextMatch {
    var match = self
    match.variant = variant
    return match
  }
}

/// The visible parts of a score.
package struct Score: Sendable, Hashable {
  /// The part of the match class.
  package var text: Double
  /// The bonus for a whole name.
  package var wholeName: Double
  /// What is taken off, 0 or less, because no name has the marks that were typed.
  package var marks: Double
  /// What is taken off, 0 or less, because only foreign names match.
  package var foreign: Double
  /// Importance × its weight × the share of the match class.
  package var importance: Double
  /// Nearness × its weight × the share of the match class.
  package var nearness: Double
  /// What the layer of the place adds: a share of what importance and nearness lack.
  package var preference = 0.0
  /// What is taken off, 0 or less, of a stop, board or taxi stand; at most its importance.
  package var attendant = 0.0
  /// The sum, in whole 1e-9: what is compared.
  package var total: Int64

  /// The sum as a number 0…1.
  package var value: Double { Double(total) / 1e9 }

  /// One of the numbers that add up to a score.
  package struct Part: Sendable {
    /// The name in JSON.
    package var name: StaticString
    /// The name in a sentence, for which the first part takes the name of its match class.
    package var title: String
    package var value: Double
  }

  /// The parts in the order in which explanations list them; losses only where there are any.
  package var parts: [Part] {
    var parts = [Part(name: "text", title: "text", value: text), Part(name: "wholeName", title: "whole name", value: wholeName)]
    if marks != 0 { parts.append(Part(name: "missingMarks", title: "missing marks", value: marks)) }
    if foreign != 0 { parts.append(Part(name: "foreignName", title: "foreign name", value: foreign)) }
    parts.append(Part(name: "importance", title: "importance", value: importance))
    if attendant != 0 { parts.append(Part(name: "attendant", title: "attendant", value: attendant)) }
    parts.append(Part(name: "nearness", title: "nearness", value: nearness))
    if preference != 0 { parts.append(Part(name: "preferredLayer", title: "preferred layer", value: preference)) }
    return parts
  }
}

extension RankingProfile {
  /// The score of a match. Every value may also be an upper bound: the result never falls when one of them rises.
  package func score(_ match: TextMatch, _ values: SignalValues) -> Score {
    let text = textScore(match)
    let (share, nearShare) = shares(match)
    let whole = wholeNameScore(match)
    let marks = match.lacksMarks ? -missingMarks : 0
    let foreign = match.isForeign && match.matchClass <= .nameWords ? -foreignName : 0
    let known = share * importance * Double(values.importance) / 1000
    let attendant = values.isAttendant ? -min(known, share * importance * self.attendant) : 0
    let important = known + attendant
    let near = nearShare * nearness * values.nearness
    let matched = text + whole + marks + foreign
    var score = Score(
      text: text, wholeName: whole, marks: marks, foreign: foreign, importance: known, nearness: near,
      total: Int64(((matched + important + near) * 1e9).rounded()))
    score.attendant = attendant
    if values.preference > 0 {
      score.preference = values.preference * max(0, share * importance + nearShare * nearness - (important + near))
      score.total = Int64(((matched + important + near + score.preference) * 1e9).rounded())
    }
    return score
  }

  private func textScore(_ match: TextMatch) -> Double {
    switch match.matchClass {
    case .nameStart: nameStart
    case .nameWords: nameWords
    case .respelled: respelled
    case .context: context
    case .infix: infix
    case .corrected: correctedScore(match.corrected)
    case .partial: partialScore(match.partial ?? PartialMatch(share: PartialMatch.whole, isWholeName: true))
    }
  }

  /// The shares of importance and of nearness that count for a match.
  private func shares(_ match: TextMatch) -> (importance: Double, nearness: Double) {
    switch match.matchClass {
    case .nameStart, .nameWords: (1, 1)
    case .respelled: (respelledShare, respelledShare)
    case .context: (contextShare, contextShare)
    case .infix: (infixShare, infixShare)
    case .corrected where match.corrected?.correction.edits ?? 1 > 1: (correctedTwiceShare, correctedTwiceShare)
    case .corrected: (correctedShare, correctedNearShare)
    case .partial: (partialShare, partialShare)
    }
  }

  private func wholeNameScore(_ match: TextMatch) -> Double {
    switch match.matchClass {
    case .nameStart: wholeName * max(fullness(match.wholeNameLetters), wholeAliasShare * fullness(match.aliasLetters))
    case .context: match.wholeNameLetters > 0 ? contextName : 0
    default: 0
    }
  }

  /// How much a name in full counts, 0…1: a short text is more often the prefix of something longer.
  private func fullness(_ letters: Int) -> Double {
    letters < 2 ? 0 : min(1, Double(letters - 1) / Double(wholeNameLetters - 1))
  }

  private func partialScore(_ match: PartialMatch) -> Double {
    let share = Double(match.share) / Double(PartialMatch.whole)
    return partial * share * (match.isWholeName ? 1 : 1 - partialName) + (match.isMinor ? 0 : partialMost)
  }

  private func correctedScore(_ match: CorrectedMatch?) -> Double {
    guard let match else { return correctedName }
    let text =
      switch match.form {
      case .nameStart: match.isWholeName ? correctedName : correctedStart
      case .nameWords, .respelled: correctedWords
      case .context, .infix, .corrected, .partial: correctedContext
      }
    return text * (1 - correctionCost * min(1, match.correction.cost))
  }
}
