// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

/// Which categories a text names in full.
@Suite struct TypedCategoryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let language: [String]
    let phrase: String
    let types: [String]
    let joiner: String?
    let rest: String
    var testDescription: String { text }

    init(_ text: String, _ language: String..., phrase: String, types: String..., joiner: String? = nil, rest: String = "") {
      self.text = text
      self.language = language
      self.phrase = phrase
      self.types = types
      self.joiner = joiner
      self.rest = rest
    }
  }

  @Test(
    "The best category is the longest phrase",
    arguments: [
      Case("pizza", "en", phrase: "pizza", types: "pizza_restaurant"),
      Case("PIZZA", "en", phrase: "pizza", types: "pizza_restaurant"),
      Case("pizza in", "en", phrase: "pizza", types: "pizza_restaurant", joiner: "in"),
      Case("pizza in Par", "en", phrase: "pizza", types: "pizza_restaurant", joiner: "in", rest: "Par"),
      Case("pizza par", "en", phrase: "pizza", types: "pizza_restaurant", rest: "par"),
      Case("pizza, Paris", "en", phrase: "pizza", types: "pizza_restaurant", rest: "Paris"),
      Case("pizza in Innsbruck", "en", phrase: "pizza", types: "pizza_restaurant", joiner: "in", rest: "Innsbruck"),
      Case("Paris pizza", "en", phrase: "pizza", types: "pizza_restaurant", rest: "Paris"),
      Case("restaurants near me", "en", phrase: "restaurants", types: "restaurant", joiner: "near me"),
      Case("gas stations near Oslo", "en", phrase: "gas stations", types: "gas_station", joiner: "near", rest: "Oslo"),
      Case("coffee", "en", phrase: "coffee", types: "cafe", "coffee_shop"),
      Case("cafe", "en", phrase: "Café", types: "cafe"),
      Case(
        "chinese food near Central Park", "en", phrase: "Chinese food", types: "chinese_restaurant", joiner: "near", rest: "Central Park"),
      Case("apotheke", "de", "en", phrase: "Apotheke", types: "pharmacy"),
      Case("apotheke", "en", phrase: "Apotheke", types: "pharmacy"),
      Case("the vert", "fr", phrase: "thé", types: "tea_house", rest: "vert"),
      Case("farmacia", "en", phrase: "Farmacia", types: "pharmacy"),
      Case("musei a Roma", "it", phrase: "musei", types: "museum", joiner: "a", rest: "Roma"),
      Case("dworzec kolejowy Kraków", "pl", phrase: "Dworzec kolejowy", types: "train_station", rest: "Kraków"),
      Case("backerei wien", "de", phrase: "Bäckerei", types: "bakery", rest: "wien"),
      Case("baeckerei in Wien", "de", phrase: "Bäckerei", types: "bakery", joiner: "in", rest: "Wien"),
      Case("醫院", "zh-TW", "zh-Hant", "zh", phrase: "醫院", types: "hospital"),
      Case("醫院", "en", phrase: "醫院", types: "hospital"),
      Case("台北飯店", "zh-HK", "zh-Hant", "zh", phrase: "飯店", types: "hotel", rest: "台北"),
      Case("washroom", "en", phrase: "washroom", types: "public_bathroom"),
      Case("ski lifts", "en", phrase: "ski lifts", types: "ski_resort"),
      Case("Seilbahn", "de", phrase: "Seilbahn", types: "transit_station"),
      Case("pfarrkirche schaan", "de", phrase: "Pfarrkirche", types: "church", rest: "schaan"),
      Case("musée d'art de Vancouver", "fr", phrase: "Musée d'art", types: "art_museum", "art_gallery", joiner: "de", rest: "Vancouver"),
      Case("pont Burrard", "fr", phrase: "Pont", types: "bridge", rest: "Burrard"),
      Case("pont Amsterdam", "nl", phrase: "pont", types: "ferry_terminal", rest: "Amsterdam"),
      Case("gymnasium", "en", phrase: "gymnasium", types: "gym"),
      Case("gymnasium", "de", phrase: "Gymnasium", types: "secondary_school"),
      Case("Hotels in der Nähe von Graz", "de", phrase: "Hotels", types: "hotel", joiner: "in der Nähe von", rest: "Graz"),
    ])
  func best(_ example: Case) throws {
    let found = try #require(TypeNames.categories(typedIn: example.text, language: example.language).first)
    #expect(found.category.text == example.phrase)
    #expect(found.category.types == example.types)
    #expect(found.joiner?.text == example.joiner)
    #expect(found.rest == example.rest)
  }

  @Test("A word that another language uses for something else is a category in its own language only", arguments: ["it", "en", "de"])
  func homographs(language: String) {
    #expect(TypeNames.categories(typedIn: "pont burrard", language: [language]).isEmpty)
    #expect(!TypeNames.categories(withPrefix: "pont", language: [language], limit: 5).contains { $0.text == "pont" })
    #expect(TypeNames.types(namedBy: Array("pont".utf8)[...]).isEmpty)
  }

  @Test(
    "A text without a finished phrase at its ends has none", arguments: ["", " ", "!", "pizz", "pizzaland", "the pizza oven", "Oslo", "in"])
  func none(text: String) {
    #expect(TypeNames.categories(typedIn: text, language: ["en"]).isEmpty)
  }

  @Test func shorterPhrasesFollow() {
    let found = TypeNames.categories(typedIn: "park hotel", language: ["en"])
    #expect(found.map(\.category.types) == [["hotel"], ["park"]])
    #expect(found.map(\.side) == [.end, .start])
    #expect(found.map(\.rest) == ["park", "hotel"])
  }

  @Test func aPhraseKnowsItsLetters() throws {
    let found = try #require(TypeNames.categories(typedIn: "  Cafés  in Wien", language: ["en"]).first)
    #expect(found.scalars == 2..<7)
  }
}
