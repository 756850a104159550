// SPDX-License-Identifier: Apache-2.0

/// A reason to look at a place again. What a rule finds is often right; it is rare among places that are.
package enum AuditRule: String, Codable, CaseIterable, Sendable {
  /// It lies at latitude 0 and longitude 0, where nothing is.
  case zeroCoordinates
  /// It lies far from all of its country, and would lie in it if latitude and longitude were exchanged.
  case swappedCoordinates
  /// All around it lie places of other countries.
  case foreignSurroundings
  /// Its position is outside its own viewport.
  case outsideViewport
  /// It has the name and the type of a place at most 30 m away.
  case namesake
  /// Ten places or more have its very position.
  case crowdedPoint
  /// Its name is what such places are called: `Restaurant`.
  case nameIsType
  /// A word of its name has letters of two scripts that look alike: `Cafe` with a Cyrillic `а`.
  case mixedScripts
  /// It has no country.
  case noCountry
  /// It is a place of interest whose address names no town.
  case noTown
  /// Its opening hours cannot be read.
  case unreadHours
  /// It has opening hours and no time zone, and its country tells none.
  case noTimeZone
  /// All places of the data are of one type, or of none. Finds all of them or no place.
  case oneType

  /// The rule in a few words, for a heading.
  package var title: String {
    switch self {
    case .zeroCoordinates: "at 0, 0"
    case .swappedCoordinates: "latitude and longitude exchanged"
    case .foreignSurroundings: "country differs from all around"
    case .outsideViewport: "outside its own viewport"
    case .namesake: "same name and type within 30 m"
    case .crowdedPoint: "many places at one point"
    case .nameIsType: "name is a word for its type"
    case .mixedScripts: "letters of two scripts in a word"
    case .noCountry: "no country"
    case .noTown: "no town in the address"
    case .unreadHours: "opening hours cannot be read"
    case .noTimeZone: "opening hours without a time zone"
    case .oneType: "all places in one type"
    }
  }

  /// What to do about it.
  package var advice: String {
    switch self {
    case .zeroCoordinates: "Leave these rows out (skip in a mapping), or look their positions up: a program wrote 0 where it knew none."
    case .swappedCoordinates: "Exchange the two columns, or the two numbers of these rows."
    case .foreignSurroundings: "Correct the country or the position; near a border both may be right."
    case .outsideViewport: "Correct the box or the position; without a box the place gets one by its type."
    case .namesake: "Remove one, or give both one id. Sources of one import are linked by themselves, rows of one source are not."
    case .crowdedPoint:
      "Look their addresses up: a program gave them the middle of a town or of a postal code. The shops of one hall may be right."
    case .nameIsType: "Give the name that stands on the sign, or leave the place out: nobody looks for one of them by this name."
    case .mixedScripts: "Type the word anew in one script: who types it as it looks does not find it."
    case .noCountry: "Give the country, or --country where the format takes it: filters by country leave these places out."
    case .noTown: "Give the town, or import the towns and areas of the region as well: the second line of a suggestion stays empty."
    case .unreadHours: "Write them in OpenStreetMap's form, as Mo-Fr 08:00-18:00: such places are never open for openNow."
    case .noTimeZone: "Give timeZone, or the country from which it follows, or import with --time-zone: they are never open for openNow."
    case .oneType:
      "Map the column of categories to primaryType, if there is one: filters by type and searches for categories tell these places apart by it."
    }
  }
}
