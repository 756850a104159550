// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The administrative parents of GeoNames' `hierarchy`: which division a place lies in, by geonameid. 8 bytes a row.
package struct ParentPlaces: Equatable, Sendable {
  private struct Link: Equatable {
    var child: UInt32
    var parent: UInt32
  }

  private var links: [Link] = []

  /// A division lies in few others; a longer chain is a circle.
  private static let mostLevels = 12

  package init() {}

  package var isEmpty: Bool { links.isEmpty }

  /// Adds a row; false when it is none of such a file. Only administrative rows count, not those of users' own types. After the last row the links have
  /// to be sorted.
  mutating func add(_ columns: [Bytes]) -> Bool {
    guard let parent = columns[0].integer.flatMap(UInt32.init(exactly:)), let child = columns[1].integer.flatMap(UInt32.init(exactly:))
    else {
      return false
    }
    if columns.count > 2, !columns[2].isEmpty, columns[2].text != "ADM" { return true }
    links.append(Link(child: child, parent: parent))
    return true
  }

  /// Makes the links ready for `ancestors`.
  mutating func sort() { links.sort { ($0.child, $0.parent) < ($1.child, $1.parent) } }

  /// The divisions around a place, the nearest first. Of several parents the one with the smallest id counts.
  func ancestors(of place: UInt32) -> [UInt32] {
    var found: [UInt32] = []
    var current = place
    while found.count < Self.mostLevels {
      let position = links.indices.partitioningIndex { links[$0].child >= current }
      guard position < links.count, links[position].child == current, !found.contains(links[position].parent) else { break }
      current = links[position].parent
      found.append(current)
    }
    return found
  }
}
