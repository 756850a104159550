// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The current time as text, formatted at most once a second.
final class Timestamp: Sendable {
  private let format: String
  private let last = Mutex<(second: Int, text: String)>((-1, ""))

  /// `Sat, 21 Nov 2026 12:00:00 GMT`, for the header Date (RFC 9110 §5.6.7).
  static let header = Timestamp("%a, %d %b %Y %H:%M:%S GMT")
  /// `2026-11-21T12:00:00`, in UTC.
  static let log = Timestamp("%Y-%m-%dT%H:%M:%S")

  private init(_ format: String) { self.format = format }

  /// The text of a time in seconds since 1970.
  func text(_ second: Int) -> String {
    last.withLock { last in
      if last.second != second { last = (second, formatted(second)) }
      return last.text
    }
  }

  private func formatted(_ second: Int) -> String {
    var time = time_t(second)
    var parts = tm()
    gmtime_r(&time, &parts)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      // No locale is set, so the names are English.
      let count = strftime(buffer.baseAddress, buffer.count, format, &parts)
      return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}

extension Timestamp {
  /// The text of the present time.
  var now: String { text(Int(time(nil))) }
}
