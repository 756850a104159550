// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Forward geocoding of an address: the places that match all of its words. If there are none, words are left out from the front, because an address
/// starts with its smallest part; the result is then a partial match.
struct AddressSearch {
  let engine: SearchEngine
  let address: AddressQuery
  /// Whether words may be left out.
  let allowsPartial: Bool
  /// Whether words may be prefixes of words.
  let allowsUnfinished: Bool

  /// The numbers of the address that may be house numbers.
  private let numbers: HouseNumberWords

  init(engine: SearchEngine, address: AddressQuery, allowsPartial: Bool = true, allowsUnfinished: Bool = true) {
    self.engine = engine
    self.address = address
    self.allowsPartial = allowsPartial
    self.allowsUnfinished = allowsUnfinished
    numbers = HouseNumberWords(of: address.text)
  }

  /// The result of the search.
  struct Found {
    /// Best first.
    var places: [Int]
    /// Whether words were left out.
    var isPartial: Bool
    /// False when the deadline cut the search short.
    var isComplete: Bool
  }

  /// Greatest number of results for one address.
  private static let mostResults = 5
  /// Number of places that are examined for one with the required parts.
  private static let mostCompared = 200
  /// Greatest number of words that are left out.
  private static let mostLeftOut = 12

  func found() throws -> Found {
    if address.text.isEmpty { return try countryAlone() }
    let words = address.text.split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" }.map(String.init)
    for leftOut in 0..<(allowsPartial ? max(1, min(words.count, Self.mostLeftOut)) : 1) {
      let text = leftOut == 0 ? address.text : words.dropFirst(leftOut).joined(separator: " ")
      if let found = try places(text, isPartial: leftOut > 0) { return found }
    }
    if allowsPartial, let code = TypedPostalCode(address.text), let found = try places(code.first, isPartial: true) { return found }
    return Found(places: [], isPartial: false, isComplete: true)
  }

  /// The places that match a text; nil if there are none. If words were left out, a place must be named in full, or by name and address.
  private func places(_ text: String, isPartial: Bool) throws -> Found? {
    for isFinished in isPartial || !allowsUnfinished ? [true] : [true, false] {
      var request = SearchRequest(text: text, scope: address.scope)
      request.hasFinishedWords = isFinished
      request.limit = address.parts.isEmpty ? Self.mostResults : Self.mostCompared
      let result = try engine.search(request)
      let (fitting, hasSeenAll) = try fitting(result, isPartial: isPartial, isFinished: isFinished)
      guard let best = fitting.first else { continue }
      // A place named in full excludes places whose names only contain the words.
      let isSure = best.isNamedInFull(by: result.text(of: best))
      let equal = fitting.filter { isSure ? $0.isNamedInFull(by: result.text(of: $0)) : $0.match.matchClass == best.match.matchClass }
      let ordered = isSure || equal.count < 2 ? equal : try namedFirst(equal, in: result)
      return Found(places: ordered.prefix(Self.mostResults).map(\.place), isPartial: isPartial, isComplete: result.isComplete && hasSeenAll)
    }
    return nil
  }

  /// The best candidates; those whose name has the first word come before the others, because an address starts with the place that is meant: of a
  /// street and a station in it, the street.
  private func namedFirst(_ candidates: [Candidate], in result: SearchEngine.Result) throws -> [Candidate] {
    let best = candidates.prefix(Self.mostResults)
    let isNamed = try best.map { candidate in
      let terms = try PlaceTerms(engine.reader.record(of: candidate.place))
      return result.text(of: candidate).termsFound(in: terms.mainForms + terms.aliasForms).first ?? false
    }
    let both = zip(best, isNamed)
    return both.filter(\.1).map(\.0) + both.filter { !$0.1 }.map(\.0)
  }

