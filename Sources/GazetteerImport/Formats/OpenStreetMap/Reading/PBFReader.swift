// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Synchronization

/// Reads OpenStreetMap's PBF files; a run is a blob. The first reading notes which kinds of elements each blob holds, so that later ones unpack only what they
/// need.
final class PBFReader: OSMRunReader {
  private let path: String
  private let blobs: PBFBlobs
  private var kind = OSMKind.relation
  private let kinds = PBFKinds()

  init(_ source: ByteSource) {
    path = source.path
    source.readings = OSMKind.allCases.count
    blobs = PBFBlobs(source)
  }

  func begin(_ kind: OSMKind) throws(ImportError) {
    self.kind = kind
    if blobs.position > 0 { try blobs.rewind() }
  }

  func next() throws(ImportError) -> (any OSMRun)? {
    while true {
      let position = blobs.position
      guard let blob = try blobs.next(toUnpack: { kinds.mayHave(kind, at: $0) }) else {
        if position == 0 { throw .emptySource(path: path) }
        return nil
      }
      if position == 0, blob.type != "OSMHeader" { throw blob.broken("it does not begin with a header") }
      if kinds.mayHave(kind, at: position) { return PBFRun(blob: blob, kinds: kinds) }
    }
  }
}

/// Which kinds of elements the blobs of a file hold, as far as they were unpacked.
private final class PBFKinds: Sendable {
  /// By the position of a blob, a bit for each kind.
  private let bits = Mutex<[Int: UInt8]>([:])

  func note(_ kinds: UInt8, at position: Int) { bits.withLock { $0[position] = kinds } }

  func mayHave(_ kind: OSMKind, at position: Int) -> Bool { bits.withLock { $0[position] }.map { $0 & 1 << kind.rawValue != 0 } ?? true }
}

/// A blob with its elements.
private struct PBFRun: OSMRun {
  let blob: PBFBlob
  let kinds: PBFKinds

  func forEach(_ kind: OSMKind, _ body: (OSMElement) -> Void) throws(ImportError) {
    try blob.unpacked { (bytes) throws(ImportError) in
      if blob.type == "OSMHeader" { try check(bytes) }
      do throws(ProtobufFields.Failure) {
        let block = blob.type == "OSMData" ? try PBFBlock(bytes) : nil
        kinds.note(try block?.kinds() ?? 0, at: blob.number - 1)
        guard let block else { return }
        var elements = PBFElements(of: kind, in: block)
        while let element = try elements.next() { body(element) }
      } catch {
        throw blob.broken("blob \(blob.number) is damaged")
      }
    }
  }

  private func check(_ bytes: Bytes) throws(ImportError) {
    let header: PBFHeader
    do throws(ProtobufFields.Failure) { header = try PBFHeader(bytes) } catch { throw blob.broken("its header is damaged") }
    if let feature = header.unknownFeature { throw .unreadablePBF(path: blob.path, feature: "the feature \(feature)") }
  }
}
