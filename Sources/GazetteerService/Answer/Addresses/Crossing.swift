// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// The crossing of two streets, located by their houses. The index does not store it; its id contains all that details need to find it again.
struct Crossing {
  /// The two streets in the order in which they were named.
  let streets: [PlaceRecord]
  /// The midpoint of the two nearest houses.
  let location: GeoPoint

  /// Nil if no house of one street is near a house of the other, or if both are the same street.
  init?(_ first: PlaceRecord, _ second: PlaceRecord) {
    guard first.id != second.id, let location = NearestHouses(first, second).middle else { return nil }
    (streets, self.location) = ([first, second], location)
  }

  /// `ID~~ID`, with the ids of the streets.
  var id: String { streets.map(\.id).joined(separator: Self.joint) }

  /// The ids of the streets in the id of a crossing; empty for any other id.
  static func streets(of id: String) -> [String] {
    let parts = id.split(separator: joint, omittingEmptySubsequences: false).map(String.init)
    return parts.count == 2 && !parts.contains("") ? parts : []
  }

  private static let joint = "~~"

  /// The crossing as a record. Its address has the parts that both streets share.
  ///
  /// - Parameter names: the shown names of the streets.
  func record(names: [String]) -> PlaceRecord {
    let name = names.joined(separator: " & ")
    var record = PlaceRecord(id: id, name: name, location: location, importance: streets.map(\.importance).min() ?? 0)
    (record.primaryType, record.types) = ("intersection", ["intersection"])
    record.address = streets[0].address
    record.address.street = name
    for part in [\Address.sublocality, \.locality, \.administrativeArea2, \.administrativeArea1, \.postalCode, \.countryCode]
    where streets[1].address[keyPath: part] != streets[0].address[keyPath: part] { record.address[keyPath: part] = nil }
    record.source = streets[0].source
    record.layer = streets[0].layer
    return record
  }
}

/// The two houses, one of each street, that are nearest to each other.
private struct NearestHouses {
  /// Greatest distance of the two houses, in metres; farther ones do not indicate a crossing.
  private static let farthest = 250.0
  /// Greatest number of houses of each street, near the other one, that are compared.
  private static let mostCompared = 400

  private(set) var middle: GeoPoint?

  init(_ first: PlaceRecord, _ second: PlaceRecord) {
    let (a, b) = (first.houseNumbers.houses.map(\.location), second.houseNumbers.houses.map(\.location))
    guard let around = Self.box(of: b)?.expanded(byMeters: Self.farthest) else { return }
    let near = a.filter(around.contains).prefix(Self.mostCompared)
    guard let inner = Self.box(of: near)?.expanded(byMeters: Self.farthest) else { return }
    let others = b.filter(inner.contains).prefix(Self.mostCompared)
    var best = Self.farthest
    for house in near {
      for other in others {
        let distance = house.sphericalDistanceMeters(to: other)
        if distance < best || distance == best && middle == nil { (best, middle) = (distance, house.between(other, share: 0.5)) }
      }
    }
  }

  /// The bounding box of points. If points lie on both sides of ±180°, it contains every longitude.
  private static func box(of points: some Collection<GeoPoint>) -> GeoBox? {
    guard let south = points.map(\.latitudeE7).min(), let north = points.map(\.latitudeE7).max(),
      let west = points.map(\.longitudeE7).min(),
      let east = points.map(\.longitudeE7).max()
    else { return nil }
    return GeoBox(low: GeoPoint(latitudeE7: south, longitudeE7: west), high: GeoPoint(latitudeE7: north, longitudeE7: east))
  }
}

/// A crossing that a text names.
struct FoundIntersection {
  let intersection: Crossing
  /// The street that matches less well, scored at the position of the crossing.
  let candidate: Candidate
  /// The text of each street, as it was read.
  let texts: [QueryText]

  /// The matching ranges in the two names, joined by " & ".
  func marks(in names: [String]) -> [Range<Int>] {
    var start = 0
    return zip(names, texts).flatMap { name, text in
      defer { start += name.unicodeScalars.count + 3 }
      return TextAnalyzer.matchRanges(of: text, in: name, allowInfix: false).map { $0.lowerBound + start..<$0.upperBound + start }
    }
  }
}

extension IndexSession {
  /// Number of streets around which the other street is searched.
  private static let anchors = 5

