// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import Testing

/// Programmatic predictions of the older kit (snippets A1–A7), with the import line changed and the index of the embedded places behind them.
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
    let done = await calledBack { (callback: @escaping @MainActor (Bool, (any Error)?) -> Void) in
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
    #expect(await predictions("sydney opera", filter).value?.isEmpty == true)
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
    #expect(found.count == 3 && found.allSatisfy { $0.types.first == "amusement_park" })
    #expect(await predictions("sydney", filter).value?.first?.placeID == "airport-syd")
    filter.types = ["address"]
    let streets = await predictions("darling str", filter).value ?? []
    #expect(streets.first?.placeID == "poi-darling-street" && streets.allSatisfy { $0.types.first == "route" })
    filter.types = ["bank"]
    #expect(await predictions("darling str", filter).value?.isEmpty == true)
  }
}
