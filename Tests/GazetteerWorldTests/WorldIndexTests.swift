// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerWorld
import Testing

/// The embedded places as programs get them.
@Suite struct WorldIndexTests {
  /// A folder of the test's own.
  private static func withFolder<Value>(_ body: (String) async throws -> Value) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "gazetteer-world-\(UUID().uuidString)").path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await body(folder)
  }

  @Test func itIsMadeOnceAndMadeAnewWhenItIsDamaged() async throws {
    try await Self.withFolder { folder in
      var made: [String] = []
      func path() throws -> String { try WorldIndex.path(environment: ["XDG_CACHE_HOME": folder]) { made.append($0) } }
      let first = try path()
      #expect(try path() == first && made == [first] && first.hasPrefix(folder))
      let link = "\(folder)/gazetteer/sample-\(Schema.formatVersion).gaz"
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == first)
      let request = AutocompleteRequest(query: "sydney op")
      for case .place(let place) in try await PlacesClient(indexPath: first).fetchAutocompleteSuggestions(with: request).get().prefix(1) {
        #expect(place.placeID == "poi-sydney-opera-house")
      }
      try Data("no index".utf8).write(to: URL(filePath: first))
      #expect(try path() == first && made == [first, first])
    }
  }

  @Test func aFolderThatCannotBeMadeIsNamedWithTheCure() async throws {
    try await Self.withFolder { folder in
      let file = folder + "/file"
      try Data().write(to: URL(filePath: file))
      let error = #expect(throws: WorldIndexError.self) { _ = try WorldIndex.path(environment: ["XDG_CACHE_HOME": file]) }
      #expect(error?.description.contains(file) == true && error?.description.contains("XDG_CACHE_HOME") == true)
    }
  }
}
