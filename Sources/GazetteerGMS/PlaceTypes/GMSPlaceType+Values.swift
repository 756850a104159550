// SPDX-License-Identifier: Apache-2.0

// Made by Scripts/generate-place-types.

extension GMSPlaceType {
  /// `academic_department`
  public static var academicDepartment: GMSPlaceType { kGMSPlaceTypeAcademicDepartment }

  /// `acai_shop`
  public static var acaiShop: GMSPlaceType { kGMSPlaceTypeAcaiShop }

  /// `accounting`
  public static var accounting: GMSPlaceType { kGMSPlaceTypeAccounting }

  /// `administrative_area_level_1`
  public static var administrativeAreaLevel1: GMSPlaceType { kGMSPlaceTypeAdministrativeAreaLevel1 }

  /// `administrative_area_level_2`
  public static var administrativeAreaLevel2: GMSPlaceType { kGMSPlaceTypeAdministrativeAreaLevel2 }

  /// `administrative_area_level_3`
  public static var administrativeAreaLevel3: GMSPlaceType { kGMSPlaceTypeAdministrativeAreaLevel3 }

  /// `administrative_area_level_4`
  public static var administrativeAreaLevel4: GMSPlaceType { kGMSPlaceTypeAdministrativeAreaLevel4 }

  /// `administrative_area_level_5`
  public static var administrativeAreaLevel5: GMSPlaceType { kGMSPlaceTypeAdministrativeAreaLevel5 }

  /// `administrative_area_level_6`
  public static var administrativeAreaLevel6: GMSPlaceType { kGMSPlaceTypeAdministrativeAreaLevel6 }

  /// `administrative_area_level_7`
  public static var administrativeAreaLevel7: GMSPlaceType { kGMSPlaceTypeAdministrativeAreaLevel7 }

  /// `adventure_sports_center`
  public static var adventureSportsCenter: GMSPlaceType { kGMSPlaceTypeAdventureSportsCenter }

  /// `afghani_restaurant`
  public static var afghaniRestaurant: GMSPlaceType { kGMSPlaceTypeAfghaniRestaurant }

  /// `african_restaurant`
  public static var africanRestaurant: GMSPlaceType { kGMSPlaceTypeAfricanRestaurant }

  /// `aircraft_rental_service`
  public static var aircraftRentalService: GMSPlaceType { kGMSPlaceTypeAircraftRentalService }

  /// `airport`
  public static var airport: GMSPlaceType { kGMSPlaceTypeAirport }

  /// `airstrip`
  public static var airstrip: GMSPlaceType { kGMSPlaceTypeAirstrip }

  /// `american_restaurant`
  public static var americanRestaurant: GMSPlaceType { kGMSPlaceTypeAmericanRestaurant }

  /// `amphitheatre`
  public static var amphitheatre: GMSPlaceType { kGMSPlaceTypeAmphitheatre }

  /// `amusement_center`
  public static var amusementCenter: GMSPlaceType { kGMSPlaceTypeAmusementCenter }

  /// `amusement_park`
  public static var amusementPark: GMSPlaceType { kGMSPlaceTypeAmusementPark }

  /// `apartment_building`
  public static var apartmentBuilding: GMSPlaceType { kGMSPlaceTypeApartmentBuilding }

  /// `apartment_complex`
  public static var apartmentComplex: GMSPlaceType { kGMSPlaceTypeApartmentComplex }

  /// `aquarium`
  public static var aquarium: GMSPlaceType { kGMSPlaceTypeAquarium }

  /// `archipelago`
  public static var archipelago: GMSPlaceType { kGMSPlaceTypeArchipelago }

  /// `arena`
  public static var arena: GMSPlaceType { kGMSPlaceTypeArena }

  /// `argentinian_restaurant`
  public static var argentinianRestaurant: GMSPlaceType { kGMSPlaceTypeArgentinianRestaurant }

  /// `art_gallery`
  public static var artGallery: GMSPlaceType { kGMSPlaceTypeArtGallery }

  /// `art_museum`
  public static var artMuseum: GMSPlaceType { kGMSPlaceTypeArtMuseum }

  /// `art_studio`
  public static var artStudio: GMSPlaceType { kGMSPlaceTypeArtStudio }

  /// `asian_fusion_restaurant`
  public static var asianFusionRestaurant: GMSPlaceType { kGMSPlaceTypeAsianFusionRestaurant }

  /// `asian_grocery_store`
  public static var asianGroceryStore: GMSPlaceType { kGMSPlaceTypeAsianGroceryStore }

  /// `asian_restaurant`
  public static var asianRestaurant: GMSPlaceType { kGMSPlaceTypeAsianRestaurant }

  /// `association_or_organization`
  public static var associationOrOrganization: GMSPlaceType { kGMSPlaceTypeAssociationOrOrganization }

  /// `astrologer`
  public static var astrologer: GMSPlaceType { kGMSPlaceTypeAstrologer }

  /// `athletic_field`
  public static var athleticField: GMSPlaceType { kGMSPlaceTypeAthleticField }

  /// `atm`
  public static var atm: GMSPlaceType { kGMSPlaceTypeAtm }

  /// `auditorium`
  public static var auditorium: GMSPlaceType { kGMSPlaceTypeAuditorium }

  /// `australian_restaurant`
  public static var australianRestaurant: GMSPlaceType { kGMSPlaceTypeAustralianRestaurant }

  /// `austrian_restaurant`
  public static var austrianRestaurant: GMSPlaceType { kGMSPlaceTypeAustrianRestaurant }

  /// `auto_parts_store`
  public static var autoPartsStore: GMSPlaceType { kGMSPlaceTypeAutoPartsStore }

  /// `bagel_shop`
  public static var bagelShop: GMSPlaceType { kGMSPlaceTypeBagelShop }

  /// `bakery`
  public static var bakery: GMSPlaceType { kGMSPlaceTypeBakery }

  /// `bangladeshi_restaurant`
  public static var bangladeshiRestaurant: GMSPlaceType { kGMSPlaceTypeBangladeshiRestaurant }

  /// `bank`
  public static var bank: GMSPlaceType { kGMSPlaceTypeBank }

  /// `banquet_hall`
  public static var banquetHall: GMSPlaceType { kGMSPlaceTypeBanquetHall }

  /// `bar`
  public static var bar: GMSPlaceType { kGMSPlaceTypeBar }

  /// `bar_and_grill`
  public static var barAndGrill: GMSPlaceType { kGMSPlaceTypeBarAndGrill }

  /// `barbecue_area`
  public static var barbecueArea: GMSPlaceType { kGMSPlaceTypeBarbecueArea }

  /// `barbecue_restaurant`
  public static var barbecueRestaurant: GMSPlaceType { kGMSPlaceTypeBarbecueRestaurant }

  /// `barber_shop`
  public static var barberShop: GMSPlaceType { kGMSPlaceTypeBarberShop }

  /// `basque_restaurant`
  public static var basqueRestaurant: GMSPlaceType { kGMSPlaceTypeBasqueRestaurant }

  /// `bavarian_restaurant`
  public static var bavarianRestaurant: GMSPlaceType { kGMSPlaceTypeBavarianRestaurant }

  /// `beach`
  public static var beach: GMSPlaceType { kGMSPlaceTypeBeach }

  /// `beautician`
  public static var beautician: GMSPlaceType { kGMSPlaceTypeBeautician }

  /// `beauty_salon`
  public static var beautySalon: GMSPlaceType { kGMSPlaceTypeBeautySalon }

  /// `bed_and_breakfast`
  public static var bedAndBreakfast: GMSPlaceType { kGMSPlaceTypeBedAndBreakfast }

  /// `beer_garden`
  public static var beerGarden: GMSPlaceType { kGMSPlaceTypeBeerGarden }

  /// `belgian_restaurant`
  public static var belgianRestaurant: GMSPlaceType { kGMSPlaceTypeBelgianRestaurant }

  /// `bicycle_store`
  public static var bicycleStore: GMSPlaceType { kGMSPlaceTypeBicycleStore }

  /// `bike_sharing_station`
  public static var bikeSharingStation: GMSPlaceType { kGMSPlaceTypeBikeSharingStation }

  /// `bistro`
  public static var bistro: GMSPlaceType { kGMSPlaceTypeBistro }

