// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerText

/// An answer to a text, which may meet an expectation.
protocol JudgedAnswer {
  /// Whether the answer meets every condition of an expectation.
  func meets(_ expectation: ExpectedPlace) throws -> Bool
}

/// Decides whether a suggestion of an index meets the expectation of a case.
struct Judge {
  private let session: IndexSession

  init(_ session: IndexSession) { self.session = session }

  /// The position from 1 of the first suggestion that meets an expectation; 0 if none does.
  func rank(of expectations: [ExpectedPlace], in suggestions: [PlaceSuggestion]) throws -> Int {
    for (position, suggestion) in suggestions.enumerated() {
      let place = JudgedPlace(suggestion, session)
      for expectation in expectations where try place.meets(expectation) { return position + 1 }
    }
    return 0
  }

  /// A suggestion as an answer to be judged.
  func answer(_ suggestion: PlaceSuggestion) -> any JudgedAnswer { JudgedPlace(suggestion, session) }
}

/// A suggestion with its record, which is read only when a field is compared.
private final class JudgedPlace: JudgedAnswer {
  private let suggestion: PlaceSuggestion
  private let session: IndexSession
  private lazy var read = Result {
    let place = try session.engine.reader.place(withID: suggestion.placeID)
    return try place.map(session.engine.reader.record) ?? session.recordOfHouse(withID: suggestion.placeID)
  }

  init(_ suggestion: PlaceSuggestion, _ session: IndexSession) {
    self.suggestion = suggestion
    self.session = session
  }

  func meets(_ expectation: ExpectedPlace) throws -> Bool {
    if let id = expectation.id, try !isPlace(id) { return false }
    if let spot = expectation.spot, !lies(at: spot) { return false }
    for (field, text) in expectation.fields where try !says(field, text) { return false }
    return true
  }

  /// Whether an id is the present or a former one of the place.
  private func isPlace(_ id: String) throws -> Bool {
    if id == suggestion.placeID { return true }
    guard let place = try session.engine.reader.place(withID: id) else { return false }
    return try place == session.engine.reader.place(withID: suggestion.placeID)
  }

  private func lies(at spot: ExpectedPlace.Spot) -> Bool {
    guard let point = GeoPoint(latitude: spot.latitude, longitude: spot.longitude) else { return false }
    return point.distanceMeters(to: suggestion.location) <= spot.tolerance
  }

  private func says(_ field: ExpectedPlace.Field, _ text: String) throws -> Bool {
    let record = try read.get()
    let address = record?.address
    switch field {
    case .name: return isOne(text, of: names(record) + [numberAndStreet(address)])
    case .type: return text.split(separator: " ").contains { suggestion.types.contains(String($0)) }
    case .houseNumber: return isOne(text, of: [address?.houseNumber])
    case .street: return isOne(text, of: [address?.street, suggestion.mainText.text])
    case .postalCode: return isOne(text, of: [address?.postalCode])
    case .locality: return isOne(text, of: [address?.locality] + (isSettlement ? names(record) : []))
    case .country: return try isCountry(text, record)
    }
  }

  private var isSettlement: Bool { suggestion.types.contains("locality") }

  private func names(_ record: PlaceRecord?) -> [String?] {
    [suggestion.mainText.text, record?.name] + (record?.names.map(\.text) ?? [])
  }

  private func numberAndStreet(_ address: Address?) -> String? {
    guard let number = address?.houseNumber, let street = address?.street else { return nil }
    return "\(number) \(street)"
  }

  /// Whether the text is the code of the country, or consists of words of its names.
  private func isCountry(_ text: String, _ record: PlaceRecord?) throws -> Bool {
    guard let code = record?.address.countryCode else { return false }
    if text.uppercased() == code { return true }
    guard let place = try session.engine.reader.place(withID: suggestion.placeID) else { return false }
    let reader = session.engine.reader
    let terms = try reader.termsOfCountry(reader.core(of: place).country)
    return TextAnalyzer.query(text).key.split(separator: 0x20).allSatisfy { terms.contains(Array($0)) }
  }

  private func isOne(_ text: String, of others: [String?]) -> Bool {
    let key = TextAnalyzer.query(text).key
    return others.contains { $0.map { TextAnalyzer.query($0).key == key } ?? false }
  }
}
