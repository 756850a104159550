// SPDX-License-Identifier: Apache-2.0

extension CaseMaker {
  /// What is done with a name before it is typed.
  package enum Kind: String, CaseIterable, Sendable {
    /// The name, letter by letter, from nowhere.
    case typed
    /// The same, by someone about three kilometres off.
    case near
    /// A letter is another one, beside it on the keyboard.
    case neighbour
    /// A letter too many.
    case inserted
    /// A letter too few.
    case deleted
    /// Two letters the wrong way round.
    case swapped
    /// Without its marks: `Sao Paulo`.
    case unmarked
    /// A name in another script than the one shown, each script by itself.
    case script
    /// Another name in the script of the one shown.
    case alias
    /// The words in another order.
    case order
    /// With the town or the country behind it.
    case context
    /// One typo in each of two words.
    case twoTypos = "typos2"
    /// A typo in a word of three letters, beside other words.
    case short
    /// Without its third letter, and only the first seven to ten letters.
    case third
    /// With the town or the country behind it, and a typo in these.
    case areaTypo = "area-typo"
    /// With a word too many: an article, the kind of place, the country twice, a word from nowhere.
    case extra
    /// With the code of the first-level area or of the country behind it.
    case code
    /// With the town, the area or the country behind it in another language.
    case areaLanguage = "area-language"
    /// An alias, typed in full: a short, old or other name, or a code, in any script.
    case aliasFull = "alias-full"
    /// The first 60 % of a name in another script than the one shown, each script by itself.
    case script60
    /// With its marks, though a place without them has a name that begins alike.
    case marked
    /// The kind of place and its town, in either order: any place of the kind there will do.
    case category

    /// Whether there are cases for each script by itself.
    var isByScript: Bool { self == .script || self == .script60 }

    /// The last position that will do: a typo may cost some.
    var rank: Int {
      switch self {
      case .typed: 3
      case .near, .unmarked, .context, .code, .areaLanguage, .marked: 1
      case .order: 3
      case .neighbour, .inserted, .deleted, .swapped, .script, .alias, .twoTypos, .short, .third, .areaTypo, .extra, .aliasFull, .script60,
        .category:
        5
      }
    }
  }
}
