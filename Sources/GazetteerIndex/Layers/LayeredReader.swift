// SPDX-License-Identifier: Apache-2.0

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
  package let overview: IndexOverview
  private var countryTerms = RowCache<Int, [[UInt8]]>(capacity: 300)
  /// Of recently asked terms: a search asks for the same ones in every layer.
  private var counts = RowCache<CountKey, Int>(capacity: 4096)

  private struct CountKey: Hashable {
    var term: [UInt8]
    var space: VocabularySpace
    var isPrefix: Bool
  }

  /// - Parameters:
  ///   - readers: From the bottom to the top; one at least.
  ///   - overview: What `overview` was for another reader of the same files; nil makes it anew.
  package init(_ readers: [IndexReader], sharing overview: IndexOverview? = nil) {
    self.overview = overview ?? (readers.count == 1 ? readers[0].overview : IndexOverview(layers: readers.map(\.overview)))
    let countryIDs = Dictionary(zip(self.overview.countries, 1...), uniquingKeysWith: { first, _ in first })
    let names = LayerNames.names(ofPaths: readers.map(\.overview.path))
    var (places, typeSets) = (0, 0)
    for (position, reader) in readers.enumerated() {
      layers.append(
        Layer(
          reader, at: position, name: names[position], firstPlace: places, firstTypeSet: typeSets,
          countries: reader.overview.countries.map { countryIDs[$0] ?? 0 }, isLayered: readers.count > 1, of: self))
      places += reader.overview.placeCount
      typeSets += reader.overview.typeSets.count
    }
  }

  /// A single index.
  package convenience init(_ reader: IndexReader) { self.init([reader]) }

  /// Whether there is more than one layer.
  package var isLayered: Bool { layers.count > 1 }

  /// The layer of a place, and its number there.
  package func layer(of place: Int) -> (layer: Layer, own: Int) {
    for layer in layers.dropLast() { if let own = layer.own(place) { return (layer, own) } }
    let top = layers[layers.count - 1]
    return (top, place - top.common(0))
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

  /// Runs work on all layers until `patience` is over; see `IndexReader.under`.
  package func under<Value>(_ patience: Patience, _ work: () throws -> Value) throws -> Value { try under(patience, from: 0, work) }

  private func under<Value>(_ patience: Patience, from position: Int, _ work: () throws -> Value) throws -> Value {
    try layers[position].reader.under(patience) {
      position + 1 < layers.count ? try under(patience, from: position + 1, work) : try work()
    }
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
  package func countries(withTermPrefix prefix: some Collection<UInt8>) throws -> [Int] {
    guard isLayered else { return try layers[0].reader.countries(withTermPrefix: prefix) }
    var countries: Set<Int> = []
    for layer in layers {
      countries.formUnion(
        try layer.reader.countries(withTermPrefix: prefix).compactMap { id in
          layer.reader.countryCode(id).flatMap(overview.countryID(of:))
        })
    }
    return countries.sorted()
  }

  /// The folded words of a country's names, in all languages and layers.
  package func termsOfCountry(_ country: Int) throws -> [[UInt8]] {
    guard isLayered else { return try layers[0].reader.termsOfCountry(country) }
    return try countryTerms.row(country) {
      guard let code = countryCode(country) else { return [] }
      var terms: [[UInt8]] = []
      var seen: Set<[UInt8]> = []
      for layer in layers {
        guard let own = layer.reader.overview.countryID(of: code) else { continue }
        terms += try layer.reader.termsOfCountry(own).filter { seen.insert($0).inserted }
      }
      return terms
    }
  }

  // MARK: Words

  /// How many places have a term in a space, in all layers.
  package func places(ofTerm term: some Collection<UInt8>, space: [UInt8]) throws -> Int {
    guard isLayered else { return try layers[0].reader.places(ofTerm: term, space: space) }
    return try counts.row(CountKey(term: Array(term), space: VocabularySpace(space), isPrefix: false)) {
      try layers.reduce(0) { $0 + (try $1.reader.places(ofTerm: term, space: space)) }
    }
  }

  /// The same of all terms that begin so.
  package func places(ofTermPrefix prefix: some Collection<UInt8>, space: [UInt8]) throws -> Int {
    guard isLayered else { return try layers[0].reader.places(ofTermPrefix: prefix, space: space) }
    return try counts.row(CountKey(term: Array(prefix), space: VocabularySpace(space), isPrefix: true)) {
      try layers.reduce(0) { $0 + (try $1.reader.places(ofTermPrefix: prefix, space: space)) }
    }
  }
}
