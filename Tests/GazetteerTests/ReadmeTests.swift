// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerIndex
import GazetteerTesting
import Testing

// What follows stands in README.md as well, word by word; the first test below compares them.

/// The names of the five places that best complete a text, preferably near Times Square.
func suggestions(for text: String, indexPath: String) async throws -> [String] {
  let client = try PlacesClient(indexPath: indexPath)
  let timesSquare = CLLocationCoordinate2D(latitude: 40.758, longitude: -73.985)
  let filter = AutocompleteFilter(coordinateRegionBias: CircularCoordinateRegion(center: timesSquare, radius: 2_000))
  let request = AutocompleteRequest(query: text, filter: filter)
  return try await client.fetchAutocompleteSuggestions(with: request).get().map { suggestion in
    switch suggestion {
    case .place(let place): String(place.attributedFullText.characters)
    }
  }
}

@Suite struct ReadmeTests {
  @Test func theExampleIsTheOneAbove() throws {
    let test = URL(fileURLWithPath: #filePath)
    let package = test.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "```swift\nimport Gazetteer\n\n"))
    let end = try #require(readme.range(of: "```\n", range: start.upperBound..<readme.endIndex))
    let example = String(readme[start.upperBound..<end.lowerBound])
    #expect(!example.isEmpty)
    #expect(try String(contentsOf: test, encoding: .utf8).contains("\n\n" + example + "\n"))
  }

  @Test func theExampleCompletesNearPlacesFirst() async throws {
    let world = try World([
      .place("Carnegie Deli", at: (40.7645, -73.981), importance: 0.4, type: "deli", country: "US"),
      .place("Carnegie Library", at: (40.4436, -79.95), importance: 0.4, type: "library", country: "US"),
      .place("Central Park", at: (40.7826, -73.9656), importance: 0.8, type: "park", country: "US"),
    ])
    defer { withExtendedLifetime(world) {} }
    let names = try await suggestions(for: "carn", indexPath: world.path)
    #expect(names.map { $0.prefix(13) } == ["Carnegie Deli", "Carnegie Libr"])
  }
}
