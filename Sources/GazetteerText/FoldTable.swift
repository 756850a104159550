// SPDX-License-Identifier: Apache-2.0
import GazetteerCUnicode

/// The role of a scalar in a key; `Scripts/generate-folding` uses the same numbers.
///
/// Each example shows a name and all its forms; a test runs them.
enum FoldClass: UInt8 {
  /// Ends a word: spaces, punctuation, symbols, private use.
  ///
  /// - `Paris, (Texas)` → `paris texas`
  /// - `St. Mary` → `st mary`
  /// - `Pizza 🍕 Roma™` → `pizza roma`
  case separator
  /// A letter, a digit or a mark that stays, of a script with spaces.
  ///
  /// - `Gate 17B` → `gate 17b`
  case letter
  /// A letter of a script without spaces; it never forms a word with letters of other scripts.
  ///
  /// - `東京 タワー` → `東京タワー`
  /// - `東京Tower2号` → `東京 tower2 号`
  case ideographic
  /// A mark that belongs to the ideographic letter before it.
  ///
  /// - `กิ่ง` → `กิ่ง`
  case ideographicMark
  /// Adds nothing and separates nothing: stripped marks and invisible characters.
  ///
  /// - `Zu\u{AD}rich` → `zurich`
  case ignored
  /// Joins the letters on both sides.
  ///
  /// - `McDonald's` → `mcdonalds`
  /// - `O’Neill` → `oneill`
  /// - `Hawaiʻi` → `hawaii`
  case apostrophe
  /// A hyphen, dash or slash: separates, and joins in another form.
  ///
  /// - `Wi–Fi` → `wi fi`, `wifi`
  case joint
  /// A dot: separates; between initials it joins in another form.
  ///
  /// - `U.S. Bank` → `u s bank`, `us bank`
  /// - `v1.2` → `v1 2`
  case period
  /// The word `and`.
  ///
  /// - `Müller&Co` → `muller and co`, `mullerco`, `mueller and co`, `muellerco`
  /// - `Barnes & Noble` → `barnes and noble`
  case ampersand
  /// The word `and` between spaces, else a separator.
  ///
  /// - `Church + State` → `church and state`
  /// - `Canal+` → `canal`
  case plus
  /// A quotation mark: part of an abbreviation after a Hebrew letter, else a separator.
  ///
  /// - `צה"ל` → `צהל`
  /// - `Hotel "Roma"` → `hotel roma`
  case quote
  /// A dot at half height: joins in Catalan, otherwise acts as a hyphen.
  ///
  /// - `Paral·lel` → `parallel`
  /// - `A·B` → `a b`, `ab`
  case middleDot
  /// Folds to several scalars, each of which is then folded on its own.
  ///
  /// - `Gate ½` → `gate 1 2`
  /// - `㈱東京` → `株東京`
  case compound
  /// A consonant of Hangul; it starts a syllable before a vowel, and ends one elsewhere.
  ///
  /// - `\u{1112}` → `ㅎ`
  case consonant
  /// A vowel of Hangul; after another vowel it is the second half of a compound vowel.
  ///
  /// - `\u{1112}\u{1161}\u{11AB}` → `ㅎㅏㄴ`
  case vowel
  /// A syllable of Hangul, decomposed into letters.
  ///
  /// - `한` → `ㅎㅏㄴ`
  case syllable
}

