// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
package import GazetteerIndex
import GazetteerPlaces

extension IndexSession {
  /// The places with a name or a telephone number, at most five, best first.
  ///
  /// - Throws: the errors of `answer(_:patience:)` for autocomplete requests.
  /// - Complexity: a text costs one search. Indexes have no list of telephone numbers, so a number is searched in the details of every place that has
  ///   any: the time grows with the number of such places, and a deadline limits it.
  package func findPlace(_ query: FindPlaceQuery, patience: Patience = Patience()) throws -> PlacesAnswer {
    let whole = patience.limited(to: query.deadline)
    try whole.check()
    return try interruptible(patience) {
      switch query.subject {
      case .text(let text): try places(named: text, query)
      case .phone(let digits): try places(withPhone: digits, query, whole)
      }
    }
  }

  private func places(
    named text: String, _ query: FindPlaceQuery
  ) throws -> PlacesAnswer {
    var scope = query.scope
    // A code without its town is looked for beside the town that the text names, not beside the bias.
    scope.bias = nil
    if let said = try until(query.deadline, { try place(saidBy: text, scope) }) { return PlacesAnswer(places: [said], isComplete: true) }
    var address = AddressQuery(text: text, scope: query.scope)
    if let found = try addresses(of: address) {
      return PlacesAnswer(
        places: try found.map { try facts(of: $0, for: query.scope) }, isComplete: true)
    }
    address.details = DetailFilter.strict
    let found = try AddressSearch(engine: engine, address: address, allowsPartial: false).found()
    return PlacesAnswer(places: try facts(ofPlaces: found.places, query), isComplete: found.isComplete)
  }

  private func places(withPhone digits: String, _ query: FindPlaceQuery, _ patience: Patience) throws -> PlacesAnswer {
    let search = PhoneSearch(engine: engine, digits: digits)
    do {
      return PlacesAnswer(places: try facts(ofPlaces: search.places(patience), query), isComplete: true)
    } catch is Patience.DeadlineExceeded where !search.found.isEmpty {
      return PlacesAnswer(places: try facts(ofPlaces: search.found, query), isComplete: false)
    }
  }

  private func facts(ofPlaces places: [Int], _ query: FindPlaceQuery) throws -> [PlaceFacts] {
    try places.map {
      try facts(of: engine.reader.record(of: $0), for: query.scope)
    }
  }
}

/// Searches the details of all places for a telephone number, the most important places first.
private final class PhoneSearch {
  private let engine: SearchEngine
  private var reader: LayeredReader { engine.reader }
  private let digits: String
  /// Common numbers, in the order of the index once all layers are searched.
  private(set) var found: [Int] = []

  private static let mostResults = 5

  init(engine: SearchEngine, digits: String) {
    self.engine = engine
    self.digits = digits
  }

  func places(_ patience: Patience) throws -> [Int] {
    for layer in reader.layers { try search(layer, patience) }
    found = try reader.merged([found], limit: Self.mostResults)
    return found
  }

  private func search(_ layer: Layer, _ patience: Patience) throws {
    let before = found.count
    for place in stride(from: 1, through: layer.reader.overview.placeCount, by: 1) where found.count < before + Self.mostResults {
      if place & 63 == 0 { try patience.check() }
      let core = try layer.reader.core(of: place)
      guard core.flags.contains(.details), try hasPhone(place, core, layer.reader), try !layer.isHidden(place) else { continue }
      // This service cannot request the other businesses.
      if try engine.objection(to: layer.common(place), by: DetailFilter.strict) == nil { found.append(layer.common(place)) }
    }
  }

  private func hasPhone(_ place: Int, _ core: PlaceCore, _ reader: IndexReader) throws -> Bool {
    guard let details = try reader.details(of: place), details.text.utf8.mayHold(phoneEndingIn: Int(digits.suffix(4)) ?? 0),
      let phone = try reader.members(of: details).phone
    else { return false }
    // A source may list several, separated by semicolons.
    return phone.split(separator: ";").contains { text in
      PhoneNumber(String(text), country: reader.countryCode(core.country))?.international?.filter(\.isASCIIDigit) == digits
    }
  }
}

extension String.UTF8View {
  /// Whether the four digits occur in order with only non-digits between them. A quick test: parsing all details would take ten times as long.
  fileprivate func mayHold(phoneEndingIn digits: Int) -> Bool {
    var last = 0
    return contains { byte in
      guard byte.isASCIIDigit else { return false }
      last = (last * 10 + Int(byte - UInt8(ascii: "0"))) % 10_000
      return last == digits
    }
  }
}
