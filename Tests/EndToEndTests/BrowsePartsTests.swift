// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GazetteerCLI

/// Keys, line and page of `gazetteer browse`.
@Suite struct BrowsePartsTests {
  private static let keys: [(String, [Key])] = [
    ("ab", [.text("ab")]), ("é東😀", [.text("é東😀")]), ("\r", [.enter]), ("\n", [.enter]), ("\u{7F}\u{8}", [.backspace, .backspace]),
    ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]), ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .end]),
    ("\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.delete, .pageUp, .pageDown]), ("\u{1B}[1;5C\u{1B}[24~\u{1B}xa", [.text("a")]),
    ("\u{1}\u{5}\u{B}\u{15}\u{17}\u{C}\u{1A}", [.home, .end, .deleteToEnd, .deleteToStart, .deleteWord, .redraw, .suspend]),
    (
      "\t\u{18}\u{14}\u{7}\u{12}\u{19}\u{F}",
      [.tab, .explain, .filter(.types), .filter(.countries), .filter(.near), .copyID, .copyPosition]
    ),
    ("\u{3}\u{4}\u{0}\u{1C}", [.interrupt, .endOfInput]), ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("a\u{1B}[200~x\ty\u{1B}[A\u{1B}[201~b", [.text("ax y [Ab")]), ("\u{1B}[200~\u{1B}[201~c", [.text("c")]),
  ]

  @Test("keys are read from bytes", arguments: keys)
  func reading(bytes: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.keys(bytes.utf8) == keys)
    #expect(!parser.isWaiting)
  }

  @Test("keys are the same in whatever pieces their bytes come", arguments: keys)
  func pieces(bytes: String, keys: [Key]) {
    for cut in 0...bytes.utf8.count {
      var parser = KeyParser()
      var found = parser.keys(bytes.utf8.prefix(cut))
      found += parser.keys(bytes.utf8.dropFirst(cut))
      #expect(letters(found) == letters(keys), "\(cut)")
    }
  }

  /// Texts letter by letter: where they are joined depends on the pieces.
  private func letters(_ keys: [Key]) -> [Key] {
    keys.flatMap { key -> [Key] in
      if case .text(let text) = key { return text.unicodeScalars.map { .text(String($0)) } }
      return [key]
    }
  }

  @Test func anEscapeAloneIsOneAfterAPause() {
    var parser = KeyParser()
    #expect(parser.keys([0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.keysAfterPause() == [.escape])
    #expect(!parser.isWaiting)
  }

  @Test(
    "bytes that are no text are noise",
    arguments: [[0xFF], [0xC0, 0x80], [0xE2, 0x28], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]])
  func noise(bytes: [UInt8]) {
    var parser = KeyParser()
    let found = parser.keys(bytes + Array("ok".utf8))
    #expect(found == [.text(bytes.contains(0x28) ? "(ok" : "ok")])
  }

  @Test func anySequenceOfBytesIsReadToItsEnd() {
    for seed in 0..<2000 {
      var random = SystemRandomNumberGenerator()
      var parser = KeyParser()
      let bytes = (0..<40).map { _ in
        [0x1B, 0x5B, 0x4F, 0x41, 0xC3, 0xA9, 0x32, 0x7E, UInt8.random(in: 0...255, using: &random)].randomElement()!
      }
      _ = parser.keys(bytes)
      _ = parser.keysAfterPause()
      #expect(parser.keys("a".utf8).last == .text("a") || parser.isWaiting == false, "\(seed) \(bytes)")
    }
  }

  @Test(
    "a line is edited by whole letters; `|` is the cursor",
    arguments: [
      ("ab👩‍🚀", [.backspace], "ab|"), ("abe\u{301}", [.left], "ab|e\u{301}"), ("abe\u{301}", [.left, .text("x")], "abx|e\u{301}"),
      ("abc", [.left, .left, .delete], "a|c"), ("ab cd  ", [.deleteWord], "ab |"), ("ab ", [.deleteWord], "|"),
      ("ab cd", [.home, .right, .deleteToEnd], "a|"), ("abc", [.left, .deleteToStart], "|c"), ("abc", [.home, .end], "abc|"),
      ("", [.backspace, .delete, .deleteWord, .left, .right, .home, .end], "|"), ("a", [.enter, .up, .escape], "a|"),
    ] as [(String, [Key], String)])
  func line(text: String, keys: [Key], result: String) {
    var line = InputLine(text)
    for key in keys { _ = line.take(key) }
    #expect(line.beforeCursor + "|" + line.afterCursor == result)
  }

  @Test func aLineIsNoLongerThanARequestMayBe() {
    var line = InputLine(String(repeating: "é", count: 600))
    line.insert("more")
    #expect(line.text == String(repeating: "é", count: 512))
  }

  @Test("no name commands the terminal")
  func hostile() {
    let text = StyledText("a\u{1B}[2Jb\u{9B}c\u{7}").codes(isStyled: false)
    #expect(text == "a·[2Jb·c·")
  }

  @Test("texts are cut by columns, and styles never leak")
  func fitting() {
    #expect(StyledText("東京タワー").fitted(5).codes(isStyled: false) == "東京…")
    #expect(StyledText("東京タワー").fitted(4).codes(isStyled: false) == "東…")
    #expect(StyledText("ab").fitted(4, padded: true).codes(isStyled: false) == "ab  ")
    #expect(StyledText("ab").fitted(0).codes(isStyled: false) == "")
    var text = StyledText("Pa", .bold)
    text.append("ris")
    #expect(text.codes(isStyled: true) == "\u{1B}[0;1mPa\u{1B}[0mris")
    #expect(text.selected.codes(isStyled: true) == "\u{1B}[0;7;1mPa\u{1B}[0;7mris\u{1B}[0m")
  }

  @Test("the cursor stays in sight", arguments: [(80, 20), (10, 9), (2, 2), (1, 1)])
  func cursor(columns: Int, column: Int) {
    var view = BrowseView()
    view.line.insert("東京abcdefgh")
    let screen = view.screen(columns: columns, lines: 4, isStyled: false)
    #expect(screen.hasSuffix("\u{1B}[1;\(column)H\u{1B}[?25h"), "\(screen.debugDescription)")
  }
}
