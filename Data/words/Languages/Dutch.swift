// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Dutch.
  static let dutch = LanguageWords(
    "nl",
    numbers: """
      nul - twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig
      """,
    endings: """
      straat | str
      laan | ln
      plein | pl, pln
      weg | wg
      dijk | dk
      gracht | gr
      kade | kd
      singel | sngl
      brug | br
      markt | mkt
      plantsoen | plnts
      steeg | stg
      """,
    """
    straat | str
    laan | ln
    plein | pl, pln
    gracht | gr
    kade | kd
    dijk | dk
    singel | sngl
    steenweg | stwg
    boulevard | blvd, bd
    brug | br
    park | pk
    Sint | St
    Sinte | Ste
    Heilige | Hl
    Noord | N
    Zuid | S
    Oost | E
    West | W
    noordoost | NE
    noordwest | NW
    zuidoost | SE
    zuidwest | SW
    Grote | Gr, Gte
    Kleine | Kl
    markt | mkt
    plantsoen | plnts
    Korte | Kte
    president | pres
    station | stat
    luchthaven | luchth
    centrum | centr, ctr
    universiteit | univ
    ziekenhuis | zkh
    gemeente | gem
    Burgemeester | Burg, Bgm
    Doctor | Dr
    dokter | dr
    Professor | Prof
    Generaal | Gen
    Admiraal | Adm
    Kapitein | Kapt
    Kolonel | Kol
    Luitenant | Lt, Luit
    Koning | Kon
    Koningin | Kon
    Prins | Pr
    Prinses | Pr, Prs
    Graaf | Gr
    Pastoor | Past
    Kardinaal | Kard
    Dominee | Ds
    Meester | Mr
    Ingenieur | Ir, Ing
    Jonkheer | Jhr
    Gebroeders | Gebr
    Maatschappij | Mij
    nummer | nr
    eerste | 1e, 1ste
    tweede | 2e, 2de
    derde | 3e, 3de
    vierde | 4e, 4de
    vijfde | 5e, 5de
    zesde | 6e, 6de
    zevende | 7e, 7de
    achtste | 8e, 8ste
    negende | 9e, 9de
    tiende | 10e, 10de
    elfde | 11e, 11de
    twaalfde | 12e, 12de
    dertiende | 13e, 13de
    veertiende | 14e, 14de
    vijftiende | 15e, 15de
    zestiende | 16e, 16de
    zeventiende | 17e, 17de
    achttiende | 18e, 18de
    negentiende | 19e, 19de
    twintigste | 20e, 20ste
    """)
}
