// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A few threads for blocking work, so that Swift's own threads stay free. Threads start on demand.
///
/// `@unchecked Sendable`: all variables are accessed with `condition` locked.
final class WorkQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private let limit: Int
  private var waiting: [@Sendable () -> Void] = []
  private var threads = 0
  private var resting = 0
  private var isClosed = false

  init(threads limit: Int) { self.limit = max(1, limit) }

  /// Submits work. True when a thread takes it at once, false when it has to wait.
  func submit(_ work: @escaping @Sendable () -> Void) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    waiting.append(work)
    if resting >= waiting.count {
      condition.signal()
      return true
    }
    guard threads < limit else { return false }
    threads += 1
    let thread = Thread { [self] in run() }
    thread.name = "gazetteer"
    thread.start()
    return true
  }

  /// Lets the threads end when all submitted work is done.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  private func run() {
    condition.lock()
    while true {
      if !waiting.isEmpty {
        let work = waiting.removeFirst()
        condition.unlock()
        work()
        condition.lock()
      } else if isClosed {
        break
      } else {
        resting += 1
        condition.wait()
        resting -= 1
      }
    }
    threads -= 1
    condition.unlock()
  }
}
