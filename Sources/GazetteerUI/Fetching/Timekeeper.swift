// SPDX-License-Identifier: Apache-2.0

/// A clock whose instants are times since this value was made.
struct Timekeeper: Sendable {
  private let elapsed: @Sendable () -> Duration
  private let sleepFor: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleepFor = { try await clock.sleep(for: $0) }
  }

  var now: Duration { elapsed() }

  /// Does something on the main actor when the time has come, unless the task is cancelled before.
  @MainActor func alarm(at time: Duration, _ action: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    Task {
      do { try await sleepFor(time - now) } catch { return }
      if !Task.isCancelled { action() }
    }
  }
}
