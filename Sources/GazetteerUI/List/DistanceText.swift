// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Distances for people, in the units and digits of a locale.
///
///     DistanceText(locale: Locale(identifier: "en_US")).text(Measurement(value: 1609, unit: .meters))  // 1.0 mi
///
/// | | below | beyond, one decimal | from 10 on, whole |
/// | --- | --- | --- | --- |
/// | metric | 1 km: metres, in tens from 100 on | km | km |
/// | United States | 0.1 mi: feet, in tens | mi | mi |
/// | United Kingdom | 0.1 mi: yards, in tens | mi | mi |
public struct DistanceText: Sendable {
  private let locale: Locale

  /// Distances in the units of a locale's measurement system.
  public init(locale: Locale) { self.locale = locale }

  /// The distance with its unit; the unit's symbol is the international one.
  public func text(_ distance: Measurement<UnitLength>) -> String {
    let meters = distance.converted(to: .meters).value
    switch locale.measurementSystem {
    case .us: return imperial(meters, small: .feet, "ft")
    case .uk: return imperial(meters, small: .yards, "yd")
    default: return metric(meters)
    }
  }

  private func metric(_ meters: Double) -> String {
    if meters < 99.5 { return number(meters, decimals: 0, symbol: "m") }
    // 995 m and more would be shown as 1000 m.
    if meters < 995 { return number((meters / 10).rounded() * 10, decimals: 0, symbol: "m") }
    return large(meters / 1000, "km")
  }

  private func imperial(_ meters: Double, small unit: UnitLength, _ symbol: String) -> String {
    let length = Measurement(value: meters, unit: UnitLength.meters)
    let miles = length.converted(to: .miles).value
    if miles < 0.1 { return number((length.converted(to: unit).value / 10).rounded() * 10, decimals: 0, symbol: symbol) }
    return large(miles, "mi")
  }

  private func large(_ value: Double, _ symbol: String) -> String { number(value, decimals: value < 9.95 ? 1 : 0, symbol: symbol) }

  /// The unit stays on the line of its number.
  private func number(_ value: Double, decimals: Int, symbol: String) -> String {
    value.formatted(.number.precision(.fractionLength(decimals)).locale(locale)) + "\u{A0}" + symbol
  }
}
