// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText
import Testing

@testable import GazetteerService

/// The place types for people.
@Suite struct TypeDirectoryTests {
  private func types(_ text: String, _ language: String = "en") throws -> [String] {
    TypeDirectory(matching: text, language: try #require(LanguageTag(language))).entries.map(\.type)
  }

  @Test func everyTypeOfTableAIsInAGroupAndNoneOfTableB() {
    let entries = TypeDirectory().entries
    #expect(entries.map(\.type) == PlaceTypeTable.all.map(\.name))
    #expect(entries.allSatisfy { ($0.group != nil) == ($0.table == .a) })
    #expect(Set(entries.compactMap(\.group)) == Set(PlaceTypeGroup.allCases))
  }

  @Test(
    "the groups are those of the contract",
    arguments: [
      ("car_dealer", "Automotive"), ("truck_dealer", "Automotive"), ("business_center", "Business"),
      ("zoo", "Entertainment and Recreation"),
      ("stable", "Facilities"), ("yakitori_restaurant", "Food and Drink"), ("locality", "Geographical Areas"),
      ("spa", "Health and Wellness"),
      ("synagogue", "Places of Worship"), ("veterinary_care", "Services"), ("truck_stop", "Transportation"),
    ])
  func groups(type: String, title: String) {
    #expect(TypeDirectory().entries.first { $0.type == type }?.group?.title == title)
  }

  @Test(
    "a type is found by its name, its group, what includes it, and what people call it",
    arguments: [
      ("train_station", "en", "train_station"), ("Train STATION", "en", "train_station"), ("petrol", "en", "gas_station"),
      ("food", "en", "bakery"), ("food", "en", "wine_bar"), ("drink", "en", "acai_shop"), ("worship", "en", "mosque"),
      ("Bahnhof", "de", "train_station"), ("rest", "fr", "restaurant"), ("駅", "ja", "train_station"), ("cafe", "es", "cafe"),
      ("établ", "fr", "educational_institution"),
    ])
  func finding(text: String, language: String, type: String) throws {
    let found = try types(text, language)
    #expect(found.contains(type), "\(found)")
  }

  @Test("each word of the text has to begin a word", arguments: ["tation", "bahnhof", "train bakery", "zzz"])
  func notFinding(text: String) throws {
    #expect(try !types(text).contains("train_station"))
  }

  @Test func namesAreInTheLanguageElseInEnglish() throws {
    let entries = TypeDirectory(language: try #require(LanguageTag("de-AT"))).entries
    #expect(entries.first { $0.type == "train_station" }.map { [$0.displayName, $0.languageCode] } == ["Bahnhof", "de"])
    let english = TypeDirectory(language: try #require(LanguageTag("xx"))).entries
    #expect(english.first { $0.type == "train_station" }.map { [$0.displayName, $0.languageCode] } == ["Train station", "en"])
    #expect(TypeDirectory.hasNames(in: try #require(LanguageTag("pt-BR"))))
    #expect(!TypeDirectory.hasNames(in: try #require(LanguageTag("xx"))))
  }

  @Test func jsonHasTablesGroupsAndWhatIncludesAType() throws {
    let json = TypeDirectory(matching: "bakery").json
    #expect(
      json.hasPrefix(
        #"{"types":[{"type":"bakery","table":"A","group":"Food and Drink","displayName":{"text":"Bakery","languageCode":"en"},"#
          + #""includedIn":["food","store"]}],"collections":[{"name":"(regions)","types":["locality","#), "\(json)")
  }
}
