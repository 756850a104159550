// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import Testing

/// Place details of the older kit (snippets B1–B4).
@MainActor @Suite struct GroupBTests {
  private let placesClient: GMSPlacesClient

  init() throws { placesClient = try EmbeddedPlaces.legacyClient() }

  @Test func b1_fieldsAreAUnionOfBits() {
    let fields: GMSPlaceField = GMSPlaceField(rawValue: GMSPlaceField.name.rawValue | GMSPlaceField.placeID.rawValue)
    #expect(fields == [.name, .placeID] && fields.rawValue == 3)
    // Programs of 32 bits wrote the same with another integer.
    #expect(GMSPlaceField(rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)) == fields)
    #expect(GMSPlaceField.editorialSummary.rawValue == 1 << 34 && GMSPlaceField.all.rawValue == UInt64.max)
  }

  @Test func b2_aPlaceByItsID() async {
    let fields: GMSPlaceField = GMSPlaceField(rawValue: GMSPlaceField.name.rawValue | GMSPlaceField.placeID.rawValue)
    var selected: [String] = []
    let fetched = await calledBack { (callback: @escaping @MainActor (GMSPlace?, (any Error)?) -> Void) in
      placesClient.fetchPlace(
        fromPlaceID: "ChIJV4k8_9UodTERU5KXbkYpSYs", placeFields: fields, sessionToken: nil,
        callback: { (place: GMSPlace?, error: Error?) in
          if let error = error {
            callback(nil, error)
            return
          }
          if let place = place {
            selected.append("The selected place is: \(place.name ?? "")")
          }
          callback(place, nil)
        })
    }
    #expect(selected == ["The selected place is: Hotel Majestic Saigon"])
    #expect(fetched.value?.placeID == "ChIJV4k8_9UodTERU5KXbkYpSYs")
    #expect(fetched.value?.formattedAddress == nil && fetched.value?.types == nil && fetched.value?.rating == 0)
  }

  @Test func b2_anIDOfBeforeGivesThePresentOne() async {
    let fetched = await calledBack { callback in
      placesClient.fetchPlace(fromPlaceID: "poi-hotel-majestic-saigon", placeFields: .placeID, sessionToken: nil, callback: callback)
    }
    #expect(fetched.value?.placeID == "ChIJV4k8_9UodTERU5KXbkYpSYs" && fetched.value?.name == nil)
  }

  @Test func b2_anUnknownIDGivesNoPlaceAndAnError() async {
    let fetched = await calledBack { callback in
      placesClient.fetchPlace(fromPlaceID: "nowhere", placeFields: .all, sessionToken: nil, callback: callback)
    }
    #expect(fetched.value == nil)
    #expect((fetched.error as? NSError)?.code == GMSPlacesErrorCode.invalidRequest.rawValue)
  }

  @Test func b2_noFieldIsAllOfThem() async {
    let fetched = await calledBack { callback in
      placesClient.fetchPlace(fromPlaceID: "poi-sydney-opera-house", placeFields: [], sessionToken: nil, callback: callback)
    }
    #expect(fetched.value?.name == "Sydney Opera House" && fetched.value?.types?.first == "opera_house")
    #expect(fetched.value?.timeZone?.identifier == "Australia/Sydney")
  }
}
