// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerGMS
import GazetteerUI
import Testing

/// The examples in doc comments of the public interface compile.
///
/// `DocCommentExamples` below and `SwiftSurfaceExamples` have the code of each, word by word; this test looks for it there.
@Suite struct DocCommentTests {
  private static let file = URL(filePath: #filePath)

  /// A block of lines with four more spaces behind `///`.
  private static func examples(in folder: String) throws -> [(file: String, code: String)] {
    let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: folder)
    let paths = try #require(FileManager.default.enumerator(atPath: root.path())).compactMap { $0 as? String }
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let lines = try String(contentsOf: root.appending(path: path), encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let code = lines.map { $0.drop { $0 == " " } }.map { $0.hasPrefix("///     ") ? $0.dropFirst(8) : "" }
      return code.split(separator: "").map { (path, bare($0)) }
    }
  }

  /// Lines without the spaces around them.
  private static func bare(_ lines: some Sequence<Substring>) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test(
    "what doc comments show compiles",
    arguments: [
      ("Sources/Gazetteer/Client", 70), ("Sources/GazetteerService/Access", 5), ("Sources/GazetteerUI", 5), ("Sources/GazetteerGMS", 6),
    ])
  func compiled(_ example: (folder: String, least: Int)) throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(text.range(of: "\nprivate final class DocCommentExamples"))
    let run = try String(contentsOf: Self.file.deletingLastPathComponent().appending(path: "SwiftSurfaceExamples.swift"), encoding: .utf8)
    let compiled = [text[start.lowerBound...], run[...]].map { Self.bare($0.split(separator: "\n", omittingEmptySubsequences: false)) }
      .joined(separator: "\n")
    let examples = try Self.examples(in: example.folder)
    for (file, code) in examples { #expect(compiled.contains(code), "\(file)") }
    #expect(examples.count >= example.least)
  }

  @Test("every type of the Swift surface has an example") func everyTypeHasAnExample() throws {
    let root = Self.file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/Gazetteer/Client")
    var types = 0
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path())).compactMap { $0 as? String }
    for path in paths where path.hasSuffix(".swift") {
      let lines = try String(contentsOf: folder.appending(path: path), encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where line.prefixMatch(of: #/public (final )?(struct|enum|class|protocol) /#) != nil {
        let comment = lines[..<number].reversed().prefix { $0.hasPrefix("///") }
        types += 1
        #expect(comment.contains { $0.hasPrefix("///     ") }, "\(path): \(line)")
      }
    }
    #expect(types >= 50)
  }
}

