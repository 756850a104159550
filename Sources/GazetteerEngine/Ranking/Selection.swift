// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// Makes the list of a search from candidates: the page of the lanes `matches`, `prominent` and `atHand` (`Lane`). The result does not depend on how the candidates
/// were found: every match of an index gives the same list as the candidates that a search collected.
package struct Selection: Sendable {
  package var limit: Int
  package var removesDuplicates: Bool
  /// Whether nearness counts, so that rows are reserved for prominent places.
  package var hasBias: Bool
  /// Letters of the text, spaces not counted.
  package var letters: Int
  /// See `SearchRequest`.
  package var wantsRowAtHand: Bool
  /// Whether every word of the text is a word of some name: then none of them is half of a mistyped one.
  package var hasOnlyWords: Bool
  package let profile: RankingProfile

  package init(
    limit: Int, removesDuplicates: Bool, hasBias: Bool, letters: Int, wantsRowAtHand: Bool = false, hasOnlyWords: Bool = false,
    profile: RankingProfile = RankingProfile()
  ) {
    self.limit = limit
    self.removesDuplicates = removesDuplicates
    self.hasBias = hasBias
    self.letters = letters
    self.wantsRowAtHand = wantsRowAtHand
    self.hasOnlyWords = hasOnlyWords
    self.profile = profile
  }

  /// The same for the best match alone.
  var forOne: Selection {
    var selection = self
    (selection.limit, selection.removesDuplicates, selection.hasBias, selection.wantsRowAtHand) = (1, false, false, false)
    return selection
  }

  var numbers: RankingProfile.Rows { profile.rows }

  /// Orders, removes duplicates (the higher-ranked stays), and gives out the rows.
  package func list(of candidates: [Candidate]) -> [Candidate] {
    let limit = guessLimit(beside: candidates.bestLiteral)
    let candidates = candidates.filter { limit?.admits($0.match, importance: $0.importance) ?? true }
    let list = page(of: candidates).rows
    guard hasOpenRowAtHand(list), let taker = candidateAtHand(candidates), !list.contains(where: { stands($0, for: taker) }) else {
      return list
    }
    return withRow(for: taker, list)
  }

  /// The first candidates of a sorted list that repeat none before them, up to the limit. Places that have less than half of the text are listed only
  /// when there are no others. A search ends when nothing that it has not read can be one of them, or hold a reserved row.
  package func best(_ sorted: [Candidate]) -> [Candidate] { distinct(sorted, limit: limit) }

  private func page(of candidates: [Candidate]) -> Page<Candidate> {
    let best = best(candidates.sorted { $0.precedes($1) })
    let reserved = prominentCandidates(candidates)
    let rows = (best + reserved.filter { member in !best.contains { stands($0, for: member) } }).sorted { $0.precedes($1) }
    return .compose(rows.map { entry($0, isReserved: stands(anyOf: reserved, for: $0)) }, limit: limit)
  }

  private func entry(_ candidate: Candidate, isReserved: Bool) -> Page<Candidate>.Entry {
    var candidate = candidate
    candidate.lane = isProminent(candidate) ? .prominent : .matches
    return .init(isReserved ? .prominent : candidate.lane, candidate, isReserved: isReserved)
  }

  private func stands(anyOf members: [Candidate], for listed: Candidate) -> Bool { members.contains { stands(listed, for: $0) } }

  func stands(_ listed: Candidate, for member: Candidate) -> Bool {
    listed.place == member.place || removesDuplicates && listed.isDuplicate(of: member)
  }

  private func distinct(_ sorted: [Candidate], limit: Int) -> [Candidate] {
    var list: [Candidate] = []
    list.reserveCapacity(min(limit, sorted.count))
    for candidate in sorted {
      if list.count == limit || candidate.isMinor && list.first?.isMinor == false { break }
      if removesDuplicates, list.contains(where: { $0.isDuplicate(of: candidate) }) { continue }
      list.append(candidate)
    }
    return list
  }

  /// The candidates on which a list depends: its members, and those outside of it that decide who holds a reserved row, which guesses may be listed, and
  /// what is looked for at all. If all of them pass a filter, the list is that of the candidates that pass.
  ///
  /// - Returns: The numbers of their places.
  func deciding(_ list: [Candidate], _ candidates: [Candidate]) -> [Int] {
    let others = [
      candidates.bestLiteral?.place, candidates.lazy.filter { $0.match.matchClass != .partial }.min { $0.precedes($1) }?.place,
      mayHaveRowAtHand ? candidateAtHand(candidates)?.place : nil,
    ]
    return list.map(\.place) + prominentCandidates(candidates).map(\.place) + others.compactMap(\.self)
  }
}

/// Prominent places: a bias reorders, it does not evict (promise P4).
extension Selection {
  /// Rows that are reserved for prominent places, which nearness would push out.
  package var reservedRows: Int { hasBias ? Lane.prominent.rule.reserve(limit, numbers) : 0 }

  /// Importance, in thousandths, from which a place may hold a reserved row, whatever its score; none does without such rows.
  var prominentImportance: Int { reservedRows > 0 ? numbers.prominentThousandths : .max }

