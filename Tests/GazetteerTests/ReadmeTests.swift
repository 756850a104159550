// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerTesting
import Testing

@Suite struct ReadmeTests {
  @Test func theExampleRunsAndStandsInTheReadme() async throws {
    let world = try World(.place("Pizza Roma", id: "roma", at: (37.39, -122.08), type: "restaurant"), .place("Pizzeria", type: "store"))
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }

    // README begins
    let client = try PlacesClient(indexPath: world.path)
    let filter = AutocompleteFilter(
      types: [.restaurant], origin: CLLocation(latitude: 37.395804, longitude: -122.077023),
      coordinateRegionBias: CircularCoordinateRegion(center: CLLocationCoordinate2D(latitude: 37.39, longitude: -122.08), radius: 5000))
    switch await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "piz", filter: filter)) {
    case .success(let suggestions):
      for case .place(let place) in suggestions { print(String(place.attributedPrimaryText.characters), place.placeID) }
    case .failure(let error):
      print(error)
    }
    // README ends

    #expect(printed == ["Pizza Roma roma"])
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let example = source.components(separatedBy: "// README begins\n")[1].components(separatedBy: "    // README ends")[0]
    let lines = example.split(separator: "\n").map { $0.dropFirst(4).replacing("world.path", with: "\"places.gaz\"") }
    #expect(readme.contains(lines.joined(separator: "\n")))
  }
}
