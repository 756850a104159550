// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Addresses of websites, which programs make links of.
enum Website {
  /// The address as a browser takes it; nil for a text that is none, and for schemes other than `http` and `https`.
  ///
  ///     Website.of("www.example.org")     // "http://www.example.org"
  ///     Website.of("javascript:alert(1)") // nil
  ///
  /// Of several, separated by `;`, the first counts.
  static func of(_ text: String) -> String? {
    let first = firstOfSeveral(text)
    guard !first.unicodeScalars.contains(where: isForbidden) else { return nil }
    let lower = first.lowercased()
    for scheme in ["http://", "https://"] where lower.hasPrefix(scheme) {
      return isHost(first.dropFirst(scheme.count)) ? String(first) : nil
    }
    let host = first.prefix { !"/?#".contains($0) }
    return host.contains(".") && !host.contains("@") && isHost(host) && !host.hasPrefix(".") ? "http://" + first : nil
  }

  /// The text up to a `;` before another address, without spaces at its ends.
  private static func firstOfSeveral(_ text: String) -> Substring {
    let parts = text.split(separator: ";", maxSplits: 1).map(\.trimmingSpaces)
    guard parts.count == 2, ["http", "www."].contains(where: parts[1].lowercased().hasPrefix) else { return text[...].trimmingSpaces }
    return parts[0]
  }

  /// Controls, spaces, and what no address has unescaped.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || (0x7f...0xa0).contains(scalar.value) || "<>\"\\^`{|}".unicodeScalars.contains(scalar)
  }

  /// Whether what follows `//` begins with a host: letters, digits, hyphens and full stops, or an address in brackets; then perhaps a port.
  private static func isHost(_ rest: Substring) -> Bool {
    let authority = rest.prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    if host.hasPrefix("[") { return host.contains("]") }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, parts.count <= 2, parts.count == 1 || parts[1].utf8.allSatisfy(\.isASCIIDigit) else { return false }
    let letters = name.utf8.allSatisfy {
      $0.isASCIIAlphanumeric || $0 >= 0x80 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
    }
    return letters && name.utf8.contains { $0.isASCIIAlphanumeric || $0 >= 0x80 }
  }
}
