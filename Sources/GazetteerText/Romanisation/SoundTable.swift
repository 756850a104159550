// SPDX-License-Identifier: Apache-2.0

/// The Latin letters for single letters, written as pairs: `б b`, and `ь -` for a silent letter.
struct SoundTable {
  private let first: UInt32
  private var sounds: [String?]

  init(_ pairs: String) {
    let words = pairs.split(separator: " ")
    let letters = stride(from: 0, to: words.count - 1, by: 2).compactMap { words[$0].unicodeScalars.first?.value }
    first = letters.min() ?? 0
    sounds = Array(repeating: nil, count: Int((letters.max() ?? 0) - first) + 1)
    for (index, letter) in letters.enumerated() {
      let sound = words[2 * index + 1]
      sounds[Int(letter - first)] = sound == "-" ? "" : String(sound)
    }
  }

  /// The table with other sounds for some letters, which must be between its first and last letter.
  func with(_ pairs: String) -> SoundTable {
    var table = self
    let others = SoundTable(pairs)
    for (index, sound) in others.sounds.enumerated() where sound != nil {
      table.sounds[Int(others.first - first) + index] = sound
    }
    return table
  }

  /// The Latin letters for a letter; nil when the table lacks it.
  subscript(_ letter: UInt32) -> String? {
    letter >= first && letter - first < sounds.count ? sounds[Int(letter - first)] : nil
  }
}