@MainActor
private final class DocCommentExamples: AutocompleteFetcherDelegate, AutocompleteListModelDelegate,
  @MainActor GMSAutocompleteViewControllerDelegate
{
  func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {}
  func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error) {}
  func wasCancelled(_ viewController: GMSAutocompleteViewController) {}
  func fetcher(_ fetcher: AutocompleteFetcher, didAutocompleteWith suggestions: [AutocompleteSuggestion]) {}
  func fetcher(_ fetcher: AutocompleteFetcher, didFailAutocompleteWith error: PlacesError) {}

  // MARK: Gazetteer

  func requests(suggestion: AutocompletePlaceSuggestion, center: CLLocationCoordinate2D) {
    _ = AutocompleteRequest(query: "Sicilian piz", filter: AutocompleteFilter(types: [.restaurant]))
    _ = RectangularCoordinateRegion(
      northEast: CLLocationCoordinate2D(latitude: 40.92, longitude: -73.70),
      southWest: CLLocationCoordinate2D(latitude: 40.48, longitude: -74.26))
    _ = FetchPlaceRequest(placeID: suggestion.placeID, placeProperties: [.displayName, .formattedAddress])
    _ = IsPlaceOpenRequest(placeID: "louvre", date: Date(timeIntervalSinceNow: 3600))
    _ = SearchByTextRequest(textQuery: "museums in Paris", placeProperties: [.displayName, .coordinate], isOpenNow: false)
    _ = SearchNearbyRequest(
      locationRestriction: CircularCoordinateRegion(center: center, radius: 500), placeProperties: [.displayName],
      includedTypes: [.restaurant], rankPreference: .distance)
  }

  func geocoding(client: PlacesClient, center: CLLocationCoordinate2D) async throws -> [GeocodedPlace] {
    _ = GeocodeRequest(address: "Sendlinger Straße 10", components: [.country("DE")], placeProperties: [.formattedAddress, .coordinate])
    _ = GeocodeRequest(coordinate: center, placeProperties: [.formattedAddress, .types])
    let request = GeocodeRequest(address: "10 Sendlinger Straße, München", placeProperties: [.formattedAddress, .coordinate])
    let places = try await client.geocode(with: request).get()
    return places
  }

  func setup(path: String) throws {
    try PlacesClient.provideIndex(PlaceIndex(path: path))
  }

  func openIndex() throws {
    let index = try PlaceIndex(path: "places.gaz")
    let client = PlacesClient(index: index)
    _ = client
  }

  func configureIndex() throws {
    var configuration = PlaceIndex.Configuration()
    configuration.maxConcurrent = 2
    configuration.maxWait = .milliseconds(500)
    let index = try PlaceIndex(path: "places.gaz", configuration: configuration)
    _ = index
  }

  func rank() throws {
    var configuration = PlacesClient.Configuration()
    configuration.ranking = try Ranking(profilePath: "better.json")
    let client = try PlacesClient(indexPath: "places.gaz", configuration: configuration)
    _ = client
  }

  func readRanking() throws {
    let ranking = try Ranking(profile: Data(#"{"importance": 0.3, "nearness": 0.3}"#.utf8))
    do { _ = try Ranking(profilePath: "better.json") } catch let error as RankingError { print(error.reason) }
    _ = ranking
  }

  func prefer() throws {
    let ranking = try Ranking.standard.preferring(layer: "stores", withinMeters: 5000)
    _ = ranking
  }

  func conditions() {
    var filter = AutocompleteFilter()
    filter.conditions = [.attribute("brand", isOneOf: ["Zebra", "Lion"]), .attribute("stars", isIn: 3...5), .isOpenNow]
  }

  func suggestion() -> AutocompletePlaceSuggestion {
    var name = AttributedString("Sydney")
    if let typed = name.range(of: "Syd") { name[typed].autocompleteMatch = "" }
    let suggestion = AutocompletePlaceSuggestion(placeID: "sydney", primaryText: name, secondaryText: "Australia")
    return suggestion
  }

  func place(client: PlacesClient, id: String) async throws {
    let place = try await client.fetchPlace(with: FetchPlaceRequest(placeID: id, placeProperties: [.displayName, .rating])).get()
    print(place.displayName ?? "", place.rating ?? 0)
  }

  func text(client: PlacesClient) async throws -> [Place] {
    let request = SearchByTextRequest(textQuery: "museums in Paris", placeProperties: [.displayName, .coordinate])
    let places = try await client.searchByText(with: request).get()
    return places
  }

  func nearby(client: PlacesClient) async throws -> [Place] {
    let circle = CircularCoordinateRegion(center: CLLocationCoordinate2D(latitude: 48.86, longitude: 2.34), radius: 500)
    let request = SearchNearbyRequest(locationRestriction: circle, placeProperties: [.displayName], includedTypes: [.museum])
    let places = try await client.searchNearby(with: request).get()
    return places
  }

  func layersOfIndex() throws -> PlaceIndex {
    let index = try PlaceIndex(paths: ["world.gaz", "stores.gaz"])
    return index
  }

  func layers() throws -> PlacesClient {
    let client = try PlacesClient(indexPaths: ["world.gaz", "stores.gaz"])
    return client
  }

  func suggestions() async throws {
    let client = try PlacesClient(indexPath: "places.gaz")
    let request = AutocompleteRequest(query: "syd", filter: AutocompleteFilter(countries: ["au"]))
    switch await client.fetchAutocompleteSuggestions(with: request) {
    case .success(let suggestions): print(suggestions)
    case .failure(let error): print(error)
    }
  }

  // MARK: GazetteerGMS

  func filter() -> [GMSPlaceType] {
    let filter = GMSAutocompleteFilter()
    filter.types = [kGMSPlaceTypeBank]
    filter.countries = ["au", "nz"]
    let types: [GMSPlaceType] = [.airport, kGMSPlaceTypeAmusementPark]
    return types
  }

  func fullScreen() {
    let screen = GMSAutocompleteViewController()
    screen.delegate = self
    screen.placeFields = [.name, .placeID]
    screen.type("sydney op")  // … and `rows` fills
    screen.select(row: 0)  // … and the delegate is told the place
  }

  func fields(id: String) -> GMSPlaceField {
    let fields: GMSPlaceField = [.name, .placeID]
    _ = GMSFetchPlaceRequest(placeID: id, placeProperties: [GMSPlaceProperty.name.rawValue], sessionToken: nil)
    return fields
  }

  func olderClient(id: String) {
    GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: [.name], sessionToken: nil) { place, error in
      print(place?.name ?? error?.localizedDescription ?? "")
    }
  }

  // MARK: GazetteerUI

  func fetcher(client: PlacesClient) {
    let fetcher = AutocompleteFetcher(client: client)
    fetcher.delegate = self
    fetcher.sourceTextHasChanged("syd")
  }

  func list(client: PlacesClient) {
    let model = AutocompleteListModel(client: client)
    model.delegate = self
    model.sourceTextHasChanged("syd")  // … and `sections` fills
    model.select(model.sections[0].rows[0])
  }

  func looks() -> PlacesMaterialTheme {
    _ = DistanceText(locale: Locale(identifier: "en_US")).text(Measurement(value: 1609, unit: .meters))  // 1.0 mi
    _ = AutocompleteUICustomization(listDensity: .multiLine, listItemIcon: .noIcon)
    var theme = PlacesMaterialTheme.dark
    theme.color.primary = .orange
    theme.shape.cornerRadius = 10
    return theme
  }
}