  /// `body_art_service`
  public static var bodyArtService: GMSPlaceType { kGMSPlaceTypeBodyArtService }

  /// `book_store`
  public static var bookStore: GMSPlaceType { kGMSPlaceTypeBookStore }

  /// `botanical_garden`
  public static var botanicalGarden: GMSPlaceType { kGMSPlaceTypeBotanicalGarden }

  /// `bowling_alley`
  public static var bowlingAlley: GMSPlaceType { kGMSPlaceTypeBowlingAlley }

  /// `brazilian_restaurant`
  public static var brazilianRestaurant: GMSPlaceType { kGMSPlaceTypeBrazilianRestaurant }

  /// `breakfast_restaurant`
  public static var breakfastRestaurant: GMSPlaceType { kGMSPlaceTypeBreakfastRestaurant }

  /// `brewery`
  public static var brewery: GMSPlaceType { kGMSPlaceTypeBrewery }

  /// `brewpub`
  public static var brewpub: GMSPlaceType { kGMSPlaceTypeBrewpub }

  /// `bridge`
  public static var bridge: GMSPlaceType { kGMSPlaceTypeBridge }

  /// `british_restaurant`
  public static var britishRestaurant: GMSPlaceType { kGMSPlaceTypeBritishRestaurant }

  /// `brunch_restaurant`
  public static var brunchRestaurant: GMSPlaceType { kGMSPlaceTypeBrunchRestaurant }

  /// `buddhist_temple`
  public static var buddhistTemple: GMSPlaceType { kGMSPlaceTypeBuddhistTemple }

  /// `budget_japanese_inn`
  public static var budgetJapaneseInn: GMSPlaceType { kGMSPlaceTypeBudgetJapaneseInn }

  /// `buffet_restaurant`
  public static var buffetRestaurant: GMSPlaceType { kGMSPlaceTypeBuffetRestaurant }

  /// `building_materials_store`
  public static var buildingMaterialsStore: GMSPlaceType { kGMSPlaceTypeBuildingMaterialsStore }

  /// `burmese_restaurant`
  public static var burmeseRestaurant: GMSPlaceType { kGMSPlaceTypeBurmeseRestaurant }

  /// `burrito_restaurant`
  public static var burritoRestaurant: GMSPlaceType { kGMSPlaceTypeBurritoRestaurant }

  /// `bus_station`
  public static var busStation: GMSPlaceType { kGMSPlaceTypeBusStation }

  /// `bus_stop`
  public static var busStop: GMSPlaceType { kGMSPlaceTypeBusStop }

  /// `business_center`
  public static var businessCenter: GMSPlaceType { kGMSPlaceTypeBusinessCenter }

  /// `butcher_shop`
  public static var butcherShop: GMSPlaceType { kGMSPlaceTypeButcherShop }

  /// `cafe`
  public static var cafe: GMSPlaceType { kGMSPlaceTypeCafe }

  /// `cafeteria`
  public static var cafeteria: GMSPlaceType { kGMSPlaceTypeCafeteria }

  /// `cajun_restaurant`
  public static var cajunRestaurant: GMSPlaceType { kGMSPlaceTypeCajunRestaurant }

  /// `cake_shop`
  public static var cakeShop: GMSPlaceType { kGMSPlaceTypeCakeShop }

  /// `californian_restaurant`
  public static var californianRestaurant: GMSPlaceType { kGMSPlaceTypeCalifornianRestaurant }

  /// `cambodian_restaurant`
  public static var cambodianRestaurant: GMSPlaceType { kGMSPlaceTypeCambodianRestaurant }

  /// `campground`
  public static var campground: GMSPlaceType { kGMSPlaceTypeCampground }

  /// `camping_cabin`
  public static var campingCabin: GMSPlaceType { kGMSPlaceTypeCampingCabin }

  /// `candy_store`
  public static var candyStore: GMSPlaceType { kGMSPlaceTypeCandyStore }

  /// `cantonese_restaurant`
  public static var cantoneseRestaurant: GMSPlaceType { kGMSPlaceTypeCantoneseRestaurant }

  /// `car_dealer`
  public static var carDealer: GMSPlaceType { kGMSPlaceTypeCarDealer }

  /// `car_rental`
  public static var carRental: GMSPlaceType { kGMSPlaceTypeCarRental }

  /// `car_repair`
  public static var carRepair: GMSPlaceType { kGMSPlaceTypeCarRepair }

  /// `car_wash`
  public static var carWash: GMSPlaceType { kGMSPlaceTypeCarWash }

  /// `caribbean_restaurant`
  public static var caribbeanRestaurant: GMSPlaceType { kGMSPlaceTypeCaribbeanRestaurant }

  /// `casino`
  public static var casino: GMSPlaceType { kGMSPlaceTypeCasino }

  /// `castle`
  public static var castle: GMSPlaceType { kGMSPlaceTypeCastle }

  /// `cat_cafe`
  public static var catCafe: GMSPlaceType { kGMSPlaceTypeCatCafe }

  /// `catering_service`
  public static var cateringService: GMSPlaceType { kGMSPlaceTypeCateringService }

  /// `cell_phone_store`
  public static var cellPhoneStore: GMSPlaceType { kGMSPlaceTypeCellPhoneStore }

  /// `cemetery`
  public static var cemetery: GMSPlaceType { kGMSPlaceTypeCemetery }

  /// `chauffeur_service`
  public static var chauffeurService: GMSPlaceType { kGMSPlaceTypeChauffeurService }

  /// `chicken_restaurant`
  public static var chickenRestaurant: GMSPlaceType { kGMSPlaceTypeChickenRestaurant }

  /// `chicken_wings_restaurant`
  public static var chickenWingsRestaurant: GMSPlaceType { kGMSPlaceTypeChickenWingsRestaurant }

  /// `child_care_agency`
  public static var childCareAgency: GMSPlaceType { kGMSPlaceTypeChildCareAgency }

  /// `childrens_camp`
  public static var childrensCamp: GMSPlaceType { kGMSPlaceTypeChildrensCamp }

  /// `chilean_restaurant`
  public static var chileanRestaurant: GMSPlaceType { kGMSPlaceTypeChileanRestaurant }

  /// `chinese_noodle_restaurant`
  public static var chineseNoodleRestaurant: GMSPlaceType { kGMSPlaceTypeChineseNoodleRestaurant }

  /// `chinese_restaurant`
  public static var chineseRestaurant: GMSPlaceType { kGMSPlaceTypeChineseRestaurant }

  /// `chiropractor`
  public static var chiropractor: GMSPlaceType { kGMSPlaceTypeChiropractor }

  /// `chocolate_factory`
  public static var chocolateFactory: GMSPlaceType { kGMSPlaceTypeChocolateFactory }

  /// `chocolate_shop`
  public static var chocolateShop: GMSPlaceType { kGMSPlaceTypeChocolateShop }

  /// `church`
  public static var church: GMSPlaceType { kGMSPlaceTypeChurch }

  /// `city_hall`
  public static var cityHall: GMSPlaceType { kGMSPlaceTypeCityHall }

  /// `city_park`
  public static var cityPark: GMSPlaceType { kGMSPlaceTypeCityPark }

  /// `clothing_store`
  public static var clothingStore: GMSPlaceType { kGMSPlaceTypeClothingStore }

  /// `cocktail_bar`
  public static var cocktailBar: GMSPlaceType { kGMSPlaceTypeCocktailBar }

  /// `coffee_roastery`
  public static var coffeeRoastery: GMSPlaceType { kGMSPlaceTypeCoffeeRoastery }

  /// `coffee_shop`
  public static var coffeeShop: GMSPlaceType { kGMSPlaceTypeCoffeeShop }

  /// `coffee_stand`
  public static var coffeeStand: GMSPlaceType { kGMSPlaceTypeCoffeeStand }

  /// `colloquial_area`
  public static var colloquialArea: GMSPlaceType { kGMSPlaceTypeColloquialArea }

  /// `colombian_restaurant`
  public static var colombianRestaurant: GMSPlaceType { kGMSPlaceTypeColombianRestaurant }

  /// `comedy_club`
  public static var comedyClub: GMSPlaceType { kGMSPlaceTypeComedyClub }

