// SPDX-License-Identifier: Apache-2.0

/// The part of the filter that excludes a place.
package enum FilterObjection: String, Sendable {
  /// Its country is not one of the requested countries.
  case country
  /// Its primary type is not one of the requested types, or one of the excluded ones.
  case primaryType
  /// None of its types is requested, or one of them is excluded.
  case types
  /// It lies outside the restriction.
  case restriction
  /// It does not meet a condition on an attribute.
  case attributes
  /// It is a business that has not opened yet.
  case futureOpening
  /// It is a business without an address to visit.
  case pureServiceArea
  /// It is not known to be open.
  case notOpen
  /// It is not known to be rated as high as requested.
  case rating
  /// Its price level is not known to be one of the requested ones.
  case priceLevel
}
