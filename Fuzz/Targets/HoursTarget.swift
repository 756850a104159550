// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

extension FuzzTarget {
  /// Opening hours: read, written again, asked over a week, told in lines. The first line chooses place, clock, day and language; the second
  /// holds the hours, the others those of services.
  static let hours = FuzzTarget(name: "hours") { bytes in
    var input = FuzzInput(bytes)
    var options = FuzzInput(input.line())
    let setting = PlaceSetting(
      location: options.choice(of: places), clock: options.choice(of: clocks),
      countryCode: options.choice(of: ["DE", "US", "JP", "IL", "FR", "ZZ"]))
    let language = options.choice(of: ["en", "de", "ja", "ar", "fr", "he", "xx"])
    let now = options.choice(of: moments) &+ Int64(options.number()) &* 61
    tell(input, in: setting, at: now, language)
  }

  private static func tell(_ texts: FuzzInput, in setting: PlaceSetting, at now: Int64, _ language: String) {
    var texts = texts
    let regular = try? HoursExpression(texts.text())
    if let regular { checkText(of: regular) }
    var secondary: [SecondaryHoursType: HoursExpression] = [:]
    for type in SecondaryHoursType.allCases.prefix(3) where !texts.isEmpty { secondary[type] = try? HoursExpression(texts.text()) }
    let hours = PlaceHours(regular, secondary: secondary, in: setting, at: now, language: [language])
    for hour in stride(from: 0, to: 7 * 24, by: 13) { _ = hours.status(at: now &+ Int64(hour) &* 3600) }
  }

  /// What was read can be written, and is read again as the same unless it got too long: `8-9` is `08:00-09:00`.
  private static func checkText(of hours: HoursExpression) {
    if hours.description.utf8.count > HoursExpression.longestText { return }
    guard let again = try? HoursExpression(hours.description) else { finding("\(hours.description) cannot be read again") }
    if again.description != hours.description { finding("\(hours.description) is written again as \(again.description)") }
  }

  private static let places = [(52.5, 13.4), (-33.9, 151.2), (0.0, 0.0), (78.2, 15.6), (-90.0, 180.0), (35.7, 139.7), (66.6, -180.0)]
    .compactMap { GeoPoint(latitude: $0.0, longitude: $0.1) }

  private static let clocks: [(any LocalClock)?] =
    ["Europe/Berlin", "Australia/Lord_Howe", "America/New_York", "Asia/Tokyo", "Pacific/Apia", "nowhere"].map { ZoneClock(identifier: $0) }
    + [FixedClock(offsetSeconds: 50_400), FixedClock(offsetSeconds: -43_200), nil]

  /// From usual to what a clock that is wrong would tell.
  private static let moments: [Int64] = [1_780_000_000, 0, -62_135_596_800, 253_402_300_799, 1_709_164_800, 1_743_296_400, 4_102_444_800]
}
