// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The matches of one pattern in the geographic order, read block by block.
///
/// To find the first match of an intersection, FTS5 reads its posting lists from their start, wherever the requested range begins. So this type remembers
/// positions that are known to have no match, and does not read such a range of blocks again.
final class AreaPostings {
  private let open: (_ from: Int, _ through: Int) throws -> any PlaceSequence
  /// Whether a stream continues after the range that it was opened for.
  private let goesOn: Bool
  /// Ranges of positions without a match.
  private var gaps: [ClosedRange<Int>] = []

  /// More gaps than this are not kept.
  private static let mostGaps = 32
  /// Matches that are skipped before a new stream is opened.
  private static let mostPassedOver = 8

  /// - Parameters:
  ///   - goesOn: Whether a stream continues after the range that it is opened for, because finding the next match costs the same.
  ///   - open: begins to read the positions of a range.
  init(goesOn: Bool = true, open: @escaping (_ from: Int, _ through: Int) throws -> any PlaceSequence) {
    self.goesOn = goesOn
    self.open = open
  }

  /// Passes every match in the ranges of blocks to `body`, in order, until `body` returns false.
  func read(_ blocks: [ClosedRange<Int>], _ body: (_ position: Int) throws -> Bool) throws {
    var stream: (any PlaceSequence)?
    var next: Int?
    for range in blocks {
      let (first, last) = (range.lowerBound * Schema.blockSize, (range.upperBound + 1) * Schema.blockSize - 1)
      if gaps.contains(where: { $0.contains(first) && $0.contains(last) }) { continue }
      if let known = next, known < first { next = try passOver(known, to: first, stream) }
      if next.map({ $0 < first }) ?? true {
        stream = try open(first, last)
        next = try stream?.next()
      }
      var known = first
      while let position = next, position <= last {
        if try !body(position) { return }
        known = position + 1
        next = try stream?.next()
      }
      if goesOn {
        note(known...max(known, next.map { $0 - 1 } ?? .max))
        if next == nil { return }
      }
    }
  }

  /// The next match of a stream at or after a position, if it comes soon; else the last match that was skipped.
  private func passOver(_ known: Int, to first: Int, _ stream: (any PlaceSequence)?) throws -> Int? {
    var next: Int? = known
    for _ in 0..<Self.mostPassedOver {
      guard let position = next, position < first else { return next ?? .max }
      next = try stream?.next()
    }
    return next ?? .max
  }

  private func note(_ gap: ClosedRange<Int>) {
    if gaps.count < Self.mostGaps { gaps.append(gap) }
  }
}
