// SPDX-License-Identifier: Apache-2.0

// Made by Scripts/generate-place-types.

/// `academic_department`
public let kGMSPlaceTypeAcademicDepartment = "academic_department"

/// `acai_shop`
public let kGMSPlaceTypeAcaiShop = "acai_shop"

/// `accounting`
public let kGMSPlaceTypeAccounting = "accounting"

/// `administrative_area_level_1`
public let kGMSPlaceTypeAdministrativeAreaLevel1 = "administrative_area_level_1"

/// `administrative_area_level_2`
public let kGMSPlaceTypeAdministrativeAreaLevel2 = "administrative_area_level_2"

/// `administrative_area_level_3`
public let kGMSPlaceTypeAdministrativeAreaLevel3 = "administrative_area_level_3"

/// `administrative_area_level_4`
public let kGMSPlaceTypeAdministrativeAreaLevel4 = "administrative_area_level_4"

/// `administrative_area_level_5`
public let kGMSPlaceTypeAdministrativeAreaLevel5 = "administrative_area_level_5"

/// `administrative_area_level_6`
public let kGMSPlaceTypeAdministrativeAreaLevel6 = "administrative_area_level_6"

/// `administrative_area_level_7`
public let kGMSPlaceTypeAdministrativeAreaLevel7 = "administrative_area_level_7"

/// `adventure_sports_center`
public let kGMSPlaceTypeAdventureSportsCenter = "adventure_sports_center"

/// `afghani_restaurant`
public let kGMSPlaceTypeAfghaniRestaurant = "afghani_restaurant"

/// `african_restaurant`
public let kGMSPlaceTypeAfricanRestaurant = "african_restaurant"

/// `aircraft_rental_service`
public let kGMSPlaceTypeAircraftRentalService = "aircraft_rental_service"

/// `airport`
public let kGMSPlaceTypeAirport = "airport"

/// `airstrip`
public let kGMSPlaceTypeAirstrip = "airstrip"

/// `american_restaurant`
public let kGMSPlaceTypeAmericanRestaurant = "american_restaurant"

/// `amphitheatre`
public let kGMSPlaceTypeAmphitheatre = "amphitheatre"

/// `amusement_center`
public let kGMSPlaceTypeAmusementCenter = "amusement_center"

/// `amusement_park`
public let kGMSPlaceTypeAmusementPark = "amusement_park"

/// `apartment_building`
public let kGMSPlaceTypeApartmentBuilding = "apartment_building"

/// `apartment_complex`
public let kGMSPlaceTypeApartmentComplex = "apartment_complex"

/// `aquarium`
public let kGMSPlaceTypeAquarium = "aquarium"

/// `archipelago`
public let kGMSPlaceTypeArchipelago = "archipelago"

/// `arena`
public let kGMSPlaceTypeArena = "arena"

/// `argentinian_restaurant`
public let kGMSPlaceTypeArgentinianRestaurant = "argentinian_restaurant"

/// `art_gallery`
public let kGMSPlaceTypeArtGallery = "art_gallery"

/// `art_museum`
public let kGMSPlaceTypeArtMuseum = "art_museum"

/// `art_studio`
public let kGMSPlaceTypeArtStudio = "art_studio"

/// `asian_fusion_restaurant`
public let kGMSPlaceTypeAsianFusionRestaurant = "asian_fusion_restaurant"

/// `asian_grocery_store`
public let kGMSPlaceTypeAsianGroceryStore = "asian_grocery_store"

/// `asian_restaurant`
public let kGMSPlaceTypeAsianRestaurant = "asian_restaurant"

/// `association_or_organization`
public let kGMSPlaceTypeAssociationOrOrganization = "association_or_organization"

/// `astrologer`
public let kGMSPlaceTypeAstrologer = "astrologer"

/// `athletic_field`
public let kGMSPlaceTypeAthleticField = "athletic_field"

/// `atm`
public let kGMSPlaceTypeAtm = "atm"

/// `auditorium`
public let kGMSPlaceTypeAuditorium = "auditorium"

/// `australian_restaurant`
public let kGMSPlaceTypeAustralianRestaurant = "australian_restaurant"

/// `austrian_restaurant`
public let kGMSPlaceTypeAustrianRestaurant = "austrian_restaurant"

/// `auto_parts_store`
public let kGMSPlaceTypeAutoPartsStore = "auto_parts_store"

/// `bagel_shop`
public let kGMSPlaceTypeBagelShop = "bagel_shop"

/// `bakery`
public let kGMSPlaceTypeBakery = "bakery"

/// `bangladeshi_restaurant`
public let kGMSPlaceTypeBangladeshiRestaurant = "bangladeshi_restaurant"

/// `bank`
public let kGMSPlaceTypeBank = "bank"

/// `banquet_hall`
public let kGMSPlaceTypeBanquetHall = "banquet_hall"

/// `bar`
public let kGMSPlaceTypeBar = "bar"

/// `bar_and_grill`
public let kGMSPlaceTypeBarAndGrill = "bar_and_grill"

/// `barbecue_area`
public let kGMSPlaceTypeBarbecueArea = "barbecue_area"

/// `barbecue_restaurant`
public let kGMSPlaceTypeBarbecueRestaurant = "barbecue_restaurant"

/// `barber_shop`
public let kGMSPlaceTypeBarberShop = "barber_shop"

/// `basque_restaurant`
public let kGMSPlaceTypeBasqueRestaurant = "basque_restaurant"

/// `bavarian_restaurant`
public let kGMSPlaceTypeBavarianRestaurant = "bavarian_restaurant"

/// `beach`
public let kGMSPlaceTypeBeach = "beach"

/// `beautician`
public let kGMSPlaceTypeBeautician = "beautician"

/// `beauty_salon`
public let kGMSPlaceTypeBeautySalon = "beauty_salon"

/// `bed_and_breakfast`
public let kGMSPlaceTypeBedAndBreakfast = "bed_and_breakfast"

/// `beer_garden`
public let kGMSPlaceTypeBeerGarden = "beer_garden"

/// `belgian_restaurant`
public let kGMSPlaceTypeBelgianRestaurant = "belgian_restaurant"

/// `bicycle_store`
public let kGMSPlaceTypeBicycleStore = "bicycle_store"

/// `bike_sharing_station`
public let kGMSPlaceTypeBikeSharingStation = "bike_sharing_station"

/// `bistro`
public let kGMSPlaceTypeBistro = "bistro"

