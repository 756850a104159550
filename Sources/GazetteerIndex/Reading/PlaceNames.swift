// SPDX-License-Identifier: Apache-2.0

/// The names of a place as the index has them.
package struct PlaceNames: Sendable {
  package var primary: String
  /// In the order of the record.
  package var others: [AlternateName]
  /// The id of what the place shares of its address with others; 0 when that is nothing.
  package var addressID: Int
}
