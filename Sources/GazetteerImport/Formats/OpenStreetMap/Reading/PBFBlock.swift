// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// A block of elements of a PBF file: texts that its elements share, the scale of its positions, and groups of elements of one kind.
struct PBFBlock {
  fileprivate private(set) var groups: [Bytes] = []
  private(set) var scale = PBFScale()
  let texts: PBFTexts

  /// Reads all but the elements.
  init(_ bytes: Bytes) throws(ProtobufFields.Failure) {
    var fields = ProtobufFields(bytes)
    var table: Bytes?
    while let field = try fields.next() {
      switch (field.number, field.value) {
      case (1, .bytes(let bytes)): table = bytes
      case (2, .bytes(let group)): groups.append(group)
      case (17, .number(let value)): scale.granularity = Int64(truncatingIfNeeded: value)
      case (19, .number(let value)): scale.latitudeOffset = Int64(truncatingIfNeeded: value)
      case (20, .number(let value)): scale.longitudeOffset = Int64(truncatingIfNeeded: value)
      default: break
      }
    }
    texts = try PBFTexts(table)
  }

  /// The kinds of elements in the block, a bit each.
  func kinds() throws(ProtobufFields.Failure) -> UInt8 {
    var kinds: UInt8 = 0
    for group in groups {
      var fields = ProtobufFields(group)
      // A group holds elements of one kind, so its first field tells.
      while let field = try fields.next() {
        guard let kind = Self.kindByField[field.number] else { continue }
        kinds |= 1 << kind.rawValue
        break
      }
    }
    return kinds
  }

  fileprivate static let kindByField: [Int: OSMKind] = [1: .node, 2: .node, 3: .way, 4: .relation]
}

/// The elements of one kind in a block, one after the other: a hostile block may have millions.
struct PBFElements {
  private let block: PBFBlock
  private let kind: OSMKind
  private var groups: ArraySlice<Bytes>
  private var fields = ProtobufFields(Bytes(start: nil, count: 0))
  private var nodes: PBFDenseNodes?

  init(of kind: OSMKind, in block: PBFBlock) {
    self.block = block
    self.kind = kind
    groups = block.groups[...]
  }

  /// The next element; nil at the end.
  mutating func next() throws(ProtobufFields.Failure) -> OSMElement? {
    while true {
      if let node = try nodes?.next() { return node }
      nodes = nil
      guard let field = try fields.next() else {
        guard let group = groups.popFirst() else { return nil }
        fields = ProtobufFields(group)
        continue
      }
      guard PBFBlock.kindByField[field.number] == kind, case .bytes(let bytes) = field.value else { continue }
      if field.number != 2 { return try PBFMessage(bytes).element(kind, texts: block.texts, scale: block.scale) }
      nodes = try PBFDenseNodes(bytes, texts: block.texts, scale: block.scale)
    }
  }
}

/// The texts of a block; keys and values are their positions.
struct PBFTexts {
  private var texts: [String] = []

  init(_ table: Bytes?) throws(ProtobufFields.Failure) {
    guard let table else { return }
    var fields = ProtobufFields(table)
    while let field = try fields.next() {
      if field.number == 1, case .bytes(let bytes) = field.value { texts.append(bytes.text) }
    }
  }

  /// The text at a position; empty for one that the table does not have.
  subscript(position: UInt64) -> String { texts.element(at: Int(clamping: position)) ?? "" }
}

/// How a block writes positions.
struct PBFScale {
  /// Billionths of a degree in a unit.
  var granularity: Int64 = 100
  var latitudeOffset: Int64 = 0
  var longitudeOffset: Int64 = 0

  /// The point at a position in units; nil off the globe.
  func point(latitude: Int64, longitude: Int64) -> GeoPoint? {
    let north = latitudeOffset.addingClamped(granularity.multipliedClamped(by: latitude))
    let east = longitudeOffset.addingClamped(granularity.multipliedClamped(by: longitude))
    return GeoPoint(latitude: Double(north) / 1e9, longitude: Double(east) / 1e9)
  }
}
