// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces

/// What the details of a place have to tell for a request to list it. The index has no list of such places, so the searches ask each place that they would list.
///
/// Businesses that open later, and those without an address to visit, are listed only on request.
package struct DetailFilter: DetailTest {
  var keepsFutureOpenings = false
  var keepsPureServiceAreas = false
  /// Whether places have to be open at a moment; nil keeps all.
  var opening: Opening?
  /// The lowest rating; 0 also keeps places without one.
  var minRating = 0.0
  /// Names of price levels; empty also keeps places without one. Only legacy requests can ask for free places.
  package var priceLevels: Set<String> = []

  /// That a place is open.
  struct Opening: Hashable {
    /// Seconds since 1970.
    var time: Int64
    /// Whether places stay whose hours or local time are not known.
    var keepsUnknown = false
  }

  /// Excludes the businesses that are listed only on request, for searches that cannot ask for any.
  static let strict = DetailFilter()

  package var excludesFew: Bool { opening == nil && minRating == 0 && priceLevels.isEmpty }

  package var needsDetails: Bool { objectionToUnknown != nil }

  package func objection(to place: JudgedPlace) throws -> FilterObjection? {
    guard let details = place.details, mayHide(details) || mayMeet(details) else { return objectionToUnknown }
    let members = try place.members()
    if !keepsFutureOpenings, members.businessStatus == Self.futureOpening { return .futureOpening }
    if !keepsPureServiceAreas, members.isPureServiceArea { return .pureServiceArea }
    if minRating > 0, members.soundRating.map({ $0 < minRating }) ?? true { return .rating }
    if !priceLevels.isEmpty, members.priceLevel.map({ !priceLevels.contains($0.rawValue) }) ?? true { return .priceLevel }
    guard let opening else { return nil }
    switch HoursFacts.status(of: members, at: place.location, in: place.countryCode, opening.time) {
    case .open: return nil
    case .closed: return .notOpen
    case .unknown: return opening.keepsUnknown ? nil : .notOpen
    }
  }

  /// The objection to a place of which nothing is known.
  private var objectionToUnknown: FilterObjection? {
    if minRating > 0 { return .rating }
    if !priceLevels.isEmpty { return .priceLevel }
    return opening?.keepsUnknown == false ? .notOpen : nil
  }

  /// Whether details can make a difference that only parsing them tells: few mention what is listed only on request.
  private func mayHide(_ details: PlaceDetails) -> Bool {
    !keepsFutureOpenings && details.mention(Self.futureOpening) || !keepsPureServiceAreas && details.mention(DetailMembers.pureServiceArea)
  }

  /// Whether details mention what is asked for first.
  private func mayMeet(_ details: PlaceDetails) -> Bool {
    if minRating > 0 { return details.mention(#""rating":"#) }
    if !priceLevels.isEmpty { return details.mention(#""priceLevel":"#) }
    return opening != nil && (details.mention(#""openingHours":"#) || details.mention(Self.closed))
  }

  private static let futureOpening = "FUTURE_OPENING"
  /// What the statuses of shut businesses begin with; those that open later have been asked for.
  private static let closed = "CLOSED_"
}

extension Scope {
  /// The demands on details, as this module makes them.
  package var detailFilter: DetailFilter {
    get { details as? DetailFilter ?? DetailFilter() }
    set { details = newValue }
  }
}

extension LayeredReader {
  /// Whether a place is a business without an address to visit; no answer gives its position.
  func isPureServiceArea(_ place: PlaceRecord) throws -> Bool {
    guard let details = place.details, details.mention(DetailMembers.pureServiceArea) else { return false }
    return try members(of: details).isPureServiceArea
  }
}
