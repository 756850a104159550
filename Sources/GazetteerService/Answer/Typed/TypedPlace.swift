// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
package import GazetteerPlaces
import GazetteerText

/// A place that a text itself specifies, by a plus code or by coordinates. No index contains it; its id contains all that details need to find it
/// again.
struct TypedPlace: Equatable {
  /// How the text specifies the place.
  enum Notation: Equatable {
    /// By the plus code of a cell.
    case plusCode(OpenLocationCode)
    /// By latitude and longitude.
    case coordinate(GeoPoint)
  }

  let notation: Notation

  init(_ notation: Notation) { self.notation = notation }

  /// The place with an id; nil for ids of other places.
  ///
  /// - `plus_code:8FVC9G8F+6X`
  /// - `coordinate:48.2082,16.3738`
  ///
  /// - Throws: `ContractError` with `.invalidArgument` if the id begins like one of these but is not valid.
  init?(placeID: String) throws(ContractError) {
    if placeID.hasPrefix(Self.codePrefix) {
      guard let code = OpenLocationCode(String(placeID.dropFirst(Self.codePrefix.utf8.count))) else { throw Self.invalid(placeID) }
      notation = .plusCode(code)
    } else if placeID.hasPrefix(Self.coordinatePrefix) {
      let numbers = placeID.dropFirst(Self.coordinatePrefix.utf8.count).split(separator: ",", omittingEmptySubsequences: false)
      guard numbers.count == 2, let latitude = Double(numbers[0]), let longitude = Double(numbers[1]),
        let point = GeoPoint(latitude: latitude, longitude: longitude)
      else { throw Self.invalid(placeID) }
      notation = .coordinate(point)
    } else {
      return nil
    }
  }

  private static let codePrefix = PlaceID.plusCodePrefix
  private static let coordinatePrefix = PlaceID.coordinatePrefix

  private static func invalid(_ id: String) -> ContractError {
    let wording: Wording = "Not a valid Place ID: \(bare: id). Give an id such as plus_code:8FVC9G8F+6X or coordinate:48.2082,16.3738."
    return ContractError(invalid: [.init(field: "place_id", wording: wording)])
  }

  var placeID: String {
    switch notation {
    case .plusCode(let code): Self.codePrefix + code.text
    case .coordinate(let point): Self.coordinatePrefix + point.text(joinedBy: ",")
    }
  }

  /// Its only type.
  var type: String {
    switch notation {
    case .plusCode: "plus_code"
    case .coordinate: "geocode"
    }
  }

  var matchLabel: MatchLabel {
    switch notation {
    case .plusCode: .plusCode
    case .coordinate: .coordinate
    }
  }

  /// The point itself, or the centre of the cell.
  var location: GeoPoint {
    switch notation {
    case .plusCode(let code): code.cell.center
    case .coordinate(let point): point
    }
  }

  /// The place as a record, with the address of a town near it.
  func record(name: String, near town: PlaceRecord?, language: LanguageTag) -> PlaceRecord {
    var record = PlaceRecord(id: placeID, name: name, location: location, importance: 0)
    record.primaryType = type
    record.types = [type]
    if case .plusCode(let code) = notation { record.viewport = code.cell.box }
    record.address.locality = town?.shownName(in: language)
    record.address.administrativeArea1 = town?.address.administrativeArea1
    record.address.countryCode = town?.address.countryCode
    return record
  }

  /// The code, or latitude and longitude, in the one form that is the same for all spellings.
  var name: String {
    switch notation {
    case .plusCode(let code): code.text
    case .coordinate(let point): point.text(joinedBy: ", ")
    }
  }
}

extension GeoPoint {
  /// Latitude and longitude in degrees, as `48.2082,16.3738`.
  package func text(joinedBy separator: String) -> String {
    decimalText(Int(latitudeE7), places: 7) + separator + decimalText(Int(longitudeE7), places: 7)
  }
}
