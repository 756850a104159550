// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// A source whose first bytes have been read. Files are closed until it is their turn; standard input stays open.
struct OpenedSource {
  let spec: ImportSource
  let format: DetectedFormat
  /// Size on disk; nil for pipes.
  let bytes: Int?
  private let standardInput: ByteSource?

  /// Checks every source, so that a mistake in the last one is reported before the first is read.
  static func all(_ specs: [ImportSource]) throws(ImportError) -> [OpenedSource] {
    if specs.filter({ $0.path == "-" }).count > 1 { throw .standardInputTwice }
    var opened: [OpenedSource] = []
    for spec in specs { opened.append(try OpenedSource(spec)) }
    return opened
  }

  private init(_ spec: ImportSource) throws(ImportError) {
    self.spec = spec
    let source = try ByteSource(path: spec.path)
    format = try FormatDetection.format(of: try source.peek(SourceSample.size), spec: spec)
    bytes = source.fileSize
    let canBeReopened = spec.path != "-" && source.fileSize != nil
    standardInput = canBeReopened ? nil : source
  }

  var isSideFile: Bool { if case .side = format { true } else { false } }

  /// Opens the source at its start.
  func open() throws(ImportError) -> ByteSource {
    if let standardInput { return standardInput }
    return try ByteSource(path: spec.path)
  }
}
