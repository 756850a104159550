// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerBase
import GazetteerEngine
import GazetteerService

/// `gazetteer browse`
struct BrowseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Search as you type, on a full screen.",
    discussion: """
      Searches after every key. Up and down choose, Enter chooses the place and prints its details as JSON, Esc \
      and Ctrl-C leave without a place and exit with 130. Ctrl-U empties the line, Ctrl-W removes a word, Ctrl-Z suspends.

      Tab shows or hides the details of the marked place, Ctrl-X explains its position. Ctrl-T, Ctrl-G, Ctrl-R and Ctrl-V set the filters of types, countries, \
      nearness and attributes. Ctrl-Y copies the id, Ctrl-O the position, where the terminal lets programs copy.

      The screen is drawn on standard output. If that is not a terminal, it is drawn on standard error, so that the chosen place can \
      be redirected to a file.

      Examples:
        gazetteer browse
        gazetteer browse --countries fr --origin 48.86,2.35 "par"
        gazetteer browse --fields id > chosen.json
      """)

  @Argument(help: ArgumentHelp("The initial text (default: none).", valueName: "text"))
  var words: [String] = []

  @OptionGroup var index: LayersOption
  @OptionGroup var filters: FilterOptions
  @OptionGroup var ranking: RankingOption

  @Option(help: ArgumentHelp("Print only these members, as id,displayName.text (default: all).", valueName: "a,b"))
  var fields: String?

  @Flag(help: "Print JSON in one line, indented on a terminal.")
  var json = false

  @MainActor func run() async throws {
    if let offset = filters.offset {
      throw CommandError.invalidOption(name: "offset", value: "\(offset)", cure: "Leave it out: here the cursor is where you type.")
    }
    // What is wrong with the options is said before the screen is taken.
    _ = try filters.query(text: "a")
    _ = try details(of: "a")
    let places = try index.open(ranking.ranking(), for: .answers)
    let request = BrowseRequest(filters)
    let session = BrowseSession(
      places: IndexPlaces(index: places, request: request, language: filters.language ?? "", region: filters.region ?? ""),
      request: request,
      text: words.joined(separator: " "))
    try await browse(session)
    guard case .chose(let id) = session.end else { throw ExitCode(ExitStatus.interrupted.rawValue) }
    let place = try places.withSession { [details = try details(of: id)] in try $0.details(details) }
    if json { try StandardOutput.print(json: place) } else { try StandardOutput.print(indentedJSON(place)) }
  }

  private func details(of id: String) throws -> DetailsQuery {
    try DetailsQuery(placeID: id, fields: fields ?? "*", languageCode: filters.language ?? "")
  }

  /// Gives keys to the session and shows its views, until it ends.
  @MainActor private func browse(_ session: BrowseSession) async throws {
    let terminal = try RawTerminal()
    defer { terminal.close() }
    let isStyled = Terminal.environment("NO_COLOR") == nil
    func draw() {
      let size = terminal.size
      session.fit(columns: size.columns, lines: size.lines)
      terminal.write(session.view.screen(columns: size.columns, lines: size.lines, isStyled: isStyled))
    }
    session.changed = { if session.end == nil { draw() } else { terminal.close() } }
    session.copied = { terminal.write(Clipboard.code(copying: $0)) }
    draw()
    for await input in terminal.inputs {
      switch input {
      case .keys(let keys): for key in keys where session.end == nil { try take(key, in: session, on: terminal) }
      case .resized: draw()
      case .closed: return
      }
    }
  }

  @MainActor private func take(_ key: Key, in session: BrowseSession, on terminal: RawTerminal) throws {
    switch key {
    case .suspend: try terminal.suspend()
    default:
      let size = terminal.size
      session.take(key, columns: size.columns, lines: size.lines)
    }
  }
}
