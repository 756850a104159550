// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Reads the features of an SQLite file, as Who's On First distributes its places.
final class FeatureTableReader: RowReader, JSONRowReader {
  private let path: String
  private let table: FeatureTable
  private var number = 0

  init(_ source: ByteSource) throws(ImportError) {
    try source.checkIsPlainFile()
    path = source.path
    do throws(FeatureTable.Failure) { table = try FeatureTable(path: path) } catch { throw Self.refusal(path, error) }
  }

  func next() throws(ImportError) -> SourceRow? { try nextValue()?.row(FeatureMembers.draft) }

  func nextValue() throws(ImportError) -> JSONSourceRow? {
    do throws(FeatureTable.Failure) {
      guard let body = try table.next() else { return nil }
      number += 1
      return body.withMemoryRebound(to: UInt8.self) { JSONSourceRow(line: number, bytes: $0) }
    } catch {
      throw Self.refusal(path, error)
    }
  }

  private static func refusal(_ path: String, _ failure: FeatureTable.Failure) -> ImportError {
    switch failure {
    case .noTable(let found):
      let tables = found.isEmpty ? "is an SQLite file without tables" : "is an SQLite file with the tables \(found.joined(separator: ", "))"
      return .unknownFormat(
        path: path, hint: tables + "; read is the table geojson of Who's On First, write others as CSV with sqlite3 -csv -header")
    case .unreadable(let reason): return .brokenDatabase(path: path, reason: reason)
    }
  }
}

extension SourceLayout {
  /// The features of an SQLite file.
  static let featureTable = SourceLayout(
    .geojson, recognises: { $0.isSQLite && !$0.isIndex },
    reader: { (bytes, spec, _) throws(ImportError) in try MappedReader.reader(of: FeatureTableReader(bytes), spec) })
}
