// SPDX-License-Identifier: Apache-2.0
import EmbeddedIndex
import Foundation
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import Testing

/// Whether what is printed of a place finds it: some of the embedded places with street and house number, by each form of their address and by each kind of
/// request. Any place of exactly that address counts, because of two shops in one building both are right. `GAZETTEER_ADDRESSES=all` in the environment
/// asks for all of them.
@Suite struct OwnAddressTests {
  /// A form of an address.
  enum Form: String, CaseIterable {
    case formatted, short
    /// Number and street alone, with a bias at the place.
    case line
  }

  /// What asks for it.
  enum Request: String, CaseIterable {
    case autocomplete, geocode, textSearch, findPlace
  }

  /// What came of a form and a request.
  private struct Outcome {
    var asked = 0
    /// Addresses that no place of the first five has.
    var missed: [String] = []
    /// Addresses for which a place of the same street with another number comes first.
    var wrong: [String] = []
    var share: Double { Double(asked - missed.count) / Double(asked) }
  }

  @Test(
    "the printed address of a place lists it",
    arguments: [
      (Form.formatted, Request.autocomplete, 0.99), (.short, .autocomplete, 0.99), (.line, .autocomplete, 0.95),
      (.formatted, .geocode, 0.99), (.formatted, .textSearch, 0.99), (.formatted, .findPlace, 0.99), (.short, .geocode, 0.99),
      (.short, .textSearch, 0.99), (.short, .findPlace, 0.99),
    ])
  func printed(form: Form, request: Request, least: Double) throws {
    let outcome = try EmbeddedIndex.index.get().withSession { (session: IndexSession) -> Outcome in
      try self.outcome(of: form, request, in: session)
    }
    print("\(form.rawValue) by \(request.rawValue): \(outcome.asked - outcome.missed.count) of \(outcome.asked)")
    #expect(outcome.asked >= 30)
    #expect(outcome.share >= least, "\(outcome.missed.count) of \(outcome.asked) missed, as \(outcome.missed.prefix(8))")
    #expect(outcome.wrong.isEmpty)
  }

  /// One in so many places is asked for.
  private static let step = ProcessInfo.processInfo.environment["GAZETTEER_ADDRESSES"] == "all" ? 1 : 40

  private func outcome(of form: Form, _ request: Request, in session: IndexSession) throws -> Outcome {
    var outcome = Outcome()
    var count = 0
    for place in 1...session.engine.reader.overview.placeCount {
      let record = try session.engine.reader.record(of: place)
      guard record.address.houseNumber != nil, record.address.street != nil else { continue }
      count += 1
      guard count % Self.step == 0 else { continue }
      let facts = try session.facts(of: record)
      let forms: [Form: String?] = [.formatted: facts.formattedAddress, .short: facts.shortFormattedAddress, .line: facts.streetLine]
      guard let text = forms[form] ?? nil else { continue }
      outcome.asked += 1
      let found = try addresses(found: text, by: request, around: form == .line ? record : nil, in: session).prefix(5)
      let meant = Key(record.address)
      if !found.contains(where: { Key($0) == meant }) { outcome.missed.append(text) }
      if let first = found.first.map(Key.init), first.street == meant.street, first.number != meant.number, first.number.hasDigit {
        outcome.wrong.append(text)
      }
    }
    return outcome
  }

  private func addresses(found text: String, by request: Request, around place: PlaceRecord?, in session: IndexSession) throws -> [Address]
  {
    switch request {
    case .autocomplete:
      var parameters = AutocompleteParameters(input: text)
      if let at = place?.location {
        let center = RegionDraft.Point(latitude: Double(at.latitudeE7) / 1e7, longitude: Double(at.longitudeE7) / 1e7)
        parameters.locationBias = .init(circle: .init(center: center, radius: 5_000))
      }
      return try session.answer(AutocompleteQuery(parameters)).places.map { suggestion in
        try session.engine.reader.place(withID: suggestion.placeID).map { try session.engine.reader.record(of: $0).address } ?? Address()
      }
    case .geocode:
      var parameters = GeocodeParameters()
      parameters.address = text
      return try session.geocode(GeocodeQuery(parameters)).results.map(\.place.address)
    case .textSearch: return try session.textSearch(TextSearchQuery(TextSearchParameters(textQuery: text))).places.map(\.address)
    case .findPlace: return try session.findPlace(FindPlaceQuery(FindPlaceParameters(input: text))).places.map(\.address)
    }
  }

  /// What two places of one address have in common.
  private struct Key: Equatable {
    var number: HouseNumberKey
    var street: String?
    var town: String?
    var country: String?

    init(_ address: Address) {
      number = HouseNumberKey(address.houseNumber ?? "")
      (street, town, country) = (address.street, address.locality, address.countryCode)
    }
  }
}
