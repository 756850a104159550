// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerIndex
package import GazetteerPlaces
import GazetteerText

/// Finds the positions of addresses in an index, for tables that have none.
///
///     let locator = try AddressLocator(paths: ["city.gaz"])
///     var wanted = WantedAddress()
///     (wanted.line, wanted.town) = ("Hauptstraße 5", "Krems")
///     let found = try locator.location(of: wanted)
///
/// What is found agrees with country, region, postal code and town of the address, so that no namesake in another town counts. The house is looked for first, then the
/// street, the postal code and the town. The same address gives the same position.
package final class AddressLocator {
  /// What was found.
  package struct Found: Sendable {
    package var location: GeoPoint
    package var precision: LocationPrecision
    /// The address of the index for what was found.
    package var address: Address
  }

  /// Why an address has no position.
  package enum Failure: Error, Equatable, Sendable {
    /// Nothing fits; the text says what was looked for.
    case unknown(String)
    /// Several places fit equally; the text names them.
    case ambiguous(String)
  }

  private let index: PlaceIndex
  private var bounds: [WantedAddress: AddressBounds] = [:]

  /// Most towns and codes that are remembered.
  private static let mostBounds = 10_000

  /// Opens the index, or several as layers.
  ///
  /// - Throws: as `PlaceIndex`.
  package init(paths: [String]) throws {
    var configuration = PlaceIndex.Configuration()
    configuration.maxConcurrent = 1
    index = try PlaceIndex(paths: paths, configuration: configuration)
  }

  /// The position of an address, or why it has none.
  ///
  /// - Throws: `IndexError` for a damaged file.
  package func location(of wanted: WantedAddress) throws -> Result<Found, Failure> {
    try index.withSession { session in
      try session.interruptible(Patience()) { try AddressHunt(wanted, try bounds(of: wanted, in: session), session).result() }
    }
  }

  private func bounds(of wanted: WantedAddress, in session: IndexSession) throws -> AddressBounds {
    var key = wanted
    (key.line, key.sublocality) = ("", "")
    if let known = bounds[key] { return known }
    let new = try AddressBounds(key, in: session)
    if bounds.count >= Self.mostBounds { bounds.removeAll() }
    bounds[key] = new
    return new
  }
}

/// The search for one address.
private struct AddressHunt {
  private let wanted: WantedAddress
  private let bounds: AddressBounds
  private let session: IndexSession
  /// Readings of the line as number and street.
  private let readings: [TypedAddress]

  /// Something with a position that may have the address.
  private struct Find {
    var record: PlaceRecord
    var precision: LocationPrecision
  }

  init(_ wanted: WantedAddress, _ bounds: AddressBounds, _ session: IndexSession) {
    (self.wanted, self.bounds, self.session) = (wanted, bounds, session)
    readings = TypedAddress.variants(of: wanted.line)
  }

  func result() throws -> Result<AddressLocator.Found, AddressLocator.Failure> {
    if wanted.isEmpty { return .failure(.unknown("no address")) }
    if bounds.isContradictory { return .failure(.unknown("\(wanted.postalCode) is not in \(wanted.town): \(wanted.text)")) }
    var doubts: [PlaceRecord] = []
    let levels: [() throws -> [Find]] = [houses, streets, streetsOfPlaces, codes, towns]
    for level in levels {
      let finds = try narrowed(level())
      guard let best = finds.first else { continue }
      let equal = finds.filter { $0.precision == best.precision }
      let others = equal.filter { $0.record.location.distanceMeters(to: best.record.location) > best.precision.reachMeters }
      if others.isEmpty {
        return .success(
          AddressLocator.Found(location: best.record.location, precision: best.precision, address: Self.address(of: best.record)))
      }
      // A wider area may still be sure.
      if doubts.isEmpty { doubts = [best.record, others[0].record] }
    }
    if doubts.isEmpty { return .failure(.unknown(wanted.text)) }
    return .failure(.ambiguous("\(wanted.text) may be \(doubts.map(Self.name).joined(separator: " or "))"))
  }

  /// The finds that agree with more of the address, where some do.
  private func narrowed(_ finds: [Find]) -> [Find] {
    let withCode = finds.filter { bounds.hasCode($0.record.address) == true }
    let coded = withCode.isEmpty ? finds : withCode
    let key = TextAnalyzer.query(wanted.sublocality).key
    let inPart = coded.filter { find in find.record.address.sublocality.map { TextAnalyzer.query($0).key == key } ?? false }
    return key.isEmpty || inPart.isEmpty ? coded : inPart
  }

