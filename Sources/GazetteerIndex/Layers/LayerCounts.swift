// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

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

  private func index(of layer: Int) -> Int? {
    let index = found.indices.partitioningIndex { found[$0].layer >= layer }
    return index < found.count && found[index].layer == layer ? index : nil
  }

  /// How many places of the layer at a position have it.
  package func places(in layer: Int) -> Int { index(of: layer).map { Int(found[$0].places) } ?? 0 }

  /// Its places.
  package let tree: QueryTree

  /// The importance, in thousandths, of the most important place of the layer that has it, rounded up (`WordTree.topStep`); −1 when none has.
  package func top(in layer: Int) -> Int { index(of: layer).map { Int(found[$0].top) } ?? -1 }
}

/// The corrections of a typed word in each layer. Belongs to a reader.
package final class LayerCorrections {
  /// The layers that have one.
  package let layers: LayerSet
  private let space: VocabularySpace
  /// By layer, with its numbers of places.
  private let terms: [[CorrectedTerm]]
  /// By layer; −1 where there is none.
  private let tops: [Int16]

  init(_ found: [CorrectedTerm], _ words: SharedWords, _ space: VocabularySpace, layerCount: Int) {
    var (layers, terms) = (LayerSet(), [[CorrectedTerm]](repeating: [], count: layerCount))
    var tops = [Int16](repeating: -1, count: layerCount)
    for var term in found {
      words.each(at: term.places) { layer, places, top in
        layers.insert(layer)
        term.places = places
        terms[layer].append(term)
        tops[layer] = max(tops[layer], Int16(clamping: top))
      }
    }
    (self.layers, self.terms, self.tops, self.space) = (layers, terms, tops, space)
  }

  /// Those of the layer at a position.
  package func terms(of layer: Int) -> [CorrectedTerm] { terms[layer] }

  /// How many places of a layer have one, summed over its words; `.max` for the words of countries.
  package func places(in layer: Int) -> Int {
    space == .countries && !terms[layer].isEmpty ? .max : terms[layer].reduce(0) { $0.addingClamped($1.places) }
  }

  /// The importance, in thousandths, of the most important place of the layer that has one, rounded up; −1 when none has. Of the words of countries nothing
  /// is known.
  package func top(in layer: Int) -> Int { Int(tops[layer]) }

  /// The places of a layer that have one of them; nil for the words of countries.
  package func tree(of layer: Int) -> QueryTree? {
    space == .countries ? nil : .any(terms[layer].map { QueryTree($0.term, space, isPrefix: $0.isPrefix) })
  }
}
