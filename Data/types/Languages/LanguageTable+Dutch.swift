// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Dutch.
  static let dutch = LanguageTable(
    "nl",
    inside: ["in", "in de", "op", "te", "aan", "hier"],
    near: ["in de buurt", "in de buurt van", "dichtbij", "bij", "bij mij in de buurt", "nabij", "vlakbij", "naast", "rond", "rondom"],
    """
    car_dealer | Autodealer | autodealers, autobedrijf, auto kopen
    car_rental | Autoverhuur | auto huren, huurauto
    car_repair | Garage | garages, autogarage, automonteur, autoreparatie
    car_wash | Autowasstraat | wasstraat, carwash, auto wassen
    electric_vehicle_charging_station | Laadstation | laadpaal, laadpalen, laadstations, oplaadpunt
    gas_station | Tankstation | tankstations, benzinestation, benzine, tanken, benzinepomp
    parking | Parkeerplaats | parkeerplaatsen, parkeren
    parking_garage | Parkeergarage | parkeergarages
    parking_lot | Parkeerterrein | parkeerterreinen
    rest_stop | Rustplaats | rustplaatsen, verzorgingsplaats
    tire_shop | Bandenzaak | banden, bandenspecialist
    corporate_office | Kantoor | kantoren
    coworking_space | Coworkingruimte | coworking, flexplek
    farm | Boerderij | boerderijen
    art_gallery | Kunstgalerie | galerie, galeries, kunstgalerieën
    art_museum | Kunstmuseum | kunstmusea
    castle | Kasteel | kastelen, paleis, burcht
    cultural_landmark | Cultureel monument
    fountain | Fontein | fonteinen
    historical_place | Historische plaats | historische plaatsen
    history_museum | Historisch museum | historische musea
    monument | Monument | monumenten, gedenkteken
    museum | Museum | musea, museums
    performing_arts_theater | Theater | theaters, schouwburg, toneel
    sculpture | Beeld | beelden, standbeeld
    library | Bibliotheek | bibliotheken, bieb
    preschool | Kleuterschool | peuterspeelzaal, kleuterscholen
    primary_school | Basisschool | basisscholen, lagere school
    school | School | scholen
    secondary_school | Middelbare school | middelbare scholen, lyceum
    university | Universiteit | universiteiten, hogeschool
    amusement_park | Pretpark | pretparken, attractiepark, kermis
    aquarium | Aquarium | aquaria
    botanical_garden | Botanische tuin | botanische tuinen, hortus
    bowling_alley | Bowlingbaan | bowlingbanen, bowlen, bowling
    casino | Casino | casino's
    city_park | Stadspark | stadsparken
    community_center | Buurthuis | buurthuizen, dorpshuis, wijkcentrum
    concert_hall | Concertzaal | concertzalen, concertgebouw
    convention_center | Congrescentrum | beurs, congrescentra
    cultural_center | Cultureel centrum | culturele centra
    dog_park | Hondenpark | losloopgebied, hondenlosloopgebied
    event_venue | Evenementenlocatie | feestzaal
    garden | Tuin | tuinen
    hiking_area | Wandelgebied | wandelen, wandelroute, wandelroutes
    historical_landmark | Historisch monument | historische monumenten
    internet_cafe | Internetcafé | internetcafés
    karaoke | Karaoke | karaokebar
    marina | Jachthaven | jachthavens
    miniature_golf_course | Minigolfbaan | minigolf, midgetgolf
    movie_theater | Bioscoop | bioscopen, film
    national_park | Nationaal park | nationale parken
    night_club | Nachtclub | nachtclubs, discotheek, disco, uitgaan
    observation_deck | Uitkijkplatform | uitkijktoren
    opera_house | Operagebouw | opera
    park | Park | parken, stadspark
    picnic_ground | Picknickplaats | picknick, picknickplaatsen
    planetarium | Planetarium | planetaria
    plaza | Plein | pleinen
    tourist_attraction | Bezienswaardigheid | bezienswaardigheden, attractie, attracties, wat te doen
    vineyard | Wijngaard | wijngaarden
    visitor_center | Bezoekerscentrum | bezoekerscentra
    water_park | Waterpark | waterparken, zwemparadijs
    wildlife_park | Wildpark | safaripark
    zoo | Dierentuin | dierentuinen, dierenpark
    public_bath | Badhuis | badhuizen, thermen
    public_bathroom | Openbaar toilet | toilet, toiletten, wc, openbare toiletten
    accounting | Accountantskantoor | accountant, boekhouder
    atm | Geldautomaat | geldautomaten, pinautomaat, pinnen
    bank | Bank | banken, bankfiliaal
    african_restaurant | Afrikaans restaurant | Afrikaans eten
    american_restaurant | Amerikaans restaurant | Amerikaans eten
    asian_restaurant | Aziatisch restaurant | Aziatisch eten
    bakery | Bakkerij | bakkerijen, bakker, bakkers, brood
    bar | Bar | bars, kroeg
    barbecue_restaurant | Grillrestaurant | barbecue, grill
    beer_garden | Biertuin
    bistro | Bistro | bistro's
    breakfast_restaurant | Ontbijtrestaurant | ontbijt, ontbijten
    brewery | Brouwerij | brouwerijen
    brunch_restaurant | Brunchrestaurant | brunch, brunchen
    buffet_restaurant | Buffetrestaurant | buffet
    cafe | Café | cafés, koffie, koffiehuis
    cafeteria | Cafetaria | kantine
    cake_shop | Taartenwinkel | taart, taarten
    candy_store | Snoepwinkel | snoep, snoepwinkels
    chinese_restaurant | Chinees restaurant | chinees, Chinese restaurants, Chinees eten
    chocolate_shop | Chocolaterie | chocolade, bonbons
    cocktail_bar | Cocktailbar | cocktails, cocktailbars
    coffee_shop | Koffiezaak | koffiezaken, koffie, koffiebar
    deli | Delicatessenwinkel | delicatessen
    dessert_shop | Dessertwinkel | dessert, toetje
    donut_shop | Donutwinkel | donuts
    fast_food_restaurant | Fastfoodrestaurant | fastfood, snackbar, fast food
    fine_dining_restaurant | Gastronomisch restaurant | fine dining
    food_court | Foodcourt
    french_restaurant | Frans restaurant | Frans eten
    german_restaurant | Duits restaurant | Duits eten
    greek_restaurant | Grieks restaurant | griek, Grieks eten
    halal_restaurant | Halal restaurant | halal
    hamburger_restaurant | Hamburgerrestaurant | hamburger, hamburgers, burger, burgers
    ice_cream_shop | IJssalon | ijssalons, ijs, ijsje, ijswinkel
    indian_restaurant | Indiaas restaurant | Indiaas eten, Indiase restaurants
    indonesian_restaurant | Indonesisch restaurant | Indonesisch eten, rijsttafel
    irish_pub | Ierse pub |
    italian_restaurant | Italiaans restaurant | italiaan, Italiaans eten, Italiaanse restaurants
    japanese_restaurant | Japans restaurant | Japans eten, Japanse restaurants
    kebab_shop | Kebabzaak | kebab, shoarma, döner
    korean_restaurant | Koreaans restaurant | Koreaans eten
    lebanese_restaurant | Libanees restaurant | Libanees eten
    meal_delivery | Maaltijdbezorging | eten bestellen, bezorging
    meal_takeaway | Afhaalrestaurant | afhalen, afhaalmaaltijden
    mediterranean_restaurant | Mediterraan restaurant | mediterraan eten
    mexican_restaurant | Mexicaans restaurant | Mexicaans eten
    noodle_shop | Noedelrestaurant | noedels, noodles
    pastry_shop | Banketbakkerij | banketbakker, patisserie, gebak
    pizza_restaurant | Pizzeria | pizzeria's, pizza, pizza's
    pub | Pub | pubs, eetcafé, bruine kroeg
    ramen_restaurant | Ramenrestaurant | ramen
    restaurant | Restaurant | restaurants, eten, uit eten, diner, lunch
    sandwich_shop | Broodjeszaak | broodjeszaken, broodje, broodjes
    seafood_restaurant | Visrestaurant | visrestaurants, vis, zeevruchten
    snack_bar | Snackbar | snackbars, frituur, friet, patat
    spanish_restaurant | Spaans restaurant | Spaans eten
    sports_bar | Sportbar | sportcafé
    steak_house | Steakhouse | steak, biefstuk
    sushi_restaurant | Sushirestaurant | sushi, sushibar
    tapas_restaurant | Tapasrestaurant | tapas
    tea_house | Theehuis | theehuizen, thee
    thai_restaurant | Thais restaurant | thai, Thais eten
    turkish_restaurant | Turks restaurant | Turks eten
    vegan_restaurant | Veganistisch restaurant | vegan, veganistisch
    vegetarian_restaurant | Vegetarisch restaurant | vegetarisch, vegetarische restaurants
    vietnamese_restaurant | Vietnamees restaurant | Vietnamees eten
    wine_bar | Wijnbar | wijnbars, wijn
    winery | Wijnmakerij | wijnmakerijen
    administrative_area_level_1 | Provincie
    administrative_area_level_2 | Gemeente
    country | Land
    locality | Plaats
    postal_code | Postcode
    city_hall | Stadhuis | stadhuizen, gemeentehuis
    courthouse | Gerechtsgebouw | rechtbank, gerecht
    embassy | Ambassade | ambassades, consulaat
    fire_station | Brandweerkazerne | brandweer, brandweerkazernes
    government_office | Overheidskantoor | overheid
    local_government_office | Gemeentekantoor | gemeente
    police | Politiebureau | politie, politiebureaus
    post_office | Postkantoor | postkantoren, post
    dentist | Tandarts | tandartsen
    doctor | Huisarts | huisartsen, dokter, arts
    drugstore | Drogisterij | drogisterijen, drogist
    general_hospital | Algemeen ziekenhuis
    hospital | Ziekenhuis | ziekenhuizen, spoedeisende hulp
    massage | Massagesalon | massage, massages
    medical_center | Medisch centrum | gezondheidscentrum
    medical_clinic | Kliniek | klinieken
    medical_lab | Medisch laboratorium | laboratorium
    pharmacy | Apotheek | apotheken, apotheker
    physiotherapist | Fysiotherapeut | fysiotherapie, fysio
    sauna | Sauna | sauna's
    spa | Spa | wellness
    yoga_studio | Yogastudio | yoga, yogastudio's
    apartment_building | Appartementengebouw
    bed_and_breakfast | Bed and breakfast | B&B
    campground | Camping | campings, kamperen
    cottage | Vakantiehuisje | vakantiehuis, vakantiehuizen, vakantiehuisjes
    guest_house | Pension | pensions, gastenverblijf
    hostel | Hostel | hostels, jeugdherberg
    hotel | Hotel | hotels
    inn | Herberg | herbergen
    lodging | Accommodatie | accommodaties, overnachten, overnachting
    motel | Motel | motels
    resort_hotel | Vakantiepark | vakantieparken, resort
    rv_park | Camperplaats | camperplaatsen, camper
    beach | Strand | stranden
    island | Eiland
    lake | Meer | meren
    mountain_peak | Bergtop
    nature_preserve | Natuurreservaat | natuurgebied, natuurgebieden
    river | Rivier
    scenic_spot | Uitzichtpunt | uitzichtpunten, uitzicht
    woods | Bos | bossen
    buddhist_temple | Boeddhistische tempel | boeddhistische tempels
    church | Kerk | kerken, kathedraal, kapel
    hindu_temple | Hindoetempel | hindoetempels
    mosque | Moskee | moskeeën
    synagogue | Synagoge | synagogen
    barber_shop | Barbier | barbiers, herenkapper
    beauty_salon | Schoonheidssalon | schoonheidssalons, schoonheidsspecialist
    cemetery | Begraafplaats | begraafplaatsen, kerkhof
    child_care_agency | Kinderopvang | kinderdagverblijf, crèche
    courier_service | Koeriersdienst | koerier
    electrician | Elektricien | elektriciens
    florist | Bloemist | bloemisten, bloemen, bloemenwinkel
    funeral_home | Uitvaartcentrum | uitvaart
    hair_care | Haarverzorging | kapper
    hair_salon | Kapsalon | kapsalons, kapper, kappers
    insurance_agency | Verzekeringskantoor | verzekering, verzekeringen
    laundry | Wasserette | wasserettes, wasserij, stomerij
    lawyer | Advocaat | advocaten, advocatenkantoor
    locksmith | Slotenmaker | slotenmakers
    moving_company | Verhuisbedrijf | verhuizen, verhuizers
    nail_salon | Nagelstudio | nagelstudio's, manicure
    plumber | Loodgieter | loodgieters
    real_estate_agency | Makelaar | makelaars, makelaardij, makelaarskantoor
    tailor | Kleermaker | kleermakers
    tourist_information_center | Toeristenbureau | VVV, toeristische informatie
    travel_agency | Reisbureau | reisbureaus
    veterinary_care | Dierenarts | dierenartsen, dierenkliniek
    auto_parts_store | Auto-onderdelenzaak | auto-onderdelen
    bicycle_store | Fietsenwinkel | fietsenwinkels, fietsenmaker, fietsen, fiets
    book_store | Boekhandel | boekhandels, boekwinkel, boeken
    butcher_shop | Slagerij | slagerijen, slager, slagers
    cell_phone_store | Telefoonwinkel | telefoons, telefoonwinkels
    clothing_store | Kledingwinkel | kledingwinkels, kleding, mode
    convenience_store | Buurtwinkel | buurtsuper, avondwinkel, nachtwinkel
    cosmetics_store | Parfumerie | parfumerieën, cosmetica
    department_store | Warenhuis | warenhuizen
    electronics_store | Elektronicawinkel | elektronica, elektronicazaak
    flea_market | Rommelmarkt | rommelmarkten, vlooienmarkt
    furniture_store | Meubelwinkel | meubelwinkels, meubels, meubelzaak
    garden_center | Tuincentrum | tuincentra
    gift_shop | Cadeauwinkel | cadeaus, souvenirs
    grocery_store | Kruidenierswinkel | kruidenier, boodschappen
    hardware_store | IJzerwarenwinkel | ijzerwaren, gereedschap
    home_improvement_store | Bouwmarkt | bouwmarkten, doe-het-zelf
    jewelry_store | Juwelier | juweliers, sieraden
    liquor_store | Slijterij | slijterijen, slijter
    market | Markt | markten
    pet_store | Dierenwinkel | dierenwinkels
    shoe_store | Schoenenwinkel | schoenenwinkels, schoenen
    shopping_mall | Winkelcentrum | winkelcentra, shoppingcenter
    sporting_goods_store | Sportwinkel | sportwinkels, sportartikelen
    store | Winkel | winkels, winkelen
    supermarket | Supermarkt | supermarkten, buurtsuper
    thrift_store | Kringloopwinkel | kringloop, tweedehands, kringloopwinkels
    toy_store | Speelgoedwinkel | speelgoed, speelgoedwinkels
    arena | Arena | sporthal
    athletic_field | Sportveld | sportvelden, voetbalveld
    fitness_center | Fitnesscentrum | fitness, fitnesscentra
    golf_course | Golfbaan | golfbanen, golf
    gym | Sportschool | sportscholen, gym
    ice_skating_rink | IJsbaan | ijsbanen, schaatsen, schaatsbaan
    playground | Speeltuin | speeltuinen, speelplaats
    race_course | Renbaan
    ski_resort | Skigebied | skigebieden, skiën
    sports_club | Sportclub | sportvereniging
    sports_complex | Sportcomplex | sportcomplexen
    stadium | Stadion | stadions
    swimming_pool | Zwembad | zwembaden, zwemmen
    tennis_court | Tennisbaan | tennisbanen, tennis
    airport | Luchthaven | luchthavens, vliegveld, vliegvelden
    bike_sharing_station | Deelfietsstation | deelfiets, fietsverhuur
    bridge | Brug
    bus_station | Busstation | busstations, busterminal
    bus_stop | Bushalte | bushaltes, bus
    ferry_terminal | Veerterminal | veerboot, veerpont, pont
    international_airport | Internationale luchthaven
    subway_station | Metrostation | metrostations, metro
    taxi_stand | Taxistandplaats | taxi, taxi's
    train_station | Treinstation | treinstations, station, trein
    tram_stop | Tramhalte | tramhaltes, tram
    transit_station | Ov-halte | openbaar vervoer, ov
    archipelago | Eilandengroep
    continent | Werelddeel
    establishment | Gelegenheid
    intersection | Kruispunt
    landmark | Herkenningspunt
    natural_feature | Natuurlijk element
    neighborhood | Buurt
    place_of_worship | Gebedshuis | gebedshuizen
    point_of_interest | Interessante plaats
    political | Bestuurlijk gebied
    premise | Gebouw
    route | Straat
    street_address | Adres
    sublocality | Wijk
    """)
}
