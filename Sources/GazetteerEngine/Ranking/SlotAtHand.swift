// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// The slot at hand: the last row of a list of places that have the text as typed, none of them at hand, for one at hand that the text is a likely typo of.
///
/// `sit rest` finds Sitowo Restaurants in other countries, which have the text as typed; the Sist Restaurant round the corner is but one letter away. By
/// score a typo stands behind them; the slot shows it nevertheless, in the last row.
extension Selection {
  /// Nearness from which a place is at hand: about 2 km for points of interest, 19 km for settlements.
  static let nearnessAtHand = 0.8
  /// Nearness of a row from which it keeps its slot: 13 km for points of interest, 130 km for settlements. Those of one town differ little.
  static let nearnessKept = 0.5
  /// Letters of a text from which the slot is kept: shorter ones are prefixes of too much.
  static let lettersAtHand = 5
  /// Shorter lists have no row to spare.
  static let rowsAtHand = 5

  /// Whether any list may have such a slot.
  var mayHaveSlotAtHand: Bool {
    keepsSlotAtHand && hasBias && limit >= Self.rowsAtHand && letters >= Self.lettersAtHand
  }

  /// Whether the slot is open: the list is full, has the text as typed, nothing in it is at hand or prominent, and its last row is far away.
  package func hasOpenSlotAtHand(_ list: [Candidate]) -> Bool {
    guard mayHaveSlotAtHand, list.count == limit, let last = list.last, last.values.nearness < Self.nearnessKept else { return false }
    return list.contains { $0.match.matchClass.isLiteral } && !list.contains { $0.isAtHand || isProminent($0) }
  }

  /// Gives the last row to the best candidate that may have the slot, unless there is none, or a listed one stands for it.
  func fillSlotAtHand(of list: inout [Candidate], from candidates: [Candidate]) {
    guard var holder = candidateAtHand(candidates), !list.contains(where: { stands($0, for: holder) }) else { return }
    holder.slotTaken = list.removeLast().place
    list.append(holder)
  }

  /// The best candidate that may have the slot.
  func candidateAtHand(_ candidates: [Candidate]) -> Candidate? {
    candidates.lazy.filter { $0.isAtHand && $0.match.isLikelyTypoOfName }.min { $0.precedes($1) }
  }
}

extension Candidate {
  /// Whether the place is so near that the slot at hand may be for it.
  package var isAtHand: Bool { values.nearness >= Selection.nearnessAtHand }
}

extension TextMatch {
  /// Whether a name that is not foreign has the text but for one likely typo.
  package var isLikelyTypoOfName: Bool {
    guard let corrected else { return false }
    return corrected.form <= .nameWords && corrected.correction.isLikely && !isForeign
  }
}
