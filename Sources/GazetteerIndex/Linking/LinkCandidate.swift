// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import GazetteerText

/// The values of a staged record that linking compares.
struct LinkCandidate {
  /// Where the record is staged.
  let offset: Int
  /// Settles ties independently of the order of the records.
  let idHash: UInt64
  /// The file of the record.
  let file: UInt32
  /// The source that the record names, as a number; all records without a source share one.
  let source: Int
  let family: PlaceFamily
  let primaryType: String?
  let location: GeoPoint
  let countryCode: String?
  /// Hash of the folded primary name.
  let nameKey: UInt64

  /// Whether two records may be one place, names aside: from two files that name two sources, of one primary type, near each other and not in two
  /// countries. Names of areas are not compared, because sources spell them differently.
  ///
  /// File and source must both differ, so that neither the parts of one source nor several sources exported together and read again are linked.
  func mayBe(_ other: LinkCandidate) -> Bool {
    file != other.file && source != other.source && family == other.family && isOfOneType(with: other) && isInOneCountry(with: other)
      && isNear(other.location)
  }

  /// Whether a place is so near that it may be the same. The latitude tells of most that they are not.
  func isNear(_ other: GeoPoint) -> Bool {
    abs(Int64(location.latitudeE7) - Int64(other.latitudeE7)) <= latitudeReach
      && location.distanceMeters(to: other) <= family.duplicateMeters
  }

  /// An airport and the station in it may share a name; a record without a type fits every type.
  private func isOfOneType(with other: LinkCandidate) -> Bool {
    primaryType == other.primaryType || primaryType == nil || other.primaryType == nil
  }

  private func isInOneCountry(with other: LinkCandidate) -> Bool {
    countryCode == other.countryCode || countryCode == nil || other.countryCode == nil
  }

  /// The greatest difference in latitude that counts as near, in 1e-7 degrees; a degree has at least 110,574 metres.
  var latitudeReach: Int64 { Int64(family.duplicateMeters / 110_574 * 1e7) + 1 }

  /// The hash of a folded name.
  static func key(_ name: String) -> UInt64? { TextAnalyzer.forms(ofName: name).first.map { nameKeyHash($0.key) } }
}

/// Two records that may be one place. Pairs with equal primary names come before those where one primary name is among the other's names, then nearer
/// pairs.
struct LinkPair: Comparable {
  let isByPrimaryNames: Bool
  let meters: Double
  /// Positions among the candidates, the one with the smaller hash of its id first.
  let first: Int
  let second: Int
  let firstHash: UInt64
  let secondHash: UInt64

  init(_ a: Int, _ b: Int, of candidates: [LinkCandidate]) {
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