  /// The crossings that a text names, best first; empty for a text without a mark between two streets, and for an index without houses.
  ///
  /// Searches both texts. If no two of the streets found cross (of many Main Streets, none is the one of the town named at the end), searches one
  /// text around the best streets of the other.
  func intersections(for request: SearchRequest) throws -> [FoundIntersection] {
    guard engine.reader.overview.streetsWithHouses > 0, request.wants("intersection"), let streets = streetRequest(request) else {
      return []
    }
    return try until(request.deadline) { try intersections(for: request, of: streets) }
  }

  private func intersections(for request: SearchRequest, of streets: SearchRequest) throws -> [FoundIntersection] {
    for typed in TypedIntersection.variants(of: request.text) {
      let search = CrossingSearch(session: self, request: request, streets: streets)
      let first = try search.streets(typed.first)
      let second = try first.isEmpty ? [] : search.streets(typed.second)
      if second.isEmpty { continue }
      var found = try search.crossings(of: first, with: second)
      for street in found.isEmpty ? second.prefix(Self.anchors) : [] {
        found += try search.crossings(of: search.streets(typed.first, around: street), with: [street])
      }
      for street in found.isEmpty ? first.prefix(Self.anchors) : [] {
        found += try search.crossings(of: [street], with: search.streets(typed.second, around: street))
      }
      if !found.isEmpty { return found.sorted { $0.candidate.precedes($1.candidate) } }
    }
    return []
  }

  /// The crossing that an id names; nil if there is none.
  func intersection(withID id: String) throws -> Crossing? {
    let streets = try Crossing.streets(of: id).compactMap { try engine.reader.place(withID: $0) }.map(engine.reader.record(of:))
    return streets.count == 2 ? Crossing(streets[0], streets[1]) : nil
  }

  /// The facts about a crossing.
  func facts(of crossing: Crossing, for scope: Scope) throws -> PlaceFacts {
    let record = crossing.record(names: crossing.streets.map { $0.shownName(in: scope.language) })
    var facts = try facts(of: record, for: scope)
    for index in facts.components.indices where facts.components[index].types == ["route"] {
      facts.components[index].types = ["intersection"]
    }
    return facts
  }
}

/// Searches for the streets of a crossing.
private struct CrossingSearch {
  let session: IndexSession
  let request: SearchRequest
  let streets: SearchRequest

  /// The streets that match a name, best first.
  func streets(_ text: String, around anchor: FoundPlace? = nil) throws -> [FoundPlace] {
    var request = streets
    request.text = text
    if let anchor {
      request.bias = nil
      request.restriction = .circle(
        center: anchor.record.location, radiusMeters: 2 * Double(session.engine.reader.overview.houseReachMeters) + 1)
    }
    let result = try session.engine.search(request)
    return try result.candidates.map { candidate in
      FoundPlace(candidate: candidate, record: try session.engine.reader.record(of: candidate.place), text: result.text(of: candidate))
    }
  }

  /// The pairs of streets that cross, each scored as the street that matches less well.
  func crossings(of first: [FoundPlace], with second: [FoundPlace]) throws -> [FoundIntersection] {
    let filter = PlaceFilter(request.scope, session.engine.reader.overview, attributes: nil)
    let signals = RankingSignals(request, profile: session.engine.profile)
    var found: [FoundIntersection] = []
    for a in first where !a.record.houseNumbers.isEmpty {
      for b in second where !b.record.houseNumbers.isEmpty && a.record.mayMeet(b.record) {
        try session.engine.reader.patience.check()
        guard let crossing = Crossing(a.record, b.record), crossing.id.utf8.count <= 255, filter.isInside(crossing.location) else {
          continue
        }
        let weaker = a.candidate.precedes(b.candidate) ? b.candidate : a.candidate
        let moved = weaker.moved(to: crossing.location, signals.of(session.engine.reader.layer(of: weaker.place).layer))
        found.append(FoundIntersection(intersection: crossing, candidate: moved, texts: [a.text, b.text]))
      }
    }
    return found
  }
}

extension PlaceRecord {
  /// Whether two streets may cross: not if they are in different towns.
  fileprivate func mayMeet(_ other: PlaceRecord) -> Bool {
    guard let town = address.locality, let otherTown = other.address.locality else { return true }
    return TextAnalyzer.query(town).key == TextAnalyzer.query(otherTown).key
  }
}
