// SPDX-License-Identifier: Apache-2.0

/// One layout of sources: what it is called, how a source of it is recognised, and what reads it. Formats may have several.
///
/// A layout is a constant beside its reader; `SourceFormat.layouts` is the table that detection, reports and help read.
package struct SourceLayout: Sendable {
  /// Makes what reads the places of a source; `context` is what the side files told.
  typealias Reader = @Sendable (_ bytes: ByteSource, _ spec: SourceSpec, _ context: ImportContext) throws(ImportError) -> any RowReader

  /// What `--format` and reports call it.
  package let format: SourceFormat
  /// The format in a few words, for the command's help; nil for a further layout of a format that another one describes.
  package let help: String?
  /// What belongs to the format besides its places, for the line that names all that is known; nil for nothing.
  let companions: String?
  /// Whether the columns mean nothing without a mapping.
  let needsMapping: Bool
  /// Whether a source has this layout, when the format is not stated or has several.
  let recognises: @Sendable (SourceSample) -> Bool
  /// The side file of the format that a source is; nil when it is none.
  let sideFile: @Sendable (SourceSample) -> SideFile?
  /// What reads the places.
  let reader: Reader

  /// A layout.
  init(
    _ format: SourceFormat, help: String? = nil, companions: String? = nil, needsMapping: Bool = false,
    recognises: @escaping @Sendable (SourceSample) -> Bool, sideFile: @escaping @Sendable (SourceSample) -> SideFile? = { _ in nil },
    reader: @escaping Reader
  ) {
    self.format = format
    self.help = help
    self.companions = companions
    self.needsMapping = needsMapping
    self.recognises = recognises
    self.sideFile = sideFile
    self.reader = reader
  }
}
