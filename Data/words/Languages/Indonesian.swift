// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Indonesian.
  static let indonesian = LanguageWords(
    "id",
    """
    jalan | jl, jln
    gang | gg
    kabupaten | kab
    kecamatan | kec
    kelurahan | kel
    provinsi | prov
    perumahan | perum
    komplek | kompleks, komp
    gedung | gd
    stasiun | sta
    universitas | univ
    doktor | dr
    dokter | dr
    profesor | prof
    jenderal | jend
    kolonel | kol
    kapten | kapt
    insinyur | ir
    utara | N
    selatan | S
    timur | E
    barat | W
    """)
}
