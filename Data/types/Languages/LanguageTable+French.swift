// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// French.
  static let french = LanguageTable(
    "fr",
    inside: ["à", "au", "aux", "en", "dans", "de", "du", "sur", "ici"],
    near: [
      "près de", "près du", "près des", "près d", "à côté de", "à proximité", "à proximité de", "autour de", "près de moi",
      "autour de moi", "proche de", "vers",
    ],
    """
    car_dealer | Concessionnaire automobile | concessionnaires, concession auto, vente de voitures
    car_rental | Location de voitures | location de voiture, voiture de location, louer une voiture
    car_repair | Garage automobile | garage, garages, garagiste, réparation auto
    car_wash | Station de lavage | lavage auto, lavage de voiture
    electric_vehicle_charging_station | Borne de recharge | bornes de recharge, station de recharge, recharge électrique
    gas_station | Station-service | stations-service, station essence, essence, carburant, pompe à essence
    parking | Parking | parkings, stationnement, se garer
    parking_garage | Parking couvert | parking souterrain
    parking_lot | Parc de stationnement | parcs de stationnement
    rest_stop | Aire de repos | aires de repos, aire d'autoroute
    tire_shop | Magasin de pneus | pneus
    corporate_office | Bureau d'entreprise | bureau, bureaux
    coworking_space | Espace de coworking | coworking
    farm | Ferme | fermes
    art_gallery | Galerie d'art | galeries d'art, galerie, galeries, musée d'art
    art_museum | Musée d'art | musées d'art, musée des beaux-arts
    castle | Château | châteaux, palais, forteresse
    cultural_landmark | Site culturel | sites culturels
    fountain | Fontaine | fontaines
    historical_place | Lieu historique | lieux historiques
    history_museum | Musée d'histoire | musées d'histoire
    monument | Monument | monuments, mémorial
    museum | Musée | musées, exposition
    performing_arts_theater | Théâtre | théâtres
    sculpture | Sculpture | sculptures
    educational_institution | Établissement d'enseignement
    library | Bibliothèque | bibliothèques, médiathèque, médiathèques
    preschool | École maternelle | maternelle, crèche, jardin d'enfants
    primary_school | École primaire | écoles primaires, école élémentaire
    research_institute | Institut de recherche |
    school | École | écoles
    secondary_school | Lycée | lycées, collège, collèges
    university | Université | universités, fac, faculté
    amusement_park | Parc d'attractions | parcs d'attractions, parc à thème, fête foraine
    aquarium | Aquarium | aquariums
    botanical_garden | Jardin botanique | jardins botaniques, jardin des plantes
    bowling_alley | Bowling | bowlings
    casino | Casino | casinos
    city_park | Parc municipal | jardin public
    comedy_club | Café-théâtre | comedy club
    community_center | Centre communautaire | maison de quartier, salle polyvalente
    concert_hall | Salle de concert | salles de concert, concert, concerts
    convention_center | Palais des congrès | centre de congrès, parc des expositions
    cultural_center | Centre culturel | centres culturels, maison de la culture
    dog_park | Parc à chiens | parc canin
    event_venue | Salle de réception | salle des fêtes, lieu événementiel
    garden | Jardin | jardins
    hiking_area | Zone de randonnée | randonnée, randonnées, sentier
    historical_landmark | Monument historique | monuments historiques
    internet_cafe | Cybercafé | cybercafés
    karaoke | Karaoké | karaokés
    marina | Port de plaisance | marina
    miniature_golf_course | Minigolf | mini-golf
    movie_theater | Cinéma | cinémas, ciné
    national_park | Parc national | parcs nationaux
    night_club | Boîte de nuit | boîtes de nuit, discothèque, discothèques, club
    observation_deck | Plateforme d'observation | belvédère
    opera_house | Opéra | opéras
    park | Parc | parcs, jardin public
    picnic_ground | Aire de pique-nique | pique-nique
    planetarium | Planétarium | planétariums
    plaza | Place | places
    tourist_attraction | Site touristique | sites touristiques, attraction touristique, attractions, à voir, à visiter
    vineyard | Vignoble | vignobles
    visitor_center | Centre d'accueil des visiteurs |
    water_park | Parc aquatique | parcs aquatiques
    wedding_venue | Lieu de mariage |
    wildlife_park | Parc animalier | parcs animaliers
    zoo | Zoo | zoos, parc zoologique
    public_bath | Bains publics | thermes
    public_bathroom | Toilettes publiques | toilettes, WC, sanitaires
    accounting | Cabinet comptable | comptable, expert-comptable
    atm | Distributeur de billets | distributeur, distributeurs, DAB, guichet automatique
    bank | Banque | banques, agence bancaire
    african_restaurant | Restaurant africain | cuisine africaine
    american_restaurant | Restaurant américain | cuisine américaine
    asian_restaurant | Restaurant asiatique | restaurants asiatiques, cuisine asiatique
    bakery | Boulangerie | boulangeries, boulanger, pain
    bar | Bar | bars, bar à bières
    barbecue_restaurant | Restaurant de grillades | grill, barbecue, grillades
    beer_garden | Brasserie en plein air |
    bistro | Bistrot | bistrots, bistro
    breakfast_restaurant | Restaurant pour le petit-déjeuner | petit-déjeuner, petit déj
    brewery | Brasserie artisanale | brasserie, brasseries
    brunch_restaurant | Restaurant de brunch | brunch
    buffet_restaurant | Restaurant à buffet | buffet, buffet à volonté
    cafe | Café | cafés
    cafeteria | Cafétéria | cantine, self
    cake_shop | Magasin de gâteaux | gâteaux
    candy_store | Confiserie | confiseries, bonbons
    chinese_restaurant | Restaurant chinois | restaurants chinois, cuisine chinoise, chinois
    chocolate_shop | Chocolaterie | chocolateries, chocolat, chocolatier
    cocktail_bar | Bar à cocktails | bars à cocktails, cocktails
    coffee_shop | Coffee shop | café, salon de café
    confectionery | Pâtisserie-confiserie |
    deli | Épicerie fine | traiteur, traiteurs
    dessert_shop | Boutique de desserts | dessert, desserts
    diner | Diner | resto américain
    donut_shop | Magasin de donuts | donuts, beignets
    fast_food_restaurant | Restauration rapide | fast-food, fast-foods, malbouffe
    fine_dining_restaurant | Restaurant gastronomique | restaurants gastronomiques, gastronomie
    food_court | Aire de restauration |
    french_restaurant | Restaurant français | restaurants français, cuisine française
    german_restaurant | Restaurant allemand | cuisine allemande
    greek_restaurant | Restaurant grec | restaurants grecs, cuisine grecque
    halal_restaurant | Restaurant halal | halal
    hamburger_restaurant | Restaurant de hamburgers | burger, burgers, hamburger, hamburgers
    hookah_bar | Bar à chicha | chicha
    ice_cream_shop | Glacier | glaciers, glace, glaces
    indian_restaurant | Restaurant indien | restaurants indiens, cuisine indienne, indien
    indonesian_restaurant | Restaurant indonésien |
    irish_pub | Pub irlandais | pubs irlandais
    italian_restaurant | Restaurant italien | restaurants italiens, cuisine italienne, italien
    japanese_restaurant | Restaurant japonais | restaurants japonais, cuisine japonaise, japonais
    juice_shop | Bar à jus | jus, smoothies
    kebab_shop | Kebab | kebabs, döner
    korean_restaurant | Restaurant coréen | restaurants coréens, cuisine coréenne, coréen
    lebanese_restaurant | Restaurant libanais | restaurants libanais, cuisine libanaise, libanais
    meal_delivery | Livraison de repas | livraison
    meal_takeaway | Plats à emporter | à emporter, vente à emporter
    mediterranean_restaurant | Restaurant méditerranéen | cuisine méditerranéenne
    mexican_restaurant | Restaurant mexicain | restaurants mexicains, cuisine mexicaine, mexicain
    middle_eastern_restaurant | Restaurant oriental | cuisine orientale
    moroccan_restaurant | Restaurant marocain | couscous, cuisine marocaine
    noodle_shop | Restaurant de nouilles | nouilles
    pastry_shop | Pâtisserie | pâtisseries, pâtissier
    persian_restaurant | Restaurant persan | restaurant iranien
    pizza_restaurant | Pizzeria | pizzerias, pizza, pizzas
    portuguese_restaurant | Restaurant portugais | cuisine portugaise
    pub | Pub | pubs
    ramen_restaurant | Restaurant de ramen | ramen
    restaurant | Restaurant | restaurants, resto, restos, manger, déjeuner, dîner
    russian_restaurant | Restaurant russe | cuisine russe
    sandwich_shop | Sandwicherie | sandwicheries, sandwich, sandwichs
    seafood_restaurant | Restaurant de fruits de mer | fruits de mer, poisson
    snack_bar | Snack | snacks, snack-bar
    spanish_restaurant | Restaurant espagnol | cuisine espagnole
    sports_bar | Bar sportif | bar des sports
    steak_house | Grill à viande | steak, steakhouse
    sushi_restaurant | Restaurant de sushis | sushi, sushis, bar à sushis
    tapas_restaurant | Restaurant de tapas | tapas, bar à tapas
    tea_house | Salon de thé | salons de thé, thé
    thai_restaurant | Restaurant thaïlandais | restaurants thaïlandais, cuisine thaïlandaise, thaï
    turkish_restaurant | Restaurant turc | restaurants turcs, cuisine turque
    vegan_restaurant | Restaurant végane | végane, vegan
    vegetarian_restaurant | Restaurant végétarien | restaurants végétariens, végétarien
    vietnamese_restaurant | Restaurant vietnamien | restaurants vietnamiens, cuisine vietnamienne
    wine_bar | Bar à vin | bars à vin, cave à manger
    winery | Domaine viticole | domaines viticoles, caves
    administrative_area_level_1 | Région
    administrative_area_level_2 | Département
    administrative_area_level_3 | Arrondissement
    country | Pays
    locality | Ville
    postal_code | Code postal
    city_hall | Mairie | mairies, hôtel de ville
    courthouse | Palais de justice | tribunal, tribunaux
    embassy | Ambassade | ambassades, consulat, consulats
    fire_station | Caserne de pompiers | pompiers, casernes
    government_office | Administration publique | administration
    local_government_office | Administration locale |
    police | Commissariat de police | police, commissariat, gendarmerie
    post_office | Bureau de poste | bureaux de poste, poste, La Poste
    dentist | Dentiste | dentistes, cabinet dentaire
    doctor | Médecin | médecins, docteur, généraliste
    drugstore | Parapharmacie | parapharmacies, droguerie
    general_hospital | Hôpital général |
    hospital | Hôpital | hôpitaux, urgences, clinique, cliniques
    massage | Salon de massage | massage, massages
    medical_center | Centre médical | centres médicaux, maison de santé
    medical_clinic | Clinique | cliniques
    medical_lab | Laboratoire d'analyses médicales | laboratoire
    pharmacy | Pharmacie | pharmacies, pharmacie de garde
    physiotherapist | Kinésithérapeute | kiné, kinés
    sauna | Sauna | saunas
    spa | Spa | spas, bien-être
    yoga_studio | Studio de yoga | yoga
    apartment_building | Immeuble d'habitation
    bed_and_breakfast | Chambre d'hôtes | chambres d'hôtes, bed and breakfast
    campground | Camping | campings, terrain de camping
    cottage | Gîte | gîtes, maison de vacances
    guest_house | Maison d'hôtes | maisons d'hôtes, pension
    hostel | Auberge de jeunesse | auberges de jeunesse, hostel
    hotel | Hôtel | hôtels
    inn | Auberge | auberges
    lodging | Hébergement | hébergements, logement, où dormir
    motel | Motel | motels
    resort_hotel | Complexe hôtelier | club de vacances, resort
    rv_park | Aire de camping-car | aires de camping-car, camping-car
    beach | Plage | plages
    island | Île
    lake | Lac | lacs
    mountain_peak | Sommet
    nature_preserve | Réserve naturelle | réserves naturelles
    river | Rivière
    scenic_spot | Point de vue | points de vue, panorama
    woods | Bois | forêt, forêts
    buddhist_temple | Temple bouddhiste | temples bouddhistes
    church | Église | églises, cathédrale, chapelle, basilique, cathédrales
    hindu_temple | Temple hindou | temples hindous
    mosque | Mosquée | mosquées
    shinto_shrine | Sanctuaire shinto |
    synagogue | Synagogue | synagogues
    barber_shop | Barbier | barbiers, coiffeur pour hommes
    beauty_salon | Institut de beauté | instituts de beauté, esthéticienne
    cemetery | Cimetière | cimetières
    child_care_agency | Garde d'enfants | crèche, crèches, halte-garderie
    courier_service | Service de coursier | coursier
    electrician | Électricien | électriciens
    florist | Fleuriste | fleuristes, fleurs
    funeral_home | Pompes funèbres |
    hair_care | Soins capillaires | coiffeur, coiffeurs
    hair_salon | Salon de coiffure | salons de coiffure, coiffeur, coiffeurs, coiffeuse
    insurance_agency | Agence d'assurance | assurance, assurances
    laundry | Laverie | laveries, pressing, blanchisserie
    lawyer | Avocat | avocats, cabinet d'avocats
    locksmith | Serrurier | serruriers
    moving_company | Entreprise de déménagement | déménagement, déménageurs
    nail_salon | Onglerie | manucure, ongles
    plumber | Plombier | plombiers
    real_estate_agency | Agence immobilière | agences immobilières, immobilier
    tailor | Tailleur | tailleurs, retoucherie, couturier
    tourist_information_center | Office de tourisme | offices de tourisme, syndicat d'initiative
    travel_agency | Agence de voyages | agences de voyages
    veterinary_care | Vétérinaire | vétérinaires, clinique vétérinaire
    auto_parts_store | Magasin de pièces automobiles | pièces auto
    bicycle_store | Magasin de vélos | vélo, vélos, réparation de vélos
    book_store | Librairie | librairies, livres
    butcher_shop | Boucherie | boucheries, boucher, charcuterie
    cell_phone_store | Magasin de téléphones | téléphonie
    clothing_store | Magasin de vêtements | vêtements, mode, prêt-à-porter
    convenience_store | Supérette | supérettes, épicerie de nuit
    cosmetics_store | Parfumerie | parfumeries, cosmétiques
    department_store | Grand magasin | grands magasins
    electronics_store | Magasin d'électronique | électronique, informatique
    farmers_market | Marché de producteurs | marchés de producteurs
    flea_market | Marché aux puces | puces, brocante, brocantes
    food_store | Magasin d'alimentation | alimentation
    furniture_store | Magasin de meubles | meubles, ameublement
    garden_center | Jardinerie | jardineries
    gift_shop | Boutique de cadeaux | cadeaux, souvenirs
    grocery_store | Épicerie | épiceries, courses
    hardware_store | Quincaillerie | quincailleries
    home_improvement_store | Magasin de bricolage | bricolage
    jewelry_store | Bijouterie | bijouteries, bijoux, joaillerie
    liquor_store | Caviste | cavistes, vins et spiritueux
    market | Marché | marchés, halles
    pet_store | Animalerie | animaleries
    shoe_store | Magasin de chaussures | chaussures
    shopping_mall | Centre commercial | centres commerciaux, galerie marchande
    sporting_goods_store | Magasin de sport | articles de sport
    store | Magasin | magasins, boutique, boutiques, shopping
    supermarket | Supermarché | supermarchés, hypermarché
    thrift_store | Friperie | friperies, dépôt-vente
    toy_store | Magasin de jouets | jouets
    arena | Arène | salle omnisports
    athletic_field | Terrain de sport | terrains de sport
    fitness_center | Centre de remise en forme | fitness
    golf_course | Terrain de golf | golf, golfs
    gym | Salle de sport | salles de sport, musculation, gym
    ice_skating_rink | Patinoire | patinoires
    playground | Aire de jeux | aires de jeux, jeux pour enfants
    race_course | Hippodrome | champ de courses
    ski_resort | Station de ski | stations de ski, ski, télésiège, télésièges, téléski, remontée mécanique, remontées mécaniques
    sports_club | Club de sport | clubs de sport
    sports_complex | Complexe sportif | complexes sportifs, gymnase
    stadium | Stade | stades
    swimming_pool | Piscine | piscines, baignade
    tennis_court | Court de tennis | courts de tennis, tennis
    airport | Aéroport | aéroports, aérogare
    bike_sharing_station | Station de vélos en libre-service | vélos en libre-service, location de vélos
    bridge | Pont | ponts
    bus_station | Gare routière | gares routières, gare d’autobus
    bus_stop | Arrêt de bus | arrêts de bus, bus
    ferry_terminal | Gare maritime | ferry, ferrys, bac
    heliport | Héliport |
    international_airport | Aéroport international |
    light_rail_station | Station de métro léger |
    subway_station | Station de métro | stations de métro, métro
    taxi_stand | Station de taxis | taxi, taxis
    train_station | Gare | gares, gare ferroviaire, train
    tram_stop | Arrêt de tramway | tramway, tram
    transit_station | Station de transports en commun | transports en commun, téléphérique, téléphériques, télécabine
    archipelago | Archipel
    continent | Continent
    establishment | Établissement
    intersection | Carrefour
    landmark | Point de repère
    natural_feature | Élément naturel
    neighborhood | Quartier
    place_of_worship | Lieu de culte | lieux de culte
    plus_code | Plus code
    point_of_interest | Point d'intérêt
    political | Zone politique
    postal_town | Ville postale
    premise | Bâtiment
    route | Rue
    street_address | Adresse
    sublocality | Arrondissement ou quartier
    town_square | Place du village
    """)
}
