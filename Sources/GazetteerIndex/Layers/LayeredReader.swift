// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Several indexes, one over the other, that answer as if they were one; or a single index. Only one thread may use it at a time.
///
/// A place of a layer hides the place with the same id in every layer below, and so does the mark that a place was removed (`IndexReader.overrides`).
/// Words count in all layers, also those of hidden places: how many places have a word is a statistic.
///
/// Places, countries and type sets have common numbers, see `Layer`. Within a layer the numbers of places ascend as importance falls; between layers
/// `precedes` tells the order.
package final class LayeredReader {
  /// From the bottom to the top. Never empty.
  package private(set) var layers: [Layer] = []
  /// What the layers have together, by common numbers.
  package var overview: IndexOverview { overviews.all }
  /// What other readers of the same files share with this one.
  package let overviews: Overviews
  /// Whether there are several indexes, and not only the packs of one: then a place tells from which it is.
  package let tellsLayers: Bool
  /// By layer the last common number of its places.
  private var lastPlaces: [Int] = []
  /// What was looked up of the words of all layers.
  let recentWords = RecentWords()

  /// What was read of the files when they were opened.
  package struct Overviews: Sendable {
    fileprivate let each: [IndexOverview]
    fileprivate let all: IndexOverview
    /// The words of all layers, once a search has asked for them.
    let words = SharedVocabulary()
    /// By common id − 1, the layers that have places of a country.
    fileprivate let layersOfCountries: [LayerSet]
    /// By code, the layers that have places of a primary type.
    fileprivate let layersOfTypes: [Int: LayerSet]

    init(_ each: [IndexOverview]) {
      let all = each.count == 1 ? each[0] : IndexOverview(layers: each)
      var countries = [LayerSet](repeating: LayerSet(), count: all.countries.count)
      let ids = Dictionary(zip(all.countries, 0...), uniquingKeysWith: { first, _ in first })
      var types: [Int: LayerSet] = [:]
      for (position, overview) in each.enumerated() {
        for code in overview.countries { if let id = ids[code] { countries[id].insert(position) } }
        for type in Set(overview.typeSets.compactMap(\.primaryType)) { types[type, default: LayerSet()].insert(position) }
      }
      (self.each, self.all, layersOfCountries, layersOfTypes) = (each, all, countries, types)
    }
  }

  /// A reader of every file of some indexes.
  ///
  /// - Parameters:
  ///   - snapshots: From the bottom to the top; one at least.
  ///   - overviews: Those of another reader of the same snapshots; nil reads them.
  package convenience init(_ snapshots: [IndexSnapshot], sharing overviews: Overviews? = nil) throws {
    let fileCount = snapshots.reduce(0) { $0 + $1.files.count }
    var readers: [IndexReader] = []
    var indexes: [Range<Int>] = []
    for snapshot in snapshots {
      let first = readers.count
      for file in snapshot.files {
        readers.append(try IndexReader(file, sharing: overviews?.each[readers.count], among: fileCount))
      }
      if snapshot.hasWorldBelow { indexes.append(first..<first + 1) }
      indexes.append(first + (snapshot.hasWorldBelow ? 1 : 0)..<readers.count)
    }
    let titles = LayerNames.names(ofPaths: snapshots.map(\.path))
    let names = zip(snapshots, titles).flatMap { snapshot, title in snapshot.files.map { _ in title } }
    self.init(readers, indexes: indexes, names: names, tellsLayers: snapshots.count > 1, sharing: overviews)
  }

  /// - Parameter readers: From the bottom to the top; one at least. Each is an index of its own.
  package convenience init(_ readers: [IndexReader]) {
    self.init(
      readers, indexes: readers.indices.map { $0..<$0 + 1 }, names: LayerNames.names(ofPaths: readers.map(\.overview.path)),
      tellsLayers: readers.count > 1, sharing: nil)
  }

  /// A single index.
  package convenience init(_ reader: IndexReader) { self.init([reader]) }

  /// - Parameter indexes: The readers of each index; those of one have no place in common.
  private init(_ readers: [IndexReader], indexes: [Range<Int>], names: [String], tellsLayers: Bool, sharing overviews: Overviews?) {
    self.overviews = overviews ?? Overviews(readers.map(\.overview))
    self.tellsLayers = tellsLayers
    let countryIDs = Dictionary(zip(self.overviews.all.countries, 1...), uniquingKeysWith: { first, _ in first })
    var (places, typeSets) = (0, 0)
    for index in indexes {
      for position in index {
        let reader = readers[position]
        reader.sharePatience(of: readers[0])
        layers.append(
          Layer(
            reader, at: position, name: names[position], firstPlace: places, firstTypeSet: typeSets,
            countries: reader.overview.countries.map { countryIDs[$0] ?? 0 }, isLayered: readers.count > 1,
            below: index.upperBound..<readers.count, of: self))
        places += reader.overview.placeCount
        typeSets += reader.overview.typeSets.count
        lastPlaces.append(places)
      }
    }
  }

  /// Whether there is more than one layer.
  package var isLayered: Bool { layers.count > 1 }

  /// The layer of a place, and its number there.
  package func layer(of place: Int) -> (layer: Layer, own: Int) {
    if !isLayered { return (layers[0], place) }
    let layer = layers[min(lastPlaces.indices.partitioningIndex { lastPlaces[$0] >= place }, layers.count - 1)]
    return (layer, place - layer.common(0))
  }

  /// Whether a place comes before another in an index of all layers: by importance, then by the bytes of the place id.
  package func precedes(_ a: Int, _ b: Int) throws -> Bool {
    let ((first, ownA), (second, ownB)) = (layer(of: a), layer(of: b))
    if first === second { return a < b }
    let (x, y) = (try first.reader.core(of: ownA).importance, try second.reader.core(of: ownB).importance)
    if x != y { return x > y }
    return try first.reader.placeID(of: ownA).utf8.lexicographicallyPrecedes(second.reader.placeID(of: ownB).utf8)
  }

  // MARK: Patience

  /// The deadline and cancellation of the current work; see `IndexReader.patience`.
  package var patience: Patience { layers[0].reader.patience }

  /// Runs work on all layers until `patience` is over; see `IndexReader.under`. All layers share the patience of the lowest.
  package func under<Value>(_ patience: Patience, _ work: () throws -> Value) throws -> Value {
    try layers[0].reader.under(patience, work)
  }

  // MARK: Countries

  /// The code of a country, or nil for places without one.
  package func countryCode(_ id: Int) -> String? {
    overview.countries.indices.contains(id &- 1) ? overview.countries[id - 1] : nil
  }

  /// The name of a country in the language, else its default name, else its code; that of the highest layer that has one.
  package func countryName(_ id: Int, language: String) throws -> String? {
    guard let code = countryCode(id) else { return nil }
    for language in [language, ""] {
      for layer in layers.reversed() {
        if let own = layer.reader.overview.countryID(of: code), let name = try layer.reader.countryName(own, exactly: language) {
          return name
        }
      }
    }
    return code
  }

  /// Countries that have a word with the prefix in one of their names, in any language and layer.
  package func countries(withTermPrefix prefix: some Collection<UInt8>) -> [Int] { overview.countryWords.countries(withPrefix: prefix) }

  /// The same for all layers of a search, each of which asks for its own.
  func setOfCountries(withTermPrefix prefix: [UInt8]) -> Set<Int> {
    recentWords.countries.row(prefix) { Set(countries(withTermPrefix: prefix)) }
  }

  /// The folded words of a country's names, in all languages and layers.
  package func termsOfCountry(_ country: Int) -> [[UInt8]] { overview.countryWords.words(of: country) }

  /// The layers that have places of a country.
  package func layers(ofCountry id: Int) -> LayerSet {
    overviews.layersOfCountries.indices.contains(id &- 1) ? overviews.layersOfCountries[id - 1] : LayerSet()
  }

  /// The layers that have places of a primary type, by its code.
  package func layers(ofType code: Int) -> LayerSet { overviews.layersOfTypes[code] ?? LayerSet() }
}
