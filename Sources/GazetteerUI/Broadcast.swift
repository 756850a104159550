// SPDX-License-Identifier: Apache-2.0

/// Hands values to any number of streams, which end with it.
@MainActor final class Broadcast<Element: Sendable> {
  private let policy: AsyncStream<Element>.Continuation.BufferingPolicy
  private var readers: [Int: AsyncStream<Element>.Continuation] = [:]
  private var count = 0

  init(_ policy: AsyncStream<Element>.Continuation.BufferingPolicy) { self.policy = policy }

  deinit { for reader in readers.values { reader.finish() } }

  /// A stream of the values from now on.
  func stream() -> AsyncStream<Element> {
    let (stream, reader) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: policy)
    count += 1
    readers[count] = reader
    reader.onTermination = { [weak self, count] _ in
      Task { @MainActor [weak self] in self?.readers[count] = nil }
    }
    return stream
  }

  func send(_ element: Element) {
    for reader in readers.values { reader.yield(element) }
  }
}
