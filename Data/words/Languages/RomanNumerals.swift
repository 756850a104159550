// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Roman numerals as names of rulers and events hold them. Those of one letter, and `mi`, `di`, `li` and `mix`, are words or initials.
  static let romanNumerals = LanguageWords(
    "la",
    """
    ii | 2
    iii | 3
    iv | 4
    vi | 6
    vii | 7
    viii | 8
    ix | 9
    xi | 11
    xii | 12
    xiii | 13
    xiv | 14
    xv | 15
    xvi | 16
    xvii | 17
    xviii | 18
    xix | 19
    xx | 20
    xxi | 21
    xxii | 22
    xxiii | 23
    """)
}
