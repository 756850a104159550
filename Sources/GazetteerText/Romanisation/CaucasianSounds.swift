// SPDX-License-Identifier: Apache-2.0

/// Georgian in Latin letters by the national system without its apostrophes; ყ also as k.
///
/// - `თბილისი` is `tbilisi`
/// - `ქუთაისი` is `kutaisi`
/// - `ყვარელი` is `qvareli`, `kvareli`
///
/// Georgian adds an i to foreign names that end in a consonant; typed texts are also read without it: პარიზი as Pariz.
func georgianSounds(of word: [UInt32], _ way: Romanisation) -> [String]? {
  let table = way == .informal ? GeorgianTable.informal : GeorgianTable.official
  var sounds: [String] = []
  for letter in word {
    guard let sound = table[letter] else { return nil }
    sounds.append(sound)
  }
  if way == .foreign, word.count > 3, sounds.last == "i", let last = sounds.dropLast().last, !["a", "e", "i", "o", "u"].contains(last) {
    sounds[word.count - 1] = ""
  }
  return sounds
}

private enum GeorgianTable {
  static let official = SoundTable(
    """
    ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch \
    ხ kh ჯ j ჰ h
    """)
  static let informal = official.with("ყ k ხ h ღ g")
}

/// Eastern Armenian in Latin letters, as maps write it (BGN/PCGN without diacritics); informally without an initial y or v.
///
/// - `Երևան` is `yerevan`, `erevan`
/// - `Գյումրի` is `gyumri`
/// - `Ոսկեվազ` is `voskevaz`, `oskevaz`
struct ArmenianSounds {
  private let way: Romanisation

  init(_ way: Romanisation) { self.way = way }

  /// The Latin letters for each letter of a word; nil when one is unknown.
  func sounds(of word: [UInt32]) -> [String]? {
    var sounds: [String] = []
    for index in word.indices {
      guard let sound = exception(word, index) ?? Self.table[word[index]] else { return nil }
      sounds.append(sound)
    }
    return sounds
  }

  private func exception(_ word: [UInt32], _ index: Int) -> String? {
    let isU = index + 1 < word.count && word[index + 1] == 0x582
    switch Unicode.Scalar(word[index]) {
    case "ո" where isU: return "u"
    case "ւ" where index > 0 && word[index - 1] == 0x578: return ""
    case "ո" where index == 0 && way == .official: return "vo"
    case "ե" where index == 0 && way == .official: return "ye"
    default: return nil
    }
  }

  private static let table = SoundTable(
    """
    ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch պ p ջ j ռ r ս s վ v \
    տ t ր r ց ts ւ v փ p ք k օ o ֆ f
    """)
}
