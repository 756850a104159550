// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerLibC
import Testing

/// `gazetteer browse` in a terminal.
@Suite struct BrowseTests {
  private func browse(_ arguments: String..., output: Pipe? = nil, columns: Int = 80, lines: Int = 12) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["browse", "--index", "places.gaz"] + arguments, columns: columns, lines: lines, output: output, in: try Places.imported())
  }

  @Test("every key is searched for, and Enter prints the details of the place that is marked")
  func choosing() throws {
    let terminal = try browse()
    terminal.waits("the empty page") { $0.first == "Place: " }
    #expect(!terminal.isCooked)
    try terminal.type("par")
    terminal.waits("places") { $0.dropFirst(2).prefix(3).map { $0.prefix(7) } == ["› Paris", "  Parma", "  Hôtel"] }
    try terminal.type("\u{1B}[B")
    terminal.waits("the second place is marked") { $0.count > 3 && $0[3].hasPrefix("› Parma") }
    try terminal.type("\r")
    #expect(terminal.end() == 0)
    #expect(terminal.isCooked)
    #expect(terminal.textAfterPage.contains(#""id": "city-parma""#))
  }

  @Test("Enter that is typed before the places are there takes the first one")
  func fastHands() throws {
    let terminal = try browse("--fields", "id", "--json")
    try terminal.type("parm\r")
    #expect(terminal.end() == 0)
    #expect(terminal.textAfterPage.contains("city-parma"))
  }

  @Test("what is chosen can go elsewhere, alone")
  func elsewhere() throws {
    let output = Pipe()
    let terminal = try browse("--fields", "id", "--json", "parm", output: output)
    terminal.waits("places") { $0.contains { $0.hasPrefix("› Parma") } }
    try terminal.type("\r")
    #expect(terminal.end() == 0)
    #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == #"{"id":"city-parma"}"# + "\n")
  }

  @Test("Esc, Ctrl-C and Ctrl-D leave without a place", arguments: ["\u{1B}", "\u{3}", "\u{4}"])
  func leaving(key: String) throws {
    let terminal = try browse()
    terminal.waits("the page") { !$0.isEmpty }
    try terminal.type(key)
    #expect(terminal.end() == 130)
    #expect(terminal.isCooked && terminal.textAfterPage.isEmpty)
  }

  @Test("signals put the terminal back", arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131)] as [(Int32, Int32)])
  func signals(number: Int32, status: Int32) throws {
    let terminal = try browse()
    terminal.waits("the page") { !$0.isEmpty }
    terminal.signal(number)
    #expect(terminal.end() == status)
    #expect(terminal.isCooked && terminal.text.contains("\u{1B}[?1049l"))
  }

  @Test("a failed precondition puts the terminal back")
  func crashing() throws {
    let terminal = try browse()
    terminal.waits("the page") { !$0.isEmpty }
    terminal.signal(SIGILL)
    _ = terminal.end()
    #expect(terminal.isCooked && terminal.text.contains("\u{1B}[?1049l"))
  }

  @Test("the page fits a terminal of another size at once", arguments: [(30, 6), (12, 3), (5, 2), (1, 1), (200, 60)])
  func resizing(columns: Int, lines: Int) throws {
    let terminal = try browse("par")
    terminal.waits("places") { $0.contains { $0.hasPrefix("› Paris") } }
    try terminal.resize(columns: columns, lines: lines)
    terminal.waits("the page in its new size") { $0.count == lines && $0.allSatisfy { $0.unicodeScalars.count <= columns } }
    try terminal.type("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test("letters of any script can be typed, pasted and removed")
  func editing() throws {
    let terminal = try browse()
    try terminal.type("東京")
    terminal.waits("Tokyo Tower") { $0.contains { $0.hasPrefix("› Tokyo Tower") || $0.hasPrefix("› 東京タワー") } }
    try terminal.type("\u{7F}")
    terminal.waits("one letter less") { $0.first == "Place: 東" }
    try terminal.type("\u{15}\u{1B}[200~hôtel du\n\u{1B}[201~")
    terminal.waits("the hotel") { $0.first == "Place: hôtel du " && $0.contains { $0.hasPrefix("› Hôtel") } }
    try terminal.type("\u{1B}")
    #expect(terminal.end() == 130)
  }

  @Test("filters hold")
  func filters() throws {
    let terminal = try browse("--countries", "it", "par")
    terminal.waits("one place") { $0.dropFirst().first == "1 place   countries it" && $0[2].hasPrefix("› Parma") }
    try terminal.type("zzz")
    terminal.waits("none") { $0.dropFirst().first?.hasPrefix("No place found") == true }
    try terminal.type("\u{1B}")
    #expect(terminal.end() == 130)
  }

  @Test(
    "what cannot work is refused before the screen is taken",
    arguments: [
      (["--countries", "xyz"], "xyz"), (["--offset", "1"], "cursor"), (["--fields", "nonsense"], "nonsense"),
      (["--deadline", "0"], "deadline"), (["--limit", "99"], "99"),
    ])
  func refusing(arguments: [String], says: String) throws {
    let terminal = try PseudoTerminal(["browse", "--index", "places.gaz"] + arguments, in: try Places.imported())
    #expect(terminal.end() == 64)
    #expect(terminal.text.contains(says) && !terminal.text.contains("\u{1B}"), "\(terminal.text)")
  }

  @Test("the details of the row that is marked are shown where there is room, and follow it")
  func details() throws {
    let terminal = try browse("par", lines: 30)
    terminal.waits("Paris") { $0.contains("48.8566,2.3522  city-paris") && $0.contains { $0.contains("zh\u{A0}巴黎") } }
    try terminal.type("\u{1B}[B")
    terminal.waits("Parma") { $0.contains("44.8015,10.3279  city-parma") }
    try terminal.type("\t")
    terminal.waits("no pane") { !$0.contains { $0.contains("44.8015") } }
    try terminal.type("\t")
    terminal.waits("the pane again") { $0.contains { $0.contains("44.8015") } }
    try terminal.type("\u{18}")
    terminal.waits("why") { $0.contains("It is number 2 of the answer.") }
    try terminal.type("\u{18}\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test("filters are typed, completed, refused with the cure, and taken away")
  func typedFilters() throws {
    let terminal = try browse("par")
    terminal.waits("three places") { $0.dropFirst().first == "3 places" }
    try terminal.type("\u{14}hotl\r")
    terminal.waits("a refusal") {
      $0[0] == "Types: hotl" && $0[1].contains("Invalid --types 'hotl'") && $0[2].contains("Did you mean 'hotel'?")
    }
    try terminal.type("\u{15}hote\t\r")
    terminal.waits("the hotel") { $0[0] == "Place: par" && $0[1] == "1 place   types hotel" && $0[2].hasPrefix("› Hôtel") }
    try terminal.type("\u{14}\u{15}\r\u{7}it\r")
    terminal.waits("Parma") { $0[1] == "1 place   countries it" && $0[2].hasPrefix("› Parma") }
    try terminal.type("\u{7}xx")
    terminal.waits("what is typed") { $0[0] == "Countries: itxx" }
    try terminal.type("\u{1B}")
    terminal.waits("as it was") { $0[0] == "Place: par" && $0[1] == "1 place   countries it" }
    try terminal.type("\u{12}circle:45,10,50000\r")
    terminal.waits("near") { $0[1].hasSuffix("near circle:45,10,50000") }
    try terminal.type("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test("id and position are copied by the terminal, and shown")
  func copying() throws {
    let terminal = try browse("parm", lines: 30)
    terminal.waits("Parma") { $0.contains("44.8015,10.3279  city-parma") }
    try terminal.type("\u{19}")
    terminal.waits("the id") { $0[1] == "Copied: city-parma" }
    try terminal.type("\u{F}")
    terminal.waits("the position") { $0[1] == "Copied: 44.8015,10.3279" }
    #expect(terminal.text.contains("\u{1B}]52;c;Y2l0eS1wYXJtYQ==\u{7}") && terminal.text.contains("\u{1B}]52;c;NDQuODAxNSwxMC4zMjc5\u{7}"))
    try terminal.type("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test("a larger terminal lists more places")
  func moreRows() throws {
    let folder = try Folder()
    let places = (10..<80).map { #"{"id":"p\#($0)","name":"Place \#($0)","location":{"latitude":\#($0),"longitude":1}}"# }
    try folder.write("many.ndjson", places.joined(separator: "\n"))
    try #require(try CommandRun(["import", "many.ndjson"], folder: folder).status == 0)
    let terminal = try PseudoTerminal(["browse", "--index", "places.gaz", "place"], in: folder)
    terminal.waits("20 places") { $0.dropFirst().first == "20 places" }
    try terminal.resize(columns: 200, lines: 40)
    terminal.waits("as many as fit") { $0.count == 40 && $0[1] == "37 places" && $0[38].contains("Place") }
    try terminal.resize(columns: 80, lines: 100)
    terminal.waits("half of the page is for the pane") { $0.count == 100 && $0[1] == "48 places" }
    try terminal.type("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test("without a terminal it says what to run instead")
  func noTerminal() throws {
    let run = try CommandRun(["browse", "--index", "places.gaz"], folder: try Places.imported())
    #expect(run.status == 64 && run.messages.contains("gazetteer search TEXT"), "\(run.messages)")
  }
}