/// `body_art_service`
public let kGMSPlaceTypeBodyArtService = "body_art_service"

/// `book_store`
public let kGMSPlaceTypeBookStore = "book_store"

/// `botanical_garden`
public let kGMSPlaceTypeBotanicalGarden = "botanical_garden"

/// `bowling_alley`
public let kGMSPlaceTypeBowlingAlley = "bowling_alley"

/// `brazilian_restaurant`
public let kGMSPlaceTypeBrazilianRestaurant = "brazilian_restaurant"

/// `breakfast_restaurant`
public let kGMSPlaceTypeBreakfastRestaurant = "breakfast_restaurant"

/// `brewery`
public let kGMSPlaceTypeBrewery = "brewery"

/// `brewpub`
public let kGMSPlaceTypeBrewpub = "brewpub"

/// `bridge`
public let kGMSPlaceTypeBridge = "bridge"

/// `british_restaurant`
public let kGMSPlaceTypeBritishRestaurant = "british_restaurant"

/// `brunch_restaurant`
public let kGMSPlaceTypeBrunchRestaurant = "brunch_restaurant"

/// `buddhist_temple`
public let kGMSPlaceTypeBuddhistTemple = "buddhist_temple"

/// `budget_japanese_inn`
public let kGMSPlaceTypeBudgetJapaneseInn = "budget_japanese_inn"

/// `buffet_restaurant`
public let kGMSPlaceTypeBuffetRestaurant = "buffet_restaurant"

/// `building_materials_store`
public let kGMSPlaceTypeBuildingMaterialsStore = "building_materials_store"

/// `burmese_restaurant`
public let kGMSPlaceTypeBurmeseRestaurant = "burmese_restaurant"

/// `burrito_restaurant`
public let kGMSPlaceTypeBurritoRestaurant = "burrito_restaurant"

/// `bus_station`
public let kGMSPlaceTypeBusStation = "bus_station"

/// `bus_stop`
public let kGMSPlaceTypeBusStop = "bus_stop"

/// `business_center`
public let kGMSPlaceTypeBusinessCenter = "business_center"

/// `butcher_shop`
public let kGMSPlaceTypeButcherShop = "butcher_shop"

/// `cafe`
public let kGMSPlaceTypeCafe = "cafe"

/// `cafeteria`
public let kGMSPlaceTypeCafeteria = "cafeteria"

/// `cajun_restaurant`
public let kGMSPlaceTypeCajunRestaurant = "cajun_restaurant"

/// `cake_shop`
public let kGMSPlaceTypeCakeShop = "cake_shop"

/// `californian_restaurant`
public let kGMSPlaceTypeCalifornianRestaurant = "californian_restaurant"

/// `cambodian_restaurant`
public let kGMSPlaceTypeCambodianRestaurant = "cambodian_restaurant"

/// `campground`
public let kGMSPlaceTypeCampground = "campground"

/// `camping_cabin`
public let kGMSPlaceTypeCampingCabin = "camping_cabin"

/// `candy_store`
public let kGMSPlaceTypeCandyStore = "candy_store"

/// `cantonese_restaurant`
public let kGMSPlaceTypeCantoneseRestaurant = "cantonese_restaurant"

/// `car_dealer`
public let kGMSPlaceTypeCarDealer = "car_dealer"

/// `car_rental`
public let kGMSPlaceTypeCarRental = "car_rental"

/// `car_repair`
public let kGMSPlaceTypeCarRepair = "car_repair"

/// `car_wash`
public let kGMSPlaceTypeCarWash = "car_wash"

/// `caribbean_restaurant`
public let kGMSPlaceTypeCaribbeanRestaurant = "caribbean_restaurant"

/// `casino`
public let kGMSPlaceTypeCasino = "casino"

/// `castle`
public let kGMSPlaceTypeCastle = "castle"

/// `cat_cafe`
public let kGMSPlaceTypeCatCafe = "cat_cafe"

/// `catering_service`
public let kGMSPlaceTypeCateringService = "catering_service"

/// `cell_phone_store`
public let kGMSPlaceTypeCellPhoneStore = "cell_phone_store"

/// `cemetery`
public let kGMSPlaceTypeCemetery = "cemetery"

/// `chauffeur_service`
public let kGMSPlaceTypeChauffeurService = "chauffeur_service"

/// `chicken_restaurant`
public let kGMSPlaceTypeChickenRestaurant = "chicken_restaurant"

/// `chicken_wings_restaurant`
public let kGMSPlaceTypeChickenWingsRestaurant = "chicken_wings_restaurant"

/// `child_care_agency`
public let kGMSPlaceTypeChildCareAgency = "child_care_agency"

/// `childrens_camp`
public let kGMSPlaceTypeChildrensCamp = "childrens_camp"

/// `chilean_restaurant`
public let kGMSPlaceTypeChileanRestaurant = "chilean_restaurant"

/// `chinese_noodle_restaurant`
public let kGMSPlaceTypeChineseNoodleRestaurant = "chinese_noodle_restaurant"

/// `chinese_restaurant`
public let kGMSPlaceTypeChineseRestaurant = "chinese_restaurant"

/// `chiropractor`
public let kGMSPlaceTypeChiropractor = "chiropractor"

/// `chocolate_factory`
public let kGMSPlaceTypeChocolateFactory = "chocolate_factory"

/// `chocolate_shop`
public let kGMSPlaceTypeChocolateShop = "chocolate_shop"

/// `church`
public let kGMSPlaceTypeChurch = "church"

/// `city_hall`
public let kGMSPlaceTypeCityHall = "city_hall"

/// `city_park`
public let kGMSPlaceTypeCityPark = "city_park"

/// `clothing_store`
public let kGMSPlaceTypeClothingStore = "clothing_store"

/// `cocktail_bar`
public let kGMSPlaceTypeCocktailBar = "cocktail_bar"

/// `coffee_roastery`
public let kGMSPlaceTypeCoffeeRoastery = "coffee_roastery"

/// `coffee_shop`
public let kGMSPlaceTypeCoffeeShop = "coffee_shop"

/// `coffee_stand`
public let kGMSPlaceTypeCoffeeStand = "coffee_stand"

/// `colloquial_area`
public let kGMSPlaceTypeColloquialArea = "colloquial_area"

/// `colombian_restaurant`
public let kGMSPlaceTypeColombianRestaurant = "colombian_restaurant"

/// `comedy_club`
public let kGMSPlaceTypeComedyClub = "comedy_club"

