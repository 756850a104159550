// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

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
      let ofCollection = features(in: bytes, inCollection: true)
      return (ofCollection.isEmpty ? features(in: bytes, inCollection: false) : ofCollection).compactMap { $0["properties"] }
    }
    return bytes.split(separator: 0x0a).prefix(TableSample.Limits.rows).compactMap { row in
      try? JSONReader.value(of: Array(row.drop { $0 <= 0x20 || $0 == Bytes.recordSeparator }), options: .record)
    }
  }

  /// The features of a collection, or those that follow one another.
  private static func features(in bytes: [UInt8], inCollection: Bool) -> [JSONValue] {
    var rest = bytes[...]
    let scanner = FeatureScanner(inCollection: inCollection) { buffer in
      let next = rest.prefix(buffer.count)
      rest = rest.dropFirst(next.count)
      return buffer.update(fromContentsOf: next)
    }
    var features: [JSONValue] = []
    while features.count < TableSample.Limits.rows, let item = try? scanner.next() {
      if case .object(let feature) = item, let value = try? JSONReader.value(of: Array(feature), options: .record) {
        features.append(value)
      }
    }
    return features
  }
}
