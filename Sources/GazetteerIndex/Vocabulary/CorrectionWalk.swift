// SPDX-License-Identifier: Apache-2.0
package import GazetteerText

extension WordTree {
  /// Finds the corrections of a typed word in the vocabulary, except words that match without correction.
  ///
  /// An unfinished word may be the misspelled prefix of a word. Then prefixes of up to `longestPrefix` letters stand for all their words, and a
  /// longer prefix is listed as well when it needs fewer edits.
  ///
  /// - Parameters:
  ///   - typed: The word.
  ///   - longestPrefix: Letters of the longest prefix that may stand for its words.
  ///   - check: Called now and then; an error that it throws ends the walk.
  /// - Complexity: O(nodes within the allowed edits): some thousands for one edit, some ten thousands for two.
  package func corrections(
    of typed: TypedWord, longestPrefix: Int = Schema.longestIndexedPrefix, check: () throws -> Void = {}
  ) throws -> [CorrectedTerm] {
    guard let automaton = typed.automaton else { return [] }
    return try bytes.withUnsafeBufferPointer { bytes in
      var walk = CorrectionWalk(typed: typed, automaton: automaton, longestPrefix: longestPrefix, bytes: bytes)
      return try walk.run(check)
    }
  }
}

/// A depth-first walk through a word tree along all paths within the allowed edits (a Levenshtein automaton). It counts edits on the way and computes
/// their cost at the end.
private struct CorrectionWalk {
  let typed: TypedWord
  let automaton: EditAutomaton
  let longestPrefix: Int
  let bytes: UnsafeBufferPointer<UInt8>

  /// The state at the end of a prefix.
  private struct State {
    var edits: EditAutomaton.States
    /// Letters read, and the bytes of the next one so far, because a label may end within a letter.
    var letters = 0
    var pending: UInt32 = 0
    var missing = 0
    /// The best correction into this prefix or a shorter one.
    var best: Correction?
    /// Whether words with the best correction are not yet covered by a listed prefix.
    var givesWords = false
    /// Whether a longer prefix may still be within the allowed edits.
    var isAlive = true
  }

  private struct Level {
    /// Start of the next node of the list, and end of the list.
    var position: Int
    let end: Int
    /// Length of the labels of the nodes above, in bytes.
    let length: Int
    let state: State
  }

  private var word: [UInt8] = []
  private var found: [CorrectedTerm] = []

  init(typed: TypedWord, automaton: EditAutomaton, longestPrefix: Int, bytes: UnsafeBufferPointer<UInt8>) {
    self.typed = typed
    self.automaton = automaton
    self.longestPrefix = longestPrefix
    self.bytes = bytes
  }

  mutating func run(_ check: () throws -> Void) throws -> [CorrectedTerm] {
    var levels = [Level(position: 0, end: bytes.count, length: 0, state: State(edits: automaton.start))]
    var nodes = 0
    while let top = levels.indices.last {
      guard let node = nextNode(&levels[top]) else {
        levels.removeLast()
        continue
      }
      nodes += 1
      if nodes & 255 == 0 { try check() }
      let length = levels[top].length
      var state = levels[top].state
      read(node, &state, after: length)
      guard state.isAlive || state.givesWords else { continue }
      spell(node.label, after: length)
      if node.isWord { giveWord(node, state) }
      if !node.below.isEmpty {
        levels.append(Level(position: node.below.lowerBound, end: node.below.upperBound, length: word.count, state: state))
      }
    }
    return found
  }

  /// The next node of a list that can lead to a correction. The first letter rules out most of them.
  @inline(__always)
  private func nextNode(_ level: inout Level) -> WordTree.Node? {
    while let node = WordTree.node(at: level.position, before: level.end, in: bytes) {
      level.position = node.below.upperBound
      let first = bytes[node.label.lowerBound]
      if level.state.givesWords || mayFollow(first, level.state) { return node }
    }
    return nil
  }

  @inline(__always)
  private func mayFollow(_ byte: UInt8, _ state: State) -> Bool {
    if byte < 0x80 { return automaton.next(state.edits, UInt32(byte)).isAlive }
    return byte < 0xC0 || automaton.mayRead(lead: byte)
  }

  private mutating func spell(_ label: Range<Int>, after length: Int) {
    word.removeSubrange(length...)
    word += bytes[label]
  }

  /// Reads the label of a node until no correction is possible.
  @inline(__always)
  private mutating func read(_ node: WordTree.Node, _ state: inout State, after length: Int) {
    for position in node.label where state.isAlive {
      guard let letter = letter(bytes[position], &state) else { continue }
      state.letters += 1
      state.edits = automaton.next(state.edits, letter)
      state.isAlive = state.edits.isAlive
      if !typed.isFinished, automaton.accepts(state.edits) {
        spell(node.label.lowerBound..<position + 1, after: length)
        give(node, &state)
      }
    }
  }

  /// The letter that a byte completes.
  @inline(__always)
  private func letter(_ byte: UInt8, _ state: inout State) -> UInt32? {
    if byte < 0x80 { return UInt32(byte) }
    if byte >= 0xC0 {
      state.missing = UTF8Scalars.length(lead: byte) - 1
      state.pending = UInt32(byte) & (0x3F >> UInt32(state.missing))
      return nil
    }
    state.pending = state.pending << 6 | UInt32(byte & 0x3F)
    state.missing -= 1
    return state.missing == 0 ? state.pending : nil
  }

  /// Records the prefix `word` if it needs fewer edits than the shorter ones.
  private mutating func give(_ node: WordTree.Node, _ state: inout State) {
    guard let correction = typed.correction(toExactly: word[...]), state.best.map({ correction < $0 }) ?? true else { return }
    state.best = correction
    state.givesWords = false
    if correction == .none {
      // Every word with this prefix matches without correction.
      state.isAlive = false
    } else if state.letters <= longestPrefix {
      found.append(CorrectedTerm(term: word, isPrefix: true, places: node.total, correction: correction))
    } else {
      state.givesWords = true
    }
  }

  private mutating func giveWord(_ node: WordTree.Node, _ state: State) {
    let correction: Correction?
    if typed.isFinished {
      correction = state.isAlive && automaton.accepts(state.edits) ? typed.correction(toExactly: word[...]) : nil
    } else {
      correction = state.givesWords ? state.best : nil
    }
    guard let correction, correction != .none else { return }
    found.append(CorrectedTerm(term: word, isPrefix: false, places: node.places, correction: correction))
  }
}

/// A correction of a typed word: a word of the vocabulary, or a prefix of words.
package struct CorrectedTerm: Sendable, Hashable {
  package var term: [UInt8]
  /// Whether it stands for all words with this prefix.
  package var isPrefix: Bool
  /// Number of places that have it; for a prefix, the sum over its words.
  package var places: Int
  /// The edits from the typed word. Words with this prefix that need fewer edits are listed separately, or under a longer prefix.
  package var correction: Correction
}
