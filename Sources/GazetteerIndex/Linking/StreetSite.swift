// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// What tells the streets of one name apart: the town and the source. A map has a street in pieces, and a list of addresses puts it at its middle house,
/// so the records of one street can lie far from each other.
package struct StreetSite: Hashable, Sendable {
  /// Hash of the folded town; 0 when unknown.
  private let town: UInt64
  /// Hash of the folded part of the town; 0 when unknown.
  private let part: UInt64
  /// Hash of the name of the source; 0 when unknown.
  private let source: UInt64

  /// The site of a street with this town, this part of it, and this source.
  package init(town: String?, part: String? = nil, source: String?) {
    self.town = town.map { nameKeyHash(TextAnalyzer.query($0).key) } ?? 0
    self.part = part.map { nameKeyHash(TextAnalyzer.query($0).key) } ?? 0
    self.source = source.map { nameKeyHash(Array($0.utf8)) } ?? 0
  }

  /// The site of a record; nil when it is no street.
  package init?(_ record: PlaceRecord) {
    guard CoarseKind(primaryType: record.primaryType) == .street else { return nil }
    self.init(town: record.address.locality, part: record.address.sublocality, source: record.source?.name)
  }

  /// Whether a street with this name key has the name of the settlement that it lies in, as what the houses of a village without streets count in.
  package func isSettlement(named nameKey: UInt64) -> Bool { nameKey == town || nameKey == part }

  /// How far apart two records of one street may lie: farther where they name one town, or where two sources do not name two.
  package func reachMeters(to other: StreetSite) -> Double {
    let isOneTown = town != 0 && town == other.town
    let mayBeOneTown = town == other.town || town == 0 || other.town == 0
    let areTwoSources = source != 0 && other.source != 0 && source != other.source
    return isOneTown || areTwoSources && mayBeOneTown ? Self.farthestMeters : PlaceFamily.poi.duplicateMeters
  }

  /// Few streets are longer. Towns of which two streets have one name are mostly those that took in others, and these lie farther apart.
  private static let farthestMeters = 2_000.0
}
