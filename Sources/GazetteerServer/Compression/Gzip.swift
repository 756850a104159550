// SPDX-License-Identifier: Apache-2.0
import GazetteerCZlib

/// Packs and unpacks bytes that are in memory as gzip (RFC 1952).
enum Gzip {
  /// How hard to look for repetitions.
  enum Effort: Int32 {
    /// For an answer, packed while its client waits: 2 kB take 10 µs. At zlib's default effort they are 5 % shorter.
    case answer = 3
    /// For a file, packed once.
    case file = 9
  }

  /// Why bytes cannot be unpacked.
  enum Failure: Error, Equatable {
    case tooLarge
    case damaged
  }

  /// The packed bytes; the same bytes give the same.
  static func packed(_ bytes: [UInt8], _ effort: Effort) -> [UInt8] {
    var stream = z_stream()
    guard gazetteer_gzip_init(&stream, effort.rawValue, windowBits(for: bytes.count)) == Z_OK else { return bytes }
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, uLong(bytes.count)))
    return bytes.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: room) { target, count in
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(room)
        // The room is zlib's own bound, so one call packs it all.
        let status = deflate(&stream, Z_FINISH)
        assert(status == Z_STREAM_END)
        count = room - Int(stream.avail_out)
      }
    }
  }

  /// A window of 32 kB costs more to set up than a short answer costs to pack: 2 kB take 60 µs with it.
  private static func windowBits(for count: Int) -> Int32 {
    let bits = Int.bitWidth - max(1, count - 1).leadingZeroBitCount
    return Int32(min(max(bits, 9), 15))
  }

  /// The unpacked bytes of one or more members; no more than `limit` are ever in memory.
  ///
  /// - Throws: `tooLarge` when there are more; `damaged` for what is no gzip, is cut, or has other bytes behind it.
  static func unpacked(_ bytes: [UInt8], atMost limit: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    guard gazetteer_gunzip_init(&stream) == Z_OK else { throw .damaged }
    defer { inflateEnd(&stream) }
    var unpacked: [UInt8] = []
    var rest = bytes[...]
    repeat {
      // One byte more than may be, so that a longer body shows.
      let status = inflated(&rest, into: &unpacked, room: limit + 1 - unpacked.count, &stream)
      if unpacked.count > limit { throw .tooLarge }
      guard status == Z_STREAM_END, inflateReset(&stream) == Z_OK else { throw .damaged }
    } while !rest.isEmpty
    return unpacked
  }

  /// Unpacks to the end of a member, of the bytes or of the room.
  private static func inflated(_ rest: inout ArraySlice<UInt8>, into all: inout [UInt8], room: Int, _ stream: inout z_stream) -> Int32 {
    var status = Z_BUF_ERROR
    let (part, left) = rest.withUnsafeBufferPointer { source in
      let part = [UInt8](unsafeUninitializedCapacity: room) { target, count in
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(room)
        status = inflate(&stream, Z_FINISH)
        count = room - Int(stream.avail_out)
      }
      return (part, Int(stream.avail_in))
    }
    all += part
    rest = rest.suffix(left)
    return status
  }
}
