// SPDX-License-Identifier: Apache-2.0

extension AddressTables {
  /// Country, then the ways to write each area, with slashes between them: codes, names in English and in the languages of the country.
  ///
  /// Codes are those of ISO 3166-2 and of the post, where people write them. Codes of one letter are left out: one letter begins too many words. What
  /// begins with a code of `areaCodes` adds to that area. A row may hold regions and provinces: an area is looked up by its name, whatever its level.
  package static let areaSpellings = """
    AR | CABA/Autonomous City of Buenos Aires/Ciudad Autónoma de Buenos Aires/Capital Federal/Buenos Aires F.D.
    AR | Bs. As./PBA/Buenos Aires, Cba./Córdoba, Mza./Mendoza, Sta. Fe/Santa Fe, Tuc./Tucumán, Nqn./Neuquén, TDF/Tierra del Fuego
    AT | Bgld./Burgenland, Ktn./Carinthia/Kärnten, NÖ/Lower Austria/Niederösterreich, OÖ/Upper Austria/Oberösterreich, Sbg./Salzburg
    AT | Stmk./Styria/Steiermark, Tyrol/Tirol, Vbg./Vorarlberg, Vienna/Wien
    BE | BRU/Brussels/Brussels Capital/Bruxelles/Brussel, VLG/Flanders/Vlaanderen/Flandre, WAL/Wallonia/Wallonie, VAN/Antwerp/Antwerpen/Anvers
    BE | VBR/Flemish Brabant/Vlaams-Brabant, VLI/Limburg, VOV/East Flanders/Oost-Vlaanderen, VWV/West Flanders/West-Vlaanderen
    BE | WBR/Walloon Brabant/Brabant wallon, WHT/Hainaut, WLG/Liège, WLX/Luxembourg, WNA/Namur
    CA | NL/Newfoundland, PE/PEI
    CH | AG/Aargau/Argovie, AI/Appenzell Innerrhoden, AR/Appenzell Ausserrhoden, BE/Bern/Berne, BL/Basel-Landschaft/Baselland
    CH | BS/Basel-Stadt/Basel-City, FR/Fribourg/Freiburg, GE/Geneva/Genève/Genf, GL/Glarus, GR/Grisons/Graubünden/Grigioni, JU/Jura
    CH | LU/Lucerne/Luzern, NE/Neuchâtel/Neuenburg, NW/Nidwalden, OW/Obwalden, SG/Saint Gallen/St. Gallen/Sankt Gallen, SH/Schaffhausen
    CH | SO/Solothurn, SZ/Schwyz, TG/Thurgau, TI/Ticino/Tessin, UR/Uri, VD/Vaud/Waadt, VS/Valais/Wallis, ZG/Zug, ZH/Zurich
    DE | BW/Baden-Württemberg, BY/Bavaria/Bayern, BE/Berlin, BB/Brandenburg, HB/Bremen, HH/Hamburg, HE/Hesse/Hessen
    DE | MV/Mecklenburg-Vorpommern/Mecklenburg-Western Pomerania, NI/Lower Saxony/Niedersachsen
    DE | NW/NRW/North Rhine-Westphalia/Nordrhein-Westfalen, RP/Rhineland-Palatinate/Rheinland-Pfalz, SL/Saarland, SN/Saxony/Sachsen
    DE | ST/Saxony-Anhalt/Sachsen-Anhalt, SH/Schleswig-Holstein, TH/Thuringia/Thüringen
    ES | Andalusia/Andalucía, Balearic Islands/Baleares/Illes Balears, Basque Country/País Vasco/Euskadi
    ES | Canary Islands/Canarias, Castile and León/Castille and León/Castilla y León
    ES | Castile-La Mancha/Castille-La Mancha/Castilla-La Mancha, Catalonia/Cataluña/Catalunya, Navarre/Navarra/Nafarroa
    ES | Valencia/Valencian Community/Comunidad Valenciana/Comunitat Valenciana, Biscay/Vizcaya/Bizkaia, Guipúzcoa/Gipuzkoa, Álava/Araba, Gerona/Girona
    ES | Lérida/Lleida, La Coruña/A Coruña, Orense/Ourense, Alicante/Alacant, Castellón/Castelló, Seville/Sevilla
    FR | ARA/Auvergne-Rhône-Alpes/Rhône-Alpes, BFC/Bourgogne-Franche-Comté/Burgundy/Bourgogne, Brittany/Bretagne, Corsica/Corse
    FR | CVL/Centre-Val de Loire/Centre, HDF/Hauts-de-France, IDF/Île-de-France, Normandy/Normandie, NAQ/Nouvelle-Aquitaine, Occitania/Occitanie
    FR | PDL/Pays de la Loire, PACA/Provence-Alpes-Côte d'Azur
    GB | ENG/England, NIR/Northern Ireland, SCT/Scotland/Alba, WLS/Wales/Cymru
    ID | DKI/Jakarta, DIY/Yogyakarta, Jabar/West Java/Jawa Barat, Jateng/Central Java/Jawa Tengah, Jatim/East Java/Jawa Timur
    ID | Kalbar/West Kalimantan/Kalimantan Barat, Kalsel/South Kalimantan/Kalimantan Selatan, Kalteng/Central Kalimantan/Kalimantan Tengah
    ID | Kaltim/East Kalimantan/Kalimantan Timur, NTB/West Nusa Tenggara/Nusa Tenggara Barat, NTT/East Nusa Tenggara/Nusa Tenggara Timur
    ID | Sulsel/South Sulawesi/Sulawesi Selatan, Sulteng/Central Sulawesi/Sulawesi Tengah, Sulut/North Sulawesi/Sulawesi Utara
    ID | Sumbar/West Sumatra/Sumatera Barat, Sumsel/South Sumatra/Sumatera Selatan, Sumut/North Sumatra/Sumatera Utara
    IN | AN/Andaman and Nicobar/Andaman and Nicobar Islands, AP/Andhra Pradesh, AR/Arunachal Pradesh, AS/Assam, BR/Bihar, CG/CT/Chhattisgarh
    IN | CH/Chandigarh, DH/Dadra and Nagar Haveli and Daman and Diu, DL/Delhi, GA/Goa, GJ/Gujarat, HP/Himachal Pradesh, HR/Haryana
    IN | JH/Jharkhand, JK/Jammu and Kashmir, KA/Karnataka, KL/Kerala, LA/Ladakh, LD/Lakshadweep/Laccadives, MH/Maharashtra
    IN | ML/Meghalaya, MN/Manipur, MP/Madhya Pradesh, MZ/Mizoram, NL/Nagaland, OD/OR/Odisha/Orissa, PB/Punjab, PY/Puducherry/Pondicherry
    IN | RJ/Rajasthan, SK/Sikkim, TG/TS/Telangana, TN/Tamil Nadu, TR/Tripura, UK/Uttarakhand, UP/Uttar Pradesh, WB/West Bengal
    IT | AO/Aosta Valley/Valle d'Aosta/Aosta, Apulia/Puglia, Basilicata/Basilicate, FVG/Friuli Venezia Giulia, Lazio/Latium
    IT | Lombardy/Lombardia, Marche/The Marches, Piedmont/Piemonte, Sardinia/Sardegna, Sicily/Sicilia, TAA/Trentino-Alto Adige
    IT | Tuscany/Toscana
    IT | AG/Agrigento, AL/Alessandria, AN/Ancona, AP/Ascoli Piceno, AQ/L'Aquila/Aquila, AR/Arezzo, AT/Asti, AV/Avellino, BA/Bari
    IT | BG/Bergamo, BI/Biella, BL/Belluno, BN/Benevento, BO/Bologna, BR/Brindisi, BS/Brescia, BT/Barletta-Andria-Trani
    IT | BZ/Bolzano/South Tyrol/Südtirol/Alto Adige, CA/Cagliari, CB/Campobasso, CE/Caserta, CH/Chieti, CL/Caltanissetta, CN/Cuneo, CO/Como
    IT | CR/Cremona, CS/Cosenza, CT/Catania, CZ/Catanzaro, EN/Enna, FC/Forlì-Cesena, FE/Ferrara, FG/Foggia, FI/Florence/Firenze, FM/Fermo
    IT | FR/Frosinone, GE/Genoa/Genova, GO/Gorizia, GR/Grosseto, IM/Imperia, IS/Isernia, KR/Crotone, LC/Lecco, LE/Lecce, LI/Livorno, LO/Lodi
    IT | LT/Latina, LU/Lucca, MB/Monza e Brianza/Monza and Brianza/Monza e della Brianza, MC/Macerata, ME/Messina, MI/Milan/Milano
    IT | MN/Mantua/Mantova, MO/Modena, MS/Massa-Carrara/Massa e Carrara, MT/Matera, NA/Naples/Napoli, NO/Novara, NU/Nuoro, OR/Oristano
    IT | PA/Palermo, PC/Piacenza, PD/Padua/Padova, PE/Pescara, PG/Perugia, PI/Pisa, PN/Pordenone, PO/Prato, PR/Parma, PT/Pistoia
    IT | PU/Pesaro e Urbino/Pesaro and Urbino, PV/Pavia, PZ/Potenza, RA/Ravenna, RC/Reggio Calabria, RE/Reggio Emilia, RG/Ragusa, RI/Rieti
    IT | RM/Rome/Roma, RN/Rimini, RO/Rovigo, SA/Salerno, SI/Siena, SO/Sondrio, SP/La Spezia, SR/Syracuse/Siracusa, SS/Sassari, SU/Sud Sardegna
    IT | SV/Savona, TA/Taranto, TE/Teramo, TN/Trento, TO/Turin/Torino, TP/Trapani, TR/Terni, TS/Trieste, TV/Treviso, UD/Udine, VA/Varese
    IT | VB/Verbano-Cusio-Ossola, VC/Vercelli, VE/Venice/Venezia, VI/Vicenza, VR/Verona, VT/Viterbo, VV/Vibo Valentia
    MX | CDMX/Distrito Federal/D.F., Méx./Edomex, Q.R./Q. Roo
    MY | JHR/Johor, KDH/Kedah, KTN/Kelantan, KL/KUL/Kuala Lumpur, LBN/Labuan, MLK/Melaka/Malacca, NSN/Negeri Sembilan, PHG/Pahang
    MY | PRK/Perak, PLS/Perlis, PNG/Penang/Pulau Pinang, PJY/Putrajaya, SBH/Sabah, SWK/Sarawak, SGR/Selangor, TRG/Terengganu
    NL | DR/Drenthe, FL/Flevoland, FR/Friesland/Fryslân, GE/Gelderland, GR/Groningen, LI/Limburg, NB/North Brabant/Noord-Brabant
    NL | NH/North Holland/Noord-Holland, OV/Overijssel, UT/Utrecht, ZE/Zeeland, ZH/South Holland/Zuid-Holland
    NZ | AUK/Auckland, BOP/Bay of Plenty, CAN/Canterbury, GIS/Gisborne, HKB/Hawke's Bay, MBH/Marlborough, MWT/Manawatu-Wanganui/Manawatu-Whanganui, NSN/Nelson
    NZ | NTL/Northland, OTA/Otago, STL/Southland, TAS/Tasman, TKI/Taranaki, WGN/Wellington, WKO/Waikato, WTC/West Coast
    PH | NCR/Metro Manila/National Capital Region
    PL | Greater Poland/Wielkopolskie, Kuyavia-Pomerania/Kujawsko-Pomorskie, Lesser Poland/Małopolskie, Łódź/Łódzkie
    PL | Lower Silesia/Dolnośląskie, Lublin/Lubelskie, Lubusz/Lubuskie, Mazovia/Masovia/Mazowieckie, Opole/Opolskie, Podlasie/Podlaskie
    PL | Pomerania/Pomorskie, Silesia/Śląskie, Subcarpathia/Podkarpackie, Warmia-Masuria/Warmińsko-Mazurskie
    PL | West Pomerania/Zachodniopomorskie
    ZA | EC/Eastern Cape, FS/Free State, GP/Gauteng, KZN/KwaZulu-Natal, LP/Limpopo, MP/Mpumalanga, NC/Northern Cape, NW/North West
    ZA | WC/Western Cape
    """

  /// What an area is, as sources write it beside the area's own name: `Provincia di Brescia`, `Waikato Region`, `State of Berlin`.
  package static let areaTypeWords = """
    area canton capital capitale citta city community comunidad comunitat di de del dell della district federal governorate land metropolitan
    metropolitana of prefecture provincia province provincie region regione state territory the voivodeship
    """
}
