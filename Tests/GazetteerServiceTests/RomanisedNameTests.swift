// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

@Suite struct RomanisedNameTests {
  @Test(
    "Latin letters find and mark a name of another script", arguments: [("mosk", "Москва", 4), ("αθη", "Athina", 4), ("mosqu", nil, 0)])
  func answer(text: String, name: String?, marked: Int) throws {
    let world = try World(.place("Москва"), .place("Athina"))
    let answer = try PlaceIndex(path: world.path).answerNow(AutocompleteQuery(json: Array(#"{"input": "\#(text)"}"#.utf8)))
    #expect(answer.places.first?.mainText.text == name)
    #expect(answer.places.first?.matchedName == nil)
    if marked > 0 { #expect(answer.places.first?.mainText.matches == [0..<marked]) }
  }

  @Test func anOtherNameIsNotFoundByLatinLetters() throws {
    let world = try World(.place("Moscow", aliases: ["Москва"]))
    #expect(try world.search("moskva").isEmpty)
  }
}
