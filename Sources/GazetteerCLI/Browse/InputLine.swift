// SPDX-License-Identifier: Apache-2.0

/// A line of text with a cursor.
struct InputLine: Equatable {
  private(set) var beforeCursor = ""
  private(set) var afterCursor = ""
  /// How many code points it takes; the contract refuses longer texts.
  static let longest = 512

  init(_ text: String = "") { insert(text) }

  var text: String { beforeCursor + afterCursor }

  /// Puts text at the cursor, as far as there is room.
  mutating func insert(_ text: String) {
    let room = Self.longest - self.text.unicodeScalars.count
    beforeCursor.unicodeScalars.append(contentsOf: text.unicodeScalars.prefix(max(0, room)))
  }

  /// Changes the line as the key says. False when the key is none for a line.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .text(let text): insert(text)
    case .backspace: _ = beforeCursor.popLast()
    case .delete: if !afterCursor.isEmpty { afterCursor.removeFirst() }
    case .deleteWord: deleteWord()
    case .deleteToStart: beforeCursor = ""
    case .deleteToEnd: afterCursor = ""
    case .left: if let last = beforeCursor.popLast() { afterCursor = String(last) + afterCursor }
    case .right: if !afterCursor.isEmpty { beforeCursor.append(afterCursor.removeFirst()) }
    case .home: (beforeCursor, afterCursor) = ("", text)
    case .end: (beforeCursor, afterCursor) = (text, "")
    case .enter, .escape, .interrupt, .suspend, .redraw, .endOfInput, .up, .down, .pageUp, .pageDown, .tab, .explain, .copyID,
      .copyPosition, .filter:
      return false
    }
    return true
  }

  private mutating func deleteWord() {
    while beforeCursor.last?.isWhitespace == true { beforeCursor.removeLast() }
    while let last = beforeCursor.last, !last.isWhitespace { beforeCursor.removeLast() }
  }
}
