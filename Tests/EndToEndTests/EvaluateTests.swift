// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `evaluate`, `cases` and `tune` on a few places.
@Suite struct EvaluateTests {
  private static let good = """
    {"id": "paris", "text": "paris", "replay": true, "expected": [{"id": "city-paris"}]}
    {"id": "parma", "text": "parma", "expected": [{"name": "Parma", "country": "it"}]}
    {"id": "tower", "text": "tokyo tower", "expected": [{"id": "tokyo-tower"}]}
    """

  private func folder() throws -> Folder {
    let folder = try Places.imported()
    try folder.write("cases.ndjson", Self.good)
    return folder
  }

  @Test func aRunIsPrintedAndWritten() throws {
    let folder = try folder()
    let run = try CommandRun(
      ["evaluate", "--index", "places.gaz", "cases.ndjson", "--report", "report.json", "--html", "report.html"], folder: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.text.contains("3 cases on 5 places, 3 passed"))
    #expect(run.text.contains("places.gaz") && run.text.contains("1 files; skipped: 0 unreadable"))
    #expect(run.messages.isEmpty)
    #expect(try String(decoding: folder.read("report.html"), as: UTF8.self).hasPrefix("<!DOCTYPE html>"))
    let json = try CommandRun(["evaluate", "--index", "places.gaz", "cases.ndjson", "--json"], folder: folder)
    let printed = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
    let written = try #require(try JSONSerialization.jsonObject(with: folder.read("report.json")) as? [String: Any])
    #expect(printed.keys.sorted() == written.keys.sorted())
  }

