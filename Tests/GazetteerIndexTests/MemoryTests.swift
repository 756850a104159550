// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerTesting
import Testing

@testable import GazetteerIndex

/// Indexes that are written with next to no memory are those that are written with all of it.
@Suite struct MemoryTests {
  private func written(_ shares: MemoryShares, linking: Bool) throws -> (bytes: [UInt8], summary: IndexWriter.Summary, names: [String]) {
    let folder = try TemporaryFolder()
    let writer = try IndexWriter(output: folder.file("a.gaz"), shares)
    writer.isSynced = false
    var random = SeededRandom(seed: 5)
    for source in 0..<2 {
      for number in 0..<1_500 {
        // The ids of a third of the places are alike in more than the bytes that are compared first.
        let id = number % 3 == 0 ? "an-id-of-a-long-name-\(number)" : "id\(number * (source + 1))"
        var record = PlaceRecord.place(["Corner", "Harbour", "Mill"][number % 3] + " \(number % 40)", id: id)
        record.location = GeoPoint(latitudeE7: Int32(number % 40) * 1_000_000, longitudeE7: Int32(random.next() % 900) * 1_000_000)
        record.importance = Double(random.next() % 3) / 10
        record.source = Source(name: "Source \(source)")
        _ = try writer.add(record, sourceIndex: source)
        if number % 50 == 1 { #expect(try writer.remove(id: id) && !writer.remove(id: id)) }
      }
    }
    let summary = try writer.finish(countries: World.countries, linksDuplicates: linking)
    return (try contents(folder.file("a.gaz")), summary, folder.names)
  }

  @Test("The index has the same bytes, and no run has a name", arguments: [false, true])
  func sameBytes(_ linking: Bool) throws {
    let (all, none) = (try written(.standard, linking: linking), try written(MemoryShares(bytes: 0), linking: linking))
    #expect(all.summary.places > 1_500 && all.summary == none.summary)
    #expect(all.bytes == none.bytes && none.names.contains("a.gaz") && !none.names.contains { $0.hasSuffix(".runs") })
  }

  @Test("Ids that went to a file are found, replaced and removed as those in memory", arguments: 1...10)
  func ids(_ seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var (random, plain) = (SeededRandom(seed: seed), [UInt64: Int]())
    var ids = StagedIDs(Spilling(beside: folder.file("a.gaz"), MemoryShares(bytes: 0)))
    let hashes = (0..<500).map { _ in random.next() }
    for step in 0..<3_000 {
      let hash = hashes[Int(random.next() % 500)]
      if random.next() % 4 == 0 {
        try ids.remove(hash)
        plain[hash] = nil
      } else {
        try ids.set(hash, step)
        plain[hash] = step
      }
    }
    for hash in hashes { #expect(ids[hash] == plain[hash]) }
    for _ in 0..<500 { #expect(ids[random.next()] == nil) }
  }
}
