// SPDX-License-Identifier: Apache-2.0

/// Which of several things are one, found pair by pair.
struct OSMUnions {
  private var parents: [Int]

  /// As many things, each alone.
  init(count: Int) { parents = Array(0..<count) }

  /// The first of the things that this one is one with.
  mutating func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  /// Makes two things one.
  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(a), root(b))
    parents[max(a, b)] = min(a, b)
  }

  /// The things by what they are one with, in the order of the first of each.
  mutating func groups() -> [[Int]] {
    var groups: [Int: [Int]] = [:]
    for index in parents.indices { groups[root(index), default: []].append(index) }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }
}
