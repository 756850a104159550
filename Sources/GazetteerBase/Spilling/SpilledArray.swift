// SPDX-License-Identifier: Apache-2.0

/// An array that is in memory until its owner puts it into a file; what is appended then is in memory again until the next time.
///
/// Copies share the file: of several only one may be changed.
@usableFromInline package struct SpilledArray<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, MutableCollection, Sendable {
  /// What is in memory, behind what is in the file.
  @usableFromInline var tail: [Element] = []
  @usableFromInline var file: SpilledElements?
  /// How many elements the file has.
  @usableFromInline var inFile = 0

  /// An array without elements.
  @inlinable package init() {}

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { inFile + tail.count }

  /// How many bytes are in memory.
  @inlinable package var tailBytes: Int { tail.count * MemoryLayout<Element>.stride }

  @inlinable package subscript(position: Int) -> Element {
    get {
      if position >= inFile { return tail[position - inFile] }
      precondition(position >= 0)
      return file!.mapped.value(at: position * MemoryLayout<Element>.stride, as: Element.self)
    }
    set {
      if position >= inFile { return tail[position - inFile] = newValue }
      precondition(position >= 0)
      file!.mapped.set(newValue, at: position * MemoryLayout<Element>.stride)
    }
  }

  /// Adds an element at the end.
  @inlinable package mutating func append(_ element: Element) { tail.append(element) }

  /// Adds elements at the end.
  @inlinable package mutating func append(contentsOf elements: some Sequence<Element>) { tail.append(contentsOf: elements) }

  /// Passes the elements from a position on to `body`, at least those that were in memory when it was appended to.
  ///
  /// - Parameter likely: How many of them `body` looks at, about.
  @inlinable package func withElements<Result>(from position: Int, likely: Int, _ body: (UnsafeBufferPointer<Element>) -> Result) -> Result
  {
    if position >= inFile { return tail.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[(position - inFile)...])) } }
    precondition(position >= 0)
    let stride = MemoryLayout<Element>.stride
    return body(file!.mapped.from(position * stride, length: likely * stride).assumingMemoryBound(to: Element.self))
  }

  /// Puts all that is in memory into the file.
  @inlinable package mutating func spill(_ spilling: Spilling) throws(FileFailure) {
    if tail.isEmpty { return }
    var failure: FileFailure?
    let file = try opened(spilling)
    tail.withUnsafeBytes { bytes in
      do throws(FileFailure) { try file.append(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
    self.file = file
    inFile += tail.count
    tail = []
  }

  @usableFromInline func opened(_ spilling: Spilling) throws(FileFailure) -> SpilledElements {
    if let file { return file }
    return try SpilledElements(spilling)
  }
}

/// The file of an array, and its mapping.
///
/// `@unchecked Sendable` holds because only the owner of the array appends, while nobody else reads.
@usableFromInline final class SpilledElements: @unchecked Sendable {
  private let file: SpillFile
  private let pages: Int
  @usableFromInline private(set) var mapped: MappedFile

  @usableFromInline init(_ spilling: Spilling) throws(FileFailure) {
    (file, pages) = (try spilling.file(), spilling.shares.pages)
    mapped = try file.mapped(pages: pages)
  }

  @usableFromInline func append(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
    try file.append(bytes)
    mapped = try file.mapped(pages: pages)
  }
}
