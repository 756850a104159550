// SPDX-License-Identifier: Apache-2.0

/// The letters that people type by mistake for others: those beside them on a keyboard, and those that sound alike.
enum LikelyLetters {
  /// The letters mistaken for a folded letter; unused lanes are 0.
  static func mistaken(for letter: UInt32) -> SIMD16<UInt32> { table[letter] ?? SIMD16() }

  private static let table: [UInt32: SIMD16<UInt32>] = {
    var sets: [UInt32: Set<UInt32>] = [:]
    for (a, b) in Keyboards.pairs + SoundAlikes.pairs where a != b {
      sets[a, default: []].insert(b)
      sets[b, default: []].insert(a)
    }
    return sets.mapValues { letters in
      var mistaken = SIMD16<UInt32>()
      for (index, letter) in letters.sorted().prefix(16).enumerated() { mistaken[index] = letter }
      return mistaken
    }
  }()
}
