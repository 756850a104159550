// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The public holidays of a country.
struct HolidayCalendar: Sendable {
  private let countryCode: String
  private let rules: [HolidayRule]

  /// The holidays of a country by its ISO 3166-1 alpha-2 code; nil when they are not known.
  init?(countryCode: String) {
    guard let rules = HolidayTable.rulesOfCountry[countryCode] else { return nil }
    self.countryCode = countryCode
    self.rules = rules
  }

  /// Whether a day is a public holiday, or a day off in the place of one.
  func contains(_ date: CalendarDate) -> Bool {
    let key = YearOfCountry(countryCode: countryCode, year: date.year)
    return Self.years.withLock { years in
      if let days = years[key] { return days.contains(date) }
      if years.count >= 1000 { years = [:] }
      let days = days(of: date.year)
      years[key] = days
      return days.contains(date)
    }
  }

  /// The holidays of a year. Substitutes are given out in the order of the table, each to the next day that is no holiday yet.
  func days(of year: Int) -> Set<CalendarDate> {
    let dated = rules.compactMap { rule in rule.date(in: year).map { (rule, $0) } }
    var days = Set(dated.map(\.1))
    for (rule, date) in dated where rule.isMoved(from: date) {
      var substitute = date.adding(days: 1)
      while days.contains(substitute) || rule.isMoved(from: substitute) { substitute = substitute.adding(days: 1) }
      days.insert(substitute)
    }
    if rules.contains(where: \.isBetween) {
      days.formUnion(days.map { $0.adding(days: 1) }.filter { days.contains($0.adding(days: 1)) })
    }
    return days
  }

  private struct YearOfCountry: Hashable {
    var countryCode: String
    var year: Int
  }

  /// Years that were asked for; a list of a thousand takes about 1 MB.
  private static let years = Mutex<[YearOfCountry: Set<CalendarDate>]>([:])
}
