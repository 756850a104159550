// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import GazetteerUI
import Testing

/// Programmatic predictions of the older kit (snippets A1–A9), with the import line changed and the index of the embedded places behind them.
@MainActor @Suite struct GroupATests {
  private let placesClient: GMSPlacesClient

  init() throws { placesClient = try EmbeddedPlaces.legacyClient() }

  private func predictions(
    _ query: String, _ filter: GMSAutocompleteFilter?, token: GMSAutocompleteSessionToken? = nil
  ) async -> (value: [GMSAutocompletePrediction]?, error: (any Error)?) {
    await calledBack { callback in
      placesClient.findAutocompletePredictions(fromQuery: query, filter: filter, sessionToken: token, callback: callback)
    }
  }

  @Test func a1_aTokenIsMadeAndUsedForAllQueriesOfASession() async {
    let token = GMSAutocompleteSessionToken.init()
    let first = await predictions("syd", nil, token: token)
    let second = await predictions("sydney op", nil, token: token)
    #expect(first.error == nil && second.error == nil)
    #expect(second.value?.first?.placeID == "poi-sydney-opera-house")
    #expect(token.description != GMSAutocompleteSessionToken().description)
  }

  /// A word for food with a type of banks: a valid question that nothing answers. The corners are not given in the sample.
  @Test func a2_predictionsOfAType() async {
    let token = GMSAutocompleteSessionToken.init()
    let northEastBounds = CLLocationCoordinate2DMake(40.92, -73.70)
    let southWestBounds = CLLocationCoordinate2DMake(40.48, -74.26)
    let filter = GMSAutocompleteFilter()
    filter.types = ["bank"]
    filter.locationBias = GMSPlaceRectangularLocationOption(northEastBounds, southWestBounds)

    var printed: [String] = []
    let done = await calledBack { (callback: @escaping (Bool, (any Error)?) -> Void) in
      placesClient.findAutocompletePredictions(
        fromQuery: "cheesebu", filter: filter, sessionToken: token,
        callback: { (results, error) in
          if let error = error {
            callback(false, error)
            return
          }
          if let results = results {
            for result in results {
              printed.append("Result \(result.attributedFullText) with placeID \(result.placeID)")
            }
          }
          callback(true, nil)
        })
    }
    #expect(done.value && done.error == nil && printed.isEmpty)
    let banks = await predictions("bank of", filter).value ?? []
    #expect(banks.count == 5 && banks.allSatisfy { $0.types.first == "bank" })
    #expect(banks.first?.attributedFullText.string.hasSuffix("New York, United States") == true, "those near come first")
  }

  @Test func a3_matchesAreBold() async throws {
    let prediction = try #require(await predictions("sydney op", nil).value?.first)
    #expect(prediction.attributedFullText.string == "Sydney Opera House, Bennelong Point, Sydney, New South Wales, Australia")

    let regularFont = "regular"
    let boldFont = "bold"
    let fontKey = NSAttributedString.Key("font")
    let bolded = NSMutableAttributedString(attributedString: prediction.attributedFullText)
    bolded.enumerateAttribute(kGMSAutocompleteMatchAttribute, in: NSMakeRange(0, bolded.length), options: []) { (value, range, _) in
      let font = (value == nil) ? regularFont : boldFont
      bolded.addAttribute(fontKey, value: font, range: range)
    }
    var bold: [String] = []
    bolded.enumerateAttribute(fontKey, in: NSMakeRange(0, bolded.length), options: []) { (value, range, _) in
      if value as? String == boldFont, let range = Range(range, in: bolded.string) { bold.append(String(bolded.string[range])) }
    }
    #expect(bold == ["Sydney Op"])
  }

