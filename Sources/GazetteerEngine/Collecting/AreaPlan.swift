// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

/// A part of the geographic order to be read next.
struct AreaStep {
  var runs: RunRanges
  /// With more matches than this, reading is given up: a list so dense is better read by importance.
  var mostHits: Int
  /// What has been looked at afterwards.
  var done: (inout AreaCoverage) -> Void
}

/// Decides which part of the geographic order is worth reading, and when.
///
/// Lists by importance find what is important anywhere, lists by area what is near; the cheaper of the two that still lowers the bound goes next.
final class AreaPlan {
  private let filter: PlaceFilter
  private let nearness: Nearness?
  private let reader: IndexReader
  /// By family: the next ring's radius; nil when rings have become too large to be worth it.
  private var nextRadius: [Double?] = [200_000, 25_000, 2_500]

  /// Runs that a step may cover when they have to be found one by one.
  private static let mostRuns = 768
  /// Matches that a step may find.
  private static let mostHits = 6000
  /// Matches that a filter's area may hold for it to be read as a whole.
  private static let mostFilteredHits = 1500
  /// Opening a list again costs as much as reading along this many runs.
  private static let gap = 4
  private static let growth = 3.0
  private static let earthHalfway = 20_100_000.0

  init(filter: PlaceFilter, nearness: Nearness?, reader: IndexReader) {
    self.filter = filter
    self.nearness = nearness
    self.reader = reader
  }

  /// The whole area that the filters leave, when it is small enough to be read first.
  func filterArea() throws -> AreaStep? {
    var runs: RunRanges?
    if let restriction = filter.restriction {
      guard let restricted = try self.runs(in: restriction.cover, families: PlaceFamily.allCases) else { return nil }
      runs = restricted
    }
    if let countries = filter.countries {
      let overview = reader.overview
      var ranges = countries.compactMap { overview.countries[$0 - 1].runs }
      // A list that is dense in its country is better read by importance; so are countries that hold much of the index.
      if runs == nil, ranges.reduce(0, { $0 + $1.count }) * 4 > overview.runCount { return nil }
      if overview.regionRunCount > 0 { ranges.append(1...overview.regionRunCount) }
      let own = RunRanges(ranges)
      runs = runs?.intersection(own) ?? own
    }
    guard let runs else { return nil }
    return AreaStep(runs: runs, mostHits: Self.mostFilteredHits) { coverage in
      for family in PlaceFamily.allCases { coverage.radius[family.rawValue] = .infinity }
    }
  }

  /// The next ring around the centre of the bias for the family whose bound is open, or nil when its list by importance should be read on.
  func nextStep(for open: Collector.OpenBound, coverage: AreaCoverage, threshold: Candidate?, profile: RankingProfile) throws -> AreaStep? {
    guard let nearness, let radius = nextRadius[open.family.rawValue] else { return nil }
    let family = open.family
    if coverage.radius[family.rawValue] > 0, remainingHits(of: open, coverage, threshold, profile) <= 40 { return nil }
    let isWhole = family == .region && reader.overview.regionRunCount <= Self.mostRuns || radius >= Self.earthHalfway
    let boxes = isWhole ? [.earth] : PlainBox.around(nearness.center, radiusMeters: radius)
    guard let runs = try self.runs(in: boxes, families: [family]) else {
      close(family)
      return nil
    }
    nextRadius[family.rawValue] = isWhole ? nil : min(radius * Self.growth, Self.earthHalfway)
    return AreaStep(runs: runs, mostHits: Self.mostHits) { coverage in
      coverage.radius[family.rawValue] = isWhole ? .infinity : max(coverage.radius[family.rawValue], radius)
    }
  }

  /// No more rings for the family.
  func close(_ family: PlaceFamily) { nextRadius[family.rawValue] = nil }

  /// How many more places the list would give, by its density so far, until their importance no longer suffices at the distance reached.
  private func remainingHits(of open: Collector.OpenBound, _ coverage: AreaCoverage, _ threshold: Candidate?, _ profile: RankingProfile) -> Double {
    guard let threshold, open.list.position > 0 else { return 0 }
    let near = nearness?.value(atMeters: coverage.radius[open.family.rawValue], family: open.family) ?? 0
    var (low, high) = (0, 1001)
    while low < high {
      let middle = (low + high) / 2
      if profile.score(open.list.best, importance: middle, nearness: near).total >= threshold.score.total { high = middle } else { low = middle + 1 }
    }
    let lastPlace = reader.overview.lastPlace(ofFamily: open.family, importanceAtLeast: low)
    return Double(max(0, lastPlace - open.list.position)) * Double(open.list.count) / Double(open.list.position)
  }

  /// The runs of the families that touch the boxes, or nil when there are too many.
  private func runs(in boxes: [PlainBox], families: [PlaceFamily]) throws -> RunRanges? {
    var runs: [Int] = []
    for family in families where reader.overview.hasPlaces(ofFamily: family) {
      for box in boxes {
        runs += try reader.runs(in: box, family: family, limit: Self.mostRuns + 1)
        if runs.count > Self.mostRuns { return nil }
      }
    }
    return RunRanges(runs, joiningGapsUpTo: Self.gap)
  }
}
