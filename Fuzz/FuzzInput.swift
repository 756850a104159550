// SPDX-License-Identifier: Apache-2.0

/// The bytes of one input, taken from the front. What is not there any more is 0 or empty, so that every input means something.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The bytes up to the next line feed, which goes as well.
  mutating func line() -> [UInt8] {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(line.count + 1)
    return Array(line)
  }

  /// The next line as text; wrong UTF-8 becomes U+FFFD.
  mutating func text() -> String { String(decoding: line(), as: UTF8.self) }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// One of the values, by the next byte; digits and letters count from the first.
  mutating func choice<Value>(of values: [Value]) -> Value { values[Int(byte() & 0x1F) % values.count] }

  /// A bit of the next byte is a yes.
  mutating func flags() -> [Bool] {
    let byte = byte()
    return (0..<8).map { byte >> $0 & 1 == 1 }
  }

  /// A number of 24 bits.
  mutating func number() -> Int { (0..<3).reduce(0) { sum, _ in sum << 8 | Int(byte()) } }

  /// What is left.
  var bytes: [UInt8] { Array(rest) }
  var string: String { String(decoding: rest, as: UTF8.self) }
  var isEmpty: Bool { rest.isEmpty }
}
