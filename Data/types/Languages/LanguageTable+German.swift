// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// German.
  static let german = LanguageTable(
    "de",
    inside: ["in", "im", "in der", "am", "an", "an der", "auf", "hier"],
    near: ["bei", "beim", "nahe", "nähe", "in der Nähe", "in der Nähe von", "in meiner Nähe", "um", "rund um", "nahe bei", "unweit"],
    """
    car_dealer | Autohaus | Autohäuser, Autohändler, Gebrauchtwagen
    car_rental | Autovermietung | Autovermietungen, Mietwagen, Autoverleih
    car_repair | Autowerkstatt | Autowerkstätten, Werkstatt, Kfz-Werkstatt
    car_wash | Autowaschanlage | Waschanlage, Waschstraße, Autowäsche
    electric_vehicle_charging_station | Ladestation | Ladestationen, Ladesäule, Ladesäulen, E-Ladestation
    gas_station | Tankstelle | Tankstellen, tanken, Benzin
    parking | Parkplatz | Parkplätze, parken
    parking_garage | Parkhaus | Parkhäuser, Tiefgarage, Tiefgaragen
    parking_lot | Parkplatz | Parkplätze
    rest_stop | Raststätte | Raststätten, Rastplatz, Autobahnraststätte
    tire_shop | Reifenhändler | Reifen, Reifenservice
    corporate_office | Firmenbüro | Büro, Büros
    coworking_space | Coworking-Space | Coworking, Gemeinschaftsbüro
    farm | Bauernhof | Bauernhöfe, Hofladen
    manufacturer | Hersteller
    art_gallery | Kunstgalerie | Kunstgalerien, Galerie, Galerien
    art_museum | Kunstmuseum | Kunstmuseen
    art_studio | Atelier | Ateliers
    auditorium | Auditorium
    castle | Schloss | Schlösser, Burg, Burgen, Festung, Palast
    cultural_landmark | Kulturdenkmal | Kulturdenkmäler
    fountain | Brunnen |
    historical_place | Historischer Ort | historische Orte
    history_museum | Geschichtsmuseum | Geschichtsmuseen, historisches Museum
    monument | Denkmal | Denkmäler, Mahnmal
    museum | Museum | Museen, Ausstellung
    performing_arts_theater | Theater | Schauspielhaus, Bühne
    sculpture | Skulptur | Skulpturen
    educational_institution | Bildungseinrichtung
    library | Bibliothek | Bibliotheken, Bücherei, Büchereien, Stadtbücherei
    preschool | Kindergarten | Kindergärten, Kita, Kitas, Vorschule
    primary_school | Grundschule | Grundschulen, Volksschule
    research_institute | Forschungsinstitut | Forschungsinstitute
    school | Schule | Schulen
    secondary_school | Weiterführende Schule | Gymnasium, Gymnasien, Realschule, Gesamtschule
    university | Universität | Universitäten, Hochschule, Hochschulen, Uni
    amusement_park | Freizeitpark | Freizeitparks, Vergnügungspark, Vergnügungsparks
    aquarium | Aquarium | Aquarien
    banquet_hall | Bankettsaal | Festsaal
    botanical_garden | Botanischer Garten | botanische Gärten
    bowling_alley | Bowlingbahn | Bowlingbahnen, Bowling, Kegelbahn
    casino | Kasino | Kasinos, Casino, Spielbank
    city_park | Stadtpark | Stadtparks
    comedy_club | Comedy-Club | Kabarett
    community_center | Gemeindezentrum | Bürgerhaus, Nachbarschaftszentrum
    concert_hall | Konzertsaal | Konzerthaus, Konzerthalle
    convention_center | Kongresszentrum | Messe, Messegelände, Konferenzzentrum
    cultural_center | Kulturzentrum | Kulturzentren, Kulturhaus
    dance_hall | Tanzsaal | Tanzlokal
    dog_park | Hundewiese | Hundeauslauf, Hundezone
    event_venue | Veranstaltungsort | Veranstaltungsorte, Eventlocation
    ferris_wheel | Riesenrad |
    garden | Garten | Gärten
    hiking_area | Wandergebiet | wandern, Wanderweg, Wanderwege
    historical_landmark | Historische Sehenswürdigkeit | historische Sehenswürdigkeiten, Baudenkmal
    internet_cafe | Internetcafé | Internetcafés
    karaoke | Karaokebar | Karaoke
    live_music_venue | Livemusik-Bühne | Livemusik, Konzerte
    marina | Jachthafen | Yachthafen, Marina
    miniature_golf_course | Minigolfplatz | Minigolf
    movie_theater | Kino | Kinos, Lichtspielhaus
    national_park | Nationalpark | Nationalparks
    night_club | Nachtclub | Club, Clubs, Disco, Diskothek, Diskotheken
    observation_deck | Aussichtsplattform | Aussichtsturm
    opera_house | Opernhaus | Opernhäuser, Oper
    park | Park | Parks, Parkanlage
    philharmonic_hall | Philharmonie |
    picnic_ground | Picknickplatz | Picknick
    planetarium | Planetarium | Planetarien
    plaza | Platz | Plätze
    roller_coaster | Achterbahn |
    skateboard_park | Skatepark | Skateparks
    tourist_attraction | Sehenswürdigkeit | Sehenswürdigkeiten, Attraktionen, Ausflugsziele
    video_arcade | Spielhalle | Spielhallen
    vineyard | Weinberg |
    visitor_center | Besucherzentrum |
    water_park | Wasserpark | Erlebnisbad, Spaßbad
    wedding_venue | Hochzeitslocation |
    wildlife_park | Wildpark | Tierpark
    zoo | Zoo | Zoos, Tiergarten, Tierpark
    public_bath | Badehaus | Therme, Thermen, Thermalbad
    public_bathroom | Öffentliche Toilette | Toilette, Toiletten, WC, Klo
    stable | Reitstall | Reiterhof
    accounting | Steuerberater | Buchhaltung, Steuerberatung
    atm | Geldautomat | Geldautomaten, Bankomat, Bankomaten, ATM
    bank | Bank | Banken, Sparkasse, Bankfiliale
    african_restaurant | Afrikanisches Restaurant | afrikanisch essen
    american_restaurant | Amerikanisches Restaurant | amerikanisches Essen
    asian_restaurant | Asiatisches Restaurant | asiatisches Essen, Asiate
    austrian_restaurant | Österreichisches Restaurant |
    bakery | Bäckerei | Bäckereien, Bäcker, Brot
    bar | Bar | Bars, Kneipe, Kneipen
    bar_and_grill | Bar und Grill |
    barbecue_restaurant | Grillrestaurant | Grill, Barbecue, BBQ
    bavarian_restaurant | Bayerisches Restaurant | bayerisches Essen, Bayrisches Restaurant
    beer_garden | Biergarten | Biergärten
    bistro | Bistro | Bistros
    brazilian_restaurant | Brasilianisches Restaurant | Brasilianer
    breakfast_restaurant | Frühstückslokal | Frühstück, frühstücken
    brewery | Brauerei | Brauereien
    brewpub | Gasthausbrauerei | Brauhaus
    british_restaurant | Britisches Restaurant |
    brunch_restaurant | Brunch-Restaurant | Brunch
    buffet_restaurant | Büfett-Restaurant | Buffet
    cafe | Café | Cafés, Kaffeehaus, Kaffeehäuser, Kaffee
    cafeteria | Cafeteria | Kantine, Mensa
    cake_shop | Tortengeschäft | Torten, Kuchen
    candy_store | Süßwarengeschäft | Süßigkeiten, Süßwaren
    chicken_restaurant | Hähnchenrestaurant | Hähnchen
    chinese_restaurant | Chinesisches Restaurant | chinesisches Essen, China-Restaurant, Chinese
    chocolate_shop | Schokoladengeschäft | Schokolade, Chocolatier
    cocktail_bar | Cocktailbar | Cocktailbars, Cocktails
    coffee_roastery | Kaffeerösterei |
    coffee_shop | Coffeeshop | Kaffee, Espressobar, Kaffeebar
    confectionery | Konditorei | Konditoreien, Süßwaren
    croatian_restaurant | Kroatisches Restaurant |
    deli | Feinkostgeschäft | Feinkost, Delikatessen
    dessert_shop | Dessertladen | Dessert, Nachspeisen
    diner | Diner |
    donut_shop | Donut-Laden | Donuts, Donut
    ethiopian_restaurant | Äthiopisches Restaurant | Äthiopier
    european_restaurant | Europäisches Restaurant |
    family_restaurant | Familienrestaurant |
    fast_food_restaurant | Schnellrestaurant | Schnellrestaurants, Fast Food, Fastfood
    fine_dining_restaurant | Feines Restaurant | Sternerestaurant, gehobene Küche
    food_court | Food-Court |
    french_restaurant | Französisches Restaurant | französisches Essen, Franzose
    gastropub | Gastropub |
    german_restaurant | Deutsches Restaurant | deutsches Essen, deutsche Küche, Gasthaus, Gasthof, Wirtshaus
    greek_restaurant | Griechisches Restaurant | griechisches Essen, Grieche
    halal_restaurant | Halal-Restaurant | halal
    hamburger_restaurant | Burger-Restaurant | Burger, Hamburger, Burgerladen
    hookah_bar | Shisha-Bar | Shisha
    hot_dog_restaurant | Hotdog-Restaurant | Hotdog, Hotdogs
    ice_cream_shop | Eisdiele | Eisdielen, Eis, Eiscafé, Eiscafés
    indian_restaurant | Indisches Restaurant | indisches Essen, Inder
    indonesian_restaurant | Indonesisches Restaurant |
    irish_pub | Irish Pub | Irish Pubs
    italian_restaurant | Italienisches Restaurant | italienisches Essen, Italiener
    japanese_izakaya_restaurant | Izakaya |
    japanese_restaurant | Japanisches Restaurant | japanisches Essen, Japaner
    juice_shop | Saftbar | Saft, Smoothies
    kebab_shop | Dönerladen | Döner, Kebab, Kebap, Dönerimbiss
    korean_restaurant | Koreanisches Restaurant | koreanisches Essen, Koreaner
    latin_american_restaurant | Lateinamerikanisches Restaurant |
    lebanese_restaurant | Libanesisches Restaurant | Libanese
    lounge_bar | Lounge |
    meal_delivery | Essenslieferdienst | Lieferservice, Essen bestellen
    meal_takeaway | Essen zum Mitnehmen | Takeaway, Imbiss
    mediterranean_restaurant | Mediterranes Restaurant | mediterranes Essen
    mexican_restaurant | Mexikanisches Restaurant | mexikanisches Essen, Mexikaner
    middle_eastern_restaurant | Orientalisches Restaurant | orientalisches Essen
    moroccan_restaurant | Marokkanisches Restaurant | Marokkaner
    noodle_shop | Nudelladen | Nudeln
    pastry_shop | Konditorei | Feingebäck, Patisserie
    persian_restaurant | Persisches Restaurant | persisches Essen, Perser
    pizza_delivery | Pizzalieferdienst | Pizzaservice
    pizza_restaurant | Pizzeria | Pizzerien, Pizzerias, Pizza
    polish_restaurant | Polnisches Restaurant |
    portuguese_restaurant | Portugiesisches Restaurant | Portugiese
    pub | Kneipe | Kneipen, Pub, Pubs, Lokal
    ramen_restaurant | Ramen-Restaurant | Ramen
    restaurant | Restaurant | Restaurants, Gaststätte, Gaststätten, Essen, Abendessen, Mittagessen, essen gehen
    russian_restaurant | Russisches Restaurant | Russe
    salad_shop | Salatbar | Salat
    sandwich_shop | Sandwichladen | Sandwich, Sandwiches, belegte Brötchen
    seafood_restaurant | Fischrestaurant | Fischrestaurants, Meeresfrüchte, Fisch
    snack_bar | Imbiss | Imbisse, Imbissbude, Snacks, Würstelstand
    spanish_restaurant | Spanisches Restaurant | spanisches Essen, Spanier
    sports_bar | Sportbar | Sportbars
    steak_house | Steakhaus | Steakhäuser, Steak, Steakhouse
    sushi_restaurant | Sushi-Restaurant | Sushi, Sushibar
    swiss_restaurant | Schweizer Restaurant |
    taco_restaurant | Taco-Restaurant | Tacos
    tapas_restaurant | Tapas-Restaurant | Tapas, Tapasbar
    tea_house | Teehaus | Teestube, Tee
    thai_restaurant | Thailändisches Restaurant | Thai-Restaurant, thailändisches Essen, Thai, Thailänder
    turkish_restaurant | Türkisches Restaurant | türkisches Essen, Türke
    vegan_restaurant | Veganes Restaurant | vegan, veganes Essen
    vegetarian_restaurant | Vegetarisches Restaurant | vegetarisch, vegetarisches Essen
    vietnamese_restaurant | Vietnamesisches Restaurant | vietnamesisches Essen, Vietnamese
    wine_bar | Weinbar | Weinbars, Weinstube, Vinothek
    winery | Weingut | Weingüter, Winzer
    administrative_area_level_1 | Bundesland oder Region
    administrative_area_level_2 | Kreis oder Bezirk
    administrative_area_level_3 | Gemeinde
    country | Land
    locality | Ort
    postal_code | Postleitzahl
    school_district | Schulbezirk
    city_hall | Rathaus | Rathäuser
    courthouse | Gericht | Gerichte, Amtsgericht
    embassy | Botschaft | Botschaften, Konsulat, Konsulate
    fire_station | Feuerwache | Feuerwachen, Feuerwehr
    government_office | Behörde | Behörden, Amt
    local_government_office | Bürgeramt | Stadtverwaltung, Gemeindeamt
    police | Polizeiwache | Polizei, Polizeistation, Polizeirevier
    post_office | Postamt | Postämter, Post, Postfiliale
    chiropractor | Chiropraktiker |
    dental_clinic | Zahnklinik | Zahnkliniken
    dentist | Zahnarzt | Zahnärzte, Zahnärztin, Zahnarztpraxis
    doctor | Arzt | Ärzte, Ärztin, Arztpraxis, Hausarzt
    drugstore | Drogerie | Drogerien, Drogeriemarkt
    general_hospital | Allgemeines Krankenhaus |
    hospital | Krankenhaus | Krankenhäuser, Spital, Klinik, Kliniken, Notaufnahme
    massage | Massagepraxis | Massage, Massagen
    medical_center | Medizinisches Zentrum | Ärztehaus, Ärztezentrum, Gesundheitszentrum
    medical_clinic | Ambulanz | Klinik, Poliklinik
    medical_lab | Medizinisches Labor | Labor
    pharmacy | Apotheke | Apotheken, Notapotheke
    physiotherapist | Physiotherapie | Physiotherapeut, Krankengymnastik
    sauna | Sauna | Saunen, Saunas
    spa | Spa | Wellness, Wellnessbad
    tanning_studio | Sonnenstudio | Solarium
    wellness_center | Wellnesszentrum |
    yoga_studio | Yogastudio | Yogastudios, Yoga
    apartment_building | Wohnhaus
    housing_complex | Wohnanlage
    bed_and_breakfast | Frühstückspension | Frühstückspensionen, Bed and Breakfast, B&B
    campground | Campingplatz | Campingplätze, Camping, Zeltplatz
    cottage | Ferienhaus | Ferienhäuser
    farmstay | Ferien auf dem Bauernhof |
    guest_house | Pension | Pensionen, Gästehaus, Gästehäuser
    hostel | Hostel | Hostels, Jugendherberge, Jugendherbergen
    hotel | Hotel | Hotels
    inn | Gasthof | Gasthöfe, Gasthaus
    lodging | Unterkunft | Unterkünfte, Übernachtung, übernachten
    motel | Motel | Motels
    resort_hotel | Ferienanlage | Resort, Resorts, Ferienhotel
    rv_park | Wohnmobilstellplatz | Stellplatz, Stellplätze, Wohnmobilpark
    beach | Strand | Strände, Badestrand
    island | Insel
    lake | See | Seen, Badesee
    mountain_peak | Berggipfel
    nature_preserve | Naturschutzgebiet | Naturschutzgebiete, Naturpark
    river | Fluss
    scenic_spot | Aussichtspunkt | Aussichtspunkte, schöne Aussicht
    woods | Wald | Wälder
    buddhist_temple | Buddhistischer Tempel | buddhistische Tempel
    church | Kirche | Kirchen, Dom, Kathedrale, Kapelle, Pfarrkirche, Pfarrkirchen
    hindu_temple | Hindutempel |
    mosque | Moschee | Moscheen
    shinto_shrine | Shinto-Schrein | Schrein, Schreine
    synagogue | Synagoge | Synagogen
    association_or_organization | Verein oder Organisation
    barber_shop | Herrenfriseur | Herrenfriseure, Barbier, Barbershop
    beauty_salon | Kosmetiksalon | Kosmetikstudio, Schönheitssalon, Kosmetikerin
    body_art_service | Tattoostudio | Tattoo, Piercing
    catering_service | Partyservice | Catering
    cemetery | Friedhof | Friedhöfe
    child_care_agency | Kinderbetreuung | Tagesmutter
    consultant | Berater
    courier_service | Kurierdienst | Paketdienst, Kurier
    electrician | Elektriker | Elektroinstallateur
    employment_agency | Arbeitsvermittlung | Arbeitsamt, Jobcenter
    florist | Blumenladen | Blumenläden, Blumen, Florist, Blumengeschäft
    funeral_home | Bestattungsinstitut | Bestatter
    hair_care | Haarpflege | Friseur, Friseure, Frisör
    hair_salon | Friseursalon | Friseur, Friseure, Frisör, Haarschnitt
    insurance_agency | Versicherungsagentur | Versicherung, Versicherungen
    laundry | Wäscherei | Wäschereien, Waschsalon, Reinigung
    lawyer | Rechtsanwalt | Rechtsanwälte, Anwalt, Anwältin, Anwaltskanzlei
    locksmith | Schlüsseldienst | Schlosser
    moving_company | Umzugsunternehmen | Umzug, Umzugsfirma
    nail_salon | Nagelstudio | Nagelstudios, Maniküre
    painter | Maler | Malermeister
    plumber | Klempner | Installateur, Sanitär
    real_estate_agency | Immobilienbüro | Immobilien, Immobilienmakler, Makler
    roofing_contractor | Dachdecker |
    service | Dienstleistung
    storage | Lagerraum | Selfstorage
    tailor | Schneiderei | Schneider, Änderungsschneiderei
    telecommunications_service_provider | Telekommunikationsanbieter
    tour_agency | Reiseveranstalter | Stadtführung
    tourist_information_center | Touristeninformation | Tourismusbüro, Touristinfo, Fremdenverkehrsamt
    travel_agency | Reisebüro | Reisebüros
    veterinary_care | Tierarzt | Tierärzte, Tierarztpraxis, Tierklinik
    auto_parts_store | Autoteilehändler | Autoteile, Autozubehör
    bicycle_store | Fahrradladen | Fahrradläden, Fahrräder, Fahrradgeschäft
    book_store | Buchhandlung | Buchhandlungen, Bücher, Buchladen
    building_materials_store | Baustoffhandel | Baustoffe
    butcher_shop | Metzgerei | Metzgereien, Metzger, Fleischerei, Fleischhauer
    cell_phone_store | Handyladen | Handy, Handyshop
    clothing_store | Bekleidungsgeschäft | Bekleidung, Kleidung, Mode, Modegeschäft, Boutique
    convenience_store | Kiosk | Kioske, Minimarkt, Späti, Spätkauf
    cosmetics_store | Parfümerie | Parfümerien, Kosmetik
    department_store | Kaufhaus | Kaufhäuser, Warenhaus
    discount_store | Sonderpostenmarkt |
    discount_supermarket | Discounter |
    electronics_store | Elektronikgeschäft | Elektronik, Elektromarkt, Computerladen
    farmers_market | Bauernmarkt | Bauernmärkte, Wochenmarkt
    flea_market | Flohmarkt | Flohmärkte, Trödelmarkt
    food_store | Lebensmittelladen |
    furniture_store | Möbelhaus | Möbelhäuser, Möbel, Möbelgeschäft
    garden_center | Gartencenter | Gärtnerei, Gartenmarkt
    general_store | Gemischtwarenladen |
    gift_shop | Geschenkeladen | Geschenke, Souvenirs, Andenken
    grocery_store | Lebensmittelgeschäft | Lebensmittel, Einkaufen
    hardware_store | Eisenwarenhandlung | Eisenwaren, Werkzeug, Baumarkt
    health_food_store | Reformhaus | Reformhäuser, Bioladen, Bioläden
    home_goods_store | Haushaltswarengeschäft | Haushaltswaren
    home_improvement_store | Baumarkt | Baumärkte
    hypermarket | Verbrauchermarkt | Großmarkt
    jewelry_store | Juwelier | Juweliere, Schmuck
    liquor_store | Weinhandlung | Spirituosen, Getränkemarkt, Weinladen
    market | Markt | Märkte, Markthalle
    pet_store | Zoohandlung | Tierhandlung, Tierbedarf
    shoe_store | Schuhgeschäft | Schuhgeschäfte, Schuhe, Schuhladen
    shopping_mall | Einkaufszentrum | Einkaufszentren, Shoppingcenter
    sporting_goods_store | Sportgeschäft | Sportgeschäfte, Sportartikel
    store | Geschäft | Geschäfte, Laden, Läden, Shopping
    supermarket | Supermarkt | Supermärkte, Lebensmittelmarkt
    tea_store | Teeladen |
    thrift_store | Secondhandladen | Secondhand, Gebrauchtwaren
    toy_store | Spielwarengeschäft | Spielzeug, Spielwaren, Spielzeugladen
    wholesaler | Großhändler | Großhandel
    arena | Arena | Mehrzweckhalle
    athletic_field | Sportplatz | Sportplätze
    fitness_center | Fitnesscenter | Fitness, Fitnessstudio
    golf_course | Golfplatz | Golfplätze, Golf
    gym | Fitnessstudio | Fitnessstudios, Fitness, Sportstudio
    ice_skating_rink | Eislaufplatz | Eisbahn, Eislaufbahn, Eishalle
    playground | Spielplatz | Spielplätze, Kinderspielplatz
    race_course | Rennbahn | Rennstrecke
    ski_resort | Skigebiet | Skigebiete, Ski, Skilift, Skilifte, Sesselbahn, Sesselbahnen, Sessellift
    sports_club | Sportverein | Sportvereine, Sportclub
    sports_complex | Sportzentrum | Sportanlage
    stadium | Stadion | Stadien
    swimming_pool | Schwimmbad | Schwimmbäder, Freibad, Hallenbad, Schwimmen
    tennis_court | Tennisplatz | Tennisplätze, Tennis
    airport | Flughafen | Flughäfen, Flugplatz
    bike_sharing_station | Leihradstation | Leihrad, Leihräder, Fahrradverleih
    bridge | Brücke
    bus_station | Busbahnhof | Busbahnhöfe, ZOB
    bus_stop | Bushaltestelle | Bushaltestellen, Haltestelle, Bus
    ferry_terminal | Fährhafen | Fähre, Fähren, Fähranleger
    heliport | Hubschrauberlandeplatz | Heliport
    international_airport | Internationaler Flughafen |
    light_rail_station | Stadtbahnhaltestelle | Stadtbahn, S-Bahn
    park_and_ride | Park-and-ride-Platz | Park and Ride, P+R
    subway_station | U-Bahnhof | U-Bahn, U-Bahn-Station, Metro
    taxi_service | Taxiunternehmen |
    taxi_stand | Taxistand | Taxistände, Taxi
    train_station | Bahnhof | Bahnhöfe, Zug, Hauptbahnhof
    tram_stop | Straßenbahnhaltestelle | Straßenbahn, Tram, Tramhaltestelle
    transit_station | Haltestelle | öffentliche Verkehrsmittel, ÖPNV, Seilbahn, Seilbahnen, Gondelbahn, Bergbahn, Bergbahnen
    truck_stop | Autohof | Rasthof
    archipelago | Inselgruppe
    colloquial_area | Gegend
    continent | Kontinent
    establishment | Einrichtung
    finance | Finanzwesen
    food | Essen und Trinken
    geocode | Adresse oder Gebiet
    health | Gesundheit
    intersection | Kreuzung
    landmark | Wahrzeichen
    natural_feature | Landschaftselement
    neighborhood | Viertel
    place_of_worship | Gebetsstätte | Gebetsstätten, Gotteshaus
    plus_code | Plus Code
    point_of_interest | Interessanter Ort
    political | Politisches Gebiet
    postal_town | Postort
    premise | Gebäude
    route | Straße
    street_address | Adresse
    sublocality | Ortsteil
    sublocality_level_1 | Ortsteil
    subpremise | Gebäudeteil
    town_square | Marktplatz | Stadtplatz
    """)
}
