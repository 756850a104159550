// SPDX-License-Identifier: Apache-2.0

/// How a text led to a place, in the words of the command's `matchKind`.
package enum MatchKind: String, Sendable, CaseIterable {
  /// The text is one of the place's main names.
  case wholeName
  /// One of its main names begins with the text.
  case nameStart
  /// Every word begins some word of its main names.
  case nameWords
  /// Some words are found only in its other names.
  case alias
  /// Some words are found only in its address.
  case context
  /// Words are found inside words of its main names.
  case infix
}
