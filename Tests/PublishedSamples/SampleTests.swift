// SPDX-License-Identifier: Apache-2.0
import EmbeddedIndex
import Foundation
import GazetteerGMS
import Testing

/// Each sample compiles, which is why this target exists, and does what its page says, on the embedded places.
///
/// The samples ask shared clients, so that nothing but their import line is changed; the tests run one after the other.
@MainActor @Suite(.serialized) struct SampleTests {
  init() throws {
    GMSPlacesClient.provideIndex(try EmbeddedIndex.index.get())
    Said.forget()
  }

  /// Waits until something holds; false after ten minutes.
  private func until(_ holds: () -> Bool) async throws -> Bool {
    for _ in 0..<60_000 {
      if holds() { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  private func said(_ prefix: String) async throws -> String? {
    _ = try await until { Said.all.contains { $0.hasPrefix(prefix) } }
    return Said.all.first { $0.hasPrefix(prefix) }
  }

  private func predictions(_ query: String, _ filter: GMSAutocompleteFilter? = nil) async throws -> [GMSAutocompletePrediction] {
    try await GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: query, filter: filter, sessionToken: nil)
  }

  private func suggestions(_ query: String, _ filter: AutocompleteFilter) async throws -> [AutocompletePlaceSuggestion] {
    try await PlacesClient.shared.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: query, filter: filter)).get().map {
      switch $0 {
      case .place(let place): place
      }
    }
  }

  private func suggestions(_ query: String, _ filter: GMSAutocompleteFilter) async throws -> [GMSAutocompletePlaceSuggestion] {
    let request = GMSAutocompleteRequest(query: query)
    request.filter = filter
    return try await GMSPlacesClient.shared().fetchAutocompleteSuggestions(from: request).compactMap(\.placeSuggestion)
  }

  // MARK: Screens of the older kit

  #if !canImport(UIKit)
    @Test func fullScreenControl() async throws {
      let sample = FullScreenViewController()
      sample.viewDidLoad()
      #expect((sample.view.subviews.first as? UIButton)?.title == "Launch autocomplete")
      sample.autocompleteClicked(UIButton())
      let screen = try #require(sample.presented as? GMSAutocompleteViewController)
      screen.type("darling str")
      #expect(try await until { !screen.rows.isEmpty })
      #expect(screen.rows.first?.id == "poi-darling-street" && Said.all == ["on", "off"])
      #expect(!UIApplication.shared.isNetworkActivityIndicatorVisible)
      screen.select(row: 0)
      #expect(try await said("Place name") == #"Place name: Optional("Darling Street")"#)
      #expect(Said.all.contains(#"Place ID: Optional("poi-darling-street")"#) && sample.presented == nil)
    }

    @Test func fullScreenControlThatIsGivenUp() async throws {
      let sample = FullScreenViewController()
      sample.autocompleteClicked(UIButton())
      let screen = try #require(sample.presented as? GMSAutocompleteViewController)
      screen.type("darling str")
      screen.cancel()
      #expect(Said.all == ["on", "off", "cancelled"] && sample.presented == nil && screen.rows.isEmpty)
    }

    @Test func resultsInTheNavigationBar() async throws {
      let sample = NavigationBarViewController()
      sample.viewDidLoad()
      let screen = try #require(sample.searchController?.searchResultsUpdater as? GMSAutocompleteResultsViewController)
      screen.type("sydney opera")
      #expect(try await until { !screen.rows.isEmpty })
      screen.select(row: 0)
      #expect(try await said("Place name") == #"Place name: Optional("Sydney Opera House")"#)
      #expect(try await said("Place address")?.contains("Bennelong Point") == true)
    }

    @Test func resultsAtTheTopOfAView() async throws {
      let sample = TopOfViewViewController()
      sample.viewDidLoad()
      #expect(sample.view.subviews.first?.subviews.first === sample.searchController?.searchBar)
      sample.resultsViewController?.type("sydney opera")
      #expect(try await until { sample.resultsViewController?.rows.isEmpty == false })
      sample.resultsViewController?.select(row: 0)
      #expect(try await said("Place name") == #"Place name: Optional("Sydney Opera House")"#)
    }

    @Test func resultsInAPopover() async throws {
      let sample = PopoverViewController()
      sample.viewDidLoad()
      #expect(sample.searchController?.modalPresentationStyle == .popover)
      sample.resultsViewController?.type("sydney opera")
      #expect(try await until { sample.resultsViewController?.rows.isEmpty == false })
      sample.resultsViewController?.select(row: 0)
      #expect(Said.all == ["Chosen: poi-sydney-opera-house"], "no place is fetched")
    }

