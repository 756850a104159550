// SPDX-License-Identifier: Apache-2.0
import Foundation
import GooglePlacesSwift
import Testing

/// A program for Google's Swift kit, with its import line.
@Suite struct ImportLineTests {
  @Test func theSwiftKitIsBehindItsImportLine() {
    let filter = AutocompleteFilter(types: [.cafe], countries: ["fr"])
    let request = GooglePlacesSwift.AutocompleteRequest(query: "cafe", sessionToken: AutocompleteSessionToken(), filter: filter)
    #expect(request.query == "cafe" && PlacesClient.provideAPIKey("key"))
    let configuration = PlaceDetailsConfiguration(content: [.address(), .rating(), .reviews()], theme: PlacesMaterialTheme())
    #expect(configuration.content.contains(.rating()) && !configuration.content.contains(.website()))
  }
}
