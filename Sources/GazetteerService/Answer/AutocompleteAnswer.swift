// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// The answer to an autocomplete request.
package struct AutocompleteAnswer: Sendable {
  /// Best first, places and queries in one order.
  package var suggestions: [Suggestion]
  /// False when the deadline cut the search short.
  package var isComplete: Bool
  /// The time of the search, without reading the request and writing the answer.
  package var elapsed: Duration

  /// The places among the suggestions, best first.
  package var places: [PlaceSuggestion] { suggestions.compactMap(\.place) }

  /// Which of the places are open; empty unless it was asked for.
  package var openPlaces: [OpenPlace] = []

  /// What the sources of the places have besides the contract; empty unless it was asked for.
  package var extras: [PlaceExtra] = []

  /// Whether the body tells where the places are, as the extension `positions`.
  package var tellsPositions = false

  /// How many matches have what; empty unless it was asked for.
  package var facets: [Facet] = []

  /// What the sources of the places ask to be shown with them, each once, in the order of the places.
  package var attributions: [PlaceFacts.Attribution] {
    var seen: Set<String> = []
    return places.compactMap(\.attribution).filter { seen.insert($0).inserted }.map { PlaceFacts.Attribution(provider: $0) }
  }

  /// The body of the answer. As in proto3 JSON, values equal to their default are omitted, so an answer without suggestions is `{}`.
  ///
  /// - Parameters:
  ///   - extras: adds `location`, `importance`, `score`, `matchKind`, `matchedName`, and with several layers `layer` and `license`, to every place, and `complete` to the answer.
  ///   - timing: adds `elapsedMicroseconds`, to a tenth.
  ///   - tellsCut: adds `complete` with the value false to an answer that the deadline cut short, also without extras.
  ///   - fields: the wanted members. If it names `gazetteer`, adds the attributions of the places `openPlaces` and `extras`; `facets` are written whenever there
  ///     are some.
  package func json(extras: Bool = false, timing: Bool = false, tellsCut: Bool = false, fields: FieldMask = .all) -> String {
    var writer = JSONWriter(capacity: 64 + suggestions.count * 512, mask: fields.members)
    writer.object { body in
      if !suggestions.isEmpty {
        body.name("suggestions")
        body.array(suggestions) { list, suggestion in
          list.object { suggestion.write(to: &$0, extras: extras) }
        }
      }
      if extras || tellsCut && !isComplete {
        body.name("complete")
        body.value(isComplete)
      }
      writeExtension(to: &body, isFull: fields.names("gazetteer"))
      if timing {
        body.name("elapsedMicroseconds")
        body.decimal(elapsed.tenthsOfMicroseconds, places: 1)
      }
    }
    return writer.text
  }

  private func writeExtension(to body: inout JSONWriter, isFull: Bool) {
    let attributions = isFull ? attributions : []
    let openPlaces = isFull ? openPlaces : []
    let extras = isFull ? extras : []
    let positioned = tellsPositions ? places : []
    if attributions.isEmpty && openPlaces.isEmpty && extras.isEmpty && facets.isEmpty && positioned.isEmpty { return }
    body.name("gazetteer")
    body.object { extended in
      if !attributions.isEmpty { extended.attributions(attributions) }
      if !openPlaces.isEmpty { extended.openPlaces(openPlaces) }
      if !extras.isEmpty { extended.extras(extras) }
      if !positioned.isEmpty { extended.positions(of: positioned) }
      if !facets.isEmpty { extended.facets(facets) }
    }
  }
}

extension Suggestion {
  fileprivate func write(to entry: inout JSONWriter, extras: Bool) {
    switch self {
    case .place(let place):
      entry.name("placePrediction")
      entry.object { place.write(to: &$0, extras: extras) }
    case .query(let query):
      entry.name("queryPrediction")
      entry.object { query.write(to: &$0, extras: extras) }
    }
  }
}

extension QuerySuggestion {
  fileprivate func write(to query: inout JSONWriter, extras: Bool) {
    query.name("text")
    text.write(to: &query)
    query.structuredFormat(mainText, secondaryText)
    if extras { query.member("matchKind", MatchLabel.category.rawValue) }
  }
}

