// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry
package import GazetteerIndex
package import GazetteerText

/// What a place must be like to be answered by a search that goes by position. Every condition that is given has to hold.
package struct PlaceCriteria: Sendable {
  /// At least one of these is among the place's types; empty keeps all.
  package var types: [String] = []
  /// This is among the place's types; nil demands nothing.
  package var requiredType: String?
  /// None of these is among the place's types.
  package var excludedTypes: [String] = []
  /// The primary type is one of these, or one of these is an umbrella over the place; empty keeps all.
  package var primaryTypes: [String] = []
  /// The primary type is none of these.
  package var excludedPrimaryTypes: [String] = []
  /// The families to keep.
  package var families: Set<PlaceFamily> = Set(PlaceFamily.allCases)
  /// ISO codes of the countries to keep, upper case; empty keeps all.
  package var countries: [String] = []
  /// Where places must lie; a circle without extent holds nothing.
  package var region: Region?
  /// The names of the layers to keep; empty keeps all.
  package var layers: Set<String> = []
  /// What attributes of the place have to be; empty keeps all.
  package var conditions: [AttributeCondition] = []
  /// What the details of the place have to tell; nil keeps all.
  package var details: (any DetailTest)?
  /// Every word of this text is in the address, synonyms not counted; empty keeps all.
  package var address = TextAnalyzer.query("")

  package init() {}
}

extension PlaceCriteria {
  /// Whether places of a layer can pass.
  func mayKeep(_ layer: Layer) -> Bool { layers.isEmpty || layers.contains(layer.name) }
}

/// Criteria as an index can check them: types become a question to the place's type set, of which an index has a few thousand.
struct CriteriaCheck {
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

  init(_ criteria: PlaceCriteria, _ reader: IndexReader) throws {
    self.reader = reader
    attributes = try reader.places(meeting: criteria.conditions)
    address = criteria.address
    let sets = reader.overview.typeSets
    let test = TypeTest(criteria)
    let isAllowed = sets.map(test.passes)
    self.isAllowed = isAllowed
    let possible = Set(zip(sets, isAllowed).compactMap { $1 ? $0.family : nil })
    families = PlaceFamily.allCases.filter(possible.contains)
    countries = criteria.countries.isEmpty ? nil : Set(criteria.countries.compactMap(reader.overview.countryID(of:)))
    region = criteria.region
    cover = criteria.region?.cover
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

  /// A pattern that every passing place matches in the list by importance; nil when only the list of all places would do.
  var pattern: QueryTree? { QueryTree.all(([typePattern, countryPattern, addressPattern] + attributePatterns).compactMap { $0 }) }

  /// Whether only the pattern tells if a place passes: what is read by area does not know the words of addresses.
  var isByPattern: Bool { !address.terms.isEmpty }

  private var addressPattern: QueryTree? {
    let last = address.terms.count - 1
    return QueryTree.all(
      address.terms.enumerated().map { index, term in
        index < last || address.hasFinishedWords
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

/// The conditions on types.
private struct TypeTest {
  private let types: Set<String>
  private let requiredType: String?
  private let excludedTypes: Set<String>
  private let primaryTypes: TypeChoice?
  private let excludedPrimaryTypes: Set<String>
  private let families: Set<PlaceFamily>

  init(_ criteria: PlaceCriteria) {
    types = Set(criteria.types)
    requiredType = criteria.requiredType
    excludedTypes = Set(criteria.excludedTypes)
    primaryTypes = TypeChoice(names: criteria.primaryTypes)
    excludedPrimaryTypes = Set(criteria.excludedPrimaryTypes)
    families = criteria.families
  }

  func passes(_ set: IndexOverview.TypeSet) -> Bool {
    let primary = set.primaryType.map(PlaceTypeTable.name(of:))
    if !families.contains(set.family) { return false }
    if !types.isEmpty, types.isDisjoint(with: set.allTypes) { return false }
    if let requiredType, !set.allTypes.contains(requiredType) { return false }
    if !excludedTypes.isDisjoint(with: set.allTypes) { return false }
    if let primaryTypes, !primaryTypes.keeps(set) { return false }
    return !(primary.map(excludedPrimaryTypes.contains) ?? false)
  }
}
