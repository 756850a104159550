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
}
