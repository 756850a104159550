// SPDX-License-Identifier: Apache-2.0

/// Why a row was rejected. The raw value appears in reports and reject files.
public enum RejectReason: String, Error, Codable, Sendable, CaseIterable {
  /// The bytes of the row are not UTF-8.
  case invalidUTF8
  /// The row is longer than the limit.
  case tooLong
  /// The row cannot be parsed: wrong number of columns, broken JSON, a quote without an end.
  case malformed
  /// A member has a value of the wrong type.
  case wrongValue
  /// The details nest objects and arrays more than 64 deep.
  case tooDeep
  /// The id is missing, longer than 255 characters, `.` or `..`, or has characters other than printable ASCII without spaces.
  ///
  /// Ids that start with `plus_code:` or `coordinate:` are reserved for places that answers make up.
  case badID
  /// The same source has used the id before.
  case duplicateID
  /// A row removes a place that is not there.
  case unknownID
  /// What a changed element of OpenStreetMap means depends on the extract, as for a piece of a street.
  case needsExtract
  /// A change file of OpenStreetMap adds a place that lies farther than 25 km from every place of the base.
  case outsideBase
  /// The name has no letter and no digit.
  case emptyName
  /// A text is longer than its limit.
  case overlongText
  /// A text contains control characters.
  case controlCharacters
  /// The address of a house has no number with a digit.
  case noHouseNumber
  /// A house names neither a street nor a settlement that its number counts in. In OpenStreetMap, it lies beside a street.
  case noStreet
  /// Coordinates are missing, not numbers, or off the globe.
  case badCoordinates
  /// A row without coordinates has no address, or one that the index of addresses does not know. Only with `ImportOptions.locatePaths`.
  case notLocated
  /// The address of a row without coordinates fits several places. Only with `ImportOptions.locatePaths`.
  case ambiguousAddress
  /// The country is not an ISO 3166-1 alpha-2 code.
  case badCountry
  /// A type is in neither Table A nor Table B, or a category not in the table of the mapping. Only with strict types.
  case unknownType
  /// The importance is outside 0…1.
  case badImportance
}

/// A rejected row, with the offending text.
package struct RecordFault: Error, Equatable, Sendable {
  /// The reason.
  package var reason: RejectReason
  /// The offending text, at most 200 characters.
  package var text: String

  /// A fault; `text` is truncated to 200 characters.
  package init(_ reason: RejectReason, _ text: String) {
    self.reason = reason
    self.text = RecordFault.clipped(text)
  }

  /// A text of at most 200 characters.
  static func clipped(_ text: String) -> String {
    text.utf8.count <= 200 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(199))) + "…"
  }
}

/// A rejected row with its position, as the reject file lists it.
package struct Reject: Equatable, Sendable {
  /// The source as it was named.
  package var source: String
  /// Line in the source, from 1.
  package var line: Int
  /// The reason and the offending text.
  package var fault: RecordFault
}

/// A repair that let the place be kept; counted in the report.
public enum Repair: String, Codable, Sendable, CaseIterable {
  /// Another name was empty, too long or contained control characters; the place was kept without it.
  case nameDropped
  /// More names than the limit of 1,000; the rest was left out.
  case namesCut
  /// More former ids than the limit of 1,000; the rest was left out.
  case formerIDsCut
  /// A language was not a BCP 47 code; the name was kept without it.
  case languageDropped
  /// The viewport had south above north; they were swapped.
  case viewportSwapped
  /// The viewport's longitudes continued beyond ±180°; they were normalised.
  case viewportWrapped
  /// The viewport was not on the globe; the place was kept without it.
  case viewportDropped
  /// A number was out of range; the place was kept without it.
  ///
  /// As a population below 0, a rating outside 0…5, an unknown price level, and a UTC offset outside −720…840 minutes.
  case valueDropped
  /// A type is in neither Table A nor Table B, or a category not in the table of the mapping. The place was kept without it.
  case typeDropped
  /// A house had no number with a digit, no valid position, or a text that is not allowed. The street was kept without it.
  case houseDropped
  /// A house occurred several times with the same number and unit; the one in the middle was kept.
  case houseRepeated
  /// The country code was in lower case.
  case countryCase
  /// The website began without `http://`, or with several addresses; it was completed, or the first one kept.
  case websiteCompleted
  /// The website was no address that begins with `http:` or `https:`, as `javascript:…`; the place was kept without it.
  case websiteDropped
  /// The opening hours cannot be parsed; the text was kept, but answers do not say when the place is open.
  case openingHoursUnread
}
