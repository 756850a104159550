// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerPlaces
package import GazetteerText

/// Answers requests from one index, or from several layers as from one. It holds connections, so it belongs to one thread at a time.
package final class SearchEngine {
  /// Reads places by their common numbers.
  package let reader: LayeredReader
  package let profile: RankingProfile
  /// By layer.
  private let rows: [PlaceRows]
  private let budget: WorkBudget
  /// Of the last test that was asked for.
  private var judge: DetailJudge?
  private var judgedBefore = 0
  /// How many places have been judged by their details so far, for tests and benchmarks.
  package var placesJudged: Int { judgedBefore + (judge?.judged ?? 0) }
  /// Whether the invariant of `Collector` is checked in every search. Tests switch it on; a hostile index may break it, and must not end a process.
  package var checksInvariant = false

  /// - Parameter mostSteps: How many steps through posting lists corrected texts and parts of a text may take; by default `CostModel.budget`.
  package init(reader: LayeredReader, profile: RankingProfile = RankingProfile(), mostSteps: Int? = nil) {
    self.reader = reader
    self.profile = profile
    rows = PlaceRows.rows(of: reader.layers.map(\.reader))
    budget = WorkBudget(mostSteps ?? CostModel.budget)
  }

  /// Answers from a single index.
  package convenience init(reader: IndexReader, profile: RankingProfile = RankingProfile(), mostSteps: Int? = nil) {
    self.init(reader: LayeredReader(reader), profile: profile, mostSteps: mostSteps)
  }

  /// What a search found.
  package struct Result: Sendable {
    /// Best first.
    package var candidates: [Candidate]
    /// False when the deadline cut the search short, or a correction was left out for its work (`input.variants`).
    package var isComplete: Bool
    /// The query variants of the text, for match ranges.
    package var variants: QueryVariants
    /// The query variant that a candidate matches, with its typos.
    package func text(of candidate: Candidate) -> QueryText { variants.all[candidate.match.variant].text }
    /// How many places were read to find them.
    package var placesRead: Int
    /// See `JudgedList`.
    let deciding: [Int]
  }

  /// The best places for a request.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - patience: A limit in addition to the deadline of the request and to the patience of the reader.
  ///   - trace: Records what the search does; nil for no record.
  /// - Throws: `Patience.DeadlineExceeded` when the deadline passed before anything was found; `CancellationError`; `IndexError` for a damaged file.
  package func search(_ request: SearchRequest, patience: Patience = Patience(), trace: SearchTrace? = nil) throws -> Result {
    let patience = reader.patience.limited(to: request.deadline).limited(by: patience)
    return try judged(by: request.details) { judge in
      try reader.under(patience) { try search(request, judge, patience, trace) }
    }
  }

  private func search(_ request: SearchRequest, _ judge: DetailJudge?, _ patience: Patience, _ trace: SearchTrace?) throws -> Result {
    let setup = try Setup(request, reader, profile: profile)
    let search = collector(for: request, setup, judge, patience, trace)
    let isComplete = try cutting(patience, isEmpty: { search.ranking.isEmpty }) { try search.collect() }
    let candidates = search.candidates
    trace?.candidates = candidates
    let list = setup.selection.list(of: candidates)
    return Result(
      candidates: list, isComplete: isComplete && !search.leftOut, variants: setup.variants, placesRead: search.placesRead,
      deciding: request.details == nil || judge != nil ? [] : setup.selection.deciding(list, candidates))
  }

  private func collector(
    for request: SearchRequest, _ setup: Setup, _ judge: DetailJudge?, _ patience: Patience, _ trace: SearchTrace?
  ) -> LayeredCollector {
    let ranking = TopCandidates(setup.selection, of: reader, judge: judge, trace: trace)
    return LayeredCollector(request.scope, setup: setup, reader: reader, ranking: ranking, patience: patience) { [self] layer, bounds in
      let filter =
        reader.isLayered
        ? PlaceFilter(request.scope, layer.reader.overview, attributes: try layer.reader.places(meeting: request.conditions)) : setup.filter
      let collector = try Collector(
        layer: layer, setup: setup, filter: filter, rows: rows[layer.position], budget: budget, bounds: bounds,
        into: ranking)
      collector.checksInvariant = checksInvariant
      collector.trace = trace
      return collector
    }
  }

  /// The judge by a test, with its verdicts of the same request.
  func judge(by test: any DetailTest) -> DetailJudge {
    if let judge, judge.isJudging(by: test) { return judge }
    let new = DetailJudge(test, reader)
    (judge, judgedBefore) = (new, placesJudged)
    return new
  }

  /// Runs a search that a deadline may cut: whether it came to its end. A cut with nothing found is an error.
  package func cutting(_ patience: Patience, isEmpty: () -> Bool, _ search: () throws -> Void) throws -> Bool {
    do {
      try reader.under(patience, search)
      return true
    } catch let error as Patience.DeadlineExceeded {
      if isEmpty() { throw error }
      return false
    }
  }
}

extension SearchEngine.Result: JudgedList {
  var isEmpty: Bool { candidates.isEmpty }

  func without(_ places: Set<Int>) -> Self {
    var rest = self
    rest.candidates.removeAll { places.contains($0.place) }
    rest.isComplete = false
    return rest
  }
}

// MARK: Tests of details

extension SearchEngine {
  /// Searches for places that pass a test.
  ///
  /// - Parameter search: Searches for what passes a judge; nil for a search that takes it that all places pass.
  func judged<Found: JudgedList>(by test: (any DetailTest)?, _ search: (DetailJudge?) throws -> Found) throws -> Found {
    guard let test else { return try search(nil) }
    let judge = judge(by: test)
    if !test.excludesFew { return try search(judge) }
    let hopeful = try search(nil)
    let failing = try Set(hopeful.deciding.filter { try judge.objection(to: $0) != nil })
    if failing.isEmpty { return hopeful }
    do { return try search(judge) } catch let error as Patience.DeadlineExceeded {
      let passing = hopeful.without(failing)
      if passing.isEmpty { throw error }
      return passing
    }
  }

  /// Why a place is left out by a test; nil when it passes.
  package func objection(to place: Int, by test: (any DetailTest)?) throws -> FilterObjection? {
    try test.flatMap { try judge(by: $0).objection(to: place) }
  }
}