  @Test func aLostCaseEndsWithOneWhenStrict() throws {
    let folder = try folder()
    _ = try CommandRun(["evaluate", "--index", "places.gaz", "cases.ndjson", "--report", "base.json"], folder: folder)
    let same = try CommandRun(["evaluate", "--index", "places.gaz", "cases.ndjson", "--baseline", "base.json", "--strict"], folder: folder)
    #expect(same.status == 0, "\(same.messages)")
    try folder.write("cases.ndjson", Self.good.replacing(#""tokyo-tower""#, with: #""fiji""#))
    let arguments = ["evaluate", "--index", "places.gaz", "cases.ndjson", "--baseline", "base.json"]
    let lost = try CommandRun(arguments + ["--strict"], folder: folder)
    #expect(lost.status == 1)
    #expect(lost.messages.contains("1 cases fail"))
    #expect(lost.text.contains("newly failing: tower"))
    #expect(try CommandRun(arguments, folder: folder).status == 0)  // one of three may be chance
  }

  @Test func aBaselineOfLongerListsIsRefused() throws {
    let folder = try folder()
    let arguments = ["evaluate", "--index", "places.gaz", "cases.ndjson"]
    _ = try CommandRun(arguments + ["--report", "ten.json"], folder: folder)
    let five = try CommandRun(arguments + ["--limit", "5", "--baseline", "ten.json"], folder: folder)
    #expect(five.status == 64 && five.messages.contains("give --limit 10"), "\(five.messages)")
  }

  @Test func everythingLostIsSignificant() throws {
    let folder = try folder()
    _ = try CommandRun(["evaluate", "--index", "places.gaz", "cases.ndjson", "--report", "base.json"], folder: folder)
    try folder.write("cases.ndjson", Self.good.replacing(#""text": ""#, with: #""text": "xyz"#))
    let lost = try CommandRun(["evaluate", "--index", "places.gaz", "cases.ndjson", "--baseline", "base.json"], folder: folder)
    #expect(lost.status == 1)
    #expect(lost.messages.contains("significantly worse"))
  }

  @Test func profilesAreCompared() throws {
    let folder = try folder()
    try folder.write("a.json", "{}")
    try folder.write("b.json", #"{"importance": 0.1}"#)
    let run = try CommandRun(
      ["evaluate", "--index", "places.gaz", "--profile", "a.json", "--profile", "b.json", "cases.ndjson"], folder: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.text.contains("b.json compared with a.json"))
  }

  @Test(
    "What cannot be read ends with its status and says the cure",
    arguments: [
      (["nothing.ndjson"], 66, "nothing.ndjson"), (["cases.xml"], 65, "no known form"), (["broken.ndjson"], 65, "line 1"),
      (["cases.ndjson", "--baseline", "none.json"], 66, "none.json"), (["cases.ndjson", "--baseline", "cases.ndjson"], 65, "no report"),
      (["cases.ndjson", "--profile", "broken.ndjson"], 65, "no ranking profile"), ([], 64, "cases"),
      (["cases.ndjson", "--report", "no/folder.json"], 73, "no/folder.json"), (["cases.ndjson", "--limit", "51"], 64, "1 to 50"),
    ] as [([String], Int32, String)])
  func refused(arguments: [String], status: Int32, message: String) throws {
    let folder = try folder()
    try folder.write("broken.ndjson", "nonsense\n")
    try folder.write("cases.xml", "x")
    let run = try CommandRun(["evaluate", "--index", "places.gaz"] + arguments, folder: folder)
    #expect(run.status == status, "\(run.messages)")
    #expect(run.messages.contains(message))
  }

  @Test func whatCannotBeReadIsSkippedListedAndCountedUnlessStrict() throws {
    let folder = try folder()
    let bad = Self.good + "\nnonsense\n" + #"{"text": "x"}"# + "\n"
    try folder.write("cases.ndjson", bad)
    let arguments = ["evaluate", "--index", "places.gaz", "cases.ndjson"]
    let run = try CommandRun(arguments + ["--report", "report.json"], folder: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.text.contains("skipped: 2 unreadable, 0 ignored") && run.text.contains("3 cases on 5 places"))
    #expect(run.text.contains("cases.ndjson, line 4: not JSON") && run.text.contains("cases.ndjson, line 5: neither expected"))
    #expect(try String(decoding: folder.read("report.json"), as: UTF8.self).contains("neither expected"))
    let strict = try CommandRun(arguments + ["--strict"], folder: folder)
    #expect(strict.status == 65 && strict.messages.contains("cases.ndjson, line 4"), "\(strict.messages)")
  }

  @Test func foldersAndPatternsAreRead() throws {
    let folder = try folder()
    try FileManager.default.createDirectory(atPath: folder.path("all/below"), withIntermediateDirectories: true)
    try folder.write("all/a.ndjson", Self.good)
    try folder.write("all/below/b.ndjson", Self.good)
    try folder.write("all/README.md", "# cases")
    let whole = try CommandRun(["evaluate", "--index", "places.gaz", "all"], folder: folder)
    #expect(whole.status == 0 && whole.text.contains("6 cases on 5 places"), "\(whole.messages)\(whole.text)")
    #expect(whole.text.contains("ignored  1 of no known form of cases; first all/README.md"))
    let pattern = try CommandRun(["evaluate", "--index", "places.gaz", "all/**/b.*"], folder: folder)
    #expect(pattern.status == 0 && pattern.text.contains("3 cases on 5 places"), "\(pattern.messages)")
    #expect(try CommandRun(["evaluate", "--index", "places.gaz", "all/*.csv"], folder: folder).status == 66)
  }

  @Test func aToleranceAndFilesOfTREC() throws {
    let folder = try folder()
    try folder.write("far.ndjson", #"{"text": "paris", "expected": [{"latitude": 48.9, "longitude": 2.3522, "tolerance": 10}]}"# + "\n")
    let arguments = ["evaluate", "--index", "places.gaz", "far.ndjson", "--qrels", "qrels.txt", "--run", "run.txt"]
    let exact = try CommandRun(arguments, folder: folder)
    #expect(exact.status == 0 && exact.text.contains("0 passed"), "\(exact.messages)")
    let near = try CommandRun(arguments + ["--tolerance", "10000", "--profile", "standard", "--profile", "importance"], folder: folder)
    #expect(near.status == 0 && near.text.contains("1 passed"), "\(near.messages)")
    #expect(try String(decoding: folder.read("qrels.txt"), as: UTF8.self) == "paris 0 target-1 1\n")
    #expect(try String(decoding: folder.read("run.txt"), as: UTF8.self).hasPrefix("paris Q0 target-1 1 "))
    #expect(try String(decoding: folder.read("run-2.txt"), as: UTF8.self).contains(" importance\n"))
    #expect(try CommandRun(arguments + ["--tolerance", "0"], folder: folder).status == 64)
  }

  @Test func aProfileRanksEveryCommandThatSearches() throws {
    let folder = try folder()
    try folder.write(
      "more.ndjson",
      #"{"id":"par","name":"Par","location":{"latitude":50.3,"longitude":-4.7},"primaryType":"locality","types":["locality"],"importance":0.01}"#
        + "\n" + Places.ndjson)
    #expect(try CommandRun(["import", "more.ndjson", "--output", "more.gaz"], folder: folder).status == 0)
    try folder.write("whole.json", #"{"wholeName": 0.9, "wholeNameLetters": 2, "importance": 0.01}"#)
    try folder.write("known.json", #"{"wholeName": 0, "importance": 0.6, "nearness": 0}"#)
    for (profile, first) in [("whole.json", "Par "), ("known.json", "Pari")] {
      let search = try CommandRun(["search", "--index", "more.gaz", "--profile", profile, "par"], folder: folder)
      #expect(search.status == 0 && search.text.hasPrefix(first), "\(search.messages)\(search.text)")
      let explained = try CommandRun(["explain", "--index", "more.gaz", "--profile", profile, "par", "--json"], folder: folder)
      #expect(explained.status == 0, "\(explained.messages)")
    }
    let (whole, known) = (
      try CommandRun(["explain", "--index", "more.gaz", "--profile", "whole.json", "par"], folder: folder),
      try CommandRun(["explain", "--index", "more.gaz", "--profile", "known.json", "par"], folder: folder)
    )
    #expect(whole.text != known.text)
    for command in ["search", "explain", "browse"] {
      let refused = try CommandRun([command, "--index", "more.gaz", "--profile", "places.ndjson", "par"], folder: folder)
      #expect(refused.status == 65 && refused.messages.contains("no ranking profile"), "\(refused.messages)")
    }
  }

  @Test func aProfileThatHeldBackCasesLoseByIsNotWritten() throws {
    let folder = try folder()
    try folder.write(
      "more.ndjson",
      #"{"id":"par","name":"Par","location":{"latitude":50.3,"longitude":-4.7},"primaryType":"locality","types":["locality"],"importance":0.01}"#
        + "\n" + Places.ndjson)
    #expect(try CommandRun(["import", "more.ndjson", "--output", "more.gaz"], folder: folder).status == 0)
    // The two ask for opposite orders of the same text.
    try folder.write("train.ndjson", #"{"text": "par", "expected": [{"id": "par"}]}"#)
    try folder.write("hold.ndjson", #"{"text": "par", "expected": [{"id": "city-paris"}]}"#)
    try folder.write("start.json", #"{"wholeName": 0, "wholeNameLetters": 2, "importance": 0.05}"#)
    let arguments = ["tune", "--index", "more.gaz", "--rounds", "6", "--profile", "start.json", "--output", "tuned.json"]
    let lost = try CommandRun(arguments + ["--train", "train.ndjson", "--hold", "hold.ndjson"], folder: folder)
    #expect(lost.status == 1, "\(lost.text)")
    #expect(lost.messages.contains("the held-back cases lose") && lost.messages.contains("tuned.json is not written"), "\(lost.messages)")
    #expect(!folder.names.contains("tuned.json"))
    let kept = try CommandRun(arguments + ["--train", "train.ndjson", "--hold", "train.ndjson"], folder: folder)
    #expect(kept.status == 0 && folder.names.contains("tuned.json"), "\(kept.messages)")
    let run = try CommandRun(["evaluate", "--index", "more.gaz", "--profile", "tuned.json", "train.ndjson"], folder: folder)
    #expect(run.status == 0, "\(run.messages)")
  }

  @Test func casesAreMadeAndTuned() throws {
    let folder = try folder()
    let made = try CommandRun(["cases", "--index", "places.gaz", "--each", "3", "--seed", "2"], folder: folder)
    #expect(made.status == 0, "\(made.messages)")
    #expect(made.output == (try CommandRun(["cases", "--index", "places.gaz", "--each", "3", "--seed", "2"], folder: folder).output))
    try folder.write("made.ndjson", made.output)
    let tuned = try CommandRun(
      [
        "tune", "--index", "places.gaz", "--train", "made.ndjson", "--hold", "cases.ndjson", "--rounds", "1", "--output", "profile.json",
      ], folder: folder)
    #expect(tuned.status == 0, "\(tuned.messages)")
    #expect(tuned.text.contains("held back:"))
    // No weight improves these: a profile would be the one that there is.
    #expect(tuned.messages.contains("profile.json is not written") && !folder.names.contains("profile.json"), "\(tuned.messages)")
    #expect(try CommandRun(["cases", "--index", "places.gaz", "--kinds", "dance"], folder: folder).status == 64)
  }
}
