// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Hindi.
  static let hindi = LanguageTable(
    "hi",
    inside: ["में", "यहाँ", "की", "के", "का"],
    near: ["के पास", "के निकट", "के आसपास", "मेरे पास", "मेरे आसपास", "पास", "नज़दीक", "आसपास"],
    """
    car_dealer | कार डीलर | कार शोरूम, गाड़ी शोरूम
    car_rental | किराए की कार | कार किराया, टैक्सी किराया
    car_repair | कार मरम्मत | गैराज, मैकेनिक, कार सर्विस
    car_wash | कार धुलाई | कार वॉश
    electric_vehicle_charging_station | ईवी चार्जिंग स्टेशन | चार्जिंग स्टेशन, इलेक्ट्रिक चार्जिंग
    gas_station | पेट्रोल पंप | पेट्रोल, डीज़ल, ईंधन
    parking | पार्किंग | गाड़ी पार्किंग, पार्किंग स्थल
    parking_garage | पार्किंग गैराज |
    rest_stop | विश्राम स्थल |
    tire_shop | टायर की दुकान | टायर
    corporate_office | कंपनी कार्यालय | दफ़्तर, ऑफ़िस
    coworking_space | को-वर्किंग स्पेस |
    farm | खेत | फ़ार्म
    art_gallery | कला दीर्घा | आर्ट गैलरी
    art_museum | कला संग्रहालय |
    castle | किला | किले, महल, दुर्ग
    cultural_landmark | सांस्कृतिक धरोहर
    fountain | फव्वारा | फव्वारे
    historical_place | ऐतिहासिक स्थान | ऐतिहासिक स्थल
    history_museum | इतिहास संग्रहालय |
    monument | स्मारक | स्मारकें
    museum | संग्रहालय | म्यूज़ियम, अजायबघर
    performing_arts_theater | रंगमंच | थिएटर, नाट्यशाला
    sculpture | मूर्ति | मूर्तियाँ
    library | पुस्तकालय | लाइब्रेरी, ग्रंथालय
    preschool | नर्सरी स्कूल | आंगनवाड़ी, प्ले स्कूल
    primary_school | प्राथमिक विद्यालय | प्राइमरी स्कूल
    school | विद्यालय | स्कूल, पाठशाला
    secondary_school | माध्यमिक विद्यालय | हाई स्कूल, इंटर कॉलेज
    university | विश्वविद्यालय | यूनिवर्सिटी, कॉलेज, महाविद्यालय
    amusement_park | मनोरंजन पार्क | झूले, एम्यूज़मेंट पार्क
    aquarium | मछलीघर | एक्वेरियम
    botanical_garden | वनस्पति उद्यान | बोटैनिकल गार्डन
    bowling_alley | बॉलिंग एली | बॉलिंग
    casino | कसीनो | कैसीनो
    city_park | नगर उद्यान
    community_center | सामुदायिक केंद्र | कम्युनिटी सेंटर
    concert_hall | संगीत सभागार | कॉन्सर्ट हॉल
    convention_center | सम्मेलन केंद्र | कन्वेंशन सेंटर
    cultural_center | सांस्कृतिक केंद्र |
    dog_park | डॉग पार्क
    event_venue | समारोह स्थल | बैंक्वेट हॉल
    garden | बाग़ | बगीचा, गार्डन, उद्यान
    hiking_area | पैदल यात्रा क्षेत्र | ट्रेकिंग, हाइकिंग
    historical_landmark | ऐतिहासिक स्मारक | ऐतिहासिक इमारत
    internet_cafe | साइबर कैफ़े | इंटरनेट कैफ़े
    karaoke | कराओके |
    marina | मरीना |
    miniature_golf_course | मिनी गोल्फ़
    movie_theater | सिनेमाघर | सिनेमा, सिनेमा हॉल, फ़िल्म
    national_park | राष्ट्रीय उद्यान | नेशनल पार्क
    night_club | नाइट क्लब | क्लब, डिस्को
    observation_deck | अवलोकन मंच
    opera_house | ओपेरा हाउस |
    park | पार्क | उपवन
    picnic_ground | पिकनिक स्थल | पिकनिक
    planetarium | तारामंडल | प्लैनेटेरियम
    plaza | चौक | चौराहा
    tourist_attraction | पर्यटन स्थल | घूमने की जगह, दर्शनीय स्थल
    vineyard | अंगूर का बाग़
    visitor_center | आगंतुक केंद्र
    water_park | वॉटर पार्क | जल उद्यान
    wildlife_park | वन्यजीव पार्क | सफ़ारी
    zoo | चिड़ियाघर | ज़ू, प्राणी उद्यान
    public_bath | सार्वजनिक स्नानघर | स्नानघर
    public_bathroom | सार्वजनिक शौचालय | शौचालय, टॉयलेट, सुलभ शौचालय
    accounting | लेखा कार्यालय | लेखाकार, अकाउंटेंट
    atm | एटीएम | कैश मशीन, नकद मशीन
    bank | बैंक | बैंक शाखा
    american_restaurant | अमेरिकी रेस्तराँ | अमेरिकी खाना
    asian_restaurant | एशियाई रेस्तराँ | एशियाई खाना
    bakery | बेकरी | ब्रेड, पाव
    bar | बार | शराबखाना
    barbecue_restaurant | बारबेक्यू रेस्तराँ | बारबेक्यू, तंदूर
    breakfast_restaurant | नाश्ते का रेस्तराँ | नाश्ता
    brewery | शराब की भट्टी | ब्रुअरी
    buffet_restaurant | बुफ़े रेस्तराँ | बुफ़े
    cafe | कैफ़े | कॉफ़ी, कॉफ़ी हाउस
    cafeteria | कैंटीन | कैफ़ेटेरिया, भोजनालय
    cake_shop | केक की दुकान | केक
    candy_store | टॉफ़ी की दुकान | टॉफ़ी, चॉकलेट
    chinese_restaurant | चीनी रेस्तराँ | चाइनीज़, चीनी खाना
    chocolate_shop | चॉकलेट की दुकान | चॉकलेट
    coffee_shop | कॉफ़ी शॉप | कॉफ़ी
    confectionery | मिठाई की दुकान | मिठाई, हलवाई
    dessert_shop | डेज़र्ट की दुकान | डेज़र्ट
    donut_shop | डोनट की दुकान | डोनट
    fast_food_restaurant | फ़ास्ट फ़ूड रेस्तराँ | फ़ास्ट फ़ूड
    fine_dining_restaurant | उत्कृष्ट भोजन रेस्तराँ
    food_court | फ़ूड कोर्ट |
    french_restaurant | फ़्रांसीसी रेस्तराँ
    halal_restaurant | हलाल रेस्तराँ | हलाल
    hamburger_restaurant | बर्गर की दुकान | बर्गर
    hookah_bar | हुक्का बार | हुक्का
    ice_cream_shop | आइसक्रीम की दुकान | आइसक्रीम, कुल्फ़ी
    indian_restaurant | भारतीय रेस्तराँ | भारतीय खाना, ढाबा, ढाबे
    italian_restaurant | इतालवी रेस्तराँ | इतालवी खाना, इटैलियन
    japanese_restaurant | जापानी रेस्तराँ | जापानी खाना
    juice_shop | जूस की दुकान | जूस
    kebab_shop | कबाब की दुकान | कबाब
    korean_restaurant | कोरियाई रेस्तराँ | कोरियाई खाना
    lebanese_restaurant | लेबनानी रेस्तराँ
    meal_delivery | भोजन डिलीवरी | खाना डिलीवरी, टिफ़िन सेवा
    meal_takeaway | पार्सल भोजन | टेकअवे
    mexican_restaurant | मेक्सिकन रेस्तराँ | मेक्सिकन खाना
    noodle_shop | नूडल्स की दुकान | नूडल्स, चाऊमीन
    north_indian_restaurant | उत्तर भारतीय रेस्तराँ | उत्तर भारतीय खाना
    pastry_shop | पेस्ट्री की दुकान | पेस्ट्री
    pizza_restaurant | पिज़्ज़ा रेस्तराँ | पिज़्ज़ा
    pub | पब | पब बार
    restaurant | रेस्तराँ | रेस्टोरेंट, खाना, भोजन, होटल खाना
    sandwich_shop | सैंडविच की दुकान | सैंडविच
    seafood_restaurant | समुद्री भोजन रेस्तराँ | समुद्री भोजन, मछली
    snack_bar | नाश्ता घर | चाट, समोसा, अल्पाहार
    south_indian_restaurant | दक्षिण भारतीय रेस्तराँ | डोसा, इडली, दक्षिण भारतीय खाना
    steak_house | स्टेक हाउस | स्टेक
    sushi_restaurant | सुशी रेस्तराँ | सुशी
    tea_house | चाय की दुकान | चाय, चाय घर
    thai_restaurant | थाई रेस्तराँ | थाई खाना
    turkish_restaurant | तुर्की रेस्तराँ
    vegan_restaurant | वीगन रेस्तराँ | वीगन
    vegetarian_restaurant | शाकाहारी रेस्तराँ | शाकाहारी, शुद्ध शाकाहारी
    winery | वाइनरी |
    administrative_area_level_1 | राज्य
    administrative_area_level_2 | मंडल
    administrative_area_level_3 | ज़िला
    country | देश
    locality | शहर
    postal_code | पिन कोड
    city_hall | नगर निगम भवन | नगर निगम, नगरपालिका
    courthouse | न्यायालय | अदालत, कचहरी
    embassy | दूतावास | वाणिज्य दूतावास
    fire_station | दमकल केंद्र | दमकल, फ़ायर स्टेशन
    government_office | सरकारी कार्यालय | सरकारी दफ़्तर
    local_government_office | स्थानीय सरकारी कार्यालय | पंचायत भवन
    police | पुलिस थाना | पुलिस, थाना, पुलिस स्टेशन, पुलिस चौकी
    post_office | डाकघर | डाकखाना, पोस्ट ऑफ़िस
    dentist | दंत चिकित्सक | दाँत का डॉक्टर, डेंटिस्ट
    doctor | चिकित्सक | डॉक्टर, वैद्य
    drugstore | दवा और प्रसाधन की दुकान
    general_hospital | सामान्य अस्पताल
    hospital | अस्पताल | हॉस्पिटल, चिकित्सालय, आपातकाल
    massage | मालिश केंद्र | मालिश, मसाज
    medical_center | चिकित्सा केंद्र | स्वास्थ्य केंद्र
    medical_clinic | क्लिनिक | दवाखाना
    medical_lab | चिकित्सा प्रयोगशाला | पैथोलॉजी, जाँच केंद्र
    pharmacy | दवा की दुकान | दवाई, मेडिकल स्टोर, फ़ार्मेसी, केमिस्ट
    physiotherapist | फ़िज़ियोथेरेपिस्ट | फ़िज़ियोथेरेपी
    sauna | सौना |
    spa | स्पा |
    yoga_studio | योग केंद्र | योग, योगशाला
    apartment_building | अपार्टमेंट इमारत
    bed_and_breakfast | होमस्टे
    campground | शिविर स्थल | कैंपिंग, कैंप
    cottage | कॉटेज | कुटिया
    guest_house | अतिथि गृह | गेस्ट हाउस
    hostel | छात्रावास | हॉस्टल
    hotel | होटल | होटलें
    inn | सराय | धर्मशाला, मुसाफ़िरखाना
    lodging | ठहरने की जगह | लॉज, आवास
    motel | मोटल |
    resort_hotel | रिज़ॉर्ट | रिसॉर्ट
    beach | समुद्र तट | बीच, सागर तट
    island | द्वीप
    lake | झील | झीलें, ताल
    mountain_peak | पर्वत शिखर
    nature_preserve | अभयारण्य | वन्यजीव अभयारण्य
    river | नदी
    scenic_spot | मनोरम स्थल | व्यू पॉइंट
    woods | वन | जंगल
    buddhist_temple | बौद्ध मंदिर | बौद्ध विहार
    church | गिरजाघर | चर्च
    hindu_temple | हिंदू मंदिर | मंदिर, देवालय
    mosque | मस्जिद | मस्जिदें
    synagogue | यहूदी मंदिर | सिनेगॉग
    barber_shop | नाई की दुकान | नाई, हजाम
    beauty_salon | ब्यूटी पार्लर | ब्यूटी सैलून, पार्लर
    cemetery | कब्रिस्तान | श्मशान
    child_care_agency | शिशु गृह | क्रेच
    courier_service | कूरियर सेवा | कूरियर
    electrician | बिजली मिस्त्री | इलेक्ट्रीशियन
    florist | फूलों की दुकान | फूल, फूलवाला
    funeral_home | अंत्येष्टि गृह
    hair_care | बालों की देखभाल
    hair_salon | हेयर सैलून | सैलून, बाल कटवाना
    insurance_agency | बीमा एजेंसी | बीमा
    laundry | लॉन्ड्री | धोबी, ड्राई क्लीनिंग
    lawyer | वकील | अधिवक्ता
    locksmith | ताला-चाबी वाला | चाबी वाला
    moving_company | पैकर्स एंड मूवर्स | सामान ढुलाई
    nail_salon | नेल सैलून
    plumber | प्लंबर | नल मिस्त्री
    real_estate_agency | संपत्ति एजेंसी | प्रॉपर्टी डीलर, ज़मीन जायदाद
    tailor | दर्ज़ी | टेलर
    tourist_information_center | पर्यटक सूचना केंद्र | पर्यटन कार्यालय
    travel_agency | ट्रैवल एजेंसी | यात्रा एजेंसी
    veterinary_care | पशु चिकित्सक | पशु चिकित्सालय, पशु अस्पताल
    auto_parts_store | वाहन पुर्ज़ों की दुकान | ऑटो पार्ट्स
    bicycle_store | साइकिल की दुकान | साइकिल
    book_store | किताबों की दुकान | किताबें, पुस्तक भंडार
    butcher_shop | मांस की दुकान | कसाई, मीट शॉप
    cell_phone_store | मोबाइल की दुकान | मोबाइल
    clothing_store | कपड़ों की दुकान | कपड़े, वस्त्र
    convenience_store | किराना दुकान | परचून की दुकान
    cosmetics_store | सौंदर्य प्रसाधन की दुकान | कॉस्मेटिक्स
    department_store | डिपार्टमेंटल स्टोर |
    electronics_store | इलेक्ट्रॉनिक्स की दुकान | इलेक्ट्रॉनिक्स
    furniture_store | फ़र्नीचर की दुकान | फ़र्नीचर
    garden_center | पौधशाला | नर्सरी
    gift_shop | उपहार की दुकान | उपहार, गिफ़्ट शॉप
    grocery_store | किराने की दुकान | किराना, राशन, परचून
    hardware_store | हार्डवेयर की दुकान | हार्डवेयर
    home_improvement_store | गृह सुधार स्टोर
    jewelry_store | आभूषण की दुकान | सुनार, ज्वेलर्स, गहने
    liquor_store | शराब की दुकान | ठेका, वाइन शॉप
    market | बाज़ार | मंडी, हाट
    pet_store | पालतू पशुओं की दुकान
    shoe_store | जूतों की दुकान | जूते
    shopping_mall | शॉपिंग मॉल | मॉल
    sporting_goods_store | खेल सामग्री की दुकान | खेल का सामान
    store | दुकान | दुकानें, स्टोर, खरीदारी
    supermarket | सुपरमार्केट | सुपर मार्केट
    thrift_store | पुराने सामान की दुकान
    toy_store | खिलौनों की दुकान | खिलौने
    arena | इनडोर स्टेडियम | अखाड़ा
    athletic_field | खेल का मैदान | मैदान
    fitness_center | फ़िटनेस सेंटर | फ़िटनेस
    golf_course | गोल्फ़ कोर्स | गोल्फ़
    gym | व्यायामशाला | जिम
    ice_skating_rink | आइस स्केटिंग रिंक
    playground | बच्चों का पार्क | झूला पार्क
    race_course | घुड़दौड़ मैदान | रेस कोर्स
    ski_resort | स्की रिज़ॉर्ट |
    sports_club | खेल क्लब
    sports_complex | खेल परिसर | स्पोर्ट्स कॉम्प्लेक्स
    stadium | स्टेडियम | क्रिकेट मैदान
    swimming_pool | तरणताल | स्विमिंग पूल
    tennis_court | टेनिस कोर्ट | टेनिस
    airport | हवाई अड्डा | हवाई अड्डे, एयरपोर्ट
    bridge | पुल
    bus_station | बस अड्डा | बस स्टेशन, बस स्टैंड
    bus_stop | बस स्टॉप | बस
    ferry_terminal | फ़ेरी घाट | फ़ेरी, नाव
    international_airport | अंतरराष्ट्रीय हवाई अड्डा |
    subway_station | मेट्रो स्टेशन | मेट्रो
    taxi_stand | टैक्सी स्टैंड | टैक्सी, ऑटो स्टैंड
    train_station | रेलवे स्टेशन | ट्रेन, रेल, स्टेशन
    tram_stop | ट्राम स्टॉप | ट्राम
    transit_station | सार्वजनिक परिवहन स्टेशन | सार्वजनिक परिवहन
    archipelago | द्वीपसमूह
    continent | महाद्वीप
    establishment | प्रतिष्ठान
    intersection | चौराहा मार्ग
    landmark | पहचान चिह्न
    natural_feature | प्राकृतिक स्थल
    neighborhood | मोहल्ला
    place_of_worship | पूजा स्थल | उपासना स्थल
    point_of_interest | रुचि का स्थान
    political | राजनीतिक क्षेत्र
    premise | भवन
    route | सड़क
    street_address | पता
    sublocality | उपनगर
    """)
}
