// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Synchronization

/// Turns jobs into values on several threads, and gives the values out in the order of the jobs.
///
/// Who asks for values is one of the threads: it draws the jobs, and while the next value is missing it works as well. So one thread is the same code as many,
/// and what is made of the values does not depend on their number. `mostPending` jobs at most are drawn ahead, which bounds the memory. When the map is
/// released, jobs that have not begun are dropped, and none is at work any more.
package final class OrderedMap<Job: Sendable, Value: Sendable, Failure: Error> {
  private let draw: () throws(Failure) -> Job?
  private let crew: Crew<Job, Value>
  /// Jobs that were drawn and whose values were not given out.
  private var pending: [Errand<Job, Value>] = []
  private let mostPending: Int
  private var isDrawn = false
  private var failure: Failure?

  /// A map.
  ///
  /// - Parameters:
  ///   - threads: How many jobs are at work at once, at least one.
  ///   - draw: The next job; nil at the end. It is called by who asks for values.
  ///   - transform: Makes the value of a job, on any thread.
  package init(
    threads: Int, _ draw: @escaping () throws(Failure) -> Job?, _ transform: @escaping @Sendable (Job) -> Value
  ) {
    self.draw = draw
    crew = Crew(helpers: max(1, threads) - 1, transform)
    // Enough that nobody waits while one job takes three times as long as others.
    mostPending = threads > 1 ? 3 * threads : 1
  }

  deinit { crew.dismiss(pending) }

  /// The value of the next job; nil at the end.
  ///
  /// - Throws: the failure of drawing a job, after the values of all jobs before it.
  package func next() throws(Failure) -> Value? {
    fill()
    if pending.isEmpty {
      if let failure { throw failure }
      return nil
    }
    let first = pending.removeFirst()
    return crew.value(of: first)
  }

  private func fill() {
    while !isDrawn, pending.count < mostPending {
      do throws(Failure) {
        guard let job = try draw() else { return isDrawn = true }
        pending.append(crew.add(job))
      } catch {
        (failure, isDrawn) = (error, true)
      }
    }
  }
}

extension OrderedMap where Job == Range<Int>, Failure == Never {
  /// Makes the values of the runs of `length` positions, the last of which may be shorter.
  package convenience init(
    threads: Int, runsOf count: Int, length: Int, _ transform: @escaping @Sendable (Range<Int>) -> Value
  ) {
    var start = 0
    self.init(
      threads: threads,
      {
        if start >= count { return nil }
        defer { start = min(count, start + length) }
        return start..<min(count, start + length)
      }, transform)
  }
}

/// A job and, once somebody has done it, its value.
private final class Errand<Job: Sendable, Value: Sendable>: Sendable {
  let job: Job
  private let value = Mutex<Value?>(nil)
  private let done = DispatchSemaphore(value: 0)

  init(_ job: Job) { self.job = job }

  func finish(_ made: Value) {
    value.withLock { $0 = made }
    done.signal()
  }

  var isFinished: Bool { value.withLock { $0 != nil } }

  /// Waits for the value.
  func take() -> Value {
    while true {
      if let made = value.withLock({ $0.take() }) { return made }
      done.wait()
    }
  }
}

/// Those who work: the thread that asks, and helpers that come when there is something to do.
private final class Crew<Job: Sendable, Value: Sendable>: Sendable {
  private struct State {
    var waiting: [Errand<Job, Value>] = []
    var helpers = 0
  }

  private let state = Mutex(State())
  private let mostHelpers: Int
  private let transform: @Sendable (Job) -> Value

  init(helpers: Int, _ transform: @escaping @Sendable (Job) -> Value) { (mostHelpers, self.transform) = (helpers, transform) }

  func add(_ job: Job) -> Errand<Job, Value> {
    let errand = Errand<Job, Value>(job)
    let isHelperNeeded = state.withLock { state in
      state.waiting.append(errand)
      guard state.helpers < mostHelpers else { return false }
      state.helpers += 1
      return true
    }
    if isHelperNeeded { DispatchQueue.global().async { self.help() } }
    return errand
  }

  /// The value of a job; does what waits until it is there.
  func value(of errand: Errand<Job, Value>) -> Value {
    while !errand.isFinished, let other = nextErrand() { run(other) }
    return errand.take()
  }

  /// Drops the errands that wait, and returns when nobody works on one any more. A helper that comes later finds nothing to do: it is not waited for, because
  /// all threads of the system's may be busy.
  func dismiss(_ pending: [Errand<Job, Value>]) {
    let dropped = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for errand in pending where !dropped.contains(where: { $0 === errand }) { _ = errand.take() }
  }

  private func help() {
    while let errand = nextErrand(leaving: true) { run(errand) }
  }

  private func run(_ errand: Errand<Job, Value>) { errand.finish(transform(errand.job)) }

  /// - Parameter leaving: Whether a helper goes when nothing waits.
  private func nextErrand(leaving: Bool = false) -> Errand<Job, Value>? {
    state.withLock { state in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      if leaving { state.helpers -= 1 }
      return nil
    }
  }
}