  /// The north-east longitude of the published corners lies west of the south-west one: by the letter they are a box around the earth that leaves
  /// out the part of Sydney that is meant. The library takes them for what is meant.
  @Test func a4_theRestrictionOfTheFetcherIsTheInnerWestOfSydney() async {
    let filter = GMSAutocompleteFilter()
    let northEast = CLLocationCoordinate2DMake(-33.843366, 151.134002)
    let southWest = CLLocationCoordinate2DMake(-33.875725, 151.200349)
    filter.locationRestriction = GMSPlaceRectangularLocationOption(northEast, southWest)
    let names = await predictions("bal", filter).value?.map(\.attributedPrimaryText.string) ?? []
    #expect(names.first == "Balmain" && names.allSatisfy { $0.hasPrefix("Balmain") } && names.count == 3)
    // The opera house is outside; places inside have the other word alone.
    let others = await predictions("sydney opera", filter).value?.map(\.attributedFullText.string) ?? []
    #expect(!others.isEmpty && others.allSatisfy { $0.contains("Sydney") && !$0.contains("Opera") }, "\(others)")
  }

  /// The view controller of the sample without its views, and without `appendFormat`, which Foundation has on Apple systems only.
  @MainActor private final class FetcherSample: @MainActor GMSAutocompleteFetcherDelegate {
    let fetcher: GMSAutocompleteFetcher
    var resultText = ""
    var failure: String?
    var waiting: CheckedContinuation<Void, Never>?

    init(_ client: GMSPlacesClient) {
      let neBoundsCorner = CLLocationCoordinate2D(latitude: -33.843366, longitude: 151.134002)
      let swBoundsCorner = CLLocationCoordinate2D(latitude: -33.875725, longitude: 151.200349)
      let filter = GMSAutocompleteFilter()
      filter.locationRestriction = GMSPlaceRectangularLocationOption(neBoundsCorner, swBoundsCorner)
      let token: GMSAutocompleteSessionToken = GMSAutocompleteSessionToken.init()
      fetcher = GMSAutocompleteFetcher(bounds: nil, filter: filter, client: client)
      fetcher.delegate = self
      fetcher.provide(token)
    }

    func textFieldDidChange(_ text: String) async {
      await withCheckedContinuation { continuation in
        waiting = continuation
        fetcher.sourceTextHasChanged(text)
      }
    }

    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
      let resultsStr = NSMutableString(string: "")
      for prediction in predictions { resultsStr.append("\n Primary text: \(prediction.attributedPrimaryText.string)\n") }
      resultText = resultsStr as String
      waiting?.resume()
      waiting = nil
    }

