// SPDX-License-Identifier: Apache-2.0

/// What addresses name, each as one vote: what nine in ten of them agree on counts for all.
struct OSMVotes {
  /// The votes of each thing, by the way that they spell it.
  private var spellings: [String: [String: Int]] = [:]
  private var count = 0

  /// Counts a vote.
  ///
  /// - Parameter thing: What the vote is for; the same for all its spellings.
  mutating func add(_ thing: String, spelled text: String) {
    spellings[thing, default: [:]][text, default: 0] += 1
    count += 1
  }

  /// The most frequent spelling of what nine in ten votes are for; nil when they disagree or are fewer than the least number.
  func usual(least: Int) -> String? {
    guard count >= least else { return nil }
    let winner = spellings.values.first { $0.values.reduce(0, +) * 10 >= count * 9 }
    return winner?.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}
