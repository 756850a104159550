// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerText
import Testing

@Suite struct ByteSearchTests {
  @Test("Searching bytes finds what the plain way finds", arguments: 0..<100)
  func reference(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    for _ in 0..<50 {
      let text = bytes(upTo: 12, using: &generator)
      let needle = bytes(upTo: 4, using: &generator)
      let slice = text.dropFirst(Int.random(in: 0...2, using: &generator))
      #expect(slice.hasPrefix(needle[...]) == slice.starts(with: needle))
      #expect(slice.firstIndex(of: needle[...]) == plainIndex(of: needle, in: slice))
      #expect(slice.contains(needle[...]) == (plainIndex(of: needle, in: slice) != nil))
      #expect(text.hasPrefix(needle) == text.starts(with: needle))
      #expect(text.contains(needle) == (plainIndex(of: needle, in: text[...]) != nil))
    }
  }

  /// Few different bytes, so that much is found.
  private func bytes(upTo count: Int, using generator: inout SeededRandom) -> [UInt8] {
    (0..<Int.random(in: 0...count, using: &generator)).map { _ in UInt8.random(in: 0x61...0x62, using: &generator) }
  }

  private func plainIndex(of needle: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    (text.startIndex...text.endIndex).first { text[$0...].starts(with: needle) }
  }
}
