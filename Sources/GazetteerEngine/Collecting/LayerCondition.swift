// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// What a layer has to have for a match.
indirect enum LayerCondition {
  /// A word in names or in addresses, or three letters.
  case words(LayerCounts)
  /// A correction of a word.
  case corrections(LayerCorrections)
  /// It is one of these.
  case layers(LayerSet)
  case all([LayerCondition])
  case any([LayerCondition])

  /// The layers that have it.
  var layers: LayerSet {
    switch self {
    case .words(let counts): counts.layers
    case .corrections(let corrections): corrections.layers
    case .layers(let layers): layers
    case .all(let parts): parts.dropFirst().reduce(into: parts.first?.layers ?? LayerSet()) { $0.formIntersection($1.layers) }
    case .any(let parts): parts.reduce(into: LayerSet()) { $0.formUnion($1.layers) }
    }
  }

  /// The importance, in thousandths, that no place exceeds of a layer that has it, as far as single words tell; −1 when the layer does not have it.
  func top(in layer: Int) -> Int {
    switch self {
    case .words(let counts): counts.top(in: layer)
    case .corrections(let corrections): corrections.top(in: layer)
    case .layers(let layers): layers.contains(layer) ? RankingSignals.highestImportance : -1
    case .all(let parts): parts.reduce(RankingSignals.highestImportance) { $0 < 0 ? $0 : min($0, $1.top(in: layer)) }
    case .any(let parts): parts.reduce(-1) { $0 == RankingSignals.highestImportance ? $0 : max($0, $1.top(in: layer)) }
    }
  }

  /// The importance, in thousandths, that no place exceeds of a layer that has all of it, as far as posting lists tell; −1 when no place has.
  ///
  /// - Complexity: Opens the lists and reads them up to the first place. What few places have is read first: mostly none of them has a second word, so that
  ///   the other lists are not opened.
  func narrowTop(in layer: Layer) throws -> Int {
    switch self {
    case .words, .corrections, .layers: return top(in: layer.position)
    case .any(let parts):
      return try parts.reduce(-1) { top, part in part.top(in: layer.position) > top ? max(top, try part.narrowTop(in: layer)) : top }
    case .all:
      if conjuncts.count == 1 { return try conjuncts[0].narrowTop(in: layer) }
      let ordered = conjuncts.map { (part: $0, places: $0.places(in: layer.position)) }.sorted { $0.places < $1.places }
      // To look for each of so few places in a list costs less than to open another one.
      guard let rarest = ordered.first, rarest.places <= CostModel.list, let set = try rarest.part.documents(in: layer) else {
        return try documents(in: layer).map { try layer.importance(of: $0.current) } ?? RankingSignals.highestImportance
      }
      var places = try set.rest()
      for (part, _) in ordered.dropFirst() where !places.isEmpty {
        if let set = try part.documents(in: layer) { places = try places.filter { try set.advance(to: $0) == $0 } }
      }
      return try layer.importance(of: places.first ?? .max)
    }
  }

  /// What *all* joins in it.
  private var conjuncts: [LayerCondition] {
    if case .all(let parts) = self { return parts.flatMap(\.conjuncts) }
    return [self]
  }

  /// How many places of a layer may meet it; `.max` when lists do not tell.
  func places(in layer: Int) -> Int {
    switch self {
    case .words(let counts): counts.places(in: layer)
    case .corrections(let corrections): corrections.places(in: layer)
    case .layers(let layers): layers.contains(layer) ? .max : 0
    case .all(let parts): parts.reduce(.max) { min($0, $1.places(in: layer)) }
    case .any(let parts): parts.map { $0.places(in: layer) }.clampedSum()
    }
  }

  /// The places of a layer that may meet it; nil when lists do not tell, or are too many to ask.
  private func documents(in layer: Layer) throws -> DocumentSet? {
    switch self {
    case .words(let counts): return try layer.reader.documents(counts.tree, in: .byImportance)
    case .corrections(let corrections):
      return try corrections.tree(of: layer.position).flatMap {
        $0.lists > QueryTree.mostAlternatives ? nil : try layer.reader.documents($0, in: .byImportance)
      }
    case .layers: return nil
    case .all(let parts):
      let sets = try parts.compactMap { try $0.documents(in: layer) }
      return sets.isEmpty ? nil : try Intersection(sets)
    case .any(let parts):
      let met = parts.filter { $0.places(in: layer.position) > 0 }
      let sets = try met.compactMap { try $0.documents(in: layer) }
      return sets.count < met.count ? nil : sets.count == 1 ? sets[0] : Union(sets)
    }
  }
}
