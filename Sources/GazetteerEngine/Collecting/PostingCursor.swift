// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// The reading position in a posting list by importance: it returns the places of a pattern, most important first.
///
/// Finding the next place of an intersection may read far; the sets of documents check `Patience` on the way.
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

  /// All places of a list that has not been read yet, or nil when there are more than `most`: what was read of them is given later without reading it again.
  func all(most: Int) throws -> [Int]? {
    let stream = try open()
    var found: [Int] = []
    while let place = try stream.next() {
      found.append(place)
      if found.count > most {
        self.stream = stream
        ahead = found.reversed()
        return nil
      }
    }
    isExhausted = true
    return found
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
