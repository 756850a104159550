// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerText

/// What linking has to know of a staged record.
struct LinkCandidate {
  /// Its position among the staged records.
  let entry: Int
  /// Settles ties: the same whatever order the records came in.
  let idHash: UInt64
  /// The file that it came from.
  let file: UInt16
  /// The source that it names, as a number; records that name none share one.
  let source: Int
  let family: PlaceFamily
  let primaryType: String?
  let location: GeoPoint
  let countryCode: String?
  /// Of the primary name, folded.
  let nameKey: UInt64

  /// Whether two records may be one place by everything but their names: from two files that name two sources, of one kind, near each other and not in
  /// two countries. Sources write the names of areas in different ways, so these say nothing.
  ///
  /// Both are asked for, so that neither the parts of one source nor an export of several, read again, is ever linked.
  func mayBe(_ other: LinkCandidate) -> Bool {
    file != other.file && source != other.source && family == other.family && isOfOneKind(with: other) && isInOneCountry(with: other)
      && location.distanceMeters(to: other.location) <= family.duplicateMeters
  }

  /// An airport and the station in it may share a name; a record without a type says nothing against.
  private func isOfOneKind(with other: LinkCandidate) -> Bool {
    primaryType == other.primaryType || primaryType == nil || other.primaryType == nil
  }

  private func isInOneCountry(with other: LinkCandidate) -> Bool {
    countryCode == other.countryCode || countryCode == nil || other.countryCode == nil
  }

  /// The greatest difference in latitude that is still near, in 1e-7 degrees: a degree has 110,574 metres and more.
  var latitudeReach: Int64 { Int64(family.duplicateMeters / 110_574 * 1e7) + 1 }

  /// The key of a name, folded.
  static func key(_ name: String) -> UInt64? { TextAnalyzer.forms(ofName: name).first.map { nameKeyHash($0.key) } }
}

/// Two records that may be one place, best first: the same primary name before the name of one among the names of the other, then the nearer.
struct LinkPair: Comparable {
  let isByPrimaryNames: Bool
  let meters: Double
  /// Positions among the candidates, the one with the smaller hash of its id first.
  let first: Int
  let second: Int
  let firstHash: UInt64
  let secondHash: UInt64

  init(_ a: Int, _ b: Int, _ candidates: [LinkCandidate]) {
    let isInOrder = candidates[a].idHash <= candidates[b].idHash
    (first, second) = isInOrder ? (a, b) : (b, a)
    (firstHash, secondHash) = (candidates[first].idHash, candidates[second].idHash)
    isByPrimaryNames = candidates[a].nameKey == candidates[b].nameKey
    meters = candidates[first].location.distanceMeters(to: candidates[second].location)
  }

  static func < (a: LinkPair, b: LinkPair) -> Bool {
    if a.isByPrimaryNames != b.isByPrimaryNames { return a.isByPrimaryNames }
    return (a.meters, a.firstHash, a.secondHash) < (b.meters, b.firstHash, b.secondHash)
  }
}