/// `community_center`
public let kGMSPlaceTypeCommunityCenter = "community_center"

/// `concert_hall`
public let kGMSPlaceTypeConcertHall = "concert_hall"

/// `condominium_complex`
public let kGMSPlaceTypeCondominiumComplex = "condominium_complex"

/// `confectionery`
public let kGMSPlaceTypeConfectionery = "confectionery"

/// `consultant`
public let kGMSPlaceTypeConsultant = "consultant"

/// `continent`
public let kGMSPlaceTypeContinent = "continent"

/// `convenience_store`
public let kGMSPlaceTypeConvenienceStore = "convenience_store"

/// `convention_center`
public let kGMSPlaceTypeConventionCenter = "convention_center"

/// `corporate_office`
public let kGMSPlaceTypeCorporateOffice = "corporate_office"

/// `cosmetics_store`
public let kGMSPlaceTypeCosmeticsStore = "cosmetics_store"

/// `cottage`
public let kGMSPlaceTypeCottage = "cottage"

/// `country`
public let kGMSPlaceTypeCountry = "country"

/// `courier_service`
public let kGMSPlaceTypeCourierService = "courier_service"

/// `courthouse`
public let kGMSPlaceTypeCourthouse = "courthouse"

/// `coworking_space`
public let kGMSPlaceTypeCoworkingSpace = "coworking_space"

/// `croatian_restaurant`
public let kGMSPlaceTypeCroatianRestaurant = "croatian_restaurant"

/// `cuban_restaurant`
public let kGMSPlaceTypeCubanRestaurant = "cuban_restaurant"

/// `cultural_center`
public let kGMSPlaceTypeCulturalCenter = "cultural_center"

/// `cultural_landmark`
public let kGMSPlaceTypeCulturalLandmark = "cultural_landmark"

/// `cycling_park`
public let kGMSPlaceTypeCyclingPark = "cycling_park"

/// `czech_restaurant`
public let kGMSPlaceTypeCzechRestaurant = "czech_restaurant"

/// `dance_hall`
public let kGMSPlaceTypeDanceHall = "dance_hall"

/// `danish_restaurant`
public let kGMSPlaceTypeDanishRestaurant = "danish_restaurant"

/// `deli`
public let kGMSPlaceTypeDeli = "deli"

/// `dental_clinic`
public let kGMSPlaceTypeDentalClinic = "dental_clinic"

/// `dentist`
public let kGMSPlaceTypeDentist = "dentist"

/// `department_store`
public let kGMSPlaceTypeDepartmentStore = "department_store"

/// `dessert_restaurant`
public let kGMSPlaceTypeDessertRestaurant = "dessert_restaurant"

/// `dessert_shop`
public let kGMSPlaceTypeDessertShop = "dessert_shop"

/// `dim_sum_restaurant`
public let kGMSPlaceTypeDimSumRestaurant = "dim_sum_restaurant"

/// `diner`
public let kGMSPlaceTypeDiner = "diner"

/// `discount_store`
public let kGMSPlaceTypeDiscountStore = "discount_store"

/// `discount_supermarket`
public let kGMSPlaceTypeDiscountSupermarket = "discount_supermarket"

/// `doctor`
public let kGMSPlaceTypeDoctor = "doctor"

/// `dog_cafe`
public let kGMSPlaceTypeDogCafe = "dog_cafe"

/// `dog_park`
public let kGMSPlaceTypeDogPark = "dog_park"

/// `donut_shop`
public let kGMSPlaceTypeDonutShop = "donut_shop"

/// `drugstore`
public let kGMSPlaceTypeDrugstore = "drugstore"

/// `dumpling_restaurant`
public let kGMSPlaceTypeDumplingRestaurant = "dumpling_restaurant"

/// `dutch_restaurant`
public let kGMSPlaceTypeDutchRestaurant = "dutch_restaurant"

/// `eastern_european_restaurant`
public let kGMSPlaceTypeEasternEuropeanRestaurant = "eastern_european_restaurant"

/// `ebike_charging_station`
public let kGMSPlaceTypeEbikeChargingStation = "ebike_charging_station"

/// `educational_institution`
public let kGMSPlaceTypeEducationalInstitution = "educational_institution"

/// `electric_vehicle_charging_station`
public let kGMSPlaceTypeElectricVehicleChargingStation = "electric_vehicle_charging_station"

/// `electrician`
public let kGMSPlaceTypeElectrician = "electrician"

/// `electronics_store`
public let kGMSPlaceTypeElectronicsStore = "electronics_store"

/// `embassy`
public let kGMSPlaceTypeEmbassy = "embassy"

/// `employment_agency`
public let kGMSPlaceTypeEmploymentAgency = "employment_agency"

/// `establishment`
public let kGMSPlaceTypeEstablishment = "establishment"

/// `ethiopian_restaurant`
public let kGMSPlaceTypeEthiopianRestaurant = "ethiopian_restaurant"

/// `european_restaurant`
public let kGMSPlaceTypeEuropeanRestaurant = "european_restaurant"

/// `event_venue`
public let kGMSPlaceTypeEventVenue = "event_venue"

/// `extended_stay_hotel`
public let kGMSPlaceTypeExtendedStayHotel = "extended_stay_hotel"

/// `falafel_restaurant`
public let kGMSPlaceTypeFalafelRestaurant = "falafel_restaurant"

/// `family_restaurant`
public let kGMSPlaceTypeFamilyRestaurant = "family_restaurant"

/// `farm`
public let kGMSPlaceTypeFarm = "farm"

/// `farmers_market`
public let kGMSPlaceTypeFarmersMarket = "farmers_market"

/// `farmstay`
public let kGMSPlaceTypeFarmstay = "farmstay"

/// `fast_food_restaurant`
public let kGMSPlaceTypeFastFoodRestaurant = "fast_food_restaurant"

/// `ferris_wheel`
public let kGMSPlaceTypeFerrisWheel = "ferris_wheel"

/// `ferry_service`
public let kGMSPlaceTypeFerryService = "ferry_service"

/// `ferry_terminal`
public let kGMSPlaceTypeFerryTerminal = "ferry_terminal"

/// `filipino_restaurant`
public let kGMSPlaceTypeFilipinoRestaurant = "filipino_restaurant"

/// `finance`
public let kGMSPlaceTypeFinance = "finance"

/// `fine_dining_restaurant`
public let kGMSPlaceTypeFineDiningRestaurant = "fine_dining_restaurant"

