// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerJSON
import GazetteerText

/// Leaves out the businesses that only a request that asks for them gets: those that will open later, and those that nobody can visit.
///
/// The index has no list of them, as they are few; what the engine selects is looked through, and more is asked for when something falls out.
struct BusinessFilter {
  let keepsFutureOpenings: Bool
  let keepsPureServiceAreas: Bool

  /// Leaves out all of them: for searches that cannot ask for any.
  static let strict = BusinessFilter(keepsFutureOpenings: false, keepsPureServiceAreas: false)

  /// Whether a place passes: by `businessStatus`, and by the member `pureServiceAreaBusiness` of its source.
  func keeps(_ place: PlaceRecord) -> Bool { keeps(details: place.details) }

  /// Whether a place with these details passes.
  func keeps(details: String?) -> Bool {
    guard let details, mayHide(Array(details.utf8)), let members = try? JSONReader.value(of: details) else {
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

extension BusinessFilter {
  init(_ query: AutocompleteQuery) {
    self.init(keepsFutureOpenings: query.includesFutureOpeningBusinesses, keepsPureServiceAreas: query.includesPureServiceAreaBusinesses)
  }
}

extension IndexSession {
  /// The places that pass, in their order. Only what has details is read.
  func places(_ places: [Int], passing filter: BusinessFilter) throws -> [Int] {
    try places.filter { place in
      guard try engine.reader.core(of: place).flags.contains(.details) else { return true }
      return try filter.keeps(details: engine.reader.details(of: place))
    }
  }
}

extension PlaceRecord {
  /// Whether it is a business that nobody can visit, so that no answer tells where it is.
  var isPureServiceArea: Bool {
    guard let details, Array(details.utf8).contains(BusinessFilter.pureServiceArea) else { return false }
    return (try? JSONReader.value(of: details))?["extra"]?["pureServiceAreaBusiness"] == .bool(true)
  }
}