    func didFailAutocompleteWithError(_ error: any Error) {
      failure = error.localizedDescription
      waiting?.resume()
      waiting = nil
    }
  }

  @Test func a4_theFetcherTellsWhatTheNewestTextFinds() async {
    let sample = FetcherSample(placesClient)
    await sample.textFieldDidChange("balmain h")
    #expect(sample.failure == nil)
    #expect(sample.resultText.hasPrefix("\n Primary text: Balmain ") && sample.resultText.contains("Balmain Hospital"))
    await sample.textFieldDidChange("")
    #expect(sample.resultText == "")
    sample.fetcher.autocompleteFilter?.types = ["nonsense"]
    await sample.textFieldDidChange("bal")
    #expect(sample.failure?.hasPrefix("Invalid types: 'nonsense' is no type of tables 1 to 3.") == true)
  }

  @Test func a5_biasAndRestrictionToABox() async {
    let box = GMSPlaceRectangularLocationOption(CLLocationCoordinate2DMake(39.0, -95.0), CLLocationCoordinate2DMake(37.5, -100.0))
    let inside = GMSAutocompleteFilter()
    inside.locationRestriction = box
    #expect(await predictions("wi", inside).value?.map(\.attributedPrimaryText.string) == ["Wichita"])
    let near = GMSAutocompleteFilter()
    near.locationBias = box
    let found = await predictions("wi", near).value ?? []
    #expect(found.count == 5 && found.contains { $0.attributedPrimaryText.string == "Wichita" })
    inside.locationBias = GMSPlaceCircularLocationOption(CLLocationCoordinate2DMake(99, 0), 1)
    #expect(await predictions("wi", inside).value?.count == 1, "a bias beside a restriction is not looked at")
  }

  @Test func a6_countriesInLowerCase() async {
    let filter = GMSAutocompleteFilter()
    filter.countries = ["au", "nz"]
    let found = await predictions("hamil", filter).value ?? []
    #expect(found.first?.placeID == "city-nz-hamilton")
    #expect(found.allSatisfy { ["New Zealand", "Australia"].contains($0.attributedFullText.string.components(separatedBy: ", ").last) })
    filter.countries = ["au", "nz", "de", "fr", "gb", "us"]
    let error = await predictions("hamil", filter).error as? NSError
    #expect(error?.code == GMSPlacesErrorCode.invalidRequest.rawValue && error?.domain == kGMSPlacesErrorDomain)
    #expect(error?.localizedDescription == "Invalid countries: 6 values. Give at most 5.")
  }

  @Test func a7_twoTypesOrOneCollection() async {
    let filter = GMSAutocompleteFilter()
    filter.types = ["airport", "amusement_park"]
    let found = await predictions("luna", filter).value ?? []
    #expect(found.prefix(3).count == 3 && found.prefix(3).allSatisfy { $0.types.first == "amusement_park" })
    #expect(await predictions("sydney", filter).value?.first?.placeID == "airport-syd")
    filter.types = ["address"]
    let streets = await predictions("darling str", filter).value ?? []
    #expect(streets.first?.placeID == "poi-darling-street" && streets.allSatisfy { $0.types.first == "route" })
    filter.types = ["bank"]
    // No bank has both words; what is listed has one of them.
    let banks = await predictions("darling str", filter).value ?? []
    #expect(!banks.isEmpty && banks.allSatisfy { $0.types.contains("bank") && !$0.attributedFullText.string.contains("Darling Street") })
  }

  /// The delegate of the table samples: it tells what it heard, in order.
  @MainActor private final class TableSample: @MainActor GMSAutocompleteTableDataSourceDelegate {
    var heard: [String] = []
    var place: GMSPlace?
    var goesOn = true
    var waiting: (word: String, continuation: CheckedContinuation<Void, Never>)?

    func until(_ word: String, _ action: () -> Void) async {
      await withCheckedContinuation { continuation in
        waiting = (word, continuation)
        action()
      }
    }

    private func hear(_ word: String) {
      heard.append(word)
      guard let waiting, waiting.word == word else { return }
      self.waiting = nil
      waiting.continuation.resume()
    }

    func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) { hear("update") }
    func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) { hear("request") }
    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace) {
      self.place = place
      hear("place")
    }
    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error) { hear("error") }
    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction) -> Bool {
      hear("select")
      return goesOn
    }
  }

  @Test func a8_theChosenPlaceHasTheWantedFields() async {
    let (table, sample) = (GMSAutocompleteTableDataSource(client: placesClient), TableSample())
    table.delegate = sample
    table.placeFields = GMSPlaceField(rawValue: GMSPlaceField.name.rawValue | GMSPlaceField.placeID.rawValue)
    await sample.until("update") { table.sourceTextHasChanged("sydney opera") }
    await sample.until("place") { table.selectRow(at: 0) }
    #expect(sample.place?.name == "Sydney Opera House" && sample.place?.placeID == "poi-sydney-opera-house")
    #expect(sample.place?.formattedAddress == nil)
    #expect(sample.heard.filter { $0 != "update" } == ["request", "select", "place"])
  }

  @Test func a9_aSelectionCanBeTakenOver() async {
    let (table, sample) = (GMSAutocompleteTableDataSource(client: placesClient), TableSample())
    table.delegate = sample
    await sample.until("update") { table.sourceTextHasChanged("balm") }
    #expect(sample.heard == ["request", "update"])
    #expect(table.rows.first.map { String($0.primaryText.characters) } == "Balmain" && table.message == nil)
    sample.goesOn = false
    table.selectRow(at: 0)
    table.selectRow(at: 99)
    #expect(sample.heard.last == "select" && sample.place == nil)
    table.clearResults()
    #expect(table.rows.isEmpty)

    let filter = GMSAutocompleteFilter()
    filter.types = ["nonsense"]
    table.autocompleteFilter = filter
    await sample.until("error") { table.sourceTextHasChanged("balm") }
    #expect(table.message?.contains("nonsense") == true)
  }
}
