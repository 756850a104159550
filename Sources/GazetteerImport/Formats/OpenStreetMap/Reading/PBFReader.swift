// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers

/// Reads OpenStreetMap's PBF files. The first reading notes which kinds of elements each blob holds, so that later ones unpack only what they need.
final class PBFReader: OSMElementReader {
  private let path: String
  private let blobs: PBFBlobs
  private var kind = OSMKind.relation
  /// The kinds of elements in each blob, a bit each.
  private var kinds: [UInt8] = []
  private var elements: [OSMElement] = []
  private var at = 0

  init(_ source: ByteSource) {
    path = source.path
    source.readings = OSMKind.allCases.count
    blobs = PBFBlobs(source)
  }

  func begin(_ kind: OSMKind) throws(ImportError) {
    self.kind = kind
    (elements, at) = ([], 0)
    if blobs.position > 0 { try blobs.rewind() }
  }

  func next() throws(ImportError) -> OSMElement? {
    while at == elements.count {
      guard try readBlob() else { return nil }
    }
    defer { at += 1 }
    return elements[at]
  }

  /// Reads the elements of the next blob; false at the end of the file.
  private func readBlob() throws(ImportError) -> Bool {
    elements.removeAll(keepingCapacity: true)
    at = 0
    let position = blobs.position
    guard let blob = try blobs.next(unpacking: { holds($0) }) else {
      if position == 0 { throw .emptySource(path: path) }
      return false
    }
    if position == 0, blob.type != "OSMHeader" { throw broken("it does not begin with a header") }
    if !holds(position) { return true }
    if blob.type == "OSMHeader" { try check(blob.bytes) }
    let isData = blob.type == "OSMData"
    do throws(ProtobufFields.Failure) {
      let block = isData ? try PBFBlock(blob.bytes) : nil
      note(try block?.kinds() ?? 0, at: position)
      try block?.read(kind, into: &elements)
    } catch {
      throw broken("blob \(position + 1) is damaged")
    }
    return true
  }

  /// Whether a blob may hold elements of the kind that is read.
  private func holds(_ position: Int) -> Bool { kinds.element(at: position).map { $0 & 1 << kind.rawValue != 0 } ?? true }

  private func note(_ bits: UInt8, at position: Int) {
    if position == kinds.count { kinds.append(bits) }
  }

  private func check(_ bytes: Bytes) throws(ImportError) {
    let header: PBFHeader
    do throws(ProtobufFields.Failure) { header = try PBFHeader(bytes) } catch { throw broken("its header is damaged") }
    if let feature = header.unknownFeature { throw .unreadablePBF(path: path, feature: "the feature \(feature)") }
  }

  private func broken(_ reason: String) -> ImportError { .brokenOpenStreetMap(path: path, reason: reason) }
}
