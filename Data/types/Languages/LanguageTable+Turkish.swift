// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Turkish.
  static let turkish = LanguageTable(
    "tr",
    inside: ["içinde", "burada"],
    near: ["yakınında", "yakınındaki", "yakınımda", "yakınımdaki", "yakın", "civarında", "civarı", "çevresinde", "yanında", "yakınlarda"],
    """
    car_dealer | Otomobil bayisi | oto galeri, araba galerisi
    car_rental | Araç kiralama | araba kiralama, oto kiralama, kiralık araç
    car_repair | Oto tamirhanesi | oto tamir, oto servis, tamirci
    car_wash | Oto yıkama | araba yıkama
    electric_vehicle_charging_station | Elektrikli araç şarj istasyonu | şarj istasyonu, şarj istasyonları
    gas_station | Benzin istasyonu | benzinlik, akaryakıt istasyonu, petrol ofisi, benzin
    parking | Otopark | otoparklar, park yeri
    parking_garage | Katlı otopark | kapalı otopark
    rest_stop | Dinlenme tesisi | mola yeri
    tire_shop | Lastikçi | lastik
    corporate_office | Şirket ofisi | ofis, büro
    coworking_space | Ortak çalışma alanı | coworking
    farm | Çiftlik | çiftlikler
    art_gallery | Sanat galerisi | sanat galerileri, galeri
    art_museum | Sanat müzesi | resim müzesi
    castle | Kale | kaleler, saray, hisar
    cultural_landmark | Kültürel simge yapı
    fountain | Çeşme | çeşmeler, fıskiye
    historical_place | Tarihi yer | tarihi yerler
    history_museum | Tarih müzesi
    monument | Anıt | anıtlar
    museum | Müze | müzeler, sergi
    performing_arts_theater | Tiyatro | tiyatrolar
    sculpture | Heykel | heykeller
    library | Kütüphane | kütüphaneler
    preschool | Anaokulu | anaokulları, kreş
    primary_school | İlkokul | ilkokullar, ilköğretim okulu
    school | Okul | okullar
    secondary_school | Lise | liseler, ortaokul
    university | Üniversite | üniversiteler, fakülte
    amusement_park | Lunapark | lunaparklar, eğlence parkı
    aquarium | Akvaryum |
    botanical_garden | Botanik bahçesi | botanik parkı
    bowling_alley | Bowling salonu | bowling
    casino | Kumarhane | gazino
    city_park | Şehir parkı | millet bahçesi
    community_center | Toplum merkezi | halk evi
    concert_hall | Konser salonu | konser
    convention_center | Kongre merkezi | fuar merkezi
    cultural_center | Kültür merkezi | kültür merkezleri
    dog_park | Köpek parkı
    event_venue | Etkinlik mekanı | düğün salonu
    garden | Bahçe | bahçeler
    hiking_area | Doğa yürüyüşü alanı | yürüyüş parkuru
    historical_landmark | Tarihi eser | tarihi eserler
    internet_cafe | İnternet kafe |
    karaoke | Karaoke |
    marina | Marina | yat limanı
    miniature_golf_course | Minigolf |
    movie_theater | Sinema | sinemalar, sinema salonu
    national_park | Milli park | milli parklar
    night_club | Gece kulübü | gece kulüpleri, disko
    observation_deck | Seyir terası | gözlem terası
    opera_house | Opera binası | opera
    park | Park | parklar
    picnic_ground | Piknik alanı | piknik alanları, mesire yeri
    planetarium | Planetaryum
    plaza | Meydan | meydanlar
    tourist_attraction | Turistik yer | turistik yerler, gezilecek yerler
    vineyard | Üzüm bağı | bağ
    visitor_center | Ziyaretçi merkezi
    water_park | Su parkı | aquapark
    wildlife_park | Yaban hayatı parkı
    zoo | Hayvanat bahçesi | hayvanat bahçeleri
    public_bath | Hamam | hamamlar, kaplıca
    public_bathroom | Umumi tuvalet | tuvalet, tuvaletler, WC
    accounting | Muhasebeci | muhasebe, mali müşavir
    atm | ATM | bankamatik, bankamatikler, para çekme
    bank | Banka | bankalar, banka şubesi
    american_restaurant | Amerikan restoranı | Amerikan mutfağı
    asian_restaurant | Asya restoranı | Asya mutfağı
    bakery | Fırın | fırınlar, ekmek, unlu mamuller
    bar | Bar | barlar
    barbecue_restaurant | Mangal restoranı | mangal, ocakbaşı, ızgara
    beer_garden | Bira bahçesi
    bistro | Bistro |
    breakfast_restaurant | Kahvaltı salonu | kahvaltı, kahvaltıcı, serpme kahvaltı
    brewery | Bira fabrikası
    brunch_restaurant | Brunch restoranı | brunch
    buffet_restaurant | Açık büfe restoranı | açık büfe
    cafe | Kafe | kafeler, kahve
    cafeteria | Kafeterya | yemekhane, kantin
    cake_shop | Pasta dükkanı | pasta
    candy_store | Şekerci | şekerleme
    chinese_restaurant | Çin restoranı | Çin restoranları, Çin mutfağı
    chocolate_shop | Çikolatacı | çikolata
    cocktail_bar | Kokteyl bar | kokteyl
    coffee_shop | Kahve dükkanı | kahveci, kahve, kahve dükkanları
    deli | Şarküteri |
    dessert_shop | Tatlıcı | tatlıcılar, tatlı, baklava
    donut_shop | Donut dükkanı | donut
    fast_food_restaurant | Fast food restoranı | fast food
    fine_dining_restaurant | Lüks restoran
    food_court | Yemek katı
    french_restaurant | Fransız restoranı | Fransız mutfağı
    german_restaurant | Alman restoranı | Alman mutfağı
    greek_restaurant | Yunan restoranı | Yunan mutfağı
    halal_restaurant | Helal restoran | helal
    hamburger_restaurant | Hamburgerci | hamburger, burger
    hookah_bar | Nargile kafe | nargile
    ice_cream_shop | Dondurmacı | dondurma, dondurmacılar
    indian_restaurant | Hint restoranı | Hint mutfağı
    irish_pub | İrlanda barı
    italian_restaurant | İtalyan restoranı | İtalyan restoranları, İtalyan mutfağı
    japanese_restaurant | Japon restoranı | Japon mutfağı
    kebab_shop | Kebapçı | kebap, döner, dönerci, kebapçılar
    korean_restaurant | Kore restoranı | Kore mutfağı
    lebanese_restaurant | Lübnan restoranı
    meal_delivery | Yemek siparişi | paket servis
    meal_takeaway | Paket yemek
    mediterranean_restaurant | Akdeniz restoranı | Akdeniz mutfağı
    mexican_restaurant | Meksika restoranı | Meksika mutfağı
    middle_eastern_restaurant | Orta Doğu restoranı
    pastry_shop | Pastane | pastaneler
    pizza_restaurant | Pizzacı | pizza, pizzacılar, pizza salonu
    pub | Birahane | pub, birahaneler
    ramen_restaurant | Ramen restoranı | ramen
    restaurant | Restoran | restoranlar, lokanta, lokantalar, yemek
    russian_restaurant | Rus restoranı
    sandwich_shop | Sandviççi | sandviç, tost
    seafood_restaurant | Balık restoranı | balıkçı, balık, deniz ürünleri
    snack_bar | Büfe | büfeler
    spanish_restaurant | İspanyol restoranı
    sports_bar | Spor barı
    steak_house | Et lokantası | biftek, steakhouse
    sushi_restaurant | Suşi restoranı | suşi, sushi
    tea_house | Çay evi | çay bahçesi, çay, kıraathane
    thai_restaurant | Tayland restoranı | Tayland mutfağı
    turkish_restaurant | Türk restoranı | Türk mutfağı
    vegan_restaurant | Vegan restoran | vegan
    vegetarian_restaurant | Vejetaryen restoran | vejetaryen
    vietnamese_restaurant | Vietnam restoranı
    wine_bar | Şarap evi | şarap
    winery | Şaraphane | şarap imalathanesi
    administrative_area_level_1 | İl
    administrative_area_level_2 | İlçe
    country | Ülke
    locality | Yerleşim yeri
    postal_code | Posta kodu
    city_hall | Belediye binası | belediye
    courthouse | Adliye | mahkeme
    embassy | Büyükelçilik | konsolosluk, elçilik
    fire_station | İtfaiye | itfaiye istasyonu
    government_office | Devlet dairesi | kaymakamlık, valilik
    local_government_office | Yerel yönetim dairesi
    police | Polis merkezi | polis, karakol, emniyet
    post_office | Postane | PTT, postaneler
    dentist | Diş hekimi | dişçi, diş doktoru, diş kliniği
    doctor | Doktor | doktorlar, hekim
    drugstore | Kişisel bakım mağazası
    general_hospital | Genel hastane
    hospital | Hastane | hastaneler, acil servis
    massage | Masaj salonu | masaj
    medical_center | Tıp merkezi | sağlık ocağı, aile sağlığı merkezi
    medical_clinic | Klinik | klinikler, poliklinik
    medical_lab | Tıbbi laboratuvar | laboratuvar
    pharmacy | Eczane | eczaneler, nöbetçi eczane
    physiotherapist | Fizyoterapist | fizik tedavi
    sauna | Sauna |
    spa | Spa |
    yoga_studio | Yoga stüdyosu | yoga
    apartment_building | Apartman
    bed_and_breakfast | Oda kahvaltı konaklama
    campground | Kamp alanı | kamp, kamp alanları, kamp yeri
    cottage | Yazlık ev | bungalov
    guest_house | Pansiyon | pansiyonlar, konukevi
    hostel | Hostel | hosteller, gençlik hosteli
    hotel | Otel | oteller
    inn | Han | hanlar
    lodging | Konaklama | konaklama yeri
    motel | Motel | moteller
    resort_hotel | Tatil köyü | tatil köyleri
    rv_park | Karavan parkı | karavan
    beach | Plaj | plajlar, sahil, halk plajı
    island | Ada
    lake | Göl | göller
    mountain_peak | Dağ zirvesi
    nature_preserve | Tabiat parkı | tabiatı koruma alanı
    river | Nehir
    scenic_spot | Manzara noktası | manzara, seyir tepesi
    woods | Orman | ormanlar, koru
    buddhist_temple | Budist tapınağı
    church | Kilise | kiliseler, katedral
    hindu_temple | Hindu tapınağı
    mosque | Cami | camiler, mescit
    synagogue | Sinagog | sinagoglar
    barber_shop | Erkek kuaförü | berber, berberler
    beauty_salon | Güzellik salonu | güzellik merkezi, güzellik salonları
    cemetery | Mezarlık | mezarlıklar
    child_care_agency | Çocuk bakımı | kreş
    courier_service | Kurye | kargo
    electrician | Elektrikçi | elektrikçiler
    florist | Çiçekçi | çiçekçiler, çiçek
    funeral_home | Cenaze hizmetleri
    hair_care | Saç bakımı | kuaför
    hair_salon | Kuaför | kuaförler, saç kesimi
    insurance_agency | Sigorta acentesi | sigorta
    laundry | Çamaşırhane | kuru temizleme
    lawyer | Avukat | avukatlar, hukuk bürosu
    locksmith | Çilingir | çilingirler, anahtarcı
    moving_company | Nakliye şirketi | nakliyat, evden eve nakliyat
    nail_salon | Tırnak salonu | manikür
    plumber | Tesisatçı | su tesisatçısı
    real_estate_agency | Emlak ofisi | emlakçı, emlak
    tailor | Terzi | terziler
    tourist_information_center | Turizm danışma bürosu | turist bilgi
    travel_agency | Seyahat acentesi | seyahat acenteleri, tur
    veterinary_care | Veteriner | veteriner kliniği, veterinerler
    auto_parts_store | Oto yedek parça | yedek parça
    bicycle_store | Bisikletçi | bisiklet
    book_store | Kitapçı | kitapçılar, kitabevi, kitap
    butcher_shop | Kasap | kasaplar
    cell_phone_store | Cep telefonu mağazası | cep telefonu, telefoncu
    clothing_store | Giyim mağazası | giyim, kıyafet, butik
    convenience_store | Bakkal | bakkallar, tekel
    cosmetics_store | Parfümeri | kozmetik
    department_store | Büyük mağaza
    electronics_store | Elektronik mağazası | elektronik, teknoloji mağazası
    flea_market | Bit pazarı
    furniture_store | Mobilya mağazası | mobilya, mobilyacı
    garden_center | Bahçe merkezi | fidanlık
    gift_shop | Hediyelik eşya dükkanı | hediyelik eşya, hediye
    grocery_store | Market | marketler, manav
    hardware_store | Nalbur | hırdavat, hırdavatçı
    home_improvement_store | Yapı market | yapı malzemeleri
    jewelry_store | Kuyumcu | kuyumcular, mücevher
    liquor_store | Tekel bayii | içki
    market | Pazar | pazarlar, pazar yeri, çarşı
    pet_store | Evcil hayvan mağazası | pet shop
    shoe_store | Ayakkabı mağazası | ayakkabı, ayakkabıcı
    shopping_mall | Alışveriş merkezi | AVM, alışveriş merkezleri
    sporting_goods_store | Spor malzemeleri mağazası | spor malzemeleri
    store | Mağaza | mağazalar, dükkan, alışveriş
    supermarket | Süpermarket | süpermarketler, market
    thrift_store | İkinci el mağazası | ikinci el
    toy_store | Oyuncakçı | oyuncak
    arena | Arena | spor salonu
    athletic_field | Spor sahası | halı saha
    fitness_center | Fitness merkezi | fitness
    golf_course | Golf sahası | golf
    gym | Spor salonu | spor salonları, jimnastik salonu
    ice_skating_rink | Buz pateni pisti | buz pateni
    playground | Çocuk parkı | oyun alanı, oyun parkı
    race_course | Hipodrom
    ski_resort | Kayak merkezi | kayak, kayak merkezleri
    sports_club | Spor kulübü
    sports_complex | Spor kompleksi
    stadium | Stadyum | stadyumlar, stat
    swimming_pool | Yüzme havuzu | havuz, yüzme havuzları
    tennis_court | Tenis kortu | tenis
    airport | Havalimanı | havaalanı, havalimanları
    bike_sharing_station | Bisiklet paylaşım istasyonu | bisiklet kiralama
    bridge | Köprü
    bus_station | Otogar | otobüs terminali, otogarlar
    bus_stop | Otobüs durağı | otobüs durakları, durak, otobüs
    ferry_terminal | Feribot iskelesi | iskele, vapur, feribot
    international_airport | Uluslararası havalimanı
    subway_station | Metro istasyonu | metro, metro istasyonları
    taxi_stand | Taksi durağı | taksi, taksiler
    train_station | Tren istasyonu | gar, tren garı, istasyon, istasyonu, tren, tren istasyonları
    tram_stop | Tramvay durağı | tramvay
    transit_station | Toplu taşıma durağı | toplu taşıma
    archipelago | Takımada
    continent | Kıta
    establishment | İşletme
    intersection | Kavşak
    landmark | Simge yapı
    natural_feature | Doğal oluşum
    neighborhood | Mahalle
    place_of_worship | İbadethane | ibadet yeri
    point_of_interest | İlgi çekici yer
    political | Siyasi bölge
    premise | Bina
    route | Sokak
    street_address | Adres
    sublocality | Semt
    """)
}
