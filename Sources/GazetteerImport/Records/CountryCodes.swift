// SPDX-License-Identifier: Apache-2.0

/// ISO 3166-1 alpha-2 codes with an English name, and Kosovo's XK. The withdrawn codes AN and CS are included because dumps still have them.
package enum CountryCodes {
  /// Whether the text is a country code in upper case.
  package static func isKnown(_ code: String) -> Bool {
    let bytes = code.utf8
    guard bytes.count == 2, let first = bytes.first, let last = bytes.last else { return false }
    let (row, column) = (first &- 0x41, last &- 0x41)
    return row < 26 && column < 26 && known[Int(row) * 26 + Int(column)]
  }

  /// The code of a country by its English name or another common name, ignoring case; nil for any other text.
  ///
  ///     CountryCodes.code(ofName: "Ivory Coast")  // "CI"
  package static func code(ofName name: String) -> String? {
    codeOfName[name.lowercased()]
  }

  private static let entries: [(code: String, name: String)] = (names + "\n" + otherNames).split(separator: "\n").map { line in
    (String(line.prefix(2)), String(line.dropFirst(3)))
  }

  private static let known: [Bool] = {
    var known = [Bool](repeating: false, count: 26 * 26)
    for entry in entries {
      let bytes = Array(entry.code.utf8)
      known[Int(bytes[0] - 0x41) * 26 + Int(bytes[1] - 0x41)] = true
    }
    return known
  }()

  private static let codeOfName = Dictionary(
    entries.map { ($0.name.lowercased(), $0.code) }, uniquingKeysWith: { first, _ in first })

  private static let names = """
    AD Andorra
    AE United Arab Emirates
    AF Afghanistan
    AG Antigua and Barbuda
    AI Anguilla
    AL Albania
    AM Armenia
    AO Angola
    AQ Antarctica
    AR Argentina
    AS American Samoa
    AT Austria
    AU Australia
    AW Aruba
    AX Åland Islands
    AZ Azerbaijan
    BA Bosnia and Herzegovina
    BB Barbados
    BD Bangladesh
    BE Belgium
    BF Burkina Faso
    BG Bulgaria
    BH Bahrain
    BI Burundi
    BJ Benin
    BL Saint Barthélemy
    BM Bermuda
    BN Brunei
    BO Bolivia
    BQ Caribbean Netherlands
    BR Brazil
    BS Bahamas
    BT Bhutan
    BV Bouvet Island
    BW Botswana
    BY Belarus
    BZ Belize
    CA Canada
    CC Cocos (Keeling) Islands
    CD Congo (Kinshasa)
    CF Central African Republic
    CG Congo (Brazzaville)
    CH Switzerland
    CI Côte d'Ivoire
    CK Cook Islands
    CL Chile
    CM Cameroon
    CN China
    CO Colombia
    CR Costa Rica
    CU Cuba
    CV Cape Verde
    CW Curaçao
    CX Christmas Island
    CY Cyprus
    CZ Czech Republic
    DE Germany
    DJ Djibouti
    DK Denmark
    DM Dominica
    DO Dominican Republic
    DZ Algeria
    EC Ecuador
    EE Estonia
    EG Egypt
    EH Western Sahara
    ER Eritrea
    ES Spain
    ET Ethiopia
    FI Finland
    FJ Fiji
    FK Falkland Islands
    FM Micronesia
    FO Faroe Islands
    FR France
    GA Gabon
    GB United Kingdom
    GD Grenada
    GE Georgia
    GF French Guiana
    GG Guernsey
    GH Ghana
    GI Gibraltar
    GL Greenland
    GM Gambia
    GN Guinea
    GP Guadeloupe
    GQ Equatorial Guinea
    GR Greece
    GS South Georgia and the South Sandwich Islands
    GT Guatemala
    GU Guam
    GW Guinea-Bissau
    GY Guyana
    HK Hong Kong
    HM Heard Island and McDonald Islands
    HN Honduras
    HR Croatia
    HT Haiti
    HU Hungary
    ID Indonesia
    IE Ireland
    IL Israel
    IM Isle of Man
    IN India
    IO British Indian Ocean Territory
    IQ Iraq
    IR Iran
    IS Iceland
    IT Italy
    JE Jersey
    JM Jamaica
    JO Jordan
    JP Japan
    KE Kenya
    KG Kyrgyzstan
    KH Cambodia
    KI Kiribati
    KM Comoros
    KN Saint Kitts and Nevis
    KP North Korea
    KR South Korea
    KW Kuwait
    KY Cayman Islands
    KZ Kazakhstan
    LA Laos
    LB Lebanon
    LC Saint Lucia
    LI Liechtenstein
    LK Sri Lanka
    LR Liberia
    LS Lesotho
    LT Lithuania
    LU Luxembourg
    LV Latvia
    LY Libya
    MA Morocco
    MC Monaco
    MD Moldova
    ME Montenegro
    MF Saint Martin
    MG Madagascar
    MH Marshall Islands
    MK North Macedonia
    ML Mali
    MM Myanmar
    MN Mongolia
    MO Macao
    MP Northern Mariana Islands
    MQ Martinique
    MR Mauritania
    MS Montserrat
    MT Malta
    MU Mauritius
    MV Maldives
    MW Malawi
    MX Mexico
    MY Malaysia
    MZ Mozambique
    NA Namibia
    NC New Caledonia
    NE Niger
    NF Norfolk Island
    NG Nigeria
    NI Nicaragua
    NL Netherlands
    NO Norway
    NP Nepal
    NR Nauru
    NU Niue
    NZ New Zealand
    OM Oman
    PA Panama
    PE Peru
    PF French Polynesia
    PG Papua New Guinea
    PH Philippines
    PK Pakistan
    PL Poland
    PM Saint Pierre and Miquelon
    PN Pitcairn Islands
    PR Puerto Rico
    PS Palestine
    PT Portugal
    PW Palau
    PY Paraguay
    QA Qatar
    RE Réunion
    RO Romania
    RS Serbia
    RU Russia
    RW Rwanda
    SA Saudi Arabia
    SB Solomon Islands
    SC Seychelles
    SD Sudan
    SE Sweden
    SG Singapore
    SH Saint Helena
    SI Slovenia
    SJ Svalbard and Jan Mayen
    SK Slovakia
    SL Sierra Leone
    SM San Marino
    SN Senegal
    SO Somalia
    SR Suriname
    SS South Sudan
    ST São Tomé and Príncipe
    SV El Salvador
    SX Sint Maarten
    SY Syria
    SZ Eswatini
    TC Turks and Caicos Islands
    TD Chad
    TF French Southern Territories
    TG Togo
    TH Thailand
    TJ Tajikistan
    TK Tokelau
    TL Timor-Leste
    TM Turkmenistan
    TN Tunisia
    TO Tonga
    TR Turkey
    TT Trinidad and Tobago
    TV Tuvalu
    TW Taiwan
    TZ Tanzania
    UA Ukraine
    UG Uganda
    UM United States Minor Outlying Islands
    US United States
    UY Uruguay
    UZ Uzbekistan
    VA Vatican City
    VC Saint Vincent and the Grenadines
    VE Venezuela
    VG British Virgin Islands
    VI U.S. Virgin Islands
    VN Vietnam
    VU Vanuatu
    WF Wallis and Futuna
    WS Samoa
    XK Kosovo
    YE Yemen
    YT Mayotte
    ZA South Africa
    ZM Zambia
    ZW Zimbabwe
    """

  private static let otherNames = """
    CD Democratic Republic of the Congo
    CG Republic of the Congo
    CI Cote d'Ivoire
    CI Ivory Coast
    CV Cabo Verde
    CZ Czechia
    FK Falkland Islands (Malvinas)
    GB Great Britain
    GB UK
    JO Hashemite Kingdom of Jordan
    KP Democratic People's Republic of Korea
    KR Korea
    KR Republic of Korea
    LA Lao PDR
    MK Macedonia
    MM Burma
    MO Macau
    PS West Bank
    PS Palestinian Territory
    RE Reunion
    RU Russian Federation
    ST Sao Tome and Principe
    SJ Svalbard
    SY Syrian Arab Republic
    SZ Swaziland
    TL East Timor
    TR Türkiye
    TZ United Republic of Tanzania
    UM Johnston Atoll
    UM Midway Islands
    UM Wake Island
    US United States of America
    US USA
    VA Holy See
    VI Virgin Islands
    VN Viet Nam
    AN Netherlands Antilles
    CS Serbia and Montenegro
    CW Curacao
    AX Aland Islands
    BL Saint Barthelemy
    """
}
