// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// The member names of the first object in bytes that may be cut off anywhere.
enum JSONOutline {
  /// Name → text of the value when it is a string, else the empty text; only of the outermost object, as far as the bytes go.
  static func members(of bytes: Bytes) -> [String: String] {
    guard let start = bytes.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }) else { return [:] }
    var members: [String: String] = [:]
    do throws(JSONReader.Failure) {
      var reader = try JSONReader(bytes.part(start, bytes.count), options: .record)
      try reader.beginObject()
      while let name = try reader.nextMember() {
        members[name] = ""
        if reader.isAtString { members[name] = try reader.string() } else { try reader.skip() }
      }
    } catch {
      // The bytes end here, or are no JSON from here on: what was found counts.
    }
    return members
  }
}

extension JSONReader.Options {
  /// How records are read: a name that comes twice has its last value, half a surrogate pair is U+FFFD.
  static let record = JSONReader.Options(maximumNesting: 128, duplicateMembers: .keepLast, loneSurrogates: .replace)
}
