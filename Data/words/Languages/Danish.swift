// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Danish.
  static let danish = LanguageWords(
    "da",
    numbers: """
      nul - - tre - fem seks syv otte - - elleve tolv tretten fjorten femten seksten sytten atten nitten tyve
      """,
    endings: """
      gade | gd
      vej | v
      plads | pl
      stræde | str
      """,
    """
    gade | gd
    plads | pl
    boulevard | blvd, boul
    Sankt | Skt, Sct, St
    Nørre | Nr, Ndr
    Sønder | Sdr
    Søndre | Sdr
    Nordre | Ndr
    Store | St
    Lille | Ll
    Gammel | Gl
    Gamle | Gl
    Kongens | Kgs
    nord | N
    syd | S
    øst | E
    vest | W
    nordøst | NE
    nordvest | NW
    sydøst | SE
    sydvest | SW
    hovedbanegård | hbg
    universitet | univ
    kirkegård | kirkeg
    kommune | komm
    doktor | dr
    professor | prof
    general | gen
    kaptajn | kapt
    nummer | nr
    første | 1ste
    og | and
    """)
}
