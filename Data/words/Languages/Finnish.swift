// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Finnish. One letter at the end of a street, as in Mannerheimint., is left to the beginning of the word.
  static let finnish = LanguageWords(
    "fi",
    numbers: """
      nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen
      """,
    """
    rautatieasema | ras
    päärautatieasema | pras
    lentoasema | lentokenttä
    yliopisto | yo
    pohjoinen | N
    etelä | S
    itä | E
    länsi | W
    koillinen | NE
    luode | NW
    kaakko | SE
    lounas | SW
    tohtori | tri
    professori | prof
    kenraali | kenr
    numero | nro
    """)
}
