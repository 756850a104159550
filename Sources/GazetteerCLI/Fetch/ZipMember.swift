// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

/// One file of a ZIP archive, written as gzip: both hold the same compressed bytes, so they are copied as they are. What reads the gzip checks them.
struct ZipMember {
  /// Why an archive is none, or not one that can be read here.
  struct Failure: Error { let reason: String }

  private let archive: Int32
  private let offset: Int
  private let compressed: Int
  private let size: UInt32
  private let sum: UInt32

  /// Finds a file in an open archive by its list of contents.
  init(_ name: String, in archive: Int32) throws {
    self.archive = archive
    let entry = try Self.entries(of: archive).first { $0.name == name }
    guard let entry else { throw Failure(reason: "there is no \(name) in it") }
    guard entry.method == 8 else { throw Failure(reason: "\(name) is compressed by method \(entry.method), not by deflate") }
    let local = try Self.bytes(archive, at: entry.local, count: 30)
    guard local.number(at: 0, bytes: 4) == 0x0403_4B50 else { throw Failure(reason: "\(name) is not where the list says") }
    offset = entry.local + 30 + local.number(at: 26, bytes: 2) + local.number(at: 28, bytes: 2)
    (compressed, size, sum) = (entry.compressed, UInt32(truncatingIfNeeded: entry.size), UInt32(truncatingIfNeeded: entry.sum))
  }

  /// Writes it as a gzip file.
  func write(to descriptor: Int32) throws {
    try FileAccess.write([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255], to: descriptor)
    var done = 0
    while done < compressed {
      let piece = try Self.bytes(archive, at: offset + done, count: min(1 << 20, compressed - done))
      try FileAccess.write(piece, to: descriptor)
      done += piece.count
    }
    try FileAccess.write((sum.littleEndianBytes + size.littleEndianBytes), to: descriptor)
  }

  private struct Entry {
    let name: String
    let method: Int
    let sum: Int
    let compressed: Int
    let size: Int
    let local: Int
  }

  private static func entries(of archive: Int32) throws -> [Entry] {
    let length = Int(try FileAccess.status(archive).st_size)
    let tail = try bytes(archive, at: max(0, length - 65_557), count: min(length, 65_557))
    guard tail.count >= 22,
      let end = (0...tail.count - 22).last(where: { tail.number(at: $0, bytes: 4) == 0x0605_4B50 })
    else { throw Failure(reason: "it is no complete ZIP archive") }
    let (size, start) = (tail.number(at: end + 12, bytes: 4), tail.number(at: end + 16, bytes: 4))
    guard size <= 1 << 24, start + size <= length else { throw Failure(reason: "its list of contents is not in it") }
    return try entries(in: bytes(archive, at: start, count: size))
  }

  private static func entries(in list: [UInt8]) throws -> [Entry] {
    var entries: [Entry] = []
    var at = 0
    while at + 46 <= list.count, list.number(at: at, bytes: 4) == 0x0201_4B50 {
      let (name, extra, note) = (list.number(at: at + 28, bytes: 2), list.number(at: at + 30, bytes: 2), list.number(at: at + 32, bytes: 2))
      guard at + 46 + name + extra + note <= list.count else { throw Failure(reason: "its list of contents is cut off") }
      entries.append(
        Entry(
          name: String(decoding: list[at + 46..<at + 46 + name], as: UTF8.self), method: list.number(at: at + 10, bytes: 2),
          sum: list.number(at: at + 16, bytes: 4), compressed: list.number(at: at + 20, bytes: 4),
          size: list.number(at: at + 24, bytes: 4), local: list.number(at: at + 42, bytes: 4)))
      at += 46 + name + extra + note
    }
    return entries
  }

  private static func bytes(_ archive: Int32, at offset: Int, count: Int) throws -> [UInt8] {
    let bytes = try FileAccess.read(archive, at: offset, count: count)
    guard bytes.count == count else { throw Failure(reason: "it is cut off") }
    return bytes
  }
}

extension [UInt8] {
  /// A number of two or four bytes, the lowest first. The bytes have to be there.
  fileprivate func number(at offset: Int, bytes: Int) -> Int { (0..<bytes).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) } }
}

extension UInt32 {
  fileprivate var littleEndianBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) } }
}
