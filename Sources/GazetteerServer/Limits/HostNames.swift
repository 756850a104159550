// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService

/// Checks the header Host (RFC 9112 §3.2), and admits the names of this server.
///
/// A page of another site can have its own name lead to the address of this server ("DNS rebinding"), and read the answers as if they were its own. Its
/// requests still name the other site. They are refused where the names of the server are known.
struct HostNames: Sendable {
  /// In lower case; empty admits every name.
  private let names: Set<String>

  init(_ names: Set<String>) { self.names = Set(names.map { $0.lowercased() }) }

  /// - Parameters:
  ///   - host: the header; nil when there is none. HTTP/1.0 has an empty one.
  ///   - further: other headers of that name.
  /// - Throws: `ContractError` when the header is missing, occurs twice, is none, or names another server.
  func check(_ host: String?, further: [String]) throws(ContractError) {
    guard let host else { throw ContractError(.invalidArgument, "The header Host is missing. Send the name of the server in it.") }
    if !further.isEmpty { throw ContractError(.invalidArgument, "The header Host occurs twice. Send it once.") }
    guard let name = Self.name(in: host) else {
      throw ContractError(.invalidArgument, "Invalid Host '\(host.excerpt)'. Send the name or address of the server, and its port.")
    }
    if names.isEmpty || name.isEmpty || names.contains(name) || Self.isOwn(name) { return }
    throw ContractError(
      .permissionDenied, "This server has no name '\(name.excerpt)'. Send requests to one of its names, or to its address.")
  }

  /// The name or address in lower case, an IPv6 address in brackets; nil when there is none that can be.
  static func name(in host: String) -> String? {
    let text = host.lowercased().utf8
    let end =
      text.first == UInt8(ascii: "[")
      ? text.firstIndex(of: UInt8(ascii: "]")).map(text.index(after:)) : text.firstIndex(of: UInt8(ascii: ":"))
    let port = text[(end ?? text.endIndex)...]
    let isPort = port.isEmpty || port.first == UInt8(ascii: ":") && port.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    var name = text[..<(end ?? text.endIndex)]
    let isLiteral = name.first == UInt8(ascii: "[")
    let isName = name.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 >= 0x80 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "_") || isLiteral && ($0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]"))
    }
    if !isPort || !isName || isLiteral && end == nil { return nil }
    if name.last == UInt8(ascii: ".") { name = name.dropLast() }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a name can only mean this machine, or an address that no name server has given out.
  private static func isOwn(_ name: String) -> Bool {
    if name.hasPrefix("[") || name == "localhost" || name.hasSuffix(".localhost") { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
