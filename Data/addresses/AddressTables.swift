// SPDX-License-Identifier: Apache-2.0

/// How countries write addresses, abbreviate their areas and begin telephone numbers: one row a country.
package enum AddressTables {
  /// Codes, street and number, whole address; the letters are explained on `AddressPattern`. Towns are written as the source has them, never
  /// in capitals.
  package static let formats = """
    AD                   | S, N      | R, Q, Z L, C
    AE                   | N S       | R, Q, L, A, C
    AI AG DM GD KN LC VC | N S       | R, Q, L, A, C
    AL                   | S N       | R, Q, Z L, ?A, C
    AM                   | N S       | R, Q, L Z, ?A, C
    AR                   | S N       | R, Q, Z L, A, C
    AT                   | S N       | R, Q, Z L, ?A, C
    AU CC CX NF          | N S       | R, Q, L a Z, C
    AZ                   | S N       | R, Q, Z L, ?A, C
    BA                   | S N       | R, Q, Z L, ?A, C
    BB BS BZ GY JM TT    | N S       | R, Q, L, A Z, C
    BD                   | N S       | R, Q, L Z, ?A, C
    BE                   | S N       | R, Q, Z L, ?A, C
    BG                   | S N       | R, Q, Z L, ?A, C
    BH                   | N S       | R, Q, L Z, ?A, C
    BM KY TC VG          | N S       | R, Q, L Z, C
    BN                   | N S       | R, Q, L Z, C
    BO                   | S N       | R, Q, L, A, C
    BR                   | S, N      | R - Q, L - a, Z, C
    BY                   | S N       | R, Q, Z L, ?A, C
    CA                   | N S       | R, Q, L, a Z, C
    CH LI                | S N       | R, Q, Z L, ?A, C
    CI CM SN             | N S       | R, Q, Z L, ?A, C
    CL                   | S N       | R, Q, Z L, A, C
    CN                   | N S       | R, Q, L, A, C, Z
    CO                   | S {#N}    | R, Q, L, A Z, C
    CR                   | S N       | R, Q, L, A, Z, C
    CU                   | S N       | R, Q, L, A Z, C
    CY                   | S N       | R, Q, Z L, ?A, C
    CZ                   | S N       | R, Q, Z L, ?A, C
    DE                   | S N       | R, Q, Z L, ?A, C
    DK FO GL             | S N       | R, Q, Z L, ?A, C
    DO                   | S N       | R, Q, L Z, ?A, C
    DZ                   | N S       | R, Q, Z L, ?A, C
    EC                   | S N       | R, Q, L Z, ?A, C
    EE                   | S N       | R, Q, Z L, ?A, C
    EG                   | N S       | R, Q, L, A Z, C
    ES                   | S, N      | R, Q, Z L, B, ?A, C
    ET                   | S N       | R, Q, L Z, ?A, C
    FI AX                | S N       | R, Q, Z L, ?A, C
    FJ                   | N S       | R, Q, L, A, C
    FR BL GF GP MF MQ NC PF PM RE WF YT | N S | R, Q, Z L, ?A, C
    GB GG IM JE          | N S       | R, Q, L Z, ?A, C
    GE                   | N S       | R, Q, L Z, ?A, C
    GH                   | N S       | R, Q, L, A, C
    GI                   | N S       | R, Q, L Z, C
    GR                   | S N       | R, Q, Z L, ?A, C
    GT                   | S N       | R, Q, L Z, A, C
    HK                   | N S       | R, Q, L, A, C
    HN                   | S N       | R, Q, L Z, A, C
    HR                   | S N       | R, Q, Z L, ?A, C
    HU                   | S N       | L, ?A, Q, R, Z C
    ID                   | S {No.N}  | R, Q, L, A Z, C
    IE                   | N S       | R, Q, L, ?A, Z, C
    IL                   | N S       | R, Q, L Z, ?A, C
    IN                   | N S       | R, Q, L, A Z, C
    IQ                   | S N       | R, Q, L, A Z, C
    IR                   | S, {No. N} | R, Q, L, A Z, C
    IS                   | S N       | R, Q, Z L, ?A, C
    IT SM VA             | S, N      | R, Q, Z L, ?A, C
    JO                   | S N       | R, Q, L Z, ?A, C
    JP                   | N S       | R, Q, L, A Z, C
    KE                   | N S       | R, Q, L Z, ?A, C
    KH                   | N S       | R, Q, L Z, ?A, C
    KR                   | N S       | R, Q, L, A Z, C
    KW                   | N S       | R, Q, Z L, ?A, C
    KZ                   | S N       | R, Q, L Z, ?A, C
    LB                   | N S       | R, Q, L Z, ?A, C
    LK                   | N S       | R, Q, L Z, ?A, C
    LT                   | S N       | R, Q, Z L, ?A, C
    LU                   | N S       | R, Q, Z L, ?A, C
    LV                   | S N       | R, Q, L, Z, ?A, C
    MA                   | N S       | R, Q, Z L, ?A, C
    MC                   | N S       | R, Q, Z L, C
    MD                   | S N       | R, Q, Z L, ?A, C
    ME                   | S N       | R, Q, Z L, ?A, C
    MK                   | S N       | R, Q, Z L, ?A, C
    MM                   | N S       | R, Q, L Z, ?A, C
    MN                   | S N       | R, Q, L Z, ?A, C
    MO                   | N S       | R, Q, L, C
    MT                   | N S       | R, Q, L Z, ?A, C
    MU                   | N S       | R, Q, L Z, ?A, C
    MV                   | N S       | R, Q, L Z, ?A, C
    MX                   | S N       | R, Q, Z L, a, C
    MY                   | N S       | R, Q, Z L, A, C
    MZ AO                | S, N      | R, Q, Z L, A, C
    NA                   | N S       | R, Q, L Z, A, C
    NG                   | N S       | R, Q, L Z, A, C
    NI                   | S N       | R, Q, L Z, A, C
    NL                   | S N       | R, Q, Z L, ?A, C
    NO SJ                | S N       | R, Q, Z L, ?A, C
    NP                   | S N       | R, Q, L Z, ?A, C
    NZ CK NU TK          | N S       | R, Q, L Z, ?A, C
    OM                   | N S       | R, Q, L Z, ?A, C
    PA                   | S N       | R, Q, L, A Z, C
    PE                   | S N       | R, Q, L Z, A, C
    PG                   | N S       | R, Q, L Z, A, C
    PH                   | N S       | R, Q, L, Z A, C
    PK                   | N S       | R, Q, L, A Z, C
    PL                   | S N       | R, Q, Z L, ?A, C
    PR                   | N S       | R, Q, L, a Z, C
    PT                   | S, N      | R, Q, Z L, ?A, C
    PY                   | S N       | R, Q, L Z, A, C
    QA                   | N S       | R, Q, L, C
    RO                   | S N       | R, Q, Z L, ?A, C
    RS                   | S N       | R, Q, Z L, ?A, C
    RU                   | S, N      | R, Q, L, A, C, Z
    SA                   | N S       | R, Q, L Z, ?A, C
    SE                   | S N       | R, Q, Z L, ?A, C
    SG                   | N S       | R, Q, L Z, C
    SI                   | S N       | R, Q, Z L, ?A, C
    SK                   | S N       | R, Q, Z L, ?A, C
    SV                   | S N       | R, Q, L, A Z, C
    TH                   | N S       | R, Q, L, A Z, C
    TN                   | N S       | R, Q, Z L, ?A, C
    TR                   | S {No:N}  | R, Z Q/L/A, C
    TW                   | {No. N}, S | R, Q, L, A, C Z
    TZ                   | N S       | R, Q, Z L, ?A, C
    UA                   | S, N      | R, Q, L, A, C, Z
    UG RW ZM ZW BW MW    | N S       | R, Q, L, A, C
    US AS GU MP VI       | N S       | R, Q, L, a Z, C
    UY                   | S N       | R, Q, Z L, A, C
    UZ                   | S N       | R, Q, L Z, ?A, C
    VE                   | S N       | R, Q, L Z, A, C
    VN                   | N S       | R, Q, L, A Z, C
    XK                   | S N       | R, Q, Z L, ?A, C
    ZA LS SZ             | N S       | R, Q, L, ?A, Z, C
    """

  /// The same for addresses in the country's own script.
  package static let ownScriptFormats = """
    CN | S{N号} | CALQR {邮政编码: Z}
    HK | S{N號} | CALQR
    JP | SN     | C、{〒Z} ALQR
    KR | S N    | C {(Z)} A L Q R
    MO | S{N號} | CLQR
    TW | S{N號} | ZCALQR
    """
}
