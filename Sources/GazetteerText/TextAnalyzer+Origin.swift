// SPDX-License-Identifier: Apache-2.0

extension TextAnalyzer {
  /// Maps bytes of a query key to scalars of the typed text, including the marks that follow.
  ///
  /// - `0..<5` of `pizza  in Paris` → `0..<5`
  /// - `6..<8` of `pizza  in Paris` → `7..<9`
  ///
  /// - Parameters:
  ///   - bytes: A part of `query(text).key`; not empty, with its ends at scalar boundaries.
  ///   - text: The typed text.
  /// - Complexity: O(*n*) for *n* scalars.
  package static func scalars(of bytes: Range<Int>, in text: String) -> Range<Int> {
    TracedKey(of: text, variant: []).scalars(of: bytes)
  }
}
