// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

/// The start of the next page of a search, as an opaque text of letters, digits, `-` and `_`.
///
/// A token has no server-side state: the search is run again and gives the same list, because an index never changes. So a token is bound to the
/// request, the index and the version that it came from, and never expires for them.
struct PageToken: Equatable, Sendable {
  /// Number of places on the previous pages.
  var offset: Int
  /// Fingerprint of the request that the token belongs to.
  var request: UInt64
  /// Fingerprint of the index that the token belongs to.
  var index: UInt64

  private static let version: UInt8 = 1
  private static let byteCount = 1 + 2 + 8 + 8

  init(offset: Int, request: UInt64, index: UInt64) {
    self.offset = offset
    self.request = request
    self.index = index
  }

  /// Nil when the text is not a token of this version.
  init?(_ text: String) {
    guard let bytes = Base64URL.bytes(of: text), bytes.count == Self.byteCount, bytes[0] == Self.version else { return nil }
    func number(_ range: Range<Int>) -> UInt64 { bytes[range].reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(offset: Int(number(1..<3)), request: number(3..<11), index: number(11..<19))
  }

  /// The token as it is sent.
  var text: String {
    func bytes(_ value: UInt64, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }
    return Base64URL.text(of: [Self.version] + bytes(UInt64(offset), 2) + bytes(request, 8) + bytes(index, 8))
  }

  /// A hash of everything in a request except the page size, the token, and what has no effect.
  static func fingerprint(of parameters: TextSearchParameters) -> UInt64 {
    var request = parameters
    (request.pageSize, request.limit, request.pageToken, request.ignoredMembers) = (nil, nil, "", [])
    return nameKeyHash(Array(String(describing: request).utf8))
  }

  /// A hash that identifies an index.
  static func fingerprint(of overview: IndexOverview) -> UInt64 {
    let facts = [overview.placeCount, overview.nestedPlaceCount, overview.blockCount, overview.countries.count, overview.typeSets.count]
    return nameKeyHash(Array(facts.map(String.init).joined(separator: " ").utf8))
  }
}

/// RFC 4648 §5, without padding.
enum Base64URL {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let values = Dictionary(uniqueKeysWithValues: alphabet.enumerated().map { ($0.element, UInt32($0.offset)) })

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0 as UInt32) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - part.count))
      for digit in 0...part.count { text.append(alphabet[Int(bits >> (18 - 6 * UInt32(digit)) & 63)]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil for an invalid character, an impossible length, and non-zero padding bits.
  static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count) = (0 as UInt32, 0)
    for character in text.utf8 {
      guard let value = values[character] else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        bits &= (1 << UInt32(count)) - 1
      }
    }
    return count < 6 && bits == 0 ? bytes : nil
  }
}
