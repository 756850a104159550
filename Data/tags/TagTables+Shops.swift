// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Shops by what they sell.
  static let shops = """
    shop=supermarket supermarket=hypermarket | hypermarket
    shop=supermarket cuisine=asian | asian_grocery_store
    shop=supermarket | supermarket grocery_store
    shop=hypermarket | hypermarket
    shop=wholesale,cash_and_carry | wholesaler
    shop=convenience,kiosk,newsagent,tobacco,minimart | convenience_store
    shop=grocery,greengrocer,food,frozen_food,dairy,cheese,farm,spices,pasta,nuts,eggs | grocery_store food_store
    shop=health_food,organic,nutrition_supplements | health_food_store
    shop=bakery | bakery
    shop=pastry | pastry_shop
    shop=cake | cake_shop
    shop=confectionery,candy | candy_store
    shop=chocolate | chocolate_shop
    shop=ice_cream | ice_cream_shop
    shop=butcher | butcher_shop
    shop=seafood,fishmonger | food_store
    shop=deli,delicatessen | deli
    shop=coffee | coffee_roastery
    shop=tea | tea_store
    shop=alcohol,wine,beverages,beer | liquor_store
    shop=brewing_supplies,water | food_store
    shop=mall,shopping_centre | shopping_mall
    shop=department_store | department_store
    shop=general,country_store | general_store
    shop=variety_store,discount | discount_store
    shop=second_hand,charity,consignment | thrift_store
    shop=antiques,collector,coins,stamps,pawnbroker,art,frame,craft,religion,trophy,video_games,anime,games | store
    shop=clothes clothes=women | womens_clothing_store
    shop=clothes clothes=sport,sports | sportswear_store
    shop=clothes,boutique,fashion,fashion_accessories,underwear,lingerie,leather,hat,bag,fur,wedding,baby_goods,children | clothing_store
    shop=shoes | shoe_store
    shop=jewelry,watches,jewellery | jewelry_store
    shop=fabric,sewing,wool,haberdashery,textiles | store
    shop=cosmetics,perfumery,beauty_supply | cosmetics_store
    shop=chemist | drugstore
    shop=pharmacy | pharmacy
    shop=medical_supply,hearing_aids,optician,orthopaedics,herbalist | store
    shop=hairdresser hairdresser=barber | barber_shop
    shop=hairdresser male=yes female=no | barber_shop
    shop=hairdresser | hair_salon hair_care
    shop=hairdresser_supply,wigs | cosmetics_store
    shop=beauty beauty=nails | nail_salon
    shop=beauty beauty=tanning | tanning_studio
    shop=beauty beauty=skin_care | skin_care_clinic
    shop=beauty beauty=spa | spa
    shop=beauty | beauty_salon
    shop=nails,nail_salon | nail_salon
    shop=solarium,tanning | tanning_studio
    shop=massage | massage
    shop=tattoo,piercing | body_art_service
    shop=electronics,computer,hifi,camera,appliance,vacuum_cleaner,radiotechnics | electronics_store
    shop=mobile_phone,telecommunication | cell_phone_store
    shop=books,comics | book_store
    shop=music,musical_instrument,video,photo,photo_studio,party,model,magic,printer_ink | store
    shop=video_rental | movie_rental
    shop=stationery,copyshop,office_supplies | store
    shop=gift,souvenir | gift_shop
    shop=toys | toy_store
    shop=sports,outdoor,golf,ski,surf,scuba_diving,fishing,hunting,weapons | sporting_goods_store
    shop=bicycle | bicycle_store
    shop=pet,pet_food,aquatics | pet_store
    shop=pet_grooming | pet_care
    shop=florist,flowers | florist
    shop=garden_centre,agrarian,garden_furniture,nursery | garden_center
    shop=doityourself,trade,bathroom_furnishing,energy,fireplace,flooring,glaziery,groundskeeping,pool,window_blind | home_improvement_store
    shop=hardware,electrical,paint,tool_hire,security,tools | hardware_store
    shop=building_materials,tiles,doors,windows | building_materials_store
    shop=furniture,kitchen,bed,carpet,curtain,lighting,mattress | furniture_store
    shop=houseware,interior_decoration,household_linen,candles,pottery | home_goods_store
    shop=laundry,dry_cleaning | laundry
    shop=tailor | tailor
    shop=locksmith | locksmith
    shop=shoe_repair,watch_repair,phone_repair,repair,computer_repair | service
    shop=travel_agency | travel_agency
    shop=funeral_directors | funeral_home
    shop=estate_agent | real_estate_agency
    shop=insurance | insurance_agency
    shop=money_lender,lottery,bookmaker,gambling | store
    shop=storage_rental | storage
    shop=rental,catalogue,outpost,e-cigarette,cannabis,erotic,fireworks,gas,military_surplus | store
    shop=psychic,astrologer,fortune_teller | psychic
    shop=market | market
    amenity=marketplace | market
    shop=* | store
    """
}
