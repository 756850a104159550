// SPDX-License-Identifier: Apache-2.0
import ServiceLifecycle
import UnixSignals

/// Opens a new index on SIGHUP, and when the file at the path has changed; first compares all checksums of the one in use.
struct IndexWatch: Service {
  let index: IndexSwap
  let interval: Duration
  let heedsSignal: Bool

  func run() async throws {
    let hangups = heedsSignal ? await UnixSignalsSequence(trapping: .sighup) : nil
    Task.detached(priority: .background) { [index] in index.compareChecksums() }
    await cancelWhenGracefulShutdown {
      await withTaskGroup(of: Void.self) { group in
        let (wishes, wish) = AsyncStream.makeStream(of: Bool.self)
        group.addTask {
          while (try? await Task.sleep(for: interval)) != nil { wish.yield(false) }
          wish.finish()
        }
        group.addTask {
          guard let hangups else { return }
          for await _ in hangups { wish.yield(true) }
        }
        // One at a time, so that two files never compete.
        for await isDemand in wishes { if isDemand { index.takeOver() } else { index.takeOverChange() } }
        group.cancelAll()
      }
    }
  }
}
