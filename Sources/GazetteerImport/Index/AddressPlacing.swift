// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerService

/// Gives rows without coordinates the position of their address in an index.
struct AddressPlacing {
  /// The member under `extra` that tells how precise a position is.
  static let member = "locationPrecision"

  private let locator: AddressLocator
  private let reading: AddressReading
  /// The country of rows that name none.
  var country: String?

  /// - Parameter countries: codes of countries by their names in lower case.
  /// - Throws: `IndexError` when a file is no index, of another format, or damaged.
  init(paths: [String], countries: [String: String]) throws {
    locator = try AddressLocator(paths: paths)
    reading = AddressReading(countries: countries)
  }

  /// Whether a row says nothing of its position.
  static func lacksPosition(_ draft: DraftPlace) -> Bool { draft.latitude == nil || draft.longitude == nil }

  /// Gives a row its position, what its address lacks, and the precision.
  ///
  /// - Throws: `IndexError` when the index is damaged.
  func place(_ draft: inout DraftPlace) throws -> Result<LocationPrecision, RecordFault> {
    let readings = reading.readings(of: draft, country: country)
    var best: AddressLocator.Found?
    var failure: AddressLocator.Failure?
    for wanted in readings {
      switch try locator.location(of: wanted) {
      case .success(let found): if best.map({ found.precision < $0.precision }) ?? true { best = found }
      case .failure(let reason): failure = failure ?? reason
      }
    }
    guard let best else {
      switch failure {
      case .ambiguous(let text)?: return .failure(RecordFault(.ambiguousAddress, text))
      case .unknown(let text)?: return .failure(RecordFault(.notLocated, text))
      case nil: return .failure(RecordFault(.notLocated, "neither coordinates nor an address"))
      }
    }
    (draft.latitude, draft.longitude) = (best.location.latitude, best.location.longitude)
    complete(&draft.address, by: best)
    let value = JSONValue.Member(Self.member, .string(best.precision.rawValue))
    var details = (try? draft.details?.members()) ?? DetailMembers()
    details.addExtra(value)
    draft.details = PlaceDetails(details)
    return .success(best.precision)
  }

  /// Adds the areas that the row does not name; a postal code only of the house itself.
  private func complete(_ address: inout Address, by found: AddressLocator.Found) {
    address.countryCode = address.countryCode ?? found.address.countryCode
    address.administrativeArea1 = address.administrativeArea1 ?? found.address.administrativeArea1
    address.locality = address.locality ?? found.address.locality
    if found.precision == .house { address.postalCode = address.postalCode ?? found.address.postalCode }
  }
}
