// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerWorld

@Suite struct FingerprintTests {
  private func text(_ runs: [UInt8]...) -> String {
    var fingerprint = Fingerprint()
    for run in runs { fingerprint.add(run) }
    return fingerprint.text
  }

  @Test func theSameDataHasTheSameFingerprint() throws {
    let fingerprint = try GazetteerData.fingerprint()
    #expect(fingerprint.count == 16 && fingerprint.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    #expect(try GazetteerData.fingerprint() == fingerprint)
  }

  @Test func everySingleBitCounts() {
    let bytes = [UInt8]("a place of nineteen".utf8)
    var seen: Set = [text(bytes)]
    for bit in 0..<bytes.count * 8 {
      var changed = bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect(seen.insert(text(changed)).inserted, "bit \(bit)")
    }
  }

  @Test func whereOneRunEndsCounts() {
    let runs: [[[UInt8]]] = [
      [], [[]], [[], []], [[0]], [[0, 0]], [[0], [0]], [[1, 2, 3]], [[1], [2, 3]], [[1, 2], [3]], [[2, 3], [1]],
    ]
    let texts = runs.map { runs in
      var fingerprint = Fingerprint()
      for run in runs { fingerprint.add(run) }
      return fingerprint.text
    }
    #expect(Set(texts).count == runs.count)
  }
}
