// SPDX-License-Identifier: Apache-2.0

/// The smallest part of a text of opening hours.
struct Token: Hashable {
  enum Kind: Hashable {
    /// Digits: their value and how many they are.
    case number(Int, digits: Int)
    case word(Word)
    /// Text in quotes.
    case comment(String)
    /// One of `: . - + , ; / [ ] ( )`, and `|` for `||`.
    case mark(Character)
    case end
  }

  let kind: Kind
  /// Scalars before it, and how many it has.
  let position: Int
  let length: Int
  /// Whether it follows the token before it at once.
  let isAttached: Bool
}
