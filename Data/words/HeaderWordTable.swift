// SPDX-License-Identifier: Apache-2.0

/// What people call the columns of their tables: the words by which a mapping is drafted for a table that has none.
package enum HeaderWordTable {
  /// A field of a mapping and the tag of a language, then the words for it, the surest first. They are compared without case, marks and signs:
  /// `Store-ID`, `store_id` and `STORE ID` are one word.
  ///
  /// `address` is a line of an address: the street beside a column of towns, else the whole. `position` is `lat,lon` in one column. Every field is also known by its own
  /// name. Left out are words that say too little, as `value`, `code` and `info`.
  package static let rows: StaticString = """
    id en | id, identifier, uid, uuid, guid, key, ref, reference, place id, store id, shop id, location id, site id, branch id, store number, store no, store code, shop number, osm id, full id, fid, objectid
    id de | kennung, schlüssel, nummer, nr, filialnummer, filial id, filialnr, standortnummer, standort id
    id fr | identifiant, numéro, code magasin, id magasin
    id es | identificador, código, id tienda
    id it | codice, identificativo
    id pt | identificador, código loja
    id nl | nummer, filiaalnummer
    id pl | identyfikator, numer
    name en | name, title, place name, store name, shop name, location name, site name, branch name, business name, display name, full name, label, store, shop, branch
    name de | name, bezeichnung, titel, filialname, filiale, standort, objektname, ortsname
    name fr | nom, dénomination, titre, libellé, intitulé, enseigne, nom du magasin, magasin
    name es | nombre, título, denominación, tienda, establecimiento
    name it | nome, titolo, denominazione, negozio
    name pt | nome, título, designação, loja
    name nl | naam, titel, benaming, winkel, filiaal
    name pl | nazwa, tytuł
    name sv | namn, benämning, titel, butik
    name da | navn, titel, butik
    name nb | navn, tittel, butikk
    name fi | nimi, otsikko
    name cs | název, jméno
    name hu | név, megnevezés
    name ro | nume, denumire
    name ca | nom, títol
    name tr | ad, adı, isim, başlık
    name id | nama, judul
    name el | όνομα, ονομασία, τίτλος
    name ru | название, наименование, имя
    name uk | назва, найменування
    name he | שם
    name ar | الاسم, اسم
    name ja | 名称, 名前, 店名, 店舗名
    name zh | 名称, 名稱, 店名
    name ko | 이름, 명칭, 상호
    latitude en | latitude, lat, lat dd, lat wgs84, latitude wgs84, latitude deg, geo lat, gps lat, gps latitude, y, y coord, ycoord, y wgs84, coord y
    latitude de | breite, breitengrad, geographische breite, geo breite, koordinate breite, y koordinate
    latitude es | latitud, coordenada y
    latitude it | latitudine
    latitude nl | breedtegraad
    latitude pl | szerokość, szerokość geograficzna
    latitude sv | latitud, breddgrad
    latitude da | breddegrad
    latitude fi | leveysaste
    latitude cs | zeměpisná šířka, šířka
    latitude hu | szélesség, földrajzi szélesség
    latitude tr | enlem
    latitude id | lintang
    latitude el | γεωγραφικό πλάτος, πλάτος
    latitude ru | широта
    latitude uk | широта
    latitude ja | 緯度
    latitude zh | 纬度, 緯度
    latitude ko | 위도
    longitude en | longitude, lon, lng, long, lon dd, long dd, lon wgs84, longitude wgs84, longitude deg, geo lon, geo lng, geo long, gps lon, gps lng, gps long, gps longitude, x, x coord, xcoord, x wgs84, coord x
    longitude de | länge, längengrad, laenge, laengengrad, geographische länge, geo länge, koordinate länge, x koordinate
    longitude es | longitud, coordenada x
    longitude it | longitudine
    longitude nl | lengtegraad
    longitude pl | długość, długość geograficzna
    longitude sv | longitud, längdgrad
    longitude da | længdegrad
    longitude fi | pituusaste
    longitude cs | zeměpisná délka, délka
    longitude hu | hosszúság, földrajzi hosszúság
    longitude tr | boylam
    longitude id | bujur
    longitude el | γεωγραφικό μήκος, μήκος
    longitude ru | долгота
    longitude uk | довгота
    longitude ja | 経度
    longitude zh | 经度, 經度
    longitude ko | 경도
    position en | lat lon, lat lng, lat long, latlon, latlng, latlong, latitude longitude, coordinates, coordinate, coords, coord, geo coordinates, gps coordinates, gps, geo point, geopoint, geo point 2d, geolocation, position, location, point
    position de | koordinaten, gps koordinaten, geokoordinaten, standortkoordinaten
    position fr | coordonnées, coordonnées gps, géolocalisation
    position es | coordenadas, ubicación
    position it | coordinate
    position pt | coordenadas
    position nl | coördinaten
    position pl | współrzędne
    position ru | координаты
    geometry en | wkt, wkt geom, geometry, geom, the geom, shape, point, geo shape
    address en | address, full address, address line, address line 1, address 1, address1, street address, postal address, mailing address
    address de | adresse, anschrift, postanschrift
    address fr | adresse, adresse postale, adresse 1
    address es | dirección, domicilio
    address it | indirizzo
    address pt | endereço, morada
    address nl | adres
    address pl | adres
    address sv | adress
    address tr | adres
    address id | alamat
    address ru | адрес
    address uk | адреса
    address ja | 住所, 所在地
    address zh | 地址
    address ko | 주소
    street en | street, street name, road, addr street
    street de | straße, strasse, str
    street fr | rue, voie, nom de voie
    street es | calle, vía
    street it | via
    street pt | rua
    street nl | straat, straatnaam
    street pl | ulica
    street sv | gata, gatuadress
    street da | vej, gade
    street nb | gate
    street cs | ulice
    street ru | улица
    street uk | вулиця
    houseNumber en | house number, housenumber, house no, street number, building number, addr housenumber
    houseNumber de | hausnummer, haus nr, hausnr, hnr
    houseNumber fr | numéro de rue, numéro de voie
    houseNumber es | número de calle
    houseNumber it | numero civico, civico
    houseNumber nl | huisnummer
    houseNumber pl | numer domu, nr domu
    houseNumber ru | дом, номер дома
    postalCode en | postal code, postcode, post code, zip, zip code, zipcode, addr postcode
    postalCode de | plz, postleitzahl
    postalCode fr | code postal, cp
    postalCode es | código postal, cp
    postalCode it | cap, codice postale
    postalCode pt | código postal, cep
    postalCode pl | kod pocztowy
    postalCode sv | postnummer
    postalCode cs | psč
    postalCode hu | irányítószám
    postalCode tr | posta kodu
    postalCode ru | индекс, почтовый индекс
    postalCode ja | 郵便番号
    postalCode zh | 邮编, 郵遞區號
    locality en | city, town, locality, municipality, city name, addr city
    locality de | ort, stadt, gemeinde
    locality fr | ville, commune, localité
    locality es | ciudad, localidad, municipio, población
    locality it | città, comune, località
    locality pt | cidade, localidade, município
    locality nl | plaats, stad, woonplaats, gemeente
    locality pl | miasto, miejscowość
    locality sv | ort, stad, postort
    locality da | by
    locality nb | by, poststed
    locality fi | kaupunki
    locality cs | město, obec
    locality hu | város, település
    locality ro | oraș, localitate
    locality tr | şehir
    locality id | kota
    locality ru | город
    locality uk | місто
    sublocality en | suburb, district, neighbourhood, neighborhood, quarter, addr suburb
    sublocality de | ortsteil, stadtteil
    sublocality fr | quartier
    sublocality es | barrio
    sublocality pt | bairro
    administrativeArea1 en | state, region, province, administrative area, state code, addr state
    administrativeArea1 de | bundesland, land kanton, kanton
    administrativeArea1 fr | région
    administrativeArea1 es | provincia, estado, región
    administrativeArea1 it | regione, provincia
    administrativeArea1 pt | estado
    administrativeArea1 nl | provincie
    administrativeArea1 pl | województwo
    administrativeArea1 ru | область, регион
    countryCode en | country code, country, country region, iso country, iso2, iso code, addr country
    countryCode de | land, ländercode, staat
    countryCode fr | pays, code pays
    countryCode es | país
    countryCode it | paese, nazione
    countryCode pt | país
    countryCode nl | land
    countryCode pl | kraj
    countryCode sv | land
    countryCode tr | ülke
    countryCode id | negara
    countryCode ru | страна
    countryCode uk | країна
    primaryType en | type, category, primary category, kind, place type, store type, amenity, class
    primaryType de | typ, kategorie, art, branche
    primaryType fr | catégorie
    primaryType es | tipo, categoría
    primaryType it | tipo, categoria
    primaryType pt | tipo, categoria
    primaryType nl | soort, categorie
    primaryType pl | typ, rodzaj, kategoria
    primaryType sv | typ, kategori
    primaryType ru | тип, категория
    phone en | phone, telephone, phone number, primary phone, tel, mobile, contact phone
    phone de | telefon, telefonnummer, rufnummer
    phone fr | téléphone, numéro de téléphone
    phone es | teléfono
    phone it | telefono
    phone pt | telefone
    phone nl | telefoon
    phone ru | телефон
    website en | website, web, url, homepage, web site, web address, link, contact website
    website de | webseite, internet, internetseite
    website fr | site web, site internet
    website es | sitio web, página web
    website it | sito web, sito
    website ru | сайт
    openingHours en | opening hours, hours, open hours, business hours
    openingHours de | öffnungszeiten, oeffnungszeiten
    openingHours fr | horaires, heures d'ouverture
    openingHours es | horario
    openingHours it | orari
    openingHours pt | horário
    openingHours nl | openingstijden
    openingHours pl | godziny otwarcia
    openingHours ru | часы работы
    brand en | brand, brand name, chain
    brand de | marke, kette
    brand fr | marque
    brand es | marca
    brand it | marchio
    brand nl | merk
    editorialSummary en | description, summary
    editorialSummary de | beschreibung
    editorialSummary fr | description
    editorialSummary es | descripción
    editorialSummary it | descrizione
    rating en | rating, stars
    ratingCount en | rating count, reviews, review count
    population en | population, pop
    population de | einwohner
    """

  /// Texts in cells that mean that there is no value. `NA` is left out: it is Namibia, too.
  package static let nulls: StaticString = "NULL null None none NaN nan N/A n/a #N/A <NA> - -- \\N"

  /// What a column of numbers is called that says nothing more: beside streets it has their houses.
  package static let numbers: StaticString = "number no nr num nummer numero número numéro numer nro номер číslo broj szám"

  /// What OpenStreetMap's elements are, which is no category although columns of that are called type.
  package static let elements: StaticString = "node way relation N W R"
}
