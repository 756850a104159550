// SPDX-License-Identifier: Apache-2.0

/// What an audit found. Equal input gives equal reports.
package struct AuditReport: Codable, Equatable, Sendable {
  /// A value and how many places have it.
  package struct Count: Codable, Equatable, Sendable {
    package var name: String
    package var places: Int

    package init(name: String, places: Int) { (self.name, self.places) = (name, places) }
  }

  /// A place that a rule found.
  package struct Sample: Codable, Equatable, Sendable {
    package var id: String
    package var name: String
    package var latitude: Double
    package var longitude: Double
    /// What was seen, in words.
    package var detail: String
  }

  /// What a rule found.
  package struct Finding: Codable, Equatable, Sendable {
    package var rule: AuditRule
    package var places: Int
    /// The first ones, as many as were asked for.
    package var samples: [Sample]
  }

  /// What was read.
  package var sources: [String]
  package var places: Int
  package var houses: Int
  /// Rows that an import rejects, by reason, most frequent first.
  package var rejected: [Count]
  /// By primary type, most frequent first; places without one have an empty name. So do the other lists.
  package var types: [Count]
  package var countries: [Count]
  /// By language of a name other than the primary one; a place counts once for each.
  package var languages: [Count]
  package var origins: [Count]
  /// How many places have what: an address with a town, opening hours, a telephone, a website, other names, a viewport.
  package var members: [Count]
  /// In the order of the rules; those that found nothing are there as well.
  package var findings: [Finding]

  /// Places found, each once a rule.
  package var suspicious: Int { findings.reduce(0) { $0 + $1.places } }
}

extension [String: Int] {
  /// Most frequent first, then by name.
  var counts: [AuditReport.Count] {
    map { AuditReport.Count(name: $0.key, places: $0.value) }.sorted { ($1.places, $0.name) < ($0.places, $1.name) }
  }
}
