// SPDX-License-Identifier: Apache-2.0

extension TypeNames {
  /// The types that stand in for these where no place has one of them: `subway_station` has those of other railways. In the order of the table, none of
  /// the given ones; empty for types without a stand-in.
  package static func coarser(than types: [String]) -> [String] {
    var found: [String] = []
    for type in types.flatMap({ coarserTypes[$0] ?? [] }) where !found.contains(type) && !types.contains(type) { found.append(type) }
    return found
  }

  private static let coarserTypes: [String: [String]] = {
    let rows = "\(CoarserTypes.rows)".split(separator: "\n").map { $0.split(separator: "|") }
    let pairs = rows.filter { $0.count == 2 }.map { row in
      (row[0].split(separator: " ").joined(), row[1].split(separator: " ").map(String.init))
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}
