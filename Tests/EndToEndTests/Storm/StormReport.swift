// SPDX-License-Identifier: Apache-2.0
#if GAZETTEER_SERVER
  import Foundation

  /// What came of a storm.
  struct StormReport: Sendable {
    /// How long something trivial took.
    struct Delay: Sendable {
      let start: Duration
      let end: Duration

      var length: Duration { end - start }
    }

    let plan: Storm.Plan
    let outcomes: [Storm.Outcome]
    let delays: [Delay]
    /// Bytes after half of the requests and after all.
    let memory: (halfway: Int?, end: Int?)
    let inFlight: Int?
    let isAlive: Bool
    /// What was being worked on when the server died.
    let unfinished: [StormRequest]
    let log: [String]

    var answered: [Storm.Outcome] { outcomes.filter { $0.status != nil } }

    var faults: [Storm.Outcome] { outcomes.filter { $0.fault != nil } }

    /// How long the machine let anybody wait while a request was under way.
    func allowance(_ outcome: Storm.Outcome) -> Duration {
      let end = outcome.start + outcome.took
      return delays.lazy.filter { $0.start <= end && $0.end >= outcome.start }.map(\.length).max() ?? .zero
    }

    /// Answers that came later than the time, and what the machine let wait at that moment, allow; the slowest first.
    func late(after time: Duration) -> [Storm.Outcome] {
      answered.filter { $0.took > time && $0.took > time + allowance($0) }.sorted { $0.took > $1.took }
    }

    /// Answers for which the server worked longer than this: its processor time while they were under way, what it did for others at the time included.
    func overworked(beyond time: Duration) -> [Storm.Outcome] {
      answered.filter { $0.worked > time }.sorted { $0.worked > $1.worked }
    }

    func took(share: Double) -> Duration {
      let all = answered.map(\.took).sorted()
      return all.isEmpty ? .zero : all[min(all.count - 1, Int(Double(all.count) * share))]
    }

    func line(_ outcome: Storm.Outcome) -> String {
      let status = outcome.status.map { "\($0)\(outcome.isComplete ? "" : " cut")" } ?? "-"
      let name = "seed \(plan.seed) request \(outcome.request.number)"
      return
        "\(name): \(milliseconds(outcome.took)), \(milliseconds(outcome.worked)) of work, \(status) \(outcome.fault ?? "") \(outcome.request.summary)"
    }

    private func milliseconds(_ duration: Duration) -> String { "\(Int(duration / .milliseconds(1))) ms" }

    /// The figures, a line each, and the slowest requests.
    func text(slowest: Int) -> String {
      let statuses = Dictionary(grouping: outcomes) { $0.status.map(String.init) ?? "no answer" }.mapValues(\.count)
      let shares = [0.5, 0.9, 0.99, 0.999, 1].map { "p\($0 * 100) \(milliseconds(took(share: $0)))" }
      let worst = delays.map(\.length).max() ?? .zero
      return """
        requests   \(outcomes.count), seed \(plan.seed), \(plan.workers) clients
        statuses   \(statuses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")); \
        cut: \(answered.count { !$0.isComplete })
        answers    \(shares.joined(separator: ", "))
        work       \(milliseconds(answered.map(\.worked).max() ?? .zero)) of the server's processor time at most during an answer
        pulse      \(delays.count) beats, slowest \(milliseconds(worst))
        memory     \(memory.halfway.map { "\($0 >> 10) KiB" } ?? "?") halfway, \(memory.end.map { "\($0 >> 10) KiB" } ?? "?") at the end
        in flight  \(inFlight.map(String.init) ?? "?") at the end; \(isAlive ? "alive" : "DEAD")
        faults     \(faults.count)
        slowest
        \(answered.sorted { $0.took > $1.took }.prefix(slowest).map { "  " + line($0) }.joined(separator: "\n"))
        """
    }
  }
#endif
