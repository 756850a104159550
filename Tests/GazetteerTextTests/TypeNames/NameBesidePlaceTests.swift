// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

/// How a text is read as a name and a place.
@Suite struct NameBesidePlaceTests {
  private func readings(_ text: String, _ language: String = "en") -> [String] {
    TypeNames.namesBesidePlaces(in: text, language: [language]).map { pair in
      "\(pair.name)|\(pair.joiner.map { $0.text + ($0.isNear ? "!" : "") } ?? "")|\(pair.place)"
    }
  }

  @Test("Readings with a joining word come first")
  func joined() {
    #expect(readings("zara near soho").first == "zara|near!|soho")
    #expect(readings("zara in soho").first == "zara|in|soho")
    #expect(readings("zara close to soho square").first == "zara|close to!|soho square")
    #expect(readings("zara bei soho", "de").first == "zara|bei!|soho")
    #expect(readings("新宿駅の近くのスターバックス", "ja").contains("スターバックス|の近くの!|新宿駅"))
  }

  @Test("Without one either part may come first")
  func plain() {
    #expect(readings("zara soho") == ["zara||soho", "soho||zara"])
    #expect(readings("a b c") == ["a||b c", "a b||c", "b c||a", "c||a b"])
  }

  @Test("A text that ends with a word for near here has no place")
  func here() {
    #expect(readings("zara near me").first == "zara|near me!|")
    #expect(readings("zara in").allSatisfy { !$0.hasPrefix("zara|in|") })
  }

  @Test("One word has no reading, and neither has a long text", arguments: ["", " ", "zara", "a b c d e f g h i j k l m"])
  func none(text: String) {
    #expect(readings(text).isEmpty)
  }
}

/// Types that stand in for others.
@Suite struct CoarserTypeTests {
  @Test("A type has the types that stand in for it, and none of the given ones")
  func coarser() {
    #expect(TypeNames.coarser(than: ["subway_station"]) == ["light_rail_station", "train_station", "transit_station"])
    #expect(TypeNames.coarser(than: ["cafe", "coffee_shop"]) == [])
    #expect(TypeNames.coarser(than: ["atm"]) == [])
  }
}
