// SPDX-License-Identifier: Apache-2.0

/// What people look for although it has no name of its own: it is called by what it is.
package enum UnnamedPlaces {
  /// A tag, then the names of its type come from the tables of types where nothing else stands behind it; else the name by language, English first.
  package static let rows = """
    amenity=toilets
    amenity=parking
    amenity=atm
    amenity=charging_station
    amenity=bicycle_rental
    leisure=playground
    tourism=viewpoint
    amenity=drinking_water | en Drinking water, de Trinkwasser, fr Eau potable, es Agua potable, it Acqua potabile, pt Água potável, nl Drinkwater
    amenity=drinking_water | pl Woda pitna, ru Питьевая вода, tr İçme suyu, ja 飲料水, ko 식수, zh 饮用水, zh-Hant 飲用水, ar مياه شرب, hi पेयजल, fa آب آشامیدنی
    amenity=bicycle_parking | en Bicycle parking, de Fahrradparkplatz, fr Parking à vélos, es Aparcamiento de bicicletas, it Parcheggio biciclette
    amenity=bicycle_parking | pt Estacionamento de bicicletas, nl Fietsenstalling, pl Parking rowerowy, ru Велопарковка, tr Bisiklet parkı, ja 駐輪場
    amenity=bicycle_parking | ko 자전거 주차장, zh 自行车停车处, zh-Hant 自行車停車處, ar موقف دراجات, hi साइकिल पार्किंग, fa پارکینگ دوچرخه
    """

  /// The language of signs in a country, of those that the tables of types have; English elsewhere.
  package static let languages = """
    de | AT CH DE LI
    fr | BF BI BJ BL CD CF CG CI CM DJ FR GA GF GN GP HT KM LU MC MF MG ML MQ NC NE PF PM RE SC SN TD TG WF YT
    es | AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE
    it | IT SM VA
    pt | AO BR CV GW MZ PT ST TL
    nl | AW BE BQ CW NL SR SX
    pl | PL
    ru | BY KG KZ RU
    tr | TR
    ja | JP
    ko | KP KR
    zh | CN
    zh-Hant | HK MO TW
    ar | AE BH DZ EG IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE
    fa | IR
    """
}
