// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// Reads GeoJSON (RFC 7946): a FeatureCollection of any size, one feature a line (also with the record separators of RFC 8142), or a sequence of
/// features.
package final class GeoJSONReader: RowReader, JSONRowReader {
  private enum Way {
    case lines(LineReader)
    case objects(FeatureScanner)
  }

  private let way: Way

  /// Reads the features of `source`.
  package init(_ source: ByteSource) throws(ImportError) {
    let sample = try source.peek(SourceSample.size)
    let (isCollection, isLines) = sample.withUnsafeBufferPointer { bytes in
      let members = JSONOutline.members(of: bytes)
      let collection = members["type"] == "FeatureCollection" || members["features"] != nil
      return (collection, !collection && GeoJSONReader.isWholeObject(bytes.part(0, bytes.firstIndex(of: 0x0a) ?? bytes.count)))
    }
    way = isLines ? .lines(try LineReader(source)) : .objects(FeatureScanner(source, inCollection: isCollection))
  }

  /// Whether all brackets of the line are closed at its end, or the line is too long to tell.
  private static func isWholeObject(_ line: Bytes) -> Bool {
    var (depth, inString, escaped) = (0, false, false)
    for byte in line {
      switch byte {
      case _ where escaped: escaped = false
      case 0x5c: escaped = true
      case 0x22: inString.toggle()
      case 0x7b, 0x5b: depth += inString ? 0 : 1
      case 0x7d, 0x5d: depth -= inString ? 0 : 1
      default: break
      }
    }
    return depth == 0 || line.count == SourceSample.size
  }

  package func next() throws(ImportError) -> SourceRow? {
    try nextValue()?.row(FeatureMembers.draft)
  }

  func nextValue() throws(ImportError) -> JSONSourceRow? {
    switch way {
    case .lines(let lines):
      while let line = try lines.next() {
        guard case .text(let bytes) = line else { return fault(line: lines.lineNumber, reason: .tooLong, text: "longer than 16 MiB") }
        if bytes.allSatisfy({ $0 <= 0x20 }) { continue }
        let object = bytes[0] == 0x1e ? bytes.part(1, bytes.count) : bytes
        return JSONSourceRow(line: lines.lineNumber, bytes: object)
      }
      return nil
    case .objects(let scanner):
      switch try scanner.next() {
      case .object(let bytes): return JSONSourceRow(line: scanner.line, bytes: bytes)
      case .tooLong: return fault(line: scanner.line, reason: .tooLong, text: "longer than 16 MiB")
      case .cut: return fault(line: scanner.line, reason: .malformed, text: "the source ends inside an object; it was cut")
      case nil: return nil
      }
    }
  }

  private func fault(line: Int, reason: RejectReason, text: String) -> JSONSourceRow {
    JSONSourceRow(line: line, value: .failure(RecordFault(reason, text)))
  }
}

extension SourceLayout {
  /// Features, alone or in a collection.
  static let geoJSON = SourceLayout(
    .geojson, help: "a FeatureCollection, or features one after the other",
    recognises: { sample in
      guard sample.isObject else { return false }
      let keys = JSONOutline.members(of: sample.bytes)
      let type = keys["type"]
      return type == "FeatureCollection" || type == "Feature" || keys["features"] != nil
        || (keys["geometry"] != nil && keys["properties"] != nil)
    },
    reader: { (bytes, spec, _) throws(ImportError) in try MappedReader.reader(of: GeoJSONReader(bytes), spec) })
}
