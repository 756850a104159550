// SPDX-License-Identifier: Apache-2.0
public import GazetteerPlaces

/// One place, checked and complete: the input of the index writer and the output of export.
public struct PlaceRecord: Equatable, Sendable {
  /// The place id: 1 to 255 printable ASCII characters without spaces.
  public var id: String
  /// The primary name, in NFC, without control characters; it folds to at least one letter or digit.
  public var name: String
  /// Other names, in the order of the source.
  public var names: [AlternateName]
  /// Where the place is. Restrictions, distances and nearness are measured to this point.
  public var location: GeoPoint
  /// The box that shows the whole place, when the source gives one.
  public var viewport: GeoBox?
  /// The type that filters compare with; when present it is one of `types`.
  public var primaryType: String?
  /// Every type, the primary one first. Values of Tables A and B.
  public var types: [String]
  /// The parts of the address, in the language of the source.
  public var address: Address
  /// 0…1, whole thousandths.
  public var importance: Double
  /// The houses of a street; empty for other places, and for streets whose houses are not known.
  public var houseNumbers: HouseNumberList
  /// Earlier ids of the place.
  public var formerIDs: [String]
  /// The origin of the record and its terms.
  public var source: Source?
  /// All other members of the canonical record; nil when there are none.
  public var details: PlaceDetails?
  /// The layer that it was read from, where several indexes answer together; nil for a single index. It is not stored.
  public var layer: String?

  /// A record with the members that every place has; set the others afterwards.
  public init(id: String, name: String, location: GeoPoint, importance: Double) {
    self.id = id
    self.name = name
    self.location = location
    self.importance = importance
    names = []
    viewport = nil
    primaryType = nil
    types = []
    address = Address()
    houseNumbers = HouseNumberList()
    formerIDs = []
    source = nil
    details = nil
    layer = nil
  }
}

/// A name other than the primary one.
public struct AlternateName: Hashable, Sendable {
  /// The type of a name. Official names count as much as the primary one; the others are aliases.
  public enum Kind: String, Sendable, CaseIterable {
    /// The name in use, in some language.
    case official
    /// A shorter form in use ("USA").
    case short
    /// A name no longer in use ("Bombay").
    case old
    /// Another spelling or name.
    case variant
    /// Initials or a code ("NYC", "JFK").
    case abbreviation
  }

  /// The tag for what is of no language: the code of an airport as a name of a town, which is foreign to every request.
  package static let codeLanguage = "zxx"

  /// The name, in NFC.
  public var text: String
  /// BCP 47 language code, or nil when the source does not say.
  public var language: String?
  /// The type of the name.
  public var kind: Kind

  /// A name with its language and type.
  public init(text: String, language: String? = nil, kind: Kind = .variant) {
    self.text = text
    self.language = language
    self.kind = kind
  }
}

/// The parts of an address; every part may be missing.
public struct Address: Hashable, Sendable {
  /// House number, with its letter.
  public var houseNumber: String?
  /// Street name.
  public var street: String?
  /// Part of the locality: suburb, quarter.
  public var sublocality: String?
  /// City, town, village.
  public var locality: String?
  /// County, district.
  public var administrativeArea2: String?
  /// State, province, region.
  public var administrativeArea1: String?
  /// Postal code.
  public var postalCode: String?
  /// ISO 3166-1 alpha-2 code, upper case.
  public var countryCode: String?
  /// Other names of the areas that the parts above name: see `InheritedNames`. Set by the index; no source provides them.
  package var inheritedNames: [String] = []

  /// An address without parts.
  public init() {}
}

/// The origin of a record.
public struct Source: Hashable, Sendable {
  /// Name of the source.
  public var name: String
  /// Its licence.
  public var license: String?
  /// The attribution that must be shown with the data.
  public var attribution: String?

  /// A source with its terms.
  public init(name: String, license: String? = nil, attribution: String? = nil) {
    self.name = name
    self.license = license
    self.attribution = attribution
  }
}
