// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEngine
import Testing

@testable import GazetteerEvaluation

@Suite struct ComparisonTests {
  private let many = (0..<60).map { result("\($0)", rank: 1) }

  @Test func theSameIsNoLoss() {
    let comparison = Comparison(old: run(many), new: run(many), seed: 1)
    #expect(comparison.losses.isEmpty)
    #expect(comparison.newFailures.isEmpty && comparison.newPasses.isEmpty)
    #expect(comparison.changes.allSatisfy { $0.difference.value == 0 })
  }

  @Test func manyFailuresAreALoss() {
    let worse = many.enumerated().map { $0 % 4 == 0 ? result($1.id, rank: 0) : $1 }
    let comparison = Comparison(old: run(many), new: run(worse), seed: 1)
    #expect(Set(comparison.losses.map(\.metric)) == [.success1, .success3, .success5, .mrr, .ndcg5])
    #expect(comparison.newFailures.count == 15)
    let back = Comparison(old: run(worse), new: run(many), seed: 1)
    #expect(back.losses.isEmpty)
    #expect(back.newPasses.count == 15)
    #expect(back.changes.first?.isGain == true)
  }

  @Test func oneFailureIsNamedAndNoSignificantLoss() {
    let comparison = Comparison(old: run(many), new: run([result("0", rank: 2)] + many.dropFirst()), seed: 1)
    #expect(comparison.losses.isEmpty)
    #expect(comparison.newFailures == ["0"])
  }

  @Test func moreLettersAreALoss() {
    let quick = (0..<40).map { result("\($0)", rank: 1, ranks: [0, 1, 1, 1]) }
    let slow = (0..<40).map { result("\($0)", rank: 1, ranks: [0, 0, 0, 1]) }
    #expect(Comparison(old: run(quick), new: run(slow), seed: 1).losses.contains { $0.metric == .lettersTo1 })
    #expect(Comparison(old: run(slow), new: run(quick), seed: 1).losses.isEmpty)
  }

  @Test func oneEmptyListMoreIsALoss() {
    let old = (0..<60).map { result("\($0)", rank: 0, isEmpty: $0 == 1) }
    let new = (0..<60).map { result("\($0)", rank: 0, isEmpty: $0 == 0 || $0 == 1) }
    let worse = Comparison(old: run(old), new: run(new), seed: 1)
    #expect(worse.losses.map(\.metric) == [.emptyLists])
    #expect(worse.newEmptyLists == ["0"] && worse.moreEmptyLists == 1)
    #expect(ComparisonText(worse).lines.contains("  newly empty: 0"))
    let better = Comparison(old: run(new), new: run(old), seed: 1)
    #expect(better.losses.isEmpty && better.newEmptyLists == [] && better.moreEmptyLists == nil)
  }

  @Test func aReportThatDoesNotTellOfEmptyListsIsNoMeasureOfThem() {
    let comparison = Comparison(old: run(many), new: run(many.map { result($0.id, rank: 1, isEmpty: true) }), seed: 1)
    #expect(comparison.losses.isEmpty && comparison.newEmptyLists == [])
  }

  @Test func knownFailuresAndUnpairedCasesAreNoNewFailures() {
    let old = run([result("a", rank: 1), result("gone", rank: 1)])
    let new = run([result("a", rank: 0, isKnownFailure: true), result("new", rank: 0)])
    let comparison = Comparison(old: old, new: new, seed: 1)
    #expect(comparison.newFailures.isEmpty)
    #expect(comparison.unpaired == 2)
  }
}

@Suite struct ReportTests {
  private var report: EvaluationReport {
    var failed = result("<b>", rank: 0, ranks: [0, 0], text: "a & b")
    failed.explanation = "because <i>"
    return EvaluationReport(
      placeCount: 7, seed: 1, runs: [run([failed, result("a", rank: 1, ranks: [1])]), run([result("a", rank: 2)], "other")])
  }

  @Test func aReportComesBackAsItWas() throws {
    #expect(try ReportFile.report(ReportFile.data(report), path: "r") == report)
  }

