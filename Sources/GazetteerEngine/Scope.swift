// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerPlaces
package import GazetteerText

/// Which places a request is about, for whom its answer is, and how long it may take: what every request has, whatever else it asks.
///
///     var scope = Scope(limit: 10)
///     scope.countries = ["FR"]
///     let found = try engine.search(SearchRequest(text: "par", scope: scope))
///
/// All values have been checked. Every condition that is given has to hold; an empty list keeps all places.
package struct Scope: Sendable {
  // MARK: Where

  /// Where nearer places are preferred; it leaves none out. Never together with a restriction.
  package var bias: Region?
  /// Where places must lie; a circle without extent holds nothing.
  package var restriction: Region?
  /// ISO codes of the countries to keep, upper case.
  package var countries: [String] = []
  /// The names of the layers to keep.
  package var layers: Set<String> = []

  // MARK: What

  /// At least one of these is among the place's types.
  package var types: [String] = []
  /// This is among the place's types; nil demands nothing.
  package var requiredType: String?
  /// None of these is among the place's types.
  package var excludedTypes: [String] = []
  /// Codes: the primary type is one of these, or one of these is an umbrella over the place.
  package var primaryTypes: [Int] = []
  /// The primary type is none of these.
  package var excludedPrimaryTypes: [String] = []
  /// The families to keep.
  package var families: Set<PlaceFamily> = []
  /// What attributes of the place have to be.
  package var conditions: [AttributeCondition] = []
  /// What the details of the place have to tell, as hours and business rules; nil keeps all.
  package var details: (any DetailTest)?

  // MARK: The answer

  /// The language of the answer.
  package var language = LanguageTag.english
  /// ISO code, upper case, of the reader's country, which addresses omit.
  package var regionCode: String?
  /// How many results at most; 0 gives none.
  package var limit: Int
  /// When to stop and answer with what there is.
  package var deadline: ContinuousClock.Instant?

  /// A scope that keeps every place.
  package init(limit: Int = 5, deadline: ContinuousClock.Instant? = nil) {
    self.limit = limit
    self.deadline = deadline
  }
}

extension Scope {
  /// The scope of a search for a place that the text names beside what it asks for: `Rome` in `pizza in Rome`. Any place may be named.
  package var forNamedPlace: Scope {
    var scope = Scope(limit: limit, deadline: deadline)
    (scope.bias, scope.language) = (bias, language)
    return scope
  }

  /// The region that nearness is measured from: the bias, or a circle that restricts. A box that restricts says nothing about its middle.
  package var nearnessRegion: Region? {
    if let bias { return bias }
    if case .circle = restriction { return restriction }
    return nil
  }

  /// Whether a place has to have data of its own to pass: an attribute, hours, a rating. Positions and houses have none.
  package var needsData: Bool { !conditions.isEmpty || details?.needsDetails == true }

  /// Whether places of a layer can pass.
  func mayKeep(_ layer: Layer) -> Bool { layers.isEmpty || layers.contains(layer.name) }

  /// The same for places that have every word of a text in the address.
  func mayKeep(_ layer: Layer, address: QueryText) throws -> Bool {
    try mayKeep(layer)
      && address.terms.indices.allSatisfy { index in
        let word = address.key[address.terms[index]]
        return try address.isWhole(index)
          ? layer.places(ofTerm: word, space: TermSpace.context) > 0 : layer.places(ofTermPrefix: word, space: TermSpace.context) > 0
      }
  }
}

/// A request with what it has in common with others, whose members it has as its own: `request.bias` is `request.scope.bias`.
///
/// `@usableFromInline` lets other modules read the member itself, and not by a key path.
@usableFromInline
@dynamicMemberLookup
package protocol Scoped {
  associatedtype Common
  /// `Scope` in a checked request.
  var scope: Common { get set }
}

extension Scoped {
  @inlinable
  package subscript<Value>(dynamicMember member: WritableKeyPath<Common, Value>) -> Value {
    get { scope[keyPath: member] }
    set { scope[keyPath: member] = newValue }
  }

  @inlinable
  package subscript<Value>(dynamicMember member: KeyPath<Common, Value>) -> Value { scope[keyPath: member] }
}
