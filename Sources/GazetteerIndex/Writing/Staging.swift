// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerLibC

/// Records on their way into an index, in a temporary file. Memory has a share for their ids, and beyond it two bytes a record.
final class Staging {
  private var ids: StagedIDs
  /// How many records count, by source.
  private var liveRecords: [UInt32: Int] = [:]
  /// How many records were staged.
  private var recordCount = 0
  private var encoder = RecordEncoder()
  private var buffer: [UInt8] = []
  private var flushed = 0
  private var stretches: StagedStretches
  private let descriptor: Int32
  private let spilling: Spilling
  let path: String

  /// Creates the file, which exists as long as the staging.
  init(_ files: TemporaryFiles, _ spilling: Spilling) throws(IndexError) {
    path = files.path(.staged)
    do throws(FileFailure) {
      descriptor = try files.lock(.staged)
    } catch {
      let reason = error.code == EWOULDBLOCK ? "another import, of a process with the same number, is making it" : error.reason
      throw .cannotWrite(path: path, reason: reason)
    }
    self.spilling = spilling
    ids = StagedIDs(spilling)
    stretches = StagedStretches(size: spilling.shares.stretch)
    buffer.reserveCapacity(Self.bufferSize + 65536)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  private static let bufferSize = 1 << 20

  /// Adds a record. One with an existing id replaces a record of an earlier source, and is refused when the same source repeats the id.
  func add(_ record: PlaceRecord, sourceIndex: Int) throws(IndexError) -> StagingOutcome {
    let hash = nameKeyHash(Array(record.id.utf8))
    var outcome = StagingOutcome.added
    if let earlier = ids[hash] {
      guard try id(at: earlier) == record.id else {
        throw .invalidRecord(id: record.id, reason: "its 64-bit hash is that of another id; change one of them")
      }
      if Int(try header(at: earlier).sourceIndex) == sourceIndex { return .duplicateInSource }
      try drop(earlier)
      outcome = .replacedEarlierSource
    }
    try append(record, sourceIndex: sourceIndex, idHash: hash)
    return outcome
  }

  /// Removes the record with an id; false when there is none.
  func remove(id: String) throws(IndexError) -> Bool {
    let hash = nameKeyHash(Array(id.utf8))
    guard let earlier = ids[hash], try self.id(at: earlier) == id else { return false }
    try drop(earlier)
    try translatingFileFailures(path: spilling.path) { () throws(FileFailure) in try ids.remove(hash) }
    return true
  }

  private func append(_ record: PlaceRecord, sourceIndex: Int, idHash: UInt64) throws(IndexError) {
    encoder.encode(record)
    guard recordCount < Int32.max, let length = UInt32(exactly: encoder.bytes.count) else {
      throw .invalidRecord(
        id: record.id, reason: "an import takes at most 2,147,483,647 records, each of 4 GiB; take fewer sources at once")
    }
    recordCount += 1
    let offset = flushed + buffer.count
    try translatingFileFailures(path: spilling.path) { () throws(FileFailure) in try ids.set(idHash, offset) }
    let header = StagedHeader(
      idHash: idHash, length: length, sourceIndex: UInt32(clamping: sourceIndex), importance: UInt16(thousandths(record.importance)))
    liveRecords[header.sourceIndex, default: 0] += 1
    stretches.take(offset)
    withUnsafeBytes(of: header) { buffer += $0 }
    buffer += encoder.bytes
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Takes back the record at an offset, which counts.
  private func drop(_ offset: Int) throws(IndexError) {
    try flush(through: offset)
    var header = try header(at: offset)
    header.isLive = false
    liveRecords[header.sourceIndex, default: 0] -= 1
    try translatingFileFailures(path: path) { () throws(FileFailure) in
      try FileAccess.write(withUnsafeBytes(of: header) { Array($0) }, to: descriptor, at: offset)
    }
  }

  /// Merges the records of different sources that describe one place.
  ///
  /// - Returns: The number of records that were merged into others.
  func linkDuplicates() throws(IndexError) -> Int {
    guard liveRecords.values.filter({ $0 > 0 }).count > 1 else { return 0 }
    let records = try recordsSoFar()
    var (linked, reader) = (0, records.reader(window: RecordReader.single))
    for group in try DuplicateLinks(records).groups {
      guard let record = PlaceRecord.linked(try group.map { (offset) throws(IndexError) in try reader.record(at: offset) }) else {
        continue
      }
      for offset in group { try drop(offset) }
      try append(record, sourceIndex: 0, idHash: nameKeyHash(Array(record.id.utf8)))
      linked += group.count - 1
    }
    return linked
  }

  /// Gives records the ids of what they describe as well in the layers below as former ids: that hides it there, and its id leads to the record.
  ///
  /// - Returns: The number of places below that are hidden so.
  func linkDuplicates(below: LayersBelow) throws -> Int {
    let records = try recordsSoFar()
    var (linked, reader) = (0, records.reader())
    for (offset, header) in records.live {
      var record = try reader.record(at: offset)
      let ids = try below.duplicates(of: record).filter { !record.formerIDs.contains($0) }
      if ids.isEmpty { continue }
      record.formerIDs += ids
      linked += ids.count
      try drop(offset)
      try append(record, sourceIndex: Int(header.sourceIndex), idHash: header.idHash)
    }
    return linked
  }

  /// Whether a record has this id.
  func has(_ id: String) throws(IndexError) -> Bool {
    guard let earlier = ids[nameKeyHash(Array(id.utf8))] else { return false }
    return try self.id(at: earlier) == id
  }

  /// Writes the buffered rest and maps the file; no records can be added afterwards. The ids are forgotten.
  func seal() throws(IndexError) -> StagedRecords {
    ids = StagedIDs(spilling)
    return try recordsSoFar()
  }

  private func recordsSoFar() throws(IndexError) -> StagedRecords {
    try flush()
    return try translatingFileFailures(path: path) { () throws(FileFailure) in
      let file = try MappedFile(descriptor, count: flushed, mostBytes: spilling.shares.pages)
      return StagedRecords(file, descriptor: descriptor, path: path, stretches)
    }
  }

  private func id(at offset: Int) throws(IndexError) -> String {
    try flush(through: offset)
    let bytes = try read(at: offset + StagedHeader.size, count: Int(try header(at: offset).length))
    return bytes.withUnsafeBytes { bytes in
      var decoder = RecordDecoder(bytes)
      return String(decoding: decoder.id(), as: UTF8.self)
    }
  }

  private func header(at offset: Int) throws(IndexError) -> StagedHeader {
    try flush(through: offset)
    return try read(at: offset, count: StagedHeader.size).withUnsafeBytes { $0.loadUnaligned(as: StagedHeader.self) }
  }

  private func read(at offset: Int, count: Int) throws(IndexError) -> [UInt8] {
    let bytes = try translatingFileFailures(path: path) { () throws(FileFailure) in
      try FileAccess.read(descriptor, at: offset, count: count)
    }
    guard bytes.count == count else { throw .cannotWrite(path: path, reason: "it is shorter than it was written") }
    return bytes
  }

  private func flush(through offset: Int) throws(IndexError) { if offset >= flushed { try flush() } }

  private func flush() throws(IndexError) {
    try translatingFileFailures(path: path) { () throws(FileFailure) in try FileAccess.write(buffer, to: descriptor) }
    flushed += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }
}

/// The outcome of adding a record.
public enum StagingOutcome: Sendable {
  /// Its id was new.
  case added
  /// It replaced a record of an earlier source with the same id.
  case replacedEarlierSource
  /// The same source has used this id before: the record was refused.
  case duplicateInSource
}

/// The operating system's message for the last failure.
func errorText() -> String { String(cString: strerror(errno)) }
