// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The nodes of a group as columns: numbers and positions as differences, and the tags of all nodes in one list.
struct PBFDenseNodes {
  private var numbers: PackedNumbers
  private var latitudes: PackedNumbers
  private var longitudes: PackedNumbers
  /// Key and value after key and value; 0 ends those of a node. Empty when no node has tags.
  private var tags: PackedNumbers
  private let texts: PBFTexts
  private let scale: PBFScale
  private var number: Int64 = 0
  private var latitude: Int64 = 0
  private var longitude: Int64 = 0

  init(_ bytes: Bytes, texts: PBFTexts, scale: PBFScale) throws(ProtobufFields.Failure) {
    var columns: [Int: Bytes] = [:]
    var fields = ProtobufFields(bytes)
    while let field = try fields.next() {
      if case .bytes(let column) = field.value { columns[field.number] = column }
    }
    numbers = PackedNumbers(columns[1])
    latitudes = PackedNumbers(columns[8])
    longitudes = PackedNumbers(columns[9])
    tags = PackedNumbers(columns[10])
    self.texts = texts
    self.scale = scale
  }

  /// The next node; nil at the end.
  mutating func next() throws(ProtobufFields.Failure) -> OSMElement? {
    guard let step = try numbers.nextSigned() else { return nil }
    guard let north = try latitudes.nextSigned(), let east = try longitudes.nextSigned() else { throw .cut }
    number = number.addingClamped(step)
    latitude = latitude.addingClamped(north)
    longitude = longitude.addingClamped(east)
    var node = OSMElement(identity: OSMIdentity(kind: .node, number: number))
    node.point = scale.point(latitude: latitude, longitude: longitude)
    while let key = try tags.next(), key != 0 {
      guard let value = try tags.next() else { throw .cut }
      node.tags.append(texts[key], texts[value])
    }
    return node
  }
}

/// The message of one element, its fields apart.
struct PBFMessage {
  private var number: UInt64 = 0
  private var latitude: UInt64 = 0
  private var longitude: UInt64 = 0
  private var keys = PackedNumbers(nil)
  private var values = PackedNumbers(nil)
  /// The nodes of a way, or the roles of members.
  private var eighth = PackedNumbers(nil)
  /// The numbers of members.
  private var ninth = PackedNumbers(nil)
  /// The kinds of members.
  private var tenth = PackedNumbers(nil)

  init(_ bytes: Bytes) throws(ProtobufFields.Failure) {
    var fields = ProtobufFields(bytes)
    while let field = try fields.next() {
      switch (field.number, field.value) {
      case (1, .number(let value)): number = value
      case (8, .number(let value)): latitude = value
      case (9, .number(let value)): longitude = value
      case (2, .bytes(let bytes)): keys = PackedNumbers(bytes)
      case (3, .bytes(let bytes)): values = PackedNumbers(bytes)
      case (8, .bytes(let bytes)): eighth = PackedNumbers(bytes)
      case (9, .bytes(let bytes)): ninth = PackedNumbers(bytes)
      case (10, .bytes(let bytes)): tenth = PackedNumbers(bytes)
      default: break
      }
    }
  }

  /// The element of a kind; only nodes write their number with a sign.
  consuming func element(_ kind: OSMKind, texts: PBFTexts, scale: PBFScale) throws(ProtobufFields.Failure) -> OSMElement {
    let own = kind == .node ? Int64(zigzag: number) : Int64(bitPattern: number)
    var element = OSMElement(identity: OSMIdentity(kind: kind, number: own))
    while let key = try keys.next() {
      guard let value = try values.next() else { throw .cut }
      element.tags.append(texts[key], texts[value])
    }
    switch kind {
    case .node: element.point = scale.point(latitude: Int64(zigzag: latitude), longitude: Int64(zigzag: longitude))
    case .way: element.nodes = try Self.nodes(eighth)
    case .relation: element.members = try Self.members(roles: eighth, numbers: ninth, kinds: tenth, texts)
    }
    return element
  }

  private static func nodes(_ steps: consuming PackedNumbers) throws(ProtobufFields.Failure) -> [Int64] {
    var nodes: [Int64] = []
    var number: Int64 = 0
    while let step = try steps.nextSigned() {
      number = number.addingClamped(step)
      nodes.append(number)
    }
    return nodes
  }

  private static func members(
    roles: consuming PackedNumbers, numbers: consuming PackedNumbers, kinds: consuming PackedNumbers, _ texts: PBFTexts
  ) throws(ProtobufFields.Failure) -> [OSMElement.Member] {
    var members: [OSMElement.Member] = []
    var number: Int64 = 0
    while let step = try numbers.nextSigned() {
      guard let role = try roles.next(), let code = try kinds.next() else { throw .cut }
      number = number.addingClamped(step)
      guard let kind = OSMKind(rawValue: UInt8(clamping: code)) else { continue }
      members.append(OSMElement.Member(element: OSMIdentity(kind: kind, number: number), role: texts[role]))
    }
    return members
  }
}
