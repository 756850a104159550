// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Writes the texts of suggestions. It reads through a connection, so only one thread at a time may use it.
final class SuggestionMaker {
  private let reader: LayeredReader
  private var countryNames: [String: [String: String]] = [:]

  init(reader: LayeredReader) { self.reader = reader }

  /// The suggestion for a place.
  func suggestion(for found: FoundPlace, in request: AutocompleteQuery) throws -> PlaceSuggestion {
    try suggestion(for: found.record, found.candidate, found.text, missing: found.missingTerms, in: request)
  }

  /// Its parts as arguments of their own are not copied.
  private func suggestion(
    for place: PlaceRecord, _ candidate: Candidate, _ query: QueryText, missing missingTerms: [String], in request: AutocompleteQuery
  ) throws -> PlaceSuggestion {
    let shown = place.shownName(in: request.language)
    let country = try countryName(of: place, language: request.language, unless: request.regionCode)
    let secondary = AddressLines.secondary(of: place, name: shown, country: country)
    let isInfix = candidate.match.matchClass == .infix
    let match = NameMatch(of: query, with: candidate.match, in: place, shown: shown, lacksWords: !missingTerms.isEmpty)
    return PlaceSuggestion(
      placeID: place.id,
      mainText: MarkedText(shown, matches: TextAnalyzer.matchRanges(of: query, in: shown, allowInfix: isInfix)),
      secondaryText: secondary.map { MarkedText($0, matches: contextMatches(of: query, as: candidate.match, for: place, in: $0)) },
      types: place.suggestedTypes,
      primaryType: place.primaryType,
      distanceMeters: try distance(to: place, in: request),
      location: place.location,
      importance: candidate.importance,
      score: candidate.score.total,
      matchLabel: match.label,
      origin: .match(candidate),
      matchedName: match.otherName,
      missingTerms: missingTerms,
      attribution: place.source.map { $0.attribution ?? $0.name },
      layer: PlaceLayer(of: place))
  }

  /// The suggestion for a place that a text itself specifies; `place` is its record.
  func suggestion(for place: PlaceRecord, _ typed: TypedText, in request: AutocompleteQuery) throws -> PlaceSuggestion {
    let country = try countryName(of: place, language: request.language, unless: request.regionCode)
    return PlaceSuggestion(
      placeID: place.id,
      mainText: typed.shown,
      secondaryText: AddressLines.secondary(of: place, name: typed.shown.text, country: country).map { MarkedText($0) },
      types: place.suggestedTypes,
      primaryType: place.primaryType,
      distanceMeters: request.origin.map { Int($0.distanceMeters(to: place.location).rounded()) },
      location: place.location,
      matchLabel: typed.place.matchLabel,
      origin: .typed)
  }

  /// The suggestion for a house, or for its street, that a text names as an address.
  func suggestion(for found: FoundHouse, in request: AutocompleteQuery) throws -> PlaceSuggestion {
    let (candidate, street) = (found.street.candidate, found.street.record)
    let shownStreet = street.shownName(in: request.language)
    let place = found.house.map { $0.record($0.writtenAddress(streetName: shownStreet)) } ?? street
    let shown = found.house == nil ? shownStreet : place.name
    let marks = AddressMarks(line: shown, street: shownStreet).ranges(
      text: request.text, number: found.markedNumber, words: found.street.text)
    let country = try countryName(of: street, language: request.language, unless: request.regionCode)
    let secondary = AddressLines.secondary(of: street, name: shownStreet, country: country)
    return PlaceSuggestion(
      placeID: place.id,
      mainText: MarkedText(shown, matches: marks),
      secondaryText: secondary.map {
        MarkedText($0, matches: contextMatches(of: found.street.text, as: candidate.match, for: street, in: $0))
      },
      types: place.suggestedTypes,
      primaryType: place.primaryType,
      distanceMeters: request.origin.map { Int($0.distanceMeters(to: place.location).rounded()) },
      location: place.location,
      importance: candidate.importance,
      score: found.total,
      matchLabel: found.fit == .interpolated ? .interpolated : .address,
      origin: .house(street: candidate, found.fit, penalty: found.penalty),
      missingTerms: found.street.missingTerms,
      attribution: place.source.map { $0.attribution ?? $0.name },
      layer: PlaceLayer(of: place))
  }