/// `fire_station`
public let kGMSPlaceTypeFireStation = "fire_station"

/// `fish_and_chips_restaurant`
public let kGMSPlaceTypeFishAndChipsRestaurant = "fish_and_chips_restaurant"

/// `fishing_charter`
public let kGMSPlaceTypeFishingCharter = "fishing_charter"

/// `fishing_pier`
public let kGMSPlaceTypeFishingPier = "fishing_pier"

/// `fishing_pond`
public let kGMSPlaceTypeFishingPond = "fishing_pond"

/// `fitness_center`
public let kGMSPlaceTypeFitnessCenter = "fitness_center"

/// `flea_market`
public let kGMSPlaceTypeFleaMarket = "flea_market"

/// `floor`
public let kGMSPlaceTypeFloor = "floor"

/// `florist`
public let kGMSPlaceTypeFlorist = "florist"

/// `fondue_restaurant`
public let kGMSPlaceTypeFondueRestaurant = "fondue_restaurant"

/// `food`
public let kGMSPlaceTypeFood = "food"

/// `food_court`
public let kGMSPlaceTypeFoodCourt = "food_court"

/// `food_delivery`
public let kGMSPlaceTypeFoodDelivery = "food_delivery"

/// `food_store`
public let kGMSPlaceTypeFoodStore = "food_store"

/// `foot_care`
public let kGMSPlaceTypeFootCare = "foot_care"

/// `fountain`
public let kGMSPlaceTypeFountain = "fountain"

/// `french_restaurant`
public let kGMSPlaceTypeFrenchRestaurant = "french_restaurant"

/// `funeral_home`
public let kGMSPlaceTypeFuneralHome = "funeral_home"

/// `furniture_store`
public let kGMSPlaceTypeFurnitureStore = "furniture_store"

/// `fusion_restaurant`
public let kGMSPlaceTypeFusionRestaurant = "fusion_restaurant"

/// `garden`
public let kGMSPlaceTypeGarden = "garden"

/// `garden_center`
public let kGMSPlaceTypeGardenCenter = "garden_center"

/// `gas_station`
public let kGMSPlaceTypeGasStation = "gas_station"

/// `gastropub`
public let kGMSPlaceTypeGastropub = "gastropub"

/// `general_contractor`
public let kGMSPlaceTypeGeneralContractor = "general_contractor"

/// `general_hospital`
public let kGMSPlaceTypeGeneralHospital = "general_hospital"

/// `general_store`
public let kGMSPlaceTypeGeneralStore = "general_store"

/// `geocode`
public let kGMSPlaceTypeGeocode = "geocode"

/// `german_restaurant`
public let kGMSPlaceTypeGermanRestaurant = "german_restaurant"

/// `gift_shop`
public let kGMSPlaceTypeGiftShop = "gift_shop"

/// `go_karting_venue`
public let kGMSPlaceTypeGoKartingVenue = "go_karting_venue"

/// `golf_course`
public let kGMSPlaceTypeGolfCourse = "golf_course"

/// `government_office`
public let kGMSPlaceTypeGovernmentOffice = "government_office"

/// `greek_restaurant`
public let kGMSPlaceTypeGreekRestaurant = "greek_restaurant"

/// `grocery_store`
public let kGMSPlaceTypeGroceryStore = "grocery_store"

/// `guest_house`
public let kGMSPlaceTypeGuestHouse = "guest_house"

/// `gym`
public let kGMSPlaceTypeGym = "gym"

/// `gyro_restaurant`
public let kGMSPlaceTypeGyroRestaurant = "gyro_restaurant"

/// `hair_care`
public let kGMSPlaceTypeHairCare = "hair_care"

/// `hair_salon`
public let kGMSPlaceTypeHairSalon = "hair_salon"

/// `halal_restaurant`
public let kGMSPlaceTypeHalalRestaurant = "halal_restaurant"

/// `hamburger_restaurant`
public let kGMSPlaceTypeHamburgerRestaurant = "hamburger_restaurant"

/// `hardware_store`
public let kGMSPlaceTypeHardwareStore = "hardware_store"

/// `hawaiian_restaurant`
public let kGMSPlaceTypeHawaiianRestaurant = "hawaiian_restaurant"

/// `health`
public let kGMSPlaceTypeHealth = "health"

/// `health_food_store`
public let kGMSPlaceTypeHealthFoodStore = "health_food_store"

/// `heliport`
public let kGMSPlaceTypeHeliport = "heliport"

/// `hiking_area`
public let kGMSPlaceTypeHikingArea = "hiking_area"

/// `hindu_temple`
public let kGMSPlaceTypeHinduTemple = "hindu_temple"

/// `historical_landmark`
public let kGMSPlaceTypeHistoricalLandmark = "historical_landmark"

/// `historical_place`
public let kGMSPlaceTypeHistoricalPlace = "historical_place"

/// `history_museum`
public let kGMSPlaceTypeHistoryMuseum = "history_museum"

/// `home_goods_store`
public let kGMSPlaceTypeHomeGoodsStore = "home_goods_store"

/// `home_improvement_store`
public let kGMSPlaceTypeHomeImprovementStore = "home_improvement_store"

/// `hookah_bar`
public let kGMSPlaceTypeHookahBar = "hookah_bar"

/// `hospital`
public let kGMSPlaceTypeHospital = "hospital"

/// `hostel`
public let kGMSPlaceTypeHostel = "hostel"

/// `hot_dog_restaurant`
public let kGMSPlaceTypeHotDogRestaurant = "hot_dog_restaurant"

/// `hot_dog_stand`
public let kGMSPlaceTypeHotDogStand = "hot_dog_stand"

/// `hot_pot_restaurant`
public let kGMSPlaceTypeHotPotRestaurant = "hot_pot_restaurant"

/// `hotel`
public let kGMSPlaceTypeHotel = "hotel"

/// `housing_complex`
public let kGMSPlaceTypeHousingComplex = "housing_complex"

/// `hungarian_restaurant`
public let kGMSPlaceTypeHungarianRestaurant = "hungarian_restaurant"

/// `hypermarket`
public let kGMSPlaceTypeHypermarket = "hypermarket"

/// `ice_cream_shop`
public let kGMSPlaceTypeIceCreamShop = "ice_cream_shop"

/// `ice_skating_rink`
public let kGMSPlaceTypeIceSkatingRink = "ice_skating_rink"

/// `indian_restaurant`
public let kGMSPlaceTypeIndianRestaurant = "indian_restaurant"

