// SPDX-License-Identifier: Apache-2.0

/// Reads OpenStreetMap's XML, packed or not. Elements that an editor has marked as deleted are passed over.
final class OSMXMLReader: OSMRunReader {
  private let path: String
  private let tags: XMLTags
  private var kind = OSMKind.relation
  private var isAtStart = true
  /// Whether the root has ended; what follows is no part of the document.
  private var isComplete = false
  /// What is wrong behind the elements that were read last.
  private var failure: ImportError?

  /// Elements in a run, with their tags, nodes and members: about as many as a blob of a PBF file has.
  private static let partsOfRun = 40_000

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

  func next() throws(ImportError) -> (any OSMRun)? {
    if let failure { throw failure }
    var (elements, room) = ([OSMElement](), Self.partsOfRun)
    do throws(ImportError) {
      while room > 0, let element = try element() {
        elements.append(element)
        room -= element.partCount
      }
    } catch {
      if elements.isEmpty { throw error }
      failure = error
    }
    return elements.isEmpty ? nil : OSMXMLRun(elements: elements)
  }

  private func element() throws(ImportError) -> OSMElement? {
    isAtStart = false
    do throws(XMLTags.Failure) {
      while let tag = try tags.next() {
        if tag.isEnd, tag.name == "osm" { isComplete = true }
        if !tag.isEnd, tag.name == "remark" { throw XMLTags.Failure.source(.partialAnswer(path: path, remark: try tags.text())) }
        guard !tag.isEnd, OSMKind(name: tag.name) == kind else { continue }
        let element = try tags.element(tag, kind)
        if tag["action"] != "delete", tag["visible"] != "false" { return element }
      }
    } catch {
      throw tags.importError(error)
    }
    if !isComplete { throw broken("its last tag is missing; the file was cut") }
    return nil
  }

  private func broken(_ reason: String) -> ImportError { .brokenOpenStreetMap(path: path, reason: reason) }
}

/// Elements that are read already: XML has no places from which several threads could read.
private struct OSMXMLRun: OSMRun {
  let elements: [OSMElement]

  func forEach(_ kind: OSMKind, _ body: (OSMElement) -> Void) { elements.forEach(body) }
}

extension OSMElement {
  fileprivate var partCount: Int { 1 + tags.all.count + nodes.count + members.count }
}
