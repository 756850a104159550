// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

/// Typos in names. The first letter stays, because people notice a typo there. Nil for a name with fewer than `least` letters.
enum Typos {
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map(Array.init)

  /// One letter is replaced by its neighbour on an American keyboard; nil if no letter of the name is on it.
  static func neighbour(_ name: String, least: Int = 5, using random: inout SeededRandom) -> String? {
    changed(name, least: least, using: &random) { letters, position, random in
      guard let other = neighbours(of: letters[position]).randomElement(using: &random) else { return false }
      letters[position] = other
      return true
    }
  }

  /// One letter is followed by its neighbour on the keyboard.
  static func inserted(_ name: String, least: Int = 5, using random: inout SeededRandom) -> String? {
    changed(name, least: least, using: &random) { letters, position, random in
      guard let other = neighbours(of: letters[position]).randomElement(using: &random) else { return false }
      letters.insert(other, at: position + 1)
      return true
    }
  }

  /// One letter is left out.
  static func deleted(_ name: String, least: Int = 5, using random: inout SeededRandom) -> String? {
    changed(name, least: least, using: &random) { letters, position, _ in
      guard letters[position].isLetter else { return false }
      letters.remove(at: position)
      return true
    }
  }

  /// Two adjacent letters are swapped.
  static func swapped(_ name: String, least: Int = 5, using random: inout SeededRandom) -> String? {
    changed(name, least: least, using: &random) { letters, position, _ in
      let next = position + 1
      guard next < letters.count, letters[position].isLetter, letters[next].isLetter, letters[position] != letters[next] else {
        return false
      }
      letters.swapAt(position, next)
      return true
    }
  }

  /// One typo of a random kind; nil if none is possible.
  static func one(_ name: String, least: Int = 5, using random: inout SeededRandom) -> String? {
    for kind in (0..<4).shuffled(using: &random) {
      let typed =
        switch kind {
        case 0: neighbour(name, least: least, using: &random)
        case 1: inserted(name, least: least, using: &random)
        case 2: deleted(name, least: least, using: &random)
        default: swapped(name, least: least, using: &random)
        }
      if let typed { return typed }
    }
    return nil
  }

  /// The name without the marks above and below its letters; nil if it has none.
  static func unmarked(_ name: String) -> String? {
    let scalars = name.decomposedStringWithCanonicalMapping.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
    let plain = String(String.UnicodeScalarView(scalars)).precomposedStringWithCanonicalMapping
    return plain == name ? nil : plain
  }

  /// Tries positions in random order, each once, until the change succeeds.
  private static func changed(
    _ name: String, least: Int, using random: inout SeededRandom, _ change: (inout [Character], Int, inout SeededRandom) -> Bool
  ) -> String? {
    var letters = Array(name)
    guard letters.count >= least else { return nil }
    for position in (1..<letters.count).shuffled(using: &random) where change(&letters, position, &random) { return String(letters) }
    return nil
  }

  private static func neighbours(of letter: Character) -> [Character] {
    let small = letter.lowercased().first ?? letter
    for (number, row) in rows.enumerated() {
      guard let column = row.firstIndex(of: small) else { continue }
      let beside = [column - 1, column + 1].filter(row.indices.contains).map { row[$0] }
      let above = number > 0 ? [rows[number - 1][column]] : []
      return beside + above
    }
    return []
  }
}
