// SPDX-License-Identifier: Apache-2.0

/// What the keys do, on as few lines as they need.
enum HelpLines {
  /// Keys with what they do, those that nobody guesses before those that most know.
  static let keys: KeyValuePairs = [
    "Enter": "take", "Esc": "leave", "Tab": "details", "^X": "explain", "^T": "types", "^G": "countries", "^R": "near", "^V": "where",
    "^Y": "copy id",
    "^O": "copy position", "↑↓": "choose",
  ]

  /// The keys while a filter is typed.
  static let filterKeys: KeyValuePairs = ["Enter": "use", "Esc": "keep as it was", "Tab": "complete"]

  /// Lines of at most this many columns; what does not fit into them is left out, last keys first.
  static func lines(_ keys: KeyValuePairs<String, String>, columns: Int, most: Int) -> [String] {
    var lines = [""]
    for (key, meaning) in keys {
      let text = "\(key) \(meaning)"
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = text
      } else if ColumnWidth.of(last) + 3 + ColumnWidth.of(text) <= columns {
        lines[lines.count - 1] += "   " + text
      } else if lines.count < most {
        lines.append(text)
      } else {
        break
      }
    }
    return lines
  }
}
