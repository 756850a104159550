// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerTesting
import Testing

@testable import GazetteerIndex

/// Records that are read in an order of their places, compared with the records that were staged.
@Suite struct OrderedRecordsTests {
  /// Records of all lengths: some are longer than what a reader takes at once, and one is longer than a stretch.
  private func records(_ count: Int) -> [PlaceRecord] {
    var random = SeededRandom(seed: UInt64(count))
    return (0..<count).map { number in
      var record = PlaceRecord.place("Name \(number)", id: "id\(number)")
      let words = number == 7 ? 30_000 : number % 10 == 0 ? Int(random.next() % 2_000) : 1
      record.details = #"{"editorialSummary":"\#(String(repeating: "word \(number) ", count: words))"}"#
      return record
    }
  }

  private func files(_ folder: TemporaryFolder) -> TemporaryFiles { TemporaryFiles(of: folder.file("a.gaz"), kinds: [.staged]) }

  private func staged(_ records: [PlaceRecord], _ spilling: Spilling, in folder: TemporaryFolder) throws -> (Staging, StagedRecords) {
    let staging = try Staging(files(folder), spilling)
    for record in records { _ = try staging.add(record, sourceIndex: 0) }
    return (staging, try staging.seal())
  }

  private func spilling(_ folder: TemporaryFolder) -> Spilling { Spilling(beside: folder.file("a.gaz"), MemoryShares(bytes: 0)) }

  @Test("Records come in the order that was asked for, whatever it is", arguments: [0, 1, 3, 500])
  func order(_ count: Int) throws {
    let (folder, records) = (try TemporaryFolder(), records(count))
    for spilling in [spilling(folder), Spilling(beside: folder.file("a.gaz"))] {
      let (staging, staged) = try staged(records, spilling, in: folder)
      let offsets = staged.live.map(\.offset)
      #expect(staged.stretches.count > 3 || count < 500 || spilling.shares == .standard)
      var random = SeededRandom(seed: 3)
      for order in [Array(0..<count), Array((0..<count).reversed()), (0..<count).shuffled(using: &random)] {
        let ordered = try OrderedRecords(staged, order.map { offsets[$0] }, spilling)
        for _ in 0..<2 {
          var reader = ordered.reader()
          for number in order {
            if number % 5 == 3 {
              try reader.skip(stagedAt: offsets[number])
            } else {
              #expect(try reader.record(stagedAt: offsets[number]) == records[number])
            }
          }
        }
      }
      #expect(folder.names == [files(folder).path(.staged).split(separator: "/").last.map(String.init)])
      withExtendedLifetime(staging) {}
    }
  }

  @Test("Places that are left out take nothing")
  func part() throws {
    let (folder, records) = (try TemporaryFolder(), records(200))
    let (staging, staged) = try staged(records, spilling(folder), in: folder)
    let offsets = staged.live.map(\.offset)
    var reader = try OrderedRecords(staged, stride(from: 199, to: 0, by: -2).lazy.map { offsets[$0] }, spilling(folder)).reader()
    for number in stride(from: 199, to: 0, by: -2) { #expect(try reader.record(stagedAt: offsets[number]) == records[number]) }
    withExtendedLifetime(staging) {}
  }

  @Test("A reader of staged records takes them from start to end, and to and fro", arguments: [RecordReader.single, RecordReader.onward])
  func reader(_ window: Int) throws {
    let (folder, records) = (try TemporaryFolder(), records(100))
    let (staging, staged) = try staged(records, spilling(folder), in: folder)
    let offsets = staged.live.map(\.offset)
    var reader = staged.reader(window: window)
    for number in Array(0..<100) + [99, 0, 7, 8, 7, 50, 49] { #expect(try reader.record(at: offsets[number]) == records[number]) }
    withExtendedLifetime(staging) {}
  }

  @Test("Where no file can be made, the error names it")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    let (staging, staged) = try staged(records(3), spilling(folder), in: folder)
    let error = try refusal { _ = try OrderedRecords(staged, staged.live.map(\.offset), Spilling(beside: "/nowhere/a.gaz")) }
    guard case .cannotWrite(path: let path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path.hasPrefix("/nowhere/a.gaz") && path.hasSuffix(".runs"))
    withExtendedLifetime(staging) {}
  }
}