  /// `community_center`
  public static var communityCenter: GMSPlaceType { kGMSPlaceTypeCommunityCenter }

  /// `concert_hall`
  public static var concertHall: GMSPlaceType { kGMSPlaceTypeConcertHall }

  /// `condominium_complex`
  public static var condominiumComplex: GMSPlaceType { kGMSPlaceTypeCondominiumComplex }

  /// `confectionery`
  public static var confectionery: GMSPlaceType { kGMSPlaceTypeConfectionery }

  /// `consultant`
  public static var consultant: GMSPlaceType { kGMSPlaceTypeConsultant }

  /// `continent`
  public static var continent: GMSPlaceType { kGMSPlaceTypeContinent }

  /// `convenience_store`
  public static var convenienceStore: GMSPlaceType { kGMSPlaceTypeConvenienceStore }

  /// `convention_center`
  public static var conventionCenter: GMSPlaceType { kGMSPlaceTypeConventionCenter }

  /// `corporate_office`
  public static var corporateOffice: GMSPlaceType { kGMSPlaceTypeCorporateOffice }

  /// `cosmetics_store`
  public static var cosmeticsStore: GMSPlaceType { kGMSPlaceTypeCosmeticsStore }

  /// `cottage`
  public static var cottage: GMSPlaceType { kGMSPlaceTypeCottage }

  /// `country`
  public static var country: GMSPlaceType { kGMSPlaceTypeCountry }

  /// `courier_service`
  public static var courierService: GMSPlaceType { kGMSPlaceTypeCourierService }

  /// `courthouse`
  public static var courthouse: GMSPlaceType { kGMSPlaceTypeCourthouse }

  /// `coworking_space`
  public static var coworkingSpace: GMSPlaceType { kGMSPlaceTypeCoworkingSpace }

  /// `croatian_restaurant`
  public static var croatianRestaurant: GMSPlaceType { kGMSPlaceTypeCroatianRestaurant }

  /// `cuban_restaurant`
  public static var cubanRestaurant: GMSPlaceType { kGMSPlaceTypeCubanRestaurant }

  /// `cultural_center`
  public static var culturalCenter: GMSPlaceType { kGMSPlaceTypeCulturalCenter }

  /// `cultural_landmark`
  public static var culturalLandmark: GMSPlaceType { kGMSPlaceTypeCulturalLandmark }

  /// `cycling_park`
  public static var cyclingPark: GMSPlaceType { kGMSPlaceTypeCyclingPark }

  /// `czech_restaurant`
  public static var czechRestaurant: GMSPlaceType { kGMSPlaceTypeCzechRestaurant }

  /// `dance_hall`
  public static var danceHall: GMSPlaceType { kGMSPlaceTypeDanceHall }

  /// `danish_restaurant`
  public static var danishRestaurant: GMSPlaceType { kGMSPlaceTypeDanishRestaurant }

  /// `deli`
  public static var deli: GMSPlaceType { kGMSPlaceTypeDeli }

  /// `dental_clinic`
  public static var dentalClinic: GMSPlaceType { kGMSPlaceTypeDentalClinic }

  /// `dentist`
  public static var dentist: GMSPlaceType { kGMSPlaceTypeDentist }

  /// `department_store`
  public static var departmentStore: GMSPlaceType { kGMSPlaceTypeDepartmentStore }

  /// `dessert_restaurant`
  public static var dessertRestaurant: GMSPlaceType { kGMSPlaceTypeDessertRestaurant }

  /// `dessert_shop`
  public static var dessertShop: GMSPlaceType { kGMSPlaceTypeDessertShop }

  /// `dim_sum_restaurant`
  public static var dimSumRestaurant: GMSPlaceType { kGMSPlaceTypeDimSumRestaurant }

  /// `diner`
  public static var diner: GMSPlaceType { kGMSPlaceTypeDiner }

  /// `discount_store`
  public static var discountStore: GMSPlaceType { kGMSPlaceTypeDiscountStore }

  /// `discount_supermarket`
  public static var discountSupermarket: GMSPlaceType { kGMSPlaceTypeDiscountSupermarket }

  /// `doctor`
  public static var doctor: GMSPlaceType { kGMSPlaceTypeDoctor }

  /// `dog_cafe`
  public static var dogCafe: GMSPlaceType { kGMSPlaceTypeDogCafe }

  /// `dog_park`
  public static var dogPark: GMSPlaceType { kGMSPlaceTypeDogPark }

  /// `donut_shop`
  public static var donutShop: GMSPlaceType { kGMSPlaceTypeDonutShop }

  /// `drugstore`
  public static var drugstore: GMSPlaceType { kGMSPlaceTypeDrugstore }

  /// `dumpling_restaurant`
  public static var dumplingRestaurant: GMSPlaceType { kGMSPlaceTypeDumplingRestaurant }

  /// `dutch_restaurant`
  public static var dutchRestaurant: GMSPlaceType { kGMSPlaceTypeDutchRestaurant }

  /// `eastern_european_restaurant`
  public static var easternEuropeanRestaurant: GMSPlaceType { kGMSPlaceTypeEasternEuropeanRestaurant }

  /// `ebike_charging_station`
  public static var ebikeChargingStation: GMSPlaceType { kGMSPlaceTypeEbikeChargingStation }

  /// `educational_institution`
  public static var educationalInstitution: GMSPlaceType { kGMSPlaceTypeEducationalInstitution }

  /// `electric_vehicle_charging_station`
  public static var electricVehicleChargingStation: GMSPlaceType { kGMSPlaceTypeElectricVehicleChargingStation }

  /// `electrician`
  public static var electrician: GMSPlaceType { kGMSPlaceTypeElectrician }

  /// `electronics_store`
  public static var electronicsStore: GMSPlaceType { kGMSPlaceTypeElectronicsStore }

  /// `embassy`
  public static var embassy: GMSPlaceType { kGMSPlaceTypeEmbassy }

  /// `employment_agency`
  public static var employmentAgency: GMSPlaceType { kGMSPlaceTypeEmploymentAgency }

  /// `establishment`
  public static var establishment: GMSPlaceType { kGMSPlaceTypeEstablishment }

  /// `ethiopian_restaurant`
  public static var ethiopianRestaurant: GMSPlaceType { kGMSPlaceTypeEthiopianRestaurant }

  /// `european_restaurant`
  public static var europeanRestaurant: GMSPlaceType { kGMSPlaceTypeEuropeanRestaurant }

  /// `event_venue`
  public static var eventVenue: GMSPlaceType { kGMSPlaceTypeEventVenue }

  /// `extended_stay_hotel`
  public static var extendedStayHotel: GMSPlaceType { kGMSPlaceTypeExtendedStayHotel }

  /// `falafel_restaurant`
  public static var falafelRestaurant: GMSPlaceType { kGMSPlaceTypeFalafelRestaurant }

  /// `family_restaurant`
  public static var familyRestaurant: GMSPlaceType { kGMSPlaceTypeFamilyRestaurant }

  /// `farm`
  public static var farm: GMSPlaceType { kGMSPlaceTypeFarm }

  /// `farmers_market`
  public static var farmersMarket: GMSPlaceType { kGMSPlaceTypeFarmersMarket }

  /// `farmstay`
  public static var farmstay: GMSPlaceType { kGMSPlaceTypeFarmstay }

  /// `fast_food_restaurant`
  public static var fastFoodRestaurant: GMSPlaceType { kGMSPlaceTypeFastFoodRestaurant }

  /// `ferris_wheel`
  public static var ferrisWheel: GMSPlaceType { kGMSPlaceTypeFerrisWheel }

  /// `ferry_service`
  public static var ferryService: GMSPlaceType { kGMSPlaceTypeFerryService }

  /// `ferry_terminal`
  public static var ferryTerminal: GMSPlaceType { kGMSPlaceTypeFerryTerminal }

  /// `filipino_restaurant`
  public static var filipinoRestaurant: GMSPlaceType { kGMSPlaceTypeFilipinoRestaurant }

  /// `finance`
  public static var finance: GMSPlaceType { kGMSPlaceTypeFinance }

  /// `fine_dining_restaurant`
  public static var fineDiningRestaurant: GMSPlaceType { kGMSPlaceTypeFineDiningRestaurant }

  /// `fire_station`
  public static var fireStation: GMSPlaceType { kGMSPlaceTypeFireStation }

