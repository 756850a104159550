// SPDX-License-Identifier: Apache-2.0

/// The member names of the first object in bytes that may be cut off anywhere.
enum JSONOutline {
  /// Name → text of the value when it is a string, else the empty text; only of the outermost object, as far as the bytes go.
  static func members(of bytes: Bytes) -> [String: String] {
    var members: [String: String] = [:]
    var name: String?
    var depth = 0
    var at = 0
    while at < bytes.count {
      switch bytes[at] {
      case 0x22:
        guard let end = endOfString(bytes, at) else { return members }
        if depth == 1 { take(bytes.part(at + 1, end).text, name: &name, into: &members) }
        at = end
      case 0x3a: if depth == 1, let name { members[name] = "" }
      case 0x2c: if depth == 1 { name = nil }
      case 0x7b, 0x5b: depth += 1
      case 0x7d, 0x5d:
        depth -= 1
        if depth == 0 { return members }
      default: break
      }
      at += 1
    }
    return members
  }

  private static func take(_ text: String, name: inout String?, into members: inout [String: String]) {
    if let known = name { members[known] = text } else { name = text }
  }

  private static func endOfString(_ bytes: Bytes, _ quote: Int) -> Int? {
    var at = quote + 1
    while at < bytes.count {
      if bytes[at] == 0x5c { at += 1 } else if bytes[at] == 0x22 { return at }
      at += 1
    }
    return nil
  }
}
