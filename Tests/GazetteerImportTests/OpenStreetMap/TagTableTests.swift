// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@testable import GazetteerImport

@Suite struct TagTableTests {
  @Test("Every line of the tables is a row, and names types that exist")
  func rows() {
    let lines = TagTables.types.flatMap { $0.split(separator: "\n") }
    let rows = OSMTypes.standard.rows
    #expect(lines.count == rows.count)
    #expect(rows.flatMap(\.types).filter { PlaceTypeTable.code(of: $0) == nil } == [])
    #expect(rows.allSatisfy { !$0.types.isEmpty && $0.conditions.allSatisfy { !$0.values.isEmpty } })
  }

  @Test("The table knows at least 400 values of tags")
  func size() {
    let values = OSMTypes.standard.rows.flatMap(\.conditions).flatMap { condition in condition.values.map { "\(condition.key)=\($0)" } }
    #expect(Set(values).subtracting(["*"]).count > 1_000)
  }

  @Test("No row is hidden by an upper one with fewer conditions")
  func hiddenRows() {
    let rows = OSMTypes.standard.rows
    var upper: Set<String> = []
    for row in rows {
      let first = row.conditions[0]
      let hidden = first.values.filter { upper.contains("\(first.key)=\($0)") }
      #expect(hidden.isEmpty, "\(first.key)=\(hidden.sorted()) | \(row.types)")
      if row.conditions.count == 1 { upper.formUnion(first.values.map { "\(first.key)=\($0)" }) }
    }
  }

  @Test(
    "The topmost row that fits tells the type",
    arguments: [
      ("amenity=restaurant cuisine=italian", "italian_restaurant restaurant"), ("amenity=restaurant", "restaurant"),
      ("cuisine=pizza;kebab amenity=fast_food", "pizza_restaurant kebab_shop fast_food_restaurant"),
      ("amenity=place_of_worship religion=christian building=church", "church place_of_worship"),
      ("railway=station station=subway", "subway_station train_station"), ("shop=unheard_of", "store"), ("building=yes", "premise"),
      ("building=yes amenity=bank", "bank finance"), ("tourism=no", ""), ("leisure=pitch sport=tennis", "tennis_court athletic_field"),
      ("office=company;it", "corporate_office"), ("highway=residential", ""), ("place=town", "locality"),
      ("amenity=unheard_of", "point_of_interest"),
    ])
  func types(_ example: (tags: String, types: String)) {
    #expect(OSMTypes.standard.types(of: tags(example.tags)).joined(separator: " ") == example.types)
  }

  @Test("Rows of administrative levels are sound, and tell what a level is")
  func levels() {
    #expect(OSMLevels.byCountry.keys.filter { $0 != "*" && !CountryCodes.isKnown($0) } == [])
    #expect(OSMLevels.byCountry.count > 50)
    #expect(OSMLevels.of("AT").type(of: 8) == "locality" && OSMLevels.of("AT").type(of: 4) == "administrative_area_level_1")
    #expect(
      OSMLevels.of("CZ").type(of: 6) == "administrative_area_level_1" && OSMLevels.of(nil).type(of: 6) == "administrative_area_level_2")
    #expect(OSMLevels.of("XX").type(of: 2) == "country" && OSMLevels.of("DE").type(of: 10) == "sublocality")
  }
}

/// Tags as `OSMWorld.tags` reads them.
func tags(_ text: String) -> OSMTags {
  var tags = OSMTags()
  for tag in OSMWorld.tags(text) { tags.append(tag.key, tag.value) }
  return tags
}
