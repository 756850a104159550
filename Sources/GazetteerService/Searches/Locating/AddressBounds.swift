// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// The town and the postal code of an address, as places of an index: what is found for the address has to agree with them.
struct AddressBounds {
  /// Towns of the name that the other parts of the address allow.
  private(set) var towns: [PlaceRecord] = []
  /// Areas of the postal code that the town allows.
  private(set) var codes: [PlaceRecord] = []
  /// Whether the postal code is known, but lies elsewhere than every town of the name.
  private(set) var isContradictory = false
  private let wanted: WantedAddress
  private let code: PostalCodeKey?
  /// Folded names of the town.
  private var townKeys: Set<[UInt8]> = []

  private enum Reach {
    /// From a town to an area of its postal code, or to what has its code, that names another town: the code of a village is often that of the town beside it.
    static let ofCode = 10_000.0
    /// Around town and postal code, where both are known: what is looked for without their names lies there.
    static let ofCircle = 30_000.0
    /// From a town to what names it.
    static let ofTown = 50_000.0
    /// From a town to what names no town.
    static let ofNamelessTown = 1_500.0
    /// From the area of a postal code to what has neither code nor town.
    static let ofNamelessCode = 5_000.0
  }

  init(_ wanted: WantedAddress, in session: IndexSession) throws {
    self.wanted = wanted
    code = PostalCodeKey(wanted.postalCode)
    let townKey = TextAnalyzer.query(wanted.town).key
    if !townKey.isEmpty { townKeys.insert(townKey) }
    towns = try session.towns(named: wanted.town, country: wanted.country)
    let inRegion = towns.filter { isInRegion($0.address) }
    let namesRegion = inRegion.filter { Self.names(wanted.region, $0) }
    towns = namesRegion.isEmpty ? inRegion : namesRegion
    codes = try session.areas(ofPostalCode: wanted.postalCode, country: wanted.country)
    for town in towns { for form in PlaceTerms(town).mainForms + PlaceTerms(town).presentAliasForms { townKeys.insert(form.key) } }
    narrow()
  }

  /// Keeps the towns and the codes that belong together.
  private mutating func narrow() {
    if codes.isEmpty || wanted.town.isEmpty { return }
    if towns.isEmpty {
      let named = codes.filter { namesTown($0.address, evenByRegion: true) }
      isContradictory = named.isEmpty && wanted.country == nil
      codes = named.isEmpty ? (wanted.country == nil ? [] : codes) : named
      return
    }
    let near = towns.filter { town in codes.contains { belongs($0, to: town) } }
    isContradictory = near.isEmpty
    codes = codes.filter { code in near.contains { belongs(code, to: $0) } }
    if !near.isEmpty { towns = near }
  }

  private func belongs(_ code: PlaceRecord, to town: PlaceRecord) -> Bool {
    let distance = code.location.distanceMeters(to: town.location)
    return distance <= Reach.ofCode || distance <= Reach.ofTown && namesTown(code.address, evenByRegion: false)
  }

  /// Where the address has to be, as one circle; nil where it is not known, or may be in several places.
  var circle: Region? {
    let centres = (codes.isEmpty ? towns : codes).map(\.location)
    guard let first = centres.first, centres.allSatisfy({ $0.distanceMeters(to: first) <= Reach.ofCircle }) else { return nil }
    return .circle(center: first, radiusMeters: Reach.ofCircle)
  }

  /// Whether a house, a street or a place can have the address.
  func allows(_ record: PlaceRecord) -> Bool {
    let address = record.address
    if let country = wanted.country, let own = address.countryCode, country != own { return false }
    if !isInRegion(address) { return false }
    let hasCode = hasCode(address)
    if hasCode == false { return false }
    let distance = towns.map { $0.location.distanceMeters(to: record.location) }.min()
    if !wanted.town.isEmpty {
      let isNear = distance.map { $0 <= Reach.ofTown } ?? true
      if isNear, namesTown(address, evenByRegion: distance != nil) { return true }
      if hasCode == true { return distance.map { $0 <= Reach.ofCode } ?? true }
      return address.locality == nil && distance.map { $0 <= Reach.ofNamelessTown } ?? false
    }
    if code == nil || hasCode == true { return true }
    return codes.contains { $0.location.distanceMeters(to: record.location) <= Reach.ofNamelessCode }
  }

  /// Whether the record has the postal code; nil where one of them has none.
  func hasCode(_ address: Address) -> Bool? {
    guard let code, let own = address.postalCode.flatMap(PostalCodeKey.init) else { return nil }
    return code.fits(own)
  }

  /// Whether an address names the town. An area that the town only shares its name with counts where the town is known to be near.
  private func namesTown(_ address: Address, evenByRegion: Bool) -> Bool {
    let parts = [address.locality, address.sublocality, address.administrativeArea2] + (evenByRegion ? [address.administrativeArea1] : [])
    let names = parts.compactMap(\.self) + (evenByRegion ? address.inheritedNames : [])
    return names.contains { townKeys.contains(TextAnalyzer.query($0).key) }
  }

  /// False where both regions are known first-level areas of the country, and two; with `needsRegion` unless they are known and one.
  private func isInRegion(_ address: Address) -> Bool {
    guard let country = address.countryCode, let own = address.administrativeArea1.flatMap({ AreaCodes.area($0, in: country) }),
      let other = AreaCodes.area(wanted.region, in: country)
    else { return !wanted.needsRegion }
    return own == other
  }

  private static func names(_ region: String, _ record: PlaceRecord) -> Bool {
    if region.isEmpty { return false }
    let key = TextAnalyzer.query(region).key
    return PlaceTerms(record).contextForms.contains { $0.key == key }
  }
}

extension IndexSession {
  /// Number of namesakes that are compared.
  private static let mostNamesakes = 60

  /// The towns of this name; without one, the parts of towns and areas that have it.
  fileprivate func towns(named name: String, country: String?) throws -> [PlaceRecord] {
    let found = try areas(named: name, country: country) { $0.family != .poi && !$0.name.hasPrefix("postal_code") && $0.name != "country" }
    let towns = found.filter { ["locality", "postal_town"].contains($0.primaryType) }
    return towns.isEmpty ? found : towns
  }

  fileprivate func areas(ofPostalCode code: String, country: String?) throws -> [PlaceRecord] {
    for spelling in PostalCodeKey.spellings(of: code) {
      let found = try areas(named: spelling, country: country) { $0.name.hasPrefix("postal_code") }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func areas(named name: String, country: String?, _ isKind: (PlaceTypeTable.Entry) -> Bool) throws -> [PlaceRecord] {
    let key = TextAnalyzer.query(name).key
    if key.isEmpty { return [] }
    var request = SearchRequest(text: name)
    request.hasFinishedWords = true
    request.weakest = .infix
    request.primaryTypes = PlaceTypeTable.all.indices.filter { isKind(PlaceTypeTable.all[$0]) }
    request.countries = country.map { [$0] } ?? []
    request.limit = Self.mostNamesakes
    request.removesDuplicates = false
    return try engine.search(request).candidates.map { try engine.reader.record(of: $0.place) }.filter { PlaceTerms($0).isNamed(key) }
  }
}
