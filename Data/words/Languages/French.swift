// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// French.
  static let french = LanguageWords(
    "fr",
    numbers: """
      zéro - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt
      """,
    """
    avenue | av, ave
    boulevard | bd, blvd, bld, boul, bvd
    place | pl
    square | sq
    chemin | ch, che, chem
    route | rte
    impasse | imp
    passage | pass, psg
    faubourg | fbg, fg
    cours | crs
    esplanade | esp
    promenade | prom
    rond-point | rpt, rd-pt
    résidence | res, resid
    quartier | quart
    villa | vla
    sentier | sent
    chaussée | chs, chee
    montée | mte
    carrefour | carr
    autoroute | autor
    saint | st
    sainte | ste
    saints | sts
    saintes | stes
    notre-dame | nd
    Nord | N
    Sud | S
    Est | E
    Ouest | W
    nord-est | NE
    nord-ouest | NW
    sud-est | SE
    sud-ouest | SW
    mont | mt
    fort | ft
    aéroport | aérop
    centre | ctre
    université | univ
    hôpital | hôp
    collège | coll, clg
    lycée | lyc
    bibliothèque | bibl
    cathédrale | cath
    château | chât
    église | égl
    palais | pal
    pavillon | pav
    chapelle | chap
    moulin | mln
    monseigneur | mgr
    bâtiment | bât
    docteur | dr
    professeur | pr, prof
    général | gal, gén
    maréchal | mal
    colonel | cel
    capitaine | cne
    lieutenant | lt
    commandant | cdt
    président | pdt, pres
    madame | mme
    mademoiselle | mlle
    monsieur | mr
    compagnie | cie
    société | sté
    arrondissement | arr, ardt
    département | dépt
    grand | gd
    grande | gde
    petit | pt
    petite | pte
    premier | 1er
    première | 1re, 1ère
    second | 2nd
    seconde | 2nde
    deuxième | 2e, 2ème
    troisième | 3e, 3ème
    quatrième | 4e, 4ème
    cinquième | 5e, 5ème
    sixième | 6e, 6ème
    septième | 7e, 7ème
    huitième | 8e, 8ème
    neuvième | 9e, 9ème
    dixième | 10e, 10ème
    onzième | 11e, 11ème
    douzième | 12e, 12ème
    treizième | 13e, 13ème
    quatorzième | 14e, 14ème
    quinzième | 15e, 15ème
    seizième | 16e, 16ème
    dix-septième | 17e, 17ème
    dix-huitième | 18e, 18ème
    dix-neuvième | 19e, 19ème
    vingtième | 20e, 20ème
    et | and
    """)
}
