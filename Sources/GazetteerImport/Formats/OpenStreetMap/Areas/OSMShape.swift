// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// Where an element is.
struct OSMShape {
  /// The position of its place: a node's own, the middle node of a line, the centre of an area.
  var point: GeoPoint
  var box: OSMBox
  /// The rings of an area.
  var rings: [[GeoPoint]] = []

  var polygon: OSMPolygon? { rings.isEmpty ? nil : OSMPolygon(rings) }
}

extension OSMExtract {
  /// The shape of a feature; nil when the file has none of its nodes.
  func shape(of feature: Feature) -> OSMShape? {
    if let point = feature.point { return OSMShape(point: point, box: OSMBox(point)) }
    if let known = knownShapes[feature.identity] { return known }
    if let way = feature.way { return shape(ofWay: ways[way]) }
    return feature.relation.flatMap { shape(ofRelation: relations[$0]) }
  }

  /// The positions of a way's nodes that the file has.
  func points(ofWay position: Int) -> [GeoPoint] { ways[position].compactMap { positions[$0] } }

  private func shape(ofWay nodes: [Int64]) -> OSMShape? {
    let points = nodes.compactMap { positions[$0] }
    guard let box = OSMBox(points) else { return nil }
    if nodes.first == nodes.last, points.count > 3 { return OSMShape(point: points.ringCentre, box: box, rings: [points]) }
    return OSMShape(point: points[points.count / 2], box: box)
  }

  private func shape(ofRelation members: [OSMElement.Member]) -> OSMShape? {
    let ways = members.filter { $0.element.kind == .way }
    // A building whose outline is no way has the extent of its parts.
    let outline =
      ways.contains { Self.outlineRoles.contains($0.role) }
      ? ways.filter { Self.outlineRoles.contains($0.role) } : ways.filter { $0.role == "part" }
    let memberWays = outline.compactMap { self.ways.nodes(of: $0.element.number) }
    let rings = OSMRings.closed(of: memberWays).map { $0.compactMap { positions[$0] } }.filter { $0.count > 3 }
    let known = memberWays.joined().lazy.compactMap { positions[$0] }
    guard let box = OSMBox(rings.joined()) ?? OSMBox(known) else { return labelShape(members) }
    let largest = rings.max { a, b in (OSMBox(a)?.diagonalMeters ?? 0) < (OSMBox(b)?.diagonalMeters ?? 0) }
    return OSMShape(point: largest?.ringCentre ?? box.centre, box: box, rings: rings)
  }

  private static let outlineRoles: Set<String> = ["outer", "inner", "", "exclave", "enclave", "perimeter", "outline"]

  /// The shape of a relation without ways: the node that its name is written at.
  private func labelShape(_ members: [OSMElement.Member]) -> OSMShape? {
    let nodes = members.filter { $0.element.kind == .node }
    guard let point = nodes.lazy.compactMap({ self.positions[$0.element.number] }).first else { return nil }
    return OSMShape(point: point, box: OSMBox(point))
  }
}

extension [GeoPoint] {
  /// The centre of gravity of the area within a ring; the centre of its box when it has no area or crosses itself so that the centre lies outside
  /// the box.
  fileprivate var ringCentre: GeoPoint {
    guard let origin = first, let box = OSMBox(self) else { return GeoPoint(latitudeE7: 0, longitudeE7: 0) }
    var (area, north, east) = (0.0, 0.0, 0.0)
    for (a, b) in zip(self, dropFirst()) {
      let (ay, ax) = (Double(a.latitudeE7) - Double(origin.latitudeE7), Double(a.longitudeE7) - Double(origin.longitudeE7))
      let (by, bx) = (Double(b.latitudeE7) - Double(origin.latitudeE7), Double(b.longitudeE7) - Double(origin.longitudeE7))
      let cross = ax * by - bx * ay
      area += cross
      north += (ay + by) * cross
      east += (ax + bx) * cross
    }
    if area == 0 { return box.centre }
    let centre = GeoPoint(
      latitudeE7: Int32(clamping: Double(origin.latitudeE7) + north / (3 * area)),
      longitudeE7: Int32(clamping: Double(origin.longitudeE7) + east / (3 * area)))
    return box.contains(centre) ? centre : box.centre
  }
}
