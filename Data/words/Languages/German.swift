// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// German.
  static let german = LanguageWords(
    "de",
    numbers: """
      null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn
      zwanzig
      """,
    endings: """
      straße | str
      platz | pl
      weg | wg
      gasse | g
      brücke | br
      bahnhof | bhf, bf
      hauptbahnhof | hbf
      siedlung | sdlg
      promenade | prom
      """,
    """
    Straße | Str
    Platz | Pl
    Promenade | Prom
    Siedlung | Sdlg, Siedl
    Brücke | Br
    Hauptbahnhof | Hbf
    Bahnhof | Bhf, Bf
    Flughafen | Flugh, Flgh
    Haltestelle | Hst
    Haltepunkt | Hp
    Sankt | St, Skt
    Heilige | Hl
    Heiligen | Hl
    Heiliger | Hl
    Ober | Ob
    Obere | Ob
    Oberer | Ob
    Unter | Unt
    Untere | Unt
    Unterer | Unt
    Große | Gr
    Großer | Gr
    Großes | Gr
    Kleine | Kl
    Kleiner | Kl
    Kleines | Kl
    Nord | N
    Süd | S
    Ost | E
    West | W
    Nordost | NE
    Nordwest | NW
    Südost | SE
    Südwest | SW
    nördlich | nördl
    südlich | südl
    östlich | östl
    westlich | westl
    Markt | Mkt
    Nationalpark | NP
    Naturschutzgebiet | NSG
    Deutsche | Dt
    Deutscher | Dt
    Deutsches | Dt
    Zentrum | Ztr, Zentr
    Universität | Uni, Univ
    Krankenhaus | Krhs, KH
    Klinikum | Klin
    Gymnasium | Gym, Gymn
    Grundschule | GS
    Volksschule | VS
    Fachhochschule | FH
    Landkreis | Lkr, LK
    Gemeinde | Gem, Gmd
    Doktor | Dr
    Professor | Prof
    General | Gen
    Bürgermeister | Bgm, Bürgerm
    Oberbürgermeister | OB
    Ingenieur | Ing
    Kardinal | Kard
    Pfarrer | Pfr
    Gebrüder | Gebr
    Gesellschaft | Ges
    Nummer | Nr
    und | and
    """)
}
