// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

#if GAZETTEER_SERVER
  import Foundation
  import Gazetteer
  import Synchronization
  import TestConnections

  /// Very many requests to a server, from several clients at once.
  final class Storm: Sendable {
    struct Plan: Sendable {
      var seed: UInt64 = 20_261_122
      var requests = 5000
      var workers = 4
      /// The number of the only request that is sent, to repeat it.
      var only: Int?
    }

    /// What became of one request.
    struct Outcome: Sendable {
      let request: StormRequest
      /// Nil when no answer came, or none was waited for.
      var status: Int?
      var isComplete = true
      var took = Duration.zero
      /// Processor time of the server in the meantime, for this request and for others.
      var worked = Duration.zero
      /// When it was sent, since the beginning of the storm.
      var start = Duration.zero
      /// What is wrong with the answer, or with there being none.
      var fault: String?
    }

    private struct Progress {
      var next = 0
      var isOver = false
      /// What each worker is sending.
      var current: [Int: StormRequest] = [:]
      var outcomes: [Outcome] = []
      var memoryHalfway: Int?
    }

    let plan: Plan
    private let server: StormServer
    private let words: StormWords
    private let begin = ContinuousClock.now
    private let progress: Mutex<Progress>

    init(_ plan: Plan, server: StormServer, words: StormWords) {
      self.plan = plan
      self.server = server
      self.words = words
      progress = Mutex(Progress(next: plan.only ?? 0))
    }

    /// Sends all requests; every call of it blocks a thread of its own.
    func run() -> StormReport {
      let pulse = Pulse(port: server.port, since: begin)
      pulse.begin()
      let group = DispatchGroup()
      for number in 0..<(plan.only == nil ? plan.workers : 1) {
        group.enter()
        Thread {
          self.work(number)
          group.leave()
        }.start()
      }
      group.wait()
      let delays = pulse.end()
      return progress.withLock { progress in
        StormReport(
          plan: plan, outcomes: progress.outcomes, delays: delays, memory: (progress.memoryHalfway, server.memory),
          inFlight: server.inFlight(),
          isAlive: server.isAlive, unfinished: server.isAlive ? [] : Array(progress.current.values), log: server.log)
      }
    }

    private func work(_ worker: Int) {
      var kept: TestConnection?
      while let request = next(worker) {
        let outcome = send(request, &kept)
        let isHalfway = progress.withLock { progress in
          progress.outcomes.append(outcome)
          return progress.outcomes.count == plan.requests / 2
        }
        if isHalfway {
          let memory = server.memory
          progress.withLock { $0.memoryHalfway = memory }
        }
      }
    }

    private func next(_ worker: Int) -> StormRequest? {
      let number = progress.withLock { progress -> Int? in
        defer { progress.next += 1 }
        return progress.isOver || progress.next >= plan.requests || plan.only.map { progress.next > $0 } == true ? nil : progress.next
      }
      guard let number else { return nil }
      let request = StormRequest(seed: plan.seed, number: number, words: words)
      progress.withLock { $0.current[worker] = request }
      return request
    }

    private func send(_ request: StormRequest, _ kept: inout TestConnection?) -> Outcome {
      var outcome = Outcome(request: request)
      do {
        let connection = try kept ?? TestConnection(port: server.port)
        kept = nil
        outcome.start = ContinuousClock.now - begin
        let before = server.processorTime
        // A server that refuses a request may close the connection before it has all of it, and still answer.
        try? connection.write(request.bytes)
        switch request.manner {
        case .hangsUp(let milliseconds):
          usleep(UInt32(milliseconds) * 1000)
          return outcome
        case .stopsSending: connection.stopSending()
        case .keepsConnection, .closesConnection: break
        }
        let answer = try connection.finalReply(isToHead: request.isHead)
        outcome.took = ContinuousClock.now - begin - outcome.start
        outcome.worked = server.processorTime - before
        (outcome.status, outcome.isComplete, outcome.fault) = (answer.status, answer.isComplete, fault(answer))
        if request.manner == .keepsConnection, !answer.isLast { kept = connection }
      } catch {
        outcome.took = ContinuousClock.now - begin - outcome.start
        if !request.isMalformed { outcome.fault = "\(error)" }
        if !server.isAlive { progress.withLock { $0.isOver = true } }
      }
      return outcome
    }

    private func fault(_ answer: Reply) -> String? {
      if answer.status >= 500, ![503, 504].contains(answer.status) { return "status \(answer.status)" }
      if answer.isJSON, !answer.bytes.isEmpty, (try? JSONReader.value(of: answer.bytes)) == nil { return "the answer is no JSON" }
      return nil
    }
  }

  /// Asks something trivial all the time, to tell how long this machine lets a process wait.
  private final class Pulse: Sendable {
    private let port: Int
    private let begin: ContinuousClock.Instant
    private let state = Mutex((isOver: false, delays: [StormReport.Delay]()))
    private let group = DispatchGroup()

    init(port: Int, since begin: ContinuousClock.Instant) {
      self.port = port
      self.begin = begin
    }

    func begin(_ every: UInt32 = 5000) {
      group.enter()
      Thread { [self] in
        while !state.withLock({ $0.isOver }) {
          beat()
          usleep(every)
        }
        group.leave()
      }.start()
    }

    /// Opens a connection as a request may, and is answered without a search.
    private func beat() {
      let start = ContinuousClock.now - begin
      guard let connection = try? TestConnection(port: port) else { return }
      guard (try? connection.write(TestConnection.request("GET", "/healthz"))) != nil, (try? connection.finalReply()) != nil else { return }
      let end = ContinuousClock.now - begin
      state.withLock { $0.delays.append(StormReport.Delay(start: start, end: end)) }
    }

    func end() -> [StormReport.Delay] {
      state.withLock { $0.isOver = true }
      group.wait()
      return state.withLock { $0.delays }
    }
  }

  extension TestConnection {
    /// The next answer that is no announcement of another.
    func finalReply(isToHead: Bool = false) throws -> Reply {
      while true {
        let reply = try reply(isToHead: isToHead)
        if reply.status >= 200 { return reply }
      }
    }
  }

  extension Reply {
    /// Whether the server closes the connection after it.
    fileprivate var isLast: Bool { headers["connection"]?.lowercased() == "close" }
    fileprivate var isComplete: Bool { headers["x-gazetteer-complete"] == nil }
    fileprivate var isJSON: Bool { headers["content-type"]?.lowercased().hasPrefix("application/json") ?? false }
  }
#endif
