// SPDX-License-Identifier: Apache-2.0

/// Reads a change file: OsmChange, XML with blocks of elements that were created, modified or deleted.
///
/// All of it is kept, some 300 bytes an element, because what comes last may change what comes first.
struct OSMChangeFile {
  private let tags: XMLTags
  private var changes = OSMChanges()
  private var action: OSMChange.Action?
  /// Whether the root has ended; what follows is no part of the document.
  private var isComplete = false

  /// The changes of a file.
  ///
  /// - Throws: `ImportError.brokenOpenStreetMap`; `.unnumberedElement` for an element that an editor has made and nobody uploaded.
  static func changes(of source: ByteSource) throws(ImportError) -> OSMChanges {
    var file = OSMChangeFile(tags: XMLTags(source))
    do throws(XMLTags.Failure) {
      while let tag = try file.tags.next() { try file.take(tag) }
    } catch {
      throw file.tags.importError(error)
    }
    if !file.isComplete { throw .brokenOpenStreetMap(path: source.path, reason: "its last tag is missing; the file was cut") }
    file.changes.prepare()
    return file.changes
  }

  private init(tags: XMLTags) { self.tags = tags }

  private mutating func take(_ tag: XMLTags.Tag) throws(XMLTags.Failure) {
    if let action = OSMChange.Action(rawValue: tag.name) {
      self.action = tag.isEnd || tag.isEmpty ? nil : action
    } else if tag.name == "osmChange" {
      isComplete = tag.isEnd || tag.isEmpty
    } else if let kind = OSMKind(name: tag.name), !tag.isEnd {
      guard let action else { throw .malformed }
      try take(try tags.element(tag, kind), action, version: tag["version"].flatMap { Int($0) } ?? 0)
    }
  }

  private mutating func take(_ element: OSMElement, _ action: OSMChange.Action, version: Int) throws(XMLTags.Failure) {
    let parts = element.nodes + element.members.map(\.element.number)
    if let number = ([element.identity.number] + parts).first(where: { $0 < 0 }) {
      throw .source(.unnumberedElement(path: tags.path, number: number))
    }
    changes.take(OSMChange(action: action, version: version, element: element))
  }
}