  /// `fish_and_chips_restaurant`
  public static var fishAndChipsRestaurant: GMSPlaceType { kGMSPlaceTypeFishAndChipsRestaurant }

  /// `fishing_charter`
  public static var fishingCharter: GMSPlaceType { kGMSPlaceTypeFishingCharter }

  /// `fishing_pier`
  public static var fishingPier: GMSPlaceType { kGMSPlaceTypeFishingPier }

  /// `fishing_pond`
  public static var fishingPond: GMSPlaceType { kGMSPlaceTypeFishingPond }

  /// `fitness_center`
  public static var fitnessCenter: GMSPlaceType { kGMSPlaceTypeFitnessCenter }

  /// `flea_market`
  public static var fleaMarket: GMSPlaceType { kGMSPlaceTypeFleaMarket }

  /// `floor`
  public static var floor: GMSPlaceType { kGMSPlaceTypeFloor }

  /// `florist`
  public static var florist: GMSPlaceType { kGMSPlaceTypeFlorist }

  /// `fondue_restaurant`
  public static var fondueRestaurant: GMSPlaceType { kGMSPlaceTypeFondueRestaurant }

  /// `food`
  public static var food: GMSPlaceType { kGMSPlaceTypeFood }

  /// `food_court`
  public static var foodCourt: GMSPlaceType { kGMSPlaceTypeFoodCourt }

  /// `food_delivery`
  public static var foodDelivery: GMSPlaceType { kGMSPlaceTypeFoodDelivery }

  /// `food_store`
  public static var foodStore: GMSPlaceType { kGMSPlaceTypeFoodStore }

  /// `foot_care`
  public static var footCare: GMSPlaceType { kGMSPlaceTypeFootCare }

  /// `fountain`
  public static var fountain: GMSPlaceType { kGMSPlaceTypeFountain }

  /// `french_restaurant`
  public static var frenchRestaurant: GMSPlaceType { kGMSPlaceTypeFrenchRestaurant }

  /// `funeral_home`
  public static var funeralHome: GMSPlaceType { kGMSPlaceTypeFuneralHome }

  /// `furniture_store`
  public static var furnitureStore: GMSPlaceType { kGMSPlaceTypeFurnitureStore }

  /// `fusion_restaurant`
  public static var fusionRestaurant: GMSPlaceType { kGMSPlaceTypeFusionRestaurant }

  /// `garden`
  public static var garden: GMSPlaceType { kGMSPlaceTypeGarden }

  /// `garden_center`
  public static var gardenCenter: GMSPlaceType { kGMSPlaceTypeGardenCenter }

  /// `gas_station`
  public static var gasStation: GMSPlaceType { kGMSPlaceTypeGasStation }

  /// `gastropub`
  public static var gastropub: GMSPlaceType { kGMSPlaceTypeGastropub }

  /// `general_contractor`
  public static var generalContractor: GMSPlaceType { kGMSPlaceTypeGeneralContractor }

  /// `general_hospital`
  public static var generalHospital: GMSPlaceType { kGMSPlaceTypeGeneralHospital }

  /// `general_store`
  public static var generalStore: GMSPlaceType { kGMSPlaceTypeGeneralStore }

  /// `geocode`
  public static var geocode: GMSPlaceType { kGMSPlaceTypeGeocode }

  /// `german_restaurant`
  public static var germanRestaurant: GMSPlaceType { kGMSPlaceTypeGermanRestaurant }

  /// `gift_shop`
  public static var giftShop: GMSPlaceType { kGMSPlaceTypeGiftShop }

  /// `go_karting_venue`
  public static var goKartingVenue: GMSPlaceType { kGMSPlaceTypeGoKartingVenue }

  /// `golf_course`
  public static var golfCourse: GMSPlaceType { kGMSPlaceTypeGolfCourse }

  /// `government_office`
  public static var governmentOffice: GMSPlaceType { kGMSPlaceTypeGovernmentOffice }

  /// `greek_restaurant`
  public static var greekRestaurant: GMSPlaceType { kGMSPlaceTypeGreekRestaurant }

  /// `grocery_store`
  public static var groceryStore: GMSPlaceType { kGMSPlaceTypeGroceryStore }

  /// `guest_house`
  public static var guestHouse: GMSPlaceType { kGMSPlaceTypeGuestHouse }

  /// `gym`
  public static var gym: GMSPlaceType { kGMSPlaceTypeGym }

  /// `gyro_restaurant`
  public static var gyroRestaurant: GMSPlaceType { kGMSPlaceTypeGyroRestaurant }

  /// `hair_care`
  public static var hairCare: GMSPlaceType { kGMSPlaceTypeHairCare }

  /// `hair_salon`
  public static var hairSalon: GMSPlaceType { kGMSPlaceTypeHairSalon }

  /// `halal_restaurant`
  public static var halalRestaurant: GMSPlaceType { kGMSPlaceTypeHalalRestaurant }

  /// `hamburger_restaurant`
  public static var hamburgerRestaurant: GMSPlaceType { kGMSPlaceTypeHamburgerRestaurant }

  /// `hardware_store`
  public static var hardwareStore: GMSPlaceType { kGMSPlaceTypeHardwareStore }

  /// `hawaiian_restaurant`
  public static var hawaiianRestaurant: GMSPlaceType { kGMSPlaceTypeHawaiianRestaurant }

  /// `health`
  public static var health: GMSPlaceType { kGMSPlaceTypeHealth }

  /// `health_food_store`
  public static var healthFoodStore: GMSPlaceType { kGMSPlaceTypeHealthFoodStore }

  /// `heliport`
  public static var heliport: GMSPlaceType { kGMSPlaceTypeHeliport }

  /// `hiking_area`
  public static var hikingArea: GMSPlaceType { kGMSPlaceTypeHikingArea }

  /// `hindu_temple`
  public static var hinduTemple: GMSPlaceType { kGMSPlaceTypeHinduTemple }

  /// `historical_landmark`
  public static var historicalLandmark: GMSPlaceType { kGMSPlaceTypeHistoricalLandmark }

  /// `historical_place`
  public static var historicalPlace: GMSPlaceType { kGMSPlaceTypeHistoricalPlace }

  /// `history_museum`
  public static var historyMuseum: GMSPlaceType { kGMSPlaceTypeHistoryMuseum }

  /// `home_goods_store`
  public static var homeGoodsStore: GMSPlaceType { kGMSPlaceTypeHomeGoodsStore }

  /// `home_improvement_store`
  public static var homeImprovementStore: GMSPlaceType { kGMSPlaceTypeHomeImprovementStore }

  /// `hookah_bar`
  public static var hookahBar: GMSPlaceType { kGMSPlaceTypeHookahBar }

  /// `hospital`
  public static var hospital: GMSPlaceType { kGMSPlaceTypeHospital }

  /// `hostel`
  public static var hostel: GMSPlaceType { kGMSPlaceTypeHostel }

  /// `hot_dog_restaurant`
  public static var hotDogRestaurant: GMSPlaceType { kGMSPlaceTypeHotDogRestaurant }

  /// `hot_dog_stand`
  public static var hotDogStand: GMSPlaceType { kGMSPlaceTypeHotDogStand }

  /// `hot_pot_restaurant`
  public static var hotPotRestaurant: GMSPlaceType { kGMSPlaceTypeHotPotRestaurant }

  /// `hotel`
  public static var hotel: GMSPlaceType { kGMSPlaceTypeHotel }

  /// `housing_complex`
  public static var housingComplex: GMSPlaceType { kGMSPlaceTypeHousingComplex }

  /// `hungarian_restaurant`
  public static var hungarianRestaurant: GMSPlaceType { kGMSPlaceTypeHungarianRestaurant }

  /// `hypermarket`
  public static var hypermarket: GMSPlaceType { kGMSPlaceTypeHypermarket }

  /// `ice_cream_shop`
  public static var iceCreamShop: GMSPlaceType { kGMSPlaceTypeIceCreamShop }

  /// `ice_skating_rink`
  public static var iceSkatingRink: GMSPlaceType { kGMSPlaceTypeIceSkatingRink }

  /// `indian_restaurant`
  public static var indianRestaurant: GMSPlaceType { kGMSPlaceTypeIndianRestaurant }

