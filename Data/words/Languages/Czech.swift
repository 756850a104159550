// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Czech.
  static let czech = LanguageWords(
    "cs",
    numbers: """
      nula jedna dva tři čtyři - šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct dvacet
      """,
    """
    ulice | ul
    náměstí | nám
    třída | tř
    nábřeží | nábř
    sídliště | sídl
    nádraží | nádr
    svatý | sv
    svatá | sv
    svatého | sv
    svaté | sv
    hlavní | hl
    sever | N
    jih | S
    východ | E
    západ | W
    nemocnice | nem
    univerzita | univ
    divadlo | div
    knihovna | knih
    okres | okr
    doktor | dr
    doktora | dr
    profesor | prof
    profesora | prof
    generál | gen
    generála | gen
    kapitán | kpt
    kapitána | kpt
    plukovník | plk
    plukovníka | plk
    inženýr | ing
    """)
}
