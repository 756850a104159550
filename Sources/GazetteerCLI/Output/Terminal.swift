// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is known of the terminal, if there is one.
enum Terminal {
  /// Whether standard output is one.
  static let isOutput = isatty(1) == 1
  /// Whether standard error is one.
  static let isError = isatty(2) == 1

  /// Whether bold text is welcome: on a terminal that can do it, unless NO_COLOR says otherwise (no-color.org).
  static let hasBold = isOutput && environment("NO_COLOR") == nil && environment("TERM") != "dumb"

  /// Columns of standard output; nil when it is no terminal, so that nothing is cut.
  static var width: Int? {
    guard isOutput else { return nil }
    var size = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return environment("COLUMNS").flatMap { Int($0) }
  }

  /// The value of a variable; nil when it is missing or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
