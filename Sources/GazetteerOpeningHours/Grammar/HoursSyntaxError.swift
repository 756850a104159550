// SPDX-License-Identifier: Apache-2.0

/// Why a text is not read as opening hours.
package struct HoursSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, as characters (Unicode scalars) from 1.
  package let position: Int
  /// What could stand there.
  package let expected: String
  /// What stands there; nil at the end of the text.
  package let found: String?

  package var description: String {
    "opening hours, character \(position): expected \(expected), found \(found.map { "'\($0)'" } ?? "the end")"
  }
}
