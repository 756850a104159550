// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// The candidates found so far in all layers, in the order of answers, and the threshold.
///
/// None is of a place that a layer above hides, and with a judge all of them pass it. A candidate is judged when it would be listed, and left out when it
/// fails: most come behind the last one listed, and are never asked for.
final class TopCandidates {
  /// What a place must beat to change the list: a higher score, or the same with a smaller id.
  struct Threshold {
    var order: Int64
    var place: Int
  }

  private let selection: Selection
  private let reader: LayeredReader?
  let judge: DetailJudge?
  private let trace: SearchTrace?
  /// The best, sorted by `Candidate.precedes`.
  private var candidates: [Candidate] = []
  /// Candidates that came behind the last one listed: as long as the list is full they change nothing, and there may be thousands.
  private var others: [Candidate] = []
  /// The same of those that have not been judged: they are no candidates yet.
  private var unjudged: [Candidate] = []
  /// The last candidate that would be listed if collecting ended now, reserved rows aside; nil while the list is not full.
  private var last: Candidate?
  /// The last candidate of the best list so far: places behind it may have been skipped.
  private var highest: Candidate?
  /// No last candidate counts for more than this one.
  private var ceiling: Candidate?
  /// Whether no last candidate counts at all, because a full list came to have room.
  private var neverFills = false

  /// - Parameters:
  ///   - reader: Tells which places are hidden; nil where none is.
  ///   - judge: Who decides which candidates pass; nil where all do.
  ///   - trace: Records who did not.
  init(_ selection: Selection, of reader: LayeredReader? = nil, judge: DetailJudge? = nil, trace: SearchTrace? = nil) {
    (self.selection, self.reader, self.judge, self.trace) = (selection, reader, judge, trace)
  }

  /// What a candidate has to beat; nil while any match can enter. Every place that is read asks, so it is at hand.
  private(set) var threshold: Threshold?

  private func setThreshold() {
    // Beside a place that has most of the text those that have less are not listed, whether the list is full or not.
    let least = hasMost ? Threshold(order: Score.leastOrder(of: .mostWords), place: 0) : nil
    threshold = counted.map { Threshold(order: $0.score.order, place: $0.place) } ?? least
  }

  /// The last candidate as far as it counts.
  private var counted: Candidate? {
    guard let last, !neverFills else { return nil }
    return ceiling.map { last.precedes($0) ? $0 : last } ?? last
  }

  /// Whether fewer would be listed than asked for.
  var hasRoom: Bool { last == nil }

  /// Whether the threshold has fallen: candidates that were skipped may belong in the list, so collection must restart.
  var hasFallen: Bool { highest.map { highest in last.map { highest.precedes($0) } ?? true } ?? false }

  /// Those that would be listed, reserved rows aside.
  var best: [Candidate] { selection.best(candidates) }

  /// Whether any candidate has all of the text as typed.
  var hasLiteral: Bool { [candidates, others].joined().contains { $0.match.matchClass.isLiteral } }

  /// Whether any candidate has all words of the text, as typed or with typos.
  private(set) var hasAllWords = false

  /// Whether any candidate has half of the text or more.
  private var hasMost = false

  /// Whether nothing has been found yet.
  var isEmpty: Bool { candidates.isEmpty }

  /// All candidates, in no order.
  var all: [Candidate] { others.isEmpty ? candidates : candidates + others }

  /// Passes the places that need not be offered again. Each collector asks, so no candidate is copied.
  func eachKnown(_ body: (Int) -> Void) {
    for list in [candidates, others, unjudged] { for index in list.indices { body(list[index].place) } }
  }

  /// Whether a place passes as far as its core tells: one without details need not be compared when none such passes.
  func mayPass(_ place: Int, _ core: PlaceCore) throws -> Bool {
    guard let judge, !core.flags.contains(.details) else { return true }
    return try judge.objection(to: place) == nil
  }

  func insert(_ candidate: Candidate) throws {
    if let last, last.precedes(candidate) {
      if mayFail(candidate), selection.reservedRows == 0 || !selection.isProminent(candidate) { return unjudged.append(candidate) }
      if try passes(candidate) { others.append(candidate) }
      return
    }
    guard try passes(candidate) else { return }
    let before = last
    list(candidate)
    if let before, !unjudged.isEmpty, last.map({ before.precedes($0) }) ?? true { try listUnjudged() }
  }

  /// Whether a candidate has to be judged; an explanation tells of all, so there they are judged at once.
  private func mayFail(_ candidate: Candidate) -> Bool {
    judge != nil || trace == nil && reader?.layer(of: candidate.place).layer.mayBeHidden ?? false
  }

  private func passes(_ candidate: Candidate) throws -> Bool {
    if let (layer, place) = reader?.layer(of: candidate.place), try layer.isHidden(place) { return false }
    guard let judge, try judge.objection(to: candidate.place) != nil else { return true }
    trace?.noteFiltered(candidate.place)
    return false
  }

  /// The list has become shorter: the best of those that came behind its end may be listed now.
  private func listUnjudged() throws {
    unjudged.sort { $1.precedes($0) }
    while let best = unjudged.last, last.map({ best.precedes($0) }) ?? true {
      unjudged.removeLast()
      if try passes(best) { list(best) }
    }
  }

  private func list(_ candidate: Candidate) {
    if candidate.match.matchClass != .partial { hasAllWords = true }
    if !candidate.isMinor { hasMost = true }
    candidates.insert(candidate, at: candidates.indices.partitioningIndex { !candidates[$0].precedes(candidate) })
    var best = selection.best(candidates)
    if best.count < selection.limit, !others.isEmpty {
      candidates = all.sorted { $0.precedes($1) }
      others = []
      best = selection.best(candidates)
    }
    last = best.count == selection.limit ? best.last : nil
    setThreshold()
    if let counted, highest.map({ counted.precedes($0) }) ?? true { highest = counted }
  }

  /// Whether every skipped place was skipped correctly. A candidate that duplicates two listed places, which are no duplicates of each other, shortens the
  /// list and lowers the threshold; collection then restarts with the lower one.
  func isSettled() -> Bool {
    if !hasFallen { return true }
    neverFills = last == nil
    (ceiling, highest) = (last, last)
    setThreshold()
    return false
  }
}
