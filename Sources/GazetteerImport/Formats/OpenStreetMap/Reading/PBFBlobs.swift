import GazetteerBase
// SPDX-License-Identifier: Apache-2.0
import GazetteerCZlib

/// The blobs of a PBF file: each with its type before it, packed by itself.
final class PBFBlobs {
  /// An unpacked blob; the bytes are valid until the next one.
  struct Blob {
    var type: String
    var bytes: Bytes
  }

  private let source: ByteSource
  private let zlib = ZlibBlob()
  private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 20)
  /// The position of the next blob in the file, counted in blobs.
  private(set) var position = 0

  /// Largest header of a blob, and largest blob, packed or not: the limits of the format.
  private static let longestHeader = 64 << 10
  private static let largestBlob = 32 << 20

  init(_ source: ByteSource) { self.source = source }

  deinit { room.deallocate() }

  /// Starts at the first blob again.
  func rewind() throws(ImportError) {
    try source.rewind()
    position = 0
  }

  /// The next blob; nil at the end.
  ///
  /// - Parameter isWanted: Whether to unpack the blob at a position; the others are returned without bytes.
  func next(unpacking isWanted: (Int) -> Bool) throws(ImportError) -> Blob? {
    guard let header = try header() else { return nil }
    let packed = try read(header.size)
    defer { position += 1 }
    if !isWanted(position) { return Blob(type: header.type, bytes: packed.part(0, 0)) }
    return Blob(type: header.type, bytes: try unpacked(packed))
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

  private func unpacked(_ blob: Bytes) throws(ImportError) -> Bytes {
    var (raw, zlib, method) = (Bytes?.none, Bytes?.none, Int?.none)
    var size = 0
    try read(fieldsOf: blob) { number, value in
      switch (number, value) {
      case (1, .bytes(let bytes)): raw = bytes
      case (2, .number(let count)): size = Int(clamping: count)
      case (3, .bytes(let bytes)): zlib = bytes
      case (4...7, .bytes): method = number
      default: break
      }
    }
    if let raw { return raw }
    guard let zlib else { throw .unreadablePBF(path: source.path, feature: Self.compressions[method ?? 0] ?? "an unknown compression") }
    guard size <= Self.largestBlob, let bytes = self.zlib.unpacked(zlib, size: size) else {
      throw broken("blob \(position + 1) cannot be unpacked")
    }
    return bytes
  }

  private static let compressions = [
    4: "LZMA compression", 5: "bzip2 compression", 6: "LZ4 compression", 7: "Zstandard compression",
  ]

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
    var fields = ProtobufFields(message)
    do throws(ProtobufFields.Failure) {
      while let field = try fields.next() { take(field.number, field.value) }
    } catch {
      throw broken("the frame of blob \(position + 1) is damaged")
    }
  }

  private func broken(_ reason: String) -> ImportError { .brokenOpenStreetMap(path: source.path, reason: reason) }
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

/// Unpacks blobs into one buffer that is used again and again.
final class ZlibBlob {
  private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 20)

  deinit { room.deallocate() }

  /// The unpacked bytes, valid until the next call; nil when they are damaged or not `size` bytes.
  func unpacked(_ packed: Bytes, size: Int) -> Bytes? {
    if room.count < size {
      room.deallocate()
      room = .allocate(capacity: size)
    }
    var written = uLongf(size)
    let status = uncompress(room.baseAddress, &written, packed.baseAddress, uLong(packed.count))
    return status == Z_OK && Int(written) == size ? Bytes(rebasing: room[..<size]) : nil
  }
}
