// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

extension XMLTags {
  /// Reads an element of OpenStreetMap from its start tag to its end tag; without a number it is malformed.
  func element(_ tag: Tag, _ kind: OSMKind) throws(Failure) -> OSMElement {
    guard let number = tag["id"].flatMap(Int64.init) else { throw .malformed }
    var element = OSMElement(identity: OSMIdentity(kind: kind, number: number))
    if let latitude = tag["lat"].flatMap(Double.init), let longitude = tag["lon"].flatMap(Double.init) {
      element.point = GeoPoint(latitude: latitude, longitude: longitude)
    }
    if !tag.isEmpty { try readParts(of: tag.name, into: &element) }
    return element
  }

  private func readParts(of name: String, into element: inout OSMElement) throws(Failure) {
    while let part = try next() {
      if part.isEnd && part.name == name { return }
      switch part.name {
      case "tag": if let key = part["k"], let value = part["v"] { element.tags.append(key, value) }
      case "nd": if let number = part["ref"].flatMap(Int64.init) { element.nodes.append(number) }
      case "member":
        guard let kind = part["type"].flatMap(OSMKind.init(name:)), let number = part["ref"].flatMap(Int64.init) else { continue }
        element.members.append(.init(element: OSMIdentity(kind: kind, number: number), role: part["role"] ?? ""))
      default: break
      }
    }
    throw .cut
  }

  /// What is wrong with a document of OpenStreetMap, as an error of its import.
  func importError(_ failure: Failure) -> ImportError {
    switch failure {
    case .source(let error): error
    case .cut: .brokenOpenStreetMap(path: path, reason: "it ends inside a tag")
    case .malformed: .brokenOpenStreetMap(path: path, reason: "line \(line) is no XML of OpenStreetMap")
    }
  }
}
