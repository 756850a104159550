// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Spanish.
  static let spanish = LanguageWords(
    "es",
    numbers: """
      cero uno - tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve
      veinte
      """,
    """
    calle | cl, cll
    avenida | av, avda, avd, ave
    carrera | cra, kra, kr, cr, carr
    carretera | ctra, carr, crta
    plaza | pza, plz, pl, plza
    plazuela | plzla, pzla
    paseo | po, pso
    callejón | cjon, callej
    camino | cno, cmno
    boulevard | blvd, bulevar, blv
    bulevar | blvr, blv
    calzada | calz, czda
    glorieta | gta, glta
    ronda | rda
    rambla | rbla
    travesía | trva, trav
    transversal | tv, transv, trans
    diagonal | dg, diag
    autopista | autop, aut
    autovía | autov
    libramiento | lib
    privada | priv
    prolongación | prol
    circuito | cto
    cerrada | cda
    pasaje | pje, psje, pasj
    puente | pte
    urbanización | urb
    colonia | col
    fraccionamiento | fracc
    barrio | bo, barr
    polígono | pol, polig
    parque | pque, pq
    jardín | jdin
    edificio | edif, ed
    municipio | mpio
    provincia | prov
    departamento | dpto, depto, dept
    kilómetro | km
    estación | est
    aeropuerto | aerop, apto
    centro | ctro
    universidad | univ
    hospital | hosp
    instituto | inst
    colegio | col
    escuela | esc
    biblioteca | bibl
    santo | sto
    santa | sta
    san | sn
    nuestra | ntra
    señora | sra
    señor | sr
    virgen | vgen
    norte | N
    sur | S
    este | E
    oeste | W
    noreste | NE
    noroeste | NW
    sureste | SE
    sudeste | SE
    suroeste | SW
    sudoeste | SW
    oriente | ote, ori
    poniente | pte, pnte
    rotonda | rtda
    hacienda | hda
    rincón | rcon
    nacional | nal
    arquitecto | arq
    arzobispo | arz
    maestro | mtro
    hermano | hno
    doctor | dr
    doctora | dra
    general | gral, gen
    coronel | cnel, cnl
    capitán | cap
    teniente | tte
    comandante | cmdte, cte
    almirante | alm
    mariscal | mcal
    presidente | pdte, pres
    gobernador | gob
    ingeniero | ing
    licenciado | lic
    profesor | prof
    profesora | profa
    padre | pdre
    doña | dña
    hermanos | hnos
    compañía | cía
    francisco | fco
    maría | mª
    primero | 1o, 1ro
    primer | 1er
    primera | 1a, 1ra
    segundo | 2o, 2do
    segunda | 2a, 2da
    tercero | 3o, 3ro
    tercer | 3er
    tercera | 3a, 3ra
    cuarto | 4o, 4to
    cuarta | 4a, 4ta
    quinto | 5o, 5to
    quinta | 5a, 5ta
    sexto | 6o, 6to
    sexta | 6a, 6ta
    séptimo | 7o, 7mo
    séptima | 7a, 7ma
    octavo | 8o, 8vo
    octava | 8a, 8va
    noveno | 9o, 9no
    novena | 9a, 9na
    décimo | 10o, 10mo
    décima | 10a, 10ma
    """)
}
