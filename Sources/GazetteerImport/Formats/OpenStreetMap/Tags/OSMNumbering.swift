// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// The number of a house, and what it counts in: a street, else the smallest settlement, part of one or block that the address names.
///
/// - `addr:street=Hauptstraße addr:housenumber=3`: 3 in the street Hauptstraße
/// - `addr:place=Lhota addr:conscriptionnumber=12`, `addr:city=Lhota addr:housenumber=12`: 12 in the settlement Lhota
/// - `addr:quarter=錦町 addr:neighbourhood=三丁目 addr:block_number=8 addr:housenumber=2`: 8-2 in 錦町三丁目
struct OSMNumbering: Equatable {
  /// Nil for an element without a number.
  private(set) var number: String?
  /// Nil for a number of which the tags say nothing, and for a settlement without a number.
  private(set) var name: String?
  /// Whether the name is that of a settlement, part of one or block.
  private(set) var isInSettlement = false

  init(_ tags: OSMTags) {
    number = tags.first(of: "addr:housenumber", "addr:conscriptionnumber", "addr:provisionalnumber", "addr:streetnumber")
    name = tags["addr:street"]
    if name != nil { return }
    if let block = Self.block(tags), let house = number, !house.hasPrefix(block + "-") { number = block + "-" + house }
    name = tags["addr:place"] ?? (number == nil ? nil : Self.settlement(tags))
    isInSettlement = name != nil
  }

  /// The number of a block; one that has a name is a settlement.
  private static func block(_ tags: OSMTags) -> String? {
    tags["addr:block_number"] ?? tags["addr:block"].flatMap { $0.utf8.allSatisfy(\.isASCIIDigit) ? $0 : nil }
  }

  /// The smallest settlement that tags name.
  private static func settlement(_ tags: OSMTags) -> String? {
    if let block = tags["addr:block"], block.contains(where: \.isLetter) { return block }
    if let part = tags["addr:neighbourhood"] { return tags["addr:quarter"].flatMap { joined($0, part) } ?? part }
    return tags.first(of: "addr:quarter", "addr:suburb", "addr:hamlet", "addr:village", "addr:town", "addr:city")
  }

  /// The quarter with the part of it that is only counted, as 三丁目 in Japan; nil for a part with a name of its own.
  private static func joined(_ quarter: String, _ part: String) -> String? {
    ChomeName(part)?.quarter == "" ? quarter + part : nil
  }
}
