// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Arabic.
  static let arabic = LanguageTable(
    "ar",
    inside: ["في", "عند", "من", "على", "هنا"],
    near: ["قرب", "بالقرب من", "قريب من", "قريب مني", "بجوار", "بجانب", "حول", "القريبة مني", "القريب مني"],
    """
    car_dealer | معرض سيارات | معارض سيارات, وكالة سيارات
    car_rental | تأجير سيارات | سيارات للإيجار, استئجار سيارة
    car_repair | ورشة تصليح سيارات | ميكانيكي, كراج, ورشة سيارات
    car_wash | مغسلة سيارات | غسيل سيارات, مغاسل سيارات
    electric_vehicle_charging_station | محطة شحن سيارات كهربائية | محطة شحن, محطات شحن
    gas_station | محطة وقود | محطات وقود, محطة بنزين, بنزين, بنزينة
    parking | موقف سيارات | مواقف سيارات, مواقف, موقف
    parking_garage | مرآب سيارات | كراج سيارات
    rest_stop | استراحة طريق | استراحة
    tire_shop | محل إطارات | إطارات, كفرات
    corporate_office | مكتب شركة | مكتب, مكاتب
    coworking_space | مساحة عمل مشتركة |
    farm | مزرعة | مزارع
    art_gallery | معرض فني | معارض فنية, صالة فنون
    art_museum | متحف فني | متحف الفن
    castle | قلعة | قلاع, قصر, حصن
    cultural_landmark | معلم ثقافي
    fountain | نافورة | نوافير
    historical_place | مكان تاريخي | أماكن تاريخية, آثار
    history_museum | متحف تاريخي |
    monument | نصب تذكاري | نصب
    museum | متحف | متاحف, معرض
    performing_arts_theater | مسرح | مسارح
    sculpture | تمثال | تماثيل
    library | مكتبة عامة | مكتبة, مكتبات
    preschool | روضة أطفال | روضة, حضانة
    primary_school | مدرسة ابتدائية | مدارس ابتدائية
    school | مدرسة | مدارس
    secondary_school | مدرسة ثانوية | ثانوية, مدارس ثانوية
    university | جامعة | جامعات, كلية
    amusement_park | مدينة ملاهي | ملاهي, مدينة ألعاب
    aquarium | حوض أسماك | أكواريوم
    botanical_garden | حديقة نباتية | حدائق نباتية
    bowling_alley | صالة بولينج | بولينج
    casino | كازينو |
    city_park | حديقة المدينة |
    community_center | مركز مجتمعي |
    concert_hall | قاعة حفلات موسيقية | حفلات
    convention_center | مركز مؤتمرات | مركز معارض
    cultural_center | مركز ثقافي | مراكز ثقافية
    dog_park | حديقة كلاب
    event_venue | قاعة مناسبات | قاعة أفراح
    garden | بستان | جنينة
    hiking_area | منطقة تنزه | مسارات المشي
    historical_landmark | معلم تاريخي | معالم تاريخية
    internet_cafe | مقهى إنترنت |
    karaoke | كاريوكي |
    marina | مرسى يخوت | مارينا
    miniature_golf_course | ملعب جولف مصغر
    movie_theater | سينما | دور سينما, سينمات
    national_park | حديقة وطنية | حدائق وطنية, محمية وطنية
    night_club | ملهى ليلي | نادي ليلي, ديسكو
    observation_deck | منصة مشاهدة
    opera_house | دار أوبرا | أوبرا
    park | حديقة عامة | حديقة, حدائق, منتزه
    picnic_ground | مكان نزهة | نزهة
    planetarium | قبة فلكية |
    plaza | ساحة | ساحات, ميدان
    tourist_attraction | معلم سياحي | معالم سياحية, أماكن سياحية, مزارات
    vineyard | كرم عنب
    visitor_center | مركز زوار |
    water_park | حديقة مائية | ألعاب مائية
    wildlife_park | حديقة حياة برية
    zoo | حديقة حيوان | حديقة حيوانات, حدائق حيوان
    public_bath | حمام عام | حمام تركي
    public_bathroom | دورة مياه عامة | حمام, حمامات, دورات مياه, مرحاض
    accounting | مكتب محاسبة | محاسب
    atm | صراف آلي | صرافات آلية, صراف, ماكينة صرافة
    bank | بنك | بنوك, مصرف, مصارف
    american_restaurant | مطعم أمريكي | أكل أمريكي
    asian_restaurant | مطعم آسيوي | أكل آسيوي
    bakery | مخبز | مخابز, فرن, خبز
    bar | بار | حانة, بارات
    barbecue_restaurant | مطعم مشويات | مشويات, مشاوي, شواء
    bistro | مطعم صغير
    breakfast_restaurant | مطعم فطور | فطور, إفطار
    brewery | مصنع جعة
    buffet_restaurant | مطعم بوفيه | بوفيه, بوفيه مفتوح
    cafe | مقهى | مقاهي, كافيه, قهوة, كافيهات
    cafeteria | كافتيريا | كافيتريا
    cake_shop | محل كيك | كيك, تورتة
    candy_store | محل حلوى | حلوى, سكاكر
    chinese_restaurant | مطعم صيني | مطاعم صينية, أكل صيني
    chocolate_shop | محل شوكولاتة | شوكولاتة
    coffee_shop | محل قهوة | كوفي شوب, قهوة
    confectionery | حلويات | محل حلويات
    dessert_shop | محل حلويات | حلويات, كنافة
    donut_shop | محل دونات | دونات
    fast_food_restaurant | مطعم وجبات سريعة | وجبات سريعة
    fine_dining_restaurant | مطعم فاخر | مطاعم فاخرة
    food_court | ساحة مطاعم
    french_restaurant | مطعم فرنسي | أكل فرنسي
    german_restaurant | مطعم ألماني
    greek_restaurant | مطعم يوناني | أكل يوناني
    halal_restaurant | مطعم حلال | حلال
    hamburger_restaurant | مطعم برجر | برجر, همبرجر
    hookah_bar | مقهى شيشة | شيشة, أرجيلة
    ice_cream_shop | محل مثلجات | آيس كريم, بوظة, مثلجات
    indian_restaurant | مطعم هندي | مطاعم هندية, أكل هندي
    italian_restaurant | مطعم إيطالي | مطاعم إيطالية, أكل إيطالي
    japanese_restaurant | مطعم ياباني | أكل ياباني
    juice_shop | محل عصير | عصير, عصائر
    kebab_shop | محل كباب | كباب, شاورما
    korean_restaurant | مطعم كوري | أكل كوري
    lebanese_restaurant | مطعم لبناني | مطاعم لبنانية, أكل لبناني
    meal_delivery | توصيل وجبات | توصيل طعام
    meal_takeaway | وجبات جاهزة | سفري
    mexican_restaurant | مطعم مكسيكي | أكل مكسيكي
    middle_eastern_restaurant | مطعم شرقي | أكل شرقي
    moroccan_restaurant | مطعم مغربي | كسكس, طاجين
    pastry_shop | محل معجنات | معجنات
    persian_restaurant | مطعم إيراني
    pizza_restaurant | مطعم بيتزا | بيتزا
    pub | حانة | بار
    restaurant | مطعم | مطاعم, أكل, طعام, غداء, عشاء
    sandwich_shop | محل سندويشات | سندويش, سندويشات
    seafood_restaurant | مطعم مأكولات بحرية | مأكولات بحرية, سمك, مطعم سمك
    snack_bar | محل وجبات خفيفة
    spanish_restaurant | مطعم إسباني
    steak_house | مطعم ستيك | ستيك
    sushi_restaurant | مطعم سوشي | سوشي
    tea_house | بيت شاي | شاي
    thai_restaurant | مطعم تايلندي | أكل تايلندي
    turkish_restaurant | مطعم تركي | مطاعم تركية, أكل تركي
    vegan_restaurant | مطعم نباتي صرف
    vegetarian_restaurant | مطعم نباتي | أكل نباتي
    vietnamese_restaurant | مطعم فيتنامي
    winery | مصنع نبيذ
    administrative_area_level_1 | محافظة
    administrative_area_level_2 | قضاء
    country | دولة
    locality | مدينة
    postal_code | رمز بريدي
    city_hall | مبنى البلدية | بلدية
    courthouse | محكمة | محاكم
    embassy | سفارة | سفارات, قنصلية
    fire_station | مركز إطفاء | إطفاء, دفاع مدني, مطافي
    government_office | دائرة حكومية | دوائر حكومية
    local_government_office | مكتب حكومي محلي
    police | مركز شرطة | شرطة, قسم شرطة, مخفر
    post_office | مكتب بريد | بريد, مكاتب بريد
    dentist | طبيب أسنان | أسنان, عيادة أسنان
    doctor | طبيب | أطباء, دكتور
    drugstore | متجر مستلزمات صحية
    general_hospital | مستشفى عام |
    hospital | مستشفى | مستشفيات, طوارئ
    massage | مركز تدليك | مساج, تدليك
    medical_center | مركز طبي | مراكز طبية, مركز صحي
    medical_clinic | عيادة | عيادات, مستوصف
    medical_lab | مختبر طبي | مختبر, معمل تحاليل
    pharmacy | صيدلية | صيدليات, دواء
    physiotherapist | معالج طبيعي | علاج طبيعي
    sauna | ساونا |
    spa | سبا | منتجع صحي
    yoga_studio | استوديو يوغا | يوغا
    apartment_building | عمارة سكنية
    bed_and_breakfast | مبيت وإفطار
    campground | موقع تخييم | تخييم, مخيم
    cottage | كوخ | أكواخ, شاليه
    guest_house | بيت ضيافة | نزل
    hostel | بيت شباب | هوستل
    hotel | فندق | فنادق, نزل
    inn | خان |
    lodging | مكان إقامة | إقامة, سكن
    motel | موتيل |
    resort_hotel | منتجع | منتجعات
    rv_park | موقف كرفانات | كرفان
    beach | شاطئ | شواطئ, بحر
    island | جزيرة
    lake | بحيرة | بحيرات
    mountain_peak | قمة جبل
    nature_preserve | محمية طبيعية | محميات طبيعية
    river | نهر
    scenic_spot | مطل | إطلالة
    woods | غابة | غابات
    buddhist_temple | معبد بوذي
    church | كنيسة | كنائس, كاتدرائية
    hindu_temple | معبد هندوسي
    mosque | مسجد | مساجد, جامع, جوامع
    synagogue | كنيس | معبد يهودي
    barber_shop | حلاق | حلاقين, صالون رجالي, حلاقة
    beauty_salon | صالون تجميل | تجميل, مركز تجميل
    cemetery | مقبرة | مقابر
    child_care_agency | حضانة أطفال | حضانة
    courier_service | خدمة توصيل | توصيل
    electrician | كهربائي |
    florist | محل زهور | زهور, ورد, محل ورد
    funeral_home | دار جنائز
    hair_care | العناية بالشعر
    hair_salon | صالون شعر | كوافير, صالون
    insurance_agency | وكالة تأمين | تأمين, شركة تأمين
    laundry | مغسلة ملابس | مغسلة, غسيل ملابس
    lawyer | محام | محامي, محامون, مكتب محاماة
    locksmith | صانع مفاتيح | مفاتيح
    moving_company | شركة نقل أثاث | نقل عفش
    nail_salon | صالون أظافر | أظافر
    plumber | سباك | سباكة
    real_estate_agency | مكتب عقارات | عقارات, مكتب عقاري
    tailor | خياط | خياطة
    tourist_information_center | مركز معلومات سياحية | معلومات سياحية
    travel_agency | وكالة سفر | مكتب سفريات, سفريات
    veterinary_care | طبيب بيطري | بيطري, عيادة بيطرية
    auto_parts_store | محل قطع غيار سيارات | قطع غيار
    bicycle_store | محل دراجات | دراجات, دراجة
    book_store | محل كتب | كتب, مكتبة
    butcher_shop | ملحمة | جزار, لحوم
    cell_phone_store | محل هواتف | جوالات, هواتف
    clothing_store | محل ملابس | ملابس, محلات ملابس, أزياء
    convenience_store | بقالة صغيرة | دكان, ميني ماركت
    cosmetics_store | محل مستحضرات تجميل | عطور, مكياج
    department_store | متجر متعدد الأقسام
    electronics_store | محل إلكترونيات | إلكترونيات
    furniture_store | محل أثاث | أثاث, مفروشات
    garden_center | مشتل | مشاتل
    gift_shop | محل هدايا | هدايا
    grocery_store | بقالة | بقالات, تموينات
    hardware_store | محل أدوات | عدد وأدوات
    home_improvement_store | محل مواد بناء | مواد بناء
    jewelry_store | محل مجوهرات | مجوهرات, ذهب
    market | سوق | أسواق
    pet_store | محل حيوانات أليفة | حيوانات أليفة
    shoe_store | محل أحذية | أحذية
    shopping_mall | مركز تسوق | مول, مولات, مراكز تسوق
    sporting_goods_store | محل أدوات رياضية | أدوات رياضية
    store | متجر | محل, متاجر, محلات, تسوق
    supermarket | سوبر ماركت | سوبرماركت, هايبر ماركت
    thrift_store | محل ملابس مستعملة | مستعمل
    toy_store | محل ألعاب | ألعاب أطفال
    arena | صالة رياضية مغطاة
    athletic_field | ملعب رياضي | ملعب
    fitness_center | مركز لياقة | لياقة بدنية
    golf_course | ملعب جولف | جولف
    gym | نادي رياضي | جيم, صالة رياضية
    ice_skating_rink | حلبة تزلج على الجليد | تزلج
    playground | ملعب أطفال | ساحة ألعاب
    race_course | مضمار سباق
    ski_resort | منتجع تزلج |
    sports_club | نادي رياضات
    sports_complex | مجمع رياضي | مدينة رياضية
    stadium | استاد | ملعب كرة قدم
    swimming_pool | مسبح | مسابح, حمام سباحة, سباحة
    tennis_court | ملعب تنس | تنس
    airport | مطار | مطارات, المطار
    bridge | جسر
    bus_station | محطة حافلات | محطات حافلات, محطة باص
    bus_stop | موقف حافلات | موقف باص, باص, حافلة
    ferry_terminal | محطة عبارات | عبارة
    international_airport | مطار دولي |
    subway_station | محطة مترو | مترو, محطات مترو
    taxi_stand | موقف سيارات أجرة | تاكسي, سيارة أجرة
    train_station | محطة قطار | محطة, قطار, محطات قطار
    tram_stop | محطة ترام | ترام
    transit_station | محطة نقل عام | نقل عام
    archipelago | أرخبيل
    continent | قارة
    establishment | منشأة
    intersection | تقاطع
    landmark | معلم
    natural_feature | معلم طبيعي
    neighborhood | حي
    place_of_worship | دار عبادة
    point_of_interest | نقطة اهتمام
    political | منطقة سياسية
    premise | مبنى
    route | شارع
    street_address | عنوان
    sublocality | منطقة
    """)
}
