// SPDX-License-Identifier: Apache-2.0

/// An address in the parts that a letter needs; those that are not known are nil or empty.
///
///     let lines = place.postalAddress?.addressLines ?? []
public struct PostalAddress: Hashable, Sendable {
  /// Two-letter ISO 3166-1 code of the country, upper case.
  public var regionCode: String
  /// BCP 47 tag of the language that the address is written in.
  public var languageCode: String?
  /// The postal code.
  public var postalCode: String?
  /// An additional code of the country's post.
  public var sortingCode: String?
  /// State, province or region.
  public var administrativeArea: String?
  /// City, town or village.
  public var locality: String?
  /// Part of the locality.
  public var sublocality: String?
  /// The lines before the locality, as street and number.
  public var addressLines: [String]
  /// To whom letters go.
  public var recipients: [String]
  /// The organisation at the address.
  public var organization: String?

  /// An address of which only the country is known; the other members are set afterwards.
  public init(regionCode: String) {
    self.regionCode = regionCode
    addressLines = []
    recipients = []
  }
}
