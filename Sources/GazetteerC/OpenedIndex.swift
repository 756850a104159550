// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import Synchronization

/// What a `gazetteer_index` stands for: an index until it is closed.
final class OpenedIndex: HandledObject {
  static let mark: UInt64 = 0x4741_5A49_4E44_4558
  static let field = "index"
  static let maker = "gazetteer_open"

  private let index: Mutex<PlaceIndex?>
  /// Cancels what runs when the index is closed.
  let closing = CancelToken()

  init(_ index: PlaceIndex) { self.index = Mutex(index) }

  /// The index.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` once it is closed.
  func opened() throws(ContractError) -> PlaceIndex {
    if let index = index.withLock({ $0 }) { return index }
    throw .argument(Self.field, "Invalid \(Self.field): it is closed. Open it again with \(Self.maker).")
  }

  /// Lets go of the files as soon as the calls that run have ended, which is soon.
  func close() {
    closing.cancel()
    index.withLock { $0 = nil }
  }
}

/// What a `gazetteer_token` stands for.
final class CancelToken: HandledObject {
  static let mark: UInt64 = 0x4741_5A54_4F4B_454E
  static let field = "token"
  static let maker = "gazetteer_token_create"

  private let cancelled = Atomic(false)

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  func cancel() { cancelled.store(true, ordering: .relaxed) }
}
