// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS

// Place details of the older kit.

class PlaceDetailsSample {
  var placesClient: GMSPlacesClient! = GMSPlacesClient.shared()

  func getPlace() {
    // A hotel in Saigon with an attribution.
    let placeID = "ChIJV4k8_9UodTERU5KXbkYpSYs"

    // Specify the place data types to return.
    let fields: GMSPlaceField = GMSPlaceField(rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))

    placesClient?.fetchPlace(
      fromPlaceID: placeID, placeFields: fields, sessionToken: nil,
      callback: {
        (place: GMSPlace?, error: Error?) in
        if let error = error {
          print("An error occurred: \(error.localizedDescription)")
          return
        }
        if let place = place {
          print("The selected place is: \(String(describing: place.name))")
        }
      })
  }

  // The page's `isTruncated`, `period.open` and `GMSTimeOfWeek` are `truncated`, `openEvent` and `GMSEvent` in the headers.
  func examineOpeningHours(_ place: GMSPlace) {

    // Check if the current opening hours contains a special day that has exceptional hours.
    guard let currentOpeningHours = place.currentOpeningHours else { return }
    if let specialDays = currentOpeningHours.specialDays, !specialDays.isEmpty {
      if let specialDay = specialDays.first(where: { $0.isExceptional }) {
        print("Exceptional: \(specialDay.date != nil)")
      }
    }

    // Check if current opening hours contains a truncated time of week.
    let periods = currentOpeningHours.periods ?? []
    for period in periods {
      let open: GMSTimeOfWeek = period.open
      if open.isTruncated {
        print("Truncated: \(open.date != nil)")
      }
    }

    // Check if the place's secondary opening hours indicate when delivery is available.
    if let secondaryOpeningHours = place.secondaryOpeningHours, let hoursType = secondaryOpeningHours.first?.hoursType {
      if hoursType == GMSPlaceHoursType.delivery {
        print("Delivery hours")
      }
    }
  }

  func openStatus(_ place: GMSPlace, _ date: Date) -> (GMSPlaceOpenStatus, GMSPlaceOpenStatus) {
    (place.isOpen(), place.isOpen(at: date))
  }
}
