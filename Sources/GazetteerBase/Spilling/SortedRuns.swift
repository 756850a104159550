// SPDX-License-Identifier: Apache-2.0

/// Values in order, of which more can come than fit into memory: then they are sorted in runs, which go to a temporary file and are merged while they
/// are read.
///
/// Append all values, then `finish`, then read them as often as needed, from any thread. The order settles all ties, or equal values are alike; so the
/// same values are read in the same order, however many runs they became.
///
/// `@unchecked Sendable` holds because nothing changes after `finish`, and nobody reads before.
@usableFromInline package final class SortedRuns<Element: BitwiseCopyable & Sendable>: Sequence, @unchecked Sendable {
  @usableFromInline let spilling: Spilling
  @usableFromInline let precedes: @Sendable (Element, Element) -> Bool
  /// Room for the values of a run: that of all of them, because pages that nobody writes to take no memory.
  @usableFromInline var room: UnsafeMutableBufferPointer<Element>
  /// How many values are in the room.
  @usableFromInline var used = 0
  /// The runs that are in the file, in elements.
  @usableFromInline var runs: [Range<Int>] = []
  @usableFromInline var file: SpillFile?
  @usableFromInline var mapped: MappedFile?
  /// How many values there are.
  @usableFromInline package var count = 0

  /// The least values of a run: with fewer, runs would be too many to be merged at once.
  @usableFromInline static var leastOfRun: Int { 256 }

  /// No values.
  ///
  /// - Parameters:
  ///   - bytes: How many bytes of memory they take at most. Sorting takes half as much again as the values.
  ///   - precedes: Whether a value comes before another.
  @inlinable package init(_ spilling: Spilling, bytes: Int, by precedes: @escaping @Sendable (Element, Element) -> Bool) {
    (self.spilling, self.precedes) = (spilling, precedes)
    room = .allocate(capacity: Swift.max(bytes / 3 * 2 / MemoryLayout<Element>.stride, Self.leastOfRun))
  }

  deinit { free() }

  /// Adds a value.
  @inlinable package func append(_ element: Element) throws(FileFailure) {
    if used == room.count { try spill() }
    room.initializeElement(at: used, to: element)
    used += 1
  }

  /// Ends the adding.
  @inlinable package func finish() throws(FileFailure) {
    if let file {
      try spill()
      free()
      mapped = try file.mapped(pages: Swift.max(spilling.shares.pages, runs.count * Self.pagesOfRun))
    } else {
      sort()
    }
    count = used + (runs.last?.upperBound ?? 0)
  }

  /// A run is read through a window of the file, and sometimes through two.
  @usableFromInline static var pagesOfRun: Int { 4 << 16 }

  @usableFromInline func free() {
    room.deallocate()
    room = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  @inlinable func sort() {
    var values = UnsafeMutableBufferPointer(rebasing: room[..<used])
    values.sort(by: precedes)
  }

  @inlinable func spill() throws(FileFailure) {
    if file == nil { file = try spilling.file() }
    sort()
    try file?.append(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: room[..<used])))
    let start = runs.last?.upperBound ?? 0
    runs.append(start..<start + used)
    used = 0
  }

  /// Reads the values in order.
  @inlinable package func makeIterator() -> Iterator { Iterator(self) }

  /// Reads values in order: from memory, or by merging the runs of the file.
  @usableFromInline package struct Iterator: IteratorProtocol {
    @usableFromInline let values: SortedRuns
    @usableFromInline var position = 0
    /// The next value of each run that has one, as a heap: none comes before its parent at half its index.
    @usableFromInline var heap: [(element: Element, next: Int, end: Int)] = []

    @inlinable init(_ values: SortedRuns) {
      self.values = values
      for run in values.runs where !run.isEmpty {
        heap.append((values.stored(run.lowerBound), run.lowerBound + 1, run.upperBound))
      }
      for index in heap.indices.reversed() { sink(index) }
    }

    @inlinable package mutating func next() -> Element? {
      if values.file == nil {
        if position == values.used { return nil }
        position += 1
        return values.room[position - 1]
      }
      guard let first = heap.first else { return nil }
      if first.next < first.end {
        heap[0] = (values.stored(first.next), first.next + 1, first.end)
      } else {
        heap[0] = heap[heap.count - 1]
        heap.removeLast()
      }
      sink(0)
      return first.element
    }

    @inlinable mutating func sink(_ start: Int) {
      var index = start
      while true {
        var least = 2 * index + 1
        if least >= heap.count { return }
        if least + 1 < heap.count, values.precedes(heap[least + 1].element, heap[least].element) { least += 1 }
        if !values.precedes(heap[least].element, heap[index].element) { return }
        heap.swapAt(index, least)
        index = least
      }
    }
  }

  @inlinable func stored(_ index: Int) -> Element {
    let stride = MemoryLayout<Element>.stride
    return mapped!.value(at: index * stride, as: Element.self)
  }
}
