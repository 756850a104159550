// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The layers that have a word, or one that begins so: how many places of each, and how important these are. Belongs to a reader.
package final class LayerCounts {
  /// How many places have it in all layers.
  package let places: Int
  /// The layers that have it.
  package let layers: LayerSet
  private let tree: QueryTree
  private unowned let reader: LayeredReader
  /// In ascending order.
  private let found: [(layer: Int32, places: Int32)]
  /// As `found`; −2 before it was asked for.
  private var tops: [Int16]

  init(_ words: SharedWords, at reference: Int, of tree: QueryTree, _ reader: LayeredReader) {
    var (places, layers, found): (Int, LayerSet, [(layer: Int32, places: Int32)]) = (0, LayerSet(), [])
    words.each(at: reference) { layer, count in
      places = places.addingClamped(count)
      layers.insert(layer)
      found.append((Int32(clamping: layer), Int32(clamping: count)))
    }
    (self.places, self.layers, self.found, self.tree, self.reader) = (places, layers, found, tree, reader)
    tops = Array(repeating: -2, count: found.count)
  }

  private func index(of layer: Int) -> Int? {
    let index = found.indices.partitioningIndex { found[$0].layer >= layer }
    return index < found.count && found[index].layer == layer ? index : nil
  }

  /// How many places of the layer at a position have it.
  package func places(in layer: Int) -> Int { index(of: layer).map { Int(found[$0].places) } ?? 0 }

  /// Its places in the layer at a position; nil when it has none.
  package func tree(of layer: Int) -> QueryTree? { index(of: layer).map { tree.limited(to: Int(found[$0].places)) } }

  /// The importance, in thousandths, that no place of the layer exceeds that has it; −1 when none has.
  ///
  /// - Complexity: Opens a posting list when it is asked for the first time.
  package func top(in layer: Int) throws -> Int {
    guard let index = index(of: layer) else { return -1 }
    if tops[index] == -2 { tops[index] = Int16(clamping: try reader.layers[layer].top(of: tree)) }
    return Int(tops[index])
  }
}

/// The corrections of a typed word in each layer. Belongs to a reader.
package final class LayerCorrections {
  /// The layers that have one.
  package let layers: LayerSet
  private let space: VocabularySpace
  /// By layer, with its numbers of places.
  private let terms: [[CorrectedTerm]]

  init(_ found: [CorrectedTerm], _ words: SharedWords, _ space: VocabularySpace, layerCount: Int) {
    var (layers, terms) = (LayerSet(), [[CorrectedTerm]](repeating: [], count: layerCount))
    for var term in found {
      words.each(at: term.places) { layer, places in
        layers.insert(layer)
        term.places = places
        terms[layer].append(term)
      }
    }
    (self.layers, self.terms, self.space) = (layers, terms, space)
  }

  /// Those of the layer at a position.
  package func terms(of layer: Int) -> [CorrectedTerm] { terms[layer] }

  /// The places of a layer that have one of them; nil for the words of countries.
  package func tree(of layer: Int) -> QueryTree? {
    space == .countries ? nil : .any(terms[layer].map { QueryTree($0.term, space, isPrefix: $0.isPrefix) })
  }
}
