// SPDX-License-Identifier: Apache-2.0

/// The meaning of a GeoNames feature code.
struct GeoNamesFeature {
  /// Types of Tables A and B, the primary one first.
  var types: [String]
  /// Least importance of a place with the code.
  var floor: Double = 0
  /// Added to the importance.
  var bonus: Double = 0
  /// Whether names of three capital letters are airport codes.
  var isAirport = false
  /// Whether the place is an area or settlement, for which the name of the feature adds no information.
  var isInhabited = false

  /// The feature of a class and a code. An unknown code counts as its class, an unknown class as a point of interest.
  static func of(featureClass: String, code: String) -> GeoNamesFeature {
    let key = featureClass + "." + code
    let types = typesByCode[key] ?? typesByCode[featureClass + ".*"] ?? ["point_of_interest"]
    var feature = GeoNamesFeature(types: types)
    feature.isAirport = types.first == "airport"
    feature.isInhabited = featureClass == "A" || featureClass == "P"
    (feature.floor, feature.bonus) = ranks[key] ?? (0, 0)
    return feature
  }

  /// Rank of a settlement: floor, bonus.
  private static let ranks: [String: (Double, Double)] = [
    "P.PPLC": (0.72, 0),  // capital
    "P.PPLG": (0.6, 0.03),  // seat of government that is not the capital
    "P.PPLA": (0, 0.03),  // seat of a first-order division
    "P.PPLQ": (0, -0.15),  // abandoned
    "P.PPLW": (0, -0.15),  // destroyed
    "P.PPLH": (0, -0.15),  // historical
    "A.ADM1": (0.6, 0),
    "A.PCL": (0.85, 0),
    "A.PCLD": (0.7, 0),  // dependent territory
    "A.PCLF": (0.85, 0),
    "A.PCLI": (0.85, 0),
    "A.PCLS": (0.85, 0),
  ]

  private static let typesByCode: [String: [String]] = {
    var types: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      let value = line[line.index(after: equals)...].split(separator: " ").map(String.init)
      for code in line[..<equals].split(separator: " ") { types[String(code)] = value }
    }
    return types
  }()

  /// Codes = types, the primary one first. `*` stands for every other code of the class.
  private static let table = """
    A.ADM1 A.ADM1H = administrative_area_level_1 political
    A.ADM2 A.ADM2H = administrative_area_level_2 political
    A.ADM3 A.ADM3H = administrative_area_level_3 political
    A.ADM4 A.ADM4H = administrative_area_level_4 political
    A.ADM5 A.ADM5H = administrative_area_level_5 political
    A.PCL A.PCLD A.PCLF A.PCLI A.PCLS = country political
    A.* = political
    P.PPLX = sublocality political
    P.* = locality political
    H.LK H.LKC H.LKI H.LKN H.LKNI H.LKO H.LKOI H.LKS H.LKSC H.LKSI H.LKSN H.LKSNI H.LKX H.RSV H.LGN H.LGNS = lake natural_feature
    H.STM H.STMA H.STMC H.STMD H.STMI H.STMIX H.STMS H.STMX = river natural_feature
    H.HBR H.HBRX H.ANCH H.DCK = natural_feature
    H.FISH = natural_feature
    H.* = natural_feature
    L.AMUS = amusement_park tourist_attraction
    L.CONT = continent
    L.PRK = park
    L.RESN L.RESW L.RESF = nature_preserve natural_feature
    L.PRT = point_of_interest establishment
    L.CTRB = business_center establishment
    L.DEVH = housing_complex
    L.CMN = park
    L.BTL = historical_place
    L.RGN L.RGNE L.RGNL L.RGNH L.LCTY L.AREA L.TRB L.INDS = colloquial_area
    L.MILB L.NVB = point_of_interest establishment
    L.OAS L.SNOW L.CST = natural_feature
    L.* = point_of_interest
    R.ST R.RD R.RDA R.PRMN R.CSWY = route
    R.RDJCT = intersection
    R.* = point_of_interest
    S.AIRP = airport
    S.AIRF = airstrip
    S.AIRB = airport
    S.AIRH = heliport
    S.AIRQ S.RSTNQ S.RSTPQ S.PPQ S.FRMQ S.PRNQ S.MFGQ S.CMPQ = point_of_interest
    S.AMTH = amphitheatre
    S.ANS S.HSTS S.RUIN = historical_place
    S.ARCH S.OBL S.MNMT = monument
    S.ATHF = athletic_field
    S.ATM = atm finance
    S.BANK = bank finance
    S.BDG = bridge
    S.BUSTN = bus_station transit_station
    S.BUSTP = bus_stop transit_stop
    S.CH S.CVNT S.MSSN S.MSTY = church place_of_worship
    S.CMTY S.GRVE S.TMB = cemetery
    S.CSNO = casino
    S.CSTL = castle tourist_attraction
    S.FT S.PAL S.PYR S.PYRS = historical_landmark tourist_attraction
    S.CTHSE = courthouse
    S.CTRCM = community_center
    S.CTRM S.HSPC S.HSPD = medical_clinic health
    S.HSP S.HSPL S.SNTR = hospital health
    S.DIP = embassy
    S.FRM S.FRMS S.FRMT = farm
    S.FY S.LDNG = ferry_terminal
    S.GDN = garden
    S.GHSE S.RHSE = guest_house lodging
    S.GOVL = local_government_office government_office
    S.ADMF S.CSTM S.USGE = government_office
    S.HTL = hotel lodging
    S.ITTR S.STNB = research_institute
    S.LIBR = library
    S.LTHSE = cultural_landmark landmark
    S.MALL = shopping_mall
    S.MAR = marina
    S.MFG S.MFGC = manufacturer
    S.MFGB = brewery
    S.MKT = market
    S.MSQE = mosque place_of_worship
    S.MTRO = subway_station transit_station
    S.MUS = museum tourist_attraction
    S.NSY = garden_center
    S.OBPT = observation_deck
    S.OPRA = opera_house
    S.PGDA = buddhist_temple place_of_worship
    S.SHRN S.CTRR S.RLG S.TMPL S.RLGR = place_of_worship
    S.PIER S.QUAY S.WHRF S.JTY = landmark
    S.PKLT = parking
    S.PO = post_office
    S.PP = police
    S.RECG = golf_course
    S.RECR = race_course
    S.REST = restaurant food
    S.RET = store
    S.RNCH = ranch
    S.RSRT = resort_hotel lodging
    S.RSTN S.RSTP = train_station transit_station
    S.SCH S.SCHA S.SCHD S.SCHL S.SCHM S.SCHN S.SCHT = school
    S.SCHC S.UNIV = university
    S.SPA = spa health
    S.SQR = plaza town_square
    S.STBL = stable
    S.STDM = stadium
    S.THTR = performing_arts_theater
    S.TRANT = transit_station
    S.VETF = veterinary_care
    S.WINE = winery
    S.ZOO = zoo tourist_attraction
    S.BLDG S.HSE S.HSEC S.BLDO S.HUT S.HUTS S.EST = premise
    S.TOWR S.DAM S.CAVE = landmark
    S.* = point_of_interest
    T.BCH T.BCHS = beach natural_feature
    T.ISL T.ISLT T.ISLF T.ISLM T.ISLET T.ATOL T.ISLX = island natural_feature
    T.ISLS = archipelago
    T.MT T.PK T.VLC T.HLL = mountain_peak natural_feature
    T.* = natural_feature
    U.* = natural_feature
    V.FRST V.GRVPN = woods natural_feature
    V.VIN V.VINS = vineyard
    V.* = natural_feature
    """
}
