// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The member names of the first object in bytes that may be truncated.
enum JSONOutline {
  /// Maps each name to its string value, or to the empty string for other values; only members of the outermost object, up to the truncation.
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
      // The bytes end here or are invalid from here on; the members before still count.
    }
    return members
  }
}

extension JSONReader.Options {
  /// Options for records: of duplicate members the last counts, an unpaired surrogate becomes U+FFFD.
  static let record = JSONReader.Options(maximumNesting: 128, duplicateMembers: .keepLast, loneSurrogates: .replace)
}
