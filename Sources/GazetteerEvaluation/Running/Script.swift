// SPDX-License-Identifier: Apache-2.0

/// The writing system of a text.
package enum Script: String, Codable, Sendable, CaseIterable {
  case latin, cyrillic, greek, arabic, hebrew, devanagari, thai, han, kana, hangul, other
  /// No letters at all.
  case none

  /// The script that most letters of a text are of; of equal ones the first in the text.
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
    switch letter.value {
    case 0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x3040...0x30FF: self = .kana
    case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    default: self = .other
    }
  }
}
