// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Reads staged records of a file through a window: who goes on from record to record takes most of them from memory.
struct RecordReader {
  /// The window of a reader that goes on.
  static let onward = 64 << 10
  /// The window of a reader that goes to and fro: most records take fewer bytes, so each is read with one call of the system.
  static let single = 768

  /// Reads so many bytes of the file from a position on.
  typealias FileRead = (_ position: Int, _ count: Int) throws(FileFailure) -> [UInt8]

  private let path: String
  private let fileRead: FileRead
  private let window: Int
  private var bytes: [UInt8] = []
  /// Where the bytes are in the file.
  private var start = 0

  /// - Parameters:
  ///   - path: The file as failures name it.
  ///   - window: How many bytes are read at once; more for a record that is longer.
  ///   - fileRead: Keeps the file open as long as there is a reader.
  init(path: String, window: Int, _ fileRead: @escaping FileRead) { (self.path, self.window, self.fileRead) = (path, window, fileRead) }

  /// The record at a position of the file.
  mutating func record(at position: Int) throws(IndexError) -> PlaceRecord {
    try read(position, try size(at: position))
    return bytes.withUnsafeBytes { bytes in
      var decoder = RecordDecoder(UnsafeRawBufferPointer(rebasing: bytes[(position - start + StagedHeader.size)...]))
      return decoder.record()
    }
  }

  /// How many bytes the record at a position takes, with its header.
  mutating func size(at position: Int) throws(IndexError) -> Int {
    try read(position, StagedHeader.size)
    return bytes.withUnsafeBytes { StagedHeader.size(at: position - start, in: $0) }
  }

  /// Moves the window, unless it has all these bytes.
  private mutating func read(_ position: Int, _ count: Int) throws(IndexError) {
    if position >= start, position + count <= start + bytes.count { return }
    bytes = try translatingFileFailures(path: path) { () throws(FileFailure) in
      try fileRead(position, max(window, count))
    }
    start = position
    guard bytes.count >= count else { throw .cannotWrite(path: path, reason: "it is shorter than it was written") }
  }
}
