// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// English.
  static let english = LanguageTable(
    "en",
    inside: ["in", "at", "on", "within", "from", "here"],
    near: ["near", "near me", "nearby", "around", "around here", "around me", "close to", "by", "next to"],
    """
    car_dealer | Car dealer | car dealers, auto dealer, car showroom
    car_rental | Car rental | car rentals, rental car, rental cars, rent a car, car hire
    car_repair | Car repair | garage, auto repair, mechanic, car mechanic, car service
    car_wash | Car wash | car washes, carwash
    ebike_charging_station | E-bike charging station | E-bike charging stations, ebike charger
    electric_vehicle_charging_station | EV charging station | EV charging stations, charging station, charging stations, EV charger, EV charging
    gas_station | Gas station | gas stations, petrol station, petrol stations, filling station, fuel, gas, petrol, service station
    parking | Parking | parking space, parking spaces, car park, car parks, parking place
    parking_garage | Parking garage | parking garages, multi-storey car park
    parking_lot | Parking lot | parking lots
    rest_stop | Rest stop | rest stops, rest area, rest areas, motorway services
    tire_shop | Tire shop | tire shops, tyre shop, tyres, tires
    truck_dealer | Truck dealer | truck dealers
    business_center | Business center | business centers
    corporate_office | Corporate office | corporate offices, office, company office
    coworking_space | Coworking space | coworking spaces, coworking, shared office
    farm | Farm | farms
    manufacturer | Manufacturer | manufacturers
    ranch | Ranch | ranches
    supplier | Supplier | suppliers
    television_studio | Television studio | television studios
    art_gallery | Art gallery | art galleries, gallery, galleries
    art_museum | Art museum | art museums, museum of art
    art_studio | Art studio | art studios
    auditorium | Auditorium | auditoriums
    castle | Castle | castles, palace, fortress, chateau
    cultural_landmark | Cultural landmark | cultural landmarks
    fountain | Fountain | fountains
    historical_place | Historic place | historic places, historic site, historic sites
    history_museum | History museum | history museums
    monument | Monument | monuments, memorial, memorials
    museum | Museum | museums, exhibition
    performing_arts_theater | Performing arts theater | performing arts theaters, theater, theatre, theaters, theatres, playhouse
    sculpture | Sculpture | sculptures
    academic_department | Academic department
    educational_institution | Educational institution
    library | Library | libraries, public library
    preschool | Preschool | preschools, kindergarten, kindergartens, nursery school, pre-school
    primary_school | Primary school | primary schools, elementary school, elementary schools
    research_institute | Research institute | research institutes
    school | School | schools
    secondary_school | Secondary school | secondary schools, high school, high schools, middle school
    university | University | universities, college, colleges, uni
    adventure_sports_center | Adventure sports center | adventure sports centers, adventure sports
    amphitheatre | Amphitheatre | amphitheatres
    amusement_center | Amusement center | amusement centers
    amusement_park | Amusement park | amusement parks, theme park, theme parks, funfair
    aquarium | Aquarium | aquariums
    banquet_hall | Banquet hall | banquet halls
    barbecue_area | Barbecue area | barbecue areas, BBQ area
    botanical_garden | Botanical garden | botanical gardens
    bowling_alley | Bowling alley | bowling alleys, bowling
    casino | Casino | casinos
    childrens_camp | Children's camp | children's camps, kids' camp
    city_park | City park | city parks
    comedy_club | Comedy club | comedy clubs
    community_center | Community center | community centers, community centre
    concert_hall | Concert hall | concert halls, music hall
    convention_center | Convention center | convention centers, exhibition center, exhibition centre, conference center, convention centre
    cultural_center | Cultural center | cultural centers, cultural centre
    cycling_park | Cycling park | cycling parks
    dance_hall | Dance hall | dance halls
    dog_park | Dog park | dog parks
    event_venue | Event venue | event venues
    ferris_wheel | Ferris wheel | Ferris wheels, big wheel
    garden | Garden | gardens
    go_karting_venue | Go-karting venue | go-karting venues, go-karting, karting
    hiking_area | Hiking area | hiking areas, hiking, hiking trail, hiking trails, trailhead
    historical_landmark | Historic landmark | historic landmarks, historic sights
    indoor_playground | Indoor playground | indoor playgrounds
    internet_cafe | Internet cafe | internet cafes, cyber cafe
    karaoke | Karaoke bar | karaoke bars, karaoke
    live_music_venue | Live music venue | live music venues, live music, music venue, music venues
    marina | Marina | marinas, yacht harbour, yacht harbor
    miniature_golf_course | Miniature golf course | miniature golf courses, mini golf, minigolf
    movie_rental | Movie rental shop | movie rental shops, video rental
    movie_theater | Movie theater | movie theaters, cinema, cinemas, movies, film theater, movie theatre
    national_park | National park | national parks
    night_club | Nightclub | nightclubs, club, clubs, disco, night club, night clubs, discotheque
    observation_deck | Observation deck | observation decks, viewing platform, lookout
    off_roading_area | Off-roading area | off-roading areas
    opera_house | Opera house | opera houses, opera
    paintball_center | Paintball center | paintball centers
    park | Park | parks, public park
    philharmonic_hall | Philharmonic hall | philharmonic halls
    picnic_ground | Picnic ground | picnic grounds, picnic area, picnic site
    planetarium | Planetarium | planetariums
    plaza | Plaza | plazas, square, squares
    roller_coaster | Roller coaster | roller coasters
    skateboard_park | Skateboard park | skateboard parks, skatepark, skate park
    state_park | State park | state parks
    tourist_attraction | Tourist attraction | tourist attractions, sight, sights, attraction, attractions, sightseeing, things to do, places to visit
    video_arcade | Video arcade | video arcades, amusement arcade, arcade
    vineyard | Vineyard | vineyards
    visitor_center | Visitor center | visitor centers, visitor centre
    water_park | Water park | water parks, aquapark
    wedding_venue | Wedding venue | wedding venues
    wildlife_park | Wildlife park | wildlife parks, safari park
    wildlife_refuge | Wildlife refuge | wildlife refuges
    zoo | Zoo | zoos, zoological garden
    public_bath | Public bath | public baths, bathhouse, hot spring, onsen
    public_bathroom | Public toilet | public toilets, toilet, toilets, restroom, restrooms, wc, public bathroom, public restroom, bathroom, washroom, washrooms
    stable | Stable | stables, riding stable, horse stable
    accounting | Accounting firm | accounting firms, accountant, accountants, tax adviser
    atm | ATM | ATMs, cash machine, cash machines, cashpoint, cash point
    bank | Bank | banks, bank branch
    acai_shop | Açaí shop | açaí shops, acai
    afghani_restaurant | Afghani restaurant | Afghani restaurants, Afghani food
    african_restaurant | African restaurant | African restaurants, African food
    american_restaurant | American restaurant | American restaurants, American food
    argentinian_restaurant | Argentinian restaurant | Argentinian restaurants, Argentinian food
    asian_fusion_restaurant | Asian fusion restaurant | Asian fusion restaurants, Asian fusion food
    asian_restaurant | Asian restaurant | Asian restaurants, Asian food
    australian_restaurant | Australian restaurant | Australian restaurants, Australian food
    austrian_restaurant | Austrian restaurant | Austrian restaurants, Austrian food
    bagel_shop | Bagel shop | bagel shops, bagels
    bakery | Bakery | bakeries, baker, bakers, bread
    bangladeshi_restaurant | Bangladeshi restaurant | Bangladeshi restaurants, Bangladeshi food
    bar | Bar | bars, drinks
    bar_and_grill | Bar and grill |
    barbecue_restaurant | Barbecue restaurant | barbecue restaurants, barbecue, BBQ, grill
    basque_restaurant | Basque restaurant | Basque restaurants, Basque food
    bavarian_restaurant | Bavarian restaurant | Bavarian restaurants, Bavarian food
    beer_garden | Beer garden | beer gardens
    belgian_restaurant | Belgian restaurant | Belgian restaurants, Belgian food
    bistro | Bistro | bistros
    brazilian_restaurant | Brazilian restaurant | Brazilian restaurants, Brazilian food
    breakfast_restaurant | Breakfast restaurant | breakfast restaurants, breakfast
    brewery | Brewery | breweries
    brewpub | Brewpub | brewpubs
    british_restaurant | British restaurant | British restaurants, British food
    brunch_restaurant | Brunch restaurant | brunch restaurants, brunch
    buffet_restaurant | Buffet restaurant | buffet restaurants, buffet, all you can eat
    burmese_restaurant | Burmese restaurant | Burmese restaurants, Burmese food
    burrito_restaurant | Burrito restaurant | burrito restaurants, burritos, burrito
    cafe | Café | cafés, coffee house, coffee houses, coffee
    cafeteria | Cafeteria | cafeterias, canteen
    cajun_restaurant | Cajun restaurant | Cajun restaurants, Cajun food
    cake_shop | Cake shop | cake shops, cakes, cake
    californian_restaurant | Californian restaurant | Californian restaurants, Californian food
    cambodian_restaurant | Cambodian restaurant | Cambodian restaurants, Cambodian food
    candy_store | Candy store | candy stores, sweets, sweet shop, candy
    cantonese_restaurant | Cantonese restaurant | Cantonese restaurants, Cantonese food
    caribbean_restaurant | Caribbean restaurant | Caribbean restaurants, Caribbean food
    cat_cafe | Cat café | cat cafés
    chicken_restaurant | Chicken restaurant | chicken restaurants, chicken, fried chicken
    chicken_wings_restaurant | Chicken wings restaurant | chicken wings restaurants, chicken wings, wings
    chilean_restaurant | Chilean restaurant | Chilean restaurants, Chilean food
    chinese_noodle_restaurant | Chinese noodle restaurant | Chinese noodle restaurants, Chinese noodle food
    chinese_restaurant | Chinese restaurant | Chinese restaurants, Chinese food
    chocolate_factory | Chocolate factory | chocolate factories
    chocolate_shop | Chocolate shop | chocolate shops, chocolate, chocolatier
    cocktail_bar | Cocktail bar | cocktail bars, cocktails, cocktail
    coffee_roastery | Coffee roastery | coffee roasteries, coffee roaster
    coffee_shop | Coffee shop | coffee shops, coffee, espresso bar
    coffee_stand | Coffee stand | coffee stands, coffee kiosk
    colombian_restaurant | Colombian restaurant | Colombian restaurants, Colombian food
    confectionery | Confectionery | confectioneries
    croatian_restaurant | Croatian restaurant | Croatian restaurants, Croatian food
    cuban_restaurant | Cuban restaurant | Cuban restaurants, Cuban food
    czech_restaurant | Czech restaurant | Czech restaurants, Czech food
    danish_restaurant | Danish restaurant | Danish restaurants, Danish food
    deli | Deli | delis, delicatessen
    dessert_restaurant | Dessert restaurant | dessert restaurants
    dessert_shop | Dessert shop | dessert shops, dessert, desserts
    dim_sum_restaurant | Dim sum restaurant | dim sum restaurants, dim sum
    diner | Diner | diners
    dog_cafe | Dog café | dog cafés
    donut_shop | Donut shop | donut shops, donuts, doughnuts, doughnut shop, donut
    dumpling_restaurant | Dumpling restaurant | dumpling restaurants, dumplings
    dutch_restaurant | Dutch restaurant | Dutch restaurants, Dutch food
    eastern_european_restaurant | Eastern European restaurant | Eastern European restaurants, Eastern European food
    ethiopian_restaurant | Ethiopian restaurant | Ethiopian restaurants, Ethiopian food
    european_restaurant | European restaurant | European restaurants, European food
    falafel_restaurant | Falafel restaurant | falafel restaurants, falafel
    family_restaurant | Family restaurant | family restaurants
    fast_food_restaurant | Fast food restaurant | fast food restaurants, fast food
    filipino_restaurant | Filipino restaurant | Filipino restaurants, Filipino food
    fine_dining_restaurant | Fine dining restaurant | fine dining restaurants, fine dining
    fish_and_chips_restaurant | Fish and chips restaurant | fish and chips restaurants, fish and chips, chippy
    fondue_restaurant | Fondue restaurant | fondue restaurants, fondue
    food_court | Food court | food courts, food hall
    french_restaurant | French restaurant | French restaurants, French food
    fusion_restaurant | Fusion restaurant | fusion restaurants
    gastropub | Gastropub | gastropubs
    german_restaurant | German restaurant | German restaurants, German food
    greek_restaurant | Greek restaurant | Greek restaurants, Greek food
    gyro_restaurant | Gyro restaurant | gyro restaurants, gyros, gyro
    halal_restaurant | Halal restaurant | halal restaurants, halal food, halal
    hamburger_restaurant | Hamburger restaurant | hamburger restaurants, burger, burgers, hamburger, hamburgers, burger restaurant, burger joint
    hawaiian_restaurant | Hawaiian restaurant | Hawaiian restaurants, Hawaiian food
    hookah_bar | Hookah bar | hookah bars, shisha bar, shisha, hookah
    hot_dog_restaurant | Hot dog restaurant | hot dog restaurants, hot dogs, hot dog
    hot_dog_stand | Hot dog stand | hot dog stands
    hot_pot_restaurant | Hot pot restaurant | hot pot restaurants, hot pot, hotpot
    hungarian_restaurant | Hungarian restaurant | Hungarian restaurants, Hungarian food
    ice_cream_shop | Ice cream shop | ice cream shops, ice cream, ice cream parlour, ice cream parlor, gelato, gelateria
    indian_restaurant | Indian restaurant | Indian restaurants, Indian food
    indonesian_restaurant | Indonesian restaurant | Indonesian restaurants, Indonesian food
    irish_pub | Irish pub | Irish pubs
    irish_restaurant | Irish restaurant | Irish restaurants, Irish food
    israeli_restaurant | Israeli restaurant | Israeli restaurants, Israeli food
    italian_restaurant | Italian restaurant | Italian restaurants, Italian food
    japanese_curry_restaurant | Japanese curry restaurant | Japanese curry restaurants, Japanese curry food
    japanese_izakaya_restaurant | Izakaya | izakayas, Japanese izakaya restaurant
    japanese_restaurant | Japanese restaurant | Japanese restaurants, Japanese food
    juice_shop | Juice shop | juice shops, juice bar, juice, smoothies
    kebab_shop | Kebab shop | kebab shops, kebab, kebabs, doner, döner kebab
    korean_barbecue_restaurant | Korean barbecue restaurant | Korean barbecue restaurants, Korean barbecue, Korean BBQ
    korean_restaurant | Korean restaurant | Korean restaurants, Korean food
    latin_american_restaurant | Latin American restaurant | Latin American restaurants, Latin American food
    lebanese_restaurant | Lebanese restaurant | Lebanese restaurants, Lebanese food
    lounge_bar | Lounge bar | lounge bars, lounge
    malaysian_restaurant | Malaysian restaurant | Malaysian restaurants, Malaysian food
    meal_delivery | Meal delivery | delivery
    meal_takeaway | Takeaway | takeaways, take-out, takeaway food, carry-out
    mediterranean_restaurant | Mediterranean restaurant | Mediterranean restaurants, Mediterranean food
    mexican_restaurant | Mexican restaurant | Mexican restaurants, Mexican food
    middle_eastern_restaurant | Middle Eastern restaurant | Middle Eastern restaurants, Middle Eastern food
    mongolian_barbecue_restaurant | Mongolian barbecue restaurant | Mongolian barbecue restaurants, Mongolian barbecue food
    moroccan_restaurant | Moroccan restaurant | Moroccan restaurants, Moroccan food
    noodle_shop | Noodle shop | noodle shops, noodles
    north_indian_restaurant | North Indian restaurant | North Indian restaurants, North Indian food
    oyster_bar_restaurant | Oyster bar | oyster bars, oysters
    pakistani_restaurant | Pakistani restaurant | Pakistani restaurants, Pakistani food
    pastry_shop | Pastry shop | pastry shops, pastry, pastries, patisserie
    persian_restaurant | Persian restaurant | Persian restaurants, Persian food, Iranian restaurant
    peruvian_restaurant | Peruvian restaurant | Peruvian restaurants, Peruvian food
    pizza_delivery | Pizza delivery | pizza deliveries
    pizza_restaurant | Pizza restaurant | pizza restaurants, pizza, pizzeria, pizzerias, pizza place
    polish_restaurant | Polish restaurant | Polish restaurants, Polish food
    portuguese_restaurant | Portuguese restaurant | Portuguese restaurants, Portuguese food
    pub | Pub | pubs, public house, tavern
    ramen_restaurant | Ramen restaurant | ramen restaurants, ramen
    restaurant | Restaurant | restaurants, food, places to eat, dinner, lunch, eatery
    romanian_restaurant | Romanian restaurant | Romanian restaurants, Romanian food
    russian_restaurant | Russian restaurant | Russian restaurants, Russian food
    salad_shop | Salad shop | salad shops, salads, salad bar
    sandwich_shop | Sandwich shop | sandwich shops, sandwiches, sandwich
    scandinavian_restaurant | Scandinavian restaurant | Scandinavian restaurants, Scandinavian food
    seafood_restaurant | Seafood restaurant | seafood restaurants, seafood, fish restaurant
    shawarma_restaurant | Shawarma restaurant | shawarma restaurants, shawarma
    snack_bar | Snack bar | snack bars, snacks, snack
    soul_food_restaurant | Soul food restaurant | soul food restaurants, soul food
    soup_restaurant | Soup restaurant | soup restaurants, soup
    south_american_restaurant | South American restaurant | South American restaurants, South American food
    south_indian_restaurant | South Indian restaurant | South Indian restaurants, South Indian food
    southwestern_us_restaurant | Southwestern US restaurant | Southwestern US restaurants, Southwestern US food
    spanish_restaurant | Spanish restaurant | Spanish restaurants, Spanish food
    sports_bar | Sports bar | sports bars
    sri_lankan_restaurant | Sri Lankan restaurant | Sri Lankan restaurants, Sri Lankan food
    steak_house | Steakhouse | steakhouses, steak, steaks, steak house
    sushi_restaurant | Sushi restaurant | sushi restaurants, sushi, sushi bar
    swiss_restaurant | Swiss restaurant | Swiss restaurants, Swiss food
    taco_restaurant | Taco restaurant | taco restaurants, tacos, taco, taqueria
    taiwanese_restaurant | Taiwanese restaurant | Taiwanese restaurants, Taiwanese food
    tapas_restaurant | Tapas restaurant | tapas restaurants, tapas, tapas bar
    tea_house | Tea house | tea houses, tea room, tearoom, tea
    tex_mex_restaurant | Tex-Mex restaurant | Tex-Mex restaurants, Tex-Mex
    thai_restaurant | Thai restaurant | Thai restaurants, Thai food
    tibetan_restaurant | Tibetan restaurant | Tibetan restaurants, Tibetan food
    tonkatsu_restaurant | Tonkatsu restaurant | tonkatsu restaurants, tonkatsu
    turkish_restaurant | Turkish restaurant | Turkish restaurants, Turkish food
    ukrainian_restaurant | Ukrainian restaurant | Ukrainian restaurants, Ukrainian food
    vegan_restaurant | Vegan restaurant | vegan restaurants, vegan, vegan food
    vegetarian_restaurant | Vegetarian restaurant | vegetarian restaurants, vegetarian, vegetarian food
    vietnamese_restaurant | Vietnamese restaurant | Vietnamese restaurants, Vietnamese food
    western_restaurant | Western restaurant | Western restaurants, Western food
    wine_bar | Wine bar | wine bars
    winery | Winery | wineries
    yakiniku_restaurant | Yakiniku restaurant | yakiniku restaurants, yakiniku
    yakitori_restaurant | Yakitori restaurant | yakitori restaurants, yakitori
    administrative_area_level_1 | First-level area
    administrative_area_level_2 | Second-level area
    country | Country
    locality | Town
    postal_code | Postal code
    school_district | School district
    city_hall | City hall | city halls, town hall, town halls
    courthouse | Courthouse | courthouses, court, law court
    embassy | Embassy | embassies, consulate, consulates
    fire_station | Fire station | fire stations, fire brigade, fire department
    government_office | Government office | government offices
    local_government_office | Local government office | local government offices
    neighborhood_police_station | Neighborhood police station | neighborhood police stations
    police | Police station | police stations, police
    post_office | Post office | post offices, post
    chiropractor | Chiropractor | chiropractors
    dental_clinic | Dental clinic | dental clinics
    dentist | Dentist | dentists, dental practice
    doctor | Doctor | doctors, physician, GP
    drugstore | Drugstore | drugstores, drug store
    general_hospital | General hospital | general hospitals
    hospital | Hospital | hospitals, emergency room, clinic
    massage | Massage parlor | massage parlors, massage, massages
    massage_spa | Massage spa | massage spas
    medical_center | Medical center | medical centers, health center, health centre, medical centre
    medical_clinic | Medical clinic | medical clinics, clinic
    medical_lab | Medical laboratory | medical laboratories, medical lab
    pharmacy | Pharmacy | pharmacies, chemist, chemists, drugstore, drugstores
    physiotherapist | Physiotherapist | physiotherapists, physical therapist, physio
    sauna | Sauna | saunas
    skin_care_clinic | Skin care clinic | skin care clinics
    spa | Spa | spas, day spa, wellness
    tanning_studio | Tanning studio | tanning studios, solarium
    wellness_center | Wellness center | wellness centers, wellness centre
    yoga_studio | Yoga studio | yoga studios, yoga
    apartment_building | Apartment building
    apartment_complex | Apartment complex
    condominium_complex | Condominium complex
    housing_complex | Housing complex
    bed_and_breakfast | Bed and breakfast | bed and breakfasts, B&B, BnB
    budget_japanese_inn | Budget Japanese inn | budget Japanese inns
    campground | Campground | campgrounds, campsite, campsites, camping, camp site
    camping_cabin | Camping cabin | camping cabins
    cottage | Cottage | cottages, holiday cottage
    extended_stay_hotel | Extended stay hotel | extended stay hotels, aparthotel, serviced apartments
    farmstay | Farmstay | farmstays
    guest_house | Guest house | guest houses, guesthouse, guesthouses, pension
    hostel | Hostel | hostels, youth hostel, youth hostels, backpackers
    hotel | Hotel | hotels
    inn | Inn | inns
    japanese_inn | Japanese inn | Japanese inns, ryokan
    lodging | Lodging | accommodation, places to stay
    mobile_home_park | Mobile home park
    motel | Motel | motels
    private_guest_room | Private guest room | private guest rooms
    resort_hotel | Resort hotel | resort hotels, resort, resorts
    rv_park | RV park | RV parks, caravan park, caravan site
    beach | Beach | beaches
    island | Island
    lake | Lake | lakes
    mountain_peak | Mountain peak
    nature_preserve | Nature preserve | nature preserves, nature reserve, nature reserves
    river | River
    scenic_spot | Scenic spot | scenic spots, viewpoint, viewpoints, scenic view
    woods | Woods | forest, forests
    buddhist_temple | Buddhist temple | Buddhist temples
    church | Church | churches, cathedral, cathedrals, chapel
    hindu_temple | Hindu temple | Hindu temples
    mosque | Mosque | mosques, masjid
    shinto_shrine | Shinto shrine | Shinto shrines, shrine, shrines
    synagogue | Synagogue | synagogues
    aircraft_rental_service | Aircraft rental
    association_or_organization | Association or organization
    astrologer | Astrologer | astrologers
    barber_shop | Barber shop | barber shops, barber, barbers, barbershop
    beautician | Beautician | beauticians
    beauty_salon | Beauty salon | beauty salons, beauty parlour, beauty parlor
    body_art_service | Body art studio | body art studios, tattoo, tattoo studio, tattoo parlor
    catering_service | Catering service | catering services
    cemetery | Cemetery | cemeteries, graveyard, graveyards
    chauffeur_service | Chauffeur service | chauffeur services
    child_care_agency | Childcare agency | childcare agencies, childcare, daycare, day care, creche
    consultant | Consultant | consultants
    courier_service | Courier service | courier services, courier, parcel service
    electrician | Electrician | electricians
    employment_agency | Employment agency | employment agencies, job center, job centre
    florist | Florist | florists, flower shop, flower shops, flowers
    food_delivery | Food delivery | delivery service
    foot_care | Foot care | podiatrist
    funeral_home | Funeral home | funeral homes, undertaker
    hair_care | Hair care | hairdresser, hairdressers
    hair_salon | Hair salon | hair salons, hairdresser, hairdressers, haircut
    insurance_agency | Insurance agency | insurance agencies, insurance
    laundry | Laundry | laundries, laundromat, launderette, laundrette, dry cleaner, dry cleaning
    lawyer | Lawyer | lawyers, attorney, attorneys, solicitor, law firm
    locksmith | Locksmith | locksmiths
    makeup_artist | Makeup artist | makeup artists
    marketing_consultant | Marketing consultant | marketing consultants
    moving_company | Moving company | moving companies, movers, removals
    nail_salon | Nail salon | nail salons, manicure, nails
    non_profit_organization | Nonprofit organization | nonprofit organizations
    painter | Painter | painters
    pet_boarding_service | Pet boarding service | pet boarding services
    pet_care | Pet care |
    plumber | Plumber | plumbers
    psychic | Psychic | psychics
    real_estate_agency | Real estate agency | real estate agencies, real estate agent, estate agent, estate agents, realtor
    roofing_contractor | Roofing contractor | roofing contractors, roofer, roofers
    service | Service
    shipping_service | Shipping service
    storage | Storage
    summer_camp_organizer | Summer camp organizer | summer camp organizers
    tailor | Tailor | tailors, alterations
    telecommunications_service_provider | Telecommunications provider
    tour_agency | Tour agency | tour agencies, tours, tour operator
    tourist_information_center | Tourist information center | tourist information centers, tourist information, tourist office, tourist info
    travel_agency | Travel agency | travel agencies, travel agent
    veterinary_care | Veterinary clinic | veterinary clinics, vet, vets, veterinarian, animal hospital, veterinary
    asian_grocery_store | Asian grocery store | Asian grocery stores
    auto_parts_store | Auto parts store | auto parts stores, car parts, auto parts
    bicycle_store | Bicycle store | bicycle stores, bike shop, bike shops, bicycle shop, cycle shop
    book_store | Bookstore | bookstores, bookshop, bookshops, book store, books
    building_materials_store | Building materials store | building materials stores, building materials, lumber yard
    butcher_shop | Butcher shop | butcher shops, butcher, butchers, meat
    cell_phone_store | Cell phone store | cell phone stores, mobile phone shop, phone shop, phone store
    clothing_store | Clothing store | clothing stores, clothes shop, clothes, clothing, fashion, boutique
    convenience_store | Convenience store | convenience stores, corner shop, mini market, minimart, kiosk
    cosmetics_store | Cosmetics store | cosmetics stores, cosmetics, perfumery, make-up
    department_store | Department store | department stores
    discount_store | Discount store | discount stores
    discount_supermarket | Discount supermarket | discount supermarkets
    electronics_store | Electronics store | electronics stores, electronics, computer shop
    farmers_market | Farmers' market | farmers' markets
    flea_market | Flea market | flea markets
    food_store | Food store | food stores
    furniture_store | Furniture store | furniture stores, furniture, furniture shop
    garden_center | Garden center | garden centers, garden centre, nursery, plant nursery
    general_store | General store | general stores
    gift_shop | Gift shop | gift shops, gifts, souvenirs, souvenir shop
    grocery_store | Grocery store | grocery stores, grocery, groceries, grocer, food shop
    hardware_store | Hardware store | hardware stores, hardware, DIY store, tools
    health_food_store | Health food store | health food stores, health food, organic shop
    home_goods_store | Home goods store | home goods stores, housewares
    home_improvement_store | Home improvement store | home improvement stores, home improvement, DIY
    hypermarket | Hypermarket | hypermarkets
    jewelry_store | Jewelry store | jewelry stores, jeweler, jeweller, jewelry, jewellery
    liquor_store | Liquor store | liquor stores, off-licence, wine shop, liquor, bottle shop
    market | Market | markets, marketplace
    pet_store | Pet store | pet stores, pet shop, pet shops
    shoe_store | Shoe store | shoe stores, shoe shop, shoes
    shopping_mall | Shopping mall | shopping malls, mall, malls, shopping center, shopping centre, shopping centres
    sporting_goods_store | Sporting goods store | sporting goods stores, sports shop, sports store, sporting goods
    sportswear_store | Sportswear store | sportswear stores
    store | Store | stores, shop, shops, shopping
    supermarket | Supermarket | supermarkets, food market
    tea_store | Tea store | tea stores, tea shop
    thrift_store | Thrift store | thrift stores, charity shop, second-hand shop, op shop
    toy_store | Toy store | toy stores, toy shop, toys
    warehouse_store | Warehouse store | warehouse stores
    wholesaler | Wholesaler | wholesalers
    womens_clothing_store | Women's clothing store | women's clothing stores, womenswear
    arena | Arena | arenas, sports arena
    athletic_field | Athletic field | athletic fields, sports field, sports ground, playing field, pitch
    fishing_charter | Fishing charter | fishing charters
    fishing_pier | Fishing pier | fishing piers
    fishing_pond | Fishing pond | fishing ponds
    fitness_center | Fitness center | fitness centers, fitness, fitness studio, fitness centre
    golf_course | Golf course | golf courses, golf
    gym | Gym | gyms, fitness, fitness studio, gymnasium
    ice_skating_rink | Ice skating rink | ice skating rinks, ice rink, ice rinks, skating
    indoor_golf_course | Indoor golf course | indoor golf courses
    playground | Playground | playgrounds, play area
    race_course | Racecourse | racecourses, racetrack, race track
    ski_resort | Ski resort | ski resorts, ski area, skiing, ski lift, ski lifts, chairlift, chairlifts, chair lift, chair lifts
    sports_activity_location | Sports venue | sports venues
    sports_club | Sports club | sports clubs, athletic club
    sports_coaching | Sports coaching |
    sports_complex | Sports complex | sports complexes, sports center, sports centre
    sports_school | Sports school | sports schools
    stadium | Stadium | stadiums, stadia, football ground
    swimming_pool | Swimming pool | swimming pools, pool, pools, swimming, public pool, swimming baths
    tennis_court | Tennis court | tennis courts, tennis
    airport | Airport | airports, airfield
    airstrip | Airstrip | airstrips
    bike_sharing_station | Bike-sharing station | bike-sharing stations, bike sharing, bike rental, bike hire
    bridge | Bridge
    bus_station | Bus station | bus stations, bus terminal, coach station
    bus_stop | Bus stop | bus stops, bus
    ferry_service | Ferry service | ferry services
    ferry_terminal | Ferry terminal | ferry terminals, ferry, ferries, ferry port
    heliport | Heliport | heliports, helipad
    international_airport | International airport | international airports
    light_rail_station | Light rail station | light rail stations
    park_and_ride | Park and ride |
    subway_station | Subway station | subway stations, subway, metro, metro station, metro stations, underground, underground station, tube station
    taxi_service | Taxi service | taxi services
    taxi_stand | Taxi stand | taxi stands, taxi, taxis, taxi rank, cab, cabs
    toll_station | Toll station | toll stations, toll booth
    train_station | Train station | train stations, railway station, railway stations, rail station, station, stations, trains
    train_ticket_office | Train ticket office | train ticket offices
    tram_stop | Tram stop | tram stops, tram, trams
    transit_depot | Transit depot
    transit_station | Transit station | transit stations, public transport, public transit, gondola, gondolas, cable car, cable cars, aerial tramway
    transit_stop | Transit stop | transit stops
    transportation_service | Transportation service
    truck_stop | Truck stop | truck stops
    administrative_area_level_3 | Third-level area
    administrative_area_level_4 | Fourth-level area
    administrative_area_level_5 | Fifth-level area
    administrative_area_level_6 | Sixth-level area
    administrative_area_level_7 | Seventh-level area
    archipelago | Archipelago
    colloquial_area | Area by common name
    continent | Continent
    establishment | Establishment
    finance | Finance
    food | Food
    general_contractor | General contractor
    geocode | Address or area
    health | Health
    intersection | Intersection
    landmark | Landmark
    natural_feature | Natural feature
    neighborhood | Neighborhood
    place_of_worship | Place of worship | places of worship
    plus_code | Plus code
    point_of_interest | Point of interest
    political | Political area
    postal_code_prefix | Start of a postal code
    postal_code_suffix | End of a postal code
    postal_town | Postal town
    premise | Building
    route | Street
    street_address | Street address
    sublocality | District
    sublocality_level_1 | First-level district
    sublocality_level_2 | Second-level district
    sublocality_level_3 | Third-level district
    sublocality_level_4 | Fourth-level district
    sublocality_level_5 | Fifth-level district
    subpremise | Unit
    town_square | Town square
    """)
}
