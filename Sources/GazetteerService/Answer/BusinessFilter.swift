// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerText

/// Excludes the businesses that are listed only on request: those that open later, and those without an address to visit; on request also all places that are
/// not known to be open.
///
/// The index has no list of them, because they are few: the places that the engine selects are examined, and more are requested if some are excluded.
struct BusinessFilter {
  let keepsFutureOpenings: Bool
  let keepsPureServiceAreas: Bool
  /// When places have to be open, in seconds since 1970; nil keeps all.
  var openAt: Int64?

  /// Excludes all of them, for searches that cannot ask for any.
  static let strict = BusinessFilter(keepsFutureOpenings: false, keepsPureServiceAreas: false)

  /// Whether a place passes: by its details, and by its hours.
  ///
  /// - Throws: the errors of a damaged index.
  func keeps(_ place: PlaceRecord, of reader: LayeredReader) throws -> Bool { try objection(to: place, of: reader) == nil }

  /// Whether a place with these details passes: by `businessStatus`, and by the member `pureServiceAreaBusiness` of its source.
  ///
  /// - Throws: the errors of a damaged index.
  func keeps(_ details: PlaceDetails?, of reader: LayeredReader) throws -> Bool {
    guard let details, mayHide(details) else { return true }
    let members = try reader.members(of: details)
    if !keepsFutureOpenings, members.businessStatus == Self.futureOpening { return false }
    return keepsPureServiceAreas || !members.isPureServiceArea
  }

  /// Whether the details are worth reading; few are.
  private func mayHide(_ details: PlaceDetails) -> Bool {
    !keepsFutureOpenings && details.mention(Self.futureOpening) || !keepsPureServiceAreas && details.mention(DetailMembers.pureServiceArea)
  }

  private static let futureOpening = "FUTURE_OPENING"
}

extension BusinessFilter {
  init(_ query: AutocompleteQuery) {
    self.init(
      keepsFutureOpenings: query.includesFutureOpeningBusinesses, keepsPureServiceAreas: query.includesPureServiceAreaBusinesses,
      openAt: query.isOpenNow ? currentSeconds() : nil)
  }
}

extension IndexSession {
  /// The places that pass, in their order. Reads only the details of places that have any.
  func places(_ places: [Int], passing filter: BusinessFilter) throws -> [Int] {
    try places.filter { place in
      guard try engine.reader.core(of: place).flags.contains(.details) else { return true }
      return try filter.keeps(engine.reader.details(of: place), of: engine.reader)
    }
  }
}

extension LayeredReader {
  /// Whether a place is a business without an address to visit; no answer gives its position.
  func isPureServiceArea(_ place: PlaceRecord) throws -> Bool {
    guard let details = place.details, details.mention(DetailMembers.pureServiceArea) else { return false }
    return try members(of: details).isPureServiceArea
  }
}
