// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// What a layer has to have for a match: a tree of words. What words alone tell is worked out once, for all layers; what posting lists tell, when a layer is asked.
final class LayerCondition {
  private enum Form {
    case words(LayerCounts)
    case corrections(LayerCorrections)
    case layers
    case all([LayerCondition])
    case any([LayerCondition])
  }

  private let form: Form
  /// By layer, as far as single words tell.
  private let tops: LayerTops

  private init(_ form: Form, _ tops: LayerTops) { (self.form, self.tops) = (form, tops) }

  /// A word in names or in addresses, or three letters.
  static func words(_ counts: LayerCounts) -> LayerCondition { LayerCondition(.words(counts), counts.tops) }

  /// A correction of a word.
  static func corrections(_ corrections: LayerCorrections) -> LayerCondition { LayerCondition(.corrections(corrections), corrections.tops) }

  /// It is one of these.
  static func layers(_ layers: LayerSet) -> LayerCondition {
    LayerCondition(.layers, LayerTops(layers.positions, RankingSignals.highestImportance))
  }

  static func all(_ conditions: [LayerCondition]) -> LayerCondition {
    let parts = conditions.flatMap(\.conjuncts)
    return LayerCondition(.all(parts), parts.dropFirst().reduce(into: parts.first?.tops ?? LayerTops()) { $0.formLeast($1.tops) })
  }

  static func any(_ conditions: [LayerCondition]) -> LayerCondition {
    LayerCondition(.any(conditions), conditions.reduce(into: LayerTops()) { $0.formGreatest($1.tops) })
  }

  /// What *all* joins in it.
  private var conjuncts: [LayerCondition] {
    if case .all(let parts) = form { return parts }
    return [self]
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
    let parts: [LayerCondition]
    switch form {
    case .words, .corrections, .layers: return top(in: position)
    case .any(let parts):
      return try parts.reduce(-1) { top, part in part.top(in: position) > top ? max(top, try part.narrowTop(in: layer)) : top }
    case .all(let all): parts = all
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
    return switch form {
    case .words(let counts): counts.places(in: layer)
    case .corrections(let corrections): corrections.places(in: layer)
    case .layers: .max
    case .all(let parts): parts.reduce(.max) { min($0, $1.places(in: layer)) }
    case .any(let parts): parts.reduce(0) { $0.addingClamped($1.places(in: layer)) }
    }
  }

  /// The places of a layer that may meet it; nil when lists do not tell, or are too many to ask.
  private func documents(in layer: Layer) throws -> DocumentSet? {
    switch form {
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
      let met = parts.filter { $0.top(in: layer.position) >= 0 }
      let sets = try met.compactMap { try $0.documents(in: layer) }
      return sets.count < met.count ? nil : sets.count == 1 ? sets[0] : Union(sets)
    }
  }
}
