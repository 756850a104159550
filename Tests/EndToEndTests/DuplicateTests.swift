// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct DuplicateTests {
  @Test func aPlaceThatRepeatsABetterOneIsShownOnlyWhenAskedFor() throws {
    let folder = try Folder()
    let rows = [1.0, 1.0001].enumerated().map {
      #"{"id":"\#($0.offset)","name":"Zed","location":{"latitude":1,"longitude":\#($0.element)}}"#
    }
    try rows.joined(separator: "\n").write(toFile: folder.path("zed.ndjson"), atomically: true, encoding: .utf8)
    #expect(try CommandRun(["import", "--output", "zed.gaz", "zed.ndjson"], folder: folder).status == 0)
    #expect(try CommandRun(["search", "zed", "--index", "zed.gaz"], folder: folder).lines.count == 1)
    #expect(try CommandRun(["search", "zed", "--index", "zed.gaz", "--keep-duplicates"], folder: folder).lines.count == 2)
  }
}
