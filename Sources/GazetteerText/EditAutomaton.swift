// SPDX-License-Identifier: Apache-2.0

/// Tells, letter by letter, whether what is read can still become a typed word, or the prefix of something that can, within few edits.
///
/// It counts edits as `TypedWord` does, and does not weigh them: bits of a machine word stand for the prefixes of the typed word, bit *i* for
/// the one of *i* letters, so that a letter takes a handful of operations.
package struct EditAutomaton: Sendable {
  /// Words of more letters are not corrected: bits would be missing.
  package static let mostLetters = 60

  /// The prefixes of the typed word that can be turned into what has been read.
  package struct States: Sendable {
    /// With no edit, with at most one, with at most two.
    var none: UInt64
    var one: UInt64
    var two: UInt64
    /// Prefixes without the letter before the last one read, as far as their next letter but one is the last one read: where a swap has begun.
    var swapOne: UInt64 = 0
    var swapTwo: UInt64 = 0

    /// Whether anything that begins so is within the allowed edits.
    @inline(__always)
    package var isAlive: Bool { two != 0 }
  }

  /// Where the letters a–z stand in the typed word, a bit for each place; then where others do.
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

  /// Before anything has been read: letters of the typed word may be left out.
  package var start: States { States(none: 1, one: 0b11, two: allowsTwo ? 0b111 : 0b11) }

  /// After one more letter.
  @inline(__always)
  package func next(_ states: States, _ letter: UInt32) -> States {
    let here = places(of: letter)
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

  /// Whether a letter whose UTF-8 begins with this byte can come next.
  @inline(__always)
  package func mayRead(lead: UInt8) -> Bool { scripts.holdsAny(lead: lead) }

  /// Whether what has been read is the typed word within the allowed edits.
  @inline(__always)
  package func accepts(_ states: States) -> Bool { states.two & end != 0 }

  @inline(__always)
  private func places(of letter: UInt32) -> UInt64 {
    if letter &- 0x61 < 26 { return latin[Int(letter - 0x61)] }
    return others.first { $0.letter == letter }?.places ?? 0
  }
}
