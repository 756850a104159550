// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS

#if canImport(UIKit)
  import UIKit
#endif

// Requests of the older kit.

// MARK: A plain class that holds the client

class PredictionsSample {
  let placesClient = GMSPlacesClient.shared()

  // The page gives no corners.
  let northEastBounds = CLLocationCoordinate2DMake(40.921628, -73.700051)
  let southWestBounds = CLLocationCoordinate2DMake(40.477398, -74.259087)

  func placeAutocomplete() {
    // The same token goes with all queries of a session, and with the request for the place that is chosen.
    let token = GMSAutocompleteSessionToken.init()

    // Create a type filter.
    let filter = GMSAutocompleteFilter()
    filter.types = [kGMSPlaceTypeBank]
    filter.locationBias = GMSPlaceRectangularLocationOption(northEastBounds, southWestBounds)

    placesClient.findAutocompletePredictions(
      fromQuery: "cheesebu",
      filter: filter,
      sessionToken: token,
      callback: { (results, error) in
        if let error = error {
          print("Autocomplete error: \(error)")
          return
        }
        if let results = results {
          print("\(results.count) results")
          for result in results {
            print("Result \(result.attributedFullText) with placeID \(result.placeID)")
          }
        }
      })
  }
}

// MARK: Matches in bold

class BoldSample: UIViewController {
  let label = UILabel()

  func show(_ prediction: GMSAutocompletePrediction) {
    let regularFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    let boldFont = UIFont.boldSystemFont(ofSize: UIFont.labelFontSize)

    let bolded = prediction.attributedFullText.mutableCopy() as! NSMutableAttributedString
    bolded.enumerateAttribute(kGMSAutocompleteMatchAttribute, in: NSMakeRange(0, bolded.length), options: []) {
      (value, range: NSRange, stop: UnsafeMutablePointer<ObjCBool>) -> Void in
      let font = (value == nil) ? regularFont : boldFont
      bolded.addAttribute(.font, value: font, range: range)
    }

    label.attributedText = bolded
  }
}

// MARK: Fetcher

class FetcherViewController: UIViewController {

  var textField: UITextField?
  var resultText: UITextView?
  var fetcher: GMSAutocompleteFetcher?

  override func viewDidLoad() {
    super.viewDidLoad()

    // Set bounds to inner-west Sydney Australia. By the letter of the page the corners' longitudes are exchanged.
    let neBoundsCorner = CLLocationCoordinate2D(latitude: -33.843366, longitude: 151.134002)
    let swBoundsCorner = CLLocationCoordinate2D(latitude: -33.875725, longitude: 151.200349)

    // Set up the autocomplete filter.
    let filter = GMSAutocompleteFilter()
    filter.locationRestriction = GMSPlaceRectangularLocationOption(neBoundsCorner, swBoundsCorner)

    // Create a new session token.
    let token: GMSAutocompleteSessionToken = GMSAutocompleteSessionToken.init()

    // Create the fetcher.
    fetcher = GMSAutocompleteFetcher(bounds: nil, filter: filter)
    fetcher?.delegate = self
    fetcher?.provide(token)

    textField = UITextField(frame: CGRect(x: 5.0, y: 10.0, width: view.frame.size.width - 5.0, height: 44.0))
    resultText = UITextView(frame: CGRect(x: 0, y: 45.0, width: view.frame.size.width, height: view.frame.size.height - 45.0))
    resultText?.text = "No Results"

    if let textField, let resultText {
      self.view.addSubview(textField)
      self.view.addSubview(resultText)
    }
  }

  // The page connects it with `#selector`, for which a system needs Objective-C.
  func textFieldDidChange(textField: UITextField) {
    fetcher?.sourceTextHasChanged(textField.text)
  }
}

extension FetcherViewController: GMSAutocompleteFetcherDelegate {
  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    // The page has `NSMutableString()` and `appendFormat`, which are there with Objective-C only.
    let resultsStr = NSMutableString(string: "")
    for prediction in predictions {
      resultsStr.append("\n Primary text: \(prediction.attributedPrimaryText.string)\n")
      resultsStr.append("Place ID: \(prediction.placeID)\n")
    }

    resultText?.text = resultsStr as String
  }

  func didFailAutocompleteWithError(_ error: Error) {
    resultText?.text = error.localizedDescription
  }
}

// MARK: Filters

enum FilterSamples {
  /// The page has it in Objective-C only.
  static func area(isRestriction: Bool) -> GMSAutocompleteFilter {
    let northEast = CLLocationCoordinate2DMake(39.0, -95.0)
    let southWest = CLLocationCoordinate2DMake(37.5, -100.0)
    let filter = GMSAutocompleteFilter()
    if isRestriction {
      filter.locationRestriction = GMSPlaceRectangularLocationOption(northEast, southWest)
    } else {
      filter.locationBias = GMSPlaceRectangularLocationOption(northEast, southWest)
    }
    return filter
  }

  static func countries() -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.countries = ["au", "nz"]
    return filter
  }

  static func types() -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.types = [kGMSPlaceTypeAirport, kGMSPlaceTypeAmusementPark]
    return filter
  }
}
