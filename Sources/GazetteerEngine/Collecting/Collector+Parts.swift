// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// Parts of the text: one pass over the lists of all words (`WeakAnd`). What a place must have of the text follows from the threshold, and from the importance
/// and the distance of what comes next. So the lists of common words are read only where the others have enough.
extension Collector {
  func run(_ words: PartialWords) throws {
    guard canStillEnter(words.best) else { return }
    // Something is found whatever it costs.
    try limit(ranking.isEmpty ? .comparisons : .lists) { try read([source(words)], isLimited: true) }
  }

  /// Reads the next places of a list, and evaluates those that may score most first: beside them most others are passed over.
  func advance(_ list: PostingCursor, of parts: PartialReading) throws {
    parts.follow(ranking.threshold?.order)
    var hits: [(place: Int, best: TextMatch, bound: Int64)] = []
    while hits.count < CostModel.nextParts, let place = try list.next() {
      let core = try reader.core(of: place)
      let family = try reader.typeSet(core.typeSet).family
      hits.append((place, parts.best, bound(of: parts.best, importance: core.importance, at: core.location, family: family)))
    }
    for hit in hits.sorted(by: { ($1.bound, $0.place) < ($0.bound, $1.place) }) {
      if let last = ranking.threshold, hit.bound < last.order { break }
      try evaluate(hit.place, proven: nil, best: hit.best)
    }
  }

  private func source(_ words: PartialWords) -> MatchSource {
    let (byImportance, byArea) = (PartialReading(words), PartialReading(words))
    let area = AreaCoverage(AreaPostings { [reader] in byArea.open(in: .byArea, of: reader) }, best: words.best, parts: byArea)
    byImportance.enough = { [unowned self] in enough(words, from: $0, beside: area) }
    let list = PostingCursor { [self] in
      let set = byImportance.open(in: .byImportance, of: reader)
      return DocumentStream(try kept([set]), from: 1)
    }
    return MatchSource(best: words.best, list: list, area: area, parts: byImportance)
  }

  /// What a place must weigh to change the list, from one on, and the last place of which that is said.
  private func enough(_ words: PartialWords, from place: Int, beside area: AreaCoverage) -> WeakAnd.Enough {
    guard let threshold = ranking.threshold else { return (words.least, .max) }
    // Of places that score the same the first one is listed.
    let order = threshold.order + (place > own(threshold) ? 1 : 0)
    let least = leastWeight(words, reaching: order, PlaceFamily.allCases, after: place - 1, area)
    let last = PlaceFamily.allCases.compactMap { family in
      reader.overview.importance(ofFamily: family, after: place - 1).map {
        reader.overview.lastPlace(ofFamily: family, importanceAtLeast: $0 - CostModel.importanceStep)
      }
    }.min()
    return (max(least, words.least), last ?? .max)
  }

  /// Before an area is read: what a place there must weigh. Without a family it holds for all of them.
  func prepare(_ area: AreaCoverage, of family: PlaceFamily?, after place: Int) {
    guard let parts = area.parts else { return }
    let families = family.map { [$0] } ?? PlaceFamily.allCases
    let least = ranking.threshold.map { leastWeight(parts.words, reaching: $0.order, families, after: place, area) } ?? 1
    let enough = max(least, parts.words.least)
    parts.enough = { _ in (enough, .max) }
    parts.askAgain()
    area.list?.forgetPassed()
  }

  /// The least weight of the words with which a place of some families reaches an order, behind another place and outside what has been read of an area.
  private func leastWeight(_ words: PartialWords, reaching order: Int64, _ families: [PlaceFamily], after place: Int, _ area: AreaCoverage)
    -> Int
  {
    families.filter { filter.mayKeep($0) && !area.isDone($0) }.reduce(.max) { least, family in
      guard let importance = reader.overview.importance(ofFamily: family, after: place) else { return least }
      let values = signals.bound(importance: importance, metersAtLeast: area.radius(of: family), family: family)
      let share = (0..<PartialMatch.whole + 1).partitioningIndex { share in
        signals.score(TextMatch(PartialMatch(share: share, isWholeName: false)), values).order >= order
      }
      return min(least, words.partial.weight(ofShare: share))
    }
  }
}
