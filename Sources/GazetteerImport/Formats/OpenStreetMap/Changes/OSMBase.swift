// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// The index that change files change, with what earlier change files of the same import have made of it.
final class OSMBase {
  let path: String
  private let reader: IndexReader
  /// Places that earlier change files have written, by id.
  private var written: [String: OSMKnownPlace] = [:]
  private var writtenByName: [UInt64: Set<String>] = [:]
  /// The places of the former ids of these.
  private var owners: [String: String] = [:]
  /// Ids of the index whose places are gone or written anew.
  private var replaced: Set<String> = []

  /// - Throws: `IndexError` when the file is no index, of another format, or damaged; `ImportError.foreignBase` for one without places of OpenStreetMap.
  ///
  /// - Parameter changes: The path of the first change file.
  init(path: String, for changes: String) throws {
    self.path = path
    reader = try IndexReader(path: path)
    let sources = try reader.under(Patience()) { try reader.sources(limit: .max) }
    if !sources.contains(where: { $0.name == OpenStreetMapReader.source.name }) { throw ImportError.foreignBase(path: changes, base: path) }
  }

  /// The place that an element is or is a part of.
  func place(of element: OSMIdentity) throws -> OSMKnownPlace? {
    let id = element.placeID
    if let place = written[id] ?? owners[id].flatMap({ written[$0] }) { return place }
    guard let number = try under({ try reader.place(withID: id) }) else { return nil }
    return try known(number)
  }

  /// The places with a name that may be one with what lies at a likeness.
  func likes(of likeness: OSMLikeness, named name: String) throws -> [OSMKnownPlace] {
    let key = OSMStreetName.key(name)
    let mine = (writtenByName[key] ?? []).sorted().compactMap { written[$0] }
    return try (mine + namesakes(name)).filter { $0.name == key && $0.likeness.isOne(with: likeness) }
  }

  private func namesakes(_ name: String) throws -> [OSMKnownPlace] {
    guard let key = TextAnalyzer.forms(ofName: name).first?.key else { return [] }
    return try under {
      var found: [OSMKnownPlace] = []
      let places = try reader.placesByWholeName(nameKeyHash(key), after: 0, through: reader.overview.placeCount)
      while let place = try places.next() {
        if let known = try known(place), known.id.hasPrefix("osm:") { found.append(known) }
      }
      return found
    }
  }

  private func known(_ place: Int) throws -> OSMKnownPlace? {
    let record = try under { try reader.record(of: place) }
    if replaced.contains(record.id) { return nil }
    let details = record.details.flatMap { $0.mention("wikidata") ? try? $0.members() : nil }
    return OSMKnownPlace(record, wikidata: details?.texts(ofExtra: "wikidata").first)
  }

  /// Notes what a change file has made of a place.
  func write(_ place: OSMKnownPlace) {
    remove(place.id)
    written[place.id] = place
    writtenByName[place.name, default: []].insert(place.id)
    for id in place.formerIDs { owners[id] = place.id }
  }

  /// Notes that a place is gone.
  func remove(_ id: String) {
    replaced.insert(id)
    guard let place = written.removeValue(forKey: id) else { return }
    writtenByName[place.name]?.remove(id)
    for id in place.formerIDs { owners[id] = nil }
  }

  private func under<Value>(_ work: () throws -> Value) throws -> Value { try reader.under(Patience(), work) }
}

extension OSMBase {
  /// How far the places around a new one may be that tell its address, in metres: country and regions, town, postal code and part of the town.
  private static let reaches = (region: 25_000.0, town: 2_000.0, quarter: 500.0)

  /// The address that a new place has of the places around it; nil when there is none near.
  ///
  /// The nearest place tells country and regions; the nearest that has them and is near enough the others. Settlements and areas tell nothing.
  func address(around point: GeoPoint) throws -> Address? {
    let places = try nearest(to: point)
    guard var address = places.first?.address.ofAreas else { return nil }
    for place in places {
      let meters = place.location.planeMeters(to: point)
      if meters <= Self.reaches.town { address.locality = address.locality ?? place.address.locality }
      if meters <= Self.reaches.quarter {
        address.postalCode = address.postalCode ?? place.address.postalCode
        address.sublocality = address.sublocality ?? place.address.sublocality
      }
    }
    return address
  }

  /// The nearest places of OpenStreetMap, at most a dozen, from the smallest of three circles that has any.
  private func nearest(to point: GeoPoint) throws -> [OSMKnownPlace] {
    for radius in [Self.reaches.quarter, Self.reaches.town, Self.reaches.region] {
      let places = try within(radius, of: point)
      if !places.isEmpty { return places }
    }
    return []
  }

  private func within(_ radius: Double, of point: GeoPoint) throws -> [OSMKnownPlace] {
    try under {
      var near: [(meters: Double, place: Int)] = []
      for box in PlainBox.around(point, radiusMeters: radius) {
        for block in try reader.blocks(in: box, family: .poi) {
          let block = try reader.block(block)
          for entry in (0..<block.count).compactMap(block.entry) {
            let meters = entry.location.planeMeters(to: point)
            if meters <= radius { near.append((meters, entry.place)) }
          }
        }
      }
      return try near.sorted { $0 < $1 }.prefix(Self.mostNear).compactMap { try known($0.place) }.filter { $0.id.hasPrefix("osm:") }
    }
  }

  private static let mostNear = 12
}

extension Address {
  /// Country and regions alone.
  fileprivate var ofAreas: Address {
    var areas = Address()
    (areas.countryCode, areas.administrativeArea1, areas.administrativeArea2) = (countryCode, administrativeArea1, administrativeArea2)
    return areas
  }
}
