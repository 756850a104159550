// SPDX-License-Identifier: Apache-2.0

/// What OpenStreetMap's tags say of a place: its types, and the administrative levels of countries.
///
/// A row of types is `conditions | types`. A condition is a key with the values that fit, `amenity=cafe,bar`; `*` fits every value but `no`, `-` a key that is not there.
/// All conditions of a row have to hold. A place takes the types of every row that fits it: the topmost one decides what it is, the others add to
/// it. Rows that begin with a `*` count only for places that no other row fits, the topmost of them alone.
package enum TagTables {
  /// The rows of all subjects, in the order in which they count.
  package static let types: [String] = [
    settlements, transport, food, shops, lodging, culture, health, education, state, services, sports, nature, attractions, buildings,
    others,
  ]
}
