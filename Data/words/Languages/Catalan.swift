// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Catalan.
  static let catalan = LanguageWords(
    "ca",
    numbers: """
      zero - - tres quatre cinc sis - vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou vint
      """,
    """
    carrer | cr, crer
    avinguda | av, avda, avgda
    plaça | pl, pça
    passeig | pg, psg
    passatge | ptge, pge
    carretera | ctra, crta
    rambla | rbla
    ronda | rda
    travessera | trav
    travessia | trav
    urbanització | urb
    polígon | pol
    baixada | bda
    camí | cmi
    estació | est
    aeroport | aerop
    escola | esc
    museu | mus
    hospital | hosp
    universitat | univ
    biblioteca | bibl
    sant | st
    santa | sta
    santes | stes
    nostra | ntra
    senyora | sra
    senyor | sr
    nord | N
    sud | S
    est | E
    oest | W
    nord-est | NE
    nord-oest | NW
    sud-est | SE
    sud-oest | SW
    doctor | dr
    doctora | dra
    general | gral
    professor | prof
    germans | gns
    primer | 1r
    primera | 1a
    segon | 2n
    segona | 2a
    tercer | 3r
    tercera | 3a
    quart | 4t
    quarta | 4a
    cinquè | 5è
    cinquena | 5a
    """)
}
