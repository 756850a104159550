// SPDX-License-Identifier: Apache-2.0
import Atlas
import Gazetteer
import GazetteerBase
import GazetteerEngine
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

  @Test(
    "beside words of the address, the name that has the other words is told",
    arguments: [
      ("colosseo rom", "Colosseo"), ("colosseo roma", "Colosseo"), ("colosseum roma", nil), ("colosseo lazio", "Colosseo"),
      ("anfiteatro rome", "Anfiteatro Flavio"), ("colosseo rmoe", "Colosseo"), ("大斗兽场 罗马", "大斗兽场"),
    ])
  func besideTheAddress(_ example: (text: String, name: String?)) throws {
    var place = PlaceRecord.place("Colosseum", locality: "Rome", official: ["Colosseo", "大斗兽场"], aliases: ["Anfiteatro Flavio"])
    place.primaryType = "historical_landmark"
    place.types = ["historical_landmark"]
    place.address.countryCode = "FR"
    place.address.street = "Piazza del Colosseo"
    place.address.administrativeArea1 = "Lazio"
    let world = try World(place, .place("Rome", country: "FR", official: ["Roma", "罗马"]))
    let answer = try PlaceIndex(path: world.path).answerNow(AutocompleteQuery(json: Array(#"{"input": "\#(example.text)"}"#.utf8)))
    #expect(answer.places.first?.matchedName == example.name)
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
