// SPDX-License-Identifier: Apache-2.0

extension AddressTables {
  /// Country, then code and name of each area; other spellings of the name after a slash.
  package static let areaCodes = """
    AU | ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia
    AU | TAS Tasmania, VIC Victoria, WA Western Australia
    BR | AC Acre, AL Alagoas, AM Amazonas, AP Amapá/Amapa, BA Bahia, CE Ceará/Ceara, DF Federal District/Distrito Federal
    BR | ES Espírito Santo/Espirito Santo, GO Goiás/Goias, MA Maranhão/Maranhao, MG Minas Gerais, MS Mato Grosso do Sul
    BR | MT Mato Grosso, PA Pará/Para, PB Paraíba/Paraiba, PE Pernambuco, PI Piauí/Piaui, PR Paraná/Parana
    BR | RJ Rio de Janeiro, RN Rio Grande do Norte, RO Rondônia/Rondonia, RR Roraima, RS Rio Grande do Sul, SC Santa Catarina
    BR | SE Sergipe, SP São Paulo/Sao Paulo, TO Tocantins
    CA | AB Alberta, BC British Columbia/Colombie-Britannique, MB Manitoba, NB New Brunswick/Nouveau-Brunswick
    CA | NL Newfoundland and Labrador, NS Nova Scotia/Nouvelle-Écosse, NT Northwest Territories, NU Nunavut, ON Ontario
    CA | PE Prince Edward Island, QC Quebec/Québec, SK Saskatchewan, YT Yukon
    MX | Ags. Aguascalientes, B.C. Baja California, B.C.S. Baja California Sur, Camp. Campeche, Chih. Chihuahua, Chis. Chiapas
    MX | CDMX Mexico City/Ciudad de México, Coah. Coahuila, Col. Colima, Dgo. Durango, Gro. Guerrero, Gto. Guanajuato
    MX | Hgo. Hidalgo, Jal. Jalisco, Méx. México/State of Mexico/Estado de México, Mich. Michoacán/Michoacan, Mor. Morelos
    MX | Nay. Nayarit, N.L. Nuevo León/Nuevo Leon, Oax. Oaxaca, Pue. Puebla, Qro. Querétaro/Queretaro, Q.R. Quintana Roo
    MX | Sin. Sinaloa, S.L.P. San Luis Potosí/San Luis Potosi, Son. Sonora, Tab. Tabasco, Tamps. Tamaulipas, Tlax. Tlaxcala
    MX | Ver. Veracruz, Yuc. Yucatán/Yucatan, Zac. Zacatecas
    US | AK Alaska, AL Alabama, AR Arkansas, AZ Arizona, CA California, CO Colorado, CT Connecticut
    US | DC District of Columbia, DE Delaware, FL Florida, GA Georgia, HI Hawaii, IA Iowa, ID Idaho, IL Illinois
    US | IN Indiana, KS Kansas, KY Kentucky, LA Louisiana, MA Massachusetts, MD Maryland, ME Maine, MI Michigan, MN Minnesota
    US | MO Missouri, MS Mississippi, MT Montana, NC North Carolina, ND North Dakota, NE Nebraska, NH New Hampshire, NJ New Jersey
    US | NM New Mexico, NV Nevada, NY New York, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island
    US | SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VA Virginia, VT Vermont, WA Washington
    US | WI Wisconsin, WV West Virginia, WY Wyoming
    """
}
