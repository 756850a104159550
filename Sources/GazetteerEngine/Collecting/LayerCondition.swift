// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// What a layer has to have for a match: a tree of words. What words alone tell of each layer is worked out once, for all layers; what posting lists tell, when a
/// layer is asked.
final class LayerCondition {
  /// By layer, as far as single words tell.
  private let tops: LayerTops
  private let leaf: Leaf?
  private let parts: [LayerCondition]
  /// Whether all parts have to be met, not only one.
  private let needsAll: Bool

  private enum Leaf {
    case words(LayerCounts)
    case corrections(LayerCorrections)
    case layers
  }

  private init(_ tops: LayerTops, _ leaf: Leaf?, parts: [LayerCondition] = [], needsAll: Bool = false) {
    (self.tops, self.leaf, self.parts, self.needsAll) = (tops, leaf, parts, needsAll)
  }

  /// A word in names or in addresses, or three letters.
  static func words(_ counts: LayerCounts) -> LayerCondition { LayerCondition(counts.tops, .words(counts)) }

  /// A correction of a word.
  static func corrections(_ corrections: LayerCorrections) -> LayerCondition { LayerCondition(corrections.tops, .corrections(corrections)) }

  /// It is one of these.
  static func layers(_ layers: LayerSet) -> LayerCondition {
    LayerCondition(LayerTops(layers.positions, RankingSignals.highestImportance), .layers)
  }

  static func all(_ conditions: [LayerCondition]) -> LayerCondition {
    let parts = conditions.flatMap { $0.needsAll ? $0.parts : [$0] }
    let tops = parts.dropFirst().reduce(into: parts.first?.tops ?? LayerTops()) { $0.formLeast($1.tops) }
    return LayerCondition(tops, nil, parts: parts, needsAll: true)
  }

  static func any(_ conditions: [LayerCondition]) -> LayerCondition {
    LayerCondition(conditions.reduce(into: LayerTops()) { $0.formGreatest($1.tops) }, nil, parts: conditions)
  }

  /// The layers that have it.
  var layers: LayerSet { tops.layers }

  /// The importance, in thousandths, that no place exceeds of a layer that has it, as far as single words tell; −1 when the layer does not have it.
  func top(in layer: Int) -> Int { tops[layer] }

  /// The importance, in thousandths, that no place exceeds of a layer that has all of it, as far as posting lists tell; −1 when no place has.
  ///
  /// - Complexity: Opens the lists and reads them up to the first place. What few places have is read first: mostly none of them has a second word, so that
  ///   the other lists are not opened.
  func narrowTop(in layer: Layer) throws -> Int {
    let position = layer.position
    if leaf != nil { return top(in: position) }
    if !needsAll {
      return try parts.reduce(-1) { top, part in part.top(in: position) > top ? max(top, try part.narrowTop(in: layer)) : top }
    }
    if parts.count == 1 { return try parts[0].narrowTop(in: layer) }
    let ordered = parts.map { (part: $0, places: $0.places(in: position)) }.sorted { $0.places < $1.places }
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

  /// How many places of a layer may meet it; `.max` when lists do not tell.
  func places(in layer: Int) -> Int {
    if top(in: layer) < 0 { return 0 }
    switch leaf {
    case .words(let counts): return counts.places(in: layer)
    case .corrections(let corrections): return corrections.places(in: layer)
    case .layers: return .max
    case nil: return parts.reduce(needsAll ? .max : 0) { needsAll ? min($0, $1.places(in: layer)) : $0.addingClamped($1.places(in: layer)) }
    }
  }

  /// The places of a layer that may meet it; nil when lists do not tell, or are too many to ask.
  private func documents(in layer: Layer) throws -> DocumentSet? {
    switch leaf {
    case .words(let counts): return try layer.reader.documents(counts.tree, in: .byImportance)
    case .corrections(let corrections):
      return try corrections.tree(of: layer.position).flatMap {
        $0.lists > QueryTree.mostAlternatives ? nil : try layer.reader.documents($0, in: .byImportance)
      }
    case .layers: return nil
    case nil:
      if needsAll {
        let sets = try parts.compactMap { try $0.documents(in: layer) }
        return sets.isEmpty ? nil : try Intersection(sets)
      }
      let met = parts.filter { $0.top(in: layer.position) >= 0 }
      let sets = try met.compactMap { try $0.documents(in: layer) }
      return sets.count < met.count ? nil : sets.count == 1 ? sets[0] : Union(sets)
    }
  }
}
