// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerIndex
import GazetteerTesting
import GazetteerUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct RowTests {
  private let paris = CLLocation(latitude: 48.85, longitude: 2.35)

  @Test func aRowHasMarkedTextsDistanceAndIcon() async throws {
    var records = GatedClient.cities
    records[1].source = Source(name: "map", attribution: "© mappers")
    let trial = ListTrial(try GatedClient(records), filter: AutocompleteFilter(origin: paris))
    #expect(trial.model.footer == nil)
    await trial.show("parma")
    let row = try trial.row("parma")
    let marked = row.primaryText.runs[\.autocompleteMatch].filter { $0.0 != nil }.map { String(row.primaryText.characters[$0.1]) }
    #expect(marked == ["Parma"])
    #expect(row.secondaryText.map { String($0.characters) } == "United States")
    #expect(row.distanceText == "470\u{A0}mi")
    #expect(row.icon == .city)
    #expect(row.types == [.locality, .political, .geocode])
    #expect(trial.model.footer.map { String($0.characters) } == "Data: © mappers")
  }

  // rule: "swift.matched-name"
  @Test("another name that the text led to stands behind the name", arguments: [("моск", "Moscow (Москва)"), ("mos", "Moscow")])
  func otherName(_ example: (text: String, shown: String)) async throws {
    let trial = ListTrial(try GatedClient([.place("Moscow", id: "moscow", aliases: ["Москва"])]))
    await trial.show(example.text)
    #expect(String(try trial.row("moscow").primaryText.characters) == example.shown)
  }

  @Test func withoutOriginAndIconsARowHasNeither() async throws {
    let trial = ListTrial(try GatedClient()) { $0.customization.listItemIcon = .noIcon }
    await trial.show("parma")
    #expect(try trial.row("parma").distanceText == nil)
    #expect(try trial.row("parma").icon == nil)
    #expect(trial.model.footer == nil)
  }
}

@Suite struct DistanceTextTests {
  @Test(
    "distances have the units and digits of the locale",
    arguments: [
      ("de_DE", 0, "0 m"), ("de_DE", 99.4, "99 m"), ("de_DE", 99.5, "100 m"), ("de_DE", 654, "650 m"), ("de_DE", 994.9, "990 m"),
      ("de_DE", 995, "1,0 km"), ("de_DE", 9949, "9,9 km"), ("de_DE", 9950, "10 km"), ("de_DE", 16_000_000, "16.000 km"),
      ("en_US", 30, "100 ft"), ("en_US", 160, "520 ft"), ("en_US", 161, "0.1 mi"), ("en_US", 1609.344, "1.0 mi"),
      ("en_US", 16_093, "10 mi"), ("en_GB", 100, "110 yd"), ("en_GB", 1609.344, "1.0 mi"), ("ar_EG", 1500, "١٫٥ km"),
    ])
  func texts(locale: String, meters: Double, text: String) {
    let shown = DistanceText(locale: Locale(identifier: locale)).text(Measurement(value: meters, unit: .meters))
    #expect(shown == text.replacingOccurrences(of: " ", with: "\u{A0}"))
  }

  @Test func otherUnitsAreConverted() {
    #expect(DistanceText(locale: Locale(identifier: "fr_FR")).text(Measurement(value: 2, unit: .miles)) == "3,2\u{A0}km")
  }
}

@Suite struct IconTests {
  @Test(
    "the first type that says something decides",
    arguments: [
      (["pizza_restaurant", "restaurant"], .food), (["coffee_shop"], .cafe), (["book_store"], .shop), (["wine_bar"], .bar),
      (["political", "country"], .region), (["point_of_interest", "establishment"], .place), ([], .place), (["nonsense"], .place),
      (["gas_station"], .fuel), (["train_station"], .train), (["street_address"], .street), (["plus_code", "locality"], .city),
      (["city_park"], .park), (["amusement_park"], .leisure), (["sports_school"], .sports), (["local_government_office"], .government),
    ] as [([String], AutocompleteListIcon)])
  func types(types: [String], icon: AutocompleteListIcon) {
    #expect(AutocompleteListIcon(types: types.map(PlaceType.init(rawValue:))) == icon)
  }

  /// A new type of Table A that nobody thought of would show as a mere place.
  @Test func everyTypeOfTableAHasAnIconOfItsOwn() {
    let plain = PlaceTypeTable.all.filter { entry in
      entry.table == .a && AutocompleteListIcon(types: [PlaceType(rawValue: entry.name)]) == .place
    }
    #expect(plain.map(\.name) == ["public_bath", "public_bathroom", "stable"])
  }

  @Test func everyIconIsUsedAndHasASymbol() {
    let used = Set(PlaceTypeTable.all.map { AutocompleteListIcon(types: [PlaceType(rawValue: $0.name)]) })
    #expect(used == Set(AutocompleteListIcon.allCases))
    let symbols = Set(AutocompleteListIcon.allCases.map(\.systemSymbolName))
    #expect(symbols.count == AutocompleteListIcon.allCases.count)
  }
}

@Suite struct StylingTests {
  @Test func theDefaultsAreTwoLinesAnIconAndTheLightTheme() {
    let look = AutocompleteUICustomization()
    #expect(look == AutocompleteUICustomization(listDensity: .twoLine, listItemIcon: .defaultIcon, theme: .light))
    #expect(AutocompleteListDensity.twoLine.lineLimit == 1 && AutocompleteListDensity.multiLine.lineLimit == nil)
  }

  @Test("texts can be read on what is behind them", arguments: [PlacesPalette.light, .dark])
  func contrast(palette: PlacesPalette) {
    let texts = [palette.primaryText, palette.primaryTextHighlight, palette.secondaryText, palette.positiveText, palette.negativeText]
    for surface in [palette.surface, palette.selectedSurface] {
      for text in texts { #expect(text.contrast(with: surface) >= 4.5) }
      #expect(palette.tint.contrast(with: surface) >= 3)
    }
  }

  // rule: "swift.theme"
  @Test func aThemeHasTheColoursOfItsPaletteUntilTheyAreSet() {
    var theme = PlacesMaterialTheme.dark
    #expect(theme.color.surface != PlacesMaterialColor().surface && theme != .light)
    theme.color = PlacesMaterialColor()
    #expect(theme == .light && PlacesMaterialTheme() == .light)
    theme.shape.cornerRadius = 10
    theme.font.bodySmall = .system(size: 11)
    theme.measurement.borderWidthButton = 1
    theme.attribution.darkModeColor = .black
    #expect(theme != .light && theme.color.primary == PlacesMaterialTheme.light.color.primary)
  }
}

extension PlaceColor {
  /// How well text in this colour reads on a background, 1…21, as WCAG 2 measures it.
  fileprivate func contrast(with other: PlaceColor) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
