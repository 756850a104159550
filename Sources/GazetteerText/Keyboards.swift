// SPDX-License-Identifier: Apache-2.0

/// Neighbouring letters on common keyboards.
enum Keyboards {
  /// Three rows of keys each; every row is shifted half a key to the right of the one above. A dash is a key without a letter.
  private static let layouts = [
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
    ["azertyuiop", "qsdfghjklm", "wxcvbn"],
    ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
    ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"],
    ["-ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
    ["ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطزرذدپو"],
    ["ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤر-ىةوزظ"],
    ["--קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
    ["ქწერტყუიოპ", "ასდფგჰჯკლ", "ზხცვბნმ"],
  ]

  /// Pairs of folded letters on adjacent keys.
  static let pairs = layouts.flatMap(adjacent)

  /// The pairs of adjacent keys: within a row, and with the two keys above.
  private static func adjacent(_ layout: [String]) -> [(UInt32, UInt32)] {
    let rows = layout.map { $0.map(folded) }
    var pairs: [(UInt32, UInt32)] = []
    for (number, row) in rows.enumerated() {
      pairs += zip(row, row.dropFirst())
      guard number > 0 else { continue }
      pairs += zip(row, rows[number - 1])
      pairs += zip(row, rows[number - 1].dropFirst())
    }
    return pairs.filter { $0.0 != 0 && $0.1 != 0 }
  }

  /// The folded letter of a key; 0 for a key without one.
  static func folded(_ key: Character) -> UInt32 {
    let letters = TextAnalyzer.query(String(key)).key.withUnsafeBufferPointer(UTF8Scalars.all)
    return letters.count == 1 ? letters[0] : 0
  }
}
