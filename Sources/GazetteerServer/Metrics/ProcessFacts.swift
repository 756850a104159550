// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Figures of the system about this process.
enum ProcessFacts {
  /// Seconds since 1970.
  static let start = Date().timeIntervalSince1970

  /// Resident memory in bytes; nil on systems without `/proc`.
  static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let numbers = text.split(separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
