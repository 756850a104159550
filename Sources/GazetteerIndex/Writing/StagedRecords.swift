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

  /// How many bytes the record takes whose header is at a position, with the header.
  static func size(at position: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    size + Int(bytes.loadUnaligned(fromByteOffset: position, as: StagedHeader.self).length)
  }
}

/// The staged records, readable from any thread in any order, as long as the staging exists. Memory holds a few pages of the file at a time.
final class StagedRecords: Sendable {
  /// For readers that go from start to end and look at parts of the records.
  private let file: MappedFile
  /// For readers of whole records.
  private let descriptor: Int32
  private let path: String
  /// The parts of the file.
  let stretches: StagedStretches

  init(_ file: MappedFile, descriptor: Int32, path: String, _ stretches: StagedStretches) {
    (self.file, self.descriptor, self.path, self.stretches) = (file, descriptor, path, stretches)
  }

  /// Reads records by their offsets.
  func reader(window: Int = RecordReader.onward) -> RecordReader {
    RecordReader(path: path, window: window) { [descriptor] (position, count) throws(FileFailure) in
      try FileAccess.read(descriptor, at: position, count: count)
    }
  }

  /// All records of a stretch, with those that do not count.
  func bytes(of stretch: Int) throws(IndexError) -> [UInt8] {
    let start = stretches.starts[stretch]
    let end = stretch + 1 < stretches.count ? stretches.starts[stretch + 1] : file.count
    let bytes = try translatingFileFailures(path: path) { () throws(FileFailure) in
      try FileAccess.read(descriptor, at: start, count: end - start)
    }
    guard bytes.count == end - start else { throw .cannotWrite(path: path, reason: "it is shorter than it was written") }
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
