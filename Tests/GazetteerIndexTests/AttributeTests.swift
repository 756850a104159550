// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerTesting
import Testing

/// What places have for filters, and which of them meet a condition.
@Suite struct AttributeTests {
  @Test(
    "values are compared by number or by folded text",
    arguments: [
      (#""Zébra""#, [.text("zebra")]), (#""4.50""#, [.number(4.5)]), ("4.5", [.number(4.5)]), ("true", [.text("true")]),
      (#""★""#, [.text("★")]),
      (#"["a","A",1]"#, [.text("a"), .number(1)]), ("null", []), (#""""#, []), (#"{"a":1}"#, []), ("1e999", []),
    ] as [(String, [AttributeValue])])
  func values(json: String, expected: [AttributeValue]) throws {
    #expect(AttributeValue.all(in: try JSONReader.value(of: json)) == expected)
  }

  private static func record(_ id: String, _ extra: String) -> PlaceRecord {
    var record = PlaceRecord.place(id)
    record.details = PlaceDetails(stored: #"{"extra":{\#(extra)},"rating":4}"#)
    return record
  }

  private static let records = [
    record("a", #""brand":"Zebra","stars":3"#), record("b", #""brand":["Lion","zébra"],"stars":"5""#), record("c", #""stars":"many""#),
    PlaceRecord.place("d"),
  ]

  @Test(
    "the places that meet conditions are those whose values do",
    arguments: [
      ([AttributeCondition("brand", .oneOf([.text("zebra")]))], ["a", "b"]),
      ([AttributeCondition("brand", .oneOf([.text("lion"), .text("puma")]))], ["b"]),
      ([AttributeCondition("stars", .range(least: 3, most: nil))], ["a", "b"]),
      ([AttributeCondition("stars", .range(least: nil, most: 4))], ["a"]),
      ([AttributeCondition("stars", .range(least: 5, most: 3))], []), ([AttributeCondition("stars", .oneOf([.text("many")]))], ["c"]),
      ([AttributeCondition("brand", .oneOf([.text("zebra")])), AttributeCondition("stars", .oneOf([.number(5)]))], ["b"]),
      ([AttributeCondition("gone", .oneOf([.text("zebra")]))], []),
    ] as [([AttributeCondition], [String])])
  func places(conditions: [AttributeCondition], expected: [String]) throws {
    let world = try World(Self.records)
    let found = try #require(try world.reader.places(meeting: conditions))
    let ids = try (1...4).filter(found.contains).map { try world.reader.placeID(of: $0) }
    #expect(ids.sorted() == expected && found.count == expected.count)
    for record in Self.records {
      let members = try record.details?.members()
      #expect(conditions.allSatisfy { $0.holds(for: members?.attributes($0.name) ?? []) } == expected.contains(record.id))
    }
  }

  @Test("nothing is filtered by what was not declared, and no condition is met by all")
  func undeclared() throws {
    let world = try World(Self.records)
    #expect(try world.reader.attributeNames() == ["brand", "stars"])
    #expect(try world.reader.places(meeting: [AttributeCondition("rating", .range(least: 1, most: nil))])?.count == 0)
    #expect(try world.reader.places(meeting: []) == nil)
  }

  /// More values than there are single scalars for: the later ones have no posting list, and are found all the same.
  @Test("an attribute may have more values than there are terms for")
  func manyValues() throws {
    #expect(TermSpace.attribute(TermSpace.mostAttributes) != [] && TermSpace.mostAttributes > 50_000)
    var places = AttributePlaces(of: 130)
    for place in [1, 64, 65, 130, 130] { places.insert(place) }
    #expect(places.count == 4 && places.contains(130) && !places.contains(2) && !places.contains(10_000))
    var others = AttributePlaces(of: 130)
    others.insert(65)
    places.formIntersection(others)
    #expect(places.count == 1 && places.contains(65))
  }
}
