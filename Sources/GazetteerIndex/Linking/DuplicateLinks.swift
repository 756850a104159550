// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// Finds records of different sources that describe one place: same primary type, near each other, not in two countries, and the primary name of one is
/// among the names of the other.
///
/// Links the best pairs first. A group never gets a second record of a source, so the records of one source stay separate. The order of the records
/// does not matter.
///
/// - Complexity: O(*n* log *n*) for *n* names, plus the pairs of near namesakes. Uses some 100 bytes a record while it runs.
struct DuplicateLinks {
  /// Offsets of staged records; each group is one place.
  private(set) var groups: [[Int]] = []

  private var candidates: [LinkCandidate] = []
  /// Positions among the candidates by name key, then from south to north.
  private var byName: [Int] = []

  /// - Parameter records: all staged records.
  init(_ records: StagedRecords) throws(IndexError) {
    try collect(records)
    if Set(candidates.map(\.source)).count < 2 { return }
    byName = candidates.indices.sorted { isBefore($0, $1) }
    group(try pairs(records).sorted())
  }

  /// Streets are not linked: each has the houses of its own source.
  private mutating func collect(_ records: StagedRecords) throws(IndexError) {
    var (sources, reader) = ([String: Int](), records.reader())
    for (offset, header) in records.live {
      let record = try reader.record(at: offset)
      guard record.primaryType != "route", record.houseNumbers == HouseNumberList(), let key = LinkCandidate.key(record.name) else {
        continue
      }
      let name = record.source?.name ?? ""
      let source = sources[name] ?? sources.count
      sources[name] = source
      candidates.append(
        LinkCandidate(
          offset: offset, idHash: header.idHash, file: header.sourceIndex, source: source,
          family: PlaceFamily(primaryType: record.primaryType), primaryType: record.primaryType, location: record.location,
          countryCode: record.address.countryCode, nameKey: key))
    }
  }

  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (candidates[a], candidates[b])
    return (a.nameKey, a.location.latitudeE7, a.idHash) < (b.nameKey, b.location.latitudeE7, b.idHash)
  }

  private func pairs(_ records: StagedRecords) throws(IndexError) -> [LinkPair] {
    var (pairs, reader) = ([LinkPair](), records.reader())
    for (position, candidate) in candidates.enumerated() {
      let record = try reader.record(at: candidate.offset)
      for key in Set([candidate.nameKey] + record.names.compactMap { LinkCandidate.key($0.text) }) {
        let namesakes = near(candidate, named: key)
        if namesakes.count > Self.mostNamesakes { continue }
        for other in namesakes where candidate.mayBe(candidates[other]) {
          pairs.append(LinkPair(position, other, of: candidates))
        }
      }
    }
    return pairs
  }

  /// A name that more places than this share at about the same latitude does not identify a place: ten thousand nameless stops that a source puts at
  /// 0° 0° would make a hundred million pairs. Among the 100,000 cities of GeoNames with 1,000 people no name occurs more than 39 times so.
  private static let mostNamesakes = 1000

  /// Positions of candidates with that primary name at about the same latitude.
  private func near(_ candidate: LinkCandidate, named key: UInt64) -> ArraySlice<Int> {
    let latitude = Int64(candidate.location.latitudeE7)
    let start = firstPosition(key, from: latitude - candidate.latitudeReach)
    let end = firstPosition(key, from: latitude + candidate.latitudeReach + 1)
    return byName[start..<end]
  }

  /// The first position in `byName` at or after a name key and a latitude.
  private func firstPosition(_ key: UInt64, from latitude: Int64) -> Int {
    byName.indices.partitioningIndex { index in
      let candidate = candidates[byName[index]]
      return (candidate.nameKey, Int64(candidate.location.latitudeE7)) >= (key, latitude)
    }
  }

  private mutating func group(_ pairs: [LinkPair]) {
    var members: [Int: [Int]] = [:]
    var groupOf: [Int: Int] = [:]
    for pair in pairs {
      let (a, b) = (groupOf[pair.first] ?? pair.first, groupOf[pair.second] ?? pair.second)
      if a == b { continue }
      let joined = (members[a] ?? [a]) + (members[b] ?? [b])
      guard isOneASource(joined), isInOneCountry(joined), isOfOneType(joined) else { continue }
      members[b] = nil
      members[a] = joined
      for member in joined { groupOf[member] = a }
    }
    groups = members.values.map { $0.map { candidates[$0].offset } }
  }

  /// A record without a country may link records of two countries; such a group is refused.
  private func isInOneCountry(_ members: [Int]) -> Bool { Set(members.compactMap { candidates[$0].countryCode }).count < 2 }

  /// A record without a type may link records of two types, as a square and the station under it; such a group is refused.
  private func isOfOneType(_ members: [Int]) -> Bool { Set(members.compactMap { candidates[$0].primaryType }).count < 2 }

  private func isOneASource(_ members: [Int]) -> Bool {
    Set(members.map { candidates[$0].source }).count == members.count && Set(members.map { candidates[$0].file }).count == members.count
  }
}

extension PlaceFamily {
  /// How far apart two records of one place may lie.
  package var duplicateMeters: Double {
    switch self {
    case .region: 50_000
    case .settlement: 10_000
    case .poi: 250
    }
  }
}
