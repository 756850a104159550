// SPDX-License-Identifier: Apache-2.0

extension PlaceType {
  // MARK: Collections

  /// Towns; has to be the only type of a filter.
  public static let cities = PlaceType(rawValue: "(cities)")

  /// Areas that people live in or write in addresses; has to be the only type of a filter.
  public static let regions = PlaceType(rawValue: "(regions)")

  /// A collection of the legacy service; autocomplete refuses it.
  public static let address = PlaceType(rawValue: "address")

  // MARK: Table A: types that a place may have as its primary type

  /// `academic_department`
  public static let academicDepartment = PlaceType(rawValue: "academic_department")

  /// `acai_shop`
  public static let acaiShop = PlaceType(rawValue: "acai_shop")

  /// `accounting`
  public static let accounting = PlaceType(rawValue: "accounting")

  /// `administrative_area_level_1`
  public static let administrativeAreaLevel1 = PlaceType(rawValue: "administrative_area_level_1")

  /// `administrative_area_level_2`
  public static let administrativeAreaLevel2 = PlaceType(rawValue: "administrative_area_level_2")

  /// `adventure_sports_center`
  public static let adventureSportsCenter = PlaceType(rawValue: "adventure_sports_center")

  /// `afghani_restaurant`
  public static let afghaniRestaurant = PlaceType(rawValue: "afghani_restaurant")

  /// `african_restaurant`
  public static let africanRestaurant = PlaceType(rawValue: "african_restaurant")

  /// `aircraft_rental_service`
  public static let aircraftRentalService = PlaceType(rawValue: "aircraft_rental_service")

  /// `airport`
  public static let airport = PlaceType(rawValue: "airport")

  /// `airstrip`
  public static let airstrip = PlaceType(rawValue: "airstrip")

  /// `american_restaurant`
  public static let americanRestaurant = PlaceType(rawValue: "american_restaurant")

  /// `amphitheatre`
  public static let amphitheatre = PlaceType(rawValue: "amphitheatre")

  /// `amusement_center`
  public static let amusementCenter = PlaceType(rawValue: "amusement_center")

  /// `amusement_park`
  public static let amusementPark = PlaceType(rawValue: "amusement_park")

  /// `apartment_building`
  public static let apartmentBuilding = PlaceType(rawValue: "apartment_building")

  /// `apartment_complex`
  public static let apartmentComplex = PlaceType(rawValue: "apartment_complex")

  /// `aquarium`
  public static let aquarium = PlaceType(rawValue: "aquarium")

  /// `arena`
  public static let arena = PlaceType(rawValue: "arena")

  /// `argentinian_restaurant`
  public static let argentinianRestaurant = PlaceType(rawValue: "argentinian_restaurant")

  /// `art_gallery`
  public static let artGallery = PlaceType(rawValue: "art_gallery")

  /// `art_museum`
  public static let artMuseum = PlaceType(rawValue: "art_museum")

  /// `art_studio`
  public static let artStudio = PlaceType(rawValue: "art_studio")

  /// `asian_fusion_restaurant`
  public static let asianFusionRestaurant = PlaceType(rawValue: "asian_fusion_restaurant")

  /// `asian_grocery_store`
  public static let asianGroceryStore = PlaceType(rawValue: "asian_grocery_store")

  /// `asian_restaurant`
  public static let asianRestaurant = PlaceType(rawValue: "asian_restaurant")

  /// `association_or_organization`
  public static let associationOrOrganization = PlaceType(rawValue: "association_or_organization")

  /// `astrologer`
  public static let astrologer = PlaceType(rawValue: "astrologer")

  /// `athletic_field`
  public static let athleticField = PlaceType(rawValue: "athletic_field")

  /// `atm`
  public static let atm = PlaceType(rawValue: "atm")

  /// `auditorium`
  public static let auditorium = PlaceType(rawValue: "auditorium")

  /// `australian_restaurant`
  public static let australianRestaurant = PlaceType(rawValue: "australian_restaurant")

  /// `austrian_restaurant`
  public static let austrianRestaurant = PlaceType(rawValue: "austrian_restaurant")

  /// `auto_parts_store`
  public static let autoPartsStore = PlaceType(rawValue: "auto_parts_store")

  /// `bagel_shop`
  public static let bagelShop = PlaceType(rawValue: "bagel_shop")

  /// `bakery`
  public static let bakery = PlaceType(rawValue: "bakery")

  /// `bangladeshi_restaurant`
  public static let bangladeshiRestaurant = PlaceType(rawValue: "bangladeshi_restaurant")

  /// `bank`
  public static let bank = PlaceType(rawValue: "bank")

  /// `banquet_hall`
  public static let banquetHall = PlaceType(rawValue: "banquet_hall")

  /// `bar`
  public static let bar = PlaceType(rawValue: "bar")

  /// `bar_and_grill`
  public static let barAndGrill = PlaceType(rawValue: "bar_and_grill")

  /// `barbecue_area`
  public static let barbecueArea = PlaceType(rawValue: "barbecue_area")

  /// `barbecue_restaurant`
  public static let barbecueRestaurant = PlaceType(rawValue: "barbecue_restaurant")

  /// `barber_shop`
  public static let barberShop = PlaceType(rawValue: "barber_shop")

  /// `basque_restaurant`
  public static let basqueRestaurant = PlaceType(rawValue: "basque_restaurant")

  /// `bavarian_restaurant`
  public static let bavarianRestaurant = PlaceType(rawValue: "bavarian_restaurant")

  /// `beach`
  public static let beach = PlaceType(rawValue: "beach")

  /// `beautician`
  public static let beautician = PlaceType(rawValue: "beautician")

  /// `beauty_salon`
  public static let beautySalon = PlaceType(rawValue: "beauty_salon")

  /// `bed_and_breakfast`
  public static let bedAndBreakfast = PlaceType(rawValue: "bed_and_breakfast")

  /// `beer_garden`
  public static let beerGarden = PlaceType(rawValue: "beer_garden")

  /// `belgian_restaurant`
  public static let belgianRestaurant = PlaceType(rawValue: "belgian_restaurant")

  /// `bicycle_store`
  public static let bicycleStore = PlaceType(rawValue: "bicycle_store")

  /// `bike_sharing_station`
  public static let bikeSharingStation = PlaceType(rawValue: "bike_sharing_station")

  /// `bistro`
  public static let bistro = PlaceType(rawValue: "bistro")

  /// `body_art_service`
  public static let bodyArtService = PlaceType(rawValue: "body_art_service")

  /// `book_store`
  public static let bookStore = PlaceType(rawValue: "book_store")

  /// `botanical_garden`
  public static let botanicalGarden = PlaceType(rawValue: "botanical_garden")

  /// `bowling_alley`
  public static let bowlingAlley = PlaceType(rawValue: "bowling_alley")

  /// `brazilian_restaurant`
  public static let brazilianRestaurant = PlaceType(rawValue: "brazilian_restaurant")

