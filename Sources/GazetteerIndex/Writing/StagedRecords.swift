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

/// The staged records, readable from any thread in any order. A few pages of the file are in memory at a time.
final class StagedRecords: Sendable {
  private let file: MappedFile

  init(_ file: MappedFile) { self.file = file }

  subscript(offset: Int) -> PlaceRecord {
    var decoder = decoder(at: offset)
    return decoder.record()
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
