// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// Zurich, a village far from it, and a place whose name looks like the prefix of a code.
private func atlas() throws -> Atlas {
  var zurich = PlaceRecord.place("Zurich", id: "zurich", at: (47.3769, 8.5417), importance: 0.8, country: "FR", official: ["Zürich"])
  zurich.names = [AlternateName(text: "Zürich", language: "de", kind: .official)]
  zurich.address.administrativeArea1 = "Canton of Zurich"
  return try Atlas(
    zurich, .place("Suva", id: "suva", at: (-18.14, 178.44), importance: 0.7, country: "FJ"),
    .place("8FVC9G Bar", id: "bar", at: (47.4, 8.5), type: "bar", country: "FR"))
}

private let here = #""locationBias":{"circle":{"center":{"latitude":47.4,"longitude":8.6},"radius":1000}}"#

/// A request for a text, and the place that it says itself: `main | secondary | id`; empty for none.
struct TypedCase: CustomTestStringConvertible, Sendable {
  var rule: String
  var text: String
  var also = ""
  var place: String
  var testDescription: String { "\(rule): \(text) \(also)" }
}

private let zurich = "Zurich, Canton of Zurich, France"

private let cases: [TypedCase] = [
  // Plus codes.
  TypedCase(rule: "code.full", text: "8FVC9G8F+6X", place: "[8FVC9G8F+6X] | \(zurich) | plus_code:8FVC9G8F+6X"),
  TypedCase(rule: "code.full", text: "8fvc9g8f+6x", place: "[8FVC9G8F+6X] | \(zurich) | plus_code:8FVC9G8F+6X"),
  TypedCase(rule: "code.full", text: "8FVC9G8F+6X Zurich", place: "[8FVC9G8F+6X] | \(zurich) | plus_code:8FVC9G8F+6X"),
  TypedCase(rule: "code.full", text: "8FVC0000+", place: "[8FVC0000+] | Zurich, Canton of Zurich, France | plus_code:8FVC0000+"),
  TypedCase(rule: "code.typing", text: "8FVC9G8F+", place: "[8FVC9G8F+] | \(zurich) | plus_code:8FVC9G8F+"),
  TypedCase(rule: "code.typing", text: "8FVC9G8F+6", place: "[8FVC9G8F+] | \(zurich) | plus_code:8FVC9G8F+"),
  TypedCase(rule: "code.guess", text: "8FVC9G8F", place: "[8FVC9G8F]+ | \(zurich) | plus_code:8FVC9G8F+"),
  TypedCase(rule: "code.guess", text: "8FVC9H", place: "[8FVC9H]00+ | \(zurich) | plus_code:8FVC9H00+"),
  TypedCase(rule: "code.guess", text: "8FVC9G", place: ""),
  TypedCase(rule: "code.guess", text: "22222222", place: ""),
  TypedCase(rule: "code.short", text: "9G8F+6X Zurich", place: "[9G8F+6X] | \(zurich) | plus_code:8FVC9G8F+6X"),
  TypedCase(
    rule: "code.short", text: "9G8F+6X2345678", also: here, place: "[9G8F+6X2345678] | \(zurich) | plus_code:8FVC9G8F+6X23456"),
  TypedCase(rule: "code.short", text: "9G8F+6X, zür", place: "[9G8F+6X] | \(zurich) | plus_code:8FVC9G8F+6X"),
  TypedCase(rule: "code.short", text: "9G8F+6X", also: here, place: "[9G8F+6X] | \(zurich) | plus_code:8FVC9G8F+6X"),
  TypedCase(
    rule: "code.short", text: "9G8F+6X", also: #""origin":{"latitude":47.4,"longitude":8.6}"#,
    place: "[9G8F+6X] | \(zurich) | plus_code:8FVC9G8F+6X"),
  TypedCase(rule: "code.short", text: "9G8F+6X", place: ""),
  TypedCase(rule: "code.short", text: "9G8F+6X Atlantis", also: here, place: ""),
  TypedCase(rule: "code.short", text: "+49 30", also: here, place: ""),
  // Coordinates.
  TypedCase(rule: "coordinate.forms", text: "47.3655, 8.5249", place: "[47.3655, 8.5249] | \(zurich) | coordinate:47.3655,8.5249"),
  TypedCase(rule: "coordinate.forms", text: "47°22'30\"N 8°30'E", place: "[47.375, 8.5] | \(zurich) | coordinate:47.375,8.5"),
  TypedCase(rule: "coordinate.forms", text: "geo:-18.5,178.5", place: "[-18.5, 178.5] |  | coordinate:-18.5,178.5"),
  TypedCase(rule: "coordinate.forms", text: "-18,14 178,44", place: "[-18.14, 178.44] | Suva, Fiji | coordinate:-18.14,178.44"),
  TypedCase(rule: "coordinate.forms", text: "10 20", place: ""),
  TypedCase(rule: "coordinate.forms", text: "10, 20", place: ""),
  TypedCase(rule: "coordinate.range", text: "90.5, 8.5", place: ""),
  TypedCase(rule: "coordinate.range", text: "0.5, 180.5", place: ""),
  // Texts and filters.
  TypedCase(rule: "typed.texts", text: "0.5, 0.5", place: "[0.5, 0.5] |  | coordinate:0.5,0.5"),
  TypedCase(
    rule: "typed.texts", text: "47.3655, 8.5249", also: #""languageCode":"de","regionCode":"fr""#,
    place: "[47.3655, 8.5249] | Zürich, Canton of Zurich | coordinate:47.3655,8.5249"),
  TypedCase(
    rule: "typed.countries", text: "47.3655, 8.5249", also: #""includedRegionCodes":["fr"]"#,
    place: "[47.3655, 8.5249] | \(zurich) | coordinate:47.3655,8.5249"),
  TypedCase(rule: "typed.countries", text: "47.3655, 8.5249", also: #""includedRegionCodes":["us"]"#, place: ""),
  TypedCase(rule: "typed.countries", text: "0.5, 0.5", also: #""includedRegionCodes":["fr"]"#, place: ""),
  TypedCase(
    rule: "typed.types", text: "8FVC9G8F+6X", also: #""includedPrimaryTypes":["plus_code"]"#,
    place: "[8FVC9G8F+6X] | \(zurich) | plus_code:8FVC9G8F+6X"),
  TypedCase(
    rule: "typed.types", text: "8FVC9G8F+6X", also: #""includedPrimaryTypes":["geocode"]"#,
    place: "[8FVC9G8F+6X] | \(zurich) | plus_code:8FVC9G8F+6X"),
  TypedCase(rule: "typed.types", text: "8FVC9G8F+6X", also: #""includedPrimaryTypes":["establishment"]"#, place: ""),
  TypedCase(
    rule: "typed.types", text: "47.3655, 8.5249", also: #""includedPrimaryTypes":["geocode"]"#,
    place: "[47.3655, 8.5249] | \(zurich) | coordinate:47.3655,8.5249"),
  TypedCase(rule: "typed.types", text: "47.3655, 8.5249", also: #""includedPrimaryTypes":["(cities)"]"#, place: ""),
  TypedCase(
    rule: "typed.restriction", text: "47.3655, 8.5249",
    also: #""locationRestriction":{"circle":{"center":{"latitude":47.3655,"longitude":8.5249},"radius":1}}"#,
    place: "[47.3655, 8.5249] | \(zurich) | coordinate:47.3655,8.5249"),
  TypedCase(
    rule: "typed.restriction", text: "47.3655, 8.5249",
    also: #""locationRestriction":{"circle":{"center":{"latitude":47.4,"longitude":8.6},"radius":1000}}"#, place: ""),
]

@Suite struct TypedPlaceTests {
  @Test("a text says a place itself", arguments: cases)
  func said(_ example: TypedCase) throws {
    let also = example.also.isEmpty ? "" : "," + example.also
    let text = example.text.replacing("\"", with: "\\\"")
    let answer = try atlas().answer("{\"input\":\"\(text)\"\(also)}")
    let said = answer.places.filter { $0.matchLabel == .plusCode || $0.matchLabel == .coordinate }
    let lines = said.map { "\($0.mainText.bracketed) | \($0.secondaryText?.text ?? "") | \($0.placeID)" }
    #expect(lines == (example.place.isEmpty ? [] : [example.place]))
    #expect(said.isEmpty || answer.places.first == said.first)
  }

  @Test("it goes first and takes a slot", .rule("typed.first"))
  func slots() throws {
    let records = (1...6).map { PlaceRecord.place("0.5 0.5 Club \($0)", type: "bar") }
    let atlas = try Atlas(records)
    #expect(try atlas.suggestions("0.5 0.5").map(\.matchLabel) == [.coordinate, .nameStart, .nameStart, .nameStart, .nameStart])
    #expect(try atlas.suggestions("0.5 0.5") { $0.limit = 1 }.map(\.matchLabel) == [.coordinate])
  }

  @Test("it is written as any place, with its distance", .rule("typed.json"))
  func json() throws {
    let answer = try atlas().answer(#"{"input":"8FVC9G8F+6X","origin":{"latitude":47.3655625,"longitude":8.5249374}}"#)
    #expect(
      answer.json() == """
        {"suggestions":[{"placePrediction":{"place":"places/plus_code:8FVC9G8F+6X","placeId":"plus_code:8FVC9G8F+6X",\
        "text":{"text":"8FVC9G8F+6X, Zurich, Canton of Zurich, France","matches":[{"endOffset":11}]},\
        "structuredFormat":{"mainText":{"text":"8FVC9G8F+6X","matches":[{"endOffset":11}]},\
        "secondaryText":{"text":"Zurich, Canton of Zurich, France"}},"types":["plus_code","geocode"]}}]}
        """)
    let extras = answer.json(extras: true)
    #expect(extras.contains(#""location":{"latitude":47.3655625,"longitude":8.5249375},"matchKind":"plusCode"}"#))
  }

  private func details(_ id: String, _ fields: String) throws -> String {
    try atlas().index.withSession { try $0.details(DetailsQuery(placeID: id, fields: fields)) }
  }

  @Test("its id gives its details", .rule("typed.details"))
  func facts() throws {
    #expect(
      try details("plus_code:8FVC9G8F+6X", "id,displayName.text,types,location,viewport,formattedAddress") == """
        {"id":"plus_code:8FVC9G8F+6X","types":["plus_code"],"formattedAddress":"9G8F+6X Zurich, Canton of Zurich, France",\
        "location":{"latitude":47.3655625,"longitude":8.5249375},\
        "viewport":{"low":{"latitude":47.3655,"longitude":8.524875},"high":{"latitude":47.365625,"longitude":8.525}},\
        "displayName":{"text":"8FVC9G8F+6X"}}
        """)
    #expect(
      try details("coordinate:047.3655,8.52490", "id,displayName.text,types,location,formattedAddress") == """
        {"id":"coordinate:47.3655,8.5249","types":["geocode"],"formattedAddress":"Zurich, Canton of Zurich, France",\
        "location":{"latitude":47.3655,"longitude":8.5249},"displayName":{"text":"47.3655, 8.5249"}}
        """)
  }

  @Test(
    "the code of the details is the one that was typed", .rule("typed.details"),
    arguments: [
      ("8FVC9G8F+6X", #"{"globalCode":"8FVC9G8F+6X","compoundCode":"9G8F+6X Zurich, Canton of Zurich, France"}"#),
      ("8FVC9G8F+6X8", #"{"globalCode":"8FVC9G8F+6X8","compoundCode":"9G8F+6X8 Zurich, Canton of Zurich, France"}"#),
      ("8FVC0000+", #"{"globalCode":"8FVC0000+"}"#),
    ])
  func code(_ example: (code: String, json: String)) throws {
    #expect(try details("plus_code:\(example.code)", "plusCode") == "{\"plusCode\":\(example.json)}")
  }

  @Test(
    "an id that only begins like one is refused", .rule("typed.details"),
    arguments: [
      "plus_code:", "plus_code:9G8F+6X", "plus_code:8FVC9G8F", "coordinate:", "coordinate:1", "coordinate:91,0", "coordinate:a,b",
      "coordinate:1,2,3",
    ])
  func badID(_ id: String) throws {
    let error = #expect(throws: ContractError.self) { try details(id, "id") }
    #expect(error?.status == .invalidArgument)
    #expect(error?.message.hasPrefix("Not a valid Place ID: \(id). Give an id such as ") == true)
  }
}
