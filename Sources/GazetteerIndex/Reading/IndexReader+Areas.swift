// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry
import GazetteerSQLite

/// Areas: runs of neighbouring places, and the boxes that hold them.
extension IndexReader {
  /// The places of a run.
  package func run(_ id: Int) throws -> Run {
    try recentRuns.row(id) {
      try one(.run, id) { row in
        Run(family: PlaceFamily(rawValue: row.int(Query.RunColumn.family)) ?? .poi, bytes: Array(row.bytes(Query.RunColumn.entries)))
      } ?? missing("run", id)
    }
  }

  /// Runs of a family that touch the box, unordered, at most `limit`; a run may hold places outside.
  package func runs(in box: PlainBox, family: PlaceFamily, limit: Int) throws -> [Int] {
    let key = BoxKey(box: box, family: family, limit: limit)
    return try runsOfBoxes.row(key) { try runs(of: key) }
  }

  private func runs(of key: BoxKey) throws -> [Int] {
    var runs: [Int] = []
    try eachRun(.runsInBox, in: key.box, family: key.family, limit: key.limit) { id, _ in runs.append(id) }
    return runs
  }

  /// Runs of a family that touch the box, unordered, each with the box that holds its places.
  package func runBoxes(in box: PlainBox, family: PlaceFamily) throws -> [(run: Int, box: PlainBox)] {
    var runs: [(run: Int, box: PlainBox)] = []
    try eachRun(.runBoxesInBox, in: box, family: family, limit: overview.runCount) { id, row in
      func side(_ column: Query.RunBoxColumn) -> Int32 { Int32(clamping: row.int64(column)) }
      let box = PlainBox(
        minLatitude: side(.minLatitude), maxLatitude: side(.maxLatitude), minLongitude: side(.minLongitude),
        maxLongitude: side(.maxLongitude))
      runs.append((id, box))
    }
    return runs
  }

  private func eachRun(
    _ query: Query, in box: PlainBox, family: PlaceFamily, limit: Int, _ body: (_ id: Int, _ row: Statement) -> Void
  ) throws {
    try reading(query) { statement in
      statement.bind(1, Int(box.minLatitude))
      statement.bind(2, Int(box.maxLatitude))
      statement.bind(3, Int(box.minLongitude))
      statement.bind(4, Int(box.maxLongitude))
      statement.bind(5, family.rawValue)
      statement.bind(6, limit)
      while try statement.step() {
        let run = statement.int(Query.RunBoxColumn.id)
        guard run > 0, run <= overview.runCount else { return try missing("run", run) as Void }
        body(run, statement)
      }
    }
  }

  struct BoxKey: Hashable {
    var box: PlainBox
    var family: PlaceFamily
    var limit: Int
  }
}
