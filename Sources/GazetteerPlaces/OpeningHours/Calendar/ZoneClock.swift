// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The clock of a time zone, by the rules that the system knows.
package struct ZoneClock: LocalClock {
  private let zone: TimeZone

  /// The clock of a zone by its IANA name, as `Europe/Berlin`; nil when the system does not know it.
  package init?(identifier: String) {
    guard let zone = TimeZone(identifier: identifier) else { return nil }
    self.zone = zone
  }

  package func offset(at seconds: Int64) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds)))
  }
}
