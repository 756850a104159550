// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerPlaces

/// The dear half of a filter: a demand on what only the details of a place tell, such as its opening hours or its rating.
///
/// The cheap half (`PlaceFilter`, `CriteriaCheck`) needs the 16 bytes of a place's core, and is asked of every place that is read. The dear half is asked of a
/// place that would be listed otherwise, so that a search goes on until enough places pass, and reads no details beyond that.
package protocol DetailTest: Hashable, Sendable {
  /// Whether so few places fail that a search first takes it that all pass, and judges only the places on which its answer depends.
  var excludesFew: Bool { get }
  /// Whether a place without details fails.
  var needsDetails: Bool { get }

  /// Why a place is left out; nil when it passes.
  func objection(to place: JudgedPlace) throws -> FilterObjection?
}

extension DetailTest {
  /// Whether the other one is of the same type and makes the same demands.
  fileprivate func isEqual(to other: any DetailTest) -> Bool { other as? Self == self }
}

/// A place as a detail test sees it.
package struct JudgedPlace {
  package let location: GeoPoint
  /// ISO code, upper case; nil when the place has none.
  package let countryCode: String?
  /// Nil for a place without details.
  package let details: PlaceDetails?
  /// Parses the details: much of the work of a test.
  package let members: () throws -> DetailMembers

  package init(location: GeoPoint, countryCode: String?, details: PlaceDetails?, members: @escaping () throws -> DetailMembers) {
    self.location = location
    self.countryCode = countryCode
    self.details = details
    self.members = members
  }
}

/// Asks a detail test of places by their common numbers, of each place once.
final class DetailJudge {
  private let test: any DetailTest
  private let reader: LayeredReader
  private var verdicts = RowCache<Int, FilterObjection?>(capacity: mostVerdicts)
  /// How many places were judged by their details.
  private(set) var judged = 0

  /// So many verdicts take about 2 MB.
  private static let mostVerdicts = 65_536

  init(_ test: any DetailTest, _ reader: LayeredReader) { (self.test, self.reader) = (test, reader) }

  func isJudging(by other: any DetailTest) -> Bool { test.isEqual(to: other) }

  /// Why a place is left out; nil when it passes.
  func objection(to place: Int) throws -> FilterObjection? {
    let (layer, own) = reader.layer(of: place)
    let core = try layer.reader.core(of: own)
    guard core.flags.contains(.details) else { return test.needsDetails ? try verdict(on: nil, core, layer.reader) : nil }
    return try verdicts.row(place) {
      try reader.patience.check()
      judged += 1
      return try verdict(on: layer.reader.details(of: own), core, layer.reader)
    }
  }

  private func verdict(on details: PlaceDetails?, _ core: PlaceCore, _ reader: IndexReader) throws -> FilterObjection? {
    try test.objection(
      to: JudgedPlace(
        location: core.location, countryCode: reader.countryCode(core.country), details: details,
        members: { try reader.members(of: details) }))
  }
}

/// What a search found, to be judged by a detail test.
protocol JudgedList {
  /// The common numbers of the places on which the list depends: if all of them pass, it is the list of what passes.
  var deciding: [Int] { get }
  var isEmpty: Bool { get }
  /// The list without some places, which is incomplete.
  func without(_ places: Set<Int>) -> Self
}
