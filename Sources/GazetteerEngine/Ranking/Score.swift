// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// The band of a match, its score, and the visible parts of that.
package struct Score: Sendable, Hashable {
  /// What counts first.
  package var band: Band
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
  /// The sum, in whole 1e-9: what counts within a band.
  package var total: Int64

  /// Band and total as one number: what is compared.
  package var order: Int64 { Int64(band.rawValue) * Self.width + total }

  /// A number that the order of every place of a band exceeds, and of none of the bands below.
  static func leastOrder(of band: Band) -> Int64 { Int64(band.rawValue) * width - width / 2 }

  /// What lies between two bands: far more than any total, whatever its sign.
  private static let width: Int64 = 1 << 40

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
    let marks = match.lacksMarks ? -lesserName : 0
    let foreign = match.isForeign && match.matchClass <= .nameWords ? -lesserName : 0
    let known = share * importance * Double(values.importance) / 1000
    let attendant = values.isAttendant ? -min(known, share * importance * self.attendant) : 0
    let important = known + attendant
    let near = nearShare * nearness * values.nearness
    let matched = text + whole + marks + foreign
    var score = Score(
      band: match.band, text: text, wholeName: whole, marks: marks, foreign: foreign, importance: known, nearness: near,
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
    case .respelled, .context, .infix: (otherShare, otherShare)
    case .corrected where match.corrected?.correction.edits ?? 1 > 1: (correctedTwiceShare, correctedTwiceShare)
    case .corrected: (guessShare, otherShare)
    case .partial: (guessShare, guessShare)
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
    return partial * share * (match.isWholeName ? 1 : 1 - partialName)
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
