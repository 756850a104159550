// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers

/// The reading position in a posting list by importance: it returns the places of a pattern, most important first.
///
/// Finding the next place of an intersection may read far. A limit would not shorten that, because FTS5 searches for the next common place before it checks
/// the limit. So the statement has no limit; the progress handler checks `Patience` while it runs.
final class PostingCursor {
  /// Every place of the list with an id up to this has been returned.
  private(set) var position = 0
  private(set) var isExhausted = false
  /// Number of places returned so far.
  private(set) var count = 0

  private let open: () throws -> any PlaceSequence
  private var stream: (any PlaceSequence)?
  /// Places that have been read, the first of which are given next, last one first.
  private var ahead: [Int] = []

  /// - Parameter open: begins to read.
  init(open: @escaping () throws -> any PlaceSequence) { self.open = open }

  /// All places of a list that has not been read yet, or nil when there are more than `most`, or likely are: what was read of them is given later
  /// without reading it again.
  ///
  /// - Parameter total: The places of the index. When the places read so far lie so close together that the list would be too long, it is not read on: after
  ///   64 places if it would be three times too long, after 128 twice, and so on. Without it, only the places count.
  func all(most: Int, ofPlaces total: Int? = nil) throws -> [Int]? {
    let stream = try open()
    var found: [Int] = []
    while let place = try stream.next() {
      found.append(place)
      if found.count > most || total.map({ isLikelyLonger(found, than: most, total: $0) }) ?? false {
        self.stream = stream
        ahead = found.reversed()
        return nil
      }
    }
    isExhausted = true
    return found
  }

  /// So many places tell how long the list is, if roughly: the first of a list lie closer together than the others, for important places have more names.
  private static let sample = 64

  private func isLikelyLonger(_ found: [Int], than most: Int, total: Int) -> Bool {
    guard found.count >= Self.sample, found.count % Self.sample == 0, let last = found.last else { return false }
    let likely = found.count.multipliedClamped(by: total) / max(1, last)
    return likely > most.addingClamped(most.multipliedClamped(by: 2 * Self.sample) / found.count)
  }

  /// The next place, or nil at the end.
  func next() throws -> Int? {
    if isExhausted { return nil }
    if let place = ahead.popLast() { return given(place) }
    let stream = try self.stream ?? open()
    self.stream = stream
    if let place = try stream.next() { return given(place) }
    isExhausted = true
    self.stream = nil
    return nil
  }

  private func given(_ place: Int) -> Int {
    position = place
    count += 1
    return place
  }
}