  /// `breakfast_restaurant`
  public static let breakfastRestaurant = PlaceType(rawValue: "breakfast_restaurant")

  /// `brewery`
  public static let brewery = PlaceType(rawValue: "brewery")

  /// `brewpub`
  public static let brewpub = PlaceType(rawValue: "brewpub")

  /// `bridge`
  public static let bridge = PlaceType(rawValue: "bridge")

  /// `british_restaurant`
  public static let britishRestaurant = PlaceType(rawValue: "british_restaurant")

  /// `brunch_restaurant`
  public static let brunchRestaurant = PlaceType(rawValue: "brunch_restaurant")

  /// `buddhist_temple`
  public static let buddhistTemple = PlaceType(rawValue: "buddhist_temple")

  /// `budget_japanese_inn`
  public static let budgetJapaneseInn = PlaceType(rawValue: "budget_japanese_inn")

  /// `buffet_restaurant`
  public static let buffetRestaurant = PlaceType(rawValue: "buffet_restaurant")

  /// `building_materials_store`
  public static let buildingMaterialsStore = PlaceType(rawValue: "building_materials_store")

  /// `burmese_restaurant`
  public static let burmeseRestaurant = PlaceType(rawValue: "burmese_restaurant")

  /// `burrito_restaurant`
  public static let burritoRestaurant = PlaceType(rawValue: "burrito_restaurant")

  /// `bus_station`
  public static let busStation = PlaceType(rawValue: "bus_station")

  /// `bus_stop`
  public static let busStop = PlaceType(rawValue: "bus_stop")

  /// `business_center`
  public static let businessCenter = PlaceType(rawValue: "business_center")

  /// `butcher_shop`
  public static let butcherShop = PlaceType(rawValue: "butcher_shop")

  /// `cafe`
  public static let cafe = PlaceType(rawValue: "cafe")

  /// `cafeteria`
  public static let cafeteria = PlaceType(rawValue: "cafeteria")

  /// `cajun_restaurant`
  public static let cajunRestaurant = PlaceType(rawValue: "cajun_restaurant")

  /// `cake_shop`
  public static let cakeShop = PlaceType(rawValue: "cake_shop")

  /// `californian_restaurant`
  public static let californianRestaurant = PlaceType(rawValue: "californian_restaurant")

  /// `cambodian_restaurant`
  public static let cambodianRestaurant = PlaceType(rawValue: "cambodian_restaurant")

  /// `campground`
  public static let campground = PlaceType(rawValue: "campground")

  /// `camping_cabin`
  public static let campingCabin = PlaceType(rawValue: "camping_cabin")

  /// `candy_store`
  public static let candyStore = PlaceType(rawValue: "candy_store")

  /// `cantonese_restaurant`
  public static let cantoneseRestaurant = PlaceType(rawValue: "cantonese_restaurant")

  /// `car_dealer`
  public static let carDealer = PlaceType(rawValue: "car_dealer")

  /// `car_rental`
  public static let carRental = PlaceType(rawValue: "car_rental")

  /// `car_repair`
  public static let carRepair = PlaceType(rawValue: "car_repair")

  /// `car_wash`
  public static let carWash = PlaceType(rawValue: "car_wash")

  /// `caribbean_restaurant`
  public static let caribbeanRestaurant = PlaceType(rawValue: "caribbean_restaurant")

  /// `casino`
  public static let casino = PlaceType(rawValue: "casino")

  /// `castle`
  public static let castle = PlaceType(rawValue: "castle")

  /// `cat_cafe`
  public static let catCafe = PlaceType(rawValue: "cat_cafe")

  /// `catering_service`
  public static let cateringService = PlaceType(rawValue: "catering_service")

  /// `cell_phone_store`
  public static let cellPhoneStore = PlaceType(rawValue: "cell_phone_store")

  /// `cemetery`
  public static let cemetery = PlaceType(rawValue: "cemetery")

  /// `chauffeur_service`
  public static let chauffeurService = PlaceType(rawValue: "chauffeur_service")

  /// `chicken_restaurant`
  public static let chickenRestaurant = PlaceType(rawValue: "chicken_restaurant")

  /// `chicken_wings_restaurant`
  public static let chickenWingsRestaurant = PlaceType(rawValue: "chicken_wings_restaurant")

  /// `child_care_agency`
  public static let childCareAgency = PlaceType(rawValue: "child_care_agency")

  /// `childrens_camp`
  public static let childrensCamp = PlaceType(rawValue: "childrens_camp")

  /// `chilean_restaurant`
  public static let chileanRestaurant = PlaceType(rawValue: "chilean_restaurant")

  /// `chinese_noodle_restaurant`
  public static let chineseNoodleRestaurant = PlaceType(rawValue: "chinese_noodle_restaurant")

  /// `chinese_restaurant`
  public static let chineseRestaurant = PlaceType(rawValue: "chinese_restaurant")

  /// `chiropractor`
  public static let chiropractor = PlaceType(rawValue: "chiropractor")

  /// `chocolate_factory`
  public static let chocolateFactory = PlaceType(rawValue: "chocolate_factory")

  /// `chocolate_shop`
  public static let chocolateShop = PlaceType(rawValue: "chocolate_shop")

  /// `church`
  public static let church = PlaceType(rawValue: "church")

  /// `city_hall`
  public static let cityHall = PlaceType(rawValue: "city_hall")

  /// `city_park`
  public static let cityPark = PlaceType(rawValue: "city_park")

  /// `clothing_store`
  public static let clothingStore = PlaceType(rawValue: "clothing_store")

  /// `cocktail_bar`
  public static let cocktailBar = PlaceType(rawValue: "cocktail_bar")

  /// `coffee_roastery`
  public static let coffeeRoastery = PlaceType(rawValue: "coffee_roastery")

  /// `coffee_shop`
  public static let coffeeShop = PlaceType(rawValue: "coffee_shop")

  /// `coffee_stand`
  public static let coffeeStand = PlaceType(rawValue: "coffee_stand")

  /// `colombian_restaurant`
  public static let colombianRestaurant = PlaceType(rawValue: "colombian_restaurant")

  /// `comedy_club`
  public static let comedyClub = PlaceType(rawValue: "comedy_club")

  /// `community_center`
  public static let communityCenter = PlaceType(rawValue: "community_center")

  /// `concert_hall`
  public static let concertHall = PlaceType(rawValue: "concert_hall")

  /// `condominium_complex`
  public static let condominiumComplex = PlaceType(rawValue: "condominium_complex")

  /// `confectionery`
  public static let confectionery = PlaceType(rawValue: "confectionery")

  /// `consultant`
  public static let consultant = PlaceType(rawValue: "consultant")

  /// `convenience_store`
  public static let convenienceStore = PlaceType(rawValue: "convenience_store")

  /// `convention_center`
  public static let conventionCenter = PlaceType(rawValue: "convention_center")

