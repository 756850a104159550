// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerCZlib

/// The blobs of a PBF file: each with its type before it, packed by itself.
final class PBFBlobs {
  private let source: ByteSource
  private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 20)
  /// The position of the next blob in the file, counted in blobs.
  private(set) var position = 0

  /// Largest header of a blob, and largest blob, packed or not: the limits of the format.
  private static let longestHeader = 64 << 10
  fileprivate static let largestBlob = 32 << 20

  init(_ source: ByteSource) { self.source = source }

  deinit { room.deallocate() }

  /// Starts at the first blob again.
  func rewind() throws(ImportError) {
    try source.rewind()
    position = 0
  }

  /// The next blob; nil at the end.
  ///
  /// - Parameter isWanted: Whether the blob at a position is to be unpacked; the others are returned without bytes.
  func next(toUnpack isWanted: (Int) -> Bool) throws(ImportError) -> PBFBlob? {
    guard let header = try header() else { return nil }
    let packed = try read(header.size)
    defer { position += 1 }
    return PBFBlob(type: header.type, packed: isWanted(position) ? Array(packed) : [], number: position + 1, path: source.path)
  }

  private func header() throws(ImportError) -> (type: String, size: Int)? {
    let length = try read(4, mayEnd: true)
    if length.isEmpty { return nil }
    let size = length.reduce(0) { $0 << 8 | Int($1) }
    guard size <= Self.longestHeader else { throw broken("the header of a blob is \(size) bytes long") }
    var type = ""
    var blobSize: Int?
    try read(fieldsOf: try read(size)) { number, value in
      switch (number, value) {
      case (1, .bytes(let text)): type = text.text
      case (3, .number(let count)): blobSize = Int(clamping: count)
      default: break
      }
    }
    guard let blobSize, blobSize <= Self.largestBlob else { throw broken("a blob has no size, or more than 32 MiB") }
    return (type, blobSize)
  }

  /// The next bytes, valid until the next call. Fewer than `count` only at the end, and only when `mayEnd`.
  private func read(_ count: Int, mayEnd: Bool = false) throws(ImportError) -> Bytes {
    if room.count < count {
      room.deallocate()
      room = .allocate(capacity: count)
    }
    var have = 0
    while have < count {
      let got = try source.read(into: UnsafeMutableBufferPointer(rebasing: room[have..<count]))
      if got == 0 { break }
      have += got
    }
    guard have == count || (have == 0 && mayEnd) else { throw broken("it ends in the middle; the file was cut") }
    return Bytes(rebasing: room[..<have])
  }

  /// Hands every field of a message on.
  private func read(fieldsOf message: Bytes, _ take: (Int, ProtobufFields.Value) -> Void) throws(ImportError) {
    do throws(ProtobufFields.Failure) { try message.forEachField(take) } catch { throw .damagedFrame(ofBlob: position + 1, source.path) }
  }

  private func broken(_ reason: String) -> ImportError { .brokenOpenStreetMap(path: source.path, reason: reason) }
}

/// A blob as the file has it.
struct PBFBlob: Sendable {
  /// `OSMHeader`, `OSMData`.
  var type: String
  fileprivate var packed: [UInt8]
  /// Counted from 1.
  var number: Int
  var path: String

  /// Passes the unpacked bytes to `body`.
  func unpacked<Result>(_ body: (Bytes) throws(ImportError) -> Result) throws(ImportError) -> Result {
    var outcome: Swift.Result<Result, ImportError>?
    packed.withUnsafeBufferPointer { packed in
      outcome = Swift.Result { () throws(ImportError) in try unpacked(packed, body) }
    }
    // `withUnsafeBufferPointer` has called its body.
    guard let outcome else { throw broken("blob \(number) cannot be unpacked") }
    return try outcome.get()
  }

  private func unpacked<Result>(_ packed: Bytes, _ body: (Bytes) throws(ImportError) -> Result) throws(ImportError) -> Result {
    var (raw, zlib, method) = (Bytes?.none, Bytes?.none, Int?.none)
    var size = 0
    do throws(ProtobufFields.Failure) {
      try packed.forEachField { number, value in
        switch (number, value) {
        case (1, .bytes(let bytes)): raw = bytes
        case (2, .number(let count)): size = Int(clamping: count)
        case (3, .bytes(let bytes)): zlib = bytes
        case (4...7, .bytes): method = number
        default: break
        }
      }
    } catch {
      throw .damagedFrame(ofBlob: number, path)
    }
    if let raw { return try body(raw) }
    guard let zlib else { throw .unreadablePBF(path: path, feature: Self.compressions[method ?? 0] ?? "an unknown compression") }
    guard size <= PBFBlobs.largestBlob, let bytes = ZlibBlob(zlib, size: size) else { throw broken("blob \(number) cannot be unpacked") }
    return try body(bytes.bytes)
  }

  private static let compressions = [
    4: "LZMA compression", 5: "bzip2 compression", 6: "LZ4 compression", 7: "Zstandard compression",
  ]

  /// An error that names the file.
  func broken(_ reason: String) -> ImportError { .brokenOpenStreetMap(path: path, reason: reason) }
}

extension ImportError {
  /// - Parameter number: Counted from 1.
  fileprivate static func damagedFrame(ofBlob number: Int, _ path: String) -> ImportError {
    .brokenOpenStreetMap(path: path, reason: "the frame of blob \(number) is damaged")
  }
}

extension Bytes {
  /// Hands every field of a message on.
  fileprivate func forEachField(_ take: (Int, ProtobufFields.Value) -> Void) throws(ProtobufFields.Failure) {
    var fields = ProtobufFields(self)
    while let field = try fields.next() { take(field.number, field.value) }
  }
}

/// The header of a PBF file: what a reader must be able to do.
struct PBFHeader {
  /// The first feature that is required and that we do not read; nil when there is none.
  private(set) var unknownFeature: String?

  private static let known: Set<String> = ["OsmSchema-V0.6", "DenseNodes"]

  init(_ bytes: Bytes) throws(ProtobufFields.Failure) {
    var fields = ProtobufFields(bytes)
    while let field = try fields.next() {
      guard field.number == 4, case .bytes(let name) = field.value, unknownFeature == nil else { continue }
      if !Self.known.contains(name.text) { unknownFeature = name.text }
    }
  }
}

/// The unpacked bytes of a blob, valid as long as this lives.
private final class ZlibBlob {
  private let room: UnsafeMutableBufferPointer<UInt8>
  var bytes: Bytes { Bytes(room) }

  /// Nil when the packed bytes are damaged, or not `size` bytes.
  init?(_ packed: Bytes, size: Int) {
    room = .allocate(capacity: size)
    var written = uLongf(size)
    let status = uncompress(room.baseAddress, &written, packed.baseAddress, uLong(packed.count))
    if status != Z_OK || Int(written) != size { return nil }
  }

  deinit { room.deallocate() }
}
