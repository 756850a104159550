// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Italian.
  static let italian = LanguageTable(
    "it",
    inside: ["a", "ad", "al", "alla", "in", "nel", "nella", "di", "da", "su", "qui"],
    near: ["vicino", "vicino a", "vicino al", "vicino alla", "vicino a me", "nei pressi di", "intorno a", "presso", "qui vicino"],
    """
    car_dealer | Concessionario auto | concessionari auto, concessionaria
    car_rental | Autonoleggio | autonoleggi, noleggio auto
    car_repair | Autofficina | officina, officine, meccanico, carrozzeria
    car_wash | Autolavaggio | autolavaggi, lavaggio auto
    electric_vehicle_charging_station | Stazione di ricarica | stazioni di ricarica, colonnina, colonnine, ricarica elettrica
    gas_station | Stazione di servizio | benzinaio, benzinai, distributore, benzina, stazioni di servizio
    parking | Parcheggio | parcheggi, parcheggiare
    parking_garage | Autorimessa | garage, parcheggio coperto
    rest_stop | Area di sosta | aree di sosta, autogrill, area di servizio
    tire_shop | Gommista | gommisti, pneumatici
    corporate_office | Sede aziendale | ufficio, uffici
    coworking_space | Spazio di coworking | coworking
    farm | Fattoria | fattorie
    art_gallery | Galleria d'arte | gallerie d'arte, galleria
    art_museum | Museo d'arte | pinacoteca
    castle | Castello | castelli, palazzo, fortezza, rocca
    cultural_landmark | Luogo di interesse culturale
    fountain | Fontana | fontane
    historical_place | Luogo storico | luoghi storici
    history_museum | Museo di storia | musei di storia
    monument | Monumento | monumenti
    museum | Museo | musei, mostra
    performing_arts_theater | Teatro | teatri
    sculpture | Scultura | sculture
    library | Biblioteca | biblioteche, sala di lettura
    preschool | Scuola dell'infanzia | asilo, scuola materna
    primary_school | Scuola primaria | scuola elementare, scuole elementari
    school | Scuola | scuole
    secondary_school | Scuola secondaria | liceo, licei, scuola media, scuola superiore
    university | Università | ateneo, facoltà
    amusement_park | Parco divertimenti | parchi divertimento, luna park
    aquarium | Acquario | acquari
    botanical_garden | Giardino botanico | orto botanico, giardini botanici
    bowling_alley | Bowling |
    casino | Casinò |
    city_park | Parco cittadino
    community_center | Centro civico | centro sociale
    concert_hall | Sala da concerto | auditorium, concerti
    convention_center | Centro congressi | fiera, palazzo dei congressi
    cultural_center | Centro culturale | centri culturali
    dog_park | Area cani | parco per cani
    event_venue | Sala eventi | sala ricevimenti
    garden | Giardino | giardini
    hiking_area | Area escursionistica | escursioni, sentiero, sentieri, trekking
    historical_landmark | Monumento storico | monumenti storici
    internet_cafe | Internet café | internet point
    karaoke | Karaoke |
    marina | Porto turistico | porticciolo
    miniature_golf_course | Minigolf |
    movie_theater | Cinema | multisala
    national_park | Parco nazionale | parchi nazionali
    night_club | Discoteca | discoteche, locale notturno, night club
    observation_deck | Terrazza panoramica | belvedere
    opera_house | Teatro dell'opera | opera
    park | Parco | parchi, giardini pubblici
    picnic_ground | Area picnic | picnic
    planetarium | Planetario | planetari
    plaza | Piazza | piazze
    tourist_attraction | Attrazione turistica | attrazioni turistiche, cosa vedere, attrazioni
    vineyard | Vigneto | vigneti
    visitor_center | Centro visitatori
    water_park | Parco acquatico | parchi acquatici, acquapark
    wildlife_park | Parco faunistico | safari
    zoo | Zoo | giardino zoologico, bioparco
    public_bath | Bagno pubblico | terme
    public_bathroom | Bagni pubblici | toilette, gabinetto, servizi igienici, WC
    accounting | Commercialista | commercialisti, contabile
    atm | Bancomat | sportello automatico, prelievo
    bank | Banca | banche, sportello bancario
    african_restaurant | Ristorante africano | cucina africana
    american_restaurant | Ristorante americano | cucina americana
    asian_restaurant | Ristorante asiatico | cucina asiatica
    bakery | Panetteria | panetterie, panificio, panettiere, fornaio, pane
    bar | Bar | caffetteria, bar caffè
    barbecue_restaurant | Griglieria | grigliata, barbecue
    beer_garden | Birreria all'aperto
    bistro | Bistrot |
    breakfast_restaurant | Ristorante per colazione | colazione
    brewery | Birrificio | birrifici
    brunch_restaurant | Ristorante per brunch | brunch
    buffet_restaurant | Ristorante a buffet | buffet
    cafe | Caffè | caffetteria, caffetterie
    cafeteria | Mensa | mense, tavola calda
    cake_shop | Negozio di torte | torte
    candy_store | Negozio di dolciumi | caramelle, dolciumi
    chinese_restaurant | Ristorante cinese | ristoranti cinesi, cucina cinese, cinese
    chocolate_shop | Cioccolateria | cioccolato
    cocktail_bar | Cocktail bar | cocktail
    coffee_shop | Caffetteria | caffetterie, caffè
    deli | Gastronomia | gastronomie, salumeria
    dessert_shop | Negozio di dessert | dolci, dessert
    donut_shop | Negozio di ciambelle | ciambelle
    fast_food_restaurant | Fast food | cibo veloce
    fine_dining_restaurant | Ristorante gourmet | alta cucina
    food_court | Area ristoro
    french_restaurant | Ristorante francese | cucina francese
    german_restaurant | Ristorante tedesco | cucina tedesca
    greek_restaurant | Ristorante greco | cucina greca
    halal_restaurant | Ristorante halal | halal
    hamburger_restaurant | Hamburgeria | hamburgerie, hamburger, burger
    ice_cream_shop | Gelateria | gelaterie, gelato, gelati
    indian_restaurant | Ristorante indiano | ristoranti indiani, cucina indiana
    irish_pub | Pub irlandese |
    italian_restaurant | Ristorante italiano | ristoranti italiani, cucina italiana
    japanese_restaurant | Ristorante giapponese | ristoranti giapponesi, cucina giapponese
    kebab_shop | Kebab | kebabbaro
    korean_restaurant | Ristorante coreano | cucina coreana
    lebanese_restaurant | Ristorante libanese | cucina libanese
    meal_delivery | Consegna pasti | cibo a domicilio
    meal_takeaway | Cibo da asporto | asporto
    mediterranean_restaurant | Ristorante mediterraneo | cucina mediterranea
    mexican_restaurant | Ristorante messicano | cucina messicana
    middle_eastern_restaurant | Ristorante mediorientale
    pastry_shop | Pasticceria | pasticcerie
    pizza_restaurant | Pizzeria | pizzerie, pizza
    pub | Pub | birreria, birrerie
    ramen_restaurant | Ristorante di ramen | ramen
    restaurant | Ristorante | ristoranti, trattoria, trattorie, osteria, mangiare
    sandwich_shop | Paninoteca | paninoteche, panini
    seafood_restaurant | Ristorante di pesce | ristoranti di pesce, pesce
    snack_bar | Snack bar |
    spanish_restaurant | Ristorante spagnolo | cucina spagnola
    sports_bar | Bar sportivo
    steak_house | Steak house | bisteccheria, bistecca
    sushi_restaurant | Ristorante di sushi | sushi, sushi bar
    tea_house | Sala da tè | tè
    thai_restaurant | Ristorante thailandese | cucina thailandese
    turkish_restaurant | Ristorante turco | cucina turca
    vegan_restaurant | Ristorante vegano | vegano
    vegetarian_restaurant | Ristorante vegetariano | ristoranti vegetariani, vegetariano
    vietnamese_restaurant | Ristorante vietnamita | cucina vietnamita
    wine_bar | Enoteca | enoteche, wine bar
    winery | Cantina vinicola | cantina, cantine
    administrative_area_level_1 | Regione
    administrative_area_level_2 | Provincia
    administrative_area_level_3 | Comune
    country | Paese
    locality | Città
    postal_code | Codice postale
    city_hall | Municipio | municipi, comune
    courthouse | Tribunale | tribunali
    embassy | Ambasciata | ambasciate, consolato
    fire_station | Caserma dei vigili del fuoco | vigili del fuoco, pompieri
    government_office | Ufficio governativo
    local_government_office | Ufficio comunale
    police | Stazione di polizia | polizia, carabinieri, questura, commissariato
    post_office | Ufficio postale | uffici postali, posta, poste
    dentist | Dentista | dentisti, studio dentistico
    doctor | Medico | medici, dottore, ambulatorio
    drugstore | Parafarmacia | parafarmacie
    general_hospital | Ospedale generale
    hospital | Ospedale | ospedali, pronto soccorso
    massage | Centro massaggi | massaggi, massaggio
    medical_center | Centro medico | centri medici, poliambulatorio
    medical_clinic | Clinica | cliniche
    medical_lab | Laboratorio di analisi | analisi mediche
    pharmacy | Farmacia | farmacie, farmacia di turno
    physiotherapist | Fisioterapista | fisioterapia
    sauna | Sauna | saune
    spa | Centro benessere | spa, centri benessere, terme
    yoga_studio | Centro yoga | yoga
    apartment_building | Condominio
    bed_and_breakfast | Bed and breakfast | B&B
    campground | Campeggio | campeggi, camping
    cottage | Casa vacanze | case vacanze, cottage
    guest_house | Affittacamere | pensione, pensioni
    hostel | Ostello | ostelli, ostello della gioventù
    hotel | Hotel | albergo, alberghi
    inn | Locanda | locande
    lodging | Alloggio | alloggi, dormire, pernottamento
    motel | Motel |
    resort_hotel | Villaggio turistico | resort, villaggi turistici
    rv_park | Area camper | area sosta camper
    beach | Spiaggia | spiagge, lido
    island | Isola
    lake | Lago | laghi
    mountain_peak | Vetta
    nature_preserve | Riserva naturale | riserve naturali
    river | Fiume
    scenic_spot | Punto panoramico | punti panoramici, panorama
    woods | Bosco | boschi, foresta
    buddhist_temple | Tempio buddista | templi buddisti
    church | Chiesa | chiese, duomo, cattedrale, basilica
    hindu_temple | Tempio induista | templi induisti
    mosque | Moschea | moschee
    synagogue | Sinagoga | sinagoghe
    barber_shop | Barbiere | barbieri
    beauty_salon | Salone di bellezza | estetista, centro estetico
    cemetery | Cimitero | cimiteri
    child_care_agency | Asilo nido | asili nido, nido
    courier_service | Corriere | corrieri
    electrician | Elettricista | elettricisti
    florist | Fioraio | fiorai, fiorista, fiori
    funeral_home | Pompe funebri |
    hair_care | Cura dei capelli | parrucchiere
    hair_salon | Parrucchiere | parrucchieri, parrucchiera
    insurance_agency | Agenzia di assicurazioni | assicurazione, assicurazioni
    laundry | Lavanderia | lavanderie, tintoria
    lawyer | Avvocato | avvocati, studio legale
    locksmith | Fabbro | fabbri
    moving_company | Ditta di traslochi | traslochi
    nail_salon | Centro unghie | manicure, unghie
    plumber | Idraulico | idraulici
    real_estate_agency | Agenzia immobiliare | agenzie immobiliari, immobiliare
    tailor | Sartoria | sarto, sarta
    tourist_information_center | Ufficio turistico | informazioni turistiche, pro loco
    travel_agency | Agenzia di viaggi | agenzie di viaggi
    veterinary_care | Veterinario | veterinari, clinica veterinaria
    auto_parts_store | Autoricambi | ricambi auto
    bicycle_store | Negozio di biciclette | biciclette, bici
    book_store | Libreria | librerie, libri
    butcher_shop | Macelleria | macellerie, macellaio
    cell_phone_store | Negozio di telefonia | telefonia, cellulari
    clothing_store | Negozio di abbigliamento | abbigliamento, vestiti, moda
    convenience_store | Minimarket | alimentari
    cosmetics_store | Profumeria | profumerie, cosmetici
    department_store | Grande magazzino | grandi magazzini
    electronics_store | Negozio di elettronica | elettronica, informatica
    flea_market | Mercatino delle pulci | mercatino, mercatini
    furniture_store | Negozio di arredamento | mobili, mobilificio, arredamento
    garden_center | Vivaio | vivai, giardinaggio
    gift_shop | Negozio di articoli da regalo | regali, souvenir
    grocery_store | Negozio di alimentari | alimentari, spesa
    hardware_store | Ferramenta |
    home_improvement_store | Negozio di bricolage | bricolage, fai da te
    jewelry_store | Gioielleria | gioiellerie, gioielli, oreficeria
    liquor_store | Negozio di liquori | liquori, vini
    market | Mercato | mercati
    pet_store | Negozio di animali | animali
    shoe_store | Negozio di scarpe | scarpe, calzature
    shopping_mall | Centro commerciale | centri commerciali
    sporting_goods_store | Negozio di articoli sportivi | articoli sportivi
    store | Negozio | negozi, shopping
    supermarket | Supermercato | supermercati, ipermercato
    thrift_store | Negozio dell'usato | usato, seconda mano
    toy_store | Negozio di giocattoli | giocattoli
    arena | Palazzetto dello sport | palasport
    athletic_field | Campo sportivo | campi sportivi
    fitness_center | Centro fitness | fitness
    golf_course | Campo da golf | campi da golf, golf
    gym | Palestra | palestre, fitness
    ice_skating_rink | Pista di pattinaggio | palaghiaccio, pattinaggio
    playground | Parco giochi | parchi giochi
    race_course | Ippodromo
    ski_resort | Stazione sciistica | stazioni sciistiche, sci, seggiovia, skilift
    sports_club | Circolo sportivo
    sports_complex | Centro sportivo | centri sportivi
    stadium | Stadio | stadi
    swimming_pool | Piscina | piscine, nuoto
    tennis_court | Campo da tennis | campi da tennis, tennis
    airport | Aeroporto | aeroporti
    bike_sharing_station | Bike sharing | noleggio bici
    bridge | Ponte
    bus_station | Stazione degli autobus | autostazione, stazioni degli autobus
    bus_stop | Fermata dell'autobus | fermate dell'autobus, autobus
    ferry_terminal | Terminal traghetti | traghetto, traghetti
    international_airport | Aeroporto internazionale
    subway_station | Stazione della metropolitana | metropolitana, metro
    taxi_stand | Posteggio taxi | taxi, stazione taxi
    train_station | Stazione ferroviaria | stazione, stazioni, treno, treni
    tram_stop | Fermata del tram | tram
    transit_station | Stazione dei trasporti pubblici | trasporti pubblici, funivia, cabinovia
    archipelago | Arcipelago
    continent | Continente
    establishment | Esercizio
    intersection | Incrocio
    landmark | Punto di riferimento
    natural_feature | Elemento naturale
    neighborhood | Quartiere
    place_of_worship | Luogo di culto | luoghi di culto
    point_of_interest | Punto di interesse
    political | Area politica
    premise | Edificio
    route | Via
    street_address | Indirizzo
    sublocality | Circoscrizione
    """)
}
