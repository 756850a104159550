// SPDX-License-Identifier: Apache-2.0

/// The header of a PBF file: what a reader must be able to do.
struct PBFHeader {
  /// The first feature that is required and that we do not read; nil when there is none.
  private(set) var unknownFeature: String?

  private static let known: Set<String> = ["OsmSchema-V0.6", "DenseNodes"]

  init(_ bytes: Bytes) throws(ProtobufFields.Failure) {
    var fields = ProtobufFields(bytes)
    while let field = try fields.next() {
      guard field.number == 4, case .bytes(let name) = field.value, unknownFeature == nil else { continue }
      if !Self.known.contains(name.text) { unknownFeature = name.text }
    }
  }
}
