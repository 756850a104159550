// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// Corrected texts and parts of texts: one pass over the lists of all words (`WeakAnd`). What a place must weigh follows from the threshold, and from the importance
/// and the distance of what comes next. So the lists of common words are read only where the others have enough.
extension Collector {
  /// Reads the next places of a list, and evaluates those that may score most first: beside them most others are passed over.
  func advance(_ list: PostingCursor, of weighed: WeighedReading) throws {
    weighed.follow(ranking.threshold?.order)
    var hits: [(place: Int, best: TextMatch, bound: Int64)] = []
    while hits.count < CostModel.nextPlaces, let place = try list.next() {
      let core = try reader.core(of: place)
      let family = try reader.typeSet(core.typeSet).family
      hits.append((place, weighed.best, bound(of: weighed.best, importance: core.importance, at: core.location, family: family)))
    }
    for hit in hits.sorted(by: { ($1.bound, $0.place) < ($0.bound, $1.place) }) {
      if let last = ranking.threshold, hit.bound < last.order { break }
      try evaluate(hit.place, proven: nil, best: hit.best)
    }
  }

  /// The places of words by importance, and by area.
  ///
  /// - Parameter inArea: The same words by area, where their matches may be better; nil where they are not.
  func source(_ words: WeighedWords, inArea better: WeighedWords? = nil) -> MatchSource {
    let inArea = better ?? words
    let (byImportance, byArea) = (WeighedReading(words), WeighedReading(inArea))
    let area = AreaCoverage(
      AreaPostings { [reader, restrictedBlocks] in byArea.open(in: .byArea, of: reader, again: restrictedBlocks == nil) },
      best: inArea.weights.best, weighed: byArea)
    byImportance.enough = { [unowned self] in enough(words, from: $0, beside: area) }
    let list = PostingCursor { [self] in
      let set = byImportance.open(in: .byImportance, of: reader, again: false)
      return DocumentStream(try kept([set]), from: 1)
    }
    // What the list passes over may be a better match.
    if better == nil { byArea.listed = { [unowned list] in list.position } }
    return MatchSource(best: words.weights.best, list: list, area: area, weighed: byImportance)
  }

  /// What a place must weigh to change the list, from one on, and the last place of which that is said.
  private func enough(_ words: WeighedWords, from place: Int, beside area: AreaCoverage) -> WeakAnd.Enough {
    guard let threshold = ranking.threshold else { return (words.weights.least, .max) }
    // Of places that score the same the first one is listed.
    let order = threshold.order + (place > own(threshold) ? 1 : 0)
    let least = leastWeight(words, reaching: order, PlaceFamily.allCases, after: place - 1, area)
    let last = PlaceFamily.allCases.compactMap { family in
      reader.overview.importance(ofFamily: family, after: place - 1).map {
        reader.overview.lastPlace(ofFamily: family, importanceAtLeast: $0 - CostModel.importanceStep)
      }
    }.min()
    return (max(least, words.weights.least), last ?? .max)
  }

  /// Before an area is read: what a place there must weigh. Without a family it holds for all of them.
  func prepare(_ area: AreaCoverage, of family: PlaceFamily?) {
    guard let weighed = area.weighed else { return }
    let place = weighed.listed()
    let families = family.map { [$0] } ?? PlaceFamily.allCases
    let least = ranking.threshold.map { leastWeight(weighed.words, reaching: $0.order, families, after: place, area) } ?? 1
    let enough = max(least, weighed.words.weights.least)
    weighed.enough = { _ in (enough, .max) }
    weighed.askAgain()
    area.list?.forgetPassed()
  }

  /// The least weight of the words with which a place of some families reaches an order, behind another place and outside what has been read of an area.
  private func leastWeight(_ words: WeighedWords, reaching order: Int64, _ families: [PlaceFamily], after place: Int, _ area: AreaCoverage)
    -> Int
  {
    families.filter { filter.mayKeep($0) && !area.isDone($0) }.reduce(.max) { least, family in
      guard let importance = reader.overview.importance(ofFamily: family, after: place) else { return least }
      let values = signals.bound(importance: importance, metersAtLeast: area.radius(of: family), family: family)
      return min(least, words.weights.least { signals.score($0, values).order >= order })
    }
  }
}
