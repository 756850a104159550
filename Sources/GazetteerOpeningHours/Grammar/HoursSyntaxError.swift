// SPDX-License-Identifier: Apache-2.0

/// Why a text is not read as opening hours.
package struct HoursSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, as characters (Unicode scalars) from 1.
  package let position: Int
  /// What was expected at the position.
  package let expected: String
  /// What was found there; nil at the end of the text.
  package let found: String?

  package var description: String {
    "opening hours, character \(position): expected \(expected), found \(found.map { "'\($0)'" } ?? "the end")"
  }
}
