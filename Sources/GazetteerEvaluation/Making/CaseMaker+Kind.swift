// SPDX-License-Identifier: Apache-2.0

extension CaseMaker {
  /// How the name is changed before it is typed.
  package enum Kind: String, CaseIterable, Sendable {
    /// The name, letter by letter, without a bias.
    case typed
    /// The same, with a bias about three kilometres away.
    case near
    /// A letter is replaced by a neighbour on the keyboard.
    case neighbour
    /// One letter too many.
    case inserted
    /// One letter too few.
    case deleted
    /// Two adjacent letters are swapped.
    case swapped
    /// Without its marks: `Sao Paulo`.
    case unmarked
    /// A name in a script other than that of the shown name; the scripts are separate.
    case script
    /// Another name in the script of the shown name.
    case alias
    /// The words in another order.
    case order
    /// Followed by the town or the country.
    case context
    /// One typo in each of two words.
    case twoTypos = "typos2"
    /// A typo in a word of three letters, beside other words.
    case short
    /// Without its third letter, and only the first seven to ten letters.
    case third
    /// With a typo, and without its last two letters.
    case unfinished
    /// Followed by the town or the country, with a typo in it.
    case areaTypo = "area-typo"
    /// With an additional word: an article, the category, the country twice, a word that no name has.
    case extra
    /// Followed by the code of the first-level area or of the country.
    case code
    /// Followed by the town, the area or the country in another language.
    case areaLanguage = "area-language"
    /// An alias, typed in full: a short, old or other name, or a code, in any script.
    case aliasFull = "alias-full"
    /// The first 60 % of a name in a script other than that of the shown name; the scripts are separate.
    case script60
    /// With its marks, although a name of another place begins alike without them.
    case marked
    /// The category and the town, in either order; any place of the category in the town is accepted.
    case category
    /// The address as details print it; any place of that address is accepted, here and in the two that follow.
    case address
    /// The short address.
    case addressShort = "address-short"
    /// Street and house number, with a bias about three kilometres away.
    case addressLine = "address-line"

    /// Whether there are separate cases for each script.
    var isByScript: Bool { self == .script || self == .script60 }

    /// Whether the text is the address of the place, not its name.
    var isAddress: Bool { [.address, .addressShort, .addressLine].contains(self) }

    /// The last acceptable position; a typo may cost some positions.
    var rank: Int {
      switch self {
      case .typed: 3
      case .near, .unmarked, .context, .code, .areaLanguage, .marked: 1
      case .order: 3
      case .neighbour, .inserted, .deleted, .swapped, .script, .alias, .twoTypos, .short, .third, .unfinished, .areaTypo, .extra,
        .aliasFull, .script60, .category, .address, .addressShort, .addressLine:
        5
      }
    }
  }
}
