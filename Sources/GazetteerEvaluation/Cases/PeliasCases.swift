// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerService

/// The acceptance tests of Pelias: one object with `tests`, each with `in`, `expected`, `unexpected` and `status`.
///
/// `expected.properties` is a list of objects or labels, or a single one. `expected.coordinates` is a longitude and a latitude, or a list of them,
/// one for each of the properties. `distanceThresh` is how far away a place may be, in metres (500).
struct PeliasCases {
  private struct Suite: Decodable {
    var priorityThresh: Int?
    var distanceThresh: Double?
    var endpoint: String?
    var tests: [Entry]
  }

  /// A test, or why it cannot be read: an unreadable test does not affect the others.
  private enum Entry: Decodable {
    case test(PeliasTest)
    case fault(String)

    init(from decoder: any Decoder) throws {
      do {
        self = .test(try PeliasTest(from: decoder))
      } catch let error as DecodingError {
        self = .fault(error.reason)
      }
    }
  }

  private let suite: Suite
  private let lines: [Int]
  private let group: String

  /// - Throws: `EvaluationError.badFile` for a text that is not such an object.
  init(_ text: String, path: String, group: String) throws {
    self.group = group
    lines = JSONLines.elements(of: "tests", in: text)
    do {
      suite = try JSONDecoder().decode(Suite.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw EvaluationError.badFile(path: path, what: "suite of acceptance tests", reason: error.reason)
    }
  }

  /// Takes the cases of the file.
  func read(into found: inout CaseCollector) throws {
    for (number, entry) in suite.tests.enumerated() {
      try found.take(line: lines.count == suite.tests.count ? lines[number] : 0) {
        switch entry {
        case .test(let test): try judged(test, number: number + 1)
        case .fault(let reason): throw CaseFault(reason: "test \(number + 1): \(reason)")
        }
      }
    }
  }

  private func judged(_ test: PeliasTest, number: Int) throws(CaseFault) -> JudgedCase {
    let endpoint = test.endpoint ?? suite.endpoint ?? "search"
    guard ["search", "autocomplete"].contains(endpoint) else { throw .otherTask(endpoint) }
    guard let text = test.in["text"]?.text, !text.isEmpty else { throw .passedOver("has no text") }
    guard let filters = PeliasFilters(test.in).filters else { throw .otherFilters }
    var judged = JudgedCase(id: "\(group)#\(test.id?.text ?? String(number))", text: text)
    judged.group = group
    judged.rank = min(50, max(1, test.expected?.priorityThresh ?? suite.priorityThresh ?? 5))
    judged.isKnownFailure = test.status == "fail"
    judged.filters = filters
    judged.expected = test.expected?.expectedPlaces(tolerance: suite.distanceThresh) ?? []
    judged.absent = test.unexpected?.expectedPlaces(tolerance: suite.distanceThresh) ?? []
    if judged.expected.isEmpty && judged.absent.isEmpty { throw .nothingComparable }
    return judged
  }
}
