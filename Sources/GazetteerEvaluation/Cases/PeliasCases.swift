// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer

/// The acceptance tests of Pelias: one object with `tests`, each with `in`, `expected`, `unexpected` and `status`.
struct PeliasCases {
  fileprivate struct Suite: Decodable {
    var name: String?
    var priorityThresh: Int?
    var endpoint: String?
    var tests: [Test]
  }

  fileprivate struct Test: Decodable {
    struct Results: Decodable {
      var properties: [Property]?
      var priorityThresh: Int?
    }

    var id: LooseText?
    var status: String?
    var endpoint: String?
    var `in`: [String: LooseText]
    var expected: Results?
    var unexpected: Results?
  }

  /// The properties of a result, or its label alone.
  fileprivate enum Property: Decodable {
    case fields([String: LooseText])
    case label(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let label = try? value.decode(String.self) {
        self = .label(label)
      } else {
        self = .fields(try value.decode([String: LooseText].self))
      }
    }

    var expectation: ExpectedPlace? {
      switch self {
      case .fields(let fields): PublicFields.expectation(fields)
      case .label(let label): label.split(separator: ",").first.map { ExpectedPlace(fields: [.name: String($0)]) }
      }
    }
  }

  private let suite: Suite
  private let group: String

  init(_ text: String, path: String) throws {
    group = path.split(separator: "/").last.map(String.init) ?? path
    do {
      suite = try JSONDecoder().decode(Suite.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw EvaluationError.badFile(path: path, what: "suite of acceptance tests", reason: error.reason)
    }
  }

  func cases() -> [JudgedCase] {
    suite.tests.enumerated().compactMap { number, test in
      let endpoint = test.endpoint ?? suite.endpoint ?? "search"
      guard ["search", "autocomplete"].contains(endpoint), let text = test.in["text"]?.text, !text.isEmpty,
        let filters = PeliasFilters(test.in).filters
      else { return nil }
      var judged = JudgedCase(id: "\(group)#\(test.id?.text ?? String(number + 1))", text: text)
      judged.group = group
      judged.rank = min(50, max(1, test.expected?.priorityThresh ?? suite.priorityThresh ?? 5))
      judged.isKnownFailure = test.status == "fail"
      judged.filters = filters
      judged.expected = (test.expected?.properties ?? []).compactMap(\.expectation)
      judged.absent = (test.unexpected?.properties ?? []).compactMap(\.expectation)
      return judged.expected.isEmpty && judged.absent.isEmpty ? nil : judged
    }
  }
}
