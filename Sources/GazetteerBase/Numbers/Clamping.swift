// SPDX-License-Identifier: Apache-2.0

/// Arithmetic on numbers that come from a file or a text. The operators of the standard library end the process when a result does not fit; these
/// give the nearest number that does.
extension FixedWidthInteger {
  /// The sum, or the nearest number there is.
  @inlinable
  package func addingClamped(_ other: Self) -> Self {
    let (sum, overflows) = addingReportingOverflow(other)
    if !overflows { return sum }
    return other < 0 ? .min : .max
  }

  /// The difference, or the nearest number there is.
  @inlinable
  package func subtractingClamped(_ other: Self) -> Self {
    let (difference, overflows) = subtractingReportingOverflow(other)
    if !overflows { return difference }
    return other < 0 ? .max : .min
  }

  /// The product, or the nearest number there is.
  @inlinable
  package func multipliedClamped(by other: Self) -> Self {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    if !overflows { return product }
    return (self < 0) == (other < 0) ? .max : .min
  }

  /// The number without its fraction, or the nearest number there is; 0 for what is no number.
  @inlinable
  package init(clamping value: Double) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
    }
  }
}

extension Sequence where Element: FixedWidthInteger {
  /// The sum of all elements, or the greatest number there is.
  @inlinable
  package func clampedSum() -> Element { reduce(0) { $0.addingClamped($1) } }

  /// The product of all elements, or the greatest number there is; 1 for none.
  @inlinable
  package func clampedProduct() -> Element { reduce(1) { $0.multipliedClamped(by: $1) } }
}

extension Collection {
  /// The element at an index that comes from a file or a text; nil when there is none.
  @inlinable
  package func element(at index: Index) -> Element? { index >= startIndex && index < endIndex ? self[index] : nil }
}
