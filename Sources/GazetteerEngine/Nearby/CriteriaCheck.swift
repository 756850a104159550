// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// The conditions of a search by position, as an index can check them: types become a question to the place's type set, of which an index has a few thousand.
/// A class, so that the pattern is made once, when it is first asked for.
final class CriteriaCheck {
  /// The families that any passing place can have.
  let families: [PlaceFamily]
  private let isAllowed: [Bool]
  private let countries: Set<Int>?
  private let region: Region?
  /// Boxes that hold the region; nil for the whole earth.
  let cover: [PlainBox]?
  private let address: QueryText
  private let reader: IndexReader
  private let attributes: AttributePlaces?
  /// A pattern that every passing place matches in the list by importance; nil when only the list of all places would do.
  private(set) lazy var pattern = QueryTree.all(([typePattern, countryPattern, addressPattern] + attributePatterns).compactMap { $0 })

  /// - Parameter address: Every word of this text is in the address.
  init(_ scope: Scope, address: QueryText, _ reader: IndexReader) throws {
    self.reader = reader
    attributes = try reader.places(meeting: scope.conditions)
    self.address = address
    let sets = reader.overview.typeSets
    let test = TypeTest(scope)
    let isAllowed = sets.map { test.objection(to: $0) == nil }
    self.isAllowed = isAllowed
    let possible = Set(zip(sets, isAllowed).compactMap { $1 ? $0.family : nil })
    families = PlaceFamily.allCases.filter(possible.contains)
    countries = scope.countries.isEmpty ? nil : Set(scope.countries.compactMap(reader.overview.countryID(of:)))
    region = scope.restriction
    cover = scope.restriction?.cover
  }

  /// Whether nothing can pass.
  var excludesAll: Bool {
    if families.isEmpty || countries?.isEmpty == true || attributes?.count == 0 { return true }
    if case .circle(_, let radius) = region, radius <= 0 { return true }
    return false
  }

  /// Whether the types, the country and the attributes of a place pass.
  func passes(_ place: Int, typeSet: Int, country: Int) throws -> Bool {
    if let attributes, !attributes.contains(place) { return false }
    guard isAllowed.indices.contains(typeSet - 1) else {
      _ = try reader.typeSet(typeSet)
      return false
    }
    return isAllowed[typeSet - 1] && countries?.contains(country) != false
  }

  /// Whether a location lies in the region.
  func isInside(_ location: GeoPoint) -> Bool { region?.contains(location) ?? true }

  /// Whether only the pattern tells if a place passes: what is read by area does not know the words of addresses.
  var isByPattern: Bool { !address.terms.isEmpty }

  private var addressPattern: QueryTree? {
    QueryTree.all(
      address.terms.enumerated().map { index, term in
        address.isWhole(index)
          ? .term(address.key[term], space: TermSpace.context) : .prefix(address.key[term], space: TermSpace.context)
      })
  }

  private var countryPattern: QueryTree? {
    countries.flatMap { QueryTree.any($0.sorted().map { .country($0) }) }
  }

  private var attributePatterns: [QueryTree?] {
    attributes?.listedValues.map { values in values.flatMap { QueryTree.any($0.map { .attribute($0) }) } } ?? []
  }

  /// The list knows primary types only: those of every type set that passes.
  private var typePattern: QueryTree? {
    let allowed = zip(reader.overview.typeSets, isAllowed).filter(\.1).map(\.0.primaryType)
    let codes = Set(allowed.compactMap { $0 })
    if allowed.contains(nil) || codes.count > QueryTree.mostAlternatives { return nil }
    return QueryTree.any(codes.sorted().map { .type($0) })
  }
}

extension QueryText {
  /// Whether a word stands for itself in an address, and not for what begins so: all do but an unfinished last one.
  func isWhole(_ index: Int) -> Bool { index < terms.count - 1 || hasFinishedWords }
}
