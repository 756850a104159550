// SPDX-License-Identifier: Apache-2.0
import GazetteerCUnicode

/// The part a scalar plays in a key; `Scripts/generate-folding` has the same numbers.
enum FoldClass: UInt8 {
  case separator, letter, ideographic, ideographicMark, ignored, apostrophe, joint, period
  case ampersand, plus, quote, middleDot
  /// Folds to several scalars that have to be taken one by one: ガ is カ and a mark, ½ two words.
  case compound
  /// A conjoining jamo, which may continue the syllable right before it.
  case jamo
}

/// What one scalar becomes in a folded key.
struct FoldEntry {
  private let bits: UInt32

  @inline(__always)
  init(of scalar: UInt32) {
    bits = gazetteer_fold_entry(scalar)
  }

  @inline(__always)
  var part: FoldClass { FoldClass(rawValue: UInt8(truncatingIfNeeded: bits & 15)) ?? .separator }

  /// Whether a reading with umlauts spelled out adds a letter here: `ä` also as `ae`.
  @inline(__always)
  var hasUmlaut: Bool { bits & 0x10 != 0 }

  /// Whether the scalar is a mark that stays in the key, as vowel signs do.
  @inline(__always)
  var isKeptMark: Bool { bits & 0x20 != 0 || part == .ideographicMark }

  /// Whether the scalar stays as it is; `text` is empty then.
  @inline(__always)
  var isIdentity: Bool { bits & 0x40 != 0 }

  /// The folded text in UTF-8.
  @inline(__always)
  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: gazetteer_fold_text(bits), count: Int(bits >> 8 & 63))
  }
}
