// SPDX-License-Identifier: Apache-2.0

/// A place and how well it answers a text, as a person judged it.
package struct Judgment: Sendable, Hashable {
  /// The judged place.
  package var place: ExpectedPlace
  /// 0 is wrong, 1 is related, 2 is good, 3 is exactly what was meant.
  package var grade: Int

  /// The possible grades.
  package static let grades = 0...3

  package init(_ place: ExpectedPlace, grade: Int) {
    self.place = place
    self.grade = grade
  }
}

/// The members of the place and `grade`, in one object: `{"id": "poi-sydney-opera-house", "grade": 3}`.
extension Judgment: Codable {
  private enum Key: String, CodingKey {
    case grade
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    grade = try object.decode(Int.self, forKey: .grade)
    if !Self.grades.contains(grade) {
      throw DecodingError.dataCorruptedError(forKey: .grade, in: object, debugDescription: "\(grade) has to be from 0 to 3")
    }
    place = try ExpectedPlace(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try place.encode(to: encoder)
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(grade, forKey: .grade)
  }
}

extension JudgedCase {
  /// What counts as found: the places judged above 0, best first; without such judgments the expected places, with grade 1.
  package var targets: [Judgment] {
    if judgments.isEmpty { return expected.map { Judgment($0, grade: 1) } }
    return judgments.filter { $0.grade > 0 }.enumerated().sorted { ($1.element.grade, $0.offset) < ($0.element.grade, $1.offset) }.map(
      \.element)
  }

  /// The case with another distance, in metres, within which positions count as found.
  package func within(_ metres: Double) -> JudgedCase {
    var judged = self
    for position in expected.indices { judged.expected[position].spot?.tolerance = metres }
    for position in judgments.indices { judged.judgments[position].place.spot?.tolerance = metres }
    return judged
  }

  /// The case asked for another number of suggestions.
  package func limited(to count: Int) -> JudgedCase {
    var judged = self
    judged.limit = count
    return judged
  }

  /// Number of suggestions examined: the limit, or the last acceptable position if that is greater.
  package var depth: Int { max(limit, rank) }
}
