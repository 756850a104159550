// SPDX-License-Identifier: Apache-2.0
package import GazetteerText

extension WordTree {
  /// Every word that a typed word may have been meant for, those left out that it matches as it stands.
  ///
  /// An unfinished word may have been meant for the beginning of a word. Then beginnings of up to `longestBeginning` letters stand for all
  /// their words, and one follows within another when it needs a lesser correction; words with the better ones begin further down.
  ///
  /// - Parameters:
  ///   - typed: The word.
  ///   - longestBeginning: Letters of beginnings that may stand for their words.
  ///   - check: Called now and then; what it throws ends the walk.
  /// - Complexity: O(nodes within the allowed edits): some thousands for one edit, some ten thousands for two.
  package func corrections(
    of typed: TypedWord, longestBeginning: Int = Schema.longestIndexedPrefix, check: () throws -> Void = {}
  ) throws -> [CorrectedTerm] {
    if typed.allowedEdits == 0 { return [] }
    return try bytes.withUnsafeBufferPointer { bytes in
      var walk = CorrectionWalk(typed: typed, longestBeginning: longestBeginning, bytes: bytes)
      return try walk.run(check)
    }
  }
}

/// A walk through a tree of words along all ways that few edits allow, depth first.
///
/// Invariant: `rows[n]` is the row of the first *n* letters of `word` for every *n* up to the depth of the list that is being read.
private struct CorrectionWalk {
  let typed: TypedWord
  let longestBeginning: Int
  let bytes: UnsafeBufferPointer<UInt8>

  /// What holds at the end of a beginning.
  private struct State {
    /// Bytes of the word that its letters take, and how many letters they are: a label may end within a letter.
    var letterBytes = 0
    var letters = 0
    /// The best correction into this beginning or one before it.
    var best: Correction?
    /// Whether no beginning that has been given stands for the words with the best correction.
    var givesWords = false
    /// Whether a longer beginning may still be within the allowed edits.
    var isAlive = true
  }

  private struct Level {
    var list: Range<Int>
    let length: Int
    let state: State
  }

  private var word: [UInt8] = []
  private var rows: [EditRow] = []
  private var letters: [UInt32] = [0]
  private var found: [CorrectedTerm] = []

  init(typed: TypedWord, longestBeginning: Int, bytes: UnsafeBufferPointer<UInt8>) {
    self.typed = typed
    self.longestBeginning = longestBeginning
    self.bytes = bytes
    rows = [typed.firstRow]
  }

  mutating func run(_ check: () throws -> Void) throws -> [CorrectedTerm] {
    var levels = [Level(list: 0..<bytes.count, length: 0, state: State())]
    var nodes = 0
    while let level = levels.last {
      guard let node = WordTree.node(at: level.list.lowerBound, before: level.list.upperBound, in: bytes) else {
        levels.removeLast()
        continue
      }
      nodes += 1
      if nodes & 1023 == 0 { try check() }
      levels[levels.count - 1].list = node.below.upperBound..<level.list.upperBound
      word.removeSubrange(level.length...)
      word += bytes[node.label]
      let state = read(node, from: level.state)
      if node.isWord { giveWord(node, state) }
      if !node.below.isEmpty, state.isAlive || state.givesWords {
        levels.append(Level(list: node.below, length: word.count, state: state))
      }
    }
    return found
  }

  /// Reads the letters that the label of a node completes.
  private mutating func read(_ node: WordTree.Node, from start: State) -> State {
    var state = start
    while state.isAlive, state.letterBytes < word.count {
      let length = UTF8Scalars.length(lead: word[state.letterBytes])
      guard state.letterBytes + length <= word.count else { break }
      let letter = word.withUnsafeBufferPointer { UTF8Scalars.scalar(at: state.letterBytes, in: $0).scalar }
      state.letterBytes += length
      state.letters += 1
      let row = step(to: state.letters, letter)
      state.isAlive = row.fewestEdits <= typed.allowedEdits
      if state.isAlive, !typed.isFinished { give(row, node, &state) }
    }
    return state
  }

  private mutating func step(to depth: Int, _ letter: UInt32) -> EditRow {
    let row = typed.row(after: rows[depth - 1], depth > 1 ? rows[depth - 2] : EditRow(), letter: letter, previous: letters[depth - 1])
    if depth < rows.count {
      rows[depth] = row
      letters[depth] = letter
    } else {
      rows.append(row)
      letters.append(letter)
    }
    return row
  }

  /// Takes note of a beginning that needs a lesser correction than those before it.
  private mutating func give(_ row: EditRow, _ node: WordTree.Node, _ state: inout State) {
    guard let correction = typed.correction(in: row), state.best.map({ correction < $0 }) ?? true else { return }
    state.best = correction
    state.givesWords = false
    if correction == .none {
      // Every word that begins so matches as it is.
      state.isAlive = false
    } else if state.letters <= longestBeginning {
      found.append(
        CorrectedTerm(term: Array(word[..<state.letterBytes]), isBeginning: true, places: node.total, correction: correction))
    } else {
      state.givesWords = true
    }
  }

  private mutating func giveWord(_ node: WordTree.Node, _ state: State) {
    let correction: Correction?
    if typed.isFinished {
      correction = state.isAlive && state.letterBytes == word.count ? typed.correction(in: rows[state.letters]) : nil
    } else {
      correction = state.givesWords ? state.best : nil
    }
    guard let correction, correction != .none else { return }
    found.append(CorrectedTerm(term: word, isBeginning: false, places: node.places, correction: correction))
  }
}
