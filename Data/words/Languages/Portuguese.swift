// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Portuguese.
  static let portuguese = LanguageWords(
    "pt",
    numbers: """
      zero - dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis
      dezessete/dezassete dezoito dezenove/dezanove vinte
      """,
    """
    avenida | av, avda, avd
    travessa | tv, trav
    praça | pç, pça
    largo | lgo, lg
    alameda | al, alam
    rodovia | rod
    estrada | estr, est
    ladeira | lad
    viaduto | vd, vdto
    viela | vla
    calçada | cc, calç
    caminho | cam
    bairro | bro, bo
    jardim | jd, jdm, jrd
    parque | pq, pque
    vila | vl
    conjunto | cj, conj
    residencial | res, resid
    quadra | qd
    lote | lt
    loteamento | lot
    condomínio | cond
    edifício | ed, edif
    apartamento | apto, apt
    urbanização | urb
    quinta | qta
    rotunda | rot
    ponte | pte
    estação | est
    aeroporto | aerop
    centro | ctro
    universidade | univ
    hospital | hosp
    instituto | inst
    colégio | col
    escola | esc
    biblioteca | bibl
    igreja | igr
    município | mun
    santo | sto
    santa | sta
    senhora | sra
    senhor | sr
    norte | N
    sul | S
    leste | E
    este | E
    oeste | W
    nordeste | NE
    noroeste | NW
    sudeste | SE
    sudoeste | SW
    doutor | dr
    doutora | dra
    professor | prof
    professora | profa
    general | gen, gal
    marechal | mal
    coronel | cel, cor
    capitão | cap, cpt
    major | maj
    sargento | sgt
    almirante | alm
    brigadeiro | brig
    presidente | pres
    governador | gov
    senador | sen
    deputado | dep
    prefeito | pref
    desembargador | desemb
    conselheiro | cons
    engenheiro | eng
    padre | pe
    frei | fr
    monsenhor | mons
    visconde | visc
    irmãos | irs
    companhia | cia
    sociedade | soc
    primeiro | 1o
    primeira | 1a
    segundo | 2o
    segunda | 2a
    terceiro | 3o
    terceira | 3a
    quarto | 4o
    quarta | 4a
    quinto | 5o
    quinta | 5a
    sexto | 6o
    sexta | 6a
    sétimo | 7o
    sétima | 7a
    oitavo | 8o
    oitava | 8a
    nono | 9o
    nona | 9a
    décimo | 10o
    décima | 10a
    """)
}
