// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerPlaces

/// Places whose clocks, suns and holidays the tests use.
enum Spot: String, CaseIterable {
  case berlin, london, newYork, sydney, lordHowe, santiago, kolkata, auckland, tromso, quito, anchorage, tokyo, paris, cairo

  var zone: String {
    switch self {
    case .berlin: "Europe/Berlin"
    case .london: "Europe/London"
    case .newYork: "America/New_York"
    case .sydney: "Australia/Sydney"
    case .lordHowe: "Australia/Lord_Howe"
    case .santiago: "America/Santiago"
    case .kolkata: "Asia/Kolkata"
    case .auckland: "Pacific/Auckland"
    case .tromso: "Europe/Oslo"
    case .quito: "America/Guayaquil"
    case .anchorage: "America/Anchorage"
    case .tokyo: "Asia/Tokyo"
    case .paris: "Europe/Paris"
    case .cairo: "Africa/Cairo"
    }
  }

  var country: String {
    switch self {
    case .berlin: "DE"
    case .london: "GB"
    case .newYork, .anchorage: "US"
    case .sydney, .lordHowe: "AU"
    case .santiago: "CL"
    case .kolkata: "IN"
    case .auckland: "NZ"
    case .tromso: "NO"
    case .quito: "EC"
    case .tokyo: "JP"
    case .paris: "FR"
    case .cairo: "EG"
    }
  }

  var location: GeoPoint {
    let (latitude, longitude): (Double, Double) =
      switch self {
      case .berlin: (52.52, 13.405)
      case .london: (51.4779, 0)
      case .newYork: (40.7128, -74.006)
      case .sydney: (-33.8688, 151.2093)
      case .lordHowe: (-31.55, 159.08)
      case .santiago: (-33.45, -70.67)
      case .kolkata: (22.57, 88.36)
      case .auckland: (-36.85, 174.76)
      case .tromso: (69.6492, 18.9553)
      case .quito: (-0.18, -78.47)
      case .anchorage: (61.2181, -149.9003)
      case .tokyo: (35.68, 139.77)
      case .paris: (48.8566, 2.3522)
      case .cairo: (30.04, 31.24)
      }
    return GeoPoint(latitudeE7: Int32((latitude * 1e7).rounded()), longitudeE7: Int32((longitude * 1e7).rounded()))
  }

  var setting: PlaceSetting {
    PlaceSetting(location: location, clock: ZoneClock(identifier: zone), countryCode: country)
  }

  /// Seconds since 1970 of `2026-11-21 12:30` by the clock of the place (the first of two), or in UTC when the text ends in `Z`.
  func moment(_ text: String) -> Int64 {
    let numbers = text.split { "- :ZT".contains($0) }.compactMap { Int($0) }
    let seconds = Int64(CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]).dayNumber) * 86_400
    let minute = numbers[3] * 60 + numbers[4]
    if text.hasSuffix("Z") { return seconds + Int64(minute) * 60 }
    let clock = ZoneClock(identifier: zone)
    return clock?.moments(of: CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]), minute: minute).first ?? .min
  }

  /// The hours of a text at a moment.
  func hours(_ text: String, at moment: String, language: [String] = ["en"], isShut: Bool = false) throws -> PlaceHours {
    PlaceHours(try HoursExpression(text), in: setting, isShut: isShut, at: self.moment(moment), language: language)
  }
}

/// `2026-11-21 12:30Z`
func utcText(_ seconds: Int64) -> String {
  let date = CalendarDate(dayNumber: Int((Double(seconds) / 86_400).rounded(.down)))
  let minute = Int((seconds - Int64(date.dayNumber) * 86_400) / 60)
  return "\(date.text) \(two(minute / 60)):\(two(minute % 60))Z"
}

extension CalendarDate {
  var text: String { "\(year)-\(two(month))-\(two(day))" }
}

func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

extension LocalClock {
  /// The moments at which the clock shows a minute, in order: none when it is leapt over, two when it comes twice.
  func moments(of date: CalendarDate, minute: Int) -> [Int64] {
    let noon = Int64(date.dayNumber) * 86_400 + 43_200
    return spells(from: noon - 2 * 86_400, to: noon + 2 * 86_400).compactMap { $0.moment(of: date, minute: minute) }
  }
}

extension HoursTable.Period {
  /// `1 09:00-17:00`; the day of the end is told when it is another, `…` when an edge is cut.
  var text: String {
    let begin = "\(open.day) \(two(open.hour)):\(two(open.minute))" + (open.isTruncated ? "…" : "")
    guard let close else { return begin + " always" }
    let day = close.day == open.day && close.date == open.date ? "" : "\(close.day) "
    return "\(begin)-\(day)\(two(close.hour)):\(two(close.minute))" + (close.isTruncated ? "…" : "")
  }
}

extension HoursTable {
  var periodTexts: [String] { periods.map(\.text) }
}
