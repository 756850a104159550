// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Places of one kind of match, most important first, read a slice of ids at a time so that a long search for the next hit can be stopped.
final class RankedList {
  enum Event {
    /// The next place.
    case place(Int)
    /// No more places up to `position`: a moment to look at the bounds and the clock.
    case pause
    /// The end.
    case end
  }

  /// Every place of the list with an id up to this has been given.
  private(set) var position = 0
  private(set) var isExhausted = false
  /// Places given so far.
  private(set) var count = 0

  private let open: (_ after: Int, _ through: Int) throws -> PlaceStream
  private let placeCount: Int
  private var stream: PlaceStream?
  private var sliceEnd = 0
  private var sliceLength: Int

  /// - Parameter isIntersection: whether finding the next place may mean to read far; such lists are read in slices that grow.
  init(placeCount: Int, isIntersection: Bool, open: @escaping (_ after: Int, _ through: Int) throws -> PlaceStream) {
    self.open = open
    self.placeCount = placeCount
    sliceLength = isIntersection ? 1 << 16 : .max
  }

  func next() throws -> Event {
    if isExhausted { return .end }
    if stream == nil {
      sliceEnd = sliceLength > placeCount - position ? placeCount : position + sliceLength
      sliceLength = sliceLength > .max / 8 ? .max : sliceLength * 8
      stream = try open(position, sliceEnd)
    }
    if let place = try stream?.next() {
      position = place
      count += 1
      return .place(place)
    }
    stream = nil
    position = sliceEnd
    if position >= placeCount {
      isExhausted = true
      return .end
    }
    return .pause
  }
}
