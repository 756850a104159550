// SPDX-License-Identifier: Apache-2.0

/// The keys that the import reads; tags with other keys are not kept.
enum OSMKeys {
  /// Whether a key is read.
  static func isRead(_ key: String) -> Bool {
    if known.contains(key) || OSMTypes.standard.knows(key) { return true }
    guard let colon = key.firstIndex(of: ":") else { return false }
    return families.contains(String(key[..<colon]))
  }

  private static let known: Set<String> =
    OSMTypes.standard.otherKeys.union(OSMDetails.keys).union(OSMNames.kinds.keys).union([
      "name", "brand", "operator", "network", "ref", "iata", "icao", "highway", "boundary", "admin_level", "type", "capital",
      "population", "opening_hours", "phone", "mobile", "website", "url", "stars", "wikidata", "wikipedia", "description", "postal_code",
      "ISO3166-1", "ISO3166-2", "country_code", "country_code_iso3166_1_alpha_2", "access", "area", "bridge", "parking",
      "is_in:country_code", "is_in:state", "is_in:state_code",
    ])

  /// First parts of keys with a colon: `addr:street`, `name:de`.
  private static let families: Set<String> = Set(["addr", "contact", "socket", "payment", "diet", "ISO3166-1", "brand"])
    .union(OSMNames.kinds.keys)
}
