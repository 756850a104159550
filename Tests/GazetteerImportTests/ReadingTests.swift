// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import Testing

@testable import GazetteerImport

@Suite struct ReadingTests {
  private func lines(of bytes: [UInt8], limit: Int = LineReader.defaultLimit) throws -> [String] {
    let folder = try TemporaryFolder()
    let reader = try LineReader(try ByteSource(path: try folder.file("lines", bytes)), limit: limit)
    var lines: [String] = []
    while let line = try reader.next() {
      if case .text(let bytes) = line { lines.append(bytes.text) } else { lines.append("<too long>") }
      #expect(reader.lineNumber == lines.count)
    }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb", ["a", "b"]), ("\n\na", ["", "", "a"]), ("\u{feff}a\nb", ["a", "b"]),
    ("a\rb\n", ["a\rb"]),
    ("\u{feff}", []), ("ab", ["ab"]),
  ])
  func linesEndWithLineFeedOrBoth(text: String, expected: [String]) throws {
    #expect(try lines(of: Array(text.utf8)) == expected)
  }

  @Test func linesOfEveryLengthComeThroughTheBufferWhole() throws {
    var numbers = SeededRandom(seed: 1)
    let expected = (0..<3000).map { _ in String(repeating: "x", count: Int.random(in: 0...900, using: &numbers)) }
    #expect(try lines(of: Array(expected.map { $0 + "\n" }.joined().utf8)) == expected)
  }

  @Test func aLineOverTheLimitIsPassedOverAndTheNextIsRead() throws {
    let long = [UInt8](repeating: 0x61, count: 700_000)
    #expect(try lines(of: Array("a\n".utf8) + long + Array("\nb\n".utf8), limit: 1000) == ["a", "<too long>", "b"])
    #expect(try lines(of: Array("a\n".utf8) + long, limit: 1000) == ["a", "<too long>"])
    #expect(try lines(of: Array("1234\n12345\n".utf8), limit: 4) == ["1234", "<too long>"])
  }

  @Test func gzipIsUnpackedByContent() throws {
    let packed = Gzip.stored("one\n") + Gzip.stored("two\nthree")
    #expect(try lines(of: packed) == ["one", "two", "three"])
    #expect(try lines(of: packed + [0, 0, 0]) == ["one", "two", "three"])
  }

  @Test func brokenGzipIsAnError() throws {
    let whole = Gzip.stored("one\ntwo\nthree\n")
    var flipped = whole
    flipped[flipped.count - 6] ^= 0xff
    let broken = [Array(whole.dropLast(9)), Array(whole.dropLast(1)), Array(whole.prefix(5)), flipped, whole + Array("junk".utf8)]
    for bytes in broken {
      #expect {
        try lines(of: bytes)
      } throws: { error in
        guard case .brokenGzip? = error as? ImportError else { return false }
        return true
      }
    }
  }

  @Test func filesThatCannotBeReadAreToldApart() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ImportError.isDirectory(path: folder.url.path)) { try ByteSource(path: folder.url.path) }
    #expect(throws: ImportError.fileNotFound(path: "/nowhere/at/all")) { try ByteSource(path: "/nowhere/at/all") }
  }

  @Test func peekedBytesAreReadAgain() throws {
    let folder = try TemporaryFolder()
    let source = try ByteSource(path: try folder.file("a", Gzip.stored("hello world")))
    #expect(try source.peek(5) == Array("hello".utf8))
    let reader = try LineReader(source)
    guard case .text(let bytes)? = try reader.next() else { throw ImportError.emptySource(path: "a") }
    #expect(bytes.text == "hello world")
  }

  @Test func utf8CheckAgreesWithTheLibrary() {
    var numbers = SeededRandom(seed: 2)
    let pieces: [[UInt8]] = [
      [0x61], Array("é".utf8), Array("語".utf8), Array("😀".utf8), [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80],
      [0xe0, 0x80, 0x80],
      [0xf0, 0x8f, 0x80, 0x80], [0x80], [0xff], [0xe2, 0x82], [0xc3], Array("abcdefgh".utf8), [0xf5, 0x80, 0x80, 0x80],
    ]
    var valid = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...4, using: &numbers)).flatMap { _ in pieces.randomElement(using: &numbers) ?? [] }
      let expected = String(validating: bytes, as: UTF8.self) != nil
      valid += expected ? 1 : 0
      #expect(bytes.withUnsafeBufferPointer { $0.isUTF8 } == expected, "\(bytes)")
    }
    #expect(valid > 2000 && valid < 18_000)
  }

  @Test func decimalsAreRoundedAsTheLibraryRoundsThem() {
    var numbers = SeededRandom(seed: 3)
    for _ in 0..<20_000 {
      let places = Int.random(in: 0...14, using: &numbers)
      let text = String(format: "%.\(places)f", Double.random(in: -180...180, using: &numbers))
      #expect(Array(text.utf8).withUnsafeBufferPointer { $0.decimal } == Double(text), "\(text)")
    }
  }

  @Test(arguments: ["", "-", ".", "1.2.3", "0x10", "nan", "inf", "1,5", " 1", "12a", "--1", "1e999"])
  func otherTextsAreNoDecimals(text: String) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { $0.decimal } == nil)
  }
}

/// Gzip made of one stored block, so that tests need no compressor.
enum Gzip {
  static func stored(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let length = UInt16(bytes.count)
    let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]
    return header + [1] + little(length) + little(~length) + bytes + little(checksum(bytes)) + little(UInt32(bytes.count))
  }

  private static func little(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.littleEndian) { Array($0) } }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xffff_ffff
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