  /// `indonesian_restaurant`
  public static var indonesianRestaurant: GMSPlaceType { kGMSPlaceTypeIndonesianRestaurant }

  /// `indoor_golf_course`
  public static var indoorGolfCourse: GMSPlaceType { kGMSPlaceTypeIndoorGolfCourse }

  /// `indoor_playground`
  public static var indoorPlayground: GMSPlaceType { kGMSPlaceTypeIndoorPlayground }

  /// `inn`
  public static var inn: GMSPlaceType { kGMSPlaceTypeInn }

  /// `insurance_agency`
  public static var insuranceAgency: GMSPlaceType { kGMSPlaceTypeInsuranceAgency }

  /// `international_airport`
  public static var internationalAirport: GMSPlaceType { kGMSPlaceTypeInternationalAirport }

  /// `internet_cafe`
  public static var internetCafe: GMSPlaceType { kGMSPlaceTypeInternetCafe }

  /// `intersection`
  public static var intersection: GMSPlaceType { kGMSPlaceTypeIntersection }

  /// `irish_pub`
  public static var irishPub: GMSPlaceType { kGMSPlaceTypeIrishPub }

  /// `irish_restaurant`
  public static var irishRestaurant: GMSPlaceType { kGMSPlaceTypeIrishRestaurant }

  /// `island`
  public static var island: GMSPlaceType { kGMSPlaceTypeIsland }

  /// `israeli_restaurant`
  public static var israeliRestaurant: GMSPlaceType { kGMSPlaceTypeIsraeliRestaurant }

  /// `italian_restaurant`
  public static var italianRestaurant: GMSPlaceType { kGMSPlaceTypeItalianRestaurant }

  /// `japanese_curry_restaurant`
  public static var japaneseCurryRestaurant: GMSPlaceType { kGMSPlaceTypeJapaneseCurryRestaurant }

  /// `japanese_inn`
  public static var japaneseInn: GMSPlaceType { kGMSPlaceTypeJapaneseInn }

  /// `japanese_izakaya_restaurant`
  public static var japaneseIzakayaRestaurant: GMSPlaceType { kGMSPlaceTypeJapaneseIzakayaRestaurant }

  /// `japanese_restaurant`
  public static var japaneseRestaurant: GMSPlaceType { kGMSPlaceTypeJapaneseRestaurant }

  /// `jewelry_store`
  public static var jewelryStore: GMSPlaceType { kGMSPlaceTypeJewelryStore }

  /// `juice_shop`
  public static var juiceShop: GMSPlaceType { kGMSPlaceTypeJuiceShop }

  /// `karaoke`
  public static var karaoke: GMSPlaceType { kGMSPlaceTypeKaraoke }

  /// `kebab_shop`
  public static var kebabShop: GMSPlaceType { kGMSPlaceTypeKebabShop }

  /// `korean_barbecue_restaurant`
  public static var koreanBarbecueRestaurant: GMSPlaceType { kGMSPlaceTypeKoreanBarbecueRestaurant }

  /// `korean_restaurant`
  public static var koreanRestaurant: GMSPlaceType { kGMSPlaceTypeKoreanRestaurant }

  /// `lake`
  public static var lake: GMSPlaceType { kGMSPlaceTypeLake }

  /// `landmark`
  public static var landmark: GMSPlaceType { kGMSPlaceTypeLandmark }

  /// `latin_american_restaurant`
  public static var latinAmericanRestaurant: GMSPlaceType { kGMSPlaceTypeLatinAmericanRestaurant }

  /// `laundry`
  public static var laundry: GMSPlaceType { kGMSPlaceTypeLaundry }

  /// `lawyer`
  public static var lawyer: GMSPlaceType { kGMSPlaceTypeLawyer }

  /// `lebanese_restaurant`
  public static var lebaneseRestaurant: GMSPlaceType { kGMSPlaceTypeLebaneseRestaurant }

  /// `library`
  public static var library: GMSPlaceType { kGMSPlaceTypeLibrary }

  /// `light_rail_station`
  public static var lightRailStation: GMSPlaceType { kGMSPlaceTypeLightRailStation }

  /// `liquor_store`
  public static var liquorStore: GMSPlaceType { kGMSPlaceTypeLiquorStore }

  /// `live_music_venue`
  public static var liveMusicVenue: GMSPlaceType { kGMSPlaceTypeLiveMusicVenue }

  /// `local_government_office`
  public static var localGovernmentOffice: GMSPlaceType { kGMSPlaceTypeLocalGovernmentOffice }

  /// `locality`
  public static var locality: GMSPlaceType { kGMSPlaceTypeLocality }

  /// `locksmith`
  public static var locksmith: GMSPlaceType { kGMSPlaceTypeLocksmith }

  /// `lodging`
  public static var lodging: GMSPlaceType { kGMSPlaceTypeLodging }

  /// `lounge_bar`
  public static var loungeBar: GMSPlaceType { kGMSPlaceTypeLoungeBar }

  /// `makeup_artist`
  public static var makeupArtist: GMSPlaceType { kGMSPlaceTypeMakeupArtist }

  /// `malaysian_restaurant`
  public static var malaysianRestaurant: GMSPlaceType { kGMSPlaceTypeMalaysianRestaurant }

  /// `manufacturer`
  public static var manufacturer: GMSPlaceType { kGMSPlaceTypeManufacturer }

  /// `marina`
  public static var marina: GMSPlaceType { kGMSPlaceTypeMarina }

  /// `market`
  public static var market: GMSPlaceType { kGMSPlaceTypeMarket }

  /// `marketing_consultant`
  public static var marketingConsultant: GMSPlaceType { kGMSPlaceTypeMarketingConsultant }

  /// `massage`
  public static var massage: GMSPlaceType { kGMSPlaceTypeMassage }

  /// `massage_spa`
  public static var massageSpa: GMSPlaceType { kGMSPlaceTypeMassageSpa }

  /// `meal_delivery`
  public static var mealDelivery: GMSPlaceType { kGMSPlaceTypeMealDelivery }

  /// `meal_takeaway`
  public static var mealTakeaway: GMSPlaceType { kGMSPlaceTypeMealTakeaway }

  /// `medical_center`
  public static var medicalCenter: GMSPlaceType { kGMSPlaceTypeMedicalCenter }

  /// `medical_clinic`
  public static var medicalClinic: GMSPlaceType { kGMSPlaceTypeMedicalClinic }

  /// `medical_lab`
  public static var medicalLab: GMSPlaceType { kGMSPlaceTypeMedicalLab }

  /// `mediterranean_restaurant`
  public static var mediterraneanRestaurant: GMSPlaceType { kGMSPlaceTypeMediterraneanRestaurant }

  /// `mexican_restaurant`
  public static var mexicanRestaurant: GMSPlaceType { kGMSPlaceTypeMexicanRestaurant }

  /// `middle_eastern_restaurant`
  public static var middleEasternRestaurant: GMSPlaceType { kGMSPlaceTypeMiddleEasternRestaurant }

  /// `miniature_golf_course`
  public static var miniatureGolfCourse: GMSPlaceType { kGMSPlaceTypeMiniatureGolfCourse }

  /// `mobile_home_park`
  public static var mobileHomePark: GMSPlaceType { kGMSPlaceTypeMobileHomePark }

  /// `mongolian_barbecue_restaurant`
  public static var mongolianBarbecueRestaurant: GMSPlaceType { kGMSPlaceTypeMongolianBarbecueRestaurant }

  /// `monument`
  public static var monument: GMSPlaceType { kGMSPlaceTypeMonument }

  /// `moroccan_restaurant`
  public static var moroccanRestaurant: GMSPlaceType { kGMSPlaceTypeMoroccanRestaurant }

  /// `mosque`
  public static var mosque: GMSPlaceType { kGMSPlaceTypeMosque }

  /// `motel`
  public static var motel: GMSPlaceType { kGMSPlaceTypeMotel }

  /// `mountain_peak`
  public static var mountainPeak: GMSPlaceType { kGMSPlaceTypeMountainPeak }

  /// `movie_rental`
  public static var movieRental: GMSPlaceType { kGMSPlaceTypeMovieRental }

  /// `movie_theater`
  public static var movieTheater: GMSPlaceType { kGMSPlaceTypeMovieTheater }

