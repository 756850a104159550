// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Polish.
  static let polish = LanguageWords(
    "pl",
    numbers: """
      zero jeden/jedna dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście
      szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia
      """,
    """
    ulica | ul
    aleja | al
    aleje | al
    plac | pl
    osiedle | os
    skwer | skw
    bulwar | bulw
    dworzec | dw
    województwo | woj
    powiat | pow
    gmina | gm
    święty | św
    świętego | św
    święta | św
    świętej | św
    świętych | św
    imienia | im
    błogosławionego | bł
    błogosławionej | bł
    najświętszej | najśw
    generała | gen
    generał | gen
    marszałka | marsz
    marszałek | marsz
    pułkownika | płk
    pułkownik | płk
    majora | mjr
    major | mjr
    kapitana | kpt
    porucznika | por
    admirała | adm
    księdza | ks
    ksiądz | ks
    księcia | ks
    biskupa | bp
    biskup | bp
    arcybiskupa | abp
    kardynała | kard
    doktora | dr
    doktor | dr
    profesora | prof
    profesor | prof
    inżyniera | inż
    prezydenta | prez
    hetmana | hetm
    wybrzeże | wyb
    stacja | st
    instytut | inst
    akademia | akad
    magistra | mgr
    górny | grn
    górna | grn
    dolny | dln
    dolna | dln
    uniwersytet | uniw
    szpital | szp
    szkoła | szk
    liceum | lic
    muzeum | muz
    biblioteka | bibl
    numer | nr
    północ | N
    południe | S
    wschód | E
    zachód | W
    północny | płn
    północna | płn
    południowy | płd
    południowa | płd
    wschodni | wsch
    wschodnia | wsch
    zachodni | zach
    zachodnia | zach
    wielka | wlk
    wielki | wlk
    wielkopolski | wlkp
    """)
}
