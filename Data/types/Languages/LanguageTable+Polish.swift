// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Polish.
  static let polish = LanguageTable(
    "pl",
    inside: ["w", "we", "na", "do", "od", "tutaj"],
    near: ["w pobliżu", "blisko", "koło", "obok", "niedaleko", "przy", "w okolicy", "w mojej okolicy", "blisko mnie"],
    """
    car_dealer | Salon samochodowy | salony samochodowe, dealer samochodowy, komis samochodowy
    car_rental | Wypożyczalnia samochodów | wynajem samochodów, wypożyczalnie samochodów
    car_repair | Warsztat samochodowy | warsztat, mechanik, warsztaty samochodowe
    car_wash | Myjnia samochodowa | myjnia, myjnie
    electric_vehicle_charging_station | Stacja ładowania pojazdów elektrycznych | stacja ładowania, stacje ładowania, ładowarka
    gas_station | Stacja benzynowa | stacje benzynowe, stacja paliw, benzyna, paliwo
    parking | Parking | parkingi
    parking_garage | Garaż wielopoziomowy | parking wielopoziomowy
    rest_stop | Miejsce obsługi podróżnych | MOP, parking przy autostradzie
    tire_shop | Sklep z oponami | opony, wulkanizacja
    corporate_office | Biuro firmy | biuro, biura
    coworking_space | Przestrzeń coworkingowa | coworking
    farm | Gospodarstwo rolne | farma
    art_gallery | Galeria sztuki | galerie sztuki, galeria
    art_museum | Muzeum sztuki | muzea sztuki
    castle | Zamek | zamki, pałac, twierdza
    cultural_landmark | Zabytek kultury
    fountain | Fontanna | fontanny
    historical_place | Miejsce historyczne | miejsca historyczne
    history_museum | Muzeum historyczne | muzea historyczne
    monument | Pomnik | pomniki
    museum | Muzeum | muzea, wystawa
    performing_arts_theater | Teatr | teatry
    sculpture | Rzeźba | rzeźby
    library | Biblioteka | biblioteki
    preschool | Przedszkole | przedszkola
    primary_school | Szkoła podstawowa | szkoły podstawowe, podstawówka
    school | Szkoła | szkoły
    secondary_school | Szkoła średnia | liceum, licea, technikum
    university | Uniwersytet | uniwersytety, uczelnia, politechnika
    amusement_park | Park rozrywki | parki rozrywki, wesołe miasteczko
    aquarium | Oceanarium | akwarium
    botanical_garden | Ogród botaniczny | ogrody botaniczne
    bowling_alley | Kręgielnia | kręgielnie, kręgle
    casino | Kasyno | kasyna
    city_park | Park miejski | parki miejskie
    community_center | Dom kultury | świetlica
    concert_hall | Sala koncertowa | sale koncertowe, filharmonia
    convention_center | Centrum kongresowe | targi, centrum konferencyjne
    cultural_center | Centrum kultury | ośrodek kultury
    dog_park | Wybieg dla psów | park dla psów
    event_venue | Sala bankietowa | sala weselna
    garden | Ogród | ogrody
    hiking_area | Teren wędrówek | szlak, szlaki, wędrówki
    historical_landmark | Zabytek | zabytki
    internet_cafe | Kafejka internetowa |
    karaoke | Karaoke |
    marina | Przystań jachtowa | marina
    miniature_golf_course | Minigolf |
    movie_theater | Kino | kina, multipleks
    national_park | Park narodowy | parki narodowe
    night_club | Klub nocny | kluby nocne, dyskoteka, dyskoteki, klub
    observation_deck | Taras widokowy | wieża widokowa
    opera_house | Opera | opery
    park | Park | parki
    picnic_ground | Miejsce piknikowe | piknik
    planetarium | Planetarium | planetaria
    plaza | Plac | place
    tourist_attraction | Atrakcja turystyczna | atrakcje turystyczne, atrakcje, co zobaczyć
    vineyard | Winnica | winnice
    visitor_center | Centrum dla odwiedzających
    water_park | Park wodny | parki wodne, aquapark
    wildlife_park | Park dzikich zwierząt | safari
    zoo | Ogród zoologiczny | zoo
    public_bath | Łaźnia | łaźnie, termy
    public_bathroom | Toaleta publiczna | toaleta, toalety, WC
    accounting | Biuro rachunkowe | księgowy, księgowa
    atm | Bankomat | bankomaty, wypłata gotówki
    bank | Bank | banki, placówka bankowa
    african_restaurant | Restauracja afrykańska | kuchnia afrykańska
    american_restaurant | Restauracja amerykańska | kuchnia amerykańska
    asian_restaurant | Restauracja azjatycka | kuchnia azjatycka
    bakery | Piekarnia | piekarnie, piekarz, chleb
    bar | Bar | bary, piwiarnia
    barbecue_restaurant | Restauracja grillowa | grill
    beer_garden | Ogródek piwny
    bistro | Bistro |
    breakfast_restaurant | Restauracja śniadaniowa | śniadanie, śniadania
    brewery | Browar | browary
    brunch_restaurant | Restauracja brunchowa | brunch
    buffet_restaurant | Restauracja z bufetem | bufet, szwedzki stół
    cafe | Kawiarnia | kawiarnie, kawa
    cafeteria | Stołówka | stołówki, bar mleczny
    cake_shop | Sklep z tortami | torty, ciasta
    candy_store | Sklep ze słodyczami | słodycze, cukierki
    chinese_restaurant | Restauracja chińska | restauracje chińskie, kuchnia chińska, chińczyk
    chocolate_shop | Sklep z czekoladą | czekolada, pijalnia czekolady
    cocktail_bar | Bar koktajlowy | koktajle, drinki
    coffee_shop | Palarnia i sklep z kawą | kawa
    deli | Delikatesy |
    dessert_shop | Sklep z deserami | deser, desery
    donut_shop | Pączkarnia | pączki
    fast_food_restaurant | Fast food | fastfood
    fine_dining_restaurant | Restauracja wykwintna | fine dining
    food_court | Strefa gastronomiczna
    french_restaurant | Restauracja francuska | kuchnia francuska
    german_restaurant | Restauracja niemiecka | kuchnia niemiecka
    greek_restaurant | Restauracja grecka | kuchnia grecka
    halal_restaurant | Restauracja halal | halal
    hamburger_restaurant | Burgerownia | burger, burgery, hamburger, hamburgery
    ice_cream_shop | Lodziarnia | lodziarnie, lody
    indian_restaurant | Restauracja indyjska | restauracje indyjskie, kuchnia indyjska
    irish_pub | Pub irlandzki |
    italian_restaurant | Restauracja włoska | restauracje włoskie, kuchnia włoska
    japanese_restaurant | Restauracja japońska | kuchnia japońska
    kebab_shop | Kebab | kebaby
    korean_restaurant | Restauracja koreańska | kuchnia koreańska
    lebanese_restaurant | Restauracja libańska | kuchnia libańska
    meal_delivery | Dostawa jedzenia | jedzenie z dostawą
    meal_takeaway | Jedzenie na wynos | na wynos
    mediterranean_restaurant | Restauracja śródziemnomorska | kuchnia śródziemnomorska
    mexican_restaurant | Restauracja meksykańska | kuchnia meksykańska
    pastry_shop | Cukiernia | cukiernie, ciastka
    pizza_restaurant | Pizzeria | pizzerie, pizza
    polish_restaurant | Restauracja polska | kuchnia polska, pierogi
    pub | Pub | puby, piwiarnia
    ramen_restaurant | Restauracja z ramenem | ramen
    restaurant | Restauracja | restauracje, jedzenie, obiad, kolacja
    russian_restaurant | Restauracja rosyjska | kuchnia rosyjska
    sandwich_shop | Kanapkarnia | kanapki, kanapka
    seafood_restaurant | Restauracja rybna | ryby, owoce morza, smażalnia ryb
    snack_bar | Bar przekąskowy | przekąski
    spanish_restaurant | Restauracja hiszpańska | kuchnia hiszpańska
    sports_bar | Bar sportowy
    steak_house | Restauracja stekowa | stek, steki
    sushi_restaurant | Restauracja sushi | sushi, sushi bar
    tea_house | Herbaciarnia | herbaciarnie, herbata
    thai_restaurant | Restauracja tajska | kuchnia tajska
    turkish_restaurant | Restauracja turecka | kuchnia turecka
    ukrainian_restaurant | Restauracja ukraińska | kuchnia ukraińska
    vegan_restaurant | Restauracja wegańska | wegańskie, kuchnia wegańska
    vegetarian_restaurant | Restauracja wegetariańska | wegetariańskie, kuchnia wegetariańska
    vietnamese_restaurant | Restauracja wietnamska | kuchnia wietnamska
    wine_bar | Winiarnia | winiarnie, wino
    winery | Wytwórnia win
    administrative_area_level_1 | Województwo
    administrative_area_level_2 | Powiat
    administrative_area_level_3 | Gmina
    country | Kraj
    locality | Miejscowość
    postal_code | Kod pocztowy
    city_hall | Ratusz | ratusze, urząd miasta
    courthouse | Sąd | sądy
    embassy | Ambasada | ambasady, konsulat
    fire_station | Straż pożarna | remiza
    government_office | Urząd | urzędy
    local_government_office | Urząd gminy | urząd miejski
    police | Komisariat policji | policja, komisariat
    post_office | Urząd pocztowy | poczta, urzędy pocztowe
    dentist | Dentysta | dentyści, stomatolog
    doctor | Lekarz | lekarze, doktor, przychodnia
    drugstore | Drogeria | drogerie
    general_hospital | Szpital ogólny
    hospital | Szpital | szpitale, pogotowie
    massage | Salon masażu | masaż, masaże
    medical_center | Centrum medyczne | centra medyczne, przychodnia
    medical_clinic | Klinika | kliniki
    medical_lab | Laboratorium medyczne | laboratorium
    pharmacy | Apteka | apteki, apteka całodobowa
    physiotherapist | Fizjoterapeuta | fizjoterapia, rehabilitacja
    sauna | Sauna | sauny
    spa | Spa |
    yoga_studio | Studio jogi | joga
    apartment_building | Blok mieszkalny
    bed_and_breakfast | Nocleg ze śniadaniem
    campground | Kemping | kempingi, pole namiotowe, camping
    cottage | Domek letniskowy | domki letniskowe, domki
    guest_house | Pensjonat | pensjonaty, kwatery
    hostel | Hostel | hostele, schronisko młodzieżowe
    hotel | Hotel | hotele
    inn | Zajazd | zajazdy, gospoda
    lodging | Nocleg | noclegi, zakwaterowanie
    motel | Motel | motele
    resort_hotel | Ośrodek wypoczynkowy | ośrodki wypoczynkowe, kurort
    rv_park | Pole dla kamperów | kampery
    beach | Plaża | plaże
    island | Wyspa
    lake | Jezioro | jeziora
    mountain_peak | Szczyt
    nature_preserve | Rezerwat przyrody | rezerwaty przyrody
    river | Rzeka
    scenic_spot | Punkt widokowy | punkty widokowe
    woods | Las | lasy
    buddhist_temple | Świątynia buddyjska
    church | Kościół | kościoły, katedra, kaplica
    hindu_temple | Świątynia hinduistyczna
    mosque | Meczet | meczety
    synagogue | Synagoga | synagogi
    barber_shop | Barber | fryzjer męski
    beauty_salon | Salon kosmetyczny | kosmetyczka, salon urody
    cemetery | Cmentarz | cmentarze
    child_care_agency | Żłobek | żłobki, opieka nad dziećmi
    courier_service | Kurier | kurierzy
    electrician | Elektryk | elektrycy
    florist | Kwiaciarnia | kwiaciarnie, kwiaty
    funeral_home | Dom pogrzebowy | zakład pogrzebowy
    hair_care | Pielęgnacja włosów | fryzjer
    hair_salon | Salon fryzjerski | fryzjer, fryzjerzy
    insurance_agency | Agencja ubezpieczeniowa | ubezpieczenia
    laundry | Pralnia | pralnie
    lawyer | Prawnik | adwokat, kancelaria prawna, prawnicy
    locksmith | Ślusarz | ślusarze
    moving_company | Firma przeprowadzkowa | przeprowadzki
    nail_salon | Salon paznokci | manicure, paznokcie
    plumber | Hydraulik | hydraulicy
    real_estate_agency | Biuro nieruchomości | nieruchomości
    tailor | Krawiec | krawcowa, krawcy
    tourist_information_center | Informacja turystyczna | punkt informacji turystycznej
    travel_agency | Biuro podróży | biura podróży
    veterinary_care | Weterynarz | weterynarze, lecznica weterynaryjna
    auto_parts_store | Sklep z częściami samochodowymi | części samochodowe
    bicycle_store | Sklep rowerowy | rowery, rower
    book_store | Księgarnia | księgarnie, książki
    butcher_shop | Sklep mięsny | sklepy mięsne, rzeźnik, mięso
    cell_phone_store | Sklep z telefonami | telefony
    clothing_store | Sklep odzieżowy | sklepy odzieżowe, ubrania, odzież, moda
    convenience_store | Sklep osiedlowy | sklep całodobowy
    cosmetics_store | Perfumeria | perfumerie, kosmetyki
    department_store | Dom towarowy | domy towarowe
    electronics_store | Sklep z elektroniką | elektronika, AGD
    flea_market | Pchli targ | targ staroci
    furniture_store | Sklep meblowy | sklepy meblowe, meble
    garden_center | Centrum ogrodnicze | ogrodniczy
    gift_shop | Sklep z upominkami | upominki, pamiątki
    grocery_store | Sklep spożywczy | sklepy spożywcze, spożywczy, zakupy
    hardware_store | Sklep z narzędziami | narzędzia
    home_improvement_store | Market budowlany | sklep budowlany, markety budowlane
    jewelry_store | Jubiler | jubilerzy, biżuteria
    liquor_store | Sklep monopolowy | monopolowy, alkohol
    market | Targ | targi, bazar, targowisko
    pet_store | Sklep zoologiczny | sklepy zoologiczne
    shoe_store | Sklep obuwniczy | buty, obuwie
    shopping_mall | Centrum handlowe | centra handlowe, galeria handlowa
    sporting_goods_store | Sklep sportowy | sklepy sportowe, artykuły sportowe
    store | Sklep | sklepy
    supermarket | Supermarket | supermarkety, hipermarket
    thrift_store | Sklep z używaną odzieżą | lumpeks, second hand
    toy_store | Sklep z zabawkami | zabawki
    arena | Hala sportowa | hala widowiskowa
    athletic_field | Boisko | boiska
    fitness_center | Klub fitness | fitness
    golf_course | Pole golfowe | pola golfowe, golf
    gym | Siłownia | siłownie, fitness
    ice_skating_rink | Lodowisko | lodowiska, łyżwy
    playground | Plac zabaw | place zabaw
    race_course | Tor wyścigowy
    ski_resort | Ośrodek narciarski | ośrodki narciarskie, narty, stok
    sports_club | Klub sportowy
    sports_complex | Kompleks sportowy
    stadium | Stadion | stadiony
    swimming_pool | Basen | baseny, pływalnia
    tennis_court | Kort tenisowy | korty tenisowe, tenis
    airport | Lotnisko | lotniska, port lotniczy
    bike_sharing_station | Stacja rowerów miejskich | rower miejski
    bridge | Most
    bus_station | Dworzec autobusowy | dworce autobusowe
    bus_stop | Przystanek autobusowy | przystanki autobusowe, przystanek, autobus
    ferry_terminal | Terminal promowy | prom, promy
    international_airport | Międzynarodowy port lotniczy
    subway_station | Stacja metra | stacje metra, metro
    taxi_stand | Postój taksówek | taksówka, taksówki, taxi
    train_station | Dworzec kolejowy | dworzec, dworce kolejowe, stacja kolejowa, stacja, pociąg
    tram_stop | Przystanek tramwajowy | tramwaj
    transit_station | Przystanek komunikacji miejskiej | komunikacja miejska
    archipelago | Archipelag
    continent | Kontynent
    establishment | Obiekt
    intersection | Skrzyżowanie
    landmark | Punkt orientacyjny
    natural_feature | Obiekt przyrodniczy
    neighborhood | Osiedle
    place_of_worship | Miejsce kultu | miejsca kultu
    point_of_interest | Ciekawe miejsce
    political | Jednostka polityczna
    premise | Budynek
    route | Ulica
    street_address | Adres
    sublocality | Dzielnica
    """)
}
