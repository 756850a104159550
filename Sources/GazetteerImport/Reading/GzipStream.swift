// SPDX-License-Identifier: Apache-2.0
import GazetteerCZlib

/// Unpacks a gzip stream: one or more members, then nothing or zero bytes.
final class GzipStream {
  enum Failure: Error {
    case damaged(String)
    case source(ImportError)
  }

  private let stream: UnsafeMutablePointer<z_stream>
  private var insideMember = true

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    _ = gazetteer_inflate_init(stream)
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Fills `target` from its start; 0 only at the end of the last member.
  func read(into target: UnsafeMutableBufferPointer<UInt8>, from file: FileBytes) throws(Failure) -> Int {
    while true {
      let input: UnsafeBufferPointer<UInt8>
      do { input = try file.look() } catch { throw .source(error) }
      if input.isEmpty {
        if insideMember { throw .damaged("it ends in the middle; the file was cut") }
        return 0
      }
      if !insideMember {
        guard try startsMember(input, file) else { continue }
      }
      let written = try inflate(input, into: target, file)
      if written > 0 { return written }
    }
  }

  /// Called after a member: true when another one starts; zero bytes are padding and are skipped.
  private func startsMember(_ input: UnsafeBufferPointer<UInt8>, _ file: FileBytes) throws(Failure) -> Bool {
    if input[0] == 0 {
      file.take(input.prefix { $0 == 0 }.count)
      return false
    }
    guard input[0] == 0x1f else { throw .damaged("other data follows the packed data") }
    inflateReset(stream)
    insideMember = true
    return true
  }

  private func inflate(
    _ input: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>, _ file: FileBytes
  ) throws(Failure) -> Int {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.pointee.avail_in = UInt32(clamping: input.count)
    stream.pointee.next_out = target.baseAddress
    stream.pointee.avail_out = UInt32(clamping: target.count)
    let status = GazetteerCZlib.inflate(stream, Z_NO_FLUSH)
    file.take(input.count - Int(stream.pointee.avail_in))
    switch status {
    case Z_STREAM_END: insideMember = false
    case Z_OK, Z_BUF_ERROR: break
    default: throw .damaged(stream.pointee.msg.map { String(cString: $0) } ?? "zlib status \(status)")
    }
    return target.count - Int(stream.pointee.avail_out)
  }
}
