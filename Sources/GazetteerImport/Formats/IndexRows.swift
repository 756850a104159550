// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Reads the places of an index. An earlier import has checked them.
final class IndexRows: RowReader {
  private let path: String
  private var index: BaseIndex
  private var number = 0

  let filterable: [String]

  init(_ source: ByteSource) throws(ImportError) {
    try source.checkIsPlainFile()
    path = source.path
    do {
      index = try BaseIndex(path: path)
      filterable = try index.filterable()
    } catch { throw .unreadableIndex(path: path, reason: "\(error)") }
  }

  func next() throws(ImportError) -> SourceRow? {
    do {
      guard let record = try index.next() else { return nil }
      number += 1
      return SourceRow(line: number, content: .record(record))
    } catch {
      throw .unreadableIndex(path: path, reason: "\(error)")
    }
  }
}

extension SourceLayout {
  /// An index that an import has written.
  static let index = SourceLayout(
    .gaz, help: "an index, whose places are taken over", recognises: { $0.isIndex },
    reader: { (bytes, _, _) throws(ImportError) in try IndexRows(bytes) })
}

extension SourceSample {
  /// Whether the source is an SQLite file.
  var isSQLite: Bool { bytes.starts(with: "SQLite format 3\0".utf8) }

  /// Whether the source is an index of this or another format version.
  var isIndex: Bool { isSQLite && applicationID == "GAZ1" }

  /// The program that an SQLite file is for, as four letters; nil for another file.
  var applicationID: String? { isSQLite && bytes.count >= 72 ? bytes.part(68, 72).text : nil }
}