  /// The candidates for which rows are reserved: best by score without nearness, ties to the nearer, then by id.
  package func prominentCandidates(_ candidates: [Candidate]) -> [Candidate] {
    guard reservedRows > 0 else { return [] }
    let sorted = candidates.filter(isProminent).sorted { a, b in
      if a.unbiasedOrder != b.unbiasedOrder { return a.unbiasedOrder > b.unbiasedOrder }
      return a.distance != b.distance ? a.distance < b.distance : a.isBefore(b)
    }
    return distinct(sorted, limit: reservedRows)
  }

  /// Whether a candidate is important, and matches by a whole name that is not foreign, or by a prefix of one that tells which place is meant.
  package func isProminent(_ candidate: Candidate) -> Bool {
    candidate.importance >= numbers.prominentThousandths && mayBeProminent(candidate.match) && !candidate.match.isForeign
  }

  /// Whether places with such a match may be prominent.
  func mayBeProminent(_ match: TextMatch) -> Bool {
    match.matchClass == .nameStart && (match.wholeNameLetters > 0 || letters >= numbers.prominentLetters)
  }
}

/// The row at hand: the last one of a list of places that have the text as typed, none of them at hand, for one at hand that the text is a likely typo of.
///
/// `sit rest` finds Sitowo Restaurants in other countries, which have the text as typed; the Sist Restaurant round the corner is but one letter away. By
/// score a typo stands behind them; the lane shows it nevertheless, in the last row.
extension Selection {
  /// Whether any list may have such a row.
  var mayHaveRowAtHand: Bool {
    wantsRowAtHand && hasBias && Lane.atHand.rule.reserve(limit, numbers) > 0 && letters >= numbers.handLetters
  }

  /// Whether the row is open: the list is full, has the text as typed, nothing in it is at hand or prominent, and its last row is far away.
  package func hasOpenRowAtHand(_ list: [Candidate]) -> Bool {
    guard mayHaveRowAtHand, list.count == limit, let last = list.last, last.values.nearness < numbers.keptNearness else { return false }
    return list.contains { $0.match.matchClass.isLiteral } && !list.contains { isAtHand($0) || isProminent($0) }
  }

  /// Whether a place is so near that the row at hand may be for it.
  package func isAtHand(_ candidate: Candidate) -> Bool { candidate.values.nearness >= numbers.handNearness }

  /// The best candidate that may have the row.
  func candidateAtHand(_ candidates: [Candidate]) -> Candidate? {
    candidates.lazy.filter { isAtHand($0) && $0.match.isLikelyTypoOfName }.min { $0.precedes($1) }
  }

  private func withRow(for taker: Candidate, _ list: [Candidate]) -> [Candidate] {
    var taker = taker
    taker.lane = .atHand
    let rows = list.map { Page.Entry($0.lane, $0) } + [Page.Entry(.atHand, taker, isReserved: true)]
    let page = Page.compose(rows, limit: limit)
    taker.rowTakenFrom = page.absent.first?.entry.row.place
    return page.rows.dropLast() + [taker]
  }
}

/// What keeps guesses out of a list whose places have the text as typed: `sushi` is no mistyped Sunshine Coast where places are called Sushi Bar, but
/// `viena` may well be Vienna. It is when the lane `typos` is open.
///
/// The limit is strict when two things hold. The best place by score has all of the text as typed in its names, and every word of the text is a word of some
/// name. Then a match with typos needs two things to be listed. The text is a main name of the place but for one likely typo, and the place is far better known
/// than that best one. Otherwise any match with typos may be listed: the text may be half of a mistyped word. Where any place has all of the text as typed,
/// fuzzy matches of foreign names alone are held back: `reyk` is no mistyped `heyk` of a Turkish name.
package struct GuessLimit: Sendable {
  /// The least importance, in thousandths, of a place that the text may be a mistyped name of; nil when any match with typos may be listed.
  let leastImportance: Int?

  /// Whether only whole names may be listed.
  var wantsWholeNames: Bool { leastImportance != nil }

  /// Whether no match with typos may be listed, however important its place is.
  var keepsOutAll: Bool { leastImportance ?? 0 > RankingSignals.highestImportance }

  /// Whether a match may be listed.
  package func admits(_ match: TextMatch, importance: Int) -> Bool {
    guard match.matchClass == .corrected else { return true }
    if match.isForeign { return false }
    guard let leastImportance else { return true }
    guard let match = match.corrected else { return false }
    return match.isWholeName && match.correction.isLikely && importance >= leastImportance
  }
}

extension Selection {
  /// What keeps guesses out; nil where no match with typos is held back.
  ///
  /// - Parameter best: The best place without typos; nil when there is none.
  package func guessLimit(beside best: Candidate?) -> GuessLimit? {
    guard let best else { return nil }
    let isClosed = hasOnlyWords && best.match.matchClass <= .nameWords
    return GuessLimit(leastImportance: isClosed ? best.importance + Int((profile.typoLead * 1000).rounded()) : nil)
  }
}

extension TextMatch {
  /// Whether a name that is not foreign has the text but for one likely typo.
  package var isLikelyTypoOfName: Bool {
    guard let corrected else { return false }
    return corrected.form <= .nameWords && corrected.correction.isLikely && !isForeign
  }
}

extension Sequence<Candidate> {
  /// Whether any has all words of the text, as typed or with typos.
  package var haveAllWords: Bool { contains { $0.match.matchClass != .partial } }

  /// The best that has all of the text as typed.
  package var bestLiteral: Candidate? { self.lazy.filter { $0.match.matchClass.isLiteral }.min { $0.precedes($1) } }
}
