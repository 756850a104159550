// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// The contents of one row, not yet checked.
package struct DraftPlace: Sendable {
  package var id = ""
  /// Whether the place with this id is to be removed; then nothing else counts.
  package var isDeleted = false
  package var name = ""
  package var names: [AlternateName] = []
  /// Degrees; nil when missing or not a number.
  package var latitude: Double?
  package var longitude: Double?
  /// The text of the coordinates, for the reject file.
  package var coordinateText = ""
  package var viewport: DraftBox?
  package var primaryType: String?
  package var types: [String] = []
  /// Source categories for which the table of a mapping has no type.
  package var unlistedTypes: [String] = []
  package var address = Address()
  /// The unit of a row that is a house.
  package var unit: String?
  package var houseNumbers: [HouseNumber] = []
  package var importance = ImportanceFacts()
  package var formerIDs: [String] = []
  package var source: Source?
  /// The opening hours among the details.
  package var hours: [String] = []
  /// The members without a field of their own.
  package var details: PlaceDetails?
  /// The reader's repairs.
  package var repairs: [Repair] = []
  /// Values that the reader dropped.
  package var dropped: [DroppedValue] = []
  /// Whether a wrong value that the place does not need is dropped, as in rows that are read with a mapping; else it rejects the place.
  package var dropsWrongValues = false

  package init() {}
}

/// A viewport as a source writes it, in degrees.
package struct DraftBox: Sendable {
  package var south: Double
  package var west: Double
  package var north: Double
  package var east: Double
}

/// A value without which a place was kept.
package struct DroppedValue: Equatable, Sendable {
  /// The field that would have had it.
  package var field: String
  /// The value, at most 200 characters.
  package var text: String

  package init(_ field: String, _ text: String) { (self.field, self.text) = (field, RecordFault.clipped(text)) }
}
