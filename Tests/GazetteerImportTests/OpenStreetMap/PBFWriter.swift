// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// Writes small maps as PBF, for tests: blobs raw or in zlib's stored form, nodes dense or one by one.
struct PBFWriter {
  var dense = true
  var packed = false
  /// Billionths of a degree in a unit.
  var granularity = 100
  var features = ["OsmSchema-V0.6", "DenseNodes"]
  /// The most elements of a block.
  var blockLength = Int.max
  /// The field of a blob that holds its bytes: 3 is zlib, 7 is Zstandard.
  var blobField = 3

  func file(_ world: OSMWorld) -> [UInt8] { Array(blobs(world).joined()) }

  func blobs(_ world: OSMWorld) -> [[UInt8]] {
    let header = features.flatMap { Self.bytes(4, Array($0.utf8)) }
    let blocks = ["node", "way", "relation"].flatMap { kind in
      let elements = world.sorted.filter { $0.kind == kind }
      return stride(from: 0, to: elements.count, by: blockLength).map { start in
        blob("OSMData", block(Array(elements[start...].prefix(blockLength)), kind))
      }
    }
    return [blob("OSMHeader", header)] + blocks
  }

  func blob(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body =
      packed
      ? Self.number(2, UInt64(content.count)) + Self.bytes(blobField, Self.stored(content)) : Self.bytes(1, content)
    let header = Self.bytes(1, Array(type.utf8)) + Self.number(3, UInt64(body.count))
    return [0, 0, UInt8(header.count >> 8), UInt8(header.count & 255)] + header + body
  }

  func block(_ elements: [OSMWorld.Element], _ kind: String) -> [UInt8] {
    var texts = Texts()
    let group =
      switch kind {
      case "node" where dense: Self.bytes(2, denseNodes(elements, &texts))
      case "node": elements.flatMap { Self.bytes(1, node($0, &texts)) }
      case "way": elements.flatMap { Self.bytes(3, way($0, &texts)) }
      default: elements.flatMap { Self.bytes(4, relation($0, &texts)) }
      }
    let table = texts.all.flatMap { Self.bytes(1, Array($0.utf8)) }
    return Self.bytes(1, table) + Self.bytes(2, group) + Self.number(17, UInt64(granularity))
  }

  private func units(_ degrees: Double) -> Int { Int((degrees * 1e9 / Double(granularity)).rounded()) }

  private func denseNodes(_ nodes: [OSMWorld.Element], _ texts: inout Texts) -> [UInt8] {
    var tags: [UInt8] = []
    for node in nodes {
      for tag in node.tags { tags += Self.varint(texts.position(tag.key)) + Self.varint(texts.position(tag.value)) }
      tags.append(0)
    }
    return Self.bytes(1, Self.steps(nodes.map(\.id))) + Self.bytes(8, Self.steps(nodes.map { units($0.latitude) }))
      + Self.bytes(9, Self.steps(nodes.map { units($0.longitude) })) + Self.bytes(10, tags)
  }

  private func node(_ node: OSMWorld.Element, _ texts: inout Texts) -> [UInt8] {
    Self.number(1, Self.zigzag(node.id)) + tags(node, &texts) + Self.number(8, Self.zigzag(units(node.latitude)))
      + Self.number(9, Self.zigzag(units(node.longitude)))
  }

  private func way(_ way: OSMWorld.Element, _ texts: inout Texts) -> [UInt8] {
    Self.number(1, UInt64(bitPattern: Int64(way.id))) + tags(way, &texts) + Self.bytes(8, Self.steps(way.nodes))
  }

  private func relation(_ relation: OSMWorld.Element, _ texts: inout Texts) -> [UInt8] {
    let kinds = ["node": 0, "way": 1, "relation": 2] as [String: UInt64]
    return Self.number(1, UInt64(bitPattern: Int64(relation.id))) + tags(relation, &texts)
      + Self.bytes(8, relation.members.flatMap { Self.varint(texts.position($0.role)) })
      + Self.bytes(9, Self.steps(relation.members.map(\.id)))
      + Self.bytes(10, relation.members.flatMap { Self.varint(kinds[$0.kind] ?? 0) })
  }

  private func tags(_ element: OSMWorld.Element, _ texts: inout Texts) -> [UInt8] {
    Self.bytes(2, element.tags.flatMap { Self.varint(texts.position($0.key)) })
      + Self.bytes(3, element.tags.flatMap { Self.varint(texts.position($0.value)) })
  }

  /// The texts of a block; the first is empty, because 0 ends the tags of a dense node.
  private struct Texts {
    var all = [""]

    mutating func position(_ text: String) -> UInt64 {
      if let known = all.dropFirst().firstIndex(of: text) { return UInt64(known) }
      all.append(text)
      return UInt64(all.count - 1)
    }
  }

  private static func steps(_ numbers: [Int]) -> [UInt8] {
    zip(numbers, [0] + numbers).flatMap { varint(zigzag($0 - $1)) }
  }

  private static func zigzag(_ number: Int) -> UInt64 { UInt64(bitPattern: Int64(number << 1 ^ number >> 63)) }

  static func varint(_ number: UInt64) -> [UInt8] {
    var (rest, bytes) = (number, [UInt8]())
    while rest > 0x7f {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  static func number(_ field: Int, _ value: UInt64) -> [UInt8] { varint(UInt64(field) << 3) + varint(value) }
  static func bytes(_ field: Int, _ value: [UInt8]) -> [UInt8] { varint(UInt64(field) << 3 | 2) + varint(UInt64(value.count)) + value }

  /// Bytes in zlib's form, as one stored block of at most 65,535 bytes.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = bytes.count
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let sum = b << 16 | a
    return [0x78, 0x01, 0x01, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~(count >> 8) & 255)] + bytes
      + [24, 16, 8, 0].map { UInt8(sum >> $0 & 255) }
  }
}
