// SPDX-License-Identifier: Apache-2.0

/// A way to fold a name; the plain variant has no options.
struct KeyVariant: OptionSet {
  let rawValue: UInt8

  /// Hyphens, slashes, ampersands and the dots of initials join instead of separating.
  ///
  /// - `Saint-Malo` → `saint malo`, `saintmalo`
  /// - `Biel/Bienne` → `biel bienne`, `bielbienne`
  /// - `AT&T` → `at and t`, `att`
  /// - `U.S.A. Museum` → `u s a museum`, `usa museum`
  /// - `J.R.R. Tolkien` → `j r r tolkien`, `jrr tolkien`
  /// - `J. R. R. Tolkien` → `j r r tolkien`, `jrr tolkien`
  /// - `J.Smith` → `j smith`
  /// - `Foo - Bar` → `foo bar`
  static let joined = KeyVariant(rawValue: 1)

  /// Umlauts are spelled with a second letter.
  ///
  /// - `München` → `munchen`, `muenchen`
  /// - `Ålborg` → `alborg`, `aalborg`
  /// - `Ærø` → `aero`, `aeroe`
  static let umlauts = KeyVariant(rawValue: 2)

  /// Arabic words of at least four letters lose the article, which not everybody writes.
  ///
  /// - `القاهرة` → `القاهره`, `قاهره`
  /// - `الله` → `الله`, `له`
  /// - `الف` → `الف`
  static let bareArticle = KeyVariant(rawValue: 4)

  /// An apostrophe separates an article or preposition that lost its vowel from the word behind it.
  ///
  /// - `Place de l'Opéra` → `place de lopera`, `place de l opera`
  /// - `Villeneuve d’Ascq` → `villeneuve dascq`, `villeneuve d ascq`
  /// - `Sant'Angelo` → `santangelo`, `sant angelo`
  /// - `O'Hara` → `ohara`
  static let elided = KeyVariant(rawValue: 16)

  /// Spaces separate in scripts that need none, too. For queries only: `渋谷 タワー` may be a quarter and a name.
  static let spaced = KeyVariant(rawValue: 8)

  /// The variants other than the plain one, in the order of a name's forms.
  static let others: [KeyVariant] = [.joined, .umlauts, [.joined, .umlauts], .bareArticle, .elided]
}
