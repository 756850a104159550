// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import GazetteerTesting
import GazetteerUI
import Testing

/// What the search widget does, without drawing.
@MainActor @Suite struct WidgetTests {
  private let world: World

  init() throws { world = try World(.place("Lyon", id: "lyon"), .place("Lyon Café", id: "cafe", type: "cafe")) }

  private final class Heard {
    var suggestion: (AutocompletePlaceSuggestion, AutocompleteSessionToken)?
    var place: Place?
    var errors: [PlacesError] = []
    var closings = 0
  }

  private func widget(
    _ selection: PlaceWidget.Selection, _ heard: Heard, filter: AutocompleteFilter? = nil, token: AutocompleteSessionToken? = nil
  ) throws -> PlaceWidget {
    PlaceWidget(
      client: try PlacesClient(indexPath: world.path), filter: filter, customization: AutocompleteUICustomization(listItemIcon: .noIcon),
      initialQuery: "lyon c", sessionToken: token, selection: selection, onError: { heard.errors.append($0) },
      close: { heard.closings += 1 })
  }

  private func until(_ holds: () -> Bool) async throws {
    for _ in 0..<60_000 where !holds() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(holds())
  }

  // rule: "swift.widget"
  @Test func aSuggestionIsGivenWithTheTokenOfItsSession() async throws {
    let (heard, token) = (Heard(), AutocompleteSessionToken())
    let widget = try widget(.suggestion { heard.suggestion = ($0, $1) }, heard, token: token)
    try await until { !widget.model.sections.isEmpty }
    #expect(widget.model.sections[0].rows[0].icon == nil)
    widget.model.select(widget.model.sections[0].rows[0])
    #expect(heard.suggestion?.0.placeID == "cafe" && heard.suggestion?.1 == token && heard.closings == 1)
  }

  // rule: "swift.widget"
  @Test func aPlaceIsFetchedWhereItIsWanted() async throws {
    let heard = Heard()
    let widget = try widget(.place { heard.place = $0 }, heard)
    try await until { !widget.model.sections.isEmpty }
    widget.model.select(widget.model.sections[0].rows[0])
    #expect(heard.closings == 0, "it is open while the place is fetched")
    try await until { heard.place != nil }
    #expect(heard.place?.placeID == "cafe" && heard.closings == 1)
  }

  // rule: "swift.widget"
  @Test func givingUpClosesAndErrorsDoNot() async throws {
    let heard = Heard()
    let widget = try widget(.place { heard.place = $0 }, heard, filter: AutocompleteFilter(types: [PlaceType(rawValue: "nonsense")]))
    try await until { !heard.errors.isEmpty }
    #expect(heard.closings == 0)
    widget.cancel()
    #expect(heard.closings == 1 && heard.place == nil && widget.model.text.isEmpty)
  }
}
