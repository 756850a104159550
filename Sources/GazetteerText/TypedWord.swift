// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A typed word that may contain typos, prepared for comparison with many words.
///
/// The distance is that of optimal string alignment (Damerau–Levenshtein, no part edited twice): letters are replaced, left out, added, or swapped
/// with their neighbour. Letters are scalars of folded text and never become letters of another script. Digits, words of scripts without spaces and
/// words of more than 60 letters are not corrected.
package final class TypedWord: Sendable {
  /// The folded word.
  package let bytes: [UInt8]
  /// Whether it must become a whole word; otherwise the prefix of one suffices.
  package let isFinished: Bool
  /// Greatest number of edits.
  package let allowedEdits: Int
  let letters: [UInt32]
  /// Whether other words of the text tell what is meant, so that a short word may hold an error.
  private let isBesideOthers: Bool
  private let scripts: LetterBlocks
  /// The keyboard neighbours of each letter.
  private let neighbors: [SIMD16<UInt32>]
  /// Counts edits; nil when none are allowed.
  package let automaton: EditAutomaton?

  /// - Parameters:
  ///   - isFinished: Whether it has to become a word.
  ///   - isBesideOthers: Whether other words of the text tell what is meant: then a word of three letters may have an error, and one of two letters may lack
  ///     a letter or have its letters in the wrong order.
  ///   - mostEdits: Errors that it may have at most, however long it is.
  package init(_ term: ArraySlice<UInt8>, isFinished: Bool, isBesideOthers: Bool = false, mostEdits: Int = 2) {
    bytes = Array(term)
    self.isBesideOthers = isBesideOthers
    self.isFinished = isFinished
    letters = bytes.withUnsafeBufferPointer(UTF8Scalars.all)
    let isFixed =
      letters.count > EditAutomaton.mostLetters || letters.contains(where: \.isASCIIDigit) || TextAnalyzer.isIdeographic(bytes[...])
    allowedEdits = isFixed ? 0 : min(mostEdits, Correction.allowedEdits(letters: letters.count, isBesideOthers: isBesideOthers))
    scripts = LetterBlocks(of: letters)
    neighbors = allowedEdits == 0 ? [] : letters.map(LikelyLetters.mistaken(for:))
    automaton = allowedEdits == 0 ? nil : EditAutomaton(letters, allowedEdits: allowedEdits)
  }

  /// The same word with a lower limit of edits.
  package func limited(to edits: Int) -> TypedWord {
    edits < allowedEdits ? TypedWord(bytes[...], isFinished: isFinished, isBesideOthers: isBesideOthers, mostEdits: edits) : self
  }

  /// The same word, finished.
  package var finished: TypedWord {
    TypedWord(bytes[...], isFinished: true, isBesideOthers: isBesideOthers, mostEdits: allowedEdits)
  }

  /// The best correction into a word or, for an unfinished word, into a prefix of it; nil when that needs too many edits.
  ///
  /// A word that matches exactly has the correction `.none`.
  ///
  /// - Complexity: O(*n*) for *n* letters of the word.
  package func correction(to word: ArraySlice<UInt8>) -> Correction? {
    if isFinished ? word.elementsEqual(bytes) : word.starts(with: bytes) { return Correction.none }
    return mayBecome(word) ? weighed(word, asWhole: isFinished) : nil
  }

  /// Whether a correction into the word is within the allowed edits. A quick test without costs, which rejects most words.
  package func mayBecome(_ word: ArraySlice<UInt8>) -> Bool {
    automaton.map { Self.mayBecome(word, automaton: $0, isFinished: isFinished) } ?? false
  }

  /// The correction into exactly these letters, even for an unfinished word; nil when that needs too many edits.
  package func correction(toExactly letters: ArraySlice<UInt8>) -> Correction? { weighed(letters, asWhole: true) }

  /// The target of `correction(to:)`: the whole word, or the longest of its cheapest prefixes; nil when that needs too many edits.
  package func corrected(to word: ArraySlice<UInt8>) -> [UInt8]? {
    guard let correction = correction(to: word) else { return nil }
    if isFinished { return Array(word) }
    let ends = word.indices.filter { word[$0] & 0xC0 != 0x80 }.dropFirst() + [word.endIndex]
    return ends.last { self.correction(toExactly: word[..<$0]) == correction }.map { Array(word[..<$0]) }
  }

  private static func mayBecome(_ word: ArraySlice<UInt8>, automaton: EditAutomaton, isFinished: Bool) -> Bool {
    word.withUnsafeBufferPointer { bytes in
      var states = automaton.start
      var position = 0
      while position < bytes.count {
        let (letter, length) = UTF8Scalars.scalar(at: position, in: bytes)
        states = automaton.next(states, letter)
        if !states.isAlive { return false }
        if !isFinished, automaton.accepts(states) { return true }
        position += length
      }
      return automaton.accepts(states)
    }
  }

  private func weighed(_ word: ArraySlice<UInt8>, asWhole isWhole: Bool) -> Correction? {
    var best: Correction?
    var (before, row) = (EditRow(), firstRow)
    var previous: UInt32 = 0
    for letter in word.withUnsafeBufferPointer(UTF8Scalars.all) {
      (before, row) = (row, self.row(after: row, before, letter: letter, previous: previous))
      if row.fewestEdits > allowedEdits { return best }
      if !isWhole, let found = correction(in: row) { best = best.map { min($0, found) } ?? found }
      previous = letter
    }
    return isWhole ? correction(in: row) : best
  }

  // MARK: The table of edits, row by row

  /// In a word of so many letters each of them stands: with one of two replaced or left out, it could be any short word.
  private static let fixedLetters = 2

  /// The row before anything has been read.
  private var firstRow: EditRow {
    var row = EditRow()
    row.cells[EditRow.band] = 0
    for typed in 1..<1 + min(EditRow.band, letters.count) { row.cells[typed + EditRow.band] = leavingOut(typed, after: row) }
    return row
  }

  /// The row after one more letter.
  ///
  /// - Parameters:
  ///   - row: The row before the letter.
  ///   - before: The row before that; any row when there is none.
  ///   - letter: The letter read now.
  ///   - previous: The letter read before it; 0 when there was none.
  private func row(after row: EditRow, _ before: EditRow, letter: UInt32, previous: UInt32) -> EditRow {
    var next = EditRow()
    next.read = row.read + 1
    let isForeign = !scripts.holds(letter)
    for typed in max(0, next.read - EditRow.band)..<1 + min(letters.count, next.read + EditRow.band) {
      var best = typed == 0 ? EditRow.tooMany : row[typed - 1] &+ replacing(typed, by: letter, isFirst: row.read == 0)
      if !isForeign {
        best = min(best, row[typed] &+ Self.weight(EditCost.missing, isFirst: row.read == 0 && typed == 0))
        if typed >= 2, row.read > 0, letters[typed - 1] == previous, letters[typed - 2] == letter, letter != previous {
          best = min(best, before[typed - 2] &+ Self.weight(EditCost.swap, isFirst: typed == 2 && row.read == 1))
        }
      }
      if typed > 0 { best = min(best, leavingOut(typed, after: next)) }
      next.cells[typed - next.read + EditRow.band] = min(best, EditRow.tooMany)
    }
    return next
  }

  /// The correction of the whole typed word into the letters read; nil when it needs too many edits.
  private func correction(in row: EditRow) -> Correction? { Correction(row[letters.count], atMost: allowedEdits) }

  /// The cost of replacing a typed letter, counted from 1, by another.
  @inline(__always)
  private func replacing(_ typed: Int, by letter: UInt32, isFirst: Bool) -> Int32 {
    if letters[typed - 1] == letter { return 0 }
    if letters.count == Self.fixedLetters { return EditRow.tooMany }
    if !scripts.holds(letter) { return EditRow.tooMany }
    let isNeighbor = any(neighbors[typed - 1] .== letter)
    return Self.weight(isNeighbor ? EditCost.neighbor : EditCost.replacement, isFirst: isFirst && typed == 1)
  }

  /// The cell that results from leaving out a typed letter, counted from 1.
  private func leavingOut(_ typed: Int, after row: EditRow) -> Int32 {
    if letters.count == Self.fixedLetters { return EditRow.tooMany }
    let isDoubled = typed >= 2 && letters[typed - 1] == letters[typed - 2]
    let cost = (isDoubled ? EditCost.doubled : EditCost.extra) + (typed == letters.count && !isFinished ? EditCost.last : 0)
    return row[typed - 1] &+ Self.weight(cost, isFirst: typed == 1 && row.read == 0)
  }

  @inline(__always)
  private static func weight(_ cost: Int, isFirst: Bool) -> Int32 {
    EditRow.edit + Int32(truncatingIfNeeded: cost + (isFirst ? EditCost.first : 0))
  }

}
