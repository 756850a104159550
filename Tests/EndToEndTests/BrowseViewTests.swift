// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import Testing

@testable import GazetteerCLI

/// The page of `gazetteer browse`, as text at several sizes.
///
/// `GAZETTEER_RECORD_SNAPSHOTS=1` writes the snapshots anew; a run that writes fails.
@Suite struct BrowseViewTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots")
  private static let isRecording = ProcessInfo.processInfo.environment["GAZETTEER_RECORD_SNAPSHOTS"] != nil

  private static var view: BrowseView {
    var view = BrowseView()
    view.line.insert("muse")
    func row(_ id: String, _ name: String, _ address: String, _ type: String, _ distance: String) -> BrowseRow {
      BrowseRow(id: id, name: AttributedString(name), address: address, type: type, distance: distance)
    }
    view.rows = [
      row("poi-louvre-museum", "Louvre Museum (Musée du Louvre)", "Rue de Rivoli, 75001 Paris, France", "art museum", "120 m"),
      row("poi-musee-d-orsay", "Musée d'Orsay", "Esplanade Valéry Giscard d'Estaing, 75007 Paris, France", "art museum", "1.1 km"),
      row("poi-tokyo-museum", "東京国立博物館", "13-9 Uenokoen, Taito City, Tokyo 110-8712, Japan", "museum", "9,700 km"),
    ]
    view.status = "3 places"
    view.filters = "types museum,art_museum"
    view.footer = "Source: OpenStreetMap contributors"
    view.card = card
    return view
  }

  private static var card: PlaceCard {
    var card = PlaceCard(id: "poi-louvre-museum", name: "Louvre Museum")
    card.types = ["art museum", "museum", "tourist attraction"]
    card.address = "Rue de Rivoli, 75001 Paris, France"
    card.position = "48.8606,2.3376"
    card.isOpen = true
    card.hours = ["Monday: 9:00 AM – 6:00 PM", "Tuesday: Closed"] + ["Wednesday", "Thursday"].map { "\($0): 9:00 AM – 9:00 PM" }
    card.hours += ["Friday", "Saturday", "Sunday"].map { "\($0): 9:00 AM – 6:00 PM" }
    card.phone = "+33 1 40 20 53 17"
    card.website = "https://www.louvre.fr"
    card.rating = "4.7 of 5 by 250,000"
    card.names = [
      .init(language: "fr", text: "Musée du Louvre"), .init(language: "ja", text: "ルーヴル美術館"), .init(language: "", text: "Louvre"),
    ]
    card.summary = "Former palace with the collections of the kings, from Mesopotamia to the Mona Lisa."
    card.source = "OpenStreetMap"
    return card
  }

  /// The lines as a terminal shows them.
  private func lines(_ view: BrowseView, _ columns: Int, _ lines: Int) -> [String] {
    let screen = view.screen(columns: columns, lines: lines, isStyled: false)
    let end = screen.range(of: "\u{1B}[1;", options: .backwards)?.lowerBound ?? screen.endIndex
    return screen[..<end].replacing("\u{1B}[?25l\u{1B}[H", with: "").replacing("\u{1B}[K", with: "").components(separatedBy: "\r\n")
  }

  private static let views: [(String, @Sendable (inout BrowseView) -> Void)] = [
    ("details", { _ in }),
    (
      "explanation",
      {
        $0.pane = .explanation
        $0.explanation = [
          "It is number 1 of the answer.", "0.751722942 = nameWords 0.22 + whole name 0 + importance 0.2975 + nearness 0.234222942",
        ]
      }
    ),
    (
      "filter",
      {
        $0.typedFilter = (.types, InputLine("museum,rest"))
        $0.status = "restaurant  rest_stop"
      }
    ),
    ("list", { $0.wantsPane = false }),
  ]

  @Test("the page is what the checked-in file says", arguments: [60, 80, 200], views.indices)
  func page(columns: Int, index: Int) throws {
    let (name, change) = Self.views[index]
    var view = Self.view
    change(&view)
    let text = lines(view, columns, 24).map { $0.replacing(/\x20+$/, with: "") }.joined(separator: "\n") + "\n"
    let file = Self.folder.appendingPathComponent("browse-\(name)-\(columns).txt")
    if Self.isRecording {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test(
    "the page has the lines of the terminal, and none is too long", arguments: [1, 2, 5, 12, 20, 59, 60, 80, 109, 110, 200],
    [1, 2, 3, 4, 5, 6, 9, 16, 24, 60])
  func sizes(columns: Int, height: Int) {
    for (_, change) in Self.views {
      for wanted in [nil, true, false] as [Bool?] {
        var view = Self.view
        change(&view)
        view.wantsPane = wanted
        let shown = lines(view, columns, height)
        #expect(shown.count == height)
        #expect(shown.allSatisfy { ColumnWidth.of($0) <= columns }, "\(shown)")
      }
    }
  }

  @Test("the row that is marked stays in sight, whatever the height", arguments: [3, 5, 10, 24, 40])
  func sight(height: Int) {
    var view = Self.view
    view.rows = (0..<50).map { BrowseRow(id: "\($0)", name: AttributedString("Place \($0)"), address: "Address") }
    for selected in [0, 7, 25, 49] {
      view.selected = selected
      #expect(lines(view, 80, height).contains { $0.hasPrefix("› Place \(selected) ") })
    }
  }

  @Test("names come before addresses, types, distances and ids when it gets narrow")
  func narrow() {
    func shown(_ columns: Int) -> String {
      BrowseTable(Self.view.rows, columns: columns).line(Self.view.rows[1], isSelected: false).codes(isStyled: false)
    }
    #expect(shown(140).contains("poi-musee-d-orsay"))
    #expect(!shown(110).contains("poi-musee-d-orsay") && shown(110).contains("1.1 km") && shown(110).contains("art museum"))
    #expect(shown(60).contains("1.1 km") && !shown(60).contains("art museum"))
    #expect(shown(30).hasPrefix("  Musée d'Orsay"))
    #expect(shown(12).hasPrefix("  Musée d'O"))
  }

  @Test("equal neighbours of a week stand in one line")
  func hours() {
    #expect(
      HoursLines(Self.card.hours).lines == [
        "Monday: 9:00 AM – 6:00 PM", "Tuesday: Closed", "Wednesday – Thursday: 9:00 AM – 9:00 PM", "Friday – Sunday: 9:00 AM – 6:00 PM",
      ])
    #expect(HoursLines([]).lines == [] && HoursLines(["odd"]).lines == ["odd"])
  }

  @Test(
    "lines are cut at spaces, long words anywhere",
    arguments: [
      ("Rue de Rivoli", 8, ["Rue de", "Rivoli"]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("東京 タワー", 6, ["東京", "タワー"]), ("", 5, [""]),
      ("a  b", 2, ["a", "b"]), ("abc", 0, []), ("東", 1, ["東"]),
    ] as [(String, Int, [String])])
  func wrapping(text: String, columns: Int, lines: [String]) {
    #expect(StyledText(text).wrapped(columns).map { $0.codes(isStyled: false) } == lines)
  }

  @Test("what is copied goes to the terminal in base64")
  func clipboard() { #expect(Clipboard.code(copying: "city-paris") == "\u{1B}]52;c;Y2l0eS1wYXJpcw==\u{7}") }

  @Test(
    "the last word of a list of types is completed",
    arguments: [
      ("museum,restau", "restaurant"), ("train_st", "train_station"), ("petrol", "gas_station"), ("museum,", nil), ("zzz", nil),
    ] as [(String, String?)])
  func completions(text: String, first: String?) {
    #expect(BrowseFilter.types.completions(of: text).first == first)
    #expect(BrowseFilter.countries.completions(of: text) == [])
  }
}
