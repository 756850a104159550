// SPDX-License-Identifier: Apache-2.0

extension TextAnalyzer {
  /// The scalars of a typed text that the bytes of its query key came from, with the marks that follow them.
  ///
  /// - `0..<5` of `pizza  in Paris` → `0..<5`
  /// - `6..<8` of `pizza  in Paris` → `7..<9`
  ///
  /// - Parameters:
  ///   - bytes: A part of `query(text).key`; not empty, and at scalar boundaries.
  ///   - text: The text as it was typed.
  /// - Complexity: O(*n*) for *n* scalars.
  package static func scalars(of bytes: Range<Int>, in text: String) -> Range<Int> {
    TracedKey(of: text, variant: []).scalars(of: bytes)
  }
}
