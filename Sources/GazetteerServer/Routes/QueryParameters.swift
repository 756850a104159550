// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The decoded query string of a URL: `%41` is a byte, `+` is a space. Bytes that are not UTF-8 become U+FFFD.
struct QueryParameters: Sendable {
  /// In the order of the URL.
  private let pairs: [(name: String, value: String)]

  init(_ query: String?) {
    let parts = query?.utf8.split(separator: UInt8(ascii: "&")) ?? []
    pairs = parts.map { part in
      let equals = part.firstIndex(of: UInt8(ascii: "="))
      let value = equals.map { part[part.index(after: $0)...] } ?? part[part.endIndex...]
      return (percentDecoded(part[..<(equals ?? part.endIndex)], plusIsSpace: true), percentDecoded(value, plusIsSpace: true))
    }
  }

  /// The last value of a parameter; nil when it is missing.
  subscript(name: String) -> String? { pairs.last { $0.name == name }?.value }

  /// The first parameter whose name is not known.
  func stranger(to known: Set<String>) -> String? { pairs.first { !known.contains($0.name) }?.name }
}

/// Decodes percent-encoded bytes; a `%` without two hexadecimal digits is kept.
func percentDecoded(_ bytes: some Collection<UInt8>, plusIsSpace: Bool = false) -> String {
  var decoded: [UInt8] = []
  decoded.reserveCapacity(bytes.count)
  var rest = bytes[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), let high = rest.first?.hexDigitValue, let low = rest.dropFirst().first?.hexDigitValue {
      decoded.append(high << 4 | low)
      rest = rest.dropFirst(2)
    } else {
      decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
    }
  }
  return String(decoding: decoded, as: UTF8.self)
}
