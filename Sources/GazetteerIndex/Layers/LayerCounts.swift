// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerText

/// By layer, the importance, in thousandths, that no place exceeds of those that are meant; −1 where there is none.
package struct LayerTops: Sendable {
  /// Layers behind the last one have none.
  private var values: [Int16] = []

  /// No place of any layer.
  package init() {}

  /// The same for some layers.
  package init(_ layers: [Int], _ top: Int) { for layer in layers { insert(layer, top) } }

  package subscript(layer: Int) -> Int { layer < values.count ? Int(values[layer]) : -1 }

  mutating func insert(_ layer: Int, _ top: Int) {
    while values.count <= layer { values.append(-1) }
    values[layer] = max(values[layer], Int16(clamping: top))
  }

  /// Of places that are meant by others as well.
  package mutating func formLeast(_ other: LayerTops) {
    values.removeLast(max(0, values.count - other.values.count))
    for layer in values.indices { values[layer] = min(values[layer], other.values[layer]) }
  }

  /// Of these places and of others.
  package mutating func formGreatest(_ other: LayerTops) {
    if values.isEmpty { return values = other.values }
    for layer in values.count..<max(values.count, other.values.count) { values.append(other.values[layer]) }
    for layer in other.values.indices { values[layer] = max(values[layer], other.values[layer]) }
  }

  /// The layers that have such places.
  package var layers: LayerSet {
    var layers = LayerSet()
    for layer in values.indices where values[layer] >= 0 { layers.insert(layer) }
    return layers
  }
}

/// The layers that have a word, or one that begins so: how many places of each, and how important these are. Belongs to a reader.
package final class LayerCounts {
  /// How many places have it in all layers.
  package let places: Int
  /// The layers that have it.
  package let layers: LayerSet
  /// In ascending order.
  private let found: [Found]

  private struct Found {
    var layer: Int32
    var places: Int32
    var top: Int16
  }

  init(_ words: SharedWords, at reference: Int, of tree: QueryTree) {
    var (places, layers, found): (Int, LayerSet, [Found]) = (0, LayerSet(), [])
    words.each(at: reference) { layer, count, top in
      places = places.addingClamped(count)
      layers.insert(layer)
      found.append(Found(layer: Int32(clamping: layer), places: Int32(clamping: count), top: Int16(clamping: top)))
    }
    (self.places, self.layers, self.found, self.tree) = (places, layers, found, tree)
  }

  /// How many places of the layer at a position have it.
  package func places(in layer: Int) -> Int {
    let index = found.indices.partitioningIndex { found[$0].layer >= layer }
    return index < found.count && found[index].layer == layer ? Int(found[index].places) : 0
  }

  /// Its places.
  package let tree: QueryTree

  /// By layer, the importance of the most important place that has it, rounded up (`WordTree.topStep`).
  package var tops: LayerTops {
    var tops = LayerTops()
    for found in found { tops.insert(Int(found.layer), Int(found.top)) }
    return tops
  }
}

/// The corrections of a typed word in each layer. Belongs to a reader.
package final class LayerCorrections {
  private let space: VocabularySpace
  /// By layer, with its numbers of places.
  private let terms: [[CorrectedTerm]]
  /// By layer, the cheapest correction; nil where there is none.
  private let least: [Correction?]
  /// By layer, the importance of the most important place that has one, rounded up. Of the words of countries nothing is known.
  package let tops: LayerTops

  init(_ found: [CorrectedTerm], _ words: SharedWords, _ space: VocabularySpace, layerCount: Int) {
    var (tops, terms) = (LayerTops(), [[CorrectedTerm]](repeating: [], count: layerCount))
    for var term in found {
      words.each(at: term.places) { layer, places, top in
        term.places = places
        terms[layer].append(term)
        tops.insert(layer, top)
      }
    }
    (self.terms, self.tops, self.space) = (terms, tops, space)
    least = terms.map { $0.map(\.correction).min() }
  }

  /// Those of the layer at a position.
  package func terms(of layer: Int) -> [CorrectedTerm] { terms[layer] }

  /// The cheapest one of a layer; nil when it has none.
  package func least(of layer: Int) -> Correction? { least[layer] }

  /// How many places of a layer have one, summed over its words; `.max` for the words of countries.
  package func places(in layer: Int) -> Int {
    space == .countries && !terms[layer].isEmpty ? .max : terms[layer].reduce(0) { $0.addingClamped($1.places) }
  }

  /// The places of a layer that have one of them; nil for the words of countries.
  package func tree(of layer: Int) -> QueryTree? {
    space == .countries ? nil : .any(terms[layer].map { QueryTree($0.term, space, isPrefix: $0.isPrefix) })
  }
}
