// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The tags of many elements in one run of bytes, because a region has millions of them: a key takes two bytes, a value its text.
struct OSMTagStore {
  /// Where the tags of an element begin.
  typealias Position = Int

  private var bytes = SpilledArray<UInt8>()
  private var keys: [String] = []
  private var codes: [String: Int] = [:]

  /// How many bytes are in memory.
  var tailBytes: Int { bytes.tailBytes }

  /// Puts the tags that are in memory into a file; keys stay.
  mutating func spill(_ spilling: Spilling) throws(FileFailure) { try bytes.spill(spilling) }

  /// Stores the tags of an element; of more than 255 tags the first count.
  mutating func append(_ tags: OSMTags) -> Position {
    let position = bytes.count
    var stored: [UInt8] = [0]
    for tag in tags.all.prefix(255) {
      guard let code = code(of: tag.key) else { continue }
      stored += [UInt8(truncatingIfNeeded: code), UInt8(truncatingIfNeeded: code >> 8)]
      let value = Array(tag.value.utf8.prefix(Self.longestValue))
      stored += [UInt8(truncatingIfNeeded: value.count), UInt8(truncatingIfNeeded: value.count >> 8)]
      stored += value
      stored[0] += 1
    }
    bytes.append(contentsOf: stored)
    return position
  }

  /// Adds the tags of another store, which is in memory.
  ///
  /// - Returns: How much farther behind they stand than there.
  mutating func append(_ other: OSMTagStore) -> Position {
    let shift = bytes.count
    let codes = other.keys.map { code(of: $0) ?? Self.noKey }
    var added = Array(other.bytes)
    var at = 0
    while at < added.count {
      let count = added[at]
      at += 1
      for _ in 0..<count {
        let code = codes[Int(added[at]) | Int(added[at + 1]) << 8]
        (added[at], added[at + 1]) = (UInt8(truncatingIfNeeded: code), UInt8(truncatingIfNeeded: code >> 8))
        at += 4 + (Int(added[at + 2]) | Int(added[at + 3]) << 8)
      }
    }
    bytes.append(contentsOf: added)
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
    bytes.withElements(from: position, likely: Self.likelyBytes) { bytes in
      var tags = OSMTags()
      var at = 1
      let number = { (at: Int) in Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
      for _ in 0..<bytes[0] {
        let count = number(at + 2)
        if let key = keys.element(at: number(at)) {
          tags.append(key, String(decoding: bytes[(at + 4)..<(at + 4 + count)], as: UTF8.self))
        }
        at += 4 + count
      }
      return tags
    }
  }

  /// More than the tags of nearly all elements take.
  private static let likelyBytes = 512
}
