// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `gazetteer audit` from outside.
@Suite struct AuditCommandTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    let rows = [
      #"{"id":"a","name":"Restaurant","location":{"latitude":0,"longitude":0},"primaryType":"restaurant","address":{"countryCode":"FR"}}"#,
      #"{"id":"b","name":"Krone","location":{"latitude":48,"longitude":11},"primaryType":"hotel","address":{"countryCode":"DE","locality":"Ulm"}}"#,
      #"{"id":"c","name":"No position"}"#,
    ]
    try folder.write("places.ndjson", rows.joined(separator: "\n") + "\n")
    return folder
  }

  @Test("it tells of a file and of the index made of it alike, and writes nothing but its page")
  func tells() throws {
    let folder = try folder()
    let file = try CommandRun(["audit", "places.ndjson", "--html", "audit.html"], folder: folder)
    #expect(
      file.status == 0 && file.text.contains("places    2") && file.text.contains("rejected  1: badCoordinates 1"),
      "\(file.text)\(file.messages)")
    for words in ["1  at 0, 0", "1  name is a word for its type", "a  Restaurant  0.0,0.0", "1  no town in the address"] {
      #expect(file.text.contains(words), "\(words): \(file.text)")
    }
    let page = try String(contentsOfFile: folder.path("audit.html"), encoding: .utf8)
    #expect(page.contains("<svg") && page.contains("Restaurant"))
    #expect(try CommandRun(["import", "--output", "p.gaz", "places.ndjson"], folder: folder).status == 0)
    let index = try CommandRun(["audit", "p.gaz", "--json"], folder: folder)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(index.output)) as? [String: Any])
    #expect(report["places"] as? Int == 2 && (report["findings"] as? [Any])?.count == 13, "\(index.text)\(index.messages)")
    let none = try CommandRun(["audit", "--samples", "0", "places.ndjson"], folder: folder)
    #expect(none.text.contains("1  at 0, 0") && !none.text.contains("Restaurant  0.0"))
  }

  @Test("what it cannot read or write is refused with the cure")
  func refusals() throws {
    let folder = try folder()
    for (arguments, status, words) in [
      (["audit", "gone.ndjson"], 66, ["gone.ndjson", "check the path"]), (["audit"], 64, ["<source>"]),
      (["audit", "--samples", "-1", "places.ndjson"], 64, ["--samples '-1'"]),
      (["audit", "--html", "places.ndjson", "places.ndjson"], 64, ["places.ndjson"]),
      (["audit", "--format", "cvs", "places.ndjson"], 64, ["--format 'cvs'", "csv"]),
    ] as [([String], Int32, [String])] {
      let run = try CommandRun(arguments, folder: folder)
      #expect(run.status == status && words.allSatisfy(run.messages.contains), "\(arguments): \(run.status) \(run.messages)")
    }
    #expect(try String(contentsOfFile: folder.path("places.ndjson"), encoding: .utf8).contains("Krone"))
  }
}
