// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The matches of one pattern in the geographic order, read block by block.
///
/// A set moves forwards only. From the position that it was last moved to, up to where it stands, there is no match. So a range that begins there is read from
/// the set as it stands; for an earlier range it is opened anew.
final class AreaPostings {
  private let open: () throws -> DocumentSet
  private var set: DocumentSet?
  /// No match lies from here up to where the set stands.
  private var target = 0

  /// - Parameter open: begins to read.
  init(open: @escaping () throws -> DocumentSet) { self.open = open }

  /// Places that were passed over may be matches now.
  func forgetPassed() { target = max(target, set?.current ?? 0) }

  /// Passes every match in the ranges of blocks to `body`, in order, until `body` returns false.
  func read(_ blocks: [ClosedRange<Int>], _ body: (_ position: Int) throws -> Bool) throws {
    for range in blocks {
      let (first, last) = (range.lowerBound * Schema.blockSize, (range.upperBound + 1) * Schema.blockSize - 1)
      let set = try set(from: first)
      var position = try set.advance(to: first)
      while position <= last {
        target = position
        if try !body(position) { return }
        target = position + 1
        position = try set.advance()
      }
    }
  }

  /// The set, standing on no match behind `first`.
  private func set(from first: Int) throws -> DocumentSet {
    defer { target = first }
    if let set, first >= target { return set }
    let opened = try open()
    set = opened
    return opened
  }
}
