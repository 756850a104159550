// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A source whose first bytes have been read. Files are closed until it is their turn, unless that is now; standard input stays open.
struct OpenedSource {
  /// The source, with a drafted mapping where it has none and needs one.
  let spec: ImportSource
  /// The draft of the mapping; nil when none was needed.
  let draft: MappingDraft?
  let format: DetectedFormat
  /// Size on disk; nil for pipes.
  let bytes: Int?
  private let source: ByteSource?

  /// - Parameter isNext: whether the source is read now and need not be opened again.
  init(_ spec: ImportSource, isNext: Bool = false) throws(ImportError) {
    let source = try ByteSource(path: spec.path)
    format = try FormatDetection.format(of: try source.peek(SourceSample.size), spec: spec)
    draft = try Self.draft(of: source, spec, format)
    var mapped = spec
    mapped.mapping = spec.mapping ?? draft?.mapping
    self.spec = mapped
    bytes = source.fileSize
    let canBeReopened = spec.path != "-" && source.fileSize != nil
    self.source = canBeReopened && !isNext ? nil : source
  }

  private static func draft(of source: ByteSource, _ spec: ImportSource, _ format: DetectedFormat) throws(ImportError) -> MappingDraft? {
    guard spec.mapping == nil, case .places(let layout) = format, let draft = layout.draft else { return nil }
    return try draft(try source.peek(TableSample.Limits.size), spec)
  }

  /// Opens the source at its start. Call it once.
  func open() throws(ImportError) -> ByteSource {
    if let source { return source }
    return try ByteSource(path: spec.path)
  }
}

/// What one argument of an import names.
enum SourceInput {
  /// One file.
  case file(OpenedSource)
  /// A folder or a pattern.
  case tree(SourceTree)

  /// Checks every source, so that a mistake in the last one is reported before the first is read.
  static func all(_ specs: [ImportSource], options: ImportOptions) throws(ImportError) -> [SourceInput] {
    if specs.filter({ $0.path == "-" }).count > 1 { throw .standardInputTwice }
    var inputs: [SourceInput] = []
    for var spec in specs {
      spec.mayLackPosition = !options.locatePaths.isEmpty
      if let tree = try SourceTree(spec, notSources: options.notSources) {
        inputs.append(.tree(tree))
      } else {
        let source = try OpenedSource(spec)
        if source.isChangeFile, options.basePath == nil { throw .changesWithoutBase(path: spec.path) }
        inputs.append(.file(source))
      }
    }
    return inputs
  }

  /// Its side files.
  var sideFiles: [OpenedSource] {
    switch self {
    case .file(let source): source.isSideFile ? [source] : []
    case .tree(let tree): tree.sideFiles
    }
  }

  /// Whether it has anything but side files.
  var hasPlaces: Bool {
    switch self {
    case .file(let source): !source.isSideFile
    case .tree(let tree): tree.hasPlaces
    }
  }

  /// Size on disk; nil for pipes.
  var bytes: Int? {
    switch self {
    case .file(let source): source.bytes
    case .tree(let tree): tree.bytes
    }
  }

  var path: String {
    switch self {
    case .file(let source): source.spec.path
    case .tree(let tree): tree.spec.path
    }
  }
}

extension OpenedSource {
  fileprivate var isSideFile: Bool { if case .side = format { true } else { false } }

  /// Whether it changes an index; then it may be empty.
  var isChangeFile: Bool { if case .places(let layout) = format { layout.changes != nil } else { false } }
}
