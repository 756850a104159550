// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// What a source turned out to be.
enum DetectedFormat: Equatable {
  case ndjson
  case geojson
  case geonames
  case postalCodes
  case openaddresses
  case delimited
  case side(SideFile)
}

/// Decides by the first bytes how a source is read.
struct FormatDetection {
  /// How many bytes are looked at.
  static let sampleSize = 64 << 10

  private let path: String
  private let sample: Bytes
  private let hasMapping: Bool

  /// The format of a source, from its first bytes and, for side files, its name.
  ///
  /// - Throws: `ImportError.emptySource`; `.unknownFormat` with what the content looks like; `.mappingMissing` for delimited text.
  static func format(of sample: [UInt8], spec: SourceSpec) throws(ImportError) -> DetectedFormat {
    let result: Result<DetectedFormat, ImportError> = sample.withUnsafeBufferPointer { bytes in
      let start = bytes.count >= 3 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf ? 3 : 0
      let detection = FormatDetection(path: spec.path, sample: bytes.part(start, bytes.count), hasMapping: spec.mapping != nil)
      do throws(ImportError) { return .success(try detection.format(stated: spec.format)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private func format(stated: SourceFormat) throws(ImportError) -> DetectedFormat {
    guard let first = sample.first(where: { $0 != 0x20 && !(0x09...0x0d).contains($0) }) else { throw .emptySource(path: path) }
    switch stated {
    case .ndjson: return .ndjson
    case .geojson: return .geojson
    case .csv, .tsv:
      if hasMapping { return .delimited }
      throw .mappingMissing(path: path)
    case .geonames: return sideFile ?? (isPostalTable ? .postalCodes : .geonames)
    case .openaddresses: return .openaddresses
    case .auto: break
    }
    if first == 0x7b { return isAddressFeature ? .openaddresses : isGeoJSON ? .geojson : .ndjson }
    if let known = sideFile { return known }
    if isGeoNames { return .geonames }
    if isPostalTable { return .postalCodes }
    if hasMapping { return .delimited }
    if isOpenAddresses { return .openaddresses }
    throw refusal(first)
  }

  private var isGeoJSON: Bool {
    let keys = JSONOutline.members(of: sample)
    let type = keys["type"]
    return type == "FeatureCollection" || type == "Feature" || keys["features"] != nil
      || (keys["geometry"] != nil && keys["properties"] != nil)
  }

  private var sideFile: DetectedFormat? {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    for side in SideFile.allCases where name.hasPrefix(side.rawValue.lowercased()) && !name.contains("json") && !name.contains("csv") {
      return .side(side)
    }
    return firstColumns.flatMap(SideFile.init(columns:)).map(DetectedFormat.side)
  }

  private var isGeoNames: Bool {
    guard let columns = firstColumns, columns.count == 19 else { return false }
    return Int(columns[0]) != nil && Double(columns[4]) != nil && Double(columns[5]) != nil
  }

  private var isOpenAddresses: Bool {
    guard let header = firstColumns?.first else { return false }
    return OpenAddressesReader.neededColumns.isSubset(of: OpenAddressesReader.columns(of: header.parts(separatedBy: ",")).keys)
  }

  /// Whether the first line is a feature with the properties of an address, and with no name of its own.
  private var isAddressFeature: Bool {
    let line = sample.part(0, sample.firstIndex(of: 0x0a) ?? sample.count)
    guard let properties = (try? JSONReader.value(of: line, options: .record))?["properties"], properties["name"] == nil else {
      return false
    }
    return properties["number"] != nil && properties["street"] != nil
  }

  private var isPostalTable: Bool { firstColumns.map(PostalCodesReader.isRow) ?? false }

  /// The columns of the first row that is neither empty nor a comment.
  private var firstColumns: [String]? {
    for line in sample.split(separator: 0x0a) where line.first != 0x23 && line.first != 0x0d {
      let text = String(decoding: line.last == 0x0d ? line.dropLast() : line, as: UTF8.self)
      return text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return nil
  }

  private func refusal(_ first: UInt8) -> ImportError {
    let known =
      "known are ndjson, geojson, geonames, openaddresses, csv and tsv (with --mapping) and GeoNames' admin1, admin2, country, feature and postal files"
    if sample.count >= 2, sample[0] == 0xff && sample[1] == 0xfe || sample[0] == 0xfe && sample[1] == 0xff {
      return .unknownFormat(path: path, hint: "looks like UTF-16; convert it with iconv -f UTF-16 -t UTF-8")
    }
    if first == 0x5b {
      return .unknownFormat(path: path, hint: "is a JSON array; write one object a line, for example with jq -c '.[]'")
    }
    if first == 0x3c { return .unknownFormat(path: path, hint: "looks like XML, which is not read; \(known)") }
    if sample.contains(0) { return .unknownFormat(path: path, hint: "is no text; \(known)") }
    guard let columns = firstColumns else { return .emptySource(path: path) }
    return refusal(of: columns, known)
  }

  private func refusal(of columns: [String], _ known: String) -> ImportError {
    if (4...10).contains(columns.count), Int(columns[0]) != nil, Int(columns[1]) != nil {
      return .unknownFormat(path: path, hint: "looks like GeoNames' alternate names, which are not read yet; \(known)")
    }
    let delimiters = [",", ";", "|"].filter { columns[0].contains($0) }
    if columns.count > 1 || !delimiters.isEmpty { return .mappingMissing(path: path) }
    return .unknownFormat(path: path, hint: "is of no known format; \(known)")
  }
}