  /// What a search adds to street and number, in turn: the town, the postal code, or nothing within the circle of both.
  private func searches(of text: String) -> [(text: String, within: Region?)] {
    var searches = [wanted.town, wanted.postalCode].filter { !$0.isEmpty }.map { (text: "\(text), \($0)", within: Region?.none) }
    if let circle = bounds.circle { searches.append((text, circle)) }
    return searches.isEmpty ? [(text, nil)] : searches
  }

  private func scope(within region: Region?) -> Scope {
    var scope = Scope()
    scope.restriction = region
    scope.countries = wanted.country.map { [$0] } ?? []
    return scope
  }

  // MARK: Houses

  private func houses() throws -> [Find] {
    for search in searches(of: wanted.line) where !wanted.line.isEmpty {
      let finds = try (session.addresses(of: AddressQuery(text: search.text, scope: scope(within: search.within))) ?? []).compactMap(find)
      if !finds.isEmpty { return finds.filter { $0.precision == .house } + finds.filter { $0.precision != .house } }
    }
    return []
  }

  private func find(_ found: FoundAddress) -> Find? {
    let find: Find
    switch found {
    case .house(let house, let fit):
      find = Find(
        record: house.record(house.address(streetName: house.street.name)),
        precision: fit == .exact || fit == .part ? .house : .betweenHouses)
    case .place(let place):
      let number = place.address.houseNumber.map { HouseNumberKey($0) }
      let isExact = number == nil || readings.contains { HouseNumberKey($0.number) == number }
      find = Find(record: place, precision: isExact ? .house : .betweenHouses)
    case .intersection(let crossing):
      guard var record = crossing.streets.first else { return nil }
      record.location = crossing.location
      find = Find(record: record, precision: .street)
    }
    return bounds.allows(find.record) ? find : nil
  }

  // MARK: Streets

  /// The names that the street may have: the line without its number.
  private var streetNames: [String] { readings.isEmpty ? [wanted.line].filter { !$0.isEmpty } : readings.map(\.street) }

  private func streets() throws -> [Find] {
    for name in streetNames {
      for search in searches(of: name) {
        var request = SearchRequest(text: search.text, scope: scope(within: search.within))
        request.hasFinishedWords = true
        request.primaryTypes = [PlaceTypeTable.code(of: "route")].compactMap(\.self)
        (request.limit, request.removesDuplicates) = (20, false)
        let result = try session.engine.search(request)
        let named = result.candidates.filter { $0.match.matchClass == .context || $0.isNamedInFull(by: result.text(of: $0)) }
        let finds = try allowed(named.map { try session.engine.reader.record(of: $0.place) }, .street)
        if !finds.isEmpty { return finds }
      }
    }
    return []
  }

  /// The middle of the places whose address has the street, where the index has no streets.
  private func streetsOfPlaces() throws -> [Find] {
    guard let circle = bounds.circle else { return [] }
    for name in streetNames {
      let query = TextAnalyzer.query(name)
      if query.isEmpty { continue }
      var request = MostImportantRequest(region: circle, limit: 50)
      request.address = query
      let places = try session.engine.mostImportant(request).places.map { try session.engine.reader.record(of: $0.place) }
      let finds = allowed(places.filter { $0.address.street.map { TextAnalyzer.query($0).key == query.key } ?? false }, .street)
      if let middle = Self.middle(of: finds) { return [middle] + finds }
    }
    return []
  }

  /// The find with the least sum of distances to the others.
  private static func middle(of finds: [Find]) -> Find? {
    finds.min { a, b in
      func sum(_ find: Find) -> Double { finds.reduce(0) { $0 + $1.record.location.distanceMeters(to: find.record.location) } }
      return (sum(a), a.record.id) < (sum(b), b.record.id)
    }
  }

  // MARK: Areas

  private func codes() -> [Find] { bounds.codes.map { Find(record: $0, precision: .postalCode) } }

  private func towns() -> [Find] { bounds.towns.map { Find(record: $0, precision: .town) } }

  private func allowed(_ records: [PlaceRecord], _ precision: LocationPrecision) -> [Find] {
    records.filter(bounds.allows).map { Find(record: $0, precision: precision) }
  }

  /// The address of a place, with its name where it is a town.
  private static func address(of record: PlaceRecord) -> Address {
    var address = record.address
    if ["locality", "postal_town"].contains(record.primaryType) { address.locality = record.name }
    address.inheritedNames = []
    return address
  }

  /// A place and where it is, for messages.
  private static func name(_ record: PlaceRecord) -> String {
    let parts = [record.address.postalCode, record.address.locality, record.address.administrativeArea1, record.address.countryCode]
    let area = parts.compactMap(\.self).filter { $0 != record.name }.prefix(2).joined(separator: ", ")
    return area.isEmpty ? record.name : "\(record.name) (\(area))"
  }
}
