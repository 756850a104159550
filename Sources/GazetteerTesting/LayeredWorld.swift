// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
package import GazetteerIndex
import GazetteerLibC

/// The content of one layer.
package struct ReferenceLayer: Sendable {
  package var records: [PlaceRecord]
  /// Ids that the layer removes from those below.
  package var removed: Set<String>
  /// What a ranking profile calls it.
  package var name = ""
  /// Ids and former ids.
  private let ids: Set<String>

  package init(_ records: [PlaceRecord], removing removed: Set<String> = []) {
    (self.records, self.removed) = (records, removed)
    ids = Set(records.flatMap { [$0.id] + $0.formerIDs })
  }

  /// Whether the layer hides a place of a layer below.
  package func hides(_ id: String) -> Bool { ids.contains(id) || removed.contains(id) }
}

/// Small indexes in temporary files, one over the other, with their reference engine. The files go when the world goes.
package final class LayeredWorld {
  package let engine: SearchEngine
  package let reference: ReferenceEngine
  /// From the bottom to the top.
  package let paths: [String]

  /// - Parameters:
  ///   - layers: From the bottom to the top; one at least.
  ///   - preferences: What is added for places of a layer, by its position from the bottom.
  package init(_ layers: [ReferenceLayer], preferring preferences: [Int: LayerPreference] = [:]) throws {
    paths = try layers.map { try World.written($0.records, hiding: $0.removed) }
    let reader = LayeredReader(try paths.map { try IndexReader(path: $0) })
    var (layers, profile) = (layers, RankingProfile())
    for (position, layer) in reader.layers.enumerated() {
      layers[position].name = layer.name
      profile.layers[layer.name] = preferences[position]
    }
    engine = SearchEngine(reader: reader, profile: profile)
    engine.checksInvariant = true
    reference = ReferenceEngine(layers: layers, countries: World.countries, overview: engine.reader.overview, profile: profile)
  }

  deinit { for path in paths { unlink(path) } }

  /// Ids of the answer, best first.
  package func ids(_ request: SearchRequest) throws -> [String] {
    try engine.search(request).candidates.map { try engine.reader.placeID(of: $0.place) }
  }
}
