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

  package var excludesFew: Bool { opening == nil && demand == nil }

  package var needsDetails: Bool { objectionToUnknown != nil }

  package func objection(to place: JudgedPlace) throws -> FilterObjection? {
    guard let details = place.details, mayHide(details) || mayMeet(details) else { return objectionToUnknown }
    let members = try place.members()
    if !keepsFutureOpenings, members.businessStatus == Self.futureOpening { return .futureOpening }
    if !keepsPureServiceAreas, members.isPureServiceArea { return .pureServiceArea }
    if let unmet = Self.demands.first(where: { $0.isMade(self) && !$0.isMet(self, members) }) { return unmet.objection }
    guard let opening else { return nil }
    switch HoursFacts.status(of: members, at: place.location, in: place.countryCode, opening.time) {
    case .open: return nil
    case .closed: return .notOpen
    case .unknown: return opening.keepsUnknown ? nil : .notOpen
    }
  }

  /// The objection to a place of which nothing is known.
  private var objectionToUnknown: FilterObjection? {
    if let demand { return demand.objection }
    return opening?.keepsUnknown == false ? .notOpen : nil
  }

  /// Whether details can make a difference that only parsing them tells: few mention what is listed only on request.
  private func mayHide(_ details: PlaceDetails) -> Bool {
    !keepsFutureOpenings && details.mention(Self.futureOpening) || !keepsPureServiceAreas && details.mention(DetailMembers.pureServiceArea)
  }

  /// Whether details mention what is asked for first.
  private func mayMeet(_ details: PlaceDetails) -> Bool {
    if let demand { return details.mention(demand.mention) }
    return opening != nil && (details.mention(#""openingHours":"#) || details.mention(Self.closed))
  }

  /// The first demand of the request on a member.
  private var demand: Demand? { Self.demands.first { $0.isMade(self) } }

  /// What requests can demand of members, a line each. A place without the member does not meet it.
  private static let demands = [
    Demand(
      .rating, #""rating":"#, isMade: { $0.minRating > 0 },
      isMet: { filter, members in members.soundRating.map { $0 >= filter.minRating } ?? false }),
    Demand(
      .priceLevel, #""priceLevel":"#, isMade: { !$0.priceLevels.isEmpty },
      isMet: { filter, members in members.priceLevel.map { filter.priceLevels.contains($0.rawValue) } ?? false }),
  ]

  private static let futureOpening = "FUTURE_OPENING"
  /// What the statuses of shut businesses begin with; those that open later have been asked for.
  private static let closed = "CLOSED_"
}

extension DetailFilter {
  /// A demand on a member of the details.
  fileprivate struct Demand: Sendable {
    /// What is said of a place that does not meet it.
    let objection: FilterObjection
    /// What the details of a place that meets it have in them.
    let mention: String
    /// Whether a filter makes it.
    let isMade: @Sendable (DetailFilter) -> Bool
    /// Whether the members meet it.
    let isMet: @Sendable (DetailFilter, DetailMembers) -> Bool

    init(
      _ objection: FilterObjection, _ mention: String, isMade: @escaping @Sendable (DetailFilter) -> Bool,
      isMet: @escaping @Sendable (DetailFilter, DetailMembers) -> Bool
    ) {
      (self.objection, self.mention, self.isMade, self.isMet) = (objection, mention, isMade, isMet)
    }
  }
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
