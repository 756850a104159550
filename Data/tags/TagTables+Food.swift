// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Where people eat and drink; the cuisine tells restaurants apart.
  static let food = """
    amenity=cafe cuisine=bubble_tea,tea | tea_house
    amenity=cafe cuisine=ice_cream,frozen_yogurt,gelato | ice_cream_shop
    amenity=cafe cuisine=coffee_shop | coffee_shop
    amenity=cafe cuisine=cake,pastry | pastry_shop
    amenity=cafe cats=yes | cat_cafe
    amenity=cafe | cafe
    amenity=restaurant,fast_food diet:vegan=only | vegan_restaurant
    amenity=restaurant,fast_food diet:vegetarian=only | vegetarian_restaurant
    amenity=restaurant,fast_food cuisine=acai | acai_shop
    amenity=restaurant,fast_food cuisine=afghan | afghani_restaurant
    amenity=restaurant,fast_food cuisine=african,congolese,eritrean,ghanaian,nigerian,senegalese,somali | african_restaurant
    amenity=restaurant,fast_food cuisine=american | american_restaurant
    amenity=restaurant,fast_food cuisine=argentinian | argentinian_restaurant
    amenity=restaurant,fast_food cuisine=asian | asian_restaurant
    amenity=restaurant,fast_food cuisine=asian_fusion | asian_fusion_restaurant
    amenity=restaurant,fast_food cuisine=australian | australian_restaurant
    amenity=restaurant,fast_food cuisine=austrian | austrian_restaurant
    amenity=restaurant,fast_food cuisine=bagel | bagel_shop
    amenity=restaurant,fast_food cuisine=bangladeshi | bangladeshi_restaurant
    amenity=restaurant,fast_food cuisine=barbecue,bbq | barbecue_restaurant
    amenity=restaurant,fast_food cuisine=basque | basque_restaurant
    amenity=restaurant,fast_food cuisine=bavarian | bavarian_restaurant
    amenity=restaurant,fast_food cuisine=belgian | belgian_restaurant
    amenity=restaurant,fast_food cuisine=brazilian | brazilian_restaurant
    amenity=restaurant,fast_food cuisine=breakfast | breakfast_restaurant
    amenity=restaurant,fast_food cuisine=brunch | brunch_restaurant
    amenity=restaurant,fast_food cuisine=british,english | british_restaurant
    amenity=restaurant,fast_food cuisine=buffet | buffet_restaurant
    amenity=restaurant,fast_food cuisine=burger | hamburger_restaurant
    amenity=restaurant,fast_food cuisine=burmese | burmese_restaurant
    amenity=restaurant,fast_food cuisine=burrito | burrito_restaurant
    amenity=restaurant,fast_food cuisine=cajun | cajun_restaurant
    amenity=restaurant,fast_food cuisine=cake,pastry | pastry_shop
    amenity=restaurant,fast_food cuisine=californian | californian_restaurant
    amenity=restaurant,fast_food cuisine=cambodian,khmer | cambodian_restaurant
    amenity=restaurant,fast_food cuisine=cantonese | cantonese_restaurant
    amenity=restaurant,fast_food cuisine=caribbean,jamaican | caribbean_restaurant
    amenity=restaurant,fast_food cuisine=chicken,fried_chicken | chicken_restaurant
    amenity=restaurant,fast_food cuisine=wings,chicken_wings | chicken_wings_restaurant
    amenity=restaurant,fast_food cuisine=chilean | chilean_restaurant
    amenity=restaurant,fast_food cuisine=chinese | chinese_restaurant
    amenity=restaurant,fast_food cuisine=colombian | colombian_restaurant
    amenity=restaurant,fast_food cuisine=croatian,balkan,serbian,bosnian | croatian_restaurant
    amenity=restaurant,fast_food cuisine=cuban | cuban_restaurant
    amenity=restaurant,fast_food cuisine=curry,indian | indian_restaurant
    amenity=restaurant,fast_food cuisine=czech,bohemian | czech_restaurant
    amenity=restaurant,fast_food cuisine=danish | danish_restaurant
    amenity=restaurant,fast_food cuisine=deli | deli
    amenity=restaurant,fast_food cuisine=dessert | dessert_restaurant
    amenity=restaurant,fast_food cuisine=dim_sum | dim_sum_restaurant
    amenity=restaurant,fast_food cuisine=diner | diner
    amenity=restaurant,fast_food cuisine=donut,doughnut | donut_shop
    amenity=restaurant,fast_food cuisine=dumpling,dumplings | dumpling_restaurant
    amenity=restaurant,fast_food cuisine=dutch | dutch_restaurant
    amenity=restaurant,fast_food cuisine=ethiopian | ethiopian_restaurant
    amenity=restaurant,fast_food cuisine=falafel | falafel_restaurant
    amenity=restaurant,fast_food cuisine=filipino | filipino_restaurant
    amenity=restaurant,fast_food cuisine=fine_dining | fine_dining_restaurant
    amenity=restaurant,fast_food cuisine=fish_and_chips | fish_and_chips_restaurant
    amenity=restaurant,fast_food cuisine=fondue | fondue_restaurant
    amenity=restaurant,fast_food cuisine=french,crepe,savoyard,alsatian | french_restaurant
    amenity=restaurant,fast_food cuisine=frozen_yogurt,ice_cream,gelato | ice_cream_shop
    amenity=restaurant,fast_food cuisine=fusion | fusion_restaurant
    amenity=restaurant,fast_food cuisine=georgian,bulgarian,eastern_european | eastern_european_restaurant
    amenity=restaurant,fast_food cuisine=german,swabian,franconian | german_restaurant
    amenity=restaurant,fast_food cuisine=greek,gyros,souvlaki | greek_restaurant
    amenity=restaurant,fast_food cuisine=gyro | gyro_restaurant
    amenity=restaurant,fast_food cuisine=halal | halal_restaurant
    amenity=restaurant,fast_food cuisine=hawaiian,poke | hawaiian_restaurant
    amenity=restaurant,fast_food cuisine=hotpot,hot_pot | hot_pot_restaurant
    amenity=restaurant,fast_food cuisine=hot_dog,sausage | hot_dog_restaurant
    amenity=restaurant,fast_food cuisine=hungarian | hungarian_restaurant
    amenity=restaurant,fast_food cuisine=indonesian | indonesian_restaurant
    amenity=restaurant,fast_food cuisine=irish | irish_restaurant
    amenity=restaurant,fast_food cuisine=israeli,jewish,kosher | israeli_restaurant
    amenity=restaurant,fast_food cuisine=italian,pasta,sicilian | italian_restaurant
    amenity=restaurant,fast_food cuisine=izakaya | japanese_izakaya_restaurant
    amenity=restaurant,fast_food cuisine=japanese | japanese_restaurant
    amenity=restaurant,fast_food cuisine=juice,smoothie | juice_shop
    amenity=restaurant,fast_food cuisine=kebab,doner | kebab_shop
    amenity=restaurant,fast_food cuisine=korean | korean_restaurant
    amenity=restaurant,fast_food cuisine=latin_american | latin_american_restaurant
    amenity=restaurant,fast_food cuisine=lebanese,syrian | lebanese_restaurant
    amenity=restaurant,fast_food cuisine=malaysian,singaporean | malaysian_restaurant
    amenity=restaurant,fast_food cuisine=mediterranean | mediterranean_restaurant
    amenity=restaurant,fast_food cuisine=mexican,tacos | mexican_restaurant
    amenity=restaurant,fast_food cuisine=middle_eastern,arab,iraqi,egyptian | middle_eastern_restaurant
    amenity=restaurant,fast_food cuisine=mongolian | mongolian_barbecue_restaurant
    amenity=restaurant,fast_food cuisine=moroccan,couscous,tunisian | moroccan_restaurant
    amenity=restaurant,fast_food cuisine=noodle,noodles,soba,udon | noodle_shop
    amenity=restaurant,fast_food cuisine=oysters | oyster_bar_restaurant
    amenity=restaurant,fast_food cuisine=pakistani | pakistani_restaurant
    amenity=restaurant,fast_food cuisine=pancake,waffle | breakfast_restaurant
    amenity=restaurant,fast_food cuisine=persian,iranian | persian_restaurant
    amenity=restaurant,fast_food cuisine=peruvian | peruvian_restaurant
    amenity=restaurant,fast_food cuisine=pizza | pizza_restaurant
    amenity=restaurant,fast_food cuisine=polish | polish_restaurant
    amenity=restaurant,fast_food cuisine=portuguese | portuguese_restaurant
    amenity=restaurant,fast_food cuisine=ramen | ramen_restaurant
    amenity=restaurant,fast_food cuisine=romanian | romanian_restaurant
    amenity=restaurant,fast_food cuisine=russian,uzbek | russian_restaurant
    amenity=restaurant,fast_food cuisine=salad | salad_shop
    amenity=restaurant,fast_food cuisine=sandwich | sandwich_shop
    amenity=restaurant,fast_food cuisine=scandinavian,swedish,norwegian,finnish | scandinavian_restaurant
    amenity=restaurant,fast_food cuisine=seafood,fish | seafood_restaurant
    amenity=restaurant,fast_food cuisine=shawarma | shawarma_restaurant
    amenity=restaurant,fast_food cuisine=soul_food | soul_food_restaurant
    amenity=restaurant,fast_food cuisine=soup | soup_restaurant
    amenity=restaurant,fast_food cuisine=south_american,venezuelan,ecuadorian | south_american_restaurant
    amenity=restaurant,fast_food cuisine=south_indian | south_indian_restaurant
    amenity=restaurant,fast_food cuisine=spanish | spanish_restaurant
    amenity=restaurant,fast_food cuisine=sri_lankan | sri_lankan_restaurant
    amenity=restaurant,fast_food cuisine=steak,steak_house | steak_house
    amenity=restaurant,fast_food cuisine=sushi | sushi_restaurant
    amenity=restaurant,fast_food cuisine=swiss,raclette | swiss_restaurant
    amenity=restaurant,fast_food cuisine=taco | taco_restaurant
    amenity=restaurant,fast_food cuisine=taiwanese | taiwanese_restaurant
    amenity=restaurant,fast_food cuisine=tapas | tapas_restaurant
    amenity=restaurant,fast_food cuisine=tex-mex | tex_mex_restaurant
    amenity=restaurant,fast_food cuisine=thai | thai_restaurant
    amenity=restaurant,fast_food cuisine=tibetan,nepalese | tibetan_restaurant
    amenity=restaurant,fast_food cuisine=tonkatsu | tonkatsu_restaurant
    amenity=restaurant,fast_food cuisine=turkish | turkish_restaurant
    amenity=restaurant,fast_food cuisine=ukrainian | ukrainian_restaurant
    amenity=restaurant,fast_food cuisine=vegan | vegan_restaurant
    amenity=restaurant,fast_food cuisine=vegetarian | vegetarian_restaurant
    amenity=restaurant,fast_food cuisine=vietnamese,pho | vietnamese_restaurant
    amenity=restaurant,fast_food cuisine=western | western_restaurant
    amenity=restaurant,fast_food cuisine=yakiniku | yakiniku_restaurant
    amenity=restaurant,fast_food cuisine=yakitori | yakitori_restaurant
    amenity=restaurant cuisine=coffee_shop | cafe
    amenity=fast_food cuisine=coffee_shop | coffee_shop
    amenity=fast_food | fast_food_restaurant
    amenity=restaurant | restaurant
    amenity=pub cuisine=irish | irish_pub
    amenity=pub microbrewery=yes | brewpub
    amenity=pub | pub
    amenity=bar bar=cocktail | cocktail_bar
    amenity=bar cocktails=yes | cocktail_bar
    amenity=bar bar=wine,wine_bar | wine_bar
    amenity=bar cuisine=wine | wine_bar
    amenity=bar bar=sports | sports_bar
    amenity=bar sport=* | sports_bar
    amenity=bar bar=lounge | lounge_bar
    amenity=bar | bar
    amenity=hookah_lounge | hookah_bar
    amenity=biergarten | beer_garden
    amenity=food_court | food_court
    amenity=ice_cream | ice_cream_shop
    amenity=canteen | cafeteria
    amenity=bbq | barbecue_area
    amenity=juice_bar | juice_shop
    amenity=bistro | bistro
    amenity=snack_bar | snack_bar
    amenity=food_truck,food_stand | snack_bar
    craft=brewery | brewery
    craft=winery | winery
    craft=distillery | manufacturer
    craft=confectionery | confectionery
    craft=caterer | catering_service
    craft=coffee_roaster | coffee_roastery
    craft=bakery | bakery
    craft=chocolate | chocolate_factory
    microbrewery=yes | brewery
    leisure=picnic_table,firepit | picnic_ground
    tourism=picnic_site | picnic_ground
    """
}
