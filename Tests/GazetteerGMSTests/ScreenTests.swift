// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import GazetteerIndex
import GazetteerTesting
import GazetteerUI
import Testing

/// The two screens and the table of the older kit: what they are told, and what they tell their delegates.
@MainActor @Suite struct ScreenTests {
  private let world: World

  init() throws {
    world = try World(
      .place("Lyon", id: "lyon", at: (45.76, 4.84), importance: 0.8, type: "locality", country: "FR"),
      .place("Lyon Café", id: "cafe", at: (45.7601, 4.8401), type: "cafe", country: "FR"))
  }

  private func client(timeLimit: Duration? = nil) throws -> GMSPlacesClient {
    var configuration = PlacesClient.Configuration()
    configuration.timeLimit = timeLimit
    return GMSPlacesClient(try PlacesClient(indexPath: world.path, configuration: configuration))
  }

  /// Hears of everything, as words; for all three kinds of delegate.
  private final class Listener: @MainActor GMSAutocompleteViewControllerDelegate, @MainActor GMSAutocompleteResultsViewControllerDelegate,
    @MainActor GMSAutocompleteTableDataSourceDelegate
  {
    var heard: [String] = []
    var place: GMSPlace?
    var goesOn = true

    private func choose(_ prediction: GMSAutocompletePrediction) -> Bool {
      heard.append("select \(prediction.placeID)")
      return goesOn
    }

    private func take(_ place: GMSPlace) {
      self.place = place
      heard.append("place")
    }

    private func fail(_ error: any Error) { heard.append("error \((error as NSError).code)") }

    func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) { take(place) }
    func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error) { fail(error) }
    func wasCancelled(_ viewController: GMSAutocompleteViewController) { heard.append("cancel") }
    func viewController(_ viewController: GMSAutocompleteViewController, didSelect prediction: GMSAutocompletePrediction) -> Bool {
      choose(prediction)
    }
    func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) { heard.append("update") }
    func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) { heard.append("request") }

    func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didAutocompleteWith place: GMSPlace) { take(place) }
    func resultsController(_ resultsController: GMSAutocompleteResultsViewController, didFailAutocompleteWithError error: any Error) {
      fail(error)
    }
    func resultsController(
      _ resultsController: GMSAutocompleteResultsViewController, didSelect prediction: GMSAutocompletePrediction
    ) -> Bool { choose(prediction) }
    func didUpdateAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController) {
      heard.append("update")
    }
    func didRequestAutocompletePredictions(forResultsController resultsController: GMSAutocompleteResultsViewController) {
      heard.append("request")
    }

    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace) { take(place) }
    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error) { fail(error) }
    func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) { heard.append("request") }
  }

  private func until(_ holds: () -> Bool) async throws {
    for _ in 0..<60_000 where !holds() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(holds())
  }

  // rule: "swift.screens"
  @Test func aFullScreenTellsRequestUpdateSelectPlace() async throws {
    let (screen, listener) = (GMSAutocompleteViewController(client: try client()), Listener())
    screen.delegate = listener
    screen.placeFields = [.name, .placeID]
    screen.type("lyon")
    try await until { screen.rows.count == 2 }
    #expect(listener.heard == ["request", "update"] && screen.message == nil && !screen.canRetry)
    screen.select(row: 7)
    screen.select(row: 0)
    try await until { listener.place != nil }
    #expect(listener.heard == ["request", "update", "select lyon", "place"])
    #expect(listener.place?.name == "Lyon" && listener.place?.types == nil)
  }

  // rule: "swift.screens"
  @Test func givingUpEndsTheRequestFirst() async throws {
    let (screen, listener) = (GMSAutocompleteViewController(client: try client()), Listener())
    screen.delegate = listener
    screen.type("lyon")
    screen.cancel()
    #expect(listener.heard == ["request", "update", "cancel"] && screen.rows.isEmpty)
    screen.type("lyon c")
    try await until { screen.rows.first?.id == "cafe" }
    screen.cancel()
    #expect(listener.heard.suffix(3) == ["request", "update", "cancel"], "an emptied list is no update")
  }

  // rule: "swift.screens"
  @Test func aDelegateThatTakesOverGetsNoPlace() async throws {
    let (screen, listener) = (GMSAutocompleteResultsViewController(client: try client()), Listener())
    (screen.delegate, listener.goesOn) = (listener, false)
    screen.type("lyon")
    try await until { screen.rows.count == 2 }
    screen.select(row: 1)
    try await Task.sleep(for: .milliseconds(200))
    #expect(listener.heard == ["request", "update", "select cafe"])
  }

  // rule: "swift.screens"
  @Test func aBrokenRuleIsTold() async throws {
    let (screen, listener) = (GMSAutocompleteResultsViewController(client: try client()), Listener())
    screen.delegate = listener
    let filter = GMSAutocompleteFilter()
    filter.types = ["nonsense"]
    screen.autocompleteFilter = filter
    screen.type("lyon")
    try await until { screen.message != nil }
    #expect(listener.heard == ["request", "update", "error \(GMSPlacesErrorCode.invalidRequest.rawValue)"] && !screen.canRetry)
    screen.autocompleteFilter = nil
    screen.placeProperties = ["colour"]
    screen.type("lyon c")
    try await until { !screen.rows.isEmpty }
    screen.select(row: 0)
    try await until { listener.heard.last?.hasPrefix("error") == true && listener.heard.contains("select cafe") }
    #expect(screen.message?.contains("Invalid placeProperties 'colour'.") == true)
  }

  // rule: "swift.retry"
  @Test func whatMayPassIsTriedAgainOnRequest() async throws {
    let (table, listener) = (GMSAutocompleteTableDataSource(client: try client(timeLimit: .zero)), Listener())
    table.delegate = listener
    table.retry()
    #expect(listener.heard.isEmpty, "nothing failed")
    table.sourceTextHasChanged("lyon")
    try await until { table.canRetry }
    #expect(table.message != nil && !listener.heard.contains { $0.hasPrefix("error") })
    let requests = listener.heard.count
    table.retry()
    try await until { listener.heard.count > requests }
    table.clearResults()
    #expect(table.rows.isEmpty && table.message == nil && !table.canRetry)
  }

  @Test func fieldsAndPropertiesReplaceEachOther() async throws {
    let (table, listener) = (GMSAutocompleteTableDataSource(client: try client()), Listener())
    table.delegate = listener
    (table.placeFields, table.placeProperties) = (.name, [GMSPlaceProperty.types.rawValue])
    table.sourceTextHasChanged("lyon c")
    try await until { !table.rows.isEmpty }
    table.selectRow(at: 0)
    try await until { listener.place != nil }
    #expect(listener.place?.name == nil && listener.place?.types == ["cafe", "food", "point_of_interest", "establishment"])
    table.placeFields = .placeID
    #expect(table.placeProperties.isEmpty)
  }

  @Test func coloursAreKept() {
    let screen = GMSAutocompleteViewController()
    let color = PlaceColor(red: 1, green: 0, blue: 0)
    (screen.primaryTextColor, screen.tintColor) = (color, color)
    #expect(screen.primaryTextColor == color && screen.tintColor == color && screen.secondaryTextColor != color)
  }

  @Test func aScreenThatIsDroppedIsGone() async throws {
    weak var dropped: GMSAutocompleteViewController?
    do {
      let screen = GMSAutocompleteViewController(client: try client())
      dropped = screen
      screen.type("lyon")
      try await until { screen.rows.count == 2 }
    }
    try await until { dropped == nil }
  }
}
