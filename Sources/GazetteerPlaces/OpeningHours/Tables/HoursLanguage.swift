// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// How a language writes the hours of a day.
package struct HoursLanguage: Sendable {
  /// Monday first.
  package let weekdays: [String]
  /// "Closed" and "Open 24 hours".
  package let closed: String
  package let allDay: String
  /// Between day and hours, between two times, and between two spans.
  let colon: String
  let dash: String
  let separator: String
  let clock: Clock

  enum Clock: Hashable, Sendable {
    /// 9:05 AM
    case twelveHours
    /// 09:05
    case twoDigits
    /// 9:05
    case plain
    /// 09.05
    case dotted
    /// 上午9:05
    case chinese
    /// 9時05分
    case japanese
    /// 오전 9:05
    case korean
    /// ۹:۰۵
    case persian
  }

  /// The language of the first tag that is in the table; English when none is.
  static func best(of tags: [String]) -> HoursLanguage {
    for tag in tags {
      if let language = table[tag] ?? aliases[tag].flatMap({ table[$0] }) { return language }
    }
    return english
  }

  /// BCP 47 tags of the languages in the table.
  package static var tags: [String] { table.keys.sorted() }

  func text(ofMinute minute: Int) -> String {
    let (hour, minutes) = (minute / 60 % 24, twoDigits(minute % 60))
    let onDial = (hour + 11) % 12 + 1
    return switch clock {
    case .twelveHours: "\(onDial):\(minutes) \(hour < 12 ? "AM" : "PM")"
    case .twoDigits: "\(twoDigits(hour)):\(minutes)"
    case .plain: "\(hour):\(minutes)"
    case .dotted: "\(twoDigits(hour)).\(minutes)"
    case .chinese: "\(hour < 12 ? "上午" : "下午")\(onDial):\(minutes)"
    case .japanese: "\(hour)時\(minutes)分"
    case .korean: "\(hour < 12 ? "오전" : "오후") \(onDial):\(minutes)"
    case .persian: persianDigits("\(hour):\(minutes)")
    }
  }
}

private func persianDigits(_ text: String) -> String {
  String(
    String.UnicodeScalarView(text.unicodeScalars.map { $0.isASCIIDigit ? Unicode.Scalar($0.value - 0x30 + 0x6F0) ?? $0 : $0 }))
}
