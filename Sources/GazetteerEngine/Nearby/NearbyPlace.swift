// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A place that a search by position found.
package struct NearbyPlace: Sendable, Hashable {
  /// The place's id in the index: its rank by importance, then place id.
  package var place: Int
  /// Geodesic metres from the point asked for.
  package var meters: Double

  package init(place: Int, meters: Double) {
    self.place = place
    self.meters = meters
  }
}

/// What a search by position found.
package struct NearbyResult: Sendable, Equatable {
  /// In the order asked for.
  package var places: [NearbyPlace]
  /// False when the deadline cut the search short: a place that is listed belongs to the area, but better ones may be missing.
  package var isComplete: Bool

  package init(places: [NearbyPlace], isComplete: Bool) {
    self.places = places
    self.isComplete = isComplete
  }
}

extension NearbyResult: JudgedList {
  var deciding: [Int] { places.map(\.place) }
  var isEmpty: Bool { places.isEmpty }

  func without(_ places: Set<Int>) -> Self {
    NearbyResult(places: self.places.filter { !places.contains($0.place) }, isComplete: false)
  }
}

/// The first few elements in ascending order of whatever has been offered, each once.
struct SmallestList<Element: Comparable> {
  private(set) var elements: [Element] = []
  let limit: Int

  init(limit: Int) { self.limit = limit }

  /// The last element once the list is full: what does not come before it changes nothing.
  var last: Element? { elements.count == limit ? elements.last : nil }

  /// Whether an element would be among the first few.
  func admits(_ element: Element) -> Bool { limit > 0 && last.map { element < $0 } ?? true }

  mutating func insert(_ element: Element) {
    guard admits(element) else { return }
    let position = elements.indices.partitioningIndex { elements[$0] >= element }
    if position < elements.count, elements[position] == element { return }
    elements.insert(element, at: position)
    if elements.count > limit { elements.removeLast() }
  }
}

extension NearbyPlace: Comparable {
  /// Nearer first; equal distances in the order of the index.
  package static func < (a: NearbyPlace, b: NearbyPlace) -> Bool { (a.meters, a.place) < (b.meters, b.place) }
}
