// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Places of one kind of match, most important first. Intersections are read a slice of ids at a time, so that a long search for the next hit can be
/// stopped, unless `all` has begun them: of those places are likely to come soon.
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
  /// Places that have been read, the first of which are given next, last one first.
  private var ahead: [Int] = []

  /// - Parameters:
  ///   - isIntersection: Whether finding the next place may mean to read far; such lists are read in slices that grow.
  ///   - likelyPlaces: About how many places there are; 0 when nobody knows.
  init(
    placeCount: Int, isIntersection: Bool, likelyPlaces: Int = 0, open: @escaping (_ after: Int, _ through: Int) throws -> PlaceStream
  ) {
    self.open = open
    self.placeCount = placeCount
    let promising = likelyPlaces > 0 ? Self.likelyInSlice * placeCount / likelyPlaces : 0
    sliceLength = isIntersection ? max(Self.shortestSlice, promising) : .max
  }

  /// The first slice is so long, …
  private static let shortestSlice = 1 << 16
  /// … and long enough to hold so many places: to find none in it would have been in vain.
  private static let likelyInSlice = 8

  /// All places of a list that has not been read yet, or nil when there are more than `most`: what was read of them is given later without reading it
  /// again.
  func all(most: Int) throws -> [Int]? {
    sliceEnd = placeCount
    let stream = try open(0, placeCount)
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

  func next() throws -> Event {
    if isExhausted { return .end }
    if let place = ahead.popLast() { return given(place) }
    if stream == nil {
      sliceEnd = sliceLength > placeCount - position ? placeCount : position + sliceLength
      sliceLength = sliceLength > .max / 8 ? .max : sliceLength * 8
      stream = try open(position, sliceEnd)
    }
    if let place = try stream?.next() { return given(place) }
    stream = nil
    position = sliceEnd
    if position >= placeCount {
      isExhausted = true
      return .end
    }
    return .pause
  }

  private func given(_ place: Int) -> Event {
    position = place
    count += 1
    return .place(place)
  }
}
