// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// Promise P1 across layers: several indexes give what a look at every visible place of all of them gives.
@Suite struct LayerReferenceTests {
  /// The places of a random world, spread over layers: some are in several, changed, and some are removed above.
  static func layers(_ records: [PlaceRecord], _ random: inout SeededRandom) -> [ReferenceLayer] {
    let count = random.pick([2, 3, 5, 20])
    var layers = [[PlaceRecord]](repeating: [], count: count)
    var removed = [Set<String>](repeating: [], count: count)
    for record in records {
      let bottom = Int.random(in: 0..<count, using: &random)
      layers[bottom].append(record)
      guard bottom + 1 < count, random.chance(0.3) else { continue }
      let above = Int.random(in: bottom + 1..<count, using: &random)
      if random.chance(0.4) {
        removed[above].insert(record.id)
      } else {
        var changed = record
        changed.name = random.pick(records).name
        changed.importance = random.pick(records).importance
        changed.location = random.pick(records).location
        if random.chance(0.3) { (changed.id, changed.formerIDs) = ("new-\(record.id)", [record.id]) }
        layers[above].append(changed)
      }
    }
    return zip(layers, removed).map { ReferenceLayer($0, removing: $1) }
  }

  /// What an answer shows of a candidate: numbers of places differ, because layers count one after the other.
  private struct Row: Equatable {
    var id: String
    var score: Score
    var match: TextMatch
    var importance: Int
  }

  @Test("layers equal their reference engine", arguments: Seeds.of(200))
  func equalsReference(seed: Int) throws {
    var world = RandomWorld(seed: UInt64(seed))
    var random = SeededRandom(seed: UInt64(seed) &+ 77)
    let parts = Self.layers(world.records, &random)
    var preferences: [Int: LayerPreference] = [:]
    for position in parts.indices where seed % 2 == 1 && random.chance(0.5) {
      preferences[position] = LayerPreference(
        bonus: random.pick([0.01, 0.7, 1]), withinMeters: random.pick([nil, 500, 5000, 300_000]))
    }
    let layers = try LayeredWorld(parts, preferring: preferences)
    for number in 0..<30 {
      var request = world.request()
      request.hasFinishedWords = number % 4 == 0
      if number % 8 == 0 { request.types = ["hotel", "restaurant"] }
      let found = try layers.engine.search(request)
      try #require(found.isComplete)
      let rows = try found.candidates.map { candidate in
        Row(
          id: try layers.engine.reader.placeID(of: candidate.place), score: candidate.score, match: candidate.match,
          importance: candidate.importance)
      }
      let expected = layers.reference.search(request).map {
        Row(id: layers.reference.id(of: $0), score: $0.score, match: $0.match, importance: $0.importance)
      }
      if rows != expected {
        Issue.record("seed \(seed), request \(number): \(request)\n found \(rows.map(\.id))\n expected \(expected.map(\.id))")
        return
      }
    }
  }
}
