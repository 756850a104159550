// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The detected format of a source.
enum DetectedFormat {
  case places(SourceLayout)
  case side(SideFile)

  /// Its name in reports.
  var name: String {
    switch self {
    case .places(let layout): layout.format.rawValue
    case .side(let side): side.rawValue
    }
  }
}

/// Detects the format of a source from its first bytes.
struct FormatDetection {
  private let sample: SourceSample

  /// The format of a source, from its first bytes and, for side files, its name.
  ///
  /// - Throws: `ImportError.emptySource`; `.unknownFormat` with what the content looks like.
  static func format(of sample: [UInt8], spec: ImportSource) throws(ImportError) -> DetectedFormat {
    let result: Result<DetectedFormat, ImportError> = sample.withUnsafeBufferPointer { bytes in
      let start = bytes.count >= 3 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf ? 3 : 0
      let sample = SourceSample(path: spec.path, bytes: bytes.part(start, bytes.count), hasMapping: spec.mapping != nil)
      do throws(ImportError) {
        return .success(try FormatDetection(sample: sample).format(stated: spec.format))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func format(stated: SourceFormat) throws(ImportError) -> DetectedFormat {
    guard let first = sample.first else { throw .emptySource(path: sample.path) }
    if let foreign = ForeignFormat.ofContent(sample) { throw foreign.refusal(of: sample.path) }
    let layouts = stated == .auto ? SourceFormat.layouts : SourceFormat.layouts.filter { $0.format == stated }
    for layout in layouts {
      if let side = layout.sideFile(sample) { return .side(side) }
      if layout.recognises(sample) { return .places(layout) }
    }
    if stated != .auto, let layout = layouts.first { return .places(layout) }
    if let refusal = refusal(first) { throw refusal }
    return .places(.delimited)
  }

  /// The names of all formats, for the message about an unknown one.
  private var known: String {
    let layouts = SourceFormat.layouts
    let names = SourceFormat.allCases.compactMap { format in layouts.first { $0.format == format } }
    return "known are \(names.map(\.format.rawValue).joined(separator: ", ")) and "
      + layouts.compactMap(\.companions).joined(separator: ", ")
  }

  /// Why a source of no known layout is not read; nil for delimited text.
  private func refusal(_ first: UInt8) -> ImportError? {
    let (path, bytes) = (sample.path, sample.bytes)
    if let foreign = ForeignFormat.ofName(sample) { return foreign.refusal(of: path) }
    if first == 0x5b { return .unknownFormat(path: path, hint: "is a JSON array, but not of objects; write each place as an object") }
    if first == 0x3c { return .unknownFormat(path: path, hint: "looks like XML, but not that of OpenStreetMap; \(known)") }
    if bytes.contains(0) { return .unknownFormat(path: path, hint: "is no text; \(known)") }
    guard let columns = sample.firstColumns else { return .emptySource(path: path) }
    let isTable = columns.count > 1 || [",", ";", "|"].contains { columns[0].contains($0) }
    return isTable ? nil : .unknownFormat(path: path, hint: "is of no known format; \(known); state one with --format")
  }
}
