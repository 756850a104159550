// SPDX-License-Identifier: Apache-2.0
#if GAZETTEER_SERVER
  import Foundation
  import Testing

  /// A live server under random requests. A failure prints seed and number of the request; with them it can be sent again:
  ///
  ///     GAZETTEER_STORM_SEED=1 GAZETTEER_STORM_ONLY=77 swift test --filter StormTests
  ///
  /// `Scripts/check storm` runs the same with more requests against the optimised command, and judges by the clock as well. Here the server's own processor time is
  /// judged, which does not grow when the machine is busy.
  @Suite struct StormTests {
    private static let environment = ProcessInfo.processInfo.environment

    private static func number(_ name: String) -> Int? { environment["GAZETTEER_STORM_" + name].flatMap { Int($0) } }

    /// Whether the optimised command is under the storm, on a machine that has little else to do: only then does the clock say something.
    private static let isTimed = environment["GAZETTEER_STORM_COMMAND"] != nil

    /// Whether the index is neither a folder of packs nor several layers.
    private static let isOneFile = environment["GAZETTEER_STORM_INDEX"].map { !$0.contains(",") && $0.hasSuffix(".gaz") } ?? true

    /// Milliseconds beyond the time of a search: what lies between two looks at the clock takes some ten times as long where nothing is optimised.
    private static let grace = isTimed ? 20 : 200

    private static func plan() -> Storm.Plan {
      var plan = Storm.Plan()
      plan.seed = number("SEED").map { UInt64(truncatingIfNeeded: $0) } ?? plan.seed
      plan.requests = number("REQUESTS") ?? plan.requests
      plan.workers = number("CLIENTS") ?? plan.workers
      plan.only = number("ONLY")
      return plan
    }

    @Test("whatever is asked, the server lives, works no longer than it may, and keeps its memory", .timeLimit(.minutes(120)))
    func storm() async throws {
      let searchTime = Self.number("SEARCH_TIME") ?? 250
      let server = try StormServer(
        command: Self.environment["GAZETTEER_STORM_COMMAND"], index: Self.environment["GAZETTEER_STORM_INDEX"], searchTime: searchTime)
      let (plan, words) = (Self.plan(), try StormWords.shared.get())
      let report = await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: Storm(plan, server: server, words: words).run()) }.start()
      }
      if Self.environment["GAZETTEER_STORM_REPORT"] != nil { print(report.text(slowest: 20)) }
      let figures = Comment(rawValue: report.text(slowest: 3))

      #expect(
        report.isAlive, "\(report.unfinished.map { "while request \($0.number): \($0.summary)" }.joined(separator: "\n"))\n\(report.log)")
      #expect(report.faults.isEmpty, "\(report.faults.prefix(10).map(report.line).joined(separator: "\n"))")
      #expect(report.log.isEmpty, "\(report.log.prefix(10))")
      // A request may wait for those of the other clients; all of them together may work as long as each may. What the machine does besides does not count.
      let overworked = report.overworked(beyond: .milliseconds((searchTime + Self.grace) * (report.plan.workers + 1)))
      #expect(overworked.isEmpty, "\(overworked.prefix(10).map(report.line).joined(separator: "\n"))")
      if Self.isTimed {
        // One in a thousand may be a moment that the pulse did not see; none may be late by more than that.
        let late = report.late(after: .milliseconds(searchTime + Self.grace))
        #expect(late.count * 1000 <= report.outcomes.count, "\(late.prefix(10).map(report.line).joined(separator: "\n"))")
        let tooLate = report.late(after: .milliseconds(max(1000, searchTime + Self.grace)))
        #expect(tooLate.isEmpty, "\(tooLate.prefix(10).map(report.line).joined(separator: "\n"))")
      }
      #if os(Linux)
        #expect(server.processorTime > .zero, "what no clock has counted says nothing")
      #endif
      #expect(report.inFlight == 0, figures)
      // The caches of each search fill up to the end; what leaks does not end. Those of many files are read from more slowly, so they are not full halfway.
      let cache = Self.isOneFile ? 4 << 20 : 16 << 20
      let growth = (ProcessInfo.processInfo.activeProcessorCount + 2) * cache
      if let halfway = report.memory.halfway, let end = report.memory.end { #expect(end - halfway < growth, figures) }
    }
  }
#endif
