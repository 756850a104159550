// SPDX-License-Identifier: Apache-2.0

/// One layout of sources: its name, how it is recognised, and its reader. A format may have several layouts.
///
/// A layout is a constant beside its reader. `SourceFormat.layouts` lists all of them for detection, reports and help.
package struct SourceLayout: Sendable {
  /// Creates the reader of a source; `context` has the contents of the side files.
  typealias Reader = @Sendable (_ bytes: ByteSource, _ spec: ImportSource, _ context: ImportContext) throws(ImportError) -> any RowReader

  /// Drafts the mapping of a source that has none, by its first bytes; nil when it needs none.
  typealias Draft = @Sendable (_ bytes: [UInt8], _ spec: ImportSource) throws(ImportError) -> MappingDraft?

  /// Creates the reader of changes to an index.
  typealias ChangeReader = @Sendable (_ bytes: ByteSource, _ spec: ImportSource, _ base: OSMBase) throws(ImportError) -> any RowReader

  /// The name for `--format` and reports.
  package let format: SourceFormat
  /// A short description for the command's help; nil when another layout of the format has it.
  package let help: String?
  /// Other files of the format, for the message that lists all known formats; nil for none.
  let companions: String?
  /// Drafts a mapping; nil for layouts whose columns are known.
  let draft: Draft?
  /// Whether a source has this layout. Asked when the format is not stated or has several layouts.
  let recognises: @Sendable (SourceSample) -> Bool
  /// The side file of the format that a source is; nil when it is none.
  let sideFile: @Sendable (SourceSample) -> SideFile?
  /// Creates the reader of the places.
  let reader: Reader
  /// Creates the reader of changes; nil for sources of places.
  let changes: ChangeReader?

  /// A layout.
  init(
    _ format: SourceFormat, help: String? = nil, companions: String? = nil, draft: Draft? = nil,
    recognises: @escaping @Sendable (SourceSample) -> Bool, sideFile: @escaping @Sendable (SourceSample) -> SideFile? = { _ in nil },
    changes: ChangeReader? = nil, reader: @escaping Reader
  ) {
    self.format = format
    self.help = help
    self.companions = companions
    self.draft = draft
    self.recognises = recognises
    self.sideFile = sideFile
    self.reader = reader
    self.changes = changes
  }
}
