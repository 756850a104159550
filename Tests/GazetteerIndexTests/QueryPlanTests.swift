// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerTesting
import Testing

/// Every statement finds what it needs by an index: one that does not would pass every other test, and be slow at a million places.
@Suite struct QueryPlanTests {
  /// How SQLite's plan for the query begins. In a full-text table `M` is the match, and 64 says that rows come in the order asked for.
  static func plan(_ query: Query) -> String {
    switch query {
    case .placesByImportance: "SCAN by_importance VIRTUAL TABLE INDEX 64:M"
    case .placesByInfix: "SCAN infix_by_importance VIRTUAL TABLE INDEX 64:M"
    case .positionsByArea: "SCAN by_area VIRTUAL TABLE INDEX 64:M"
    case .positionsByInfix: "SCAN infix_by_area VIRTUAL TABLE INDEX 64:M"
    case .formerIDsOfPlace: "SCAN former_id; USE TEMP B-TREE FOR ORDER BY"
    case .removedIDs: "SCAN former_id"
    case .attributeNames: "SCAN attribute_name"
    case .attributeValue: "SEARCH attribute_value USING COVERING INDEX attribute_value_by_name (name=? AND value=?)"
    case .attributeValues: "SEARCH attribute_value USING COVERING INDEX attribute_value_by_name (name=? AND value>? AND value<?)"
    case .valuesOfAttribute: "SEARCH attribute_value USING COVERING INDEX attribute_value_by_name (name=?)"
    case .placesByAttribute: "SEARCH attribute USING PRIMARY KEY (value=?)"
    }
  }

  @Test("A statement is prepared on an empty index and uses the index meant for it", arguments: Query.allCases)
  func plans(_ query: Query) throws {
    let folder = try TemporaryFolder()
    try writeIndex([PlaceRecord](), to: folder.file("a.gaz"))
    let database = try Connection(path: folder.file("a.gaz"), mode: .immutable)
    let explanation = try database.prepare("EXPLAIN QUERY PLAN \(query.sql)")
    var steps: [String] = []
    while try explanation.step() { steps.append(explanation.string(3)) }
    let plan = steps.joined(separator: "; ")
    #expect(plan.hasPrefix(Self.plan(query)), "\(plan)")
    // Details of few places, an import over an index and requests with conditions ask these.
    #expect(
      [.formerIDsOfPlace, .removedIDs, .attributeNames].contains(query)
        || steps.allSatisfy { !$0.hasPrefix("SCAN") || $0.contains("VIRTUAL TABLE INDEX") },
      "\(plan)")
  }
}
