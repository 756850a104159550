// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// The first-level area and country of a place, to tell near namesakes apart: Kansas City in Kansas from the one across the river in Missouri,
/// Nogales in Arizona from Nogales in Sonora.
package struct AdministrativeArea: Sendable, Hashable {
  /// Id of the country; 0 when unknown.
  package var country: UInt16
  /// Number of the area within the country; 0 when unknown.
  package var number: UInt8

  package init(country: Int, number: UInt8) {
    // The index stores country ids in 16 bits as well.
    self.country = UInt16(truncatingIfNeeded: country)
    self.number = number
  }

  /// Whether both may be the same area; an unknown country or area fits every other.
  package func mayBe(_ other: AdministrativeArea) -> Bool {
    (country == other.country || country == 0 || other.country == 0) && (number == other.number || number == 0 || other.number == 0)
  }
}

extension Address {
  /// The number of the first-level area for `AdministrativeArea`. It is 0 unless the country has well-known area codes and the name or code is one of
  /// them: other names are spelled differently by every source, so two spellings do not prove two areas.
  package var areaNumber: UInt8 {
    guard let name = administrativeArea1, let country = countryCode else { return 0 }
    return AreaCodes.area(name, in: country).flatMap { UInt8(exactly: $0.number) } ?? 0
  }
}
