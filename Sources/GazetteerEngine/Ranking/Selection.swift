// SPDX-License-Identifier: Apache-2.0

/// Makes the list of an answer from candidates. The result does not depend on how the candidates were found: every match of an index gives the same list as
/// the candidates that a search collected.
package struct Selection: Sendable {
  package var limit: Int
  package var removesDuplicates: Bool
  /// Whether nearness counts, so that important places far away keep their slots.
  package var hasBias: Bool
  /// Letters of the text, spaces not counted.
  package var letters: Int
  /// See `SearchRequest`.
  package var keepsSlotAtHand: Bool

  package init(limit: Int, removesDuplicates: Bool, hasBias: Bool, letters: Int, keepsSlotAtHand: Bool = false) {
    self.limit = limit
    self.removesDuplicates = removesDuplicates
    self.hasBias = hasBias
    self.letters = letters
    self.keepsSlotAtHand = keepsSlotAtHand
  }

  /// The best match alone.
  static let one = Selection(limit: 1, removesDuplicates: false, hasBias: false, letters: 0)

  /// Slots kept for important places far away (promise: bias reorders, it does not evict).
  package var reservedSlots: Int { hasBias ? (limit < 5 ? 1 : 2) : 0 }

  /// Importance, in thousandths, from which a place may hold a reserved slot.
  package static let prominentImportance = 600

  /// Letters of a text from which the prefix of a name tells which place is meant, so that the place may hold a reserved slot.
  static let prominentLetters = 4

  /// Orders, removes duplicates (the higher-ranked stays), cuts to the limit, gives prominent places their slots that nearness pushed out, and fills the
  /// slot at hand.
  package func list(of candidates: [Candidate]) -> [Candidate] {
    var list = best(candidates.sorted { $0.precedes($1) })
    let prominent = prominentCandidates(candidates)
    for member in prominent where !list.contains(where: { stands($0, for: member) }) {
      guard let slot = list.lastIndex(where: { placed in !prominent.contains { stands(placed, for: $0) } }) else { break }
      list[slot] = member
      list.sort { $0.precedes($1) }
    }
    if hasOpenSlotAtHand(list) { fillSlotAtHand(of: &list, from: candidates) }
    return list
  }

  /// The first candidates of a sorted list that repeat none before them, up to the limit. Places that have less than half of the text are listed only
  /// when there are no others.
  package func best(_ sorted: [Candidate]) -> [Candidate] { distinct(sorted, limit: limit) }

  /// The candidates that hold reserved slots: best by score without nearness, ties to the nearer, then by id.
  package func prominentCandidates(_ candidates: [Candidate]) -> [Candidate] {
    guard reservedSlots > 0 else { return [] }
    let sorted = candidates.filter(isProminent).sorted { a, b in
      if a.unbiasedTotal != b.unbiasedTotal { return a.unbiasedTotal > b.unbiasedTotal }
      return a.distance != b.distance ? a.distance < b.distance : a.isBefore(b)
    }
    return distinct(sorted, limit: reservedSlots)
  }

  /// Whether a candidate is important and matches by a whole name, or by a prefix of at least four letters, of a name that is not foreign.
  package func isProminent(_ candidate: Candidate) -> Bool {
    candidate.importance >= Self.prominentImportance && candidate.match.matchClass == .nameStart && !candidate.match.isForeign
      && (letters >= Self.prominentLetters || candidate.match.wholeNameLetters > 0)
  }

  /// The candidates on which a list depends: its members, and those outside of it that decide who holds a reserved slot, which guesses may be listed, and
  /// what is looked for at all. If all of them pass a filter, the list is that of the candidates that pass.
  func deciding(_ list: [Candidate], _ candidates: [Candidate]) -> [Candidate] {
    let others = [
      candidates.bestLiteral, candidates.lazy.filter { $0.match.matchClass != .partial }.min { $0.precedes($1) },
      mayHaveSlotAtHand ? candidateAtHand(candidates) : nil,
    ]
    return list + prominentCandidates(candidates) + others.compactMap(\.self)
  }

  func stands(_ listed: Candidate, for member: Candidate) -> Bool {
    listed.place == member.place || removesDuplicates && listed.isDuplicate(of: member)
  }

  private func distinct(_ sorted: [Candidate], limit: Int) -> [Candidate] {
    var list: [Candidate] = []
    for candidate in sorted {
      if list.count == limit || candidate.isMinor && list.first?.isMinor == false { break }
      if removesDuplicates, list.contains(where: { $0.isDuplicate(of: candidate) }) { continue }
      list.append(candidate)
    }
    return list
  }
}
