// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Persian.
  static let persian = LanguageTable(
    "fa",
    inside: ["در", "از", "اینجا"],
    near: ["نزدیک", "نزدیکی", "نزدیک به", "نزدیک من", "در نزدیکی", "اطراف", "کنار", "دور و بر"],
    """
    car_dealer | نمایشگاه خودرو | نمایشگاه ماشین, نمایندگی خودرو
    car_rental | اجاره خودرو | کرایه ماشین, اجاره ماشین
    car_repair | تعمیرگاه خودرو | تعمیرگاه, مکانیکی, مکانیک
    car_wash | کارواش | شستشوی خودرو
    electric_vehicle_charging_station | ایستگاه شارژ خودروی برقی | ایستگاه شارژ, شارژ خودرو
    gas_station | پمپ بنزین | جایگاه سوخت, پمپ گاز, بنزین
    parking | پارکینگ | پارکینگ‌ها, جای پارک
    parking_garage | پارکینگ طبقاتی |
    rest_stop | استراحتگاه | مجتمع خدماتی بین راهی
    tire_shop | فروشگاه لاستیک | لاستیک, آپاراتی
    corporate_office | دفتر شرکت | دفتر, شرکت
    coworking_space | فضای کار اشتراکی |
    farm | مزرعه | مزارع
    art_gallery | گالری هنری | گالری, نگارخانه
    art_museum | موزه هنر | موزه هنرها
    castle | قلعه | قلعه‌ها, کاخ, دژ
    cultural_landmark | اثر فرهنگی
    fountain | آبنما | فواره
    historical_place | مکان تاریخی | مکان‌های تاریخی, آثار تاریخی
    history_museum | موزه تاریخ |
    monument | بنای یادبود | یادمان
    museum | موزه | موزه‌ها, نمایشگاه
    performing_arts_theater | تئاتر | سالن تئاتر, تماشاخانه
    sculpture | مجسمه | تندیس
    library | کتابخانه | کتابخانه‌ها
    preschool | پیش‌دبستانی | مهد کودک, کودکستان
    primary_school | دبستان | مدرسه ابتدایی
    school | مدرسه | مدارس, آموزشگاه
    secondary_school | دبیرستان | دبیرستان‌ها, هنرستان
    university | دانشگاه | دانشگاه‌ها, دانشکده
    amusement_park | شهربازی | پارک بازی
    aquarium | آکواریوم |
    botanical_garden | باغ گیاه‌شناسی | باغ گیاهان
    bowling_alley | سالن بولینگ | بولینگ
    casino | کازینو |
    city_park | بوستان شهری | بوستان
    community_center | سرای محله | مرکز اجتماعات
    concert_hall | سالن کنسرت | کنسرت
    convention_center | مرکز همایش‌ها | نمایشگاه, مرکز همایش
    cultural_center | فرهنگسرا | مرکز فرهنگی
    dog_park | پارک سگ
    event_venue | تالار پذیرایی | تالار, باغ تالار
    garden | باغ | باغ‌ها
    hiking_area | منطقه پیاده‌روی | کوهنوردی, پیاده‌روی
    historical_landmark | بنای تاریخی | بناهای تاریخی
    internet_cafe | کافی‌نت |
    karaoke | کارائوکه |
    marina | بندرگاه تفریحی | اسکله تفریحی
    miniature_golf_course | مینی‌گلف
    movie_theater | سینما | سینماها, پردیس سینمایی
    national_park | پارک ملی | پارک‌های ملی
    night_club | کلوب شبانه | دیسکو
    observation_deck | سکوی تماشا
    opera_house | تالار اپرا | اپرا
    park | پارک | پارک‌ها
    picnic_ground | محل پیک‌نیک | پیک‌نیک
    planetarium | آسمان‌نما | افلاک‌نما
    plaza | میدان | میدان‌ها
    tourist_attraction | جاذبه گردشگری | جاذبه‌های گردشگری, جاهای دیدنی, دیدنی‌ها
    vineyard | تاکستان
    visitor_center | مرکز بازدیدکنندگان
    water_park | پارک آبی | پارک‌های آبی
    wildlife_park | پارک حیات وحش | حیات وحش
    zoo | باغ وحش | باغ‌وحش
    public_bath | گرمابه | حمام عمومی, آب گرم
    public_bathroom | سرویس بهداشتی عمومی | توالت, دستشویی, سرویس بهداشتی
    accounting | دفتر حسابداری | حسابدار, حسابداری
    atm | خودپرداز | عابر بانک, دستگاه خودپرداز
    bank | بانک | بانک‌ها, شعبه بانک
    american_restaurant | رستوران آمریکایی | غذای آمریکایی
    asian_restaurant | رستوران آسیایی | غذای آسیایی
    bakery | نانوایی | نان, نانوایی‌ها
    bar | بار | میکده
    barbecue_restaurant | رستوران باربیکیو | باربیکیو
    breakfast_restaurant | رستوران صبحانه | صبحانه
    buffet_restaurant | رستوران سلف‌سرویس | سلف‌سرویس, بوفه
    cafe | کافه | کافه‌ها, کافی‌شاپ, قهوه
    cafeteria | غذاخوری | بوفه, سلف
    cake_shop | کیک‌فروشی | کیک
    candy_store | آب‌نبات‌فروشی | شکلات و آب‌نبات
    chinese_restaurant | رستوران چینی | غذای چینی
    chocolate_shop | شکلات‌فروشی | شکلات
    coffee_shop | قهوه‌فروشی | قهوه
    confectionery | قنادی | قنادی‌ها
    dessert_shop | دسرفروشی | دسر
    donut_shop | دونات‌فروشی | دونات
    fast_food_restaurant | فست‌فود | فست فود, ساندویچی
    fine_dining_restaurant | رستوران لوکس |
    food_court | فودکورت |
    french_restaurant | رستوران فرانسوی | غذای فرانسوی
    german_restaurant | رستوران آلمانی | غذای آلمانی
    greek_restaurant | رستوران یونانی | غذای یونانی
    halal_restaurant | رستوران حلال | حلال
    hamburger_restaurant | همبرگرفروشی | همبرگر, برگر
    hookah_bar | قلیان‌سرا | قلیان
    ice_cream_shop | بستنی‌فروشی | بستنی
    indian_restaurant | رستوران هندی | غذای هندی
    italian_restaurant | رستوران ایتالیایی | غذای ایتالیایی
    japanese_restaurant | رستوران ژاپنی | غذای ژاپنی
    juice_shop | آبمیوه‌فروشی | آبمیوه
    kebab_shop | کبابی | کباب, جگرکی
    korean_restaurant | رستوران کره‌ای | غذای کره‌ای
    lebanese_restaurant | رستوران لبنانی | غذای لبنانی
    meal_delivery | غذای بیرون‌بر | ارسال غذا
    meal_takeaway | بیرون‌بر | غذای آماده
    mexican_restaurant | رستوران مکزیکی | غذای مکزیکی
    middle_eastern_restaurant | رستوران خاورمیانه‌ای
    noodle_shop | نودل‌فروشی | نودل
    pastry_shop | شیرینی‌فروشی | شیرینی
    persian_restaurant | رستوران ایرانی | غذای ایرانی, چلوکبابی, سفره‌خانه
    pizza_restaurant | پیتزافروشی | پیتزا, پیتزایی
    pub | میخانه | میکده
    restaurant | رستوران | رستوران‌ها, غذا, ناهار, شام
    russian_restaurant | رستوران روسی
    sandwich_shop | ساندویچ‌فروشی | ساندویچ, ساندویچی
    seafood_restaurant | رستوران غذاهای دریایی | غذای دریایی, ماهی
    snack_bar | اسنک‌بار | اسنک
    spanish_restaurant | رستوران اسپانیایی
    steak_house | استیک‌هاوس | استیک
    sushi_restaurant | رستوران سوشی | سوشی
    tea_house | چایخانه | چای, قهوه‌خانه
    thai_restaurant | رستوران تایلندی | غذای تایلندی
    turkish_restaurant | رستوران ترکی | غذای ترکی
    vegan_restaurant | رستوران وگان | وگان
    vegetarian_restaurant | رستوران گیاهی | غذای گیاهی, گیاه‌خواری
    vietnamese_restaurant | رستوران ویتنامی
    administrative_area_level_1 | استان
    administrative_area_level_2 | شهرستان
    administrative_area_level_3 | بخش
    country | کشور
    locality | شهر
    postal_code | کد پستی
    city_hall | شهرداری | ساختمان شهرداری
    courthouse | دادگاه | دادگستری, دادسرا
    embassy | سفارت | سفارتخانه, کنسولگری
    fire_station | ایستگاه آتش‌نشانی | آتش‌نشانی
    government_office | اداره دولتی | اداره, ادارات
    local_government_office | فرمانداری |
    police | کلانتری | پلیس, پاسگاه, اداره پلیس
    post_office | اداره پست | پست, دفتر پست
    dentist | دندان‌پزشک | دندان‌پزشکی
    doctor | پزشک | دکتر, پزشکان, مطب
    drugstore | فروشگاه بهداشتی | لوازم بهداشتی
    general_hospital | بیمارستان عمومی |
    hospital | بیمارستان | بیمارستان‌ها, اورژانس
    massage | مرکز ماساژ | ماساژ
    medical_center | مرکز درمانی | مرکز پزشکی, درمانگاه
    medical_clinic | کلینیک | درمانگاه, کلینیک‌ها
    medical_lab | آزمایشگاه پزشکی | آزمایشگاه
    pharmacy | داروخانه | داروخانه‌ها, داروخانه شبانه‌روزی
    physiotherapist | فیزیوتراپ | فیزیوتراپی
    sauna | سونا |
    spa | اسپا | آبدرمانی
    yoga_studio | باشگاه یوگا | یوگا
    apartment_building | آپارتمان
    bed_and_breakfast | اقامتگاه با صبحانه
    campground | اردوگاه | کمپ, کمپینگ
    cottage | ویلا | ویلاها, کلبه, سوئیت
    guest_house | مهمان‌خانه | مهمانسرا, مسافرخانه
    hostel | هاستل | خوابگاه
    hotel | هتل | هتل‌ها
    inn | کاروانسرا | مسافرخانه
    lodging | اقامتگاه | محل اقامت, اقامتگاه‌ها
    motel | متل |
    resort_hotel | مجتمع تفریحی | اقامتگاه تفریحی
    beach | ساحل | ساحل‌ها, دریا, پلاژ
    island | جزیره
    lake | دریاچه | دریاچه‌ها
    mountain_peak | قله
    nature_preserve | منطقه حفاظت‌شده | ذخیره‌گاه طبیعی
    river | رودخانه
    scenic_spot | چشم‌انداز | منظره
    woods | جنگل | جنگل‌ها
    buddhist_temple | معبد بودایی
    church | کلیسا | کلیساها
    hindu_temple | معبد هندو
    mosque | مسجد | مساجد, مسجدها
    synagogue | کنیسه | کنیسا
    barber_shop | آرایشگاه مردانه | سلمانی, آرایشگاه
    beauty_salon | سالن زیبایی | آرایشگاه زنانه, زیبایی
    cemetery | گورستان | قبرستان, آرامستان
    child_care_agency | مهد کودک | مهدکودک
    courier_service | خدمات پیک | پیک, پیک موتوری
    electrician | برق‌کار | الکتریکی
    florist | گل‌فروشی | گل
    funeral_home | خدمات تشییع
    hair_care | مراقبت مو
    hair_salon | آرایشگاه | آرایشگاه‌ها, سالن مو
    insurance_agency | نمایندگی بیمه | بیمه
    laundry | خشک‌شویی | لباسشویی
    lawyer | وکیل | وکلا, دفتر وکالت
    locksmith | کلیدساز | کلیدسازی, قفل‌سازی
    moving_company | باربری | اسباب‌کشی, اتوبار
    nail_salon | سالن ناخن | ناخن
    plumber | لوله‌کش | لوله‌کشی
    real_estate_agency | بنگاه املاک | املاک, مشاور املاک
    tailor | خیاطی | خیاط
    tourist_information_center | مرکز اطلاعات گردشگری | اطلاعات گردشگری
    travel_agency | آژانس مسافرتی | آژانس هواپیمایی, دفتر خدمات مسافرتی
    veterinary_care | دامپزشکی | دامپزشک, کلینیک دامپزشکی
    auto_parts_store | فروشگاه لوازم یدکی | لوازم یدکی
    bicycle_store | دوچرخه‌فروشی | دوچرخه
    book_store | کتاب‌فروشی | کتاب
    butcher_shop | قصابی | قصاب, گوشت
    cell_phone_store | موبایل‌فروشی | موبایل, گوشی
    clothing_store | فروشگاه لباس | لباس, پوشاک, بوتیک
    convenience_store | سوپرمارکت محلی | بقالی
    cosmetics_store | لوازم آرایشی | عطر و ادکلن
    department_store | فروشگاه بزرگ | فروشگاه زنجیره‌ای
    electronics_store | فروشگاه لوازم الکترونیکی | لوازم برقی, لوازم الکترونیکی
    furniture_store | مبل‌فروشی | مبلمان, مبل
    garden_center | گلخانه | گل و گیاه
    gift_shop | فروشگاه هدیه | کادویی, سوغاتی, صنایع دستی
    grocery_store | خواربارفروشی | خواربار, بقالی, میوه‌فروشی
    hardware_store | ابزارفروشی | ابزار, یراق‌آلات
    home_improvement_store | مصالح ساختمانی |
    jewelry_store | جواهرفروشی | طلافروشی, جواهرات, طلا
    market | بازار | بازارها, بازارچه
    pet_store | پت‌شاپ | فروشگاه حیوانات خانگی
    shoe_store | کفش‌فروشی | کفش
    shopping_mall | مرکز خرید | مراکز خرید, پاساژ, مجتمع تجاری
    sporting_goods_store | فروشگاه لوازم ورزشی | لوازم ورزشی
    store | فروشگاه | مغازه, فروشگاه‌ها, خرید
    supermarket | سوپرمارکت | سوپرمارکت‌ها, هایپرمارکت, سوپر مارکت
    thrift_store | فروشگاه دست دوم | دست دوم
    toy_store | اسباب‌بازی‌فروشی | اسباب‌بازی
    arena | سالن ورزشی | ورزشگاه سرپوشیده
    athletic_field | زمین ورزشی | زمین فوتبال
    fitness_center | مرکز تناسب اندام | فیتنس
    golf_course | زمین گلف | گلف
    gym | باشگاه ورزشی | باشگاه, باشگاه بدنسازی, بدنسازی
    ice_skating_rink | پیست اسکیت روی یخ | اسکیت
    playground | زمین بازی | پارک کودک
    race_course | میدان اسب‌دوانی
    ski_resort | پیست اسکی | اسکی
    sports_complex | مجموعه ورزشی | مجتمع ورزشی
    stadium | ورزشگاه | استادیوم, ورزشگاه‌ها
    swimming_pool | استخر | استخرها, استخر شنا
    tennis_court | زمین تنیس | تنیس
    airport | فرودگاه | فرودگاه‌ها, فرودگاه بین‌المللی
    bike_sharing_station | ایستگاه دوچرخه اشتراکی | دوچرخه اشتراکی
    bridge | پل
    bus_station | پایانه اتوبوس | ترمینال, ترمینال اتوبوس
    bus_stop | ایستگاه اتوبوس | ایستگاه‌های اتوبوس, اتوبوس
    ferry_terminal | اسکله | کشتی
    international_airport | فرودگاه بین‌المللی |
    subway_station | ایستگاه مترو | مترو, ایستگاه‌های مترو
    taxi_stand | ایستگاه تاکسی | تاکسی
    train_station | ایستگاه قطار | ایستگاه, راه‌آهن, قطار, ایستگاه راه‌آهن
    tram_stop | ایستگاه تراموا | تراموا
    transit_station | ایستگاه حمل‌ونقل عمومی | حمل‌ونقل عمومی
    archipelago | مجمع‌الجزایر
    continent | قاره
    establishment | کسب‌وکار
    intersection | تقاطع
    landmark | نشانه شهری
    natural_feature | عارضه طبیعی
    neighborhood | محله
    place_of_worship | عبادتگاه
    point_of_interest | نقطه دیدنی
    political | محدوده سیاسی
    premise | ساختمان
    route | خیابان
    street_address | نشانی
    sublocality | ناحیه
    """)
}
