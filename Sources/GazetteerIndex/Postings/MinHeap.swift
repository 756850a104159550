// SPDX-License-Identifier: Apache-2.0

/// A binary heap with the least element on top.
struct MinHeap<Element: Comparable> {
  private var elements: [Element]

  init(_ elements: [Element] = []) {
    self.elements = elements
    for position in (0..<elements.count / 2).reversed() { sink(position) }
  }

  /// The least element; nil when there is none.
  var min: Element? { elements.first }

  /// All elements, in no order.
  var unordered: [Element] { elements }

  /// - Complexity: O(log *n*).
  mutating func insert(_ element: Element) {
    elements.append(element)
    var position = elements.count - 1
    while position > 0, elements[position] < elements[(position - 1) / 2] {
      elements.swapAt(position, (position - 1) / 2)
      position = (position - 1) / 2
    }
  }

  /// Takes the least element away, and puts another one in its place if there is one.
  ///
  /// - Complexity: O(log *n*).
  mutating func replaceMin(with element: Element? = nil) {
    if let element {
      elements[0] = element
    } else {
      elements[0] = elements[elements.count - 1]
      elements.removeLast()
    }
    sink(0)
  }

  /// Lets an element sink below those that are less.
  private mutating func sink(_ start: Int) {
    var position = start
    while true {
      let left = 2 * position + 1
      guard left < elements.count else { return }
      let least = left + 1 < elements.count && elements[left + 1] < elements[left] ? left + 1 : left
      guard elements[least] < elements[position] else { return }
      elements.swapAt(position, least)
      position = least
    }
  }
}
