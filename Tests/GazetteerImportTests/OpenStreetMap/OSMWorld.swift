// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex

/// A small map in the making, written as XML or PBF.
struct OSMWorld {
  struct Element {
    var kind: String
    var id: Int
    var latitude = 0.0
    var longitude = 0.0
    var nodes: [Int] = []
    var members: [(kind: String, id: Int, role: String)] = []
    var tags: [(key: String, value: String)] = []
  }

  private(set) var elements: [Element] = []

  /// Tags written as `amenity=cafe name=Café~Sperl`: a tilde in a value is a space.
  static func tags(_ text: String) -> [(key: String, value: String)] {
    text.split(separator: " ").compactMap { part in
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let value = part[part.index(after: equals)...].replacingOccurrences(of: "~", with: " ")
      return (String(part[..<equals]), value)
    }
  }

  mutating func node(_ id: Int, _ latitude: Double, _ longitude: Double, _ tags: String = "") {
    elements.append(Element(kind: "node", id: id, latitude: latitude, longitude: longitude, tags: Self.tags(tags)))
  }

  mutating func way(_ id: Int, _ nodes: [Int], _ tags: String = "") {
    elements.append(Element(kind: "way", id: id, nodes: nodes, tags: Self.tags(tags)))
  }

  mutating func relation(_ id: Int, _ members: [(kind: String, id: Int, role: String)], _ tags: String = "") {
    elements.append(Element(kind: "relation", id: id, members: members, tags: Self.tags(tags)))
  }

  /// A closed way of four new nodes, numbered from ten times its own number.
  mutating func square(_ id: Int, south: Double, west: Double, north: Double, east: Double, _ tags: String = "") {
    let corners = [(south, west), (south, east), (north, east), (north, west)]
    for (index, corner) in corners.enumerated() { node(id * 10 + index, corner.0, corner.1) }
    way(id, [0, 1, 2, 3, 0].map { id * 10 + $0 }, tags)
  }

  /// The map as XML.
  var xml: String { "<?xml version='1.0' encoding='UTF-8'?>\n<osm version=\"0.6\">\n" + elementsXML + "\n</osm>\n" }

  /// The elements as XML, a line each.
  var elementsXML: String {
    let escaped = { (text: String) in
      text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(
        of: "<", with: "&lt;")
    }
    let lines = sorted.map { element in
      let place = element.kind == "node" ? " lat=\"\(element.latitude)\" lon=\"\(element.longitude)\"" : ""
      let nodes = element.nodes.map { "<nd ref=\"\($0)\"/>" }
      let members = element.members.map { "<member type=\"\($0.kind)\" ref=\"\($0.id)\" role=\"\($0.role)\"/>" }
      let tags = element.tags.map { "<tag k=\"\(escaped($0.key))\" v=\"\(escaped($0.value))\"/>" }
      return "<\(element.kind) id=\"\(element.id)\"\(place)>" + (nodes + members + tags).joined() + "</\(element.kind)>"
    }
    return lines.joined(separator: "\n")
  }

  /// Takes an element out.
  mutating func remove(_ kind: String, _ id: Int) { elements.removeAll { $0.kind == kind && $0.id == id } }

  /// Takes over the elements of another map, each in the place of the one with its number.
  mutating func take(_ other: OSMWorld) {
    for element in other.elements { remove(element.kind, element.id) }
    elements += other.elements
  }

  /// Nodes before ways before relations, each by its number.
  var sorted: [Element] {
    let order = ["node", "way", "relation"]
    return elements.sorted { a, b in
      (order.firstIndex(of: a.kind) ?? 0, a.id) < (order.firstIndex(of: b.kind) ?? 0, b.id)
    }
  }

  /// The places of an import of the map as XML, by id.
  func places(country: String? = nil) throws -> [String: PlaceRecord] { try Self.places(of: Array(xml.utf8), country: country).places }

  /// The places of an import of a file, by id.
  static func places(of file: [UInt8], country: String? = nil) throws -> (places: [String: PlaceRecord], report: ImportReport) {
    let folder = try TemporaryFolder()
    let source = ImportSource(path: try folder.file("map.osm", file), country: country)
    var sink = MemorySink()
    let report = try ImportPipeline.run([source], into: &sink)
    return (Dictionary(uniqueKeysWithValues: sink.records.map { ($0.id, $0) }), report)
  }
}
