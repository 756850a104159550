// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// What the places of each layer can score at most, as far as that is known without reading the layer: from its most important places and its extent.
final class LayerBounds {
  private let scope: Scope
  private let setup: Setup
  private let reader: LayeredReader
  private let distances: BoxDistances?
  /// Where the row at hand looks; nil without a bias.
  private let atHand: AreaAtHand?
  /// By layer, once asked for; nil inside for a layer that the request excludes.
  private var known: [LayerBound??]

  init(_ scope: Scope, _ setup: Setup, _ reader: LayeredReader) {
    (self.scope, self.setup, self.reader) = (scope, setup, reader)
    distances = setup.signals.nearness.map { BoxDistances(from: $0.center) }
    atHand = setup.signals.nearness.map { AreaAtHand(nearness: $0, least: setup.selection.numbers.handNearness) }
    known = Array(repeating: nil, count: reader.layers.count)
  }

  /// The bound of a layer; nil for one that the request excludes.
  func bound(of layer: Int) throws -> LayerBound? {
    if let bound = known[layer] { return bound }
    let bound = try made(reader.layers[layer])
    known[layer] = .some(bound)
    return bound
  }

  /// Whether any place of any layer with such a match could reach an order.
  func canAnyReach(_ order: Int64, _ match: TextMatch) throws -> Bool {
    try reader.layers.indices.contains { try bound(of: $0).map { $0.order(of: match, setup.signals) >= order } ?? false }
  }

  private func made(_ layer: Layer) throws -> LayerBound? {
    let overview = layer.reader.overview
    if !scope.mayKeep(layer) || !scope.countries.isEmpty && !scope.countries.contains(where: { overview.countryID(of: $0) != nil }) {
      return nil
    }
    let signals = setup.signals.of(layer)
    var bound = LayerBound()
    for family in PlaceFamily.allCases where setup.filter.mayKeep(family) {
      guard let importance = overview.importance(ofFamily: family, after: 0), let extent = try layer.extent(of: family) else { continue }
      if let restriction = scope.restriction, !restriction.cover.contains(where: { $0.intersection(extent) != nil }) { continue }
      let meters = distances.map { BoxDistances.leastMeters(ofHaversine: $0.leastHaversine(of: extent)) } ?? 0
      bound.values.append(signals.bound(importance: importance, metersAtLeast: meters, family: family))
      bound.unbiased.append(signals.unbiasedBound(importance: importance))
      bound.importance = max(bound.importance, importance)
      if let atHand, meters <= atHand.meters(of: family) { bound.isAtHand = true }
    }
    return bound.values.isEmpty ? nil : bound
  }
}

/// The values that no place of a layer exceeds.
struct LayerBound {
  /// By family that the layer has, if its places can pass the filter.
  fileprivate(set) var values: [SignalValues] = []
  /// The same as if there were no bias.
  fileprivate(set) var unbiased: [SignalValues] = []
  /// Whether it may have places at hand.
  fileprivate(set) var isAtHand = false

  /// Thousandths.
  fileprivate(set) var importance = 0

  /// The same of places that are no more important.
  func limited(to importance: Int) -> LayerBound {
    if importance >= self.importance { return self }
    var bound = self
    for index in bound.values.indices {
      bound.values[index].importance = min(bound.values[index].importance, importance)
      bound.unbiased[index].importance = min(bound.unbiased[index].importance, importance)
    }
    bound.importance = importance
    return bound
  }

  /// The most that a place of the layer with such a match may have.
  func order(of match: TextMatch, _ signals: RankingSignals) -> Int64 { values.reduce(.min) { max($0, signals.score(match, $1).order) } }

  /// The same as if there were no bias.
  func unbiasedOrder(of match: TextMatch, _ signals: RankingSignals) -> Int64 {
    unbiased.reduce(.min) { max($0, signals.score(match, $1).order) }
  }
}