  /// `moving_company`
  public static var movingCompany: GMSPlaceType { kGMSPlaceTypeMovingCompany }

  /// `museum`
  public static var museum: GMSPlaceType { kGMSPlaceTypeMuseum }

  /// `nail_salon`
  public static var nailSalon: GMSPlaceType { kGMSPlaceTypeNailSalon }

  /// `national_park`
  public static var nationalPark: GMSPlaceType { kGMSPlaceTypeNationalPark }

  /// `natural_feature`
  public static var naturalFeature: GMSPlaceType { kGMSPlaceTypeNaturalFeature }

  /// `nature_preserve`
  public static var naturePreserve: GMSPlaceType { kGMSPlaceTypeNaturePreserve }

  /// `neighborhood`
  public static var neighborhood: GMSPlaceType { kGMSPlaceTypeNeighborhood }

  /// `neighborhood_police_station`
  public static var neighborhoodPoliceStation: GMSPlaceType { kGMSPlaceTypeNeighborhoodPoliceStation }

  /// `night_club`
  public static var nightClub: GMSPlaceType { kGMSPlaceTypeNightClub }

  /// `non_profit_organization`
  public static var nonProfitOrganization: GMSPlaceType { kGMSPlaceTypeNonProfitOrganization }

  /// `noodle_shop`
  public static var noodleShop: GMSPlaceType { kGMSPlaceTypeNoodleShop }

  /// `north_indian_restaurant`
  public static var northIndianRestaurant: GMSPlaceType { kGMSPlaceTypeNorthIndianRestaurant }

  /// `observation_deck`
  public static var observationDeck: GMSPlaceType { kGMSPlaceTypeObservationDeck }

  /// `off_roading_area`
  public static var offRoadingArea: GMSPlaceType { kGMSPlaceTypeOffRoadingArea }

  /// `opera_house`
  public static var operaHouse: GMSPlaceType { kGMSPlaceTypeOperaHouse }

  /// `oyster_bar_restaurant`
  public static var oysterBarRestaurant: GMSPlaceType { kGMSPlaceTypeOysterBarRestaurant }

  /// `paintball_center`
  public static var paintballCenter: GMSPlaceType { kGMSPlaceTypePaintballCenter }

  /// `painter`
  public static var painter: GMSPlaceType { kGMSPlaceTypePainter }

  /// `pakistani_restaurant`
  public static var pakistaniRestaurant: GMSPlaceType { kGMSPlaceTypePakistaniRestaurant }

  /// `park`
  public static var park: GMSPlaceType { kGMSPlaceTypePark }

  /// `park_and_ride`
  public static var parkAndRide: GMSPlaceType { kGMSPlaceTypeParkAndRide }

  /// `parking`
  public static var parking: GMSPlaceType { kGMSPlaceTypeParking }

  /// `parking_garage`
  public static var parkingGarage: GMSPlaceType { kGMSPlaceTypeParkingGarage }

  /// `parking_lot`
  public static var parkingLot: GMSPlaceType { kGMSPlaceTypeParkingLot }

  /// `pastry_shop`
  public static var pastryShop: GMSPlaceType { kGMSPlaceTypePastryShop }

  /// `performing_arts_theater`
  public static var performingArtsTheater: GMSPlaceType { kGMSPlaceTypePerformingArtsTheater }

  /// `persian_restaurant`
  public static var persianRestaurant: GMSPlaceType { kGMSPlaceTypePersianRestaurant }

  /// `peruvian_restaurant`
  public static var peruvianRestaurant: GMSPlaceType { kGMSPlaceTypePeruvianRestaurant }

  /// `pet_boarding_service`
  public static var petBoardingService: GMSPlaceType { kGMSPlaceTypePetBoardingService }

  /// `pet_care`
  public static var petCare: GMSPlaceType { kGMSPlaceTypePetCare }

  /// `pet_store`
  public static var petStore: GMSPlaceType { kGMSPlaceTypePetStore }

  /// `pharmacy`
  public static var pharmacy: GMSPlaceType { kGMSPlaceTypePharmacy }

  /// `philharmonic_hall`
  public static var philharmonicHall: GMSPlaceType { kGMSPlaceTypePhilharmonicHall }

  /// `physiotherapist`
  public static var physiotherapist: GMSPlaceType { kGMSPlaceTypePhysiotherapist }

  /// `picnic_ground`
  public static var picnicGround: GMSPlaceType { kGMSPlaceTypePicnicGround }

  /// `pizza_delivery`
  public static var pizzaDelivery: GMSPlaceType { kGMSPlaceTypePizzaDelivery }

  /// `pizza_restaurant`
  public static var pizzaRestaurant: GMSPlaceType { kGMSPlaceTypePizzaRestaurant }

  /// `place_of_worship`
  public static var placeOfWorship: GMSPlaceType { kGMSPlaceTypePlaceOfWorship }

  /// `planetarium`
  public static var planetarium: GMSPlaceType { kGMSPlaceTypePlanetarium }

  /// `playground`
  public static var playground: GMSPlaceType { kGMSPlaceTypePlayground }

  /// `plaza`
  public static var plaza: GMSPlaceType { kGMSPlaceTypePlaza }

  /// `plumber`
  public static var plumber: GMSPlaceType { kGMSPlaceTypePlumber }

  /// `plus_code`
  public static var plusCode: GMSPlaceType { kGMSPlaceTypePlusCode }

  /// `point_of_interest`
  public static var pointOfInterest: GMSPlaceType { kGMSPlaceTypePointOfInterest }

  /// `police`
  public static var police: GMSPlaceType { kGMSPlaceTypePolice }

  /// `polish_restaurant`
  public static var polishRestaurant: GMSPlaceType { kGMSPlaceTypePolishRestaurant }

  /// `political`
  public static var political: GMSPlaceType { kGMSPlaceTypePolitical }

  /// `portuguese_restaurant`
  public static var portugueseRestaurant: GMSPlaceType { kGMSPlaceTypePortugueseRestaurant }

  /// `post_box`
  public static var postBox: GMSPlaceType { kGMSPlaceTypePostBox }

  /// `post_office`
  public static var postOffice: GMSPlaceType { kGMSPlaceTypePostOffice }

  /// `postal_code`
  public static var postalCode: GMSPlaceType { kGMSPlaceTypePostalCode }

  /// `postal_code_prefix`
  public static var postalCodePrefix: GMSPlaceType { kGMSPlaceTypePostalCodePrefix }

  /// `postal_code_suffix`
  public static var postalCodeSuffix: GMSPlaceType { kGMSPlaceTypePostalCodeSuffix }

  /// `postal_town`
  public static var postalTown: GMSPlaceType { kGMSPlaceTypePostalTown }

  /// `premise`
  public static var premise: GMSPlaceType { kGMSPlaceTypePremise }

  /// `preschool`
  public static var preschool: GMSPlaceType { kGMSPlaceTypePreschool }

  /// `primary_school`
  public static var primarySchool: GMSPlaceType { kGMSPlaceTypePrimarySchool }

  /// `private_guest_room`
  public static var privateGuestRoom: GMSPlaceType { kGMSPlaceTypePrivateGuestRoom }

  /// `psychic`
  public static var psychic: GMSPlaceType { kGMSPlaceTypePsychic }

  /// `pub`
  public static var pub: GMSPlaceType { kGMSPlaceTypePub }

  /// `public_bath`
  public static var publicBath: GMSPlaceType { kGMSPlaceTypePublicBath }

  /// `public_bathroom`
  public static var publicBathroom: GMSPlaceType { kGMSPlaceTypePublicBathroom }

  /// `race_course`
  public static var raceCourse: GMSPlaceType { kGMSPlaceTypeRaceCourse }

  /// `ramen_restaurant`
  public static var ramenRestaurant: GMSPlaceType { kGMSPlaceTypeRamenRestaurant }

  /// `ranch`
  public static var ranch: GMSPlaceType { kGMSPlaceTypeRanch }

  /// `real_estate_agency`
  public static var realEstateAgency: GMSPlaceType { kGMSPlaceTypeRealEstateAgency }

  /// `research_institute`
  public static var researchInstitute: GMSPlaceType { kGMSPlaceTypeResearchInstitute }

