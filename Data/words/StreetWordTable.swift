// SPDX-License-Identifier: Apache-2.0

/// Words for a street that stand before its name in their own language, and that people put before any street's: `rue Robson` in Vancouver.
///
/// Left out are words that follow a name, as `street` and `Gasse`: names that differ in these alone are different streets.
package enum StreetWordTable {
  /// The tag of a language, then its words as they are written.
  package static let rows: StaticString = """
    fr | rue
    es | calle
    pt | rua
    it | via
    ca | carrer
    ro | strada
    pl | ulica
    cs | ulice
    ru | улица
    uk | вулиця
    id | jalan
    el | οδός
    he | רחוב
    ar | شارع
    fa | خیابان
    """
}