  /// `corporate_office`
  public static let corporateOffice = PlaceType(rawValue: "corporate_office")

  /// `cosmetics_store`
  public static let cosmeticsStore = PlaceType(rawValue: "cosmetics_store")

  /// `cottage`
  public static let cottage = PlaceType(rawValue: "cottage")

  /// `country`
  public static let country = PlaceType(rawValue: "country")

  /// `courier_service`
  public static let courierService = PlaceType(rawValue: "courier_service")

  /// `courthouse`
  public static let courthouse = PlaceType(rawValue: "courthouse")

  /// `coworking_space`
  public static let coworkingSpace = PlaceType(rawValue: "coworking_space")

  /// `croatian_restaurant`
  public static let croatianRestaurant = PlaceType(rawValue: "croatian_restaurant")

  /// `cuban_restaurant`
  public static let cubanRestaurant = PlaceType(rawValue: "cuban_restaurant")

  /// `cultural_center`
  public static let culturalCenter = PlaceType(rawValue: "cultural_center")

  /// `cultural_landmark`
  public static let culturalLandmark = PlaceType(rawValue: "cultural_landmark")

  /// `cycling_park`
  public static let cyclingPark = PlaceType(rawValue: "cycling_park")

  /// `czech_restaurant`
  public static let czechRestaurant = PlaceType(rawValue: "czech_restaurant")

  /// `dance_hall`
  public static let danceHall = PlaceType(rawValue: "dance_hall")

  /// `danish_restaurant`
  public static let danishRestaurant = PlaceType(rawValue: "danish_restaurant")

  /// `deli`
  public static let deli = PlaceType(rawValue: "deli")

  /// `dental_clinic`
  public static let dentalClinic = PlaceType(rawValue: "dental_clinic")

  /// `dentist`
  public static let dentist = PlaceType(rawValue: "dentist")

  /// `department_store`
  public static let departmentStore = PlaceType(rawValue: "department_store")

  /// `dessert_restaurant`
  public static let dessertRestaurant = PlaceType(rawValue: "dessert_restaurant")

  /// `dessert_shop`
  public static let dessertShop = PlaceType(rawValue: "dessert_shop")

  /// `dim_sum_restaurant`
  public static let dimSumRestaurant = PlaceType(rawValue: "dim_sum_restaurant")

  /// `diner`
  public static let diner = PlaceType(rawValue: "diner")

  /// `discount_store`
  public static let discountStore = PlaceType(rawValue: "discount_store")

  /// `discount_supermarket`
  public static let discountSupermarket = PlaceType(rawValue: "discount_supermarket")

  /// `doctor`
  public static let doctor = PlaceType(rawValue: "doctor")

  /// `dog_cafe`
  public static let dogCafe = PlaceType(rawValue: "dog_cafe")

  /// `dog_park`
  public static let dogPark = PlaceType(rawValue: "dog_park")

  /// `donut_shop`
  public static let donutShop = PlaceType(rawValue: "donut_shop")

  /// `drugstore`
  public static let drugstore = PlaceType(rawValue: "drugstore")

  /// `dumpling_restaurant`
  public static let dumplingRestaurant = PlaceType(rawValue: "dumpling_restaurant")

  /// `dutch_restaurant`
  public static let dutchRestaurant = PlaceType(rawValue: "dutch_restaurant")

  /// `eastern_european_restaurant`
  public static let easternEuropeanRestaurant = PlaceType(rawValue: "eastern_european_restaurant")

  /// `ebike_charging_station`
  public static let ebikeChargingStation = PlaceType(rawValue: "ebike_charging_station")

  /// `educational_institution`
  public static let educationalInstitution = PlaceType(rawValue: "educational_institution")

  /// `electric_vehicle_charging_station`
  public static let electricVehicleChargingStation = PlaceType(rawValue: "electric_vehicle_charging_station")

  /// `electrician`
  public static let electrician = PlaceType(rawValue: "electrician")

  /// `electronics_store`
  public static let electronicsStore = PlaceType(rawValue: "electronics_store")

  /// `embassy`
  public static let embassy = PlaceType(rawValue: "embassy")

  /// `employment_agency`
  public static let employmentAgency = PlaceType(rawValue: "employment_agency")

  /// `ethiopian_restaurant`
  public static let ethiopianRestaurant = PlaceType(rawValue: "ethiopian_restaurant")

  /// `european_restaurant`
  public static let europeanRestaurant = PlaceType(rawValue: "european_restaurant")

  /// `event_venue`
  public static let eventVenue = PlaceType(rawValue: "event_venue")

  /// `extended_stay_hotel`
  public static let extendedStayHotel = PlaceType(rawValue: "extended_stay_hotel")

  /// `falafel_restaurant`
  public static let falafelRestaurant = PlaceType(rawValue: "falafel_restaurant")

  /// `family_restaurant`
  public static let familyRestaurant = PlaceType(rawValue: "family_restaurant")

  /// `farm`
  public static let farm = PlaceType(rawValue: "farm")

  /// `farmers_market`
  public static let farmersMarket = PlaceType(rawValue: "farmers_market")

  /// `farmstay`
  public static let farmstay = PlaceType(rawValue: "farmstay")

  /// `fast_food_restaurant`
  public static let fastFoodRestaurant = PlaceType(rawValue: "fast_food_restaurant")

  /// `ferris_wheel`
  public static let ferrisWheel = PlaceType(rawValue: "ferris_wheel")

  /// `ferry_service`
  public static let ferryService = PlaceType(rawValue: "ferry_service")

  /// `ferry_terminal`
  public static let ferryTerminal = PlaceType(rawValue: "ferry_terminal")

  /// `filipino_restaurant`
  public static let filipinoRestaurant = PlaceType(rawValue: "filipino_restaurant")

  /// `fine_dining_restaurant`
  public static let fineDiningRestaurant = PlaceType(rawValue: "fine_dining_restaurant")

  /// `fire_station`
  public static let fireStation = PlaceType(rawValue: "fire_station")

  /// `fish_and_chips_restaurant`
  public static let fishAndChipsRestaurant = PlaceType(rawValue: "fish_and_chips_restaurant")

  /// `fishing_charter`
  public static let fishingCharter = PlaceType(rawValue: "fishing_charter")

  /// `fishing_pier`
  public static let fishingPier = PlaceType(rawValue: "fishing_pier")

  /// `fishing_pond`
  public static let fishingPond = PlaceType(rawValue: "fishing_pond")

  /// `fitness_center`
  public static let fitnessCenter = PlaceType(rawValue: "fitness_center")

  /// `flea_market`
  public static let fleaMarket = PlaceType(rawValue: "flea_market")

  /// `florist`
  public static let florist = PlaceType(rawValue: "florist")

  /// `fondue_restaurant`
  public static let fondueRestaurant = PlaceType(rawValue: "fondue_restaurant")