  /// `resort_hotel`
  public static var resortHotel: GMSPlaceType { kGMSPlaceTypeResortHotel }

  /// `rest_stop`
  public static var restStop: GMSPlaceType { kGMSPlaceTypeRestStop }

  /// `restaurant`
  public static var restaurant: GMSPlaceType { kGMSPlaceTypeRestaurant }

  /// `river`
  public static var river: GMSPlaceType { kGMSPlaceTypeRiver }

  /// `roller_coaster`
  public static var rollerCoaster: GMSPlaceType { kGMSPlaceTypeRollerCoaster }

  /// `romanian_restaurant`
  public static var romanianRestaurant: GMSPlaceType { kGMSPlaceTypeRomanianRestaurant }

  /// `roofing_contractor`
  public static var roofingContractor: GMSPlaceType { kGMSPlaceTypeRoofingContractor }

  /// `room`
  public static var room: GMSPlaceType { kGMSPlaceTypeRoom }

  /// `route`
  public static var route: GMSPlaceType { kGMSPlaceTypeRoute }

  /// `russian_restaurant`
  public static var russianRestaurant: GMSPlaceType { kGMSPlaceTypeRussianRestaurant }

  /// `rv_park`
  public static var rvPark: GMSPlaceType { kGMSPlaceTypeRvPark }

  /// `salad_shop`
  public static var saladShop: GMSPlaceType { kGMSPlaceTypeSaladShop }

  /// `sandwich_shop`
  public static var sandwichShop: GMSPlaceType { kGMSPlaceTypeSandwichShop }

  /// `sauna`
  public static var sauna: GMSPlaceType { kGMSPlaceTypeSauna }

  /// `scandinavian_restaurant`
  public static var scandinavianRestaurant: GMSPlaceType { kGMSPlaceTypeScandinavianRestaurant }

  /// `scenic_spot`
  public static var scenicSpot: GMSPlaceType { kGMSPlaceTypeScenicSpot }

  /// `school`
  public static var school: GMSPlaceType { kGMSPlaceTypeSchool }

  /// `school_district`
  public static var schoolDistrict: GMSPlaceType { kGMSPlaceTypeSchoolDistrict }

  /// `sculpture`
  public static var sculpture: GMSPlaceType { kGMSPlaceTypeSculpture }

  /// `seafood_restaurant`
  public static var seafoodRestaurant: GMSPlaceType { kGMSPlaceTypeSeafoodRestaurant }

  /// `secondary_school`
  public static var secondarySchool: GMSPlaceType { kGMSPlaceTypeSecondarySchool }

  /// `service`
  public static var service: GMSPlaceType { kGMSPlaceTypeService }

  /// `shawarma_restaurant`
  public static var shawarmaRestaurant: GMSPlaceType { kGMSPlaceTypeShawarmaRestaurant }

  /// `shinto_shrine`
  public static var shintoShrine: GMSPlaceType { kGMSPlaceTypeShintoShrine }

  /// `shipping_service`
  public static var shippingService: GMSPlaceType { kGMSPlaceTypeShippingService }

  /// `shoe_store`
  public static var shoeStore: GMSPlaceType { kGMSPlaceTypeShoeStore }

  /// `shopping_mall`
  public static var shoppingMall: GMSPlaceType { kGMSPlaceTypeShoppingMall }

  /// `skateboard_park`
  public static var skateboardPark: GMSPlaceType { kGMSPlaceTypeSkateboardPark }

  /// `ski_resort`
  public static var skiResort: GMSPlaceType { kGMSPlaceTypeSkiResort }

  /// `skin_care_clinic`
  public static var skinCareClinic: GMSPlaceType { kGMSPlaceTypeSkinCareClinic }

  /// `snack_bar`
  public static var snackBar: GMSPlaceType { kGMSPlaceTypeSnackBar }

  /// `soul_food_restaurant`
  public static var soulFoodRestaurant: GMSPlaceType { kGMSPlaceTypeSoulFoodRestaurant }

  /// `soup_restaurant`
  public static var soupRestaurant: GMSPlaceType { kGMSPlaceTypeSoupRestaurant }

  /// `south_american_restaurant`
  public static var southAmericanRestaurant: GMSPlaceType { kGMSPlaceTypeSouthAmericanRestaurant }

  /// `south_indian_restaurant`
  public static var southIndianRestaurant: GMSPlaceType { kGMSPlaceTypeSouthIndianRestaurant }

  /// `southwestern_us_restaurant`
  public static var southwesternUsRestaurant: GMSPlaceType { kGMSPlaceTypeSouthwesternUsRestaurant }

  /// `spa`
  public static var spa: GMSPlaceType { kGMSPlaceTypeSpa }

  /// `spanish_restaurant`
  public static var spanishRestaurant: GMSPlaceType { kGMSPlaceTypeSpanishRestaurant }

  /// `sporting_goods_store`
  public static var sportingGoodsStore: GMSPlaceType { kGMSPlaceTypeSportingGoodsStore }

  /// `sports_activity_location`
  public static var sportsActivityLocation: GMSPlaceType { kGMSPlaceTypeSportsActivityLocation }

  /// `sports_bar`
  public static var sportsBar: GMSPlaceType { kGMSPlaceTypeSportsBar }

  /// `sports_club`
  public static var sportsClub: GMSPlaceType { kGMSPlaceTypeSportsClub }

  /// `sports_coaching`
  public static var sportsCoaching: GMSPlaceType { kGMSPlaceTypeSportsCoaching }

  /// `sports_complex`
  public static var sportsComplex: GMSPlaceType { kGMSPlaceTypeSportsComplex }

  /// `sports_school`
  public static var sportsSchool: GMSPlaceType { kGMSPlaceTypeSportsSchool }

  /// `sportswear_store`
  public static var sportswearStore: GMSPlaceType { kGMSPlaceTypeSportswearStore }

  /// `sri_lankan_restaurant`
  public static var sriLankanRestaurant: GMSPlaceType { kGMSPlaceTypeSriLankanRestaurant }

  /// `stable`
  public static var stable: GMSPlaceType { kGMSPlaceTypeStable }

  /// `stadium`
  public static var stadium: GMSPlaceType { kGMSPlaceTypeStadium }

  /// `state_park`
  public static var statePark: GMSPlaceType { kGMSPlaceTypeStatePark }

  /// `steak_house`
  public static var steakHouse: GMSPlaceType { kGMSPlaceTypeSteakHouse }

  /// `storage`
  public static var storage: GMSPlaceType { kGMSPlaceTypeStorage }

  /// `store`
  public static var store: GMSPlaceType { kGMSPlaceTypeStore }

  /// `street_address`
  public static var streetAddress: GMSPlaceType { kGMSPlaceTypeStreetAddress }

  /// `street_number`
  public static var streetNumber: GMSPlaceType { kGMSPlaceTypeStreetNumber }

  /// `sublocality`
  public static var sublocality: GMSPlaceType { kGMSPlaceTypeSublocality }

  /// `sublocality_level_1`
  public static var sublocalityLevel1: GMSPlaceType { kGMSPlaceTypeSublocalityLevel1 }

  /// `sublocality_level_2`
  public static var sublocalityLevel2: GMSPlaceType { kGMSPlaceTypeSublocalityLevel2 }

  /// `sublocality_level_3`
  public static var sublocalityLevel3: GMSPlaceType { kGMSPlaceTypeSublocalityLevel3 }

  /// `sublocality_level_4`
  public static var sublocalityLevel4: GMSPlaceType { kGMSPlaceTypeSublocalityLevel4 }

  /// `sublocality_level_5`
  public static var sublocalityLevel5: GMSPlaceType { kGMSPlaceTypeSublocalityLevel5 }

  /// `subpremise`
  public static var subpremise: GMSPlaceType { kGMSPlaceTypeSubpremise }

  /// `subway_station`
  public static var subwayStation: GMSPlaceType { kGMSPlaceTypeSubwayStation }

  /// `summer_camp_organizer`
  public static var summerCampOrganizer: GMSPlaceType { kGMSPlaceTypeSummerCampOrganizer }

  /// `supermarket`
  public static var supermarket: GMSPlaceType { kGMSPlaceTypeSupermarket }

  /// `supplier`
  public static var supplier: GMSPlaceType { kGMSPlaceTypeSupplier }