/// `indonesian_restaurant`
public let kGMSPlaceTypeIndonesianRestaurant = "indonesian_restaurant"

/// `indoor_golf_course`
public let kGMSPlaceTypeIndoorGolfCourse = "indoor_golf_course"

/// `indoor_playground`
public let kGMSPlaceTypeIndoorPlayground = "indoor_playground"

/// `inn`
public let kGMSPlaceTypeInn = "inn"

/// `insurance_agency`
public let kGMSPlaceTypeInsuranceAgency = "insurance_agency"

/// `international_airport`
public let kGMSPlaceTypeInternationalAirport = "international_airport"

/// `internet_cafe`
public let kGMSPlaceTypeInternetCafe = "internet_cafe"

/// `intersection`
public let kGMSPlaceTypeIntersection = "intersection"

/// `irish_pub`
public let kGMSPlaceTypeIrishPub = "irish_pub"

/// `irish_restaurant`
public let kGMSPlaceTypeIrishRestaurant = "irish_restaurant"

/// `island`
public let kGMSPlaceTypeIsland = "island"

/// `israeli_restaurant`
public let kGMSPlaceTypeIsraeliRestaurant = "israeli_restaurant"

/// `italian_restaurant`
public let kGMSPlaceTypeItalianRestaurant = "italian_restaurant"

/// `japanese_curry_restaurant`
public let kGMSPlaceTypeJapaneseCurryRestaurant = "japanese_curry_restaurant"

/// `japanese_inn`
public let kGMSPlaceTypeJapaneseInn = "japanese_inn"

/// `japanese_izakaya_restaurant`
public let kGMSPlaceTypeJapaneseIzakayaRestaurant = "japanese_izakaya_restaurant"

/// `japanese_restaurant`
public let kGMSPlaceTypeJapaneseRestaurant = "japanese_restaurant"

/// `jewelry_store`
public let kGMSPlaceTypeJewelryStore = "jewelry_store"

/// `juice_shop`
public let kGMSPlaceTypeJuiceShop = "juice_shop"

/// `karaoke`
public let kGMSPlaceTypeKaraoke = "karaoke"

/// `kebab_shop`
public let kGMSPlaceTypeKebabShop = "kebab_shop"

/// `korean_barbecue_restaurant`
public let kGMSPlaceTypeKoreanBarbecueRestaurant = "korean_barbecue_restaurant"

/// `korean_restaurant`
public let kGMSPlaceTypeKoreanRestaurant = "korean_restaurant"

/// `lake`
public let kGMSPlaceTypeLake = "lake"

/// `landmark`
public let kGMSPlaceTypeLandmark = "landmark"

/// `latin_american_restaurant`
public let kGMSPlaceTypeLatinAmericanRestaurant = "latin_american_restaurant"

/// `laundry`
public let kGMSPlaceTypeLaundry = "laundry"

/// `lawyer`
public let kGMSPlaceTypeLawyer = "lawyer"

/// `lebanese_restaurant`
public let kGMSPlaceTypeLebaneseRestaurant = "lebanese_restaurant"

/// `library`
public let kGMSPlaceTypeLibrary = "library"

/// `light_rail_station`
public let kGMSPlaceTypeLightRailStation = "light_rail_station"

/// `liquor_store`
public let kGMSPlaceTypeLiquorStore = "liquor_store"

/// `live_music_venue`
public let kGMSPlaceTypeLiveMusicVenue = "live_music_venue"

/// `local_government_office`
public let kGMSPlaceTypeLocalGovernmentOffice = "local_government_office"

/// `locality`
public let kGMSPlaceTypeLocality = "locality"

/// `locksmith`
public let kGMSPlaceTypeLocksmith = "locksmith"

/// `lodging`
public let kGMSPlaceTypeLodging = "lodging"

/// `lounge_bar`
public let kGMSPlaceTypeLoungeBar = "lounge_bar"

/// `makeup_artist`
public let kGMSPlaceTypeMakeupArtist = "makeup_artist"

/// `malaysian_restaurant`
public let kGMSPlaceTypeMalaysianRestaurant = "malaysian_restaurant"

/// `manufacturer`
public let kGMSPlaceTypeManufacturer = "manufacturer"

/// `marina`
public let kGMSPlaceTypeMarina = "marina"

/// `market`
public let kGMSPlaceTypeMarket = "market"

/// `marketing_consultant`
public let kGMSPlaceTypeMarketingConsultant = "marketing_consultant"

/// `massage`
public let kGMSPlaceTypeMassage = "massage"

/// `massage_spa`
public let kGMSPlaceTypeMassageSpa = "massage_spa"

/// `meal_delivery`
public let kGMSPlaceTypeMealDelivery = "meal_delivery"

/// `meal_takeaway`
public let kGMSPlaceTypeMealTakeaway = "meal_takeaway"

/// `medical_center`
public let kGMSPlaceTypeMedicalCenter = "medical_center"

/// `medical_clinic`
public let kGMSPlaceTypeMedicalClinic = "medical_clinic"

/// `medical_lab`
public let kGMSPlaceTypeMedicalLab = "medical_lab"

/// `mediterranean_restaurant`
public let kGMSPlaceTypeMediterraneanRestaurant = "mediterranean_restaurant"

/// `mexican_restaurant`
public let kGMSPlaceTypeMexicanRestaurant = "mexican_restaurant"

/// `middle_eastern_restaurant`
public let kGMSPlaceTypeMiddleEasternRestaurant = "middle_eastern_restaurant"

/// `miniature_golf_course`
public let kGMSPlaceTypeMiniatureGolfCourse = "miniature_golf_course"

/// `mobile_home_park`
public let kGMSPlaceTypeMobileHomePark = "mobile_home_park"

/// `mongolian_barbecue_restaurant`
public let kGMSPlaceTypeMongolianBarbecueRestaurant = "mongolian_barbecue_restaurant"

/// `monument`
public let kGMSPlaceTypeMonument = "monument"

/// `moroccan_restaurant`
public let kGMSPlaceTypeMoroccanRestaurant = "moroccan_restaurant"

/// `mosque`
public let kGMSPlaceTypeMosque = "mosque"

/// `motel`
public let kGMSPlaceTypeMotel = "motel"

/// `mountain_peak`
public let kGMSPlaceTypeMountainPeak = "mountain_peak"

/// `movie_rental`
public let kGMSPlaceTypeMovieRental = "movie_rental"

/// `movie_theater`
public let kGMSPlaceTypeMovieTheater = "movie_theater"

