// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Turkish.
  static let turkish = LanguageWords(
    "tr",
    numbers: """
      sıfır bir iki - dört beş altı yedi sekiz dokuz
      """,
    """
    caddesi | cadde, cad, cd
    sokağı | sokak, sok, sk
    bulvarı | bulvar, bulv, blv, bul
    mahallesi | mahalle, mah, mh
    meydanı | meydan, meyd
    apartmanı | apartman, apt
    köyü | köy
    sitesi | site, sit
    geçidi | geçit
    çıkmazı | çıkmaz, çık
    parkı | park
    köprüsü | köprü
    camii | cami
    hastanesi | hastane, hast
    üniversitesi | üniversite, üniv, ünv
    havalimanı | havaalanı
    istasyonu | istasyon, ist
    müzesi | müze
    çarşısı | çarşı
    kulesi | kule
    sarayı | saray
    iskelesi | iskele
    merkezi | merkez, mrk
    kuzey | N
    güney | S
    doğu | E
    batı | W
    doktor | dr
    profesör | prof
    doçent | doç
    general | gen
    albay | alb
    yüzbaşı | yzb
    mühendis | müh
    şehit | şht
    """)
}
