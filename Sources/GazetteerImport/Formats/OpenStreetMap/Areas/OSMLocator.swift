// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// What lies around a point.
struct OSMPosition {
  var point: GeoPoint
  /// Positions in `OSMAreas.all` of the areas below the first level of a country, smallest first.
  var areas: [Int]
  /// The settlement whose reach it is in.
  var town: OSMTowns.Town?
  /// The country of the boundaries around it.
  var country: String?
}

/// Tells the address of positions: by the boundaries around them, else by the nearest settlement, and by what addresses usually name there.
struct OSMLocator {
  private let areas: OSMAreas
  private let towns: OSMTowns
  /// The country of positions in no boundary that tells one.
  let country: String?
  private var usual = OSMUsualAreas()
  private var townNames = OSMTownNames()

  /// - Parameter country: The country of positions in no boundary; nil takes what addresses usually name.
  init(areas: OSMAreas, towns: OSMTowns, country: String?) {
    (self.areas, self.towns, self.country) = (areas, towns, country)
  }

  /// The same locator, which fills what boundaries do not tell from the addresses of an extract.
  func completed(by extract: OSMExtract, threads: Int) -> OSMLocator {
    var locator = self
    locator.usual = OSMUsualAreas(extract, self, threads: threads)
    locator.townNames = OSMTownNames(extract, threads: threads)
    return locator
  }

  /// Where the file has boundaries of countries.
  var countryBoxes: [OSMBox] { areas.all.filter { $0.kind == .administrative(level: 2) }.map(\.polygon.box) }

  /// Where the file has boundaries of first-level areas, and of which country; nil for one in no known country.
  var firstLevelBoxes: [(country: String?, box: OSMBox)] {
    areas.all.compactMap { area in
      guard case .administrative(let level) = area.kind else { return nil }
      let box = area.polygon.box
      let country = area.country ?? areas.containing(box.centre).lazy.compactMap { areas.all[$0].country }.first ?? country
      return OSMLevels.of(country).area1.contains(level) ? (country, box) : nil
    }
  }

  /// What lies around a point.
  func position(of point: GeoPoint) -> OSMPosition { position(of: point, areas.containing(point)) }

  private func position(of point: GeoPoint, _ around: [Int]) -> OSMPosition {
    let ranked = around.map { (rank: areas.all[$0].rank, index: $0) }.filter { $0.rank >= Self.topmostRank }
    return OSMPosition(
      point: point, areas: ranked.sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }.map(\.index), town: towns.nearest(to: point),
      country: around.lazy.compactMap { areas.all[$0].country }.first)
  }

  /// Countries and what joins several of them are not asked for what addresses name.
  private static let topmostRank = 4

  /// The country, areas, town and postal code around a point.
  ///
  /// - Parameter own: The address of an element itself: of house, street, postal code and town it counts more than what lies around.
  func address(of point: GeoPoint, own: Address = Address()) -> Address {
    let around = areas.containing(point)
    let position = position(of: point, around)
    let boundaries = around.map { areas.all[$0] }
    var address = Address()
    address.countryCode = position.country ?? country ?? own.countryCode ?? usual.country(at: position)
    address.take(boundaries, else: position.town?.name)
    var own = own
    own.locality = own.locality.flatMap { town($0, at: point, boundaries, address) }
    address.take(own)
    address.administrativeArea1 = address.administrativeArea1 ?? usual.firstLevelArea(at: position, in: address.countryCode)
    return address
  }

  /// The town that an own address of a point names, among those around it.
  private func town(_ text: String, at point: GeoPoint, _ boundaries: [OSMArea], _ address: Address) -> String? {
    let levels = OSMLevels.of(address.countryCode)
    let areas = boundaries.filter { levels.town.contains($0.rank) || levels.part.contains($0.rank) || $0.rank == OSMArea.settlementRank }
    let near = [address.locality].compactMap(\.self) + areas.map(\.name) + towns.within(reachOf: point).map(\.name)
    return townNames.town(text, near: near, country: address.countryCode)
  }

  /// The town that a house names, which has no boundary to tell it.
  func town(_ text: String, at point: GeoPoint) -> String? { address(of: point, own: Address(town: text)).locality }

  /// The code of the country that the tags of an area name: `ISO3166-1`, or the first part of `ISO3166-2`.
  static func country(of tags: OSMTags) -> String? {
    if let code = tags.first(of: "ISO3166-1:alpha2", "ISO3166-1", "country_code", "country_code_iso3166_1_alpha_2", "is_in:country_code") {
      return CountryCodes.alpha2(code)
    }
    return tags["ISO3166-2"].flatMap { CountryCodes.alpha2(String($0.prefix(2))) }
  }
}

extension OSMArea {
  fileprivate static let settlementRank = 12

  /// Greater for smaller areas: the administrative level; settlements stand below all levels.
  fileprivate var rank: Int {
    switch kind {
    case .administrative(let level): level
    case .settlement: Self.settlementRank
    case .postal: 0
    }
  }
}

extension Address {
  /// Takes over what boundaries around a position tell, in the country that is set.
  fileprivate mutating func take(_ around: [OSMArea], else town: String?) {
    var byLevel: [Int: String] = [:]
    for area in around {
      switch area.kind {
      case .administrative(let level): byLevel[level] = byLevel[level] ?? area.name
      case .settlement: break
      case .postal: postalCode = postalCode ?? area.name
      }
    }
    let levels = OSMLevels.of(countryCode)
    administrativeArea1 = levels.area1.lazy.compactMap { byLevel[$0] }.first
    administrativeArea2 = levels.area2.lazy.compactMap { byLevel[$0] }.first
    locality = Self.settlement(around, ["locality"]) { levels.town.lazy.compactMap { byLevel[$0] }.first } ?? town
    sublocality = Self.settlement(around, ["sublocality", "neighborhood"]) { levels.part.lazy.compactMap { byLevel[$0] }.first }
    if administrativeArea2 == locality { administrativeArea2 = nil }
    if sublocality == locality { sublocality = nil }
  }

  /// The name by level, else that of an area which is a settlement of these types.
  private static func settlement(_ around: [OSMArea], _ types: [String], byLevel: () -> String?) -> String? {
    if let name = byLevel() { return name }
    return around.first { area in
      if case .settlement(let type) = area.kind { types.contains(type) } else { false }
    }?.name
  }

  /// Takes over the parts of a place's own address; the names of areas and countries stay as boundaries have them.
  mutating func take(_ own: Address) {
    houseNumber = own.houseNumber
    street = own.street
    countryCode = countryCode ?? own.countryCode
    postalCode = own.postalCode.map { OSMPostalCode.text($0, in: countryCode) } ?? postalCode
    locality = own.locality ?? locality
    sublocality = sublocality ?? own.sublocality
    administrativeArea2 = administrativeArea2 ?? own.administrativeArea2
    administrativeArea1 = administrativeArea1 ?? own.administrativeArea1.map { OSMAreaNames.name($0, in: countryCode) }
  }
}
