// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC
import Synchronization

/// Where an import puts what does not fit into memory, and how much does.
@usableFromInline package struct Spilling: Equatable, Sendable {
  private let target: String
  /// How the memory is divided.
  @usableFromInline package let shares: MemoryShares

  /// Puts files beside `target`, on the disk of the index.
  package init(beside target: String, _ shares: MemoryShares = .standard) { (self.target, self.shares) = (target, shares) }

  /// Puts files into the system's folder for temporary files, for what writes no index.
  package static func inTemporaryFolder(_ shares: MemoryShares = .standard) -> Spilling {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return Spilling(beside: "\(folder)/gazetteer", shares)
  }

  /// The path that files have while they are made.
  package var path: String { TemporaryFiles(of: target, kinds: [.runs]).path(.runs) }

  /// Makes an empty file without a name: the system removes it when it is closed, however the process ends.
  @usableFromInline package func file() throws(FileFailure) -> SpillFile {
    let path = path
    return try Self.naming.withLock { (_) throws(FileFailure) in
      let descriptor = try FileAccess.open(path, O_RDWR | O_CREAT | O_TRUNC)
      unlink(path)
      return SpillFile(descriptor: descriptor)
    }
  }

  /// All files of the process have the same name for a moment.
  private static let naming = Mutex<Void>(())
}

/// A temporary file that is written from start to end, then read.
///
/// `@unchecked Sendable` holds because only its owner appends, while nobody else reads.
@usableFromInline package final class SpillFile: @unchecked Sendable {
  private let descriptor: Int32
  /// How many bytes it has.
  private(set) var count = 0

  fileprivate init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Adds bytes at the end.
  @usableFromInline func append(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
    try FileAccess.write(bytes, to: descriptor)
    count += bytes.count
  }

  /// Adds bytes at the end.
  package func append(_ bytes: [UInt8]) throws(FileFailure) {
    try FileAccess.write(bytes, to: descriptor)
    count += bytes.count
  }

  /// So many bytes from a position on, fewer if the file ends before.
  package func read(at position: Int, count: Int) throws(FileFailure) -> [UInt8] {
    try FileAccess.read(descriptor, at: position, count: count)
  }

  /// What was written so far, of which so many bytes are in memory at most.
  @usableFromInline func mapped(pages: Int) throws(FileFailure) -> MappedFile { try MappedFile(descriptor, count: count, mostBytes: pages) }
}
