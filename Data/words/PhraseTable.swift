// SPDX-License-Identifier: Apache-2.0

/// Abbreviations of several words, and abbreviations that are several words themselves: `afb` is an air force base, `a. d.` is `an der`.
///
/// Words that stand for one word have their place in `LanguageWords`.
package enum PhraseTable {
  /// The tag of a language, then phrases that mean the same, as they are written.
  ///
  /// Left out are abbreviations that as often are a word or the initials of something else: `es` (elementary school), `cs` (centraal station), `pi`.
  package static let rows: StaticString = """
    en | air force base, AFB
    en | air reserve base, ARB
    en | naval air station, NAS
    en | marine corps air station, MCAS
    en | joint base, JB
    en | national park, NP, nat pk, nat'l park
    en | state park, SP
    en | national wildlife refuge, NWR
    en | national historic site, NHS
    en | high school, HS
    en | country club, CC
    en | golf club, GC
    en | post office, PO
    en | central business district, CBD
    en | recreation area, rec area
    de | an der, a. d., a/d
    de | am Main, a. M., a/M
    de | am Rhein, a. Rh.
    de | an der Donau, a. d. D., a. d. Donau
    de | in der, i. d.
    de | im Breisgau, i. Br.
    de | ob der Tauber, o. d. T., o. d. Tauber
    de | vor der Höhe, v. d. H., v. d. Höhe
    de | in Oberbayern, i. OB.
    de | in der Oberpfalz, i. d. OPf., i. d. Opf.
    de | zentraler Omnibusbahnhof, ZOB
    fr | rond-point, rd pt, rd-pt
    fr | Notre-Dame, N.-D., ND
    fr | zone industrielle, Z. I., ZI
    fr | zone d'activités, Z. A., ZA
    fr | centre hospitalier universitaire, CHU
    fr | centre commercial, ctre cial, c. cial
    fr | hôtel de ville, HDV
    es | Nuestra Señora, Ntra. Sra., N. S.
    es | centro comercial, C. C., CC
    es | polígono industrial, pol. ind.
    es | parque nacional, P. N., PN
    it | Santa Maria, S. M.
    it | piazza, p.zza, p.za
    it | piazzale, p.le
    it | viale, v.le
    it | corso, c.so
    it | largo, l.go
    it | stazione ferroviaria, staz. ferr.
    pt | Nossa Senhora, N. Sra., N. S.
    pt | centro comercial, C. C., CC
    nl | aan de, a. d., a/d
    nl | aan den Rijn, a. d. Rijn, a/d Rijn
    nl | aan de IJssel, a. d. IJssel, a/d IJssel
    cs | nad Labem, n. L.
    cs | nad Vltavou, n. Vlt.
    """
}
