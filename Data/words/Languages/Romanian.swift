// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Romanian.
  static let romanian = LanguageWords(
    "ro",
    numbers: """
      zero - doi/două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece douăzeci
      """,
    """
    strada | str
    bulevardul | bulevard, bd, bdul, blvd, bul
    piața | pța
    șoseaua | șos
    splaiul | spl
    aleea | al
    intrarea | intr
    fundătura | fund, fdt
    prelungirea | prel
    drumul | dr, drum
    parcul | parc
    cartierul | cart
    sectorul | sect
    comuna | com
    județul | jud
    municipiul | mun
    sfântul | sf
    sfânta | sf
    sfinții | sf
    aeroportul | aeroport
    universitatea | univ
    spitalul | spital
    doctor | dr
    profesor | prof
    general | gen
    maior | mr
    maiorul | mr
    locotenent | lt
    căpitan | cpt
    colonel | col
    mareșal | mareș
    inginer | ing
    preot | pr
    numărul | nr
    nord | N
    sud | S
    est | E
    vest | W
    """)
}
