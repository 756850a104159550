// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerTesting
import Testing

@Suite struct StagingTests {
  @Test("An id twice in one source is refused, and one of a later source replaces the earlier")
  func outcomes() throws {
    let folder = try TemporaryFolder()
    let writer = try IndexWriter(output: folder.file("a.gaz"))
    let steps: [(name: String, id: String, source: Int, outcome: StagingOutcome)] = [
      ("One", "a", 0, .added), ("Two", "a", 0, .duplicateInSource), ("Other", "b", 0, .added), ("Three", "a", 1, .replacedEarlierSource),
      ("Four", "a", 1, .duplicateInSource), ("New", "c", 1, .added), ("Five", "a", 2, .replacedEarlierSource), ("Upper", "A", 2, .added),
    ]
    for step in steps { #expect(try writer.add(.place(step.name, id: step.id), sourceIndex: step.source) == step.outcome, "\(step)") }
    #expect(try writer.finish(countries: []).places == 4)
    #expect(try records(of: folder.file("a.gaz")).map { "\($0.id) \($0.name)" } == ["A Upper", "a Five", "b Other", "c New"])
  }

  @Test("Replacing works across what has been written to disk and what has not")
  func buffers() throws {
    let folder = try TemporaryFolder()
    let writer = try IndexWriter(output: folder.file("a.gaz"))
    let filling = String(repeating: "word ", count: 400)
    for source in 0..<3 {
      for number in 0..<700 {
        var record = PlaceRecord.place("Name \(number) of \(source)", id: "id\(number)")
        record.details = #"{"editorialSummary":"\#(filling)"}"#
        let expected: StagingOutcome = source == 0 ? .added : .replacedEarlierSource
        #expect(try writer.add(record, sourceIndex: source) == expected)
        #expect(try writer.add(record, sourceIndex: source) == .duplicateInSource)
      }
    }
    _ = try writer.finish(countries: [])
    #expect(try Set(records(of: folder.file("a.gaz")).map(\.name)) == Set((0..<700).map { "Name \($0) of 2" }))
  }

  @Test("A name without a letter or digit cannot be stored, and the error names its record")
  func emptyName() throws {
    let folder = try TemporaryFolder()
    let error = try refusal { try writeIndex([.place("Good"), .place("!?", id: "bad")], to: folder.file("a.gaz")) }
    guard case .invalidRecord(id: "bad", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(folder.names == [])
  }
}
