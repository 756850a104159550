// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry

/// Reads OpenStreetMap's XML, packed or not. Elements that an editor has marked as deleted are passed over.
final class OSMXMLReader: OSMElementReader {
  private let path: String
  private let tags: XMLTags
  private var kind = OSMKind.relation
  private var isAtStart = true
  /// Whether the root has ended; what follows is no part of the document.
  private var isComplete = false

  init(_ source: ByteSource) {
    path = source.path
    source.readings = OSMKind.allCases.count
    tags = XMLTags(source)
  }

  func begin(_ kind: OSMKind) throws(ImportError) {
    self.kind = kind
    if !isAtStart { try tags.rewind() }
    (isAtStart, isComplete) = (true, false)
  }

  func next() throws(ImportError) -> OSMElement? {
    isAtStart = false
    do throws(XMLTags.Failure) {
      while let tag = try tags.next() {
        if tag.isEnd, tag.name == "osm" { isComplete = true }
        guard !tag.isEnd, OSMKind(name: tag.name) == kind else { continue }
        if let element = try element(tag) { return element }
      }
    } catch {
      switch error {
      case .source(let error): throw error
      case .cut: throw broken("it ends inside a tag")
      case .malformed: throw broken("line \(tags.line) is no XML of OpenStreetMap")
      }
    }
    if !isComplete { throw broken("its last tag is missing; the file was cut") }
    return nil
  }

  /// Reads an element to its end tag; nil for a deleted one and for one without a number.
  private func element(_ tag: XMLTags.Tag) throws(XMLTags.Failure) -> OSMElement? {
    guard let number = tag["id"].flatMap(Int64.init) else { throw .malformed }
    var element = OSMElement(identity: OSMIdentity(kind: kind, number: number))
    if let latitude = tag["lat"].flatMap(Double.init), let longitude = tag["lon"].flatMap(Double.init) {
      element.point = GeoPoint(latitude: latitude, longitude: longitude)
    }
    if !tag.isEmpty { try readParts(of: tag.name, into: &element) }
    return tag["action"] == "delete" || tag["visible"] == "false" ? nil : element
  }

  private func readParts(of name: String, into element: inout OSMElement) throws(XMLTags.Failure) {
    while let part = try tags.next() {
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

  private func broken(_ reason: String) -> ImportError { .brokenOpenStreetMap(path: path, reason: reason) }
}
