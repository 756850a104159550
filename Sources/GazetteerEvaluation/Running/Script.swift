// SPDX-License-Identifier: Apache-2.0

/// The writing system of a text.
package enum Script: String, Codable, Sendable, CaseIterable {
  case latin, cyrillic, greek, armenian, georgian, arabic, hebrew
  case devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
  case thai, lao, tibetan, burmese, khmer, ethiopic
  case han, kana, hangul, other
  /// No letters at all.
  case none

  /// The script of most letters of a text; in a tie, the first in the text.
  package init(of text: String) {
    var counts: [Script: Int] = [:]
    var order: [Script] = []
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      let script = Script(scalar)
      if counts[script] == nil { order.append(script) }
      counts[script, default: 0] += 1
    }
    var best = Script.none
    for script in order where counts[script, default: 0] > counts[best, default: 0] { best = script }
    self = best
  }

  private init(_ letter: Unicode.Scalar) {
    self = Self.blocks.first { $0.0.contains(letter.value) }?.1 ?? .other
  }

  /// The letters of each script; the blocks of most texts come first.
  private static let blocks: [(ClosedRange<UInt32>, Script)] = [
    (0...0x24F, .latin), (0x1E00...0x1EFF, .latin), (0x400...0x52F, .cyrillic), (0x370...0x3FF, .greek), (0x1F00...0x1FFF, .greek),
    (0x530...0x58F, .armenian), (0x10A0...0x10FF, .georgian), (0x1C90...0x1CBF, .georgian), (0x2D00...0x2D2F, .georgian),
    (0x590...0x5FF, .hebrew), (0x600...0x6FF, .arabic), (0x750...0x77F, .arabic), (0xFB50...0xFDFF, .arabic), (0xFE70...0xFEFF, .arabic),
    (0x900...0x97F, .devanagari), (0x980...0x9FF, .bengali), (0xA00...0xA7F, .gurmukhi), (0xA80...0xAFF, .gujarati),
    (0xB00...0xB7F, .oriya), (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada), (0xD00...0xD7F, .malayalam),
    (0xD80...0xDFF, .sinhala), (0xE00...0xE7F, .thai), (0xE80...0xEFF, .lao), (0xF00...0xFFF, .tibetan), (0x1000...0x109F, .burmese),
    (0x1200...0x139F, .ethiopic), (0x1780...0x17FF, .khmer), (0x3040...0x30FF, .kana), (0x31F0...0x31FF, .kana), (0xFF66...0xFF9F, .kana),
    (0x1100...0x11FF, .hangul), (0x3130...0x318F, .hangul), (0xAC00...0xD7AF, .hangul), (0x3400...0x9FFF, .han), (0xF900...0xFAFF, .han),
    (0x20000...0x3FFFF, .han),
  ]
}
