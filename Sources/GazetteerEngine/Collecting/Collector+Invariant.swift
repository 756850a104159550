// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// The invariant of a collector, as tests check it: on places drawn one after the other, so that a search sees few of them and many searches
/// see all. Other searches evaluate nothing of it.
extension Collector {
  /// Places that are checked when a tier ends.
  private static let sampleOfTier = 2

  /// Whether a sample of places keeps the invariant while sources of names are read: one that matches has been evaluated, or cannot change the list,
  /// or may still come from a source.
  ///
  /// Matches of other tiers and variants are spread over steps that are run one after the other; those are checked when the tier ends.
  func isInvariant(_ sources: [MatchSource]) -> Bool {
    guard tier.level == .names, !texts.hasRespellings, !ranking.hasFallen, let place = sample() else { return true }
    guard let candidate = missing(place) else { return true }
    return sources.contains { source in
      signals.score(source.best, signals.bound(importance: candidate.importance)).order >= candidate.score.order
        && !source.list.isExhausted && source.list.position < place && !source.area.isDone(candidate.family)
        && source.area.radius(of: candidate.family) <= candidate.distance * (1 + sphericalErrorShare)
    }
  }

  /// Whether in a sample of places every match of the tier has been evaluated, or cannot change the list.
  func isComplete() -> Bool {
    if ranking.hasFallen || leftOut { return true }
    return (0..<Self.sampleOfTier).allSatisfy { _ in sample().flatMap(missing) == nil }
  }

  /// The next place to check; nil when the index has none.
  private func sample() -> Int? {
    let count = reader.overview.placeCount
    if count == 0 { return nil }
    // A step that has no divisor in common with most counts, so that all places come in turn.
    sampled = (sampled + 7919) % count
    return sampled + 1
  }

  /// A place that matches in the tier, could change the list and has not been evaluated; nil when it is not so, or cannot be read any more.
  private func missing(_ place: Int) -> Candidate? {
    if evaluated.contains(place) { return nil }
    var tier = tier
    tier.readsAddresses = true
    guard let core = try? reader.core(of: place), let types = try? reader.typeSet(core.typeSet),
      filter.objection(place: place, country: core.country, types: types, location: core.location) == nil,
      let match = try? places.match(place, core: core, proven: nil, in: tier)
    else { return nil }
    if (try? layer.isHidden(place)) ?? true { return nil }
    if let gate = tier.gate, !gate.admits(match.0, importance: core.importance) { return nil }
    let candidate = Candidate(
      place: place, types: types, location: core.location, area: core.administrativeArea, nameKey: match.nameKey, match: match.0,
      importance: core.importance, signals: signals)
    guard let last = ranking.threshold else { return candidate }
    let isBeaten = candidate.score.order < last.order || candidate.score.order == last.order && (place > own(last) || own(last) == .max)
    return isBeaten ? nil : candidate
  }
}
