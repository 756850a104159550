// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Norwegian in both written forms.
  static let norwegian = LanguageWords(
    "nb",
    numbers: """
      null - - tre - fem seks syv/sju åtte - - elleve tolv tretten fjorten femten seksten sytten atten nitten tjue
      """,
    endings: """
      gata | gate, gaten, gt
      veien | vei, vegen, veg, vn, v
      plass | plassen, pl
      """,
    """
    gate | gata, gaten, gt
    vei | veien, veg, vegen, vn
    plass | plassen, pl
    torg | torget
    Sankt | St
    Nordre | Ndr
    Søndre | Sdr
    Nedre | Ndr
    Store | St
    Lille | Ll
    Gamle | Gml
    nord | N
    sør | S
    øst | E
    vest | W
    nordøst | NE
    nordvest | NW
    sørøst | SE
    sørvest | SW
    stasjon | st
    sentrum | sentr
    universitet | univ
    sykehus | sjukehus
    lufthavn | lufth
    kommune | komm
    doktor | dr
    professor | prof
    general | gen
    kaptein | kapt
    nummer | nr
    og | and
    """)
}
