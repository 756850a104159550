// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import Testing

@testable import GazetteerEvaluation

/// A folder of files that is gone when the value is.
private final class CaseFolder {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("evaluation-tests-\(UUID().uuidString)").path

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

private let good = #"{"text": "paris", "expected": [{"id": "paris"}]}"#

@Suite struct CaseReadingTests {
  private func reading(_ files: [String: String], _ argument: String = "", isStrict: Bool = false) throws -> CaseReading {
    let folder = try CaseFolder(files)
    return try CaseReading(["\(folder.path)\(argument)"], isStrict: isStrict)
  }

  @Test func aCaseThatCannotBeReadIsSkippedWithItsLineAndTheOthersStay() throws {
    let text = [good, "nonsense", #"{"text": ""}"#, good.replacing("paris", with: "parma")].joined(separator: "\n")
    let found = try reading(["a.ndjson": text], "/a.ndjson")
    #expect(found.cases.map(\.id) == ["paris", "parma"])
    #expect(found.skipped.map(\.line) == [2, 3])
    #expect(found.skipped.allSatisfy { $0.kind == .unreadable && $0.path.hasSuffix("a.ndjson") })
    #expect(found.skipped[1].reason == "text is empty")
  }

  @Test func whatIsAboutSomethingElseIsPassedOverAndSaysWhat() throws {
    let text = #"""
      {"kind":"reverse","id":"1","point":{"lat":1,"lon":2},"expected":{"city":"Z"}}
      {"kind":"search","id":"2","query":"x","expected":{"layer":"venue"}}
      {"kind":"search","id":"3","query":"x","expected":{"name":"X"},"params":{"boundary.gid":"a:1"}}
      {"kind":"search","id":"4","query":"x","expected":{"name":"X"}}
      """#
    let found = try reading(["a.ndjson": text], "/a.ndjson", isStrict: true)
    #expect(found.cases.map(\.id) == ["4"])
    #expect(found.skipped.map(\.kind) == [.passedOver, .passedOver, .passedOver])
    #expect(
      found.skipped[0].reason.contains("reverse") && found.skipped[1].reason.contains("compared")
        && found.skipped[2].reason.contains("boundary"))
  }

  @Test(
    "The first case that cannot be read ends a strict reading, with its line",
    arguments: ["a.ndjson", "a.csv", "a.yml", "a.json", "a.txt"])
  func strict(name: String) throws {
    let texts = [
      "a.txt": "101 Paris, France\nno number\n", "a.ndjson": good + "\nnonsense\n",
      "a.csv": "text,expected_id,rank\nparis,paris,\nparma,parma,one\n",
      "a.yml": "paris:\n  expected:\n    name: Paris\nparma:\n  expected:\n    name: Parma\n  limit: x\n",
      "a.json": "{\"tests\": [\n{\"in\": {\"text\": \"paris\"}, \"expected\": {\"properties\": [{\"name\": \"Paris\"}]}},\n{\"in\": 5}]}",
    ]
    let lines = ["a.ndjson": 2, "a.csv": 3, "a.yml": 4, "a.json": 3, "a.txt": 2]
    let text = try #require(texts[name])
    let found = try reading([name: text], "/\(name)")
    #expect(found.cases.count == 1 && found.skipped.map(\.line) == [lines[name]])
    let error = #expect(throws: EvaluationError.self) { try reading([name: text], "/\(name)", isStrict: true) }
    #expect(error.map { "\($0)".contains("line \(lines[name] ?? 0)") } == true)
  }

  @Test func filtersThatNoRequestMayHaveAreSkipped() throws {
    let bad = good.replacing(#""text""#, with: #""bias": "circle:100,0,5", "text""#)
    let found = try reading(["a.ndjson": bad + "\n" + good], "/a.ndjson")
    #expect(found.cases.count == 1 && found.skipped.first?.reason.contains("bias") == true)
  }

  @Test func aFolderIsReadWithAllBelowIt() throws {
    let found = try reading([
      "b/a.ndjson": good, "c/d/a.ndjson": good, "README.md": "# cases", "LICENSE.txt": "Copyright", ".git/a.ndjson": good,
    ])
    #expect(found.cases.map(\.group) == ["b/a.ndjson", "c/d/a.ndjson"])
    #expect(found.cases.map(\.id) == ["paris", "paris (2)"])
    #expect(found.skipped.map { $0.path.split(separator: "/").last } == ["LICENSE.txt", "README.md"])
    #expect(found.skipped.allSatisfy { $0.line == 0 && $0.kind == .passedOver })
  }

  @Test func nothingLeftTellsTheFirstReason() {
    let error = #expect(throws: EvaluationError.self) { try reading(["a.ndjson": "nonsense"], "/a.ndjson") }
    #expect(error.map { "\($0)".contains("line 1: not JSON") } == true)
  }

  @Test(
    "Properties of Pelias' tests may be a list or one object, and have a position",
    arguments: [
      (#"{"properties": {"name": "Zoo"}}"#, ExpectedPlace(fields: [.name: "Zoo"])),
      (#"{"properties": "Zoo, Berlin"}"#, ExpectedPlace(fields: [.name: "Zoo"])),
      (
        #"{"properties": {"layer": "venue"}, "coordinates": [13.3, 52.5], "distanceThresh": 200}"#,
        ExpectedPlace(spot: .init(latitude: 52.5, longitude: 13.3, tolerance: 200))
      ),
      (
        #"{"properties": [{"name": "Zoo"}], "coordinates": [[13.3, 52.5]]}"#,
        ExpectedPlace(spot: .init(latitude: 52.5, longitude: 13.3, tolerance: 500), fields: [.name: "Zoo"])
      ),
    ] as [(String, ExpectedPlace)])
  func propertiesOfPelias(expected: String, place: ExpectedPlace) throws {
    let suite = #"{"tests": [{"in": {"text": "zoo"}, "expected": \#(expected)}]}"#
    #expect(try cases("p.json", suite).first?.expected == [place])
  }

  @Test func linesOfElementsAreFoundWhateverStandsInStrings() {
    let text = "{\"a\": [1,\n2], \"tests\": [ {\"x\": \"\\\"[{\"},\n\n[1, 2], 3\n,4], \"tests2\": [5]}"
    #expect(JSONLines.elements(of: "tests", in: text) == [2, 4, 4, 5])
    #expect(JSONLines.elements(of: "none", in: text) == [])
  }
}

@Suite struct CasePathsTests {
  private static let names = ["a.csv", "b/a.csv", "b/b.yml", "b/c/a.csv", ".hidden/a.csv"]

  @Test(
    "Patterns match within names, and two stars any folders",
    arguments: [
      ("", ["a.csv", "b/a.csv", "b/b.yml", "b/c/a.csv"]), ("/*.csv", ["a.csv"]), ("/**/*.csv", ["a.csv", "b/a.csv", "b/c/a.csv"]),
      ("/b/*", ["a.csv", "b.yml", "c/a.csv"]), ("/?/[ab].*", ["b/a.csv", "b/b.yml"]), ("/**/c/*.csv", ["b/c/a.csv"]),
      ("/b", ["a.csv", "b.yml", "c/a.csv"]), ("/**", ["a.csv", "b/a.csv", "b/b.yml", "b/c/a.csv"]), ("/a.csv", ["a.csv"]),
    ] as [(String, [String])])
  func matches(pattern: String, names: [String]) throws {
    let folder = try CaseFolder(Dictionary(uniqueKeysWithValues: Self.names.map { ($0, "x") }))
    let files = try CasePaths(folder.path + pattern).files
    #expect(files.map(\.name) == names)
    #expect(files.allSatisfy { $0.isNamed == (pattern == "/a.csv") })
  }

  @Test("What is not there, and a pattern without a match, are not found", arguments: ["/none.csv", "/*.xml", "/none/**"])
  func absent(pattern: String) throws {
    let folder = try CaseFolder(["a.csv": "x"])
    #expect(throws: ImportError.fileNotFound(path: folder.path + pattern)) { try CasePaths(folder.path + pattern) }
  }
}
