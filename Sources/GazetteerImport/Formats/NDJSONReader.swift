// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Reads canonical records: one JSON object a line, also with the record separators of RFC 7464, an array of objects, or the elements of an answer of
/// Overpass. Empty lines are skipped.
package final class NDJSONReader: RowReader, JSONRowReader {
  private enum Way {
    case lines(LineReader)
    case objects(ObjectScanner)
  }

  private let path: String
  private let way: Way

  /// Reads the records of `source`.
  ///
  /// - Parameter isWhole: whether an answer of Overpass is one record, as mappings with `rows` have it.
  package init(_ source: ByteSource, isWhole: Bool = false) throws(ImportError) {
    path = source.path
    let container = try source.peek(SourceSample.size).withUnsafeBufferPointer { Self.container(of: $0, isWhole: isWhole) }
    way = if let container { .objects(ObjectScanner(source, in: container)) } else { .lines(try LineReader(source)) }
  }

  /// Where records stand that are not on lines of their own; nil for others.
  static func container(of sample: Bytes, isWhole: Bool) -> ObjectScanner.Container? {
    let sample = SourceSample(
      path: "", bytes: sample.starts(with: [0xef, 0xbb, 0xbf]) ? sample.part(3, sample.count) : sample, hasMapping: false)
    if sample.isArrayOfObjects { return .array }
    guard !isWhole, sample.isObject else { return nil }
    let members = JSONOutline.members(of: sample.bytes)
    return members["elements"] != nil && (members["osm3s"] != nil || members["generator"] != nil) ? .elements : nil
  }

  package func next() throws(ImportError) -> SourceRow? {
    try nextValue()?.row(CanonicalMembers.draft)
  }

  func nextValue() throws(ImportError) -> JSONSourceRow? {
    switch way {
    case .lines(let lines): try nextLine(of: lines)
    case .objects(let scanner): try scanner.nextRow(path: path)
    }
  }

  private func nextLine(of lines: LineReader) throws(ImportError) -> JSONSourceRow? {
    while let line = try lines.next() {
      guard case .text(let bytes) = line else { return .tooLong(line: lines.lineNumber) }
      let object = bytes.withoutSeparator
      if object.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      try lines.checkEnd(path: path, of: object)
      let row = JSONSourceRow(line: lines.lineNumber, bytes: object)
      try row.checkIsWhole(path: path)
      return row
    }
    return nil
  }
}

extension SourceLayout {
  /// Any text that starts with an object, or an array of them, and that no earlier layout recognises.
  static let ndjson = SourceLayout(
    .ndjson, help: "one JSON object a line, as export writes, or an array of them", draft: JSONSample.draft(isFeatures: false),
    recognises: { $0.isObject || $0.isArrayOfObjects },
    reader: { (bytes, spec, _) throws(ImportError) in
      try MappedReader.reader(of: NDJSONReader(bytes, isWhole: spec.mapping?.rows != nil), spec)
    })
}
