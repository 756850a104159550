// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// The places of an audit, as far as rules about neighbours need them.
struct AuditNeighbours {
  private struct Entry {
    var point: GeoPoint
    var nameKey: UInt64
    var type: UInt16
    /// 0 for none.
    var country: UInt16
  }

  private var entries: [Entry] = []
  private var ids: [String] = []
  private var names: [String] = []
  private var codes: [String] = [""]
  private var numbers: [String: UInt16] = ["": 0]

  var count: Int { entries.count }

  mutating func add(_ record: PlaceRecord) {
    let code = record.address.countryCode ?? ""
    let country = numbers[code] ?? UInt16(clamping: codes.count)
    if numbers[code] == nil {
      numbers[code] = country
      codes.append(code)
    }
    let type = record.primaryType.flatMap(PlaceTypeTable.code(of:)).map { $0 + 1 } ?? 0
    entries.append(
      Entry(
        point: record.location, nameKey: nameKeyHash(TextAnalyzer.query(record.name).key), type: UInt16(clamping: type), country: country))
    ids.append(record.id)
    names.append(record.name)
  }

  func draw(on map: inout DotMap) { for entry in entries { map.add(latitude: entry.point.latitude, longitude: entry.point.longitude) } }

  /// Applies the rules, each place in the order of the sources.
  func examine(_ findings: inout AuditFindings) {
    let boxes = extents()
    let cells = countriesByCell()
    let twins = namesakes()
    let crowds = crowds()
    for (index, entry) in entries.enumerated() {
      if let box = boxes[entry.country], box.isFar(entry.point), box.holdsSwapped(entry.point) {
        findings.note(.swappedCoordinates) { sample(index, "would lie in \(codes[Int(entry.country)])") }
      } else if let other = surroundings(of: entry, cells) {
        findings.note(.foreignSurroundings) { sample(index, "\(codes[Int(entry.country)]) among places of \(codes[Int(other)])") }
      }
      if let count = crowds[entry.point] { findings.note(.crowdedPoint) { sample(index, "\(count) places there") } }
      if let twin = twins[index] { findings.note(.namesake) { sample(index, "as \(ids[twin])") } }
    }
  }

  /// Notes every place for a rule about all of them.
  func noteAll(_ rule: AuditRule, _ detail: String, _ findings: inout AuditFindings) {
    for index in entries.indices { findings.note(rule) { sample(index, detail) } }
  }

  /// The positions that many places share, with their numbers; position 0, 0 has a rule of its own.
  private func crowds() -> [GeoPoint: Int] {
    var counts: [GeoPoint: Int] = [:]
    for entry in entries { counts[entry.point, default: 0] += 1 }
    return counts.filter { point, count in
      count >= AuditLimits.crowd && max(abs(point.latitude), abs(point.longitude)) >= AuditLimits.zeroDegrees
    }
  }

  private func sample(_ index: Int, _ detail: String) -> AuditReport.Sample {
    let point = entries[index].point
    return AuditReport.Sample(id: ids[index], name: names[index], latitude: point.latitude, longitude: point.longitude, detail: detail)
  }

  // MARK: Where countries lie

  /// Where all but the outermost places of a country lie.
  private struct Extent {
    var south, north, west, east: Double

    /// Whether a point is farther from the box than the box is large.
    func isFar(_ point: GeoPoint) -> Bool {
      let (high, wide) = (max(AuditLimits.farDegrees, north - south), max(AuditLimits.farDegrees, east - west))
      let (latitude, longitude) = (point.latitude, point.longitude)
      return latitude < south - high || latitude > north + high || longitude < west - wide || longitude > east + wide
    }

    /// Whether the box holds the point with latitude and longitude exchanged.
    func holdsSwapped(_ point: GeoPoint) -> Bool {
      let margin = AuditLimits.farDegrees
      let (latitude, longitude) = (point.longitude, point.latitude)
      return latitude >= south - margin && latitude <= north + margin && longitude >= west - margin && longitude <= east + margin
    }
  }

  private func extents() -> [UInt16: Extent] {
    var byCountry: [UInt16: [Int]] = [:]
    for (index, entry) in entries.enumerated() where entry.country > 0 { byCountry[entry.country, default: []].append(index) }
    return byCountry.compactMapValues { places in
      guard places.count >= AuditLimits.tellingPlaces else { return nil }
      let latitudes = places.map { entries[$0].point.latitude }.sorted()
      let longitudes = places.map { entries[$0].point.longitude }.sorted()
      let outermost = max(1, places.count / 50)
      return Extent(
        south: latitudes[outermost], north: latitudes[places.count - 1 - outermost], west: longitudes[outermost],
        east: longitudes[places.count - 1 - outermost])
    }
  }

  // MARK: What lies around a place

  private struct Cell: Hashable {
    var row, column: Int32

    init(_ point: GeoPoint) {
      row = Int32((point.latitude / AuditLimits.cellDegrees).rounded(.down))
      column = Int32((point.longitude / AuditLimits.cellDegrees).rounded(.down))
    }

    /// The cell and those around it.
    var block: [Cell] {
      (-1...1).flatMap { row in
        (-1...1).map { column in
          var cell = self
          (cell.row, cell.column) = (cell.row + Int32(row), cell.column + Int32(column))
          return cell
        }
      }
    }
  }

  private func countriesByCell() -> [Cell: [UInt16: Int]] {
    var cells: [Cell: [UInt16: Int]] = [:]
    for entry in entries where entry.country > 0 { cells[Cell(entry.point), default: [:]][entry.country, default: 0] += 1 }
    return cells
  }

  /// The country of nearly all places around one that is alone in its own country there; nil where it is not so.
  private func surroundings(of entry: Entry, _ cells: [Cell: [UInt16: Int]]) -> UInt16? {
    guard entry.country > 0, cells[Cell(entry.point)]?[entry.country] == 1 else { return nil }
    var counts: [UInt16: Int] = [:]
    for cell in Cell(entry.point).block { counts.merge(cells[cell] ?? [:], uniquingKeysWith: +) }
    guard counts.removeValue(forKey: entry.country) == 1 else { return nil }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.flatMap { $0.value >= AuditLimits.tellingNeighbours ? $0.key : nil }
  }

  // MARK: Namesakes

  /// For each place with an earlier one of its name and type near by, that one.
  private func namesakes() -> [Int: Int] {
    var found: [Int: Int] = [:]
    let order = entries.indices.sorted { a, b in
      let (x, y) = (entries[a], entries[b])
      return (x.nameKey, x.type, x.point.latitudeE7, a) < (y.nameKey, y.type, y.point.latitudeE7, b)
    }
    // A degree of latitude is at least 110,574 m.
    let reach = Int32(AuditLimits.namesakeMeters / 110_574 * 1e7) + 1
    for (position, first) in order.enumerated() {
      for second in order[(position + 1)...] {
        let (x, y) = (entries[first], entries[second])
        guard x.nameKey == y.nameKey, x.type == y.type, Int64(y.point.latitudeE7) - Int64(x.point.latitudeE7) <= Int64(reach) else { break }
        guard x.point.distanceMeters(to: y.point) <= AuditLimits.namesakeMeters else { continue }
        let (earlier, later) = (min(first, second), max(first, second))
        found[later] = min(found[later] ?? earlier, earlier)
      }
    }
    return found
  }
}
