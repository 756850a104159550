// SPDX-License-Identifier: Apache-2.0

/// How an import divides the memory that it may take. What does not fit into a share goes to a temporary file, and what is written is the same.
@usableFromInline package struct MemoryShares: Equatable, Sendable {
  /// All of it, in bytes.
  package let bytes: Int

  /// A division of so many bytes; of less than `fixed` nothing is left to share, and all that can be in a file is there.
  package init(bytes: Int) { self.bytes = bytes }

  /// What an import is given unless it is told otherwise.
  package static let standard = MemoryShares(bytes: 512 << 20)
  /// The least that an import works with.
  package static let least = 256 << 20
  /// What the process takes whatever it imports: its code and tables, the caches of two connections, and four buffers of posting lists, 16 MiB each.
  private static let fixed = 208 << 20

  private var room: Int { max(0, bytes - Self.fixed) }

  /// The ids of staged records by their hash.
  package var ids: Int { room / 4 }
  /// Each of the lists that are sorted. Three are there at once: the places in both orders, and their whole names.
  package var list: Int { room / 4 }
  /// The elements of OpenStreetMap, before places are made of them. An array that grows takes three times as much for a moment.
  package var elements: Int { room / 8 }
  /// Each of the two lists of the nodes that they need.
  package var nodes: Int { room / 8 }
  /// The staged records that are put in order at once, for each half of the index. Its buffers of posting lists, in the fixed part, are still empty then.
  package var stretch: Int { max(bytes / 16, Self.leastPages) }
  /// The pages of each file that are in memory because they were read. At most eight files are read at once.
  @usableFromInline package var pages: Int { max(room / 32, Self.leastPages) }

  /// Two windows of a file.
  private static let leastPages = 2 << 16
}
