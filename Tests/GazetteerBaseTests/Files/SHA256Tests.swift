// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import Testing

/// The checksum of packs.
@Suite struct SHA256Tests {
  @Test(
    "it is that of FIPS 180-4",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func sums(text: String, expected: String) {
    var sum = SHA256()
    sum.add(Array(text.utf8))
    #expect(sum.text() == expected)
    // Byte by byte.
    var slow = SHA256()
    for byte in text.utf8 { slow.add([byte]) }
    #expect(slow.text() == expected)
  }

  @Test("a million letters, of a file as well")
  func million() throws {
    let expected = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    let path = FileManager.default.temporaryDirectory.appending(path: "sum-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(repeating: UInt8(ascii: "a"), count: 1_000_000).write(to: URL(filePath: path))
    #expect(try SHA256.ofFile(path) == expected)
  }
}
