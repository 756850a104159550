// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// How countries write postal codes of two parts, which maps often have without what stands between them: `A` is a letter, `9` a digit, `*` either.
  package static let postalForms = """
    BR | 99999-999
    CA | A9A 9A9
    CZ GR SE SK | 999 99
    GB GG IM JE | A9 9AA, A99 9AA, A9A 9AA, AA9 9AA, AA99 9AA, AA9A 9AA
    IE | A99 ****, A9A ****
    JP | 999-9999
    MT | AAA 9999
    NL | 9999 AA
    PL | 99-999
    PT | 9999-999
    """
}