/// `moving_company`
public let kGMSPlaceTypeMovingCompany = "moving_company"

/// `museum`
public let kGMSPlaceTypeMuseum = "museum"

/// `nail_salon`
public let kGMSPlaceTypeNailSalon = "nail_salon"

/// `national_park`
public let kGMSPlaceTypeNationalPark = "national_park"

/// `natural_feature`
public let kGMSPlaceTypeNaturalFeature = "natural_feature"

/// `nature_preserve`
public let kGMSPlaceTypeNaturePreserve = "nature_preserve"

/// `neighborhood`
public let kGMSPlaceTypeNeighborhood = "neighborhood"

/// `neighborhood_police_station`
public let kGMSPlaceTypeNeighborhoodPoliceStation = "neighborhood_police_station"

/// `night_club`
public let kGMSPlaceTypeNightClub = "night_club"

/// `non_profit_organization`
public let kGMSPlaceTypeNonProfitOrganization = "non_profit_organization"

/// `noodle_shop`
public let kGMSPlaceTypeNoodleShop = "noodle_shop"

/// `north_indian_restaurant`
public let kGMSPlaceTypeNorthIndianRestaurant = "north_indian_restaurant"

/// `observation_deck`
public let kGMSPlaceTypeObservationDeck = "observation_deck"

/// `off_roading_area`
public let kGMSPlaceTypeOffRoadingArea = "off_roading_area"

/// `opera_house`
public let kGMSPlaceTypeOperaHouse = "opera_house"

/// `oyster_bar_restaurant`
public let kGMSPlaceTypeOysterBarRestaurant = "oyster_bar_restaurant"

/// `paintball_center`
public let kGMSPlaceTypePaintballCenter = "paintball_center"

/// `painter`
public let kGMSPlaceTypePainter = "painter"

/// `pakistani_restaurant`
public let kGMSPlaceTypePakistaniRestaurant = "pakistani_restaurant"

/// `park`
public let kGMSPlaceTypePark = "park"

/// `park_and_ride`
public let kGMSPlaceTypeParkAndRide = "park_and_ride"

/// `parking`
public let kGMSPlaceTypeParking = "parking"

/// `parking_garage`
public let kGMSPlaceTypeParkingGarage = "parking_garage"

/// `parking_lot`
public let kGMSPlaceTypeParkingLot = "parking_lot"

/// `pastry_shop`
public let kGMSPlaceTypePastryShop = "pastry_shop"

/// `performing_arts_theater`
public let kGMSPlaceTypePerformingArtsTheater = "performing_arts_theater"

/// `persian_restaurant`
public let kGMSPlaceTypePersianRestaurant = "persian_restaurant"

/// `peruvian_restaurant`
public let kGMSPlaceTypePeruvianRestaurant = "peruvian_restaurant"

/// `pet_boarding_service`
public let kGMSPlaceTypePetBoardingService = "pet_boarding_service"

/// `pet_care`
public let kGMSPlaceTypePetCare = "pet_care"

/// `pet_store`
public let kGMSPlaceTypePetStore = "pet_store"

/// `pharmacy`
public let kGMSPlaceTypePharmacy = "pharmacy"

/// `philharmonic_hall`
public let kGMSPlaceTypePhilharmonicHall = "philharmonic_hall"

/// `physiotherapist`
public let kGMSPlaceTypePhysiotherapist = "physiotherapist"

/// `picnic_ground`
public let kGMSPlaceTypePicnicGround = "picnic_ground"

/// `pizza_delivery`
public let kGMSPlaceTypePizzaDelivery = "pizza_delivery"

/// `pizza_restaurant`
public let kGMSPlaceTypePizzaRestaurant = "pizza_restaurant"

/// `place_of_worship`
public let kGMSPlaceTypePlaceOfWorship = "place_of_worship"

/// `planetarium`
public let kGMSPlaceTypePlanetarium = "planetarium"

/// `playground`
public let kGMSPlaceTypePlayground = "playground"

/// `plaza`
public let kGMSPlaceTypePlaza = "plaza"

/// `plumber`
public let kGMSPlaceTypePlumber = "plumber"

/// `plus_code`
public let kGMSPlaceTypePlusCode = "plus_code"

/// `point_of_interest`
public let kGMSPlaceTypePointOfInterest = "point_of_interest"

/// `police`
public let kGMSPlaceTypePolice = "police"

/// `polish_restaurant`
public let kGMSPlaceTypePolishRestaurant = "polish_restaurant"

/// `political`
public let kGMSPlaceTypePolitical = "political"

/// `portuguese_restaurant`
public let kGMSPlaceTypePortugueseRestaurant = "portuguese_restaurant"

/// `post_box`
public let kGMSPlaceTypePostBox = "post_box"

/// `post_office`
public let kGMSPlaceTypePostOffice = "post_office"

/// `postal_code`
public let kGMSPlaceTypePostalCode = "postal_code"

/// `postal_code_prefix`
public let kGMSPlaceTypePostalCodePrefix = "postal_code_prefix"

/// `postal_code_suffix`
public let kGMSPlaceTypePostalCodeSuffix = "postal_code_suffix"

/// `postal_town`
public let kGMSPlaceTypePostalTown = "postal_town"

/// `premise`
public let kGMSPlaceTypePremise = "premise"

/// `preschool`
public let kGMSPlaceTypePreschool = "preschool"

/// `primary_school`
public let kGMSPlaceTypePrimarySchool = "primary_school"

/// `private_guest_room`
public let kGMSPlaceTypePrivateGuestRoom = "private_guest_room"

/// `psychic`
public let kGMSPlaceTypePsychic = "psychic"

/// `pub`
public let kGMSPlaceTypePub = "pub"

/// `public_bath`
public let kGMSPlaceTypePublicBath = "public_bath"

/// `public_bathroom`
public let kGMSPlaceTypePublicBathroom = "public_bathroom"

/// `race_course`
public let kGMSPlaceTypeRaceCourse = "race_course"

/// `ramen_restaurant`
public let kGMSPlaceTypeRamenRestaurant = "ramen_restaurant"

/// `ranch`
public let kGMSPlaceTypeRanch = "ranch"

/// `real_estate_agency`
public let kGMSPlaceTypeRealEstateAgency = "real_estate_agency"

/// `research_institute`
public let kGMSPlaceTypeResearchInstitute = "research_institute"

/// `resort_hotel`
public let kGMSPlaceTypeResortHotel = "resort_hotel"

