// SPDX-License-Identifier: Apache-2.0

/// Where a folded text can be cut into phrases.
enum TextCuts {
  /// The positions where a phrase may start or end: both ends, spaces, and around letters of scripts without spaces. None in an empty text.
  static func positions(in key: [UInt8]) -> [Int] {
    guard !key.isEmpty else { return [] }
    var cuts = [0]
    var wasIdeographic = false
    for index in key.indices where key[index] & 0xC0 != 0x80 {
      let isIdeographic = TextAnalyzer.isIdeographic(key[index...])
      if index > 0, key[index] == 0x20 || key[index - 1] != 0x20 && (isIdeographic || wasIdeographic) { cuts.append(index) }
      wasIdeographic = isIdeographic
    }
    return cuts + [key.count]
  }
}