extension PlaceSuggestion {
  fileprivate func write(to place: inout JSONWriter, extras: Bool) {
    place.name("place")
    place.value("places", "/", placeID)
    place.member("placeId", placeID)
    place.name("text")
    mainText.write(to: &place, followedBy: secondaryText)
    place.structuredFormat(mainText, secondaryText)
    if !types.isEmpty {
      place.name("types")
      place.array(types) { $0.value($1) }
    }
    if let distanceMeters, distanceMeters != 0 { place.member("distanceMeters", distanceMeters) }
    if extras { writeExtras(to: &place) }
  }

  private func writeExtras(to place: inout JSONWriter) {
    place.location(location)
    if let importance {
      place.name("importance")
      place.decimal(importance, places: 3)
    }
    if let score {
      place.name("score")
      place.decimal(Int(score), places: 9)
    }
    place.member("matchKind", matchLabel.rawValue)
    if let matchedName { place.member("matchedName", matchedName) }
    if let layer {
      place.member("layer", layer.name)
      if let license = layer.license { place.member("license", license) }
    }
    if !missingTerms.isEmpty {
      place.name("missingTerms")
      place.array(missingTerms) { $0.value($1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func structuredFormat(_ mainText: MarkedText, _ secondaryText: MarkedText?) {
    name("structuredFormat")
    object { format in
      format.name("mainText")
      mainText.write(to: &format)
      if let secondaryText {
        format.name("secondaryText")
        secondaryText.write(to: &format)
      }
    }
  }

  fileprivate mutating func attributions(_ attributions: [PlaceFacts.Attribution]) {
    name("attributions")
    array(attributions) { list, attribution in
      list.object { entry in
        entry.member("provider", attribution.provider)
        if let uri = attribution.providerUri { entry.member("providerUri", uri) }
      }
    }
  }

  fileprivate mutating func openPlaces(_ places: [OpenPlace]) {
    name("openNow")
    array(places) { list, place in
      list.object { entry in
        entry.member("placeId", place.placeID)
        entry.name("openNow")
        entry.value(place.isOpen)
      }
    }
  }

  fileprivate mutating func extras(_ places: [PlaceExtra]) {
    name("extra")
    array(places) { list, place in
      list.object { entry in
        entry.member("placeId", place.placeID)
        entry.name("extra")
        entry.value(.object(place.extra))
      }
    }
  }

  fileprivate mutating func positions(of places: [PlaceSuggestion]) {
    name("positions")
    array(places) { list, place in
      list.object { entry in
        entry.member("placeId", place.placeID)
        entry.location(place.location)
      }
    }
  }

  fileprivate mutating func location(_ point: GeoPoint) {
    name("location")
    object { degrees in
      degrees.name("latitude")
      degrees.decimal(Int(point.latitudeE7), places: 7)
      degrees.name("longitude")
      degrees.decimal(Int(point.longitudeE7), places: 7)
    }
  }
}

extension MarkedText {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { body in
      body.member("text", text)
      body.matches(matches)
    }
  }

  /// Writes what `followed(by: other)` is, without making its text.
  fileprivate func write(to writer: inout JSONWriter, followedBy other: MarkedText?) {
    guard let other else { return write(to: &writer) }
    writer.object { body in
      body.name("text")
      body.value(text, ", ", other.text)
      body.matches(matches(with: other))
    }
  }
}

extension JSONWriter {
  fileprivate mutating func matches(_ matches: [Range<Int>]) {
    if matches.isEmpty { return }
    name("matches")
    array(matches) { list, range in
      list.object { match in
        if range.lowerBound > 0 { match.member("startOffset", range.lowerBound) }
        match.member("endOffset", range.upperBound)
      }
    }
  }
}

extension Duration {
  var wholeMicroseconds: Int { tenthsOfMicroseconds / 10 }

  fileprivate var tenthsOfMicroseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 10_000_000 + Int(attoseconds / 100_000_000_000)
  }
}
