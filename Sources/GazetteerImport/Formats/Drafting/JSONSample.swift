// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The first JSON rows of a source, by which a mapping is drafted.
enum JSONSample {
  /// Drafts the mapping of rows, or of features.
  static func draft(isFeatures: Bool) -> SourceLayout.Draft {
    { (bytes, spec) throws(ImportError) in
      try MappingDraft.rows(values(bytes, isFeatures: isFeatures), spec, isFeatures: isFeatures)
    }
  }

  /// The rows that are whole within the first bytes; of features their properties.
  private static func values(_ bytes: [UInt8], isFeatures: Bool) -> [JSONValue] {
    if isFeatures {
      let ofCollection = objects(of: bytes, in: .features)
      return (ofCollection.isEmpty ? objects(of: bytes, in: .sequence) : ofCollection).compactMap { $0["properties"] }
    }
    if let container = bytes.withUnsafeBufferPointer({ NDJSONReader.container(of: $0, isWhole: false) }) {
      return objects(of: bytes, in: container)
    }
    return bytes.split(separator: 0x0a).prefix(TableSample.Limits.rows).compactMap { row in
      try? JSONReader.value(of: Array(row.drop { $0 <= 0x20 || $0 == Bytes.recordSeparator }), options: .record)
    }
  }

  /// The first objects of a container that are whole.
  private static func objects(of bytes: [UInt8], in container: ObjectScanner.Container) -> [JSONValue] {
    var rest = bytes[...]
    let scanner = ObjectScanner(in: container) { buffer in
      let next = rest.prefix(buffer.count)
      rest = rest.dropFirst(next.count)
      return buffer.update(fromContentsOf: next)
    }
    var objects: [JSONValue] = []
    while objects.count < TableSample.Limits.rows, let item = try? scanner.next() {
      if case .object(let object) = item, let value = try? JSONReader.value(of: Array(object), options: .record) {
        objects.append(value)
      }
    }
    return objects
  }
}
