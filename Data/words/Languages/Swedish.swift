// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Swedish.
  static let swedish = LanguageWords(
    "sv",
    numbers: """
      noll - två tre fyra fem - sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo
      """,
    endings: """
      gatan | gata, g
      vägen | väg, v
      gränd | gr
      platsen | plats, pl
      """,
    """
    gatan | gata
    vägen | väg
    allén | allé
    platsen | plats, pl
    torget | torg
    gränd | gr, gränden
    Sankt | St
    Sankta | Sta
    Norra | N
    Södra | S
    Östra | E
    Västra | W
    nordost | NE
    nordväst | NW
    sydost | SE
    sydväst | SW
    Stora | St
    Gamla | Gla
    centralstation | cst
    station | stn
    centrum | centr
    universitet | univ
    flygplats | flygpl
    kyrkan | kyrka
    doktor | dr
    professor | prof
    general | gen
    kapten | kapt
    nummer | nr
    första | 1a
    andra | 2a
    tredje | 3e
    och | and
    """)
}
