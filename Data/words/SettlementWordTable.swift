// SPDX-License-Identifier: Apache-2.0

/// Words that say what sort of settlement or area a place is: people add them to names that do not have them.
package enum SettlementWordTable {
  /// The tag of a language, then its words as they are written.
  ///
  /// Left out are words that as often are part of a name (`villa`, `fort`, `new`), and the Scandinavian `by`, which is English, too.
  package static let rows: StaticString = """
    en | city town township village municipality borough hamlet county province state district region country
    de | Stadt Dorf Gemeinde Landkreis Kreis Bezirk
    fr | ville village commune département
    es | ciudad pueblo municipio provincia
    it | città paese comune provincia
    pt | cidade vila município concelho
    nl | stad dorp gemeente
    pl | miasto wieś gmina powiat
    ru | город деревня село посёлок область район
    sv | stad kommun
    tr | şehri köyü ilçesi
    da | kommune
    nb | kommune
    fi | kaupunki
    cs | město obec
    hu | város falu
    ro | oraș comuna județ
    el | πόλη χωριό
    uk | місто село область район
    ca | ciutat poble
    id | kota desa kabupaten
    he | עיר
    ar | مدينة قرية
    fa | شهر
    hi | शहर
    """
}
