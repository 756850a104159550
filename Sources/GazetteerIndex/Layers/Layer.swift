// SPDX-License-Identifier: Apache-2.0
package import GazetteerPlaces
package import GazetteerText

/// One of the indexes that answer together (`LayeredReader`), with what relates its own numbers to the common ones.
///
/// An index numbers its places, countries and type sets from 1. The common numbers are the same for a single index.
package final class Layer {
  /// Reads the index by its own numbers.
  package let reader: IndexReader
  /// Position from the bottom: 0 is what all others lie over.
  package let position: Int
  /// What the answer calls it: the name of its file without the extension, or of the folder of its packs.
  package let name: String
  /// What a record of a search calls it; empty for a single index.
  package var title: String { isLayered ? "\(all.tellsLayers ? name : reader.overview.path): " : "" }
  /// Whether there are others.
  package let isLayered: Bool
  /// Positions of the layers that hide its places: those above it, but for packs of the same index, which have no places in common with it.
  private let above: Range<Int>
  /// All layers.
  unowned let all: LayeredReader
  /// The common number of a place, less its own.
  private let firstPlace: Int
  /// The common number of a type set, less its own.
  private let firstTypeSet: Int
  /// Common ids of the countries, by own id − 1.
  private let commonCountries: [Int]
  /// The families that it has places of.
  package private(set) lazy var families = Result { try madeFamilies() }

  init(
    _ reader: IndexReader, at position: Int, name: String, firstPlace: Int, firstTypeSet: Int, countries: [Int], isLayered: Bool,
    below above: Range<Int>, of all: LayeredReader
  ) {
    (self.isLayered, self.above) = (isLayered, above)
    (self.reader, self.position, self.name, self.all) = (reader, position, name, all)
    (self.firstPlace, self.firstTypeSet, commonCountries) = (firstPlace, firstTypeSet, countries)
  }

  // MARK: Numbers

  /// The common number of a place.
  package func common(_ place: Int) -> Int { place + firstPlace }

  /// The layer's own number of a place; nil for one of another layer.
  package func own(_ place: Int) -> Int? {
    let own = place - firstPlace
    return own > 0 && own <= reader.overview.placeCount ? own : nil
  }

  /// The values of a place with common numbers.
  package func common(_ core: PlaceCore) -> PlaceCore {
    guard isLayered else { return core }
    var core = core
    core.typeSet += firstTypeSet
    core.country = commonCountries.indices.contains(core.country - 1) ? commonCountries[core.country - 1] : 0
    return core
  }

  // MARK: Countries

  /// The layer's own ids of the countries that have a word with the prefix in one of their names, in any layer.
  package func countries(withTermPrefix prefix: some Collection<UInt8>) -> [Int] {
    guard isLayered else { return reader.countries(withTermPrefix: prefix) }
    let named = all.setOfCountries(withTermPrefix: Array(prefix))
    return named.isEmpty ? [] : commonCountries.indices.filter { named.contains(commonCountries[$0]) }.map { $0 + 1 }
  }

  /// The folded words of the names of one of the layer's countries, in all languages and layers.
  package func termsOfCountry(_ own: Int) -> [[UInt8]] {
    guard isLayered, commonCountries.indices.contains(own - 1) else { return reader.termsOfCountry(own) }
    return all.termsOfCountry(commonCountries[own - 1])
  }

  // MARK: Words

  /// All layers as one vocabulary.
  package var words: LayeredReader { all }

  /// How many places of the layer have a term in a space.
  package func places(ofTerm term: some Collection<UInt8>, space: [UInt8]) throws -> Int {
    isLayered
      ? try all.counts(of: Array(term), in: VocabularySpace(space)).places(in: position) : try reader.places(ofTerm: term, space: space)
  }

  /// The same of all terms that begin so.
  package func places(ofTermPrefix prefix: some Collection<UInt8>, space: [UInt8]) throws -> Int {
    isLayered
      ? try all.counts(of: Array(prefix), isPrefix: true, in: VocabularySpace(space)).places(in: position)
      : try reader.places(ofTermPrefix: prefix, space: space)
  }

  /// The terms of the layer with a prefix, in byte order, at most `limit`.
  package func terms(withPrefix prefix: some Collection<UInt8>, space: [UInt8], limit: Int) throws -> [IndexReader.Term] {
    isLayered
      ? try all.terms(withPrefix: Array(prefix), space: VocabularySpace(space), of: position, limit: limit)
      : try reader.terms(withPrefix: prefix, space: space, limit: limit)
  }

  /// The corrections of a typed word into words of the layer: see `IndexReader.corrections`.
  package func corrections(of typed: TypedWord, space: VocabularySpace, check: () throws -> Void) throws -> [CorrectedTerm] {
    isLayered
      ? try all.corrections(of: typed, space: space, check: check).terms(of: position)
      : try reader.corrections(of: typed, space: space, check: check)
  }

  // MARK: Bounds

  /// The importance, in thousandths, of the most important place of a tree; −1 when it finds none.
  ///
  /// - Complexity: Opens the lists of the tree, and reads them up to the first place.
  package func top(of tree: QueryTree) throws -> Int { try importance(of: reader.documents(tree, in: .byImportance).current) }

  /// The importance, in thousandths, of a place by its own number; −1 for `.max`, which is none.
  package func importance(of place: Int) throws -> Int { place == .max ? -1 : try reader.core(of: place).importance }

  /// Whether a place probably has this main name, by its folded letters; the names are compared by a hash.
  package func hasName(_ key: [UInt8]) throws -> Bool {
    try reader.placesByWholeName(nameKeyHash(key), after: 0, through: reader.overview.placeCount).next() != nil
  }

  /// The places of a family.
  package struct Family {
    package let family: PlaceFamily
    /// The importance of the most important one, in thousandths.
    package let importance: Int
    /// A box that holds all of them.
    package let extent: PlainBox
  }

  private func madeFamilies() throws -> [Family] {
    try PlaceFamily.allCases.compactMap { family in
      guard let importance = reader.overview.importance(ofFamily: family, after: 0), reader.overview.hasPlaces(ofFamily: family),
        let extent = try reader.extent(of: family)
      else { return nil }
      return Family(family: family, importance: importance, extent: extent)
    }
  }

  // MARK: Overrides

  /// Whether there is a layer above that may hide its places.
  package var mayBeHidden: Bool { !above.isEmpty }

  /// Whether a layer above has a place with the id of one of the layer's places, or removes it.
  package func isHidden(_ place: Int) throws -> Bool {
    if above.isEmpty { return false }
    let placeID = try reader.placeID(of: place)
    return try all.layers[above].contains { try $0.reader.overrides(placeID) }
  }
}

/// What answers call layers.
enum LayerNames {
  /// The names of the files without folder and extension; of files with one name the later ones get a number.
  static func names(ofPaths paths: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return paths.map { path in
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let name = file.hasSuffix(".gaz") && file.count > 4 ? String(file.dropLast(4)) : file
      counts[name, default: 0] += 1
      return counts[name] == 1 ? name : "\(name)-\(counts[name] ?? 1)"
    }
  }
}
