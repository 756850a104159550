// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// What the administrative levels of OpenStreetMap's boundaries are in each country.
  ///
  /// A row is `countries | first-level areas | second-level areas | towns | parts of towns`: levels, where of several the first that a position
  /// has counts; a hyphen for none, where the nearest place tells the town. Countries that are not listed are as `*`.
  package static let administrativeLevels = """
    *                    | 4   | 6   | 8 7   | 9 10
    AD MC SM VA          | -   | -   | 7 8   | 10 9
    AR                   | 4   | 5   | 8 7   | 9 10
    AT                   | 4   | 6   | 8 6   | 9 10
    AU                   | 4   | 6   | 9 10  | -
    BE                   | 4   | 6   | 8     | 9
    BG                   | 4   | 6   | 8     | 9
    BR                   | 4   | 5   | 8     | 9 10
    CA                   | 4   | 5 6 | 8 7   | 9 10
    CH                   | 4   | 6   | 8     | 9 10
    CL                   | 4   | 6   | 8     | 9 10
    CN                   | 4   | 5   | 5 6   | 8 10
    CZ                   | 6   | 7   | 8     | 10
    DE                   | 4   | 6   | 8 6 4 | 9 10
    DK                   | 4   | -   | 7     | -
    EE                   | 6   | 7   | 8 9   | 10
    ES                   | 4   | 6   | 8     | 9 10
    FI                   | 4   | 6   | 8     | 9 10
    FR                   | 4   | 6   | 8     | 9 10
    GB                   | 4   | 6 5 | -     | -
    GR                   | 4 5 | 6   | 8 7   | 9
    HR                   | 6   | 7   | 8     | 9
    HU                   | 6   | 7   | 8     | 9
    ID                   | 4   | 5   | 5     | 6 7
    IE                   | 5   | 6   | -     | -
    IN                   | 4   | 5   | 8     | 9 10
    IS                   | 5   | 6   | -     | -
    IT                   | 4   | 6   | 8     | 9 10
    JP                   | 4   | 6   | 7     | 8 9
    KR                   | 4   | -   | 6 4   | 8 7
    LI                   | -   | 6   | 8 7   | 9 10
    LT                   | 4   | 5   | 8     | 9 10
    LU                   | -   | 6   | 8     | 9
    LV                   | 4   | 5   | 8 7   | 9
    MX                   | 4   | -   | 8     | 9 10
    MY                   | 4   | 6   | 8     | 9
    NL                   | 4   | -   | 10 8  | -
    NO                   | 4   | -   | 7     | 9
    NZ                   | 4   | 6   | -     | -
    PH                   | 3   | 4   | 6     | 9 10
    PL                   | 4   | 6   | 8 7   | 9
    PT                   | 4 6 | 6   | 7     | 8
    RO                   | 4   | -   | 8 6   | 9
    RS                   | 4   | 6   | 8 7   | 9
    RU                   | 4   | 6   | 8     | 9
    SE                   | 4   | 7   | 9 8   | -
    SI                   | 4   | -   | 8     | 9
    SK                   | 4   | 8   | 9     | 10
    TH                   | 4   | 6   | 8     | 10
    TR                   | 4   | 6   | 4     | 6 8
    TW                   | 4   | -   | 4     | 7 8
    UA                   | 4   | 6   | 8 9   | 10
    US PR                | 4   | 6   | 8     | 10 9
    VN                   | 4   | 6   | 4     | 6
    ZA                   | 4   | 6   | 8     | 9 10
    """
}
