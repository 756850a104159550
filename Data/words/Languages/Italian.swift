// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Italian.
  static let italian = LanguageWords(
    "it",
    numbers: """
      zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto
      diciannove venti
      """,
    """
    viale | vle
    piazza | pza, pzza
    piazzale | pzle, ple
    piazzetta | pzta, pztta
    corso | cso
    vicolo | vic, vco, vlo
    largo | lgo
    strada | str, sda
    contrada | cda, ctr
    località | loc
    frazione | fraz, fr
    lungomare | lgm, lungom
    lungotevere | lgt, lungot
    galleria | gall
    traversa | trav
    circonvallazione | circ, circonv
    autostrada | autostr
    provinciale | prov
    statale | stat
    ponte | pte
    quartiere | qre, quart
    borgo | bgo
    porta | pta
    lungarno | lno
    passeggiata | pass
    villaggio | vill
    palazzo | pal, pzo
    condominio | cond
    stazione | staz
    aeroporto | aerop
    centro | ctro
    università | univ
    ospedale | osp
    istituto | ist
    scuola | scu
    biblioteca | bibl
    chiesa | chsa
    basilica | bas
    cattedrale | catt
    monte | mte
    santo | sto
    santa | sta
    santi | ss
    santissimo | ssmo
    santissima | ssma
    fratelli | flli
    dottore | dr, dott
    dottoressa | dottssa
    professore | prof
    professoressa | profssa
    generale | gen
    colonnello | col
    capitano | cap
    ammiraglio | amm
    avvocato | avv
    ingegnere | ing
    cavaliere | cav
    monsignore | mons
    cardinale | card
    presidente | pres
    provincia | prov
    compagnia | cia
    società | soc
    nord | N
    sud | S
    est | E
    ovest | W
    nord-est | NE
    nord-ovest | NW
    sud-est | SE
    sud-ovest | SW
    primo | 1o
    prima | 1a
    secondo | 2o
    seconda | 2a
    terzo | 3o
    terza | 3a
    quarto | 4o
    quarta | 4a
    quinto | 5o
    quinta | 5a
    sesto | 6o
    sesta | 6a
    settimo | 7o
    settima | 7a
    ottavo | 8o
    ottava | 8a
    nono | 9o
    nona | 9a
    decimo | 10o
    decima | 10a
    """)
}