/// `rest_stop`
public let kGMSPlaceTypeRestStop = "rest_stop"

/// `restaurant`
public let kGMSPlaceTypeRestaurant = "restaurant"

/// `river`
public let kGMSPlaceTypeRiver = "river"

/// `roller_coaster`
public let kGMSPlaceTypeRollerCoaster = "roller_coaster"

/// `romanian_restaurant`
public let kGMSPlaceTypeRomanianRestaurant = "romanian_restaurant"

/// `roofing_contractor`
public let kGMSPlaceTypeRoofingContractor = "roofing_contractor"

/// `room`
public let kGMSPlaceTypeRoom = "room"

/// `route`
public let kGMSPlaceTypeRoute = "route"

/// `russian_restaurant`
public let kGMSPlaceTypeRussianRestaurant = "russian_restaurant"

/// `rv_park`
public let kGMSPlaceTypeRvPark = "rv_park"

/// `salad_shop`
public let kGMSPlaceTypeSaladShop = "salad_shop"

/// `sandwich_shop`
public let kGMSPlaceTypeSandwichShop = "sandwich_shop"

/// `sauna`
public let kGMSPlaceTypeSauna = "sauna"

/// `scandinavian_restaurant`
public let kGMSPlaceTypeScandinavianRestaurant = "scandinavian_restaurant"

/// `scenic_spot`
public let kGMSPlaceTypeScenicSpot = "scenic_spot"

/// `school`
public let kGMSPlaceTypeSchool = "school"

/// `school_district`
public let kGMSPlaceTypeSchoolDistrict = "school_district"

/// `sculpture`
public let kGMSPlaceTypeSculpture = "sculpture"

/// `seafood_restaurant`
public let kGMSPlaceTypeSeafoodRestaurant = "seafood_restaurant"

/// `secondary_school`
public let kGMSPlaceTypeSecondarySchool = "secondary_school"

/// `service`
public let kGMSPlaceTypeService = "service"

/// `shawarma_restaurant`
public let kGMSPlaceTypeShawarmaRestaurant = "shawarma_restaurant"

/// `shinto_shrine`
public let kGMSPlaceTypeShintoShrine = "shinto_shrine"

/// `shipping_service`
public let kGMSPlaceTypeShippingService = "shipping_service"

/// `shoe_store`
public let kGMSPlaceTypeShoeStore = "shoe_store"

/// `shopping_mall`
public let kGMSPlaceTypeShoppingMall = "shopping_mall"

/// `skateboard_park`
public let kGMSPlaceTypeSkateboardPark = "skateboard_park"

/// `ski_resort`
public let kGMSPlaceTypeSkiResort = "ski_resort"

/// `skin_care_clinic`
public let kGMSPlaceTypeSkinCareClinic = "skin_care_clinic"

/// `snack_bar`
public let kGMSPlaceTypeSnackBar = "snack_bar"

/// `soul_food_restaurant`
public let kGMSPlaceTypeSoulFoodRestaurant = "soul_food_restaurant"

/// `soup_restaurant`
public let kGMSPlaceTypeSoupRestaurant = "soup_restaurant"

/// `south_american_restaurant`
public let kGMSPlaceTypeSouthAmericanRestaurant = "south_american_restaurant"

/// `south_indian_restaurant`
public let kGMSPlaceTypeSouthIndianRestaurant = "south_indian_restaurant"

/// `southwestern_us_restaurant`
public let kGMSPlaceTypeSouthwesternUsRestaurant = "southwestern_us_restaurant"

/// `spa`
public let kGMSPlaceTypeSpa = "spa"

/// `spanish_restaurant`
public let kGMSPlaceTypeSpanishRestaurant = "spanish_restaurant"

/// `sporting_goods_store`
public let kGMSPlaceTypeSportingGoodsStore = "sporting_goods_store"

/// `sports_activity_location`
public let kGMSPlaceTypeSportsActivityLocation = "sports_activity_location"

/// `sports_bar`
public let kGMSPlaceTypeSportsBar = "sports_bar"

/// `sports_club`
public let kGMSPlaceTypeSportsClub = "sports_club"

/// `sports_coaching`
public let kGMSPlaceTypeSportsCoaching = "sports_coaching"

/// `sports_complex`
public let kGMSPlaceTypeSportsComplex = "sports_complex"

/// `sports_school`
public let kGMSPlaceTypeSportsSchool = "sports_school"

/// `sportswear_store`
public let kGMSPlaceTypeSportswearStore = "sportswear_store"

/// `sri_lankan_restaurant`
public let kGMSPlaceTypeSriLankanRestaurant = "sri_lankan_restaurant"

/// `stable`
public let kGMSPlaceTypeStable = "stable"

/// `stadium`
public let kGMSPlaceTypeStadium = "stadium"

/// `state_park`
public let kGMSPlaceTypeStatePark = "state_park"

/// `steak_house`
public let kGMSPlaceTypeSteakHouse = "steak_house"

/// `storage`
public let kGMSPlaceTypeStorage = "storage"

/// `store`
public let kGMSPlaceTypeStore = "store"

/// `street_address`
public let kGMSPlaceTypeStreetAddress = "street_address"

/// `street_number`
public let kGMSPlaceTypeStreetNumber = "street_number"

/// `sublocality`
public let kGMSPlaceTypeSublocality = "sublocality"

/// `sublocality_level_1`
public let kGMSPlaceTypeSublocalityLevel1 = "sublocality_level_1"

/// `sublocality_level_2`
public let kGMSPlaceTypeSublocalityLevel2 = "sublocality_level_2"

/// `sublocality_level_3`
public let kGMSPlaceTypeSublocalityLevel3 = "sublocality_level_3"

/// `sublocality_level_4`
public let kGMSPlaceTypeSublocalityLevel4 = "sublocality_level_4"

/// `sublocality_level_5`
public let kGMSPlaceTypeSublocalityLevel5 = "sublocality_level_5"

/// `subpremise`
public let kGMSPlaceTypeSubpremise = "subpremise"

/// `subway_station`
public let kGMSPlaceTypeSubwayStation = "subway_station"

/// `summer_camp_organizer`
public let kGMSPlaceTypeSummerCampOrganizer = "summer_camp_organizer"

/// `supermarket`
public let kGMSPlaceTypeSupermarket = "supermarket"

/// `supplier`
public let kGMSPlaceTypeSupplier = "supplier"