  /// `food_court`
  public static let foodCourt = PlaceType(rawValue: "food_court")

  /// `food_delivery`
  public static let foodDelivery = PlaceType(rawValue: "food_delivery")

  /// `food_store`
  public static let foodStore = PlaceType(rawValue: "food_store")

  /// `foot_care`
  public static let footCare = PlaceType(rawValue: "foot_care")

  /// `fountain`
  public static let fountain = PlaceType(rawValue: "fountain")

  /// `french_restaurant`
  public static let frenchRestaurant = PlaceType(rawValue: "french_restaurant")

  /// `funeral_home`
  public static let funeralHome = PlaceType(rawValue: "funeral_home")

  /// `furniture_store`
  public static let furnitureStore = PlaceType(rawValue: "furniture_store")

  /// `fusion_restaurant`
  public static let fusionRestaurant = PlaceType(rawValue: "fusion_restaurant")

  /// `garden`
  public static let garden = PlaceType(rawValue: "garden")

  /// `garden_center`
  public static let gardenCenter = PlaceType(rawValue: "garden_center")

  /// `gas_station`
  public static let gasStation = PlaceType(rawValue: "gas_station")

  /// `gastropub`
  public static let gastropub = PlaceType(rawValue: "gastropub")

  /// `general_hospital`
  public static let generalHospital = PlaceType(rawValue: "general_hospital")

  /// `general_store`
  public static let generalStore = PlaceType(rawValue: "general_store")

  /// `german_restaurant`
  public static let germanRestaurant = PlaceType(rawValue: "german_restaurant")

  /// `gift_shop`
  public static let giftShop = PlaceType(rawValue: "gift_shop")

  /// `go_karting_venue`
  public static let goKartingVenue = PlaceType(rawValue: "go_karting_venue")

  /// `golf_course`
  public static let golfCourse = PlaceType(rawValue: "golf_course")

  /// `government_office`
  public static let governmentOffice = PlaceType(rawValue: "government_office")

  /// `greek_restaurant`
  public static let greekRestaurant = PlaceType(rawValue: "greek_restaurant")

  /// `grocery_store`
  public static let groceryStore = PlaceType(rawValue: "grocery_store")

  /// `guest_house`
  public static let guestHouse = PlaceType(rawValue: "guest_house")

  /// `gym`
  public static let gym = PlaceType(rawValue: "gym")

  /// `gyro_restaurant`
  public static let gyroRestaurant = PlaceType(rawValue: "gyro_restaurant")

  /// `hair_care`
  public static let hairCare = PlaceType(rawValue: "hair_care")

  /// `hair_salon`
  public static let hairSalon = PlaceType(rawValue: "hair_salon")

  /// `halal_restaurant`
  public static let halalRestaurant = PlaceType(rawValue: "halal_restaurant")

  /// `hamburger_restaurant`
  public static let hamburgerRestaurant = PlaceType(rawValue: "hamburger_restaurant")

  /// `hardware_store`
  public static let hardwareStore = PlaceType(rawValue: "hardware_store")

  /// `hawaiian_restaurant`
  public static let hawaiianRestaurant = PlaceType(rawValue: "hawaiian_restaurant")

  /// `health_food_store`
  public static let healthFoodStore = PlaceType(rawValue: "health_food_store")

  /// `heliport`
  public static let heliport = PlaceType(rawValue: "heliport")

  /// `hiking_area`
  public static let hikingArea = PlaceType(rawValue: "hiking_area")

  /// `hindu_temple`
  public static let hinduTemple = PlaceType(rawValue: "hindu_temple")

  /// `historical_landmark`
  public static let historicalLandmark = PlaceType(rawValue: "historical_landmark")

  /// `historical_place`
  public static let historicalPlace = PlaceType(rawValue: "historical_place")

  /// `history_museum`
  public static let historyMuseum = PlaceType(rawValue: "history_museum")

  /// `home_goods_store`
  public static let homeGoodsStore = PlaceType(rawValue: "home_goods_store")

  /// `home_improvement_store`
  public static let homeImprovementStore = PlaceType(rawValue: "home_improvement_store")

  /// `hookah_bar`
  public static let hookahBar = PlaceType(rawValue: "hookah_bar")

  /// `hospital`
  public static let hospital = PlaceType(rawValue: "hospital")

  /// `hostel`
  public static let hostel = PlaceType(rawValue: "hostel")

  /// `hot_dog_restaurant`
  public static let hotDogRestaurant = PlaceType(rawValue: "hot_dog_restaurant")

  /// `hot_dog_stand`
  public static let hotDogStand = PlaceType(rawValue: "hot_dog_stand")

  /// `hot_pot_restaurant`
  public static let hotPotRestaurant = PlaceType(rawValue: "hot_pot_restaurant")

  /// `hotel`
  public static let hotel = PlaceType(rawValue: "hotel")

  /// `housing_complex`
  public static let housingComplex = PlaceType(rawValue: "housing_complex")

  /// `hungarian_restaurant`
  public static let hungarianRestaurant = PlaceType(rawValue: "hungarian_restaurant")

  /// `hypermarket`
  public static let hypermarket = PlaceType(rawValue: "hypermarket")

  /// `ice_cream_shop`
  public static let iceCreamShop = PlaceType(rawValue: "ice_cream_shop")

  /// `ice_skating_rink`
  public static let iceSkatingRink = PlaceType(rawValue: "ice_skating_rink")

  /// `indian_restaurant`
  public static let indianRestaurant = PlaceType(rawValue: "indian_restaurant")

  /// `indonesian_restaurant`
  public static let indonesianRestaurant = PlaceType(rawValue: "indonesian_restaurant")

  /// `indoor_golf_course`
  public static let indoorGolfCourse = PlaceType(rawValue: "indoor_golf_course")

  /// `indoor_playground`
  public static let indoorPlayground = PlaceType(rawValue: "indoor_playground")

  /// `inn`
  public static let inn = PlaceType(rawValue: "inn")

  /// `insurance_agency`
  public static let insuranceAgency = PlaceType(rawValue: "insurance_agency")

  /// `international_airport`
  public static let internationalAirport = PlaceType(rawValue: "international_airport")

  /// `internet_cafe`
  public static let internetCafe = PlaceType(rawValue: "internet_cafe")

  /// `irish_pub`
  public static let irishPub = PlaceType(rawValue: "irish_pub")

  /// `irish_restaurant`
  public static let irishRestaurant = PlaceType(rawValue: "irish_restaurant")

  /// `island`
  public static let island = PlaceType(rawValue: "island")

  /// `israeli_restaurant`
  public static let israeliRestaurant = PlaceType(rawValue: "israeli_restaurant")

  /// `italian_restaurant`
  public static let italianRestaurant = PlaceType(rawValue: "italian_restaurant")

  /// `japanese_curry_restaurant`
  public static let japaneseCurryRestaurant = PlaceType(rawValue: "japanese_curry_restaurant")

