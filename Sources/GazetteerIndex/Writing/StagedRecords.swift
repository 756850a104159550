// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// What stands before a staged record.
struct StagedHeader: BitwiseCopyable {
  var idHash: UInt64
  /// Of the record behind it, in bytes.
  var length: UInt32
  var sourceIndex: UInt32
  var importance: UInt16
  /// False once the record is replaced or removed.
  var isLive = true

  static let size = MemoryLayout<StagedHeader>.size
}

/// The staged records, readable from any thread in any order, as long as the staging exists. Memory holds a few pages of the file at a time.
final class StagedRecords: Sendable {
  /// For readers that go from start to end.
  private let file: MappedFile
  /// For readers that go to and fro: pages of a mapped file would come and go with each record.
  private let descriptor: Int32
  private let path: String

  init(_ file: MappedFile, descriptor: Int32, path: String) { (self.file, self.descriptor, self.path) = (file, descriptor, path) }

  /// Reads a record.
  func record(at offset: Int) throws(IndexError) -> PlaceRecord {
    var bytes = try read(at: offset, count: Self.likelySize)
    let size = StagedHeader.size + Int(bytes.withUnsafeBytes { $0.loadUnaligned(as: StagedHeader.self) }.length)
    if size > bytes.count { bytes = try read(at: offset, count: size) }
    guard bytes.count >= size else { throw .cannotWrite(path: path, reason: "it is shorter than it was written") }
    return bytes.withUnsafeBytes { bytes in
      var decoder = RecordDecoder(UnsafeRawBufferPointer(rebasing: bytes[StagedHeader.size...]))
      return decoder.record()
    }
  }

  /// More bytes than most records take: they are read with one call of the system.
  private static let likelySize = 768

  private func read(at offset: Int, count: Int) throws(IndexError) -> [UInt8] {
    let bytes = try translatingFileFailures(path: path) { () throws(FileFailure) in
      try FileAccess.read(descriptor, at: offset, count: min(count, file.count - offset))
    }
    guard bytes.count >= StagedHeader.size else { throw .cannotWrite(path: path, reason: "it is shorter than it was written") }
    return bytes
  }

  /// The bytes of the id of a record.
  func id(at offset: Int) -> UnsafeRawBufferPointer {
    var decoder = decoder(at: offset)
    return decoder.id()
  }

  /// What of a record decides where its place stands.
  func place(at offset: Int) -> StagedPlace {
    var decoder = decoder(at: offset)
    return decoder.place()
  }

  /// The records that count, in the order in which they were added, by their offsets.
  var live: some Sequence<(offset: Int, header: StagedHeader)> {
    sequence(state: 0) { [file] next -> (offset: Int, header: StagedHeader)? in
      while next < file.count {
        let (offset, header) = (next, file.value(at: next, as: StagedHeader.self))
        next += StagedHeader.size + Int(header.length)
        if header.isLive { return (offset, header) }
      }
      return nil
    }
  }

  /// A record tells its own length.
  private func decoder(at offset: Int) -> RecordDecoder {
    let length = Int(file.value(at: offset, as: StagedHeader.self).length)
    return RecordDecoder(file.from(offset + StagedHeader.size, length: length))
  }
}
