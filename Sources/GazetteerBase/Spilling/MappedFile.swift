// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC
public import Synchronization

/// The bytes of a file, of which a bounded part is in the memory of the process. The system keeps the rest in its cache as long as it has room.
///
/// The file is looked at through windows. When more of them were looked at than may be in memory, all are given back; those that are needed come again
/// for some microseconds each. So it suits readers that go from start to end, or stay near by.
///
/// `@unchecked Sendable` holds because the windows are counted atomically, and who writes to bytes does so while nobody else reads them.
@usableFromInline package final class MappedFile: @unchecked Sendable {
  /// The address of the first byte; there is none in an empty file.
  @usableFromInline let bytes: UnsafeMutableRawBufferPointer
  /// A bit for each window that was looked at since all were given back.
  @usableFromInline let seen: UnsafeMutableBufferPointer<Atomic<UInt64>>
  private let seenCount = Atomic<Int>(0)
  private let mostWindows: Int

  /// The size of a window as a power of two: so much the system maps at once.
  @usableFromInline static var windowBits: Int { 16 }

  /// Maps the first `count` bytes of a file. It may be closed then, but must not become shorter.
  package init(_ descriptor: Int32, count: Int, mostBytes: Int) throws(FileFailure) {
    // What the system maps at once may lie in two windows.
    mostWindows = max(1, mostBytes >> (Self.windowBits + 1))
    seen = .allocate(capacity: count >> (Self.windowBits + 6) + 1)
    for index in seen.indices { (seen.baseAddress! + index).initialize(to: Atomic(0)) }
    if count == 0 {
      bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
      return
    }
    let start = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let start, start != MAP_FAILED else {
      let failure = FileFailure.last
      seen.deallocate()
      throw failure
    }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  deinit {
    if let start = bytes.baseAddress { munmap(start, bytes.count) }
    seen.deallocate()
  }

  /// How many bytes there are.
  package var count: Int { bytes.count }

  /// The bytes from a position to the end. Who reads on into other windows than those of `length` bytes is not counted.
  @inlinable package func from(_ position: Int, length: Int) -> UnsafeRawBufferPointer {
    look(at: position, length)
    return UnsafeRawBufferPointer(rebasing: bytes[position...])
  }

  /// The value at a position.
  @inlinable package func value<Value: BitwiseCopyable>(at position: Int, as type: Value.Type) -> Value {
    look(at: position, MemoryLayout<Value>.size)
    return bytes.loadUnaligned(fromByteOffset: position, as: type)
  }

  /// Replaces the value at a position.
  @inlinable package func set<Value: BitwiseCopyable>(_ value: Value, at position: Int) {
    look(at: position, MemoryLayout<Value>.size)
    bytes.storeBytes(of: value, toByteOffset: position, as: Value.self)
  }

  /// Counts the windows of bytes that are going to be read.
  @inlinable func look(at position: Int, _ length: Int) {
    let last = min(position + max(1, length), bytes.count) - 1
    for window in (position >> Self.windowBits)...max(position, last) >> Self.windowBits {
      if seen[window >> 6].load(ordering: .relaxed) & 1 << UInt64(window & 63) == 0 { open(window) }
    }
  }

  /// Counts a window that is going to be in memory. Threads that meet here may count one too few.
  @usableFromInline func open(_ window: Int) {
    if seenCount.add(1, ordering: .relaxed).newValue > mostWindows { giveBack() }
    seen[window >> 6].bitwiseOr(1 << UInt64(window & 63), ordering: .relaxed)
  }

  /// Gives all windows back to the system. They stay readable, and what was written to them stays written.
  private func giveBack() {
    seenCount.store(1, ordering: .relaxed)
    for index in seen.indices { seen[index].store(0, ordering: .relaxed) }
    madvise(bytes.baseAddress, bytes.count, MADV_DONTNEED)
  }
}
