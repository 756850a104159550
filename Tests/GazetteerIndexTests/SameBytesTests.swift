// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// Promise P7: same input, same bytes.
@Suite struct SameBytesTests {
  @Test("The order of the records and their sources leave no trace in the file", arguments: Seeds.of(30 as UInt64))
  func order(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: seed)
    let records = RandomWorld(seed: seed).records + RichRecords.make(seed: seed, count: 100)
    try writeIndex(records, to: folder.file("a.gaz"))
    let shuffled = records.shuffled(using: &random)
    try writeIndex(shuffled.map { ($0, Int.random(in: 0..<4, using: &random)) }.sorted { $0.1 < $1.1 }, to: folder.file("another name.gaz"))
    try writeIndex(Array(records.reversed()), to: folder.file("c.gaz"), countries: World.countries.reversed())
    let bytes = try contents(folder.file("a.gaz"))
    #expect(try contents(folder.file("another name.gaz")) == bytes)
    #expect(try contents(folder.file("c.gaz")) == bytes)
    #expect(folder.names == ["a.gaz", "another name.gaz", "c.gaz"])
  }

  @Test("A record that a later source replaces leaves no trace", arguments: 0..<10 as Range<UInt64>)
  func replaced(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: seed)
    let records = RichRecords.make(seed: seed, count: 60)
    let earlier = records.filter { _ in random.chance(0.5) }.map { record in
      var old = record
      old.name = "Old " + record.name
      old.location.latitudeE7 = -record.location.latitudeE7
      old.importance = 1 - record.importance
      return old
    }
    try writeIndex(records, to: folder.file("a.gaz"))
    try writeIndex(earlier.map { ($0, 0) } + records.map { ($0, 1) }, to: folder.file("b.gaz"))
    #expect(try contents(folder.file("a.gaz")) == contents(folder.file("b.gaz")))
  }

  @Test("The records that come out of an index make the same index")
  func again() throws {
    let folder = try TemporaryFolder()
    try writeIndex(RichRecords.make(seed: 1, count: 300), to: folder.file("a.gaz"))
    try writeIndex(records(of: folder.file("a.gaz")), to: folder.file("b.gaz"))
    #expect(try contents(folder.file("a.gaz")) == contents(folder.file("b.gaz")))
  }
}