  /// `japanese_inn`
  public static let japaneseInn = PlaceType(rawValue: "japanese_inn")

  /// `japanese_izakaya_restaurant`
  public static let japaneseIzakayaRestaurant = PlaceType(rawValue: "japanese_izakaya_restaurant")

  /// `japanese_restaurant`
  public static let japaneseRestaurant = PlaceType(rawValue: "japanese_restaurant")

  /// `jewelry_store`
  public static let jewelryStore = PlaceType(rawValue: "jewelry_store")

  /// `juice_shop`
  public static let juiceShop = PlaceType(rawValue: "juice_shop")

  /// `karaoke`
  public static let karaoke = PlaceType(rawValue: "karaoke")

  /// `kebab_shop`
  public static let kebabShop = PlaceType(rawValue: "kebab_shop")

  /// `korean_barbecue_restaurant`
  public static let koreanBarbecueRestaurant = PlaceType(rawValue: "korean_barbecue_restaurant")

  /// `korean_restaurant`
  public static let koreanRestaurant = PlaceType(rawValue: "korean_restaurant")

  /// `lake`
  public static let lake = PlaceType(rawValue: "lake")

  /// `latin_american_restaurant`
  public static let latinAmericanRestaurant = PlaceType(rawValue: "latin_american_restaurant")

  /// `laundry`
  public static let laundry = PlaceType(rawValue: "laundry")

  /// `lawyer`
  public static let lawyer = PlaceType(rawValue: "lawyer")

  /// `lebanese_restaurant`
  public static let lebaneseRestaurant = PlaceType(rawValue: "lebanese_restaurant")

  /// `library`
  public static let library = PlaceType(rawValue: "library")

  /// `light_rail_station`
  public static let lightRailStation = PlaceType(rawValue: "light_rail_station")

  /// `liquor_store`
  public static let liquorStore = PlaceType(rawValue: "liquor_store")

  /// `live_music_venue`
  public static let liveMusicVenue = PlaceType(rawValue: "live_music_venue")

  /// `local_government_office`
  public static let localGovernmentOffice = PlaceType(rawValue: "local_government_office")

  /// `locality`
  public static let locality = PlaceType(rawValue: "locality")

  /// `locksmith`
  public static let locksmith = PlaceType(rawValue: "locksmith")

  /// `lodging`
  public static let lodging = PlaceType(rawValue: "lodging")

  /// `lounge_bar`
  public static let loungeBar = PlaceType(rawValue: "lounge_bar")

  /// `makeup_artist`
  public static let makeupArtist = PlaceType(rawValue: "makeup_artist")

  /// `malaysian_restaurant`
  public static let malaysianRestaurant = PlaceType(rawValue: "malaysian_restaurant")

  /// `manufacturer`
  public static let manufacturer = PlaceType(rawValue: "manufacturer")

  /// `marina`
  public static let marina = PlaceType(rawValue: "marina")

  /// `market`
  public static let market = PlaceType(rawValue: "market")

  /// `marketing_consultant`
  public static let marketingConsultant = PlaceType(rawValue: "marketing_consultant")

  /// `massage`
  public static let massage = PlaceType(rawValue: "massage")

  /// `massage_spa`
  public static let massageSpa = PlaceType(rawValue: "massage_spa")

  /// `meal_delivery`
  public static let mealDelivery = PlaceType(rawValue: "meal_delivery")

  /// `meal_takeaway`
  public static let mealTakeaway = PlaceType(rawValue: "meal_takeaway")

  /// `medical_center`
  public static let medicalCenter = PlaceType(rawValue: "medical_center")

  /// `medical_clinic`
  public static let medicalClinic = PlaceType(rawValue: "medical_clinic")

  /// `medical_lab`
  public static let medicalLab = PlaceType(rawValue: "medical_lab")

  /// `mediterranean_restaurant`
  public static let mediterraneanRestaurant = PlaceType(rawValue: "mediterranean_restaurant")

  /// `mexican_restaurant`
  public static let mexicanRestaurant = PlaceType(rawValue: "mexican_restaurant")

  /// `middle_eastern_restaurant`
  public static let middleEasternRestaurant = PlaceType(rawValue: "middle_eastern_restaurant")

  /// `miniature_golf_course`
  public static let miniatureGolfCourse = PlaceType(rawValue: "miniature_golf_course")

  /// `mobile_home_park`
  public static let mobileHomePark = PlaceType(rawValue: "mobile_home_park")

  /// `mongolian_barbecue_restaurant`
  public static let mongolianBarbecueRestaurant = PlaceType(rawValue: "mongolian_barbecue_restaurant")

  /// `monument`
  public static let monument = PlaceType(rawValue: "monument")

  /// `moroccan_restaurant`
  public static let moroccanRestaurant = PlaceType(rawValue: "moroccan_restaurant")

  /// `mosque`
  public static let mosque = PlaceType(rawValue: "mosque")

  /// `motel`
  public static let motel = PlaceType(rawValue: "motel")

  /// `mountain_peak`
  public static let mountainPeak = PlaceType(rawValue: "mountain_peak")

  /// `movie_rental`
  public static let movieRental = PlaceType(rawValue: "movie_rental")

  /// `movie_theater`
  public static let movieTheater = PlaceType(rawValue: "movie_theater")

  /// `moving_company`
  public static let movingCompany = PlaceType(rawValue: "moving_company")

  /// `museum`
  public static let museum = PlaceType(rawValue: "museum")

  /// `nail_salon`
  public static let nailSalon = PlaceType(rawValue: "nail_salon")

  /// `national_park`
  public static let nationalPark = PlaceType(rawValue: "national_park")

  /// `nature_preserve`
  public static let naturePreserve = PlaceType(rawValue: "nature_preserve")

  /// `neighborhood_police_station`
  public static let neighborhoodPoliceStation = PlaceType(rawValue: "neighborhood_police_station")

  /// `night_club`
  public static let nightClub = PlaceType(rawValue: "night_club")

  /// `non_profit_organization`
  public static let nonProfitOrganization = PlaceType(rawValue: "non_profit_organization")

  /// `noodle_shop`
  public static let noodleShop = PlaceType(rawValue: "noodle_shop")

  /// `north_indian_restaurant`
  public static let northIndianRestaurant = PlaceType(rawValue: "north_indian_restaurant")

  /// `observation_deck`
  public static let observationDeck = PlaceType(rawValue: "observation_deck")

  /// `off_roading_area`
  public static let offRoadingArea = PlaceType(rawValue: "off_roading_area")

  /// `opera_house`
  public static let operaHouse = PlaceType(rawValue: "opera_house")

  /// `oyster_bar_restaurant`
  public static let oysterBarRestaurant = PlaceType(rawValue: "oyster_bar_restaurant")

  /// `paintball_center`
  public static let paintballCenter = PlaceType(rawValue: "paintball_center")

  /// `painter`
  public static let painter = PlaceType(rawValue: "painter")

