// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// What the requests of one server share.
final class ServerState: Sendable {
  let options: ServerOptions
  let index: IndexSwap
  let metrics = Metrics()
  let admission: Admission
  let concurrency: ConcurrencyLimit
  let isStopping = Atomic(false)
  /// nil unless it was asked for.
  let choices: ChoiceLog?

  init(index: IndexSwap, options: ServerOptions) throws {
    choices = try options.choiceLog.map { path throws(ChoiceLogFailure) in try ChoiceLog(path: path) }
    self.index = index
    self.options = options
    admission = Admission(options: options)
    concurrency = ConcurrencyLimit(options.limits.concurrentRequests)
  }

  /// When a search that begins now has to end.
  var deadline: ContinuousClock.Instant { .now + options.limits.searchTime }
}
