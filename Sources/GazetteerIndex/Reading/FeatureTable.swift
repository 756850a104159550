// SPDX-License-Identifier: Apache-2.0

/// The GeoJSON features in an SQLite file of another publisher: one in each row of its table `geojson`, as Who's On First distributes its places.
///
/// It stands here because all SQL does. Rows come in the order in which they are stored; alternative geometries, where a column tells them, are left out.
package final class FeatureTable {
  /// Why there are no features.
  package enum Failure: Error, Equatable {
    /// The file has no such table, but these.
    case noTable(found: [String])
    /// SQLite cannot read the file.
    case unreadable(String)
  }

  private let rows: Statement

  /// - Throws: `Failure`.
  package init(path: String) throws(Failure) {
    do throws(SQLiteError) {
      let database = try Connection(path: path, mode: .immutable)
      let columns = try Self.texts(database.prepare("SELECT name FROM pragma_table_info('geojson') LIMIT 100"))
      rows = try database.prepare(columns.contains("body") ? Self.bodies(columns) : Self.tables)
      if columns.contains("body") { return }
    } catch {
      throw .unreadable(error.message)
    }
    throw .noTable(found: (try? Self.texts(rows)) ?? [])
  }

  private static func bodies(_ columns: [String]) -> String {
    columns.contains("is_alt")
      ? "SELECT body FROM geojson WHERE is_alt IS NULL OR is_alt = 0 ORDER BY rowid" : "SELECT body FROM geojson ORDER BY rowid"
  }

  /// The first tables of a file.
  private static let tables = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name LIMIT 5"

  /// The bytes of the next feature, valid until the next call; nil after the last one.
  package func next() throws(Failure) -> UnsafeRawBufferPointer? {
    do throws(SQLiteError) {
      return try rows.step() ? rows.bytes(0) : nil
    } catch {
      throw .unreadable(error.message)
    }
  }

  private static func texts(_ statement: Statement) throws(SQLiteError) -> [String] {
    var texts: [String] = []
    while try statement.step() { texts.append(statement.string(0)) }
    return texts
  }
}
