// SPDX-License-Identifier: Apache-2.0

/// The languages in Latin letters that people of a country use for its places: official ones, and those of its larger regions.
///
/// Irish and Gaelic are not listed for the United Kingdom: `a` is rather Australia than An Rìoghachd Aonaichte.
package enum CountryLanguageTable {
  /// The tag of a language, then the countries.
  package static let rows: StaticString = """
    en | AG AI AS AU BB BI BM BN BS BW BZ CA CC CK CM CX DM ER FJ FK FM GB GD GG GH GI GM GS GU GY HK IE IM IN IO JE JM KE KI KN KY LC LK LR LS MH MP MS MT MU MW MY NA NF NG NR NU NZ PG PH PK PN PR PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG UM US VC VG VI VU WS ZA ZM ZW
    fr | BE BF BI BJ BL CA CD CF CG CH CI CM DJ DZ FR GA GF GN GP GQ HT KM LB LU MA MC MF MG ML MQ MR MU NC NE PF PM RE RW SC SN SY TD TF TG TN VA VU WF YT
    es | AR BO BZ CL CO CR CU DO EC EH ES GI GQ GT HN MX NI PA PE PH PR PY SV US UY VE
    pt | AO BR CV GQ GW MO MZ PT ST TL
    de | AT BE CH DE DK IT LI LU
    it | CH HR IT MT SI SM VA
    nl | AW BE BQ CW NL SR SX
    pap | AW BQ CW
    fy | NL
    lb | LU
    rm | CH
    da | DK FO GL DE
    fo | FO
    kl | GL
    is | IS
    no | BV NO SJ
    nb | NO SJ
    nn | NO SJ
    se | FI NO SE
    sv | AX FI SE
    fi | FI SE
    et | EE
    lv | LV
    lt | LT PL
    pl | LT PL
    cs | CZ SK
    sk | SK RS
    sl | AT IT SI
    hr | BA HR RS
    bs | BA ME RS XK
    sr | BA HR ME RS XK
    sq | AL ME MK XK
    ro | MD RO RS
    hu | AT HU RO RS SI SK
    tr | CY TR
    az | AZ IR
    uz | UZ
    tk | TM
    gag | MD
    ku | IQ SY TR
    mt | MT
    ga | IE
    cy | GB
    eu | ES FR
    ca | AD ES FR IT
    gl | ES
    oc | ES FR
    ast | ES
    an | ES
    br | FR
    co | FR
    la | VA
    vi | VN
    id | ID TL
    jv | ID
    ms | BN ID MY SG
    tl | PH
    fil | PH
    ceb | PH
    tet | TL
    ho | PG
    tpi | PG
    mi | NZ
    sm | AS WS
    to | TO
    fj | FJ
    ty | PF
    haw | US
    ch | GU MP
    mh | MH
    na | NR
    gil | KI
    bi | VU
    qu | BO EC PE
    ay | BO PE
    gn | PY
    ht | HT
    sw | CD KE RW TZ UG
    so | DJ ET KE SO
    om | ET
    aa | DJ ER ET
    rw | RW
    rn | BI
    lg | UG
    ln | CD CG
    sg | CF
    ny | MW ZM
    sn | ZW
    nd | ZW
    st | LS ZA
    tn | BW ZA
    ss | SZ ZA
    ts | ZA
    ve | ZA
    xh | ZA
    zu | ZA
    nso | ZA
    nr | ZA
    af | NA ZA
    mg | MG
    ha | NE NG
    yo | BJ NG
    ig | NG
    ff | GN SN
    wo | GM SN
    ak | GH
    ee | GH TG
    kab | DZ
    ber | DZ MA
    """
}
