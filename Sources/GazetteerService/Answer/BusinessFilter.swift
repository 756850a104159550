// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerText

/// Leaves out the businesses that only a request that asks for them gets: those that will open later, and those that nobody can visit.
///
/// The index has no list of them, as they are few; what the engine selects is looked through, and more is asked for when something falls out.
struct BusinessFilter {
  let keepsFutureOpenings: Bool
  let keepsPureServiceAreas: Bool

  /// Leaves out all of them: for searches that cannot ask for any.
  static let strict = BusinessFilter(keepsFutureOpenings: false, keepsPureServiceAreas: false)

  /// Whether a place with these details passes: by `businessStatus`, and by the member `pureServiceAreaBusiness` of its source.
  ///
  /// - Throws: what a damaged index causes.
  func keeps(_ details: PlaceDetails?, of reader: IndexReader) throws -> Bool {
    guard let details, mayHide(details) else { return true }
    let members = try reader.members(of: details)
    if !keepsFutureOpenings, members.businessStatus == Self.futureOpening { return false }
    return keepsPureServiceAreas || !members.isPureServiceArea
  }

  /// Whether the details are worth reading: few are.
  private func mayHide(_ details: PlaceDetails) -> Bool {
    !keepsFutureOpenings && details.mention(Self.futureOpening) || !keepsPureServiceAreas && details.mention(DetailMembers.pureServiceArea)
  }

  private static let futureOpening = "FUTURE_OPENING"
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
      return try filter.keeps(engine.reader.details(of: place), of: engine.reader)
    }
  }
}

extension IndexReader {
  /// Whether a place is a business that nobody can visit, so that no answer tells where it is.
  func isPureServiceArea(_ place: PlaceRecord) throws -> Bool {
    guard let details = place.details, details.mention(DetailMembers.pureServiceArea) else { return false }
    return try members(of: details).isPureServiceArea
  }
}
