// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The fields of a message in Protocol Buffers' wire format, one after the other.
///
/// Only what OpenStreetMap's files have: whole numbers, bytes, and both fixed widths, which are skipped.
struct ProtobufFields {
  /// What is wrong with the bytes of a message.
  enum Failure: Error {
    /// A number or a field goes on behind the end.
    case cut
    /// A field has a wire type that is none, or number 0.
    case unknownWireType
  }

  /// The value of a field.
  enum Value {
    case number(UInt64)
    case bytes(Bytes)
    /// A field of fixed width, whose value no reader here needs.
    case fixed
  }

  private let bytes: Bytes
  private var at = 0

  init(_ bytes: Bytes) { self.bytes = bytes }

  /// The next field; nil at the end.
  mutating func next() throws(Failure) -> (number: Int, value: Value)? {
    if at == bytes.count { return nil }
    let key = try varint()
    let number = Int(clamping: key >> 3)
    if number == 0 { throw .unknownWireType }
    switch key & 7 {
    case 0: return (number, .number(try varint()))
    case 1: return (number, try fixed(8))
    case 2: return (number, .bytes(try run(of: Int(clamping: try varint()))))
    case 5: return (number, try fixed(4))
    default: throw .unknownWireType
    }
  }

  private mutating func fixed(_ width: Int) throws(Failure) -> Value {
    _ = try run(of: width)
    return .fixed
  }

  private mutating func run(of count: Int) throws(Failure) -> Bytes {
    guard count <= bytes.count - at else { throw .cut }
    defer { at += count }
    return bytes.part(at, at + count)
  }

  private mutating func varint() throws(Failure) -> UInt64 { try bytes.varint(&at) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The whole number at a position of at most ten bytes, seven bits each, the lowest first; what is beyond 64 bits is lost.
  fileprivate func varint(_ at: inout Int) throws(ProtobufFields.Failure) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while at < count {
      let byte = self[at]
      at += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
      if shift > 63 { throw .cut }
    }
    throw .cut
  }
}

/// Whole numbers that stand in one field without keys.
struct PackedNumbers {
  private let bytes: Bytes
  private var at = 0

  /// Without bytes there are no numbers.
  init(_ bytes: Bytes?) { self.bytes = bytes ?? Bytes(start: nil, count: 0) }

  /// The next number; nil at the end.
  mutating func next() throws(ProtobufFields.Failure) -> UInt64? {
    at == bytes.count ? nil : try bytes.varint(&at)
  }

  /// The next number whose lowest bit is its sign.
  mutating func nextSigned() throws(ProtobufFields.Failure) -> Int64? { try next().map(Int64.init(zigzag:)) }
}

extension Int64 {
  /// The number whose sign is the lowest bit: 0, −1, 1, −2 …
  init(zigzag value: UInt64) { self = Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1) }
}
