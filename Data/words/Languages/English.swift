// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// English, with spellings of America and of Britain.
  static let english = LanguageWords(
    "en",
    numbers: """
      zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
      twenty
      """,
    """
    street | st, str
    avenue | ave, av
    road | rd
    drive | dr
    lane | ln
    court | ct
    place | pl
    plaza | plz
    square | sq
    boulevard | blvd, bvd, bd, boul
    circle | cir
    crescent | cres
    terrace | ter, terr
    parkway | pkwy, pky
    highway | hwy
    freeway | fwy
    expressway | expy, expwy
    motorway | mwy
    turnpike | tpke
    route | rte, rt
    bypass | byp
    causeway | cswy
    crossing | xing
    junction | jct, jn
    alley | aly
    close | cl
    cove | cv
    grove | grv
    garden | gdn
    gardens | gdns
    green | grn
    trail | trl
    bridge | brg, br
    tunnel | tunl
    market | mkt
    tower | twr
    towers | twrs
    park | pk
    walk | wk
    wharf | whf
    quay | qy
    yard | yd
    loop | lp
    corner | cnr, cor
    courts | cts
    courtyard | ctyd
    crossroads | xrds
    esplanade | esp
    promenade | prom
    gateway | gtwy
    hollow | holw
    brook | brk
    bluff | blf
    camp | cp
    downs | dwns
    mill | ml
    mills | mls
    orchard | orch
    overlook | ovlk
    plain | pln
    plains | plns
    rapids | rpds
    reserve | rsv
    viaduct | vdct
    wells | wls
    apartments | apts
    annex | anx
    building | bldg
    floor | fl
    apartment | apt
    suite | ste
    extension | ext
    saint | st
    saints | sts
    mount | mt
    mountain | mtn
    mountains | mtns
    fort | ft
    point | pt
    port | pt
    heights | hts, hgts
    hill | hl
    hills | hls
    valley | vly
    village | vlg, vill
    meadow | mdw
    meadows | mdws
    spring | spg
    springs | spgs
    falls | fls
    lake | lk
    lakes | lks
    river | riv
    creek | crk, ck
    canyon | cyn
    beach | bch
    harbor | harbour, hbr
    island | isl, isld
    islands | isls
    isle | isl
    forest | frst
    field | fld
    fields | flds
    ferry | fry
    glen | gln
    landing | lndg
    manor | mnr
    mission | msn
    estate | est
    estates | ests
    ranch | rnch
    ridge | rdg
    shore | shr
    shores | shrs
    summit | smt
    station | stn
    airport | arpt
    international | intl
    national | natl
    regional | rgnl
    municipal | muni
    memorial | mem, meml
    center | centre, ctr, cntr
    theater | theatre
    university | univ, uni
    college | coll
    institute | inst
    school | sch
    elementary | elem
    academy | acad
    department | dept
    hospital | hosp
    library | lib
    cathedral | cath
    chapel | chpl
    headquarters | hq
    government | govt
    township | twp
    county | co
    territory | terr
    north | N
    south | S
    east | E
    west | W
    northeast | NE
    northwest | NW
    southeast | SE
    southwest | SW
    upper | upr
    lower | lwr
    great | gt
    doctor | dr
    professor | prof
    reverend | rev
    general | gen
    colonel | col
    captain | capt
    lieutenant | lt
    major | maj
    sergeant | sgt
    admiral | adm
    commander | cmdr
    president | pres
    governor | gov
    senator | sen
    mister | mr
    junior | jr
    senior | sr
    brothers | bros
    company | co
    corporation | corp
    limited | ltd
    incorporated | inc
    association | assn, assoc
    first | 1st
    second | 2nd
    third | 3rd
    fourth | 4th
    fifth | 5th
    sixth | 6th
    seventh | 7th
    eighth | 8th
    ninth | 9th
    tenth | 10th
    eleventh | 11th
    twelfth | 12th
    thirteenth | 13th
    fourteenth | 14th
    fifteenth | 15th
    sixteenth | 16th
    seventeenth | 17th
    eighteenth | 18th
    nineteenth | 19th
    twentieth | 20th
    twenty-first | 21st
    twenty-second | 22nd
    twenty-third | 23rd
    twenty-fourth | 24th
    twenty-fifth | 25th
    twenty-sixth | 26th
    twenty-seventh | 27th
    twenty-eighth | 28th
    twenty-ninth | 29th
    thirtieth | 30th
    thirty-first | 31st
    thirty-second | 32nd
    thirty-third | 33rd
    thirty-fourth | 34th
    thirty-fifth | 35th
    thirty-sixth | 36th
    thirty-seventh | 37th
    thirty-eighth | 38th
    thirty-ninth | 39th
    fortieth | 40th
    forty-first | 41st
    forty-second | 42nd
    forty-third | 43rd
    forty-fourth | 44th
    forty-fifth | 45th
    forty-sixth | 46th
    forty-seventh | 47th
    forty-eighth | 48th
    forty-ninth | 49th
    fiftieth | 50th
    fifty-first | 51st
    fifty-second | 52nd
    fifty-third | 53rd
    fifty-fourth | 54th
    fifty-fifth | 55th
    fifty-sixth | 56th
    fifty-seventh | 57th
    fifty-eighth | 58th
    fifty-ninth | 59th
    sixtieth | 60th
    sixty-first | 61st
    sixty-second | 62nd
    sixty-third | 63rd
    sixty-fourth | 64th
    sixty-fifth | 65th
    sixty-sixth | 66th
    sixty-seventh | 67th
    sixty-eighth | 68th
    sixty-ninth | 69th
    seventieth | 70th
    seventy-first | 71st
    seventy-second | 72nd
    seventy-third | 73rd
    seventy-fourth | 74th
    seventy-fifth | 75th
    seventy-sixth | 76th
    seventy-seventh | 77th
    seventy-eighth | 78th
    seventy-ninth | 79th
    eightieth | 80th
    eighty-first | 81st
    eighty-second | 82nd
    eighty-third | 83rd
    eighty-fourth | 84th
    eighty-fifth | 85th
    eighty-sixth | 86th
    eighty-seventh | 87th
    eighty-eighth | 88th
    eighty-ninth | 89th
    ninetieth | 90th
    ninety-first | 91st
    ninety-second | 92nd
    ninety-third | 93rd
    ninety-fourth | 94th
    ninety-fifth | 95th
    ninety-sixth | 96th
    ninety-seventh | 97th
    ninety-eighth | 98th
    ninety-ninth | 99th
    hundredth | 100th
    thirty | 30
    forty | 40
    fifty | 50
    sixty | 60
    seventy | 70
    eighty | 80
    ninety | 90
    """)
}
