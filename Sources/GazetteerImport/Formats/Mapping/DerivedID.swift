// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// Ids for places whose source has none.
enum DerivedID {
  /// 16 hexadecimal digits that depend on the name's bytes and on the position in steps of 1e-7 degrees, and on nothing else. Without a position it is the address
  /// that counts. Among 100 million places the chance
  /// that two share one is about 1 in 4,000.
  static func text(of draft: DraftPlace) -> String {
    let point = draft.latitude.flatMap { latitude in draft.longitude.flatMap { GeoPoint(latitude: latitude, longitude: $0) } }
    let position = point.map { "\($0.latitudeE7),\($0.longitudeE7)" } ?? address(of: draft)
    let digits = String(FNV1a.hash(Array((draft.name + "\n" + position).utf8)), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private static func address(of draft: DraftPlace) -> String {
    let text = (try? draft.details?.members())?.formattedAddress
    return (draft.address.contextParts + [draft.address.countryCode, text].compactMap(\.self)).joined(separator: "\n")
  }
}
