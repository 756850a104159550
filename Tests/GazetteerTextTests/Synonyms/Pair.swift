// SPDX-License-Identifier: Apache-2.0

/// A short form that readers of a language know, and what it stands for, both without marks.
struct Pair: CustomStringConvertible, Sendable {
  let language: String
  let short: String
  let full: String

  var description: String { "\(language): \(short) = \(full)" }

  private init(_ language: String, _ words: Substring) {
    self.language = language
    let sides = words.split(separator: "=").map(String.init)
    (short, full) = (sides[0], sides[1])
  }

  static let known: [Pair] = table.split(separator: "\n").flatMap { line in
    let cells = line.split(separator: " ")
    return cells.dropFirst().map { Pair(String(cells[0]), $0) }
  }

  private static let table = """
    en st=street st=saint ave=avenue av=avenue rd=road blvd=boulevard hwy=highway mt=mount ft=fort dr=drive dr=doctor ln=lane sq=square
    en pkwy=parkway n=north sw=southwest 5th=fifth 21st=twentyfirst 100th=hundredth 7=seven intl=international univ=university hbr=harbor
    en centre=center stn=station pt=point hts=heights jct=junction plz=plaza gen=general prof=professor
    de str=strasse pl=platz hbf=hauptbahnhof bhf=bahnhof bf=bahnhof st=sankt skt=sankt uni=universitat dr=doktor gr=grosse kl=kleine
    de 3=drei 5=funf 5=fuenf s=sud hl=heilige
    fr av=avenue bd=boulevard bvd=boulevard pl=place rte=route st=saint ste=sainte imp=impasse fbg=faubourg rpt=rondpoint gal=general
    fr 1er=premier 16e=seizieme 2eme=deuxieme dr=docteur
    es av=avenida avda=avenida pza=plaza plz=plaza ctra=carretera sta=santa sto=santo 1a=primera 1o=primero gral=general pte=puente
    es urb=urbanizacion n=norte
    it pza=piazza pzza=piazza cso=corso vle=viale vlo=vicolo staz=stazione sta=santa flli=fratelli 4=quattro 1o=primo
    pt av=avenida tv=travessa pca=praca rod=rodovia estr=estrada sta=santa sto=santo 1a=primeira 7=sete jd=jardim dr=doutor
    nl str=straat ln=laan pl=plein st=sint burg=burgemeester 1e=eerste 2e=tweede dr=doctor gebr=gebroeders stwg=steenweg
    sv st=sankt st=stora n=norra gata=gatan vag=vagen pl=platsen stn=station 1a=forsta
    pl ul=ulica al=aleja al=aleje pl=plac os=osiedle sw=swietego gen=generala ks=ksiedza marsz=marszalka 3=trzy dw=dworzec
    ru ул=улица пр=проспект прт=проспект пер=переулок пл=площадь бул=бульвар наб=набережная 1я=первая мкр=микрорайон обл=область
    tr cad=caddesi cad=cadde sok=sokak sk=sokagi mah=mahallesi blv=bulvari
    da gl=gammel sdr=sondre skt=sankt kgs=kongens
    nb gt=gate gata=gate vei=veg pl=plass
    fi ras=rautatieasema 4=nelja
    cs nam=namesti ul=ulice tr=trida sv=svaty nabr=nabrezi
    hu krt=korut utcaja=utca szt=szent pu=palyaudvar 4=negy
    ro str=strada bd=bulevardul sos=soseaua sf=sfantul pta=piata
    el οδ=οδος λεωφ=λεωφορος πλ=πλατεια αγ=αγιος
    uk вул=вулиця пл=площа пров=провулок св=святого прт=проспект
    ca pg=passeig av=avinguda pl=placa ptge=passatge st=sant
    id jl=jalan jln=jalan kab=kabupaten
    he רח=רחוב שד=שדרות
    la ii=2 xvi=16
    """
}
