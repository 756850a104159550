// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// What samples print, for the tests: they run one after the other.
enum Said {
  private static let lines = Mutex<[String]>([])
  static var all: [String] { lines.withLock { $0 } }
  static func forget() { lines.withLock { $0 = [] } }
  fileprivate static func keep(_ line: String) { lines.withLock { $0.append(line) } }
}

/// Keeps what samples print.
func print(_ items: Any...) { Said.keep(items.map { "\($0)" }.joined(separator: " ")) }