  /// `sushi_restaurant`
  public static var sushiRestaurant: GMSPlaceType { kGMSPlaceTypeSushiRestaurant }

  /// `swimming_pool`
  public static var swimmingPool: GMSPlaceType { kGMSPlaceTypeSwimmingPool }

  /// `swiss_restaurant`
  public static var swissRestaurant: GMSPlaceType { kGMSPlaceTypeSwissRestaurant }

  /// `synagogue`
  public static var synagogue: GMSPlaceType { kGMSPlaceTypeSynagogue }

  /// `taco_restaurant`
  public static var tacoRestaurant: GMSPlaceType { kGMSPlaceTypeTacoRestaurant }

  /// `tailor`
  public static var tailor: GMSPlaceType { kGMSPlaceTypeTailor }

  /// `taiwanese_restaurant`
  public static var taiwaneseRestaurant: GMSPlaceType { kGMSPlaceTypeTaiwaneseRestaurant }

  /// `tanning_studio`
  public static var tanningStudio: GMSPlaceType { kGMSPlaceTypeTanningStudio }

  /// `tapas_restaurant`
  public static var tapasRestaurant: GMSPlaceType { kGMSPlaceTypeTapasRestaurant }

  /// `taxi_service`
  public static var taxiService: GMSPlaceType { kGMSPlaceTypeTaxiService }

  /// `taxi_stand`
  public static var taxiStand: GMSPlaceType { kGMSPlaceTypeTaxiStand }

  /// `tea_house`
  public static var teaHouse: GMSPlaceType { kGMSPlaceTypeTeaHouse }

  /// `tea_store`
  public static var teaStore: GMSPlaceType { kGMSPlaceTypeTeaStore }

  /// `telecommunications_service_provider`
  public static var telecommunicationsServiceProvider: GMSPlaceType { kGMSPlaceTypeTelecommunicationsServiceProvider }

  /// `television_studio`
  public static var televisionStudio: GMSPlaceType { kGMSPlaceTypeTelevisionStudio }

  /// `tennis_court`
  public static var tennisCourt: GMSPlaceType { kGMSPlaceTypeTennisCourt }

  /// `tex_mex_restaurant`
  public static var texMexRestaurant: GMSPlaceType { kGMSPlaceTypeTexMexRestaurant }

  /// `thai_restaurant`
  public static var thaiRestaurant: GMSPlaceType { kGMSPlaceTypeThaiRestaurant }

  /// `thrift_store`
  public static var thriftStore: GMSPlaceType { kGMSPlaceTypeThriftStore }

  /// `tibetan_restaurant`
  public static var tibetanRestaurant: GMSPlaceType { kGMSPlaceTypeTibetanRestaurant }

  /// `tire_shop`
  public static var tireShop: GMSPlaceType { kGMSPlaceTypeTireShop }

  /// `toll_station`
  public static var tollStation: GMSPlaceType { kGMSPlaceTypeTollStation }

  /// `tonkatsu_restaurant`
  public static var tonkatsuRestaurant: GMSPlaceType { kGMSPlaceTypeTonkatsuRestaurant }

  /// `tour_agency`
  public static var tourAgency: GMSPlaceType { kGMSPlaceTypeTourAgency }

  /// `tourist_attraction`
  public static var touristAttraction: GMSPlaceType { kGMSPlaceTypeTouristAttraction }

  /// `tourist_information_center`
  public static var touristInformationCenter: GMSPlaceType { kGMSPlaceTypeTouristInformationCenter }

  /// `town_square`
  public static var townSquare: GMSPlaceType { kGMSPlaceTypeTownSquare }

  /// `toy_store`
  public static var toyStore: GMSPlaceType { kGMSPlaceTypeToyStore }

  /// `train_station`
  public static var trainStation: GMSPlaceType { kGMSPlaceTypeTrainStation }

  /// `train_ticket_office`
  public static var trainTicketOffice: GMSPlaceType { kGMSPlaceTypeTrainTicketOffice }

  /// `tram_stop`
  public static var tramStop: GMSPlaceType { kGMSPlaceTypeTramStop }

  /// `transit_depot`
  public static var transitDepot: GMSPlaceType { kGMSPlaceTypeTransitDepot }

  /// `transit_station`
  public static var transitStation: GMSPlaceType { kGMSPlaceTypeTransitStation }

  /// `transit_stop`
  public static var transitStop: GMSPlaceType { kGMSPlaceTypeTransitStop }

  /// `transportation_service`
  public static var transportationService: GMSPlaceType { kGMSPlaceTypeTransportationService }

  /// `travel_agency`
  public static var travelAgency: GMSPlaceType { kGMSPlaceTypeTravelAgency }

  /// `truck_dealer`
  public static var truckDealer: GMSPlaceType { kGMSPlaceTypeTruckDealer }

  /// `truck_stop`
  public static var truckStop: GMSPlaceType { kGMSPlaceTypeTruckStop }

  /// `turkish_restaurant`
  public static var turkishRestaurant: GMSPlaceType { kGMSPlaceTypeTurkishRestaurant }

  /// `ukrainian_restaurant`
  public static var ukrainianRestaurant: GMSPlaceType { kGMSPlaceTypeUkrainianRestaurant }

  /// `university`
  public static var university: GMSPlaceType { kGMSPlaceTypeUniversity }

  /// `vegan_restaurant`
  public static var veganRestaurant: GMSPlaceType { kGMSPlaceTypeVeganRestaurant }

  /// `vegetarian_restaurant`
  public static var vegetarianRestaurant: GMSPlaceType { kGMSPlaceTypeVegetarianRestaurant }

  /// `veterinary_care`
  public static var veterinaryCare: GMSPlaceType { kGMSPlaceTypeVeterinaryCare }

  /// `video_arcade`
  public static var videoArcade: GMSPlaceType { kGMSPlaceTypeVideoArcade }

  /// `vietnamese_restaurant`
  public static var vietnameseRestaurant: GMSPlaceType { kGMSPlaceTypeVietnameseRestaurant }

  /// `vineyard`
  public static var vineyard: GMSPlaceType { kGMSPlaceTypeVineyard }

  /// `visitor_center`
  public static var visitorCenter: GMSPlaceType { kGMSPlaceTypeVisitorCenter }

  /// `warehouse_store`
  public static var warehouseStore: GMSPlaceType { kGMSPlaceTypeWarehouseStore }

  /// `water_park`
  public static var waterPark: GMSPlaceType { kGMSPlaceTypeWaterPark }

  /// `wedding_venue`
  public static var weddingVenue: GMSPlaceType { kGMSPlaceTypeWeddingVenue }

  /// `wellness_center`
  public static var wellnessCenter: GMSPlaceType { kGMSPlaceTypeWellnessCenter }

  /// `western_restaurant`
  public static var westernRestaurant: GMSPlaceType { kGMSPlaceTypeWesternRestaurant }

  /// `wholesaler`
  public static var wholesaler: GMSPlaceType { kGMSPlaceTypeWholesaler }

  /// `wildlife_park`
  public static var wildlifePark: GMSPlaceType { kGMSPlaceTypeWildlifePark }

  /// `wildlife_refuge`
  public static var wildlifeRefuge: GMSPlaceType { kGMSPlaceTypeWildlifeRefuge }

  /// `wine_bar`
  public static var wineBar: GMSPlaceType { kGMSPlaceTypeWineBar }

  /// `winery`
  public static var winery: GMSPlaceType { kGMSPlaceTypeWinery }

  /// `womens_clothing_store`
  public static var womensClothingStore: GMSPlaceType { kGMSPlaceTypeWomensClothingStore }

  /// `woods`
  public static var woods: GMSPlaceType { kGMSPlaceTypeWoods }

  /// `yakiniku_restaurant`
  public static var yakinikuRestaurant: GMSPlaceType { kGMSPlaceTypeYakinikuRestaurant }

  /// `yakitori_restaurant`
  public static var yakitoriRestaurant: GMSPlaceType { kGMSPlaceTypeYakitoriRestaurant }

  /// `yoga_studio`
  public static var yogaStudio: GMSPlaceType { kGMSPlaceTypeYogaStudio }

  /// `zoo`
  public static var zoo: GMSPlaceType { kGMSPlaceTypeZoo }
}
