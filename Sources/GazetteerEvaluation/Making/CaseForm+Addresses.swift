// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService

/// The address of the place itself, as the program prints it.
extension CaseForm {
  /// What details print; nil for a place without street and house number.
  func ownAddress() throws -> String? {
    guard record.address.houseNumber != nil, record.address.street != nil else { return nil }
    let facts = try session.facts(of: record, language: .english, regionCode: nil)
    return switch kind {
    case .address: facts.formattedAddress
    case .addressShort: facts.shortFormattedAddress
    default: facts.streetLine
    }
  }

  /// Any place of this address, or the house itself: of two shops in one building both are right.
  var anyOfAddress: ExpectedPlace {
    var fields: [ExpectedPlace.Field: String] = [:]
    (fields[.houseNumber], fields[.street]) = (record.address.houseNumber, record.address.street)
    (fields[.locality], fields[.country]) = (record.address.locality, record.address.countryCode)
    return ExpectedPlace(fields: fields)
  }
}
