// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Hungarian.
  static let hungarian = LanguageWords(
    "hu",
    numbers: """
      nulla egy kettő/két három négy öt - - nyolc kilenc tíz tizenegy tizenkettő tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc tizenkilenc húsz
      """,
    """
    utca | utcája
    út | útja
    körút | krt, körútja
    tér | tere
    sétány | stny
    sugárút | sgt
    rakpart | rkp
    lakótelep | ltp
    pályaudvar | pu
    állomás | áll
    kerület | ker
    szent | szt
    kórház | kh
    általános | ált
    doktor | dr
    professzor | prof
    tábornok | tbk
    ifjabb | ifj
    észak | N
    dél | S
    kelet | E
    nyugat | W
    északkelet | NE
    északnyugat | NW
    délkelet | SE
    délnyugat | SW
    """)
}
