// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerTesting
import GazetteerUI
import Testing

/// What a card about a place says, line by line.
@MainActor func card(of placeID: String, client: any PlacesClientProtocol) async -> [String] {
  let model = PlaceDetailsModel(client: client, content: [.type(), .address(), .openNowStatus(), .openingHours()])
  await model.load(PlaceDetailsQuery(identifier: .placeID(placeID)))
  return [model.message ?? model.title] + model.lines.flatMap(\.texts)
}

#if canImport(SwiftUI)
  import SwiftUI
#endif

// What follows stands in docs/ui.md as well, word by word; the first test below compares them.

/// A text field that shows names under it.
@MainActor final class NameField: AutocompleteFetcherDelegate {
  private let fetcher: AutocompleteFetcher
  private(set) var names: [String] = []

  init(client: any PlacesClientProtocol) {
    fetcher = AutocompleteFetcher(client: client, filter: AutocompleteFilter(countries: ["fr"]))
    fetcher.delegate = self
  }

  func textDidChange(_ text: String) { fetcher.sourceTextHasChanged(text) }

  func fetcher(_ fetcher: AutocompleteFetcher, didAutocompleteWith suggestions: [AutocompleteSuggestion]) {
    names = suggestions.map { suggestion in
      switch suggestion {
      case .place(let place): String(place.attributedPrimaryText.characters)
      }
    }
  }

  func fetcher(_ fetcher: AutocompleteFetcher, didFailAutocompleteWith error: PlacesError) { names = ["\(error)"] }
}

/// A list in plain text, and the place that was chosen from it.
@MainActor final class PlaceList: AutocompleteListModelDelegate {
  let model: AutocompleteListModel
  private(set) var lines: [String] = []
  private(set) var place: Place?

  init(client: any PlacesClientProtocol) {
    var configuration = AutocompleteListModel.Configuration()
    configuration.placeProperties = [.displayName, .formattedAddress, .coordinate]
    model = AutocompleteListModel(client: client, configuration: configuration)
    model.delegate = self
  }

  func listModelDidChange(_ model: AutocompleteListModel) {
    lines = model.sections.flatMap(\.rows).map { row in
      let address = row.secondaryText.map { String($0.characters) } ?? ""
      return "\(String(row.primaryText.characters)), \(address) [\(row.icon?.rawValue ?? "")]"
    }
    if let message = model.message { lines.append(message) }
    if let footer = model.footer { lines.append(String(footer.characters)) }
  }

  func listModel(_ model: AutocompleteListModel, didAutocompleteWith place: Place) { self.place = place }
}

/// The place that someone chooses, or nil when they give up; `events` are those of a model.
func chosenPlace(_ events: AsyncStream<AutocompleteListModel.Event>) async -> Place? {
  for await event in events {
    switch event {
    case .didAutocomplete(let place): return place
    case .didFail, .wasCancelled: return nil
    case .didRequest, .didUpdate, .didChange, .didSelect: continue
    }
  }
  return nil
}

#if canImport(SwiftUI)
  struct PlaceSearch: View {
    @State private var text = ""
    let model: AutocompleteListModel

    var body: some View {
      List {
        TextField("Place", text: $text).onChange(of: text) { model.sourceTextHasChanged(text) }
        ForEach(model.sections) { section in
          ForEach(section.rows) { row in
            Button {
              model.select(row)
            } label: {
              VStack(alignment: .leading) {
                Text(row.primaryText)
                if let address = row.secondaryText { Text(address).font(.caption) }
              }
              .lineLimit(model.customization.listDensity.lineLimit)
            }
          }
        }
        if let message = model.message { Text(message) }
        if let footer = model.footer { Text(footer).font(.footnote) }
      }
    }
  }
#endif

// The end of what stands in docs/ui.md.

@MainActor @Suite(.timeLimit(.minutes(30))) struct DocTests {
  @Test func theExamplesAreThoseAbove() throws {
    let test = URL(fileURLWithPath: #filePath)
    let package = test.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let document = try String(contentsOf: package.appendingPathComponent("docs/ui.md"), encoding: .utf8)
    let source = try String(contentsOf: test, encoding: .utf8)
    let examples = document.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(examples.count == 5)
    for example in examples { #expect(source.contains("\n" + example), "\(example)") }
  }

  @Test func theFieldShowsNames() async throws {
    let client = try GatedClient()
    let field = NameField(client: client)
    field.textDidChange("par")
    await eventually("search") { client.open.count == 1 }
    client.answer()
    await eventually("names") { field.names == ["Paris", "Pargny"] }
  }

  @Test func theListShowsRowsAndGivesThePlace() async throws {
    let client = try GatedClient()
    let list = PlaceList(client: client)
    list.model.sourceTextHasChanged("paris")
    await eventually("search") { client.open.count == 1 }
    client.answer()
    await eventually("rows") { list.lines == ["Paris, France [city]"] }
    let events = list.model.events
    list.model.select(try #require(list.model.sections.first?.rows.first))
    await eventually("the place is asked for") { client.open.last?.placeID == "paris" }
    client.answer()
    await eventually("place") { list.place?.displayName == "Paris" }
    #expect(await chosenPlace(events) == list.place)
  }

  @Test func theCardSaysWhatIsKnown() async throws {
    let client = try GatedClient()
    let lines = await card(of: "paris", client: client.places)
    #expect(lines == ["Paris", "Town", "Paris, France"])
    #expect(await card(of: "nobody", client: client.places).first?.hasPrefix("Search failed: ") == true)
  }

  /// Every default that the page tells is one of the code.
  @Test func theDefaultsAreThoseOfThePage() {
    let configuration = AutocompleteListModel.Configuration()
    #expect(configuration.fetcher == .init(interval: .milliseconds(50), minimumLetters: 1))
    #expect(configuration.placeProperties == [.all] && configuration.fetchesPlace)
    #expect(configuration.retry == .init(limit: 3, firstDelay: .milliseconds(500), longestDelay: .seconds(10)))
    #expect(configuration.customization == .init(listDensity: .twoLine, listItemIcon: .defaultIcon, theme: .light))
  }
}