  /// `pakistani_restaurant`
  public static let pakistaniRestaurant = PlaceType(rawValue: "pakistani_restaurant")

  /// `park`
  public static let park = PlaceType(rawValue: "park")

  /// `park_and_ride`
  public static let parkAndRide = PlaceType(rawValue: "park_and_ride")

  /// `parking`
  public static let parking = PlaceType(rawValue: "parking")

  /// `parking_garage`
  public static let parkingGarage = PlaceType(rawValue: "parking_garage")

  /// `parking_lot`
  public static let parkingLot = PlaceType(rawValue: "parking_lot")

  /// `pastry_shop`
  public static let pastryShop = PlaceType(rawValue: "pastry_shop")

  /// `performing_arts_theater`
  public static let performingArtsTheater = PlaceType(rawValue: "performing_arts_theater")

  /// `persian_restaurant`
  public static let persianRestaurant = PlaceType(rawValue: "persian_restaurant")

  /// `peruvian_restaurant`
  public static let peruvianRestaurant = PlaceType(rawValue: "peruvian_restaurant")

  /// `pet_boarding_service`
  public static let petBoardingService = PlaceType(rawValue: "pet_boarding_service")

  /// `pet_care`
  public static let petCare = PlaceType(rawValue: "pet_care")

  /// `pet_store`
  public static let petStore = PlaceType(rawValue: "pet_store")

  /// `pharmacy`
  public static let pharmacy = PlaceType(rawValue: "pharmacy")

  /// `philharmonic_hall`
  public static let philharmonicHall = PlaceType(rawValue: "philharmonic_hall")

  /// `physiotherapist`
  public static let physiotherapist = PlaceType(rawValue: "physiotherapist")

  /// `picnic_ground`
  public static let picnicGround = PlaceType(rawValue: "picnic_ground")

  /// `pizza_delivery`
  public static let pizzaDelivery = PlaceType(rawValue: "pizza_delivery")

  /// `pizza_restaurant`
  public static let pizzaRestaurant = PlaceType(rawValue: "pizza_restaurant")

  /// `planetarium`
  public static let planetarium = PlaceType(rawValue: "planetarium")

  /// `playground`
  public static let playground = PlaceType(rawValue: "playground")

  /// `plaza`
  public static let plaza = PlaceType(rawValue: "plaza")

  /// `plumber`
  public static let plumber = PlaceType(rawValue: "plumber")

  /// `police`
  public static let police = PlaceType(rawValue: "police")

  /// `polish_restaurant`
  public static let polishRestaurant = PlaceType(rawValue: "polish_restaurant")

  /// `portuguese_restaurant`
  public static let portugueseRestaurant = PlaceType(rawValue: "portuguese_restaurant")

  /// `post_office`
  public static let postOffice = PlaceType(rawValue: "post_office")

  /// `postal_code`
  public static let postalCode = PlaceType(rawValue: "postal_code")

  /// `preschool`
  public static let preschool = PlaceType(rawValue: "preschool")

  /// `primary_school`
  public static let primarySchool = PlaceType(rawValue: "primary_school")

  /// `private_guest_room`
  public static let privateGuestRoom = PlaceType(rawValue: "private_guest_room")

  /// `psychic`
  public static let psychic = PlaceType(rawValue: "psychic")

  /// `pub`
  public static let pub = PlaceType(rawValue: "pub")

  /// `public_bath`
  public static let publicBath = PlaceType(rawValue: "public_bath")

  /// `public_bathroom`
  public static let publicBathroom = PlaceType(rawValue: "public_bathroom")

  /// `race_course`
  public static let raceCourse = PlaceType(rawValue: "race_course")

  /// `ramen_restaurant`
  public static let ramenRestaurant = PlaceType(rawValue: "ramen_restaurant")

  /// `ranch`
  public static let ranch = PlaceType(rawValue: "ranch")

  /// `real_estate_agency`
  public static let realEstateAgency = PlaceType(rawValue: "real_estate_agency")

  /// `research_institute`
  public static let researchInstitute = PlaceType(rawValue: "research_institute")

  /// `resort_hotel`
  public static let resortHotel = PlaceType(rawValue: "resort_hotel")

  /// `rest_stop`
  public static let restStop = PlaceType(rawValue: "rest_stop")

  /// `restaurant`
  public static let restaurant = PlaceType(rawValue: "restaurant")

  /// `river`
  public static let river = PlaceType(rawValue: "river")

  /// `roller_coaster`
  public static let rollerCoaster = PlaceType(rawValue: "roller_coaster")

  /// `romanian_restaurant`
  public static let romanianRestaurant = PlaceType(rawValue: "romanian_restaurant")

  /// `roofing_contractor`
  public static let roofingContractor = PlaceType(rawValue: "roofing_contractor")

  /// `russian_restaurant`
  public static let russianRestaurant = PlaceType(rawValue: "russian_restaurant")

  /// `rv_park`
  public static let rvPark = PlaceType(rawValue: "rv_park")

  /// `salad_shop`
  public static let saladShop = PlaceType(rawValue: "salad_shop")

  /// `sandwich_shop`
  public static let sandwichShop = PlaceType(rawValue: "sandwich_shop")

  /// `sauna`
  public static let sauna = PlaceType(rawValue: "sauna")

  /// `scandinavian_restaurant`
  public static let scandinavianRestaurant = PlaceType(rawValue: "scandinavian_restaurant")

  /// `scenic_spot`
  public static let scenicSpot = PlaceType(rawValue: "scenic_spot")

  /// `school`
  public static let school = PlaceType(rawValue: "school")

  /// `school_district`
  public static let schoolDistrict = PlaceType(rawValue: "school_district")

  /// `sculpture`
  public static let sculpture = PlaceType(rawValue: "sculpture")

  /// `seafood_restaurant`
  public static let seafoodRestaurant = PlaceType(rawValue: "seafood_restaurant")

  /// `secondary_school`
  public static let secondarySchool = PlaceType(rawValue: "secondary_school")

  /// `service`
  public static let service = PlaceType(rawValue: "service")

  /// `shawarma_restaurant`
  public static let shawarmaRestaurant = PlaceType(rawValue: "shawarma_restaurant")

  /// `shinto_shrine`
  public static let shintoShrine = PlaceType(rawValue: "shinto_shrine")

  /// `shipping_service`
  public static let shippingService = PlaceType(rawValue: "shipping_service")

  /// `shoe_store`
  public static let shoeStore = PlaceType(rawValue: "shoe_store")

  /// `shopping_mall`
  public static let shoppingMall = PlaceType(rawValue: "shopping_mall")

  /// `skateboard_park`
  public static let skateboardPark = PlaceType(rawValue: "skateboard_park")

  /// `ski_resort`
  public static let skiResort = PlaceType(rawValue: "ski_resort")

  /// `skin_care_clinic`
  public static let skinCareClinic = PlaceType(rawValue: "skin_care_clinic")

