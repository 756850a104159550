// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// What the places of each layer can score at most, as far as that is known without reading the layer: from its most important places and its extent.
final class LayerBounds {
  private let scope: Scope
  private let setup: Setup
  private let reader: LayeredReader
  private let distances: BoxDistances?
  /// Boxes that hold the restriction; nil without one.
  private let restriction: [PlainBox]?
  /// Where the row at hand looks; nil without a bias.
  private let atHand: AreaAtHand?
  /// By layer, once asked for; nil inside for a layer that the request excludes.
  private var known: [LayerBound??]

  init(_ scope: Scope, _ setup: Setup, _ reader: LayeredReader) {
    (self.scope, self.setup, self.reader) = (scope, setup, reader)
    distances = setup.signals.nearness.map { BoxDistances(from: $0.center) }
    atHand = setup.signals.nearness.map { AreaAtHand(nearness: $0, least: setup.selection.numbers.handNearness) }
    restriction = scope.restriction?.cover
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
    try reader.layers.indices.contains { layer in
      guard let bound = try bound(of: layer) else { return false }
      return bound.order(of: LayerMatch(match: match, top: bound.importance), setup.signals) >= order
    }
  }

  private func made(_ layer: Layer) throws -> LayerBound? {
    let overview = layer.reader.overview
    if !scope.mayKeep(layer) || !scope.countries.isEmpty && !scope.countries.contains(where: { overview.countryID(of: $0) != nil }) {
      return nil
    }
    let signals = setup.signals.of(layer)
    var bound = LayerBound()
    for family in try layer.families.get() where setup.filter.mayKeep(family.family) {
      if let restriction, !restriction.contains(where: { $0.intersection(family.extent) != nil }) { continue }
      let meters = distances.map { BoxDistances.leastMeters(ofHaversine: $0.leastHaversine(of: family.extent)) } ?? 0
      bound.add(signals.bound(importance: family.importance, metersAtLeast: meters, family: family.family))
      if let atHand, meters <= atHand.meters(of: family.family) { bound.isAtHand = true }
    }
    if bound.values.isEmpty { return nil }
    bound.unbiased = signals.unbiasedBound(importance: bound.importance)
    return bound
  }
}

/// The values that no place of a layer exceeds.
struct LayerBound {
  /// Of the families that the layer has, if their places can pass the filter; not those that others exceed in all.
  fileprivate(set) var values: [SignalValues] = []
  /// The same as if there were no bias.
  fileprivate var unbiased = SignalValues(importance: 0, nearness: 0)
  /// Whether it may have places at hand.
  fileprivate(set) var isAtHand = false

  /// Thousandths.
  fileprivate(set) var importance = 0

  fileprivate mutating func add(_ new: SignalValues) {
    importance = max(importance, new.importance)
    if values.contains(where: { $0.exceeds(new) }) { return }
    values.removeAll { new.exceeds($0) }
    values.append(new)
  }

  /// The most that a place of the layer with such a match may have.
  func order(of match: LayerMatch, _ signals: RankingSignals) -> Int64 { Self.order(of: match, values, signals) }

  /// The same as if there were no bias.
  func unbiasedOrder(of match: LayerMatch, _ signals: RankingSignals) -> Int64 { Self.order(of: match, [unbiased], signals) }

  private static func order(of match: LayerMatch, _ values: [SignalValues], _ signals: RankingSignals) -> Int64 {
    values.reduce(.min) { order, values in
      var values = values
      values.importance = min(values.importance, match.top)
      return max(order, signals.score(match.match, values).order)
    }
  }
}

extension SignalValues {
  /// Whether no score is lower with these values than with others.
  fileprivate func exceeds(_ other: SignalValues) -> Bool {
    importance >= other.importance && nearness >= other.nearness && preference >= other.preference && isAttendant == other.isAttendant
  }
}
