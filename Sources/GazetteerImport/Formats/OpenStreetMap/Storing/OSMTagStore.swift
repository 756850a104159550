// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The tags of many elements in one run of bytes, because a region has millions of them: a key takes two bytes, a value its text.
struct OSMTagStore {
  /// Where the tags of an element begin.
  typealias Position = Int

  private var bytes: [UInt8] = []
  private var keys: [String] = []
  private var codes: [String: Int] = [:]

  /// Stores the tags of an element; of more than 255 tags the first count.
  mutating func append(_ tags: OSMTags) -> Position {
    let position = bytes.count
    bytes.append(0)
    for tag in tags.all.prefix(255) {
      guard let code = code(of: tag.key) else { continue }
      bytes += [UInt8(truncatingIfNeeded: code), UInt8(truncatingIfNeeded: code >> 8)]
      let value = Array(tag.value.utf8.prefix(Self.longestValue))
      bytes += [UInt8(truncatingIfNeeded: value.count), UInt8(truncatingIfNeeded: value.count >> 8)]
      bytes += value
      bytes[position] += 1
    }
    return position
  }

  /// Adds the tags of another store.
  ///
  /// - Returns: How much farther behind they stand than there.
  mutating func append(_ other: OSMTagStore) -> Position {
    let shift = bytes.count
    let codes = other.keys.map { code(of: $0) ?? Self.noKey }
    bytes += other.bytes
    var at = shift
    while at < bytes.count {
      let count = bytes[at]
      at += 1
      for _ in 0..<count {
        let code = codes[number(at)]
        (bytes[at], bytes[at + 1]) = (UInt8(truncatingIfNeeded: code), UInt8(truncatingIfNeeded: code >> 8))
        at += 4 + number(at + 2)
      }
    }
    return shift
  }

  /// The number of keys that are one too many to be counted in two bytes: their tags do not count.
  private static let noKey = Int(UInt16.max)

  /// OpenStreetMap's own limit is 255 characters.
  private static let longestValue = 4096

  /// The number of a key, counted as they come; nil for more keys than two bytes can count.
  private mutating func code(of key: String) -> Int? {
    if let known = codes[key] { return known }
    guard keys.count < Self.noKey else { return nil }
    codes[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  /// The tags at a position that `append` gave.
  subscript(position: Position) -> OSMTags {
    var tags = OSMTags()
    var at = position + 1
    for _ in 0..<bytes[position] {
      let count = number(at + 2)
      if let key = keys.element(at: number(at)) {
        tags.append(key, String(decoding: bytes[(at + 4)..<(at + 4 + count)], as: UTF8.self))
      }
      at += 4 + count
    }
    return tags
  }

  private func number(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
}
