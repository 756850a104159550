// SPDX-License-Identifier: Apache-2.0

/// A bit-parallel Levenshtein automaton: reads a word letter by letter, and tells whether it can still become the typed word, or have it as a prefix,
/// within the allowed edits.
///
/// It counts the same edits as `TypedWord`, without their cost. Bit *i* of a machine word stands for the prefix of *i* letters of the typed word, so
/// a letter takes a handful of operations. A class, for a copy would be made for each word.
package final class EditAutomaton: Sendable {
  /// Longer words are not corrected, because the machine word has too few bits.
  package static let mostLetters = 60

  /// The prefixes of the typed word that match the letters read so far.
  package struct States: Sendable {
    /// Without edits, with at most one, with at most two.
    var none: UInt64
    var one: UInt64
    var two: UInt64
    /// Prefixes where a swap has started: they lack the letter before the last one read, and their next letter but one is the last one read.
    var swapOne: UInt64 = 0
    var swapTwo: UInt64 = 0

    /// Whether any continuation is within the allowed edits.
    @inline(__always)
    package var isAlive: Bool { two != 0 }
  }

  /// The positions of the letters a–z in the typed word, one bit each; then those of other letters.
  private let latin: [UInt64]
  private let others: [(letter: UInt32, places: UInt64)]
  private let end: UInt64
  private let allowsTwo: Bool
  private let scripts: LetterBlocks

  init(_ letters: [UInt32], allowedEdits: Int) {
    assert((1...2).contains(allowedEdits) && letters.count <= Self.mostLetters)
    var latin = [UInt64](repeating: 0, count: 26)
    var others: [(letter: UInt32, places: UInt64)] = []
    for (place, letter) in letters.enumerated() {
      if letter &- 0x61 < 26 {
        latin[Int(letter - 0x61)] |= 1 << place
      } else if let index = others.firstIndex(where: { $0.letter == letter }) {
        others[index].places |= 1 << place
      } else {
        others.append((letter, 1 << place))
      }
    }
    scripts = LetterBlocks(of: letters)
    self.latin = latin
    self.others = others
    end = 1 << letters.count
    allowsTwo = allowedEdits == 2
  }

  /// The state before the first letter. Letters of the typed word may be left out.
  package var start: States { States(none: 1, one: 0b11, two: allowsTwo ? 0b111 : 0b11) }

  /// The state after one more letter.
  @inline(__always)
  package func next(_ states: States, _ letter: UInt32) -> States {
    let here = positions(of: letter)
    var next = States(none: (states.none & here) << 1, one: 0, two: 0)
    if !scripts.holds(letter) { return next }
    next.one = ((states.one & here) << 1) | states.none | ((states.none | next.none) << 1) | ((states.swapOne & here) << 2)
    next.swapOne = states.none & (here >> 1)
    if allowsTwo {
      next.two = ((states.two & here) << 1) | states.one | ((states.one | next.one) << 1) | ((states.swapTwo & here) << 2)
      next.swapTwo = states.one & (here >> 1)
    } else {
      next.two = next.one
    }
    return next
  }

  /// Whether the next letter can be one whose UTF-8 starts with this byte.
  @inline(__always)
  package func mayRead(lead: UInt8) -> Bool { scripts.holdsAny(lead: lead) }

  /// Whether the letters read so far are the typed word within the allowed edits.
  @inline(__always)
  package func accepts(_ states: States) -> Bool { states.two & end != 0 }

  /// Where the typed word has a letter, a bit each.
  @inline(__always)
  private func positions(of letter: UInt32) -> UInt64 {
    if letter &- 0x61 < 26 { return latin[Int(letter - 0x61)] }
    return others.first { $0.letter == letter }?.places ?? 0
  }
}