    @Test func tableDataSource() async throws {
      let sample = PlaceAutocompleteViewController()
      sample.viewDidLoad()
      let bar = try #require(sample.view.subviews.first as? UISearchBar)
      let table = try #require(sample.view.subviews.last as? UITableView)
      let source = try #require(table.dataSource as? GMSAutocompleteTableDataSource)
      bar.delegate?.searchBar(bar, textDidChange: "sydney opera")
      #expect(UIApplication.shared.isNetworkActivityIndicatorVisible)
      #expect(try await until { !source.rows.isEmpty && !UIApplication.shared.isNetworkActivityIndicatorVisible })
      #expect(table.reloads >= 2 && table.delegate === source)
      source.selectRow(at: 0)
      #expect(try await said("Place name") == #"Place name: Optional("Sydney Opera House")"#)
    }

    @Test func colours() {
      let sample = StylingViewController()
      sample.viewDidLoad()
      let screen = sample.acController
      #expect(screen.primaryTextColor == .lightGray && screen.primaryTextHighlightColor == .black && screen.tintColor == .lightGray)
      #expect(screen.secondaryTextColor == .lightGray && screen.tableCellSeparatorColor == .lightGray)
      #expect(screen.tableCellBackgroundColor == .darkGray)
    }

    @Test func matchesInBold() async throws {
      let sample = BoldSample()
      sample.show(try #require(await predictions("sydney op").first))
      let text = try #require(sample.label.attributedText)
      var bold: [String] = []
      text.enumerateAttribute(.font, in: NSMakeRange(0, text.length)) { value, range, _ in
        if value as? UIFont === UIFont.bold { bold.append((text.string as NSString).substring(with: range)) }
      }
      #expect(bold == ["Sydney Op"])
    }

    @Test func fetcherInAViewController() async throws {
      let sample = FetcherViewController()
      sample.viewDidLoad()
      sample.textField?.text = "balmain h"
      sample.textFieldDidChange(textField: try #require(sample.textField))
      #expect(try await until { sample.resultText?.text != "No Results" })
      #expect(sample.resultText?.text?.hasPrefix("\n Primary text: Balmain ") == true)
    }
  #endif

  // MARK: Requests of the older kit

  /// A word for food and a type of banks: a valid question that nothing answers.
  @Test func predictionsOfASession() async throws {
    PredictionsSample().placeAutocomplete()
    #expect(try await said("0 results") != nil)
    #expect(Said.all.count == 1)
  }

  @Test func areaFilters() async throws {
    let inside = try await predictions("wi", FilterSamples.area(isRestriction: true))
    #expect(inside.map(\.attributedPrimaryText.string) == ["Wichita"])
    #expect(try await predictions("wi", FilterSamples.area(isRestriction: false)).count == 5)
  }

  @Test func countriesAndTypes() async throws {
    #expect(try await predictions("hamil", FilterSamples.countries()).first?.placeID == "city-nz-hamilton")
    #expect(try await predictions("luna", FilterSamples.types()).first?.types.first == kGMSPlaceTypeAmusementPark)
    #expect(try await predictions("sydney", FilterSamples.types()).first?.types.first == kGMSPlaceTypeInternationalAirport)
  }

  @Test func placeDetails() async throws {
    PlaceDetailsSample().getPlace()
    #expect(try await said("The selected") == #"The selected place is: Optional("Hotel Majestic Saigon")"#)
  }

  @Test func openingHours() async throws {
    let sample = PlaceDetailsSample()
    let place = try await sample.placesClient.lookUpPlaceID("poi-sydney-opera-house")
    sample.examineOpeningHours(place)
    #expect(Said.all.allSatisfy { !$0.hasSuffix("false") }, "what is there has a date")
    let (now, then) = sample.openStatus(place, .distantPast)
    #expect([.open, .closed, .unknown].contains(now) && [.open, .closed, .unknown].contains(then))
  }

  // MARK: The newer kit

  @Test func newerFirstRequest() async {
    await NewerSwiftSamples.firstRequest()
    #expect(Said.all.count == 1 && Said.all.first?.hasPrefix("Result poi-sicilian-thing-pizza-san-diego with Sicilian ") == true)
  }

  @Test func newerFilters() async throws {
    #expect(try await suggestions("upper 90", NewerSwiftSamples.typeFilter()).count == 2)
    #expect(try await suggestions("mu", NewerSwiftSamples.countriesFilter()).count == 5)
    #expect(try await suggestions("joe's pizza", NewerSwiftSamples.circularBias()).first?.placeID == "poi-joes-pizza-carmine-street")
    #expect(try await suggestions("joe's pizza", NewerSwiftSamples.rectangularBias()).first?.placeID == "poi-joes-pizza-carmine-street")
    #expect(try await suggestions("golden gate", NewerSwiftSamples.originFilter()).allSatisfy { ($0.distanceMeters ?? 0) > 40_000 })
  }

  @Test func newerRestriction() async {
    await NewerSwiftSamples.restriction()
    // The only Sicilian pizza of the embedded places is in San Diego; in the circle there is other pizza.
    #expect(Said.all.count == 6 && Said.all.dropFirst().allSatisfy { $0.contains("pizz") }, "\(Said.all)")
  }

  @Test func newerBias() async {
    await NewerSwiftSamples.bias()
    #expect(Said.all == ["1 suggestions", "poi-sicilian-thing-pizza-san-diego -1"])
  }

  @Test func newerTypes() async {
    await NewerSwiftSamples.types()
    #expect(Said.all.first == "5 suggestions")
  }

  @Test func newerOrigin() async throws {
    await NewerSwiftSamples.origin()
    let nearest = try #require(Said.all.dropFirst().first?.split(separator: " "))
    #expect(nearest.first == "poi-amoeba-music" && (2_500...3_500).contains(Int(nearest.last ?? "") ?? 0))
  }

  @Test func newerSelection() async {
    let chosen = await NewerSwiftSamples.selected("poi-sydney-opera-house", AutocompleteSessionToken())
    #expect(chosen.error == nil && chosen.place?.displayName == "Sydney Opera House")
    #expect(chosen.place?.formattedAddress?.hasSuffix("Australia") == true && chosen.place?.placeID == nil)
  }

  // MARK: The newer service under the older names

  @Test func olderNamesFirstRequest() async throws {
    NewerLegacySamples.firstRequest()
    #expect(try await said("Result")?.hasPrefix(#"Result Optional("poi-cafe-spaghetti") with Optional("#) == true)
  }

  @Test func olderNamesFilters() async throws {
    #expect(try await suggestions("upper 90", NewerLegacySamples.types()).count == 2)
    #expect(try await suggestions("mu", NewerLegacySamples.countries()).count == 5)
    #expect(try await suggestions("joe's pizza", NewerLegacySamples.circle()).first?.placeID == "poi-joes-pizza-carmine-street")
    #expect(try await suggestions("joe's pizza", NewerLegacySamples.box()).first?.placeID == "poi-joes-pizza-carmine-street")
    #expect(try await suggestions("golden gate", NewerLegacySamples.origin()).first?.distanceMeters != nil)
  }

  @Test func olderNamesRestriction() async throws {
    NewerLegacySamples.restriction()
    #expect(try await said("5 suggestions") != nil)
  }

  @Test func olderNamesBias() async throws {
    NewerLegacySamples.bias()
    #expect(try await said("5 suggestions") != nil)
  }

  @Test func olderNamesTypes() async throws {
    NewerLegacySamples.typesOfSession()
    #expect(try await said("5 suggestions") != nil)
  }

  @Test func olderNamesOrigin() async throws {
    NewerLegacySamples.originOfSession()
    let nearest = try #require(await said("poi-amoeba-music")?.split(separator: " "))
    #expect((50_000...56_000).contains(Int(nearest.last ?? "") ?? 0))
  }

  // MARK: Plain classes

  // rule: "swift.no-actor"
  @Test func aPlainClassHoldsTheClient() async throws {
    let search = PlaceSearch()
    search.search("sydney op")
    #expect(try await said("found") != nil)
    #expect(search.names.first == "Sydney Opera House")
    #expect(try await search.searched("sydney op").first == "Sydney Opera House")
  }

  // rule: "swift.no-actor"
  @Test func aPlainObjectMakesAFetcher() async throws {
    let plain = PlainFetcher()
    plain.fetcher.sourceTextHasChanged("sydney op")
    #expect(try await said("fetched") != nil)
    #expect(plain.ids.first == "poi-sydney-opera-house")
  }

  // rule: "swift.no-actor"
  @Test func aPlainObjectMakesATable() async throws {
    let plain = PlainTable()
    plain.table.sourceTextHasChanged("sydney op")
    #expect(try await until { !plain.table.rows.isEmpty })
    plain.table.selectRow(at: 0)
    #expect(try await said("place") != nil)
    #expect(plain.place?.name == "Sydney Opera House" && plain.place?.types == nil)
  }

  // rule: "swift.no-actor"
  @Test func whatIsToldElsewhereIsDoneInItsOrder() async throws {
    let table = await Task.detached {
      let table = GMSAutocompleteTableDataSource()
      for text in ["s", "sy", "", "sydney op"] { table.sourceTextHasChanged(text) }
      return table
    }.value
    #expect(try await until { table.rows.first?.id == "poi-sydney-opera-house" })
  }

  @Test func theModeIsTheOneOfTheTarget() {
    #if swift(>=6)
      #expect(languageMode == 6)
    #else
      #expect(languageMode == 5)
    #endif
  }
}
