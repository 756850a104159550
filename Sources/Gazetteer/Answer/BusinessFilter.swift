// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Leaves out the businesses that only a request that asks for them gets: those that will open later, and those that nobody can visit.
///
/// The index has no list of them, as they are few; what the engine selects is looked through, and more is asked for when something falls out.
struct BusinessFilter {
  let keepsFutureOpenings: Bool
  let keepsPureServiceAreas: Bool

  init(_ query: AutocompleteQuery) {
    keepsFutureOpenings = query.includesFutureOpeningBusinesses
    keepsPureServiceAreas = query.includesPureServiceAreaBusinesses
  }

  /// Whether a place passes: by `businessStatus`, and by the member `pureServiceAreaBusiness` of its source.
  func keeps(_ place: PlaceRecord) -> Bool {
    guard let details = place.details, mayHide(Array(details.utf8)), let members = try? JSONReader.value(of: details.utf8) else {
      return true
    }
    if !keepsFutureOpenings, members["businessStatus"]?.string == "FUTURE_OPENING" { return false }
    return keepsPureServiceAreas || members["extra"]?["pureServiceAreaBusiness"] != .bool(true)
  }

  /// Whether the text is worth reading as JSON: few are.
  private func mayHide(_ details: [UInt8]) -> Bool {
    !keepsFutureOpenings && details.contains(Self.futureOpening) || !keepsPureServiceAreas && details.contains(Self.pureServiceArea)
  }

  private static let futureOpening = Array("FUTURE_OPENING".utf8)
  fileprivate static let pureServiceArea = Array("pureServiceAreaBusiness".utf8)
}

extension PlaceRecord {
  /// Whether it is a business that nobody can visit, so that no answer tells where it is.
  var isPureServiceArea: Bool {
    guard let details, Array(details.utf8).contains(BusinessFilter.pureServiceArea) else { return false }
    return (try? JSONReader.value(of: details.utf8))?["extra"]?["pureServiceAreaBusiness"] == .bool(true)
  }
}
