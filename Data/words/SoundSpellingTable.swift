// SPDX-License-Identifier: Apache-2.0

/// Letters that stand for the same sound and are too far from each other for a typing error: `Edinborough`, `Shrewsberry`, `Loughborow`.
package enum SoundSpellingTable {
  /// The tag of a language family, then groups of letters that sound alike, as they are written; a bar stands before each group. At the end of a word: `$`.
  ///
  /// What one or two edits bridge is left to the search for typos.
  package static let rows: StaticString = """
    en | borough$ burgh$ brough$ boro$ burg$ | bury$ berry$ burry$ | ough$ ow$ o$ off$ | cester$ ster$ | wich$ idge$ itch$ | mouth$ muth$ | eigh ay ey | tion shun | sch sk
    en | folk$ fuk$ | quay$ key$ | leigh$ ley$ ly$ lee$ | shire$ sher$ | worth$ werth$ | augh or
    fr | eaux$ o$ eau$ ot$ aux$ | ille$ iye$ | oix$ oi$ wa$ | gn ni ny | que$ k$ ck$
    de | tsch ch tch | sch sh | eu oi oy | ai ei
    es | hua wa gua | que ke | gui gi
    it | gli li lli | gn ny ni
    pl | sz sh | cz tsch ch | rz zh
    nl | ij ei y | schap$ skap$ | oe u oo
    cy | llan lan hlan
    ga | bh v | mh v | agh$ a$ ah$
    tr | köy$ koi$ koy$
    zh | ts'i tsi qi chi | hs x
    """
}
