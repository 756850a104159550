// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The state that all requests of one server share.
final class ServerState: Sendable {
  let options: ServerOptions
  let index: IndexSwap
  let metrics = Metrics()
  let admission: Admission
  let turns: Turns
  let isStopping = Atomic(false)
  /// Nil unless the options ask for it.
  let choices: ChoiceLog?

  init(index: IndexSwap, options: ServerOptions) throws {
    choices = try options.choiceLog.map { path throws(ServerError) in try ChoiceLog(path: path) }
    self.index = index
    self.options = options
    admission = Admission(options: options)
    turns = Turns(options.limits.turns)
  }

  /// The deadline of a request that was read at that time.
  func deadline(since arrival: ContinuousClock.Instant) -> ContinuousClock.Instant { arrival + options.limits.searchTime }
}
