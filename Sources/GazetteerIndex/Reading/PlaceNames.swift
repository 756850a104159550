// SPDX-License-Identifier: Apache-2.0

/// The names of a place as the index stores them.
package struct PlaceNames: Sendable {
  package var primary: String
  /// In the order of the record.
  package var others: [AlternateName]
  /// The id of the shared part of the address; 0 when there is none.
  package var addressID: Int
}
