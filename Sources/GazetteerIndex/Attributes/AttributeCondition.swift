// SPDX-License-Identifier: Apache-2.0

/// What an attribute of a place has to be: `brand=Zebra`, `stars=3..5`.
package struct AttributeCondition: Hashable, Sendable {
  /// A member that the index was made to filter by.
  package var name: String
  package var wanted: Wanted

  package enum Wanted: Hashable, Sendable {
    /// One of these; texts are compared without case and marks.
    case oneOf([AttributeValue])
    /// A number from `least` to `most`, both included; nil is no limit.
    case range(least: Double?, most: Double?)
  }

  package init(_ name: String, _ wanted: Wanted) { (self.name, self.wanted) = (name, wanted) }

  /// Whether one of the values of a place is wanted.
  package func holds(for values: [AttributeValue]) -> Bool {
    values.contains { value in
      switch (wanted, value) {
      case (.oneOf(let wanted), _): wanted.contains(value)
      case (.range(let least, let most), .number(let number)): number >= least ?? number && number <= most ?? number
      case (.range, .text): false
      }
    }
  }
}
