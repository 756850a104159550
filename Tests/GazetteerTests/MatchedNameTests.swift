// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import GazetteerIndex
import GazetteerTesting
import Testing

@Suite struct MatchedNameTests {
  @Test func aliasThatBeginsWithTheTextIsTold() throws {
    // "Lungsod ng München" came first in the source and was shown.
    let world = try World(.place("Munich", aliases: ["Lungsod ng München", "Münchener Stadt", "München"]))
    let index = try PlaceIndex(path: world.path)
    let answer = try index.answerNow(AutocompleteQuery(json: Array(#"{"input": "münch"}"#.utf8)))
    #expect(answer.places.map(\.matchedName) == ["München"])
  }

  @Test("the Swift surface tells it as well", .rule("swift.matched-name"), arguments: [("münch", "München"), ("muni", nil)])
  func surface(_ example: (query: String, name: String?)) async throws {
    let client = try Atlas(.place("Munich", aliases: ["München"])).client()
    let found = try await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: example.query)).get()
    let names = found.map { suggestion in
      switch suggestion {
      case .place(let place): place.matchedName
      }
    }
    #expect(names == [example.name])
  }
}
