// SPDX-License-Identifier: Apache-2.0

/// Text as a terminal may get it. Names, headers and paths come from files, and a control character in them could command the terminal.
enum TerminalText {
  /// Longest message in scalars, with the name of the command before it.
  static let longestMessage = 300
  /// A word of a message that is longer gives way before others do.
  private static let longWord = 40

  /// What is shown for a scalar: `·` for a control character.
  static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar { isControl(scalar) ? "·" : scalar }

  /// The text with every control character but line ends and tabs as `·`.
  static func shown(_ text: String) -> String { replaced(text) { $0 == "\n" || $0 == "\t" ? $0 : shown($0) } }

  /// The text on one line, without any control character.
  static func line(_ text: String) -> String { replaced(text, shown) }

  /// A message on one line of at most `longestMessage`, less what stands before it. Long values lose their middle, and at last the message does: its end
  /// is the cure.
  static func message(_ text: String, after start: String) -> String {
    let most = longestMessage - start.unicodeScalars.count
    let text = line(text)
    var excess = text.unicodeScalars.count - most
    if excess <= 0 { return start + text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for word in words.indices.sorted(by: { words[$0].utf8.count > words[$1].utf8.count }) where excess > 0 {
      let length = words[word].unicodeScalars.count
      guard length > longWord else { continue }
      let kept = max(longWord, length - excess)
      words[word] = cut(words[word], to: kept)
      excess -= length - kept
    }
    return start + cut(words.joined(separator: " "), to: most)
  }

  /// Both ends of a text, with `…` for the rest.
  private static func cut(_ text: String, to most: Int) -> String {
    let scalars = text.unicodeScalars
    if scalars.count <= most { return text }
    let end = most / 2
    return String(scalars.prefix(most - 1 - end)) + "…" + String(scalars.suffix(end))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private static func replaced(_ text: String, _ replacement: (Unicode.Scalar) -> Unicode.Scalar) -> String {
    if !text.unicodeScalars.contains(where: isControl) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(replacement)))
  }
}
