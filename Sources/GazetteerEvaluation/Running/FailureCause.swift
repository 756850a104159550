// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService

/// Why a case fails, in the words of a report.
package enum FailureCause: String, Codable, Sendable, CaseIterable {
  /// No place of the index meets the expectation: data is missing.
  case absent = "not in the index"
  /// The place is in the index, but the text does not match it.
  case unmatched = "does not match"
  /// The place matches, but others score more.
  case outscored
  /// The place is a duplicate of a better one: the same name, near it, not in another area.
  case duplicate
  /// A filter of the request excludes the place.
  case filtered
  /// The list contains a place that must not appear.
  case forbidden = "lists an excluded place"

  /// Reads a cause, also in the words of older reports.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let older: [String: FailureCause] = ["repeats another": .duplicate, "shows what it must not": .forbidden]
    guard let cause = FailureCause(rawValue: text) ?? older[text] else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "there is no cause \(text)")
    }
    self = cause
  }
}

/// Finds the place that a failed case is about, and why it is not in the expected position.
struct FailureSearch {
  private let session: IndexSession
  private let judge: Judge

  init(_ session: IndexSession) {
    self.session = session
    judge = Judge(session)
  }

  /// The cause, and the place that shows it; nil if there is none.
  func cause(of judged: JudgedCase) throws -> (cause: FailureCause, place: Int?) {
    var request = try judged.query(judged.text).searchRequest
    request.limit = judged.depth
    let result = try session.engine.search(request)
    var causes: [(cause: FailureCause, place: Int)] = []
    for expectation in judged.expected.isEmpty ? judged.targets.map(\.place) : judged.expected {
      let found = try places(meeting: expectation, of: judged).map { (try session.engine.standing(of: $0, in: result, for: request), $0) }
      if found.isEmpty { return (.absent, nil) }
      if found.contains(where: { $0.0.isListed(upTo: judged.rank) }) { continue }
      causes += found.map { (FailureCause($0), $1) }
    }
    let order: [FailureCause] = [.outscored, .duplicate, .filtered, .unmatched]
    for cause in order { if let first = causes.first(where: { $0.cause == cause }) { return first } }
    return (.forbidden, nil)
  }

  /// Places of the index that meet an expectation: by id, by position, or found by name; without any of these, by the text of the case.
  private func places(meeting expectation: ExpectedPlace, of judged: JudgedCase) throws -> [Int] {
    if let id = expectation.id { return try [session.engine.reader.place(withID: id)].compactMap(\.self) }
    if let spot = expectation.spot {
      guard let point = GeoPoint(latitude: spot.latitude, longitude: spot.longitude) else { return [] }
      let request = NearestRequest(point: point, maxMeters: spot.tolerance, limit: Self.mostPlaces)
      return try session.engine.nearest(request).places.map(\.place)
    }
    return try places(meeting: expectation, named: expectation.fields[.name] ?? expectation.fields[.street] ?? judged.text)
  }

  private func places(meeting expectation: ExpectedPlace, named name: String) throws -> [Int] {
    var parameters = AutocompleteParameters(input: name)
    parameters.limit = Self.mostPlaces
    guard let query = try? AutocompleteQuery(parameters) else { return [] }
    return try session.answer(query).places.filter { try judge.rank(of: [expectation], in: [$0]) == 1 }
      .compactMap { try session.engine.reader.place(withID: $0.placeID) }
  }

  /// Number of places examined for one expectation.
  private static let mostPlaces = 20
}

extension FailureCause {
  /// The cause that a standing shows.
  fileprivate init(_ standing: Standing) {
    switch standing {
    case .emptyText, .noMatch: self = .unmatched
    case .filtered: self = .filtered
    case .duplicate: self = .duplicate
    case .listed, .outscored, .heldBack, .gaveSlot, .passedOver: self = .outscored
    }
  }
}

extension Standing {
  fileprivate func isListed(upTo rank: Int) -> Bool {
    if case .listed(let position, _) = self { return position <= rank }
    return false
  }
}
