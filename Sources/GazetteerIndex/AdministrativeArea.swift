// SPDX-License-Identifier: Apache-2.0
import GazetteerAddressFormats
import GazetteerText

/// Which first-level area of which country a place lies in, as far as it takes to tell near namesakes apart: Kansas City of Kansas from the one across
/// the river in Missouri, Nogales in Arizona from Nogales in Sonora.
package struct AdministrativeArea: Sendable, Hashable {
  /// Id of the country; 0 when it is not known.
  package var country: Int
  /// Stands for the name of the area: 1…255, or 0 when it is not known. Of 255 pairs of areas about one shares a number.
  package var number: UInt8

  package init(country: Int, number: UInt8) {
    self.country = country
    self.number = number
  }

  /// Whether both may be the same: what is not known says nothing against it.
  package func mayBe(_ other: AdministrativeArea) -> Bool {
    (country == other.country || country == 0 || other.country == 0) && (number == other.number || number == 0 || other.number == 0)
  }
}

extension Address {
  /// The number of the first-level area for `AdministrativeArea`: the same for `MA` and Massachusetts, and however the name is written in capitals
  /// and marks.
  package var areaNumber: UInt8 {
    guard let name = administrativeArea1 else { return 0 }
    let code = countryCode.flatMap { AreaCodes.area(name, in: $0)?.code }
    guard let key = TextAnalyzer.forms(ofName: code ?? name).first?.key else { return 0 }
    return UInt8(nameKeyHash(key) % 255) + 1
  }
}
