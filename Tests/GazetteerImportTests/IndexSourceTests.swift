// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerIndex
import Testing

@testable import GazetteerImport

/// An index is a source.
@Suite struct IndexSourceTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.path + "/" + name }

  private func lines(_ count: Int, seed: UInt64, prefix: String = "p") throws -> String {
    var numbers = SeededRandom(seed: seed)
    return try (0..<count).map { try CanonicalJSON.line(for: RandomPlace(id: "\(prefix)\($0)", &numbers).record) + "\n" }.joined()
  }

  @discardableResult
  private func index(_ name: String, of sources: [String], format: SourceFormat = .auto) throws -> (bytes: Data, report: ImportReport) {
    let work = IndexImport(sources: sources.map { ImportSource(path: $0, format: format) }, output: path(name))
    let report = try work.run().report
    return (try Data(contentsOf: URL(fileURLWithPath: path(name))), report)
  }

  @Test("an index made of an index has its bytes", arguments: 0..<4)
  func sameBytes(seed: UInt64) throws {
    let rows = try folder.file("rows.ndjson", lines(300, seed: seed))
    let first = try index("first.gaz", of: [rows])
    let again = try index("again.gaz", of: [path("first.gaz")])
    #expect(again.bytes == first.bytes)
    #expect(again.report.sources.map(\.format) == ["gaz"])
    #expect(
      (again.report.read, again.report.kept, again.report.rejected, again.report.repaired) == (first.report.kept, first.report.kept, 0, [:])
    )
    // Over itself as well.
    #expect(try index("again.gaz", of: [path("again.gaz")], format: .gaz).bytes == first.bytes)
  }

  @Test("two indexes together are the import of their files together, whichever way", arguments: 0..<4)
  func together(seed: UInt64) throws {
    let a = try folder.file("a.ndjson", lines(150, seed: seed))
    let b = try folder.file("b.ndjson", lines(60, seed: seed + 50) + lines(90, seed: seed + 90, prefix: "q"))
    let (first, second) = (try index("a.gaz", of: [a]), try index("b.gaz", of: [b]))
    let whole = try index("whole.gaz", of: [a, b])
    let merged = try index("merged.gaz", of: [path("a.gaz"), path("b.gaz")])
    #expect(merged.bytes == whole.bytes && merged.report.merged == whole.report.merged && merged.report.merged == 60)
    #expect(try index("mixed.gaz", of: [path("a.gaz"), b]).bytes == whole.bytes)
    #expect(first.report.kept + second.report.kept == merged.report.read)
  }

  @Test func recordsOfTwoIndexesForOnePlaceAreLinked() throws {
    func row(_ id: String, _ source: String) -> String {
      #"{"id":"\#(id)","name":"Sperl","location":{"latitude":48.2,"longitude":16.36},"primaryType":"cafe","source":"\#(source)"}"# + "\n"
    }
    try index("a.gaz", of: [folder.file("a.ndjson", row("1", "A"))])
    try index("b.gaz", of: [folder.file("b.ndjson", row("2", "B"))])
    let work = IndexImport(sources: [ImportSource(path: path("a.gaz")), ImportSource(path: path("b.gaz"))], output: path("both.gaz"))
    #expect(
      try work.run().summary
        == IndexImport.Summary(places: 1, bytes: FileManager.default.contents(atPath: path("both.gaz"))?.count ?? 0, linked: 1))
  }

  @Test("an index in a folder is read with what else is there")
  func inAFolder() throws {
    try FileManager.default.createDirectory(atPath: path("parts"), withIntermediateDirectories: true)
    let rows = try folder.file("parts/b.ndjson", lines(10, seed: 3, prefix: "b"))
    try index("parts/a.gaz", of: [folder.file("a.ndjson", lines(10, seed: 4, prefix: "a"))])
    let (_, report) = try index("out.gaz", of: [path("parts")])
    #expect(report.kept == 20 && report.sources[0].format == "gaz, ndjson")
    _ = rows
  }

  @Test("what is no index of this format is refused, and the old one stays")
  func refused() throws {
    let rows = try folder.file("rows.ndjson", lines(20, seed: 1))
    let sound = try index("sound.gaz", of: [rows]).bytes
    let text = try folder.file("text.gaz", "no index\n")
    #expect { try index("out.gaz", of: [text]) } throws: { if case .unknownFormat? = $0 as? ImportError { true } else { false } }
    #expect { try index("out.gaz", of: [text], format: .gaz) } throws: { isUnreadable($0, "is not a Gazetteer index") }
    var other = [UInt8](sound)
    other[63] = 1  // the format number
    #expect { try index("sound.gaz", of: [folder.file("other.gaz", other)]) } throws: { isUnreadable($0, "format") }
    let cut = [UInt8](sound.prefix(sound.count / 2))
    #expect { try index("sound.gaz", of: [folder.file("cut.gaz", cut)]) } throws: { isUnreadable($0, "damaged") }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("sound.gaz"))) == sound)
    #expect(!FileManager.default.fileExists(atPath: path("out.gaz")))
  }

  private func isUnreadable(_ error: any Error, _ part: String) -> Bool {
    if case .unreadableIndex(_, let reason)? = error as? ImportError { reason.contains(part) } else { false }
  }
}
