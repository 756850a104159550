// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Real cities, when `../shared/data` is there; otherwise skipped.
@Suite struct WorldTests {
  private static let data: String = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/data/geonames").path
  }()

  @Test(
    "import of the export of GeoNames cities with side files gives the same bytes",
    .enabled(if: FileManager.default.fileExists(atPath: data), "needs ../shared/data"))
  func roundTrip() throws {
    let folder = try Folder()
    let sources = ["cities1000-2010-12.txt.gz", "admin1CodesASCII-2025-11.txt", "countryInfo-2025-11.txt"].map { "\(Self.data)/\($0)" }
    #expect(try CommandRun(["import", "--output", "a.gaz"] + sources, folder: folder).status == 0)
    let export = try CommandRun(["export", "--index", "a.gaz"], folder: folder)
    try export.output.write(to: URL(fileURLWithPath: folder.path("a.ndjson")))
    #expect(try CommandRun(["import", "--output", "b.gaz", "a.ndjson"], folder: folder).status == 0)
    // The names of countries in a side file once went into the index, and not into the export.
    #expect(FileManager.default.contentsEqual(atPath: folder.path("a.gaz"), andPath: folder.path("b.gaz")))
  }
}