// MARK: Answers of searches, and views of places

private func pages(client: PlacesClient, request: SearchByTextRequest, pagination: Pagination<SearchByTextResponse>) async throws {
  func names(in response: some SearchResponse) -> [String] { (response.places ?? []).compactMap(\.displayName) }
  do {
    let response: SearchByTextResponse = try await client.searchByText(with: request).get()
    _ = names(in: response)
  }
  do {
    var response: SearchByTextResponse = try await client.searchByText(with: request).get()
    while let next = response.pagination, next.hasNextPage {
      response = try await next.fetchNextPage().get()
    }
  }
  var next = pagination
  next.pageSize = 5
  let response = try await next.fetchNextPage().get()
  _ = response
}

private func olderPages(
  client: GMSPlacesClient, place: GMSPlace, request: GMSPlaceSearchByTextRequest, response: GMSPlaceSearchByTextResponse,
  show: @escaping ((any GMSPlaceSearchResponse)?, (any Error)?) -> Void
) {
  func names(in response: any GMSPlaceSearchResponse) -> [String] { (response.places ?? []).compactMap(\.name) }
  GMSPlacesClient.shared().isOpen(with: GMSPlaceIsOpenRequest(place: place, date: nil)) { response, error in
    print(response.status)
  }
  client.searchByText(with: request, completion: { response, error in print(response?.places?.count ?? 0) })
  if let next = response.pagination, next.hasNextPage { next.fetchNextPage(completion: show) }
  _ = names(in: response)
}

private func olderNearby(client: GMSPlacesClient, request: GMSPlaceSearchNearbyRequest, response: GMSPlaceIsOpenResponse) {
  client.searchNearby(with: request, completion: { response, error in print(response?.places?.count ?? 0) })
  let isOpen = response.status == .open
  _ = isOpen
}

private func themes() {
  var color = PlacesMaterialColor()
  color.surface = .gray
  var font = PlacesMaterialFont()
  font.bodySmall = .system(size: 11)
  var shape = PlacesMaterialShape()
  shape.cornerRadius = 10
  var attribution = PlacesMaterialAttribution()
  attribution.darkModeColor = .white
  attribution.lightModeColor = .black
  var theme = PlacesMaterialTheme()
  theme.measurement.borderWidthButton = 1
  let small = PlaceFont.system(size: 11)
  _ = (color, font, shape, attribution, theme, small)
}

@MainActor private func placeViews(client: PlacesClient, row: PlaceSearchRow) async {
  do {
    let content: Set<PlaceDetailsContent> = [.address(), .rating(), .openingHours()]
    _ = content
  }
  do {
    let content: Set<PlaceDetailsCompactContent> = [.address(), .type()]
    _ = content
  }
  do {
    let content: Set<PlaceSearchContent> = [.address(), .rating(), .media(size: .large)]
    _ = content
  }
  var texts = PlaceViewTexts()
  texts.open = "Geöffnet"
  let query = PlaceDetailsQuery(identifier: .placeID("poi-sydney-opera-house"))
  let orientation = PlaceViewOrientation.horizontal
  _ = PlaceDetailsConfiguration(content: [.address(), .rating()], theme: .dark)
  _ = PlaceDetailsCompactConfiguration(content: [.address(), .type()], preferTruncation: true)
  _ = PlaceSearchConfiguration(content: [.address(), .rating()], selectable: true)
  _ = PlaceSearchConfiguration(content: [.address()], attributionPosition: .bottom)
  _ = (texts, query, orientation)
  do {
    let model = PlaceDetailsModel(client: client, content: [.address(), .openNowStatus()])
    await model.load(PlaceDetailsQuery(identifier: .placeID("poi-louvre-museum")))
    print(model.title, model.lines)
    model.onResult = { result in print(result.place?.displayName ?? "none") }
    for line in model.lines { print(line.texts.joined(separator: "\n")) }
  }
  let request = PlaceSearchViewRequest.searchByText(SearchByTextRequest(textQuery: "museums in Paris", placeProperties: [.all]))
  let model = PlaceSearchModel(client: client, content: [.address(), .rating()])
  await model.load(.searchByText(SearchByTextRequest(textQuery: "museums in Paris", placeProperties: [.all])))
  model.select(model.rows[0])
  print(row.title)
  _ = request
}
