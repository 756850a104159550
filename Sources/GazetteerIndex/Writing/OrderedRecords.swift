// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The staged records once more, in a temporary file from which one order of the places reads them without going to and fro.
///
/// The staged file is taken in stretches that fit into memory. The records of each are written in the order of the places. So the next place of a stretch
/// is always the next record of that stretch, and all that a reader needs is a window on each.
struct OrderedRecords: Sendable {
  private let file: SpillFile
  private let stretches: StagedStretches
  /// Where the records of each stretch begin in the file.
  private let starts: [Int]
  private let path: String
  private let window: Int

  /// Writes the file.
  ///
  /// - Parameter offsets: Where the records of the places are staged, in their order.
  init(_ records: StagedRecords, _ offsets: some Sequence<Int>, _ spilling: Spilling) throws(IndexError) {
    (stretches, path) = (records.stretches, spilling.path)
    window = max(Self.leastWindow, min(RecordReader.onward, spilling.shares.stretch / max(1, stretches.count)))
    file = try translatingFileFailures(path: path) { () throws(FileFailure) in try spilling.file() }
    let moves = try Self.moves(offsets, stretches, spilling)
    var (starts, buffer) = ([Int](repeating: 0, count: stretches.count), [UInt8]())
    var (stretch, bytes, written) = (-1, [UInt8](), 0)
    for move in moves {
      if move.stretch != stretch {
        stretch = move.stretch
        // The memory of the last stretch is that of the next.
        bytes = []
        bytes = try records.bytes(of: stretch)
        starts[stretch] = written
      }
      let size = bytes.withUnsafeBytes { bytes in
        let start = move.offset - records.stretches.starts[stretch]
        let size = StagedHeader.size(at: start, in: bytes)
        buffer += bytes[start..<start + size]
        return size
      }
      written += size
      if buffer.count >= Self.bufferSize { try Self.flush(&buffer, to: file, path) }
    }
    try Self.flush(&buffer, to: file, path)
    self.starts = starts
  }

  /// With so many bytes a window has several records still.
  private static let leastWindow = 4 << 10
  private static let bufferSize = 1 << 20

  /// Where a place's record is, sorted by stretches, and in each of them by the order of the places.
  private struct Move: BitwiseCopyable {
    var key: UInt64
    var offset: Int

    var stretch: Int { Int(key >> 32) }
  }

  private static func moves(
    _ offsets: some Sequence<Int>, _ stretches: StagedStretches, _ spilling: Spilling
  ) throws(IndexError) -> SortedRuns<Move> {
    let moves = SortedRuns<Move>(spilling, bytes: spilling.shares.list) { $0.key < $1.key }
    var position: UInt64 = 0
    for offset in offsets {
      let move = Move(key: UInt64(stretches.stretch(of: offset)) << 32 | position, offset: offset)
      try translatingFileFailures(path: spilling.path) { () throws(FileFailure) in try moves.append(move) }
      position += 1
    }
    try translatingFileFailures(path: spilling.path) { () throws(FileFailure) in try moves.finish() }
    return moves
  }

  private static func flush(_ buffer: inout [UInt8], to file: SpillFile, _ path: String) throws(IndexError) {
    try translatingFileFailures(path: path) { () throws(FileFailure) in try file.append(buffer) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Begins with the first place.
  func reader() -> Reader { Reader(self) }

  /// Gives out the records of the places in their order. It has to be told of every place.
  struct Reader {
    private let records: OrderedRecords
    private var parts: [Part]

    fileprivate init(_ records: OrderedRecords) {
      self.records = records
      let reader = RecordReader(path: records.path, window: records.window, records.file.read(at:count:))
      parts = records.starts.map { Part(reader: reader, next: $0) }
    }

    /// The record of the next place, which is staged at an offset.
    mutating func record(stagedAt offset: Int) throws(IndexError) -> PlaceRecord {
      try parts[records.stretches.stretch(of: offset)].record()
    }

    /// Passes over the next place, which is staged at an offset.
    mutating func skip(stagedAt offset: Int) throws(IndexError) {
      try parts[records.stretches.stretch(of: offset)].skip()
    }
  }

  /// The records of a stretch that are still to come.
  private struct Part {
    var reader: RecordReader
    /// Where the next of them is in the file.
    var next: Int

    mutating func record() throws(IndexError) -> PlaceRecord {
      let record = try reader.record(at: next)
      try skip()
      return record
    }

    mutating func skip() throws(IndexError) {
      let size = try reader.size(at: next)
      next += size
    }
  }
}

/// Parts of the staged file, of whole records each.
struct StagedStretches: Sendable {
  /// The offset of the first record of each.
  private(set) var starts: [Int] = []
  private let size: Int

  /// - Parameter size: When a stretch has so many bytes, the next record begins another one.
  init(size: Int) { self.size = size }

  /// How many there are.
  var count: Int { starts.count }

  /// Takes the offset of a record that is staged behind all others.
  mutating func take(_ offset: Int) { if starts.last.map({ offset - $0 >= size }) ?? true { starts.append(offset) } }

  /// The number of the stretch that has the record at an offset.
  func stretch(of offset: Int) -> Int { starts.indices.partitioningIndex { starts[$0] > offset } - 1 }
}
