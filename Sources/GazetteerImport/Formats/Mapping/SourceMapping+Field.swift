// SPDX-License-Identifier: Apache-2.0

extension SourceMapping {
  /// The source of a field's values.
  package indirect enum Field: Equatable, Sendable {
    /// The values of a column or path, or those made of others.
    case value(Value)
    /// The first of several fields that has a value.
    case firstOf([Field])

    /// Values, and what is done with them: they are split, turned round, and looked up, in this order.
    package struct Value: Equatable, Sendable {
      /// Columns in order of preference: the first that is not empty counts.
      var columns: [Column] = []
      /// Fields whose texts are joined instead of a column's.
      var parts: [Field] = []
      /// What stands between the parts.
      var between = " "
      /// The same text for every row.
      var constant: String?
      /// A value that is computed from the place.
      var derived: Derivation?
      /// Texts at which values are split.
      var split: [String] = []
      /// Whether the last value counts first, as in a list of categories that begins with the widest.
      var isLastFirst = false
      /// Replaces texts; a text that is not in the table is no value.
      var table: [String: String]?
      /// `lookup` replaces texts by a built-in table, those of `table` first.
      var lookup: Lookup?
      /// What becomes of a text that neither table nor lookup has.
      var others = Others.drop
      /// The value where there is no other.
      var fallback: String?
    }

    /// What becomes of a text that neither table nor lookup has.
    package enum Others: String, Sendable, CaseIterable {
      /// It is no value, and counted.
      case drop
      /// It is the value as it stands.
      case keep
    }

    /// Values that no column has.
    package enum Derivation: String, Sendable, CaseIterable {
      /// An id from name and position: equal rows get equal ids, and a place that moves or is renamed gets another.
      case nameAndPosition
    }

    /// Built-in tables.
    package enum Lookup: String, Sendable, CaseIterable {
      /// English country name → alpha-2 code.
      case countryName
      /// Alpha-2 code in any case, or English country name → alpha-2 code.
      case countryCode
      /// The name of a place type, as `italian_restaurant` or `Italian Restaurant`, or a word for it in any language, as `Bahnhof` → that type.
      case placeType
      /// A tag of OpenStreetMap, as `amenity=cafe` → place type.
      case openStreetMapTag
      /// Opening hours in OpenStreetMap's form, or in the words of a language, as `Mo. bis Fr. 8–18 Uhr` → the former.
      case openingHours
    }

    /// Whether it has the same text for every row.
    var isConstant: Bool {
      switch self {
      case .value(let value): value.constant != nil || !value.parts.isEmpty && value.parts.allSatisfy(\.isConstant)
      case .firstOf(let fields): fields.allSatisfy(\.isConstant)
      }
    }

    /// The values of all alternatives.
    var values: [Value] {
      switch self {
      case .value(let value): [value]
      case .firstOf(let fields): fields.flatMap(\.values)
      }
    }
  }
}