/// `sushi_restaurant`
public let kGMSPlaceTypeSushiRestaurant = "sushi_restaurant"

/// `swimming_pool`
public let kGMSPlaceTypeSwimmingPool = "swimming_pool"

/// `swiss_restaurant`
public let kGMSPlaceTypeSwissRestaurant = "swiss_restaurant"

/// `synagogue`
public let kGMSPlaceTypeSynagogue = "synagogue"

/// `taco_restaurant`
public let kGMSPlaceTypeTacoRestaurant = "taco_restaurant"

/// `tailor`
public let kGMSPlaceTypeTailor = "tailor"

/// `taiwanese_restaurant`
public let kGMSPlaceTypeTaiwaneseRestaurant = "taiwanese_restaurant"

/// `tanning_studio`
public let kGMSPlaceTypeTanningStudio = "tanning_studio"

/// `tapas_restaurant`
public let kGMSPlaceTypeTapasRestaurant = "tapas_restaurant"

/// `taxi_service`
public let kGMSPlaceTypeTaxiService = "taxi_service"

/// `taxi_stand`
public let kGMSPlaceTypeTaxiStand = "taxi_stand"

/// `tea_house`
public let kGMSPlaceTypeTeaHouse = "tea_house"

/// `tea_store`
public let kGMSPlaceTypeTeaStore = "tea_store"

/// `telecommunications_service_provider`
public let kGMSPlaceTypeTelecommunicationsServiceProvider = "telecommunications_service_provider"

/// `television_studio`
public let kGMSPlaceTypeTelevisionStudio = "television_studio"

/// `tennis_court`
public let kGMSPlaceTypeTennisCourt = "tennis_court"

/// `tex_mex_restaurant`
public let kGMSPlaceTypeTexMexRestaurant = "tex_mex_restaurant"

/// `thai_restaurant`
public let kGMSPlaceTypeThaiRestaurant = "thai_restaurant"

/// `thrift_store`
public let kGMSPlaceTypeThriftStore = "thrift_store"

/// `tibetan_restaurant`
public let kGMSPlaceTypeTibetanRestaurant = "tibetan_restaurant"

/// `tire_shop`
public let kGMSPlaceTypeTireShop = "tire_shop"

/// `toll_station`
public let kGMSPlaceTypeTollStation = "toll_station"

/// `tonkatsu_restaurant`
public let kGMSPlaceTypeTonkatsuRestaurant = "tonkatsu_restaurant"

/// `tour_agency`
public let kGMSPlaceTypeTourAgency = "tour_agency"

/// `tourist_attraction`
public let kGMSPlaceTypeTouristAttraction = "tourist_attraction"

/// `tourist_information_center`
public let kGMSPlaceTypeTouristInformationCenter = "tourist_information_center"

/// `town_square`
public let kGMSPlaceTypeTownSquare = "town_square"

/// `toy_store`
public let kGMSPlaceTypeToyStore = "toy_store"

/// `train_station`
public let kGMSPlaceTypeTrainStation = "train_station"

/// `train_ticket_office`
public let kGMSPlaceTypeTrainTicketOffice = "train_ticket_office"

/// `tram_stop`
public let kGMSPlaceTypeTramStop = "tram_stop"

/// `transit_depot`
public let kGMSPlaceTypeTransitDepot = "transit_depot"

/// `transit_station`
public let kGMSPlaceTypeTransitStation = "transit_station"

/// `transit_stop`
public let kGMSPlaceTypeTransitStop = "transit_stop"

/// `transportation_service`
public let kGMSPlaceTypeTransportationService = "transportation_service"

/// `travel_agency`
public let kGMSPlaceTypeTravelAgency = "travel_agency"

/// `truck_dealer`
public let kGMSPlaceTypeTruckDealer = "truck_dealer"

/// `truck_stop`
public let kGMSPlaceTypeTruckStop = "truck_stop"

/// `turkish_restaurant`
public let kGMSPlaceTypeTurkishRestaurant = "turkish_restaurant"

/// `ukrainian_restaurant`
public let kGMSPlaceTypeUkrainianRestaurant = "ukrainian_restaurant"

/// `university`
public let kGMSPlaceTypeUniversity = "university"

/// `vegan_restaurant`
public let kGMSPlaceTypeVeganRestaurant = "vegan_restaurant"

/// `vegetarian_restaurant`
public let kGMSPlaceTypeVegetarianRestaurant = "vegetarian_restaurant"

/// `veterinary_care`
public let kGMSPlaceTypeVeterinaryCare = "veterinary_care"

/// `video_arcade`
public let kGMSPlaceTypeVideoArcade = "video_arcade"

/// `vietnamese_restaurant`
public let kGMSPlaceTypeVietnameseRestaurant = "vietnamese_restaurant"

/// `vineyard`
public let kGMSPlaceTypeVineyard = "vineyard"

/// `visitor_center`
public let kGMSPlaceTypeVisitorCenter = "visitor_center"

/// `warehouse_store`
public let kGMSPlaceTypeWarehouseStore = "warehouse_store"

/// `water_park`
public let kGMSPlaceTypeWaterPark = "water_park"

/// `wedding_venue`
public let kGMSPlaceTypeWeddingVenue = "wedding_venue"

/// `wellness_center`
public let kGMSPlaceTypeWellnessCenter = "wellness_center"

/// `western_restaurant`
public let kGMSPlaceTypeWesternRestaurant = "western_restaurant"

/// `wholesaler`
public let kGMSPlaceTypeWholesaler = "wholesaler"

/// `wildlife_park`
public let kGMSPlaceTypeWildlifePark = "wildlife_park"

/// `wildlife_refuge`
public let kGMSPlaceTypeWildlifeRefuge = "wildlife_refuge"

/// `wine_bar`
public let kGMSPlaceTypeWineBar = "wine_bar"

/// `winery`
public let kGMSPlaceTypeWinery = "winery"

/// `womens_clothing_store`
public let kGMSPlaceTypeWomensClothingStore = "womens_clothing_store"

/// `woods`
public let kGMSPlaceTypeWoods = "woods"

/// `yakiniku_restaurant`
public let kGMSPlaceTypeYakinikuRestaurant = "yakiniku_restaurant"

/// `yakitori_restaurant`
public let kGMSPlaceTypeYakitoriRestaurant = "yakitori_restaurant"

/// `yoga_studio`
public let kGMSPlaceTypeYogaStudio = "yoga_studio"

/// `zoo`
public let kGMSPlaceTypeZoo = "zoo"
