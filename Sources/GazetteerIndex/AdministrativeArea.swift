// SPDX-License-Identifier: Apache-2.0
import GazetteerAddressFormats

/// Which first-level area of which country a place lies in, as far as it takes to tell near namesakes apart: Kansas City of Kansas from the one across
/// the river in Missouri, Nogales in Arizona from Nogales in Sonora.
package struct AdministrativeArea: Sendable, Hashable {
  /// Id of the country; 0 when it is not known.
  package var country: UInt16
  /// Which area of the country it is; 0 when it is not known.
  package var number: UInt8

  package init(country: Int, number: UInt8) {
    // Ids of countries take 16 bits in the index, too.
    self.country = UInt16(truncatingIfNeeded: country)
    self.number = number
  }

  /// Whether both may be the same: what is not known says nothing against it.
  package func mayBe(_ other: AdministrativeArea) -> Bool {
    (country == other.country || country == 0 || other.country == 0) && (number == other.number || number == 0 || other.number == 0)
  }
}

extension Address {
  /// The number of the first-level area for `AdministrativeArea`; 0 unless its country has areas with codes that everybody knows, and the name or the
  /// code is one of them: of other names, which every source writes in its own way, nobody can tell whether they mean two areas.
  package var areaNumber: UInt8 {
    guard let name = administrativeArea1, let country = countryCode else { return 0 }
    return AreaCodes.area(name, in: country).flatMap { UInt8(exactly: $0.number) } ?? 0
  }
}
