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
    let rows = isFeatures ? properties(in: bytes) : bytes.split(separator: 0x0a).prefix(TableSample.Limits.rows).map { $0 }
    return rows.compactMap { row in
      try? JSONReader.value(of: Array(row.drop { $0 <= 0x20 || $0 == Bytes.recordSeparator }), options: .record)
    }
  }

  /// The objects behind the key `"properties"`, wherever they stand.
  private static func properties(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let key = Array("\"properties\"".utf8)
    var objects: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while objects.count < TableSample.Limits.rows, let found = rest.firstRange(of: key) {
      rest = rest[found.upperBound...]
      let value = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
      if let object = object(at: value) {
        objects.append(object)
        rest = rest[object.endIndex...]
      }
    }
    return objects
  }

  /// The object with which the bytes begin; nil when they begin with something else, or end before it does.
  private static func object(at bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.first == UInt8(ascii: "{") else { return nil }
    var depth = 0
    var (isInString, isEscaped) = (false, false)
    for index in bytes.indices {
      let byte = bytes[index]
      if isEscaped || (isInString && byte == UInt8(ascii: "\\")) {
        isEscaped.toggle()
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        depth += byte == UInt8(ascii: "{") ? 1 : -1
        if depth == 0 { return bytes[bytes.startIndex...index] }
      }
    }
    return nil
  }
}
