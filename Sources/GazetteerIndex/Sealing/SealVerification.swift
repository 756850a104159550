// SPDX-License-Identifier: Apache-2.0

/// Compares a whole file with its seal, and names the tables in the damaged ranges.
struct SealVerification {
  let path: String
  /// The search for tables reads all pages. It stops after this many times a thousand steps of SQLite's virtual machine.
  private static let patience = 10_000

  func verify() throws(IndexError) {
    let damage = try IndexFile(path: path, checking: .seal).damage()
    if damage.isEmpty { return }
    let tables = damage.count > 3 ? [] : (try? tables(in: damage)) ?? []
    let place = tables.isEmpty ? "" : ", where \(tables.sorted().joined(separator: ", ")) should be"
    throw .damaged(path: path, reason: SealCheck.wording(damage) + place)
  }

  /// Tables and indexes with pages in the ranges, as far as the damaged file still tells.
  private func tables(in damage: [Range<Int>]) throws -> Set<String> {
    let database = try Connection(path: path, mode: .immutable)
    let pageSize = Int(try database.integer(SQL.pageSize) ?? 4096)
    var patience = Self.patience
    database.setProgressHandler {
      patience -= 1
      return patience < 0
    }
    let select = try database.prepare(SQL.tablesOnPages)
    var names: Set<String> = []
    for range in damage {
      select.bind(1, range.lowerBound / pageSize)
      select.bind(2, (range.upperBound + pageSize - 1) / pageSize)
      while try select.step() { names.insert(select.string(0)) }
    }
    return names
  }
}
