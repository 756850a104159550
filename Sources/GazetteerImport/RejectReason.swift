// SPDX-License-Identifier: Apache-2.0

/// Why a row gave no place. The raw value is what reports and reject files say.
public enum RejectReason: String, Error, Codable, Sendable, CaseIterable {
  /// The bytes of the row are not UTF-8.
  case invalidUTF8
  /// The row is longer than the limit.
  case tooLong
  /// The row cannot be taken apart: wrong number of columns, broken JSON, a quote that never ends.
  case malformed
  /// A member has the wrong kind of value.
  case wrongValue
  /// The members that only travel with the place hold objects and arrays more than 64 deep.
  case tooDeep
  /// The id is missing, longer than 255 characters, or has characters other than printable ASCII without spaces, or begins
  /// with `plus_code:` or `coordinate:`, as ids do that answers make up for points.
  case badID
  /// The id came before in the same source.
  case duplicateID
  /// The name is empty, or has no letter and no digit.
  case emptyName
  /// A text is longer than its limit.
  case overlongText
  /// A text holds control characters.
  case controlCharacters
  /// An address has no street, or no number with a digit.
  case incompleteAddress
  /// Coordinates are missing, not numbers, or off the globe.
  case badCoordinates
  /// The country is not an ISO 3166-1 alpha-2 code.
  case badCountry
  /// A type is in neither Table A nor Table B.
  case unknownType
  /// The importance is outside 0…1.
  case badImportance
}

/// One row that gave no place, with the text that was at fault.
package struct RecordFault: Error, Equatable, Sendable {
  /// Why.
  package var reason: RejectReason
  /// The offending text, at most 200 characters.
  package var text: String

  /// A fault; `text` is clipped to 200 characters.
  package init(_ reason: RejectReason, _ text: String) {
    self.reason = reason
    self.text = RecordFault.clipped(text)
  }

  private static func clipped(_ text: String) -> String {
    text.utf8.count <= 200 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(199))) + "…"
  }
}

/// A refused row and where it stands, as the reject file lists it.
package struct Reject: Equatable, Sendable {
  /// The source as it was named.
  package var source: String
  /// Line in the source, from 1.
  package var line: Int
  /// What was wrong.
  package var fault: RecordFault
}

/// Something that was put right so that the place could be kept; counted in the report.
public enum Repair: String, Codable, Sendable, CaseIterable {
  /// Another name was empty, over-long or held control characters; the place was kept without it.
  case nameDropped
  /// More names than the limit of 1,000; the rest was left out.
  case namesCut
  /// A language was no BCP 47 code; the name was kept without it.
  case languageDropped
  /// The viewport had south above north; they were swapped.
  case viewportSwapped
  /// The viewport counted longitudes on beyond ±180°; they were brought back.
  case viewportWrapped
  /// The viewport was not on the globe; the place was kept without it.
  case viewportDropped
  /// A number was off its scale (a population below 0, a rating outside 0…5, a price level that is none of the five, an offset from UTC outside
  /// −720…840 minutes); the place was kept without it.
  case valueDropped
  /// A house had no number with a digit, a text that no name may have, or no position on the globe; the street was kept without it.
  case houseDropped
  /// A street had a house number, with the same unit, more than once; the one in the middle was kept.
  case houseRepeated
  /// The country code was in lower case.
  case countryCase
  /// Opening hours that cannot be read; the text was kept, and nothing is told of when the place is open.
  case openingHoursUnread
}
