// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation
import Synchronization

/// Work for the main actor, done in the order in which it was given: at once for who is on the main actor, soon for everybody else.
///
/// Classes of the older kit are bound to no actor, but their implementations are bound to the main one.
final class MainLine: Sendable {
  private let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])

  func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    waiting.withLock { $0.append(work) }
    if Self.isHere {
      MainActor.assumeIsolated { finish() }
    } else {
      Task { @MainActor in finish() }
    }
  }

  @MainActor private func finish() {
    while let work = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { work() }
  }

  /// Whether this is the main actor. Where a program's `main` is asynchronous, the main actor is the main queue, but not the main thread.
  private static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

  private static let mark = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