  /// `snack_bar`
  public static let snackBar = PlaceType(rawValue: "snack_bar")

  /// `soul_food_restaurant`
  public static let soulFoodRestaurant = PlaceType(rawValue: "soul_food_restaurant")

  /// `soup_restaurant`
  public static let soupRestaurant = PlaceType(rawValue: "soup_restaurant")

  /// `south_american_restaurant`
  public static let southAmericanRestaurant = PlaceType(rawValue: "south_american_restaurant")

  /// `south_indian_restaurant`
  public static let southIndianRestaurant = PlaceType(rawValue: "south_indian_restaurant")

  /// `southwestern_us_restaurant`
  public static let southwesternUsRestaurant = PlaceType(rawValue: "southwestern_us_restaurant")

  /// `spa`
  public static let spa = PlaceType(rawValue: "spa")

  /// `spanish_restaurant`
  public static let spanishRestaurant = PlaceType(rawValue: "spanish_restaurant")

  /// `sporting_goods_store`
  public static let sportingGoodsStore = PlaceType(rawValue: "sporting_goods_store")

  /// `sports_activity_location`
  public static let sportsActivityLocation = PlaceType(rawValue: "sports_activity_location")

  /// `sports_bar`
  public static let sportsBar = PlaceType(rawValue: "sports_bar")

  /// `sports_club`
  public static let sportsClub = PlaceType(rawValue: "sports_club")

  /// `sports_coaching`
  public static let sportsCoaching = PlaceType(rawValue: "sports_coaching")

  /// `sports_complex`
  public static let sportsComplex = PlaceType(rawValue: "sports_complex")

  /// `sports_school`
  public static let sportsSchool = PlaceType(rawValue: "sports_school")

  /// `sportswear_store`
  public static let sportswearStore = PlaceType(rawValue: "sportswear_store")

  /// `sri_lankan_restaurant`
  public static let sriLankanRestaurant = PlaceType(rawValue: "sri_lankan_restaurant")

  /// `stable`
  public static let stable = PlaceType(rawValue: "stable")

  /// `stadium`
  public static let stadium = PlaceType(rawValue: "stadium")

  /// `state_park`
  public static let statePark = PlaceType(rawValue: "state_park")

  /// `steak_house`
  public static let steakHouse = PlaceType(rawValue: "steak_house")

  /// `storage`
  public static let storage = PlaceType(rawValue: "storage")

  /// `store`
  public static let store = PlaceType(rawValue: "store")

  /// `subway_station`
  public static let subwayStation = PlaceType(rawValue: "subway_station")

  /// `summer_camp_organizer`
  public static let summerCampOrganizer = PlaceType(rawValue: "summer_camp_organizer")

  /// `supermarket`
  public static let supermarket = PlaceType(rawValue: "supermarket")

  /// `supplier`
  public static let supplier = PlaceType(rawValue: "supplier")

  /// `sushi_restaurant`
  public static let sushiRestaurant = PlaceType(rawValue: "sushi_restaurant")

  /// `swimming_pool`
  public static let swimmingPool = PlaceType(rawValue: "swimming_pool")

  /// `swiss_restaurant`
  public static let swissRestaurant = PlaceType(rawValue: "swiss_restaurant")

  /// `synagogue`
  public static let synagogue = PlaceType(rawValue: "synagogue")

  /// `taco_restaurant`
  public static let tacoRestaurant = PlaceType(rawValue: "taco_restaurant")

  /// `tailor`
  public static let tailor = PlaceType(rawValue: "tailor")

  /// `taiwanese_restaurant`
  public static let taiwaneseRestaurant = PlaceType(rawValue: "taiwanese_restaurant")

  /// `tanning_studio`
  public static let tanningStudio = PlaceType(rawValue: "tanning_studio")

  /// `tapas_restaurant`
  public static let tapasRestaurant = PlaceType(rawValue: "tapas_restaurant")

  /// `taxi_service`
  public static let taxiService = PlaceType(rawValue: "taxi_service")

  /// `taxi_stand`
  public static let taxiStand = PlaceType(rawValue: "taxi_stand")

  /// `tea_house`
  public static let teaHouse = PlaceType(rawValue: "tea_house")

  /// `tea_store`
  public static let teaStore = PlaceType(rawValue: "tea_store")

  /// `telecommunications_service_provider`
  public static let telecommunicationsServiceProvider = PlaceType(rawValue: "telecommunications_service_provider")

  /// `television_studio`
  public static let televisionStudio = PlaceType(rawValue: "television_studio")

  /// `tennis_court`
  public static let tennisCourt = PlaceType(rawValue: "tennis_court")

  /// `tex_mex_restaurant`
  public static let texMexRestaurant = PlaceType(rawValue: "tex_mex_restaurant")

  /// `thai_restaurant`
  public static let thaiRestaurant = PlaceType(rawValue: "thai_restaurant")

  /// `thrift_store`
  public static let thriftStore = PlaceType(rawValue: "thrift_store")

  /// `tibetan_restaurant`
  public static let tibetanRestaurant = PlaceType(rawValue: "tibetan_restaurant")

  /// `tire_shop`
  public static let tireShop = PlaceType(rawValue: "tire_shop")

  /// `toll_station`
  public static let tollStation = PlaceType(rawValue: "toll_station")

  /// `tonkatsu_restaurant`
  public static let tonkatsuRestaurant = PlaceType(rawValue: "tonkatsu_restaurant")

  /// `tour_agency`
  public static let tourAgency = PlaceType(rawValue: "tour_agency")

  /// `tourist_attraction`
  public static let touristAttraction = PlaceType(rawValue: "tourist_attraction")

  /// `tourist_information_center`
  public static let touristInformationCenter = PlaceType(rawValue: "tourist_information_center")

  /// `toy_store`
  public static let toyStore = PlaceType(rawValue: "toy_store")

  /// `train_station`
  public static let trainStation = PlaceType(rawValue: "train_station")

  /// `train_ticket_office`
  public static let trainTicketOffice = PlaceType(rawValue: "train_ticket_office")

  /// `tram_stop`
  public static let tramStop = PlaceType(rawValue: "tram_stop")

  /// `transit_depot`
  public static let transitDepot = PlaceType(rawValue: "transit_depot")

  /// `transit_station`
  public static let transitStation = PlaceType(rawValue: "transit_station")

  /// `transit_stop`
  public static let transitStop = PlaceType(rawValue: "transit_stop")

  /// `transportation_service`
  public static let transportationService = PlaceType(rawValue: "transportation_service")

  /// `travel_agency`
  public static let travelAgency = PlaceType(rawValue: "travel_agency")

  /// `truck_dealer`
  public static let truckDealer = PlaceType(rawValue: "truck_dealer")

  /// `truck_stop`
  public static let truckStop = PlaceType(rawValue: "truck_stop")