/// The folded form of one scalar: compatibility forms and case are folded, then each script has its own rules.
///
/// Every example shows a name and all its forms; a test runs them.
///
/// Widths, ligatures, circles and squares fold as Unicode's compatibility forms:
/// - `ＡＢＣ１２` → `abc12`
/// - `ﬁsh №5` → `fish no5`
/// - `Ⅳ ②` → `iv 2`
///
/// Digits of all scripts become ASCII:
/// - `٤٢ ۴۲ ४२ ๔๒` → `42 42 42 42`
///
/// Latin loses diacritics, strokes, hooks and tails; ligatures are spelled out:
/// - `Crème Brûlée` → `creme brulee`
/// - `Łódź Đà Nẵng` → `lodz da nang`
/// - `Æsir Œuvre` → `aesir oeuvre`
/// - `Straße STRAẞE` → `strasse strasse`
/// - `Þingvellir Seyðisfjörður` → `thingvellir seydisfjordur`, `thingvellir seydisfjoerdur`
/// - `İstanbul Diyarbakır` → `istanbul diyarbakir`
/// - `Ħamrun Kárášjohka Ŋ ĸ` → `hamrun karasjohka n k`
/// - `Gəncə` → `gence`
///
/// Greek loses its marks, and final sigma becomes sigma:
/// - `Ἀθῆναι Πειραιεύς` → `αθηναι πειραιευσ`
///
/// Cyrillic loses its marks, so that й is и and ё is е, as people type them and as decomposed text has them; Kazakh and its
/// neighbours lose tails and bars:
/// - `Орёл Йошкар-Ола` → `орел иошкар ола`, `орел иошкарола`
/// - `Қарағанды Өскемен` → `караганды оскемен`
///
/// Arabic, Persian and Urdu lose vowel marks, tatweel, hamza and joiners; alef, yeh, kaf, heh and teh marbuta are one letter each:
/// - `مُحَمَّد مـحـمد` → `محمد محمد`
/// - `أحمد إحمد آحمد ٱحمد` → `احمد احمد احمد احمد`
/// - `على علي علی` → `علي علي علي`
/// - `کرج كرج` → `كرج كرج`
/// - `مدينة مدينه لاہور` → `مدينه مدينه لاهور`
/// - `مسؤول بئر ماء` → `مسوول بير ما`
/// - `می\u{200C}خواهم` → `ميخواهم`
/// - `گلستاں ڤيلا ھەولێر` → `گلستان فيلا ههولير`
///
/// Hebrew loses its points, and final letters are as the others:
/// - `שָׁלוֹם` → `שלומ`
/// - `תל־אביב` → `תל אביב`, `תלאביב`
///
/// Devanagari and the other scripts of India keep vowel signs and virama, and lose the nukta:
/// - `दिल्ली` → `दिल्ली`
/// - `क़िला क\u{93C}िला` → `किला किला`
/// - `കണ്ണൂർ` → `കണ്ണൂര്`
///
/// Thai, Lao, Khmer and Myanmar keep all marks:
/// - `กรุงเทพฯ` → `กรุงเทพ`
///
/// Simplified and traditional Han stay different, and so do readings of Han; only the names of a place connect them.
/// - `东京 東京` → `东京東京`
///
/// Georgian has one case, Armenian և is ԵՎ as in capitals, and letters of Amharic that sound alike are one:
/// - `თბილისი ᲗᲑᲘᲚᲘᲡᲘ` → `თბილისი თბილისი`
/// - `Երևան ԵՐԵՎԱՆ` → `երեվան երեվան`
/// - `ዐዲስ አዲስ` → `አዲስ አዲስ`
///
/// Kana are full-width katakana. The mark of a voiced kana is a scalar of its own, half-width or not, so that what is typed before
/// the mark is a prefix of what is meant:
/// - `とうきょう` → `トウキョウ`
/// - `ﾄｳｷｮｳ` → `トウキョウ`
/// - `ガラ ｶﾞﾗ` → `カ\u{3099}ラカ\u{3099}ラ`
/// - `霞ヶ関` → `霞ケ関`
///
/// Hangul is decomposed into letters, and double letters into the two that are typed, so that an unfinished syllable is a prefix of the finished one
/// (성 on the way to 서울):
/// - `서울 특별시` → `ㅅㅓㅇㅜㄹㅌㅡㄱㅂㅕㄹㅅㅣ`
/// - `성` → `ㅅㅓㅇ`
/// - `닭 관` → `ㄷㅏㄹㄱㄱㅗㅏㄴ`
/// - `ㅅㅓㅇㅜㄹ ﾡ` → `ㅅㅓㅇㅜㄹㄱ`
struct FoldEntry {
  private let bits: UInt32

  @inline(__always)
  init(of scalar: UInt32) {
    bits = gazetteer_fold_entry(scalar)
  }

  @inline(__always)
  var part: FoldClass { FoldClass(rawValue: UInt8(truncatingIfNeeded: bits & 15)) ?? .separator }

  /// Whether the umlaut variant adds a letter here: `ä` also as `ae`.
  @inline(__always)
  var hasUmlaut: Bool { bits & 0x10 != 0 }

  /// Whether the scalar is a mark that is kept in the key, as vowel signs are.
  @inline(__always)
  var isKeptMark: Bool { bits & 0x20 != 0 || part == .ideographicMark }

  /// Whether the scalar is kept unchanged; `text` is empty then.
  @inline(__always)
  var isIdentity: Bool { bits & 0x40 != 0 }

  /// The folded text in UTF-8.
  @inline(__always)
  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: gazetteer_fold_text(bits), count: Int(bits >> 8 & 63))
  }

  /// Whether the scalar adds letters, digits or marks to a key.
  var isLetter: Bool {
    switch part {
    case .letter, .ideographic, .ideographicMark, .compound, .consonant, .vowel, .syllable: true
    default: false
    }
  }

  /// The folded scalars of a scalar with this entry.
  func letters(of scalar: UInt32) -> [UInt32] {
    if isIdentity { return [scalar] }
    if part == .syllable { return Hangul.letters(of: scalar) }
    return String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
  }
}
