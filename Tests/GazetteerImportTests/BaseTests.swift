// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerImport
import GazetteerIndex
import Testing

/// An index that is changed gives the bytes of one that is made anew.
@Suite struct BaseTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func records(_ count: Int, seed: UInt64, prefix: String = "p") -> [PlaceRecord] {
    var numbers = SeededRandom(seed: seed)
    return (0..<count).map { RandomPlace(id: "\(prefix)\($0)", &numbers).record }
  }

  private func lines(_ records: [PlaceRecord]) throws -> String {
    try records.map { try CanonicalJSON.line(for: $0) + "\n" }.joined()
  }

  /// Imports NDJSON, and returns the path of the index.
  @discardableResult
  private func index(_ name: String, _ text: String, base: String? = nil) throws -> (path: String, report: ImportReport) {
    let output = folder.url.appendingPathComponent("\(name).gaz").path
    var options = ImportOptions()
    options.basePath = base
    options.linksDuplicates = false
    let source = ImportSource(path: try folder.file("\(name).ndjson", text), format: .ndjson)
    return (output, try IndexImport(sources: [source], output: output, options: options).run().report)
  }

  private func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  @Test("upserts and removals over an index give the bytes of an import from scratch", arguments: 0..<6)
  func sameBytes(seed: UInt64) throws {
    let old = records(300, seed: seed)
    let (changed, added) = (records(40, seed: seed + 100), records(25, seed: seed + 200, prefix: "new"))
    let final = Array(changed + old[40..<270] + added)
    let removals = (270..<300).map { #"{"id":"p\#($0)","deleted":true}"# + "\n" }.joined()
    let base = try index("old", lines(old)).path
    let scratch = try index("scratch", lines(final.shuffled())).path
    let (path, report) = try index("updated", removals + lines(changed + added), base: base)
    #expect(try bytes(path) == bytes(scratch))
    #expect((report.merged, report.deleted, report.kept, report.read) == (40, 30, 295, 95))
    // The index may be replaced by what it becomes.
    #expect(try bytes(index("old", removals + lines(changed + added), base: base).path) == bytes(scratch))
  }

  @Test("what diff prints makes the new index of the old one", arguments: 0..<6)
  func differences(seed: UInt64) throws {
    let old = records(200, seed: seed)
    var final = Array(old[..<150]) + records(20, seed: seed + 7, prefix: "new")
    final[3].name += " Nova"
    final[4].importance = final[4].importance == 0.5 ? 0.6 : 0.5
    let (before, after) = (try index("before", lines(old)).path, try index("after", lines(final)).path)
    var changes: [String] = []
    var kinds: [String: [PlaceChange.Kind]] = [:]
    try IndexComparison(old: before, new: after).forEachChange { change in
      changes.append(try change.line())
      if case .written(let record, let kind) = change { kinds[record.id] = kind }
    }
    #expect(changes.count == 20 + 2 + 50)
    #expect(kinds["p3"] == [.renamed] && kinds["p4"] == [.changed] && kinds["new5"] == [.added])
    #expect(changes.filter { $0.hasSuffix(#","deleted":true}"#) }.count == 50)
    let again = try index("again", changes.map { $0 + "\n" }.joined(), base: before).path
    #expect(try bytes(again) == bytes(after))
    try IndexComparison(old: again, new: after).forEachChange { Issue.record("\($0)") }
  }

  @Test func aRemovalOfNothingIsRejected() throws {
    let base = try index("base", lines(records(3, seed: 1))).path
    let rows = #"{"id":"p1","deleted":true}"# + "\n" + #"{"id":"nowhere","deleted":true}"# + "\n" + #"{"deleted":true}"# + "\n"
    let report = try index("next", rows, base: base).report
    #expect(report.deleted == 1 && report.kept == 2 && report.rejectedByReason == ["unknownID": 1, "badID": 1])
    // Without a base, a later source removes a place of an earlier one; a member of this name that is no truth value is one of the place's own.
    let row = #"{"id":"a","name":"A","location":{"latitude":1,"longitude":2},"deleted":"no"}"# + "\n"
    #expect(try imported(row + #"{"id":"a","deleted":true}"# + "\n" + row).records.map(\.id) == ["a"])
  }

  @Test(
    "changes that remove everything are refused, unless that is allowed; a limit may be lower",
    arguments: [
      (3, nil, false), (2, nil, true), (3, .percent(100), true), (2, .percent(50), false), (1, .percent(50), true), (1, .count(0), false),
      (2, .count(2), true),
    ] as [(Int, RejectLimit?, Bool)])
  func removals(number: Int, limit: RejectLimit?, isAllowed: Bool) throws {
    let base = try index("base", lines(records(3, seed: 1))).path
    let before = try bytes(base)
    let source = ImportSource(path: try folder.file("c.ndjson", (0..<number).map { #"{"id":"p\#($0)","deleted":true}"# + "\n" }.joined()))
    var options = ImportOptions()
    (options.basePath, options.maxDeletes) = (base, limit)
    let work = IndexImport(sources: [source], output: base, options: options)
    var over = ImportOptions()
    (over.pathsBelow, over.maxDeletes) = ([base], limit)
    let layer = IndexImport(sources: [source], output: base + ".layer", options: over)
    if isAllowed {
      #expect(try layer.run().report.hidden == number)
      #expect(try work.run().report.kept == 3 - number)
    } else {
      let error = #expect(throws: ImportError.self) { try work.run() }
      #expect(error?.description.hasPrefix("\(number) of the 3 places of \(base) are removed, ") == true)
      #expect(throws: ImportError.self) { try layer.run() }
      #expect(try bytes(base) == before)
    }
  }

  @Test func aBaseThatIsNoIndexLeavesWhatThereIs() throws {
    let base = try index("base", lines(records(3, seed: 1))).path
    let before = try bytes(base)
    let text = try folder.file("text.gaz", "no index")
    #expect(throws: IndexError.self) { try index("base", lines(records(2, seed: 2)), base: text) }
    #expect(throws: IndexError.self) {
      try index("base", lines(records(2, seed: 2)), base: folder.url.appendingPathComponent("none.gaz").path)
    }
    #expect(try bytes(base) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).allSatisfy { !$0.hasSuffix(".staged") })
  }

  @Test func aRejectFileIsNotWrittenOverTheBase() throws {
    let base = try index("base", lines(records(3, seed: 1))).path
    var options = ImportOptions()
    (options.basePath, options.rejectFile) = (base, base)
    let source = ImportSource(path: try folder.file("more.ndjson", lines(records(2, seed: 2))))
    let work = IndexImport(sources: [source], output: folder.url.appendingPathComponent("out.gaz").path, options: options)
    #expect(throws: ImportError.overwritesSource(path: base, source: base)) { try work.run() }
  }
}