  /// `turkish_restaurant`
  public static let turkishRestaurant = PlaceType(rawValue: "turkish_restaurant")

  /// `ukrainian_restaurant`
  public static let ukrainianRestaurant = PlaceType(rawValue: "ukrainian_restaurant")

  /// `university`
  public static let university = PlaceType(rawValue: "university")

  /// `vegan_restaurant`
  public static let veganRestaurant = PlaceType(rawValue: "vegan_restaurant")

  /// `vegetarian_restaurant`
  public static let vegetarianRestaurant = PlaceType(rawValue: "vegetarian_restaurant")

  /// `veterinary_care`
  public static let veterinaryCare = PlaceType(rawValue: "veterinary_care")

  /// `video_arcade`
  public static let videoArcade = PlaceType(rawValue: "video_arcade")

  /// `vietnamese_restaurant`
  public static let vietnameseRestaurant = PlaceType(rawValue: "vietnamese_restaurant")

  /// `vineyard`
  public static let vineyard = PlaceType(rawValue: "vineyard")

  /// `visitor_center`
  public static let visitorCenter = PlaceType(rawValue: "visitor_center")

  /// `warehouse_store`
  public static let warehouseStore = PlaceType(rawValue: "warehouse_store")

  /// `water_park`
  public static let waterPark = PlaceType(rawValue: "water_park")

  /// `wedding_venue`
  public static let weddingVenue = PlaceType(rawValue: "wedding_venue")

  /// `wellness_center`
  public static let wellnessCenter = PlaceType(rawValue: "wellness_center")

  /// `western_restaurant`
  public static let westernRestaurant = PlaceType(rawValue: "western_restaurant")

  /// `wholesaler`
  public static let wholesaler = PlaceType(rawValue: "wholesaler")

  /// `wildlife_park`
  public static let wildlifePark = PlaceType(rawValue: "wildlife_park")

  /// `wildlife_refuge`
  public static let wildlifeRefuge = PlaceType(rawValue: "wildlife_refuge")

  /// `wine_bar`
  public static let wineBar = PlaceType(rawValue: "wine_bar")

  /// `winery`
  public static let winery = PlaceType(rawValue: "winery")

  /// `womens_clothing_store`
  public static let womensClothingStore = PlaceType(rawValue: "womens_clothing_store")

  /// `woods`
  public static let woods = PlaceType(rawValue: "woods")

  /// `yakiniku_restaurant`
  public static let yakinikuRestaurant = PlaceType(rawValue: "yakiniku_restaurant")

  /// `yakitori_restaurant`
  public static let yakitoriRestaurant = PlaceType(rawValue: "yakitori_restaurant")

  /// `yoga_studio`
  public static let yogaStudio = PlaceType(rawValue: "yoga_studio")

  /// `zoo`
  public static let zoo = PlaceType(rawValue: "zoo")

  // MARK: Table B: additional types

  /// `administrative_area_level_3`
  public static let administrativeAreaLevel3 = PlaceType(rawValue: "administrative_area_level_3")

  /// `administrative_area_level_4`
  public static let administrativeAreaLevel4 = PlaceType(rawValue: "administrative_area_level_4")

  /// `administrative_area_level_5`
  public static let administrativeAreaLevel5 = PlaceType(rawValue: "administrative_area_level_5")

  /// `administrative_area_level_6`
  public static let administrativeAreaLevel6 = PlaceType(rawValue: "administrative_area_level_6")

  /// `administrative_area_level_7`
  public static let administrativeAreaLevel7 = PlaceType(rawValue: "administrative_area_level_7")

  /// `archipelago`
  public static let archipelago = PlaceType(rawValue: "archipelago")

  /// `colloquial_area`
  public static let colloquialArea = PlaceType(rawValue: "colloquial_area")

  /// `continent`
  public static let continent = PlaceType(rawValue: "continent")

  /// `establishment`
  public static let establishment = PlaceType(rawValue: "establishment")

  /// `finance`
  public static let finance = PlaceType(rawValue: "finance")

  /// `food`
  public static let food = PlaceType(rawValue: "food")

  /// `general_contractor`
  public static let generalContractor = PlaceType(rawValue: "general_contractor")

  /// `geocode`
  public static let geocode = PlaceType(rawValue: "geocode")

  /// `health`
  public static let health = PlaceType(rawValue: "health")

  /// `intersection`
  public static let intersection = PlaceType(rawValue: "intersection")

  /// `landmark`
  public static let landmark = PlaceType(rawValue: "landmark")

  /// `natural_feature`
  public static let naturalFeature = PlaceType(rawValue: "natural_feature")

  /// `neighborhood`
  public static let neighborhood = PlaceType(rawValue: "neighborhood")

  /// `place_of_worship`
  public static let placeOfWorship = PlaceType(rawValue: "place_of_worship")

  /// `plus_code`
  public static let plusCode = PlaceType(rawValue: "plus_code")

  /// `point_of_interest`
  public static let pointOfInterest = PlaceType(rawValue: "point_of_interest")

  /// `political`
  public static let political = PlaceType(rawValue: "political")

  /// `postal_code_prefix`
  public static let postalCodePrefix = PlaceType(rawValue: "postal_code_prefix")

  /// `postal_code_suffix`
  public static let postalCodeSuffix = PlaceType(rawValue: "postal_code_suffix")

  /// `postal_town`
  public static let postalTown = PlaceType(rawValue: "postal_town")

  /// `premise`
  public static let premise = PlaceType(rawValue: "premise")

  /// `route`
  public static let route = PlaceType(rawValue: "route")

  /// `street_address`
  public static let streetAddress = PlaceType(rawValue: "street_address")

  /// `sublocality`
  public static let sublocality = PlaceType(rawValue: "sublocality")

  /// `sublocality_level_1`
  public static let sublocalityLevel1 = PlaceType(rawValue: "sublocality_level_1")

  /// `sublocality_level_2`
  public static let sublocalityLevel2 = PlaceType(rawValue: "sublocality_level_2")

  /// `sublocality_level_3`
  public static let sublocalityLevel3 = PlaceType(rawValue: "sublocality_level_3")

  /// `sublocality_level_4`
  public static let sublocalityLevel4 = PlaceType(rawValue: "sublocality_level_4")

  /// `sublocality_level_5`
  public static let sublocalityLevel5 = PlaceType(rawValue: "sublocality_level_5")

  /// `subpremise`
  public static let subpremise = PlaceType(rawValue: "subpremise")

  /// `town_square`
  public static let townSquare = PlaceType(rawValue: "town_square")

  // MARK: Legacy tables 1 and 2 only: requests under the rules of today refuse them

  /// `floor`
  public static let floor = PlaceType(rawValue: "floor")

  /// `post_box`
  public static let postBox = PlaceType(rawValue: "post_box")

  /// `room`
  public static let room = PlaceType(rawValue: "room")

  /// `street_number`
  public static let streetNumber = PlaceType(rawValue: "street_number")
}
