// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerLibC

/// Records on their way into an index, in a temporary file; memory use is a few dozen bytes a record.
final class Staging {
  /// The values of a record that are kept in memory.
  struct Entry {
    var offset: Int
    var idHash: UInt64
    var length: UInt32
    var sourceIndex: UInt32
    var importance: UInt16
    var isLive = true
  }

  private(set) var entries: [Entry] = []
  private var entryByIDHash: [UInt64: Int32] = [:]
  private var encoder = RecordEncoder()
  private var buffer: [UInt8] = []
  private var flushed = 0
  private let descriptor: Int32
  let path: String

  /// Creates the file, which exists as long as the staging.
  init(_ files: TemporaryFiles) throws(IndexError) {
    path = files.path(.staged)
    do throws(FileFailure) {
      descriptor = try files.lock(.staged)
    } catch {
      let reason = error.code == EWOULDBLOCK ? "another import, of a process with the same number, is making it" : error.reason
      throw .cannotWrite(path: path, reason: reason)
    }
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
    if let earlier = entryByIDHash[hash].map(Int.init) {
      guard try self.record(at: earlier).id == record.id else {
        throw .invalidRecord(id: record.id, reason: "its 64-bit hash is that of another id; change one of them")
      }
      if Int(entries[earlier].sourceIndex) == sourceIndex { return .duplicateInSource }
      entries[earlier].isLive = false
      outcome = .replacedEarlierSource
    }
    try append(record, sourceIndex: sourceIndex, idHash: hash)
    return outcome
  }

  /// Removes the record with an id; false when there is none.
  func remove(id: String) throws(IndexError) -> Bool {
    let hash = nameKeyHash(Array(id.utf8))
    guard let earlier = entryByIDHash[hash].map(Int.init), try record(at: earlier).id == id else { return false }
    entries[earlier].isLive = false
    entryByIDHash[hash] = nil
    return true
  }

  private func append(_ record: PlaceRecord, sourceIndex: Int, idHash: UInt64) throws(IndexError) {
    encoder.encode(record)
    guard let number = Int32(exactly: entries.count), let length = UInt32(exactly: encoder.bytes.count) else {
      throw .invalidRecord(
        id: record.id, reason: "an import takes at most 2,147,483,647 records, each of 4 GiB; take fewer sources at once")
    }
    entryByIDHash[idHash] = number
    entries.append(
      Entry(
        offset: flushed + buffer.count, idHash: idHash, length: length, sourceIndex: UInt32(clamping: sourceIndex),
        importance: UInt16(thousandths(record.importance))))
    buffer += encoder.bytes
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Merges the records of different sources that describe one place.
  ///
  /// - Returns: The number of records that were merged into others.
  func linkDuplicates() throws(IndexError) -> Int {
    let files = Set(entries.lazy.filter(\.isLive).map(\.sourceIndex))
    guard files.count > 1 else { return 0 }
    try flush()
    let records = try StagedRecords(descriptor: descriptor, length: flushed, path: path)
    var linked = 0
    for group in DuplicateLinks(entries, records).groups {
      guard let record = PlaceRecord.linked(group.map { records[entries[$0].offset] }) else { continue }
      for position in group { entries[position].isLive = false }
      try append(record, sourceIndex: 0, idHash: nameKeyHash(Array(record.id.utf8)))
      linked += group.count - 1
    }
    return linked
  }

  /// Gives records the ids of what they describe as well in the layers below as former ids: that hides it there, and its id leads to the record.
  ///
  /// - Returns: The number of places below that are hidden so.
  func linkDuplicates(below: LayersBelow) throws -> Int {
    try flush()
    let records = try StagedRecords(descriptor: descriptor, length: flushed, path: path)
    var linked = 0
    for position in entries.indices where entries[position].isLive {
      var record = records[entries[position].offset]
      let ids = try below.duplicates(of: record).filter { !record.formerIDs.contains($0) }
      if ids.isEmpty { continue }
      record.formerIDs += ids
      linked += ids.count
      entries[position].isLive = false
      try append(record, sourceIndex: Int(entries[position].sourceIndex), idHash: entries[position].idHash)
    }
    return linked
  }

  /// Whether a record has this id.
  func has(_ id: String) throws(IndexError) -> Bool {
    guard let earlier = entryByIDHash[nameKeyHash(Array(id.utf8))].map(Int.init) else { return false }
    return try record(at: earlier).id == id
  }

  /// Writes the buffered rest and maps the file; no records can be added afterwards. The entries go to the caller: the staging keeps none.
  func seal() throws(IndexError) -> (entries: [Entry], records: StagedRecords) {
    try flush()
    entryByIDHash = [:]
    defer { entries = [] }
    return (entries, try StagedRecords(descriptor: descriptor, length: flushed, path: path))
  }

  private func record(at index: Int) throws(IndexError) -> PlaceRecord {
    if entries[index].offset + Int(entries[index].length) > flushed { try flush() }
    let entry = entries[index]
    let bytes = try translatingFileFailures(path: path) { () throws(FileFailure) in
      try FileAccess.read(descriptor, at: entry.offset, count: Int(entry.length))
    }
    guard bytes.count == entry.length else { throw .cannotWrite(path: path, reason: "it is shorter than it was written") }
    return bytes.withUnsafeBytes { bytes in
      var decoder = RecordDecoder(bytes)
      return decoder.record()
    }
  }

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

/// The staged records, readable from any thread in any order.
///
/// `@unchecked Sendable` holds because the mapping is read-only and lives as long as the object.
final class StagedRecords: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer

  init(descriptor: Int32, length: Int, path: String) throws(IndexError) {
    guard length > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let address = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let address, address != MAP_FAILED else { throw .cannotWrite(path: path, reason: errorText()) }
    bytes = UnsafeRawBufferPointer(start: address, count: length)
  }

  deinit {
    if let base = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: base), bytes.count) }
  }

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

  /// A record tells its own length.
  private func decoder(at offset: Int) -> RecordDecoder { RecordDecoder(UnsafeRawBufferPointer(rebasing: bytes[offset...])) }
}

/// The operating system's message for the last failure.
func errorText() -> String { String(cString: strerror(errno)) }
