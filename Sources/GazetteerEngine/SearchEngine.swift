// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
package import GazetteerIndex
package import GazetteerText

/// Answers requests from one index, or from several layers as from one. It holds connections, so it belongs to one thread at a time.
package final class SearchEngine {
  /// Reads places by their common numbers.
  package let reader: LayeredReader
  package let profile: RankingProfile
  /// By layer.
  private let rows: [PlaceRows]
  private let budget: StepBudget
  /// Of the last test that was asked for.
  private var judge: DetailJudge?
  private var judgedBefore = 0
  /// How many places have been judged by their details so far, for tests and benchmarks.
  package var placesJudged: Int { judgedBefore + (judge?.judged ?? 0) }
  /// Whether debug builds check the invariant of `Collector` in every search. Tests switch it on; a hostile index may break it, and must not end a process.
  package var checksInvariant = false

  /// - Parameter mostSteps: How many steps through posting lists corrected texts and parts of a text may take; by default `CostModel.budget`.
  package init(reader: LayeredReader, profile: RankingProfile = RankingProfile(), mostSteps: Int? = nil) {
    self.reader = reader
    self.profile = profile
    rows = PlaceRows.rows(of: reader.layers.map(\.reader))
    budget = StepBudget(mostSteps ?? CostModel.budget)
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
    let search = try collector(for: request, setup, judge, patience, trace)
    let isComplete = try cutting(patience, isEmpty: { search.ranking.isEmpty }) { try search.collect() }
    let candidates = search.candidates
    trace?.candidates = candidates
    let list = setup.selection.list(of: candidates)
    return Result(
      candidates: list, isComplete: isComplete && !search.leftOut, variants: setup.variants, placesRead: search.placesRead,
      deciding: request.details == nil || judge != nil ? [] : setup.selection.deciding(list, candidates).map(\.place))
  }

  private func collector(
    for request: SearchRequest, _ setup: Setup, _ judge: DetailJudge?, _ patience: Patience, _ trace: SearchTrace?
  ) throws -> LayeredCollector {
    let ranking = TopCandidates(setup.selection, judge: judge, trace: trace)
    let collectors = try reader.layers.filter(request.scope.mayKeep).map { layer in
      let filter =
        reader.isLayered
        ? PlaceFilter(request.scope, layer.reader.overview, attributes: try layer.reader.places(meeting: request.conditions)) : setup.filter
      let collector = try Collector(
        layer: layer, setup: setup, filter: filter, rows: rows[layer.position], budget: budget, into: ranking)
      collector.checksInvariant = checksInvariant
      collector.trace = trace
      return collector
    }
    return LayeredCollector(collectors, setup: setup, ranking: ranking, patience: patience)
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

/// The values that follow from a request alone, for the search, the reference engine and explanations.
package struct Setup: Sendable {
  package let variants: QueryVariants
  package let filter: PlaceFilter
  package let details: (any DetailTest)?
  package let selection: Selection
  package let signals: RankingSignals
  /// See `SearchRequest`.
  package let weakest: MatchClass

  /// The values for a search of an index.
  package init(_ request: SearchRequest, _ reader: LayeredReader, profile: RankingProfile) throws {
    try self.init(
      request, overview: reader.overview, profile: profile, words: reader, attributes: reader.places(meeting: request.conditions))
  }

  /// - Parameters:
  ///   - words: The words of the index, which tell where words may be joined or taken apart.
  ///   - attributes: The places that meet the conditions of the request; nil where it has none.
  package init(
    _ request: SearchRequest, overview: IndexOverview, profile: RankingProfile, words: some WordCounts, attributes: AttributePlaces?
  ) throws {
    variants = try QueryVariants(
      of: request.text, hasFinishedWords: request.hasFinishedWords, language: request.prefersNativeNames ? request.language.tag : nil,
      words: words)
    filter = PlaceFilter(request.scope, overview, attributes: attributes)
    details = request.details
    weakest = max(.infix, request.weakest)
    signals = RankingSignals(request, profile: profile)
    selection = Selection(
      limit: request.limit, removesDuplicates: request.removesDuplicates, hasBias: signals.nearness != nil,
      letters: TextAnalyzer.letterCount(variants.typed.key), keepsSlotAtHand: request.keepsSlotAtHand && !weakest.isLiteral,
      hasOnlyWords: try variants.typed.hasOnlyWords(of: words), profile: profile)
  }
}