  @Test("What is no report is refused with its path", arguments: ["", "{}", #"{"format": 2}"#, "[]"])
  func noReport(text: String) {
    #expect(throws: EvaluationError.self) { try ReportFile.report(Data(text.utf8), path: "r.json") }
  }

  @Test func thePageEscapesWhatItShows() {
    let page = HTMLReport(report).text
    #expect(page.contains("&lt;b&gt;") && page.contains("a &amp; b") && page.contains("because &lt;i&gt;"))
    #expect(!page.contains("<b>") && !page.contains("<i>"))
    #expect(page.contains("<svg") && page.contains("other compared with standard"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test func thePageBeginsWithAVerdictInWordsAndHasNoEmptyColumns() {
    let page = HTMLReport(report).text
    #expect(page.contains("Of 2 cases the right place is first in 50.0 % and among the first five in 50.0 %."))
    #expect(page.contains("other is worse in success@1, MRR, nDCG@5, compared with standard; newly passing: 0, newly failing: 1."))
    // No case has a cause.
    #expect(!page.contains("<th>cause</th>") && !page.contains(#"<td data-of="cause""#) && page.contains("<th>expected</th>"))
    let plain = HTMLReport(EvaluationReport(placeCount: 1, seed: 1, runs: [run([result("a", rank: 1)])])).text
    #expect(plain.contains("No case fails.") && !plain.contains("letters to first") && !plain.contains(#"id="failures""#))
    #expect(plain.contains("success@1") && !plain.contains("success1"))
  }

  @Test func aCaseThatFailsUnderTwoProfilesIsOneRowWithBoth() throws {
    var lost = result("a", rank: 4, ranks: [2, 4], text: "pa")
    lost.cause = .outscored
    lost.breaches = [PrefixBreach(rule: .evicted, text: "pa", placeID: "paris")]
    let page = HTMLReport(EvaluationReport(placeCount: 1, seed: 1, runs: [run([lost]), run([result("a", rank: 0)], "other")])).text
    let rows = page.split(separator: "\n").filter { $0.contains("<tr data-profiles=") }
    #expect(rows.count == 1)
    #expect(rows.first?.contains(#"data-profiles="standard|other" data-causes="outscored""#) == true)
    #expect(page.contains("standard, rank 4") && page.contains("other, not among the first 10"))
    #expect(page.contains("<h2>Lost while typing</h2>") && page.contains("<bdi>paris</bdi>"))
  }

  @Test func whatTypingOnLostAndCausesAreCounted() {
    var lost = result("a", rank: 4, ranks: [2, 4])
    lost.cause = .outscored
    lost.breaches = [PrefixBreach(rule: .evicted, text: "pa", placeID: "paris")]
    let lines = TextReport(EvaluationReport(placeCount: 1, seed: 1, runs: [run([lost, result("b", rank: 1)])])).lines
    #expect(lines.contains { $0.contains("lost while typing") && $0.hasSuffix("0 matches, 1 slots") })
    #expect(lines.contains("failed: 1 outscored"))
    #expect(lines.contains("lost    a: paris at \"pa\" (evicted)"))
  }

  @Test func aReportTellsWhatItWasMadeOf() throws {
    let skipped = SkippedCase(path: "a/b.csv", line: 7, reason: "text is <empty>", kind: .unreadable)
    let other = SkippedCase(path: "a/c.csv", line: 2, reason: "of another task (reverse)", kind: .passedOver)
    let origin = ReportOrigin(
      date: "2026-11-21T12:00:00Z", version: "9.9", sources: ["world.gaz"], files: ["a/b.csv", "a/c.csv"], skipped: [skipped, other],
      tolerance: 500, limit: 5, seconds: 1.25)
    let report = EvaluationReport(placeCount: 7, seed: 1, runs: [run([result("a", rank: 1)])], origin: origin)
    #expect(try ReportFile.report(ReportFile.data(report), path: "r").origin == origin)
    let text = TextReport(report).lines.joined(separator: "\n")
    for part in [
      "2026-11-21T12:00:00Z, gazetteer 9.9, world.gaz", "2 files; skipped: 1 unreadable, 1 ignored", "within 500 m",
      "each text is asked for 5 suggestions",
      "skipped  a/b.csv, line 7: text is <empty>", "ignored  1 of another task (reverse); first a/c.csv, line 2",
    ] { #expect(text.contains(part), "\(part)") }
    let page = HTMLReport(report).text
    for part in [
      "2026-11-21T12:00:00Z", "gazetteer 9.9", "<dt>suggestions asked for</dt><dd>5</dd>", "world.gaz", "a/c.csv",
      "line 7: text is &lt;empty&gt;",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func everyTableNamesItsProfile() {
    let lines = TextReport(report).lines
    #expect(lines.contains { $0.hasPrefix("by letters typed, profile standard") })
    #expect(lines.contains("failures, profile standard") || report.runs[0].causes.isEmpty)
    let two = EvaluationReport(placeCount: 1, seed: 1, runs: [run([result("a", rank: 1), grouped("b")])])
    #expect(TextReport(two).lines.contains { $0.hasPrefix("by group, profile standard") })
  }

  private func grouped(_ id: String) -> CaseResult {
    var other = result(id, rank: 1)
    other.group = "h"
    return other
  }

  @Test func theTableNamesFiguresAndFailures() {
    let lines = TextReport(report).lines
    #expect(lines.contains { $0.contains("success@1") && $0.contains("50.0 %") })
    #expect(lines.contains { $0.hasPrefix("by letters typed") })
    #expect(lines.contains { $0.hasPrefix("failed  <b>: \"a & b\"") })
    #expect(lines.contains("other compared with standard"))
  }

  @Test func everyTableTellsOfEmptyLists() throws {
    var other = result("c", rank: 0, isEmpty: true)
    other.group = "h"
    let report = EvaluationReport(placeCount: 1, seed: 1, runs: [run([result("a", rank: 1, isEmpty: false), other])])
    let lines = TextReport(report).lines
    #expect(lines.contains { $0.contains("empty lists") && $0.contains("50.0 %") })
    #expect(lines.contains { $0.hasPrefix("by group") && $0.hasSuffix("  empty") })
    #expect(lines.contains { $0.hasPrefix("  h ") && $0.hasSuffix("    1") })
    let page = HTMLReport(report).text
    #expect(page.contains(#"data-of="empty lists""#))
    #expect(String(decoding: try ReportFile.data(report), as: UTF8.self).contains(#""emptyListCount" : 1"#))
  }

  @Test func aProfileNeedsOnlyWhatDiffers() throws {
    let profile = try ReportFile.profile(Data(#"{"importance": 0.3}"#.utf8), path: "p")
    #expect(profile.importance == 0.3)
    #expect(profile.nearness == 0.25)
    #expect(try ReportFile.profile(ReportFile.data(profile), path: "p") == profile)
  }

  @Test(
    "A profile that breaks a rule is refused",
    arguments: [#"{"importence": 0.3}"#, #"{"importance": 2}"#, #"{"importance": "x"}"#, "[]", "no"])
  func badProfile(text: String) {
    #expect(throws: EvaluationError.self) { try ReportFile.profile(Data(text.utf8), path: "p.json") }
  }
}
