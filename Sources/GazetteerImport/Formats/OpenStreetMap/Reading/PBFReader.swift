// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Reads OpenStreetMap's PBF files. The first reading notes which kinds of elements each blob holds, so that later ones unpack only what they need.
final class PBFReader: OSMElementReader {
  private let path: String
  private let blobs: PBFBlobs
  private var kind = OSMKind.relation
  /// The kinds of elements in each blob, a bit each.
  private var kinds: [UInt8] = []
  /// What is left of the block that is being read.
  private var elements: PBFElements?

  init(_ source: ByteSource) {
    path = source.path
    source.readings = OSMKind.allCases.count
    blobs = PBFBlobs(source)
  }

  func begin(_ kind: OSMKind) throws(ImportError) {
    self.kind = kind
    elements = nil
    if blobs.position > 0 { try blobs.rewind() }
  }

  func next() throws(ImportError) -> OSMElement? {
    while true {
      do throws(ProtobufFields.Failure) {
        if let element = try elements?.next() { return element }
      } catch {
        throw damaged(blobs.position)
      }
      guard try readBlob() else { return nil }
    }
  }

  /// Goes on with the next blob; false at the end of the file.
  private func readBlob() throws(ImportError) -> Bool {
    elements = nil
    let position = blobs.position
    guard let blob = try blobs.next(unpacking: { holds($0) }) else {
      if position == 0 { throw .emptySource(path: path) }
      return false
    }
    if position == 0, blob.type != "OSMHeader" { throw broken("it does not begin with a header") }
    if !holds(position) { return true }
    if blob.type == "OSMHeader" { try check(blob.bytes) }
    do throws(ProtobufFields.Failure) {
      let block = blob.type == "OSMData" ? try PBFBlock(blob.bytes) : nil
      note(try block?.kinds() ?? 0, at: position)
      elements = block.map { PBFElements(of: kind, in: $0) }
    } catch {
      throw damaged(position + 1)
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

  /// - Parameter number: of the blob, from 1.
  private func damaged(_ number: Int) -> ImportError { broken("blob \(number) is damaged") }

  private func broken(_ reason: String) -> ImportError { .brokenOpenStreetMap(path: path, reason: reason) }
}