  /// The suggestion for a place that a text asks for by its category, or by its name beside another place; letters of the category and of the name are
  /// marked where the shown name has them.
  func suggestion(for place: PlaceRecord, _ wanted: SubjectQuery, in request: AutocompleteQuery) throws -> PlaceSuggestion {
    let shown = place.shownName(in: request.language)
    let country = try countryName(of: place, language: request.language, unless: request.regionCode)
    return PlaceSuggestion(
      placeID: place.id,
      mainText: MarkedText(shown, matches: TextAnalyzer.matchRanges(of: TextAnalyzer.query(wanted.text), in: shown, allowInfix: false)),
      secondaryText: AddressLines.secondary(of: place, name: shown, country: country).map { MarkedText($0) },
      types: place.suggestedTypes,
      primaryType: place.primaryType,
      distanceMeters: try distance(to: place, in: request),
      location: place.location,
      importance: Int((place.importance * 1000).rounded()),
      matchLabel: wanted.isName ? .near : .category,
      origin: wanted.isName ? .near(.free) : .category(.free),
      attribution: place.source.map { $0.attribution ?? $0.name },
      layer: PlaceLayer(of: place))
  }

  private func distance(to place: PlaceRecord, in request: AutocompleteQuery) throws -> Int? {
    guard let origin = request.origin, try !reader.isPureServiceArea(place) else { return nil }
    return Int(origin.distanceMeters(to: place.location).rounded())
  }

  /// The suggestion for a crossing of two streets.
  func suggestion(for found: FoundIntersection, in request: AutocompleteQuery) throws -> PlaceSuggestion {
    let names = found.intersection.streets.map { $0.shownName(in: request.language) }
    let place = found.intersection.record(names: names)
    let country = try countryName(of: place, language: request.language, unless: request.regionCode)
    return PlaceSuggestion(
      placeID: place.id,
      mainText: MarkedText(place.name, matches: found.marks(in: names)),
      secondaryText: AddressLines.secondary(of: place, name: place.name, country: country).map { MarkedText($0) },
      types: place.suggestedTypes,
      primaryType: place.primaryType,
      distanceMeters: try distance(to: place, in: request),
      location: place.location,
      importance: found.candidate.importance,
      score: found.candidate.score.total,
      matchLabel: .address,
      origin: .crossing(found.candidate),
      attribution: place.source.map { $0.attribution ?? $0.name },
      layer: PlaceLayer(of: place))
  }

  /// The name of a place's country in the language; nil without a country, and if it is the reader's country.
  func countryName(of place: PlaceRecord, language: LanguageTag, unless regionCode: String?) throws -> String? {
    guard let code = place.address.countryCode, code != regionCode else { return nil }
    if let known = countryNames[language.tag]?[code] { return known }
    let name = try readCountryName(code, language)
    if countryNames.count > 64 { countryNames.removeAll() }
    countryNames[language.tag, default: [:]][code] = name
    return name
  }

  private func readCountryName(_ code: String, _ language: LanguageTag) throws -> String {
    guard let country = reader.overview.countryID(of: code) else { return code }
    let usual = try reader.countryName(country, language: "") ?? code
    for tag in language.fallbacks {
      if let name = try reader.countryName(country, language: tag), name != usual, name != code { return name }
    }
    return usual
  }

  /// The matches in the address, of the words that no name has; empty unless the address was needed.
  private func contextMatches(of query: QueryText, as match: TextMatch, for place: PlaceRecord, in address: String) -> [Range<Int>] {
    guard match.matchClass == .context || match.matchClass == .partial || match.corrected?.form == .context else { return [] }
    let names = place.allForms
    let rest = query.terms.indices.filter { index in
      !names.contains { form in form.terms.contains { query.accepts(form.key[$0], at: index) } }
    }
    let isIdeographic = rest.contains { TextAnalyzer.isIdeographic(query.key[query.terms[$0]]) }
    return TextAnalyzer.matchRanges(of: isIdeographic ? query : query.only(rest), in: address, allowInfix: false)
  }
}
