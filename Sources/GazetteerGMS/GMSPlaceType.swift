// SPDX-License-Identifier: Apache-2.0

/// A place type as filters take it and predictions return it: `kGMSPlaceTypeBank`, or `.bank`, is "bank".
///
///     let types: [GMSPlaceType] = [.airport, kGMSPlaceTypeAmusementPark]
///
/// There is a constant for every type of tables 1 to 3 of the older service and of Tables A and B of today's. A text that is none of them can
/// be given as well; the request that uses it fails.
public typealias GMSPlaceType = String

// The collections of table 3. `geocode` and `establishment` belong to it as well, and have the names of types.

/// Streets and houses, `address`; has to be the only value of a filter.
public let kGMSPlaceTypeCollectionAddress = "address"

/// Areas that people live in or write in addresses, `(regions)`; has to be the only value of a filter.
public let kGMSPlaceTypeCollectionRegion = "(regions)"

/// Towns, `(cities)`; has to be the only value of a filter.
public let kGMSPlaceTypeCollectionCity = "(cities)"

extension GMSPlaceType {
  /// `kGMSPlaceTypeCollectionAddress`, as a published sample writes it.
  public static var address: GMSPlaceType { kGMSPlaceTypeCollectionAddress }
  /// `kGMSPlaceTypeCollectionRegion`
  public static var regions: GMSPlaceType { kGMSPlaceTypeCollectionRegion }
  /// `kGMSPlaceTypeCollectionCity`
  public static var cities: GMSPlaceType { kGMSPlaceTypeCollectionCity }
}
