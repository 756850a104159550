// SPDX-License-Identifier: Apache-2.0

/// The country and region of a whole file of addresses, as far as known.
struct AddressArea: Equatable {
  /// ISO 3166-1 alpha-2 code, upper case.
  var country: String?
  /// Code of the first-level area, where file names contain it.
  var region: String?

  /// Derives the area from the path of a file, following the publisher's naming.
  ///
  /// - `us-ak-kodiak_island_borough.csv` is in AK, US
  /// - `us/ak/kodiak_island_borough.geojson.gz` is in AK, US
  /// - `de-berlin.csv` is in DE
  /// - `addresses.csv` has no area
  ///
  /// - Parameter country: the code that the user gave, which overrides the path.
  init(path: String, country: String? = nil) {
    let folders = path.split(separator: "/")
    var parts = (folders.last ?? "").split(separator: "-").map { $0.uppercased() }
    if parts.count < 2, folders.count > 2, folders[folders.count - 2].utf8.count == 2 {
      parts = folders[(folders.count - 3)..<(folders.count - 1)].map { $0.uppercased() } + [""]
      if !Self.namedByRegion.contains(parts[0]) { parts = [] }
    }
    let isNamed = parts.count > 1 && parts[0].utf8.count == 2 && CountryCodes.isKnown(parts[0])
    self.country = country ?? (isNamed ? parts[0] : nil)
    guard isNamed, self.country == parts[0], Self.namedByRegion.contains(parts[0]), parts.count > 2 else { return }
    if (2...3).contains(parts[1].utf8.count) { region = parts[1] }
  }

  /// Whether numbers such as `10/244` start with the unit.
  var writesUnitFirst: Bool { country == "AU" || country == "NZ" }

  /// Countries whose files are published region by region.
  private static let namedByRegion: Set<String> = ["US", "CA", "AU"]
}
