// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Reads GeoJSON (RFC 7946): a FeatureCollection of any size, one feature a line (also with the record separators of RFC 8142), or a sequence of
/// features.
package final class GeoJSONReader: RowReader, JSONRowReader {
  private enum Way {
    case lines(LineReader)
    case objects(ObjectScanner)
  }

  private let path: String
  private let way: Way

  /// Reads the features of `source`.
  package init(_ source: ByteSource) throws(ImportError) {
    path = source.path
    let sample = try source.peek(SourceSample.size)
    let (isCollection, isLines) = sample.withUnsafeBufferPointer { bytes in
      let members = JSONOutline.members(of: bytes)
      let collection = members["type"] == "FeatureCollection" || members["features"] != nil
      return (collection, !collection && GeoJSONReader.isLine(bytes.part(0, bytes.firstIndex(of: 0x0a) ?? bytes.count)))
    }
    way = isLines ? .lines(try LineReader(source)) : .objects(ObjectScanner(source, in: isCollection ? .features : .sequence))
  }

  /// Whether a feature ends on the line, or the line is too long to tell.
  private static func isLine(_ line: Bytes) -> Bool { !line.hasOpenBrackets || line.count == SourceSample.size }

  package func next() throws(ImportError) -> SourceRow? {
    try nextValue()?.row(FeatureMembers.draft)
  }

  func nextValue() throws(ImportError) -> JSONSourceRow? {
    guard let row = try nextFeature() else { return nil }
    if case .success(let value) = row.value {
      for object in [value, value["geometry"]].compactMap(\.self) { try check(system: object["crs"]) }
    }
    return row
  }

  private func nextFeature() throws(ImportError) -> JSONSourceRow? {
    switch way {
    case .lines(let lines):
      while let line = try lines.next() {
        guard case .text(let bytes) = line else { return .tooLong(line: lines.lineNumber) }
        if bytes.allSatisfy({ $0 <= 0x20 }) { continue }
        let object = bytes.withoutSeparator
        try lines.checkEnd(path: path, of: object)
        return JSONSourceRow(line: lines.lineNumber, bytes: object)
      }
      return nil
    case .objects(let scanner):
      return try scanner.nextRow(path: path, system: { (system) throws(ImportError) in try check(system: system) })
    }
  }

  private func check(system: JSONValue?) throws(ImportError) {
    if let name = system.flatMap(CoordinateSystem.init)?.foreignName { throw .foreignCoordinates(path: path, system: name) }
  }
}

extension SourceLayout {
  /// Features, alone or in a collection.
  static let geoJSON = SourceLayout(
    .geojson, help: "a FeatureCollection, or features one after the other", draft: JSONSample.draft(isFeatures: true),
    recognises: { sample in
      guard sample.isObject else { return false }
      let keys = JSONOutline.members(of: sample.bytes)
      let type = keys["type"]
      return type == "FeatureCollection" || type == "Feature" || keys["features"] != nil
        || (keys["geometry"] != nil && keys["properties"] != nil)
    },
    reader: { (bytes, spec, _) throws(ImportError) in try MappedReader.reader(of: GeoJSONReader(bytes), spec) })
}
