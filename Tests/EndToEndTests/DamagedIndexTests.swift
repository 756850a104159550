// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerIndex
import Testing

/// What the command does with a damaged index: the small sister of `Scripts/check damage`.
@Suite struct DamagedIndexTests {
  private static let commands = [
    ["batch"], ["details", "fiji"], ["explain", "par"], ["info"], ["export"], ["find", "paris"], ["verify"],
  ]

  @Test("Damage ends in an answer or in exit code 69 with the cure, never in SQL; and `verify` finds it", arguments: 0..<30)
  func asDamaged(seed: Int) throws {
    for (command, run) in try runs(seed: seed, isSealed: false) {
      #expect(run.status == 69 && run.messages.contains("gazetteer import"), "\(command): \(run.status) \(run.messages)")
    }
  }

  @Test("The same behind checksums that are right, as a hostile file has them", arguments: 0..<30)
  func sealedAnew(seed: Int) throws {
    for (command, run) in try runs(seed: seed, isSealed: true) {
      #expect([0, 66, 69].contains(run.status), "\(command): \(run.status) \(run.messages)")
      #expect(!run.messages.contains("SELECT") && !run.messages.contains("SQLite error"), "\(command): \(run.messages)")
    }
  }

  private func runs(seed: Int, isSealed: Bool) throws -> [(command: String, run: CommandRun)] {
    let folder = try Places.imported()
    var bytes = try folder.read("places.gaz")
    var random = SeededRandom(seed: UInt64(seed) * 2 + (isSealed ? 1 : 0))
    damage(&bytes, &random)
    try folder.write("bad.gaz", bytes)
    if isSealed { try? SealWriter.seal(folder.path("bad.gaz"), output: "") }
    let requests = Data("{\"input\":\"par\"}\n{\"input\":\"f\",\"limit\":50}\n{\"input\":\"paris hotl\"}\n".utf8)
    return try Self.commands.map { command in
      let run = try CommandRun(
        [command[0], "--index", "bad.gaz"] + command.dropFirst(), input: command == ["batch"] ? requests : Data(), folder: folder)
      return (command[0], run)
    }
  }

  /// Changes some bytes of a page, behind the first one, which says what the file is.
  private func damage(_ bytes: inout Data, _ random: inout SeededRandom) {
    let page = 4096 * Int.random(in: 1..<bytes.count / 4096, using: &random)
    let change = UInt8.random(in: 1...255, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[page + Int.random(in: 0..<16, using: &random)] ^= change
    case 1: bytes[page + Int.random(in: 0..<4096, using: &random)] ^= change
    case 2: for position in page..<page + 4096 { bytes[position] ^= UInt8.random(in: 1...255, using: &random) }
    default: for position in stride(from: page + 8, to: page + 4096, by: 37) { bytes[position] ^= change }
    }
  }
}