  /// The candidates that the address allows, as many as the deadline leaves time to examine; throws the deadline's error if it leaves time for none.
  private func fitting(_ result: SearchEngine.Result, isPartial: Bool, isFinished: Bool) throws -> (
    candidates: [Candidate], hasSeenAll: Bool
  ) {
    let patience = engine.reader.patience.limited(to: address.deadline)
    var fitting: [Candidate] = []
    for candidate in result.candidates {
      // Examining a record with its words costs as much as the search of a short text.
      if !address.parts.isEmpty || !numbers.isEmpty, patience.isOver {
        if fitting.isEmpty { try patience.check() }
        return (fitting, false)
      }
      // Whole words with typos rank after exact prefixes.
      if isFinished, candidate.match.matchClass == .corrected { continue }
      let isWhole = candidate.isNamedInFull(by: result.text(of: candidate))
      guard try isWhole || !isPartial || candidate.match.matchClass == .context && hasWholeNames(candidate, in: result),
        try hasParts(candidate.place)
      else { continue }
      // A place that the whole text names is accepted, whatever its numbers.
      if try isWhole && !isPartial || candidate.family != .poi || mayStandForHouse(candidate.place) { fitting.append(candidate) }
    }
    return (fitting, true)
  }

  /// Whether the text contains a name in full, and each of its words is in a main name, the address, the name of the country, or an alias that the
  /// text contains in full: "Square, London" is not the Square Mile.
  private func hasWholeNames(_ candidate: Candidate, in result: SearchEngine.Result) throws -> Bool {
    let text = result.text(of: candidate)
    let terms = PlaceTerms(try engine.reader.record(of: candidate.place))
    func hasAll(_ form: NameForm) -> Bool {
      form.terms.allSatisfy { term in text.terms.indices.contains { text.accepts(form.key[term], at: $0) } }
    }
    let aliases = terms.aliasForms.filter(hasAll)
    // "Street, Melbourne" is not the Smith Street of Melbourne.
    guard !aliases.isEmpty || terms.mainForms.contains(where: hasAll) else { return false }
    let country = try engine.reader.termsOfCountry(engine.reader.core(of: candidate.place).country)
    return text.termsFound(in: terms.mainForms + aliases + terms.contextForms, or: country).allSatisfy(\.self)
  }

  private func countryAlone() throws -> Found {
    var scope = Scope(limit: 1, deadline: address.deadline)
    scope.primaryTypes = ["country"].compactMap(PlaceTypeTable.code(of:))
    scope.countries = address.countries
    let result = try engine.mostImportant(MostImportantRequest(scope))
    return Found(places: result.places.map(\.place), isPartial: false, isComplete: result.isComplete)
  }

  // MARK: Parts

  private func hasParts(_ place: Int) throws -> Bool {
    try address.parts.isEmpty || address.isMet(by: engine.reader.record(of: place))
  }

  private func mayStandForHouse(_ place: Int) throws -> Bool {
    try numbers.isEmpty || numbers.allow(engine.reader.record(of: place))
  }
}

extension AddressQuery {
  /// Whether a place has every required part.
  func isMet(by record: PlaceRecord) -> Bool { parts.allSatisfy { record.has($0.part, $0.key) } }
}

extension PlaceRecord {
  /// Whether the address has this folded value for a part, or the place itself is that part.
  fileprivate func has(_ part: AddressQuery.Part, _ key: [UInt8]) -> Bool {
    let (values, types): ([String?], [String]) =
      switch part {
      case .route: ([address.street], ["route"])
      case .locality: ([address.locality, address.sublocality], ["locality", "postal_town", "sublocality"])
      case .postalCode: ([address.postalCode], ["postal_code"])
      case .administrativeArea:
        ([address.administrativeArea1, address.administrativeArea2], ["administrative_area_level_1", "administrative_area_level_2"])
      }
    if values.contains(where: { $0.map { TextAnalyzer.query($0).key == key } ?? false }) { return true }
    return primaryType.map(types.contains) ?? false && PlaceTerms(self).isNamed(key)
  }
}
