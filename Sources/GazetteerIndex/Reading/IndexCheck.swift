// SPDX-License-Identifier: Apache-2.0

/// Checks a newly written index file.
enum IndexCheck {
  /// The checks that a new file must pass before it is renamed: pages, versions, counts.
  static func quick(path: String, expectedPlaces: Int) throws {
    let database = try Connection(path: path, mode: .immutable)
    let check = try database.prepare(SQL.quickCheck)
    if try check.step(), check.string(0) != "ok" { throw IndexError.damaged(path: path, reason: reason(of: check.string(0))) }
    let counts = [
      ("place", expectedPlaces), ("block_box", Int(try database.integer(SQL.count(of: "block")) ?? -1)),
    ]
    for (table, expected) in counts {
      let found = Int(try database.integer(SQL.count(of: table)) ?? -1)
      if found != expected { throw IndexError.damaged(path: path, reason: "\(table) has \(found) rows instead of \(expected)") }
    }
  }

  /// SQLite's report on one line, without the database name at its start and the number at its end.
  static func reason(of report: String) -> String {
    let finding = report.split(separator: "\n").last.map(String.init) ?? "its pages do not fit together"
    return finding.firstRange(of: " error code=").map { String(finding[..<$0.lowerBound]) } ?? finding
  }
}
