// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Traditional Chinese, as it is written in Taiwan, Hong Kong and Macau: other words than in simplified Chinese, not only other characters.
  static let traditionalChinese = LanguageTable(
    "zh-Hant",
    inside: ["的", "在", "這里", "這裡"],
    near: ["附近", "附近的", "周邊", "周邊的", "旁邊", "旁邊的", "靠近", "離我最近的", "我附近的"],
    """
    car_dealer | 汽車經銷商 | 車行, 賣車
    car_rental | 租車公司 | 租車, 汽車租賃
    car_repair | 汽車維修廠 | 修車, 修車廠, 汽車維修
    car_wash | 洗車場 | 洗車
    electric_vehicle_charging_station | 電動車充電站 | 充電站, 充電樁
    gas_station | 加油站 | 加油, 油站
    parking | 停車場 | 停車, 停車位, 泊車
    parking_garage | 停車塔 | 地下停車場, 室內停車場
    rest_stop | 休息站 | 服務區
    tire_shop | 輪胎店 | 輪胎
    corporate_office | 公司辦公室 | 辦公室, 公司
    coworking_space | 共享辦公室 | 共同工作空間
    farm | 農場 | 農莊
    art_gallery | 畫廊 | 藝術畫廊
    art_museum | 美術館 | 藝術博物館
    castle | 城堡 | 宮殿
    cultural_landmark | 文化地標
    fountain | 噴泉 |
    historical_place | 歷史遺跡 | 古蹟
    history_museum | 歷史博物館 |
    monument | 紀念碑 |
    museum | 博物館 | 博物院, 展覽館
    performing_arts_theater | 劇院 | 劇場, 戲院
    sculpture | 雕塑 |
    library | 圖書館 | 圖書室
    preschool | 幼稚園 | 幼兒園, 學前班
    primary_school | 小學 | 國小
    school | 學校 | 中小學
    secondary_school | 中學 | 國中, 高中
    university | 大學 | 學院
    amusement_park | 遊樂園 | 主題公園, 遊樂場
    aquarium | 水族館 | 海洋館
    botanical_garden | 植物園 |
    bowling_alley | 保齡球館 | 保齡球
    casino | 賭場 |
    city_park | 城市公園
    community_center | 社區中心 | 活動中心, 社區會堂
    concert_hall | 音樂廳 | 音樂會
    convention_center | 會議中心 | 會展中心
    cultural_center | 文化中心 | 文化館
    dog_park | 狗公園
    event_venue | 活動場地 | 宴會廳
    garden | 花園 | 園林
    hiking_area | 登山步道 | 步道, 健行, 登山
    historical_landmark | 歷史地標 | 名勝古蹟
    internet_cafe | 網咖 | 網吧
    karaoke | 卡拉OK | KTV, 唱歌
    marina | 遊艇碼頭
    miniature_golf_course | 迷你高爾夫球場
    movie_theater | 電影院 | 戲院, 影城, 電影
    national_park | 國家公園 |
    night_club | 夜店 | 夜總會
    observation_deck | 觀景台 | 展望台
    opera_house | 歌劇院 | 歌劇
    park | 公園 | 公園綠地
    picnic_ground | 野餐區 | 野餐
    planetarium | 天文館 |
    plaza | 廣場 |
    tourist_attraction | 旅遊景點 | 景點, 名勝, 觀光
    vineyard | 葡萄園
    visitor_center | 遊客中心 |
    water_park | 水上樂園 | 水上公園
    wildlife_park | 野生動物園 |
    zoo | 動物園 | 野生動物園
    public_bath | 公共浴場 | 澡堂, 溫泉
    public_bathroom | 公共廁所 | 廁所, 洗手間, 化妝室, 公廁
    accounting | 會計師事務所 | 會計
    atm | 自動櫃員機 | ATM, 提款機, 取款機
    bank | 銀行 | 銀行分行
    american_restaurant | 美式餐廳 | 美國菜
    asian_restaurant | 亞洲餐廳 | 亞洲菜
    bakery | 麵包店 | 麵包, 烘焙坊
    bar | 酒吧 | 酒館
    barbecue_restaurant | 燒烤店 | 燒烤, 烤肉
    beer_garden | 啤酒花園 |
    bistro | 小酒館 |
    breakfast_restaurant | 早餐店 | 早餐, 早點
    brewery | 啤酒廠 |
    brunch_restaurant | 早午餐廳 | 早午餐
    buffet_restaurant | 自助餐廳 | 自助餐
    cafe | 咖啡廳 | 咖啡, 咖啡館, 茶餐廳
    cafeteria | 自助食堂 | 食堂, 快餐廳
    cake_shop | 蛋糕店 | 蛋糕
    candy_store | 糖果店 | 糖果
    cantonese_restaurant | 粵菜館 | 粵菜, 廣東菜
    chinese_restaurant | 中餐館 | 中餐, 中國菜, 中餐廳
    chocolate_shop | 巧克力店 | 巧克力, 朱古力
    cocktail_bar | 雞尾酒吧 | 雞尾酒
    coffee_shop | 咖啡店 | 咖啡
    deli | 熟食店 | 熟食
    dessert_shop | 甜品店 | 甜點, 甜品
    dim_sum_restaurant | 點心餐廳 | 點心, 飲茶, 茶樓
    donut_shop | 甜甜圈店 | 甜甜圈
    dumpling_restaurant | 餃子館 | 水餃, 餃子
    fast_food_restaurant | 速食店 | 快餐, 速食
    fine_dining_restaurant | 高級餐廳 |
    food_court | 美食廣場 | 美食街
    french_restaurant | 法國餐廳 | 法國菜, 法餐
    german_restaurant | 德國餐廳 | 德國菜
    greek_restaurant | 希臘餐廳 | 希臘菜
    halal_restaurant | 清真餐廳 | 清真
    hamburger_restaurant | 漢堡店 | 漢堡, 漢堡包
    hot_pot_restaurant | 火鍋店 | 火鍋
    ice_cream_shop | 冰淇淋店 | 冰淇淋, 雪糕
    indian_restaurant | 印度餐廳 | 印度菜
    irish_pub | 愛爾蘭酒吧
    italian_restaurant | 義大利餐廳 | 義大利菜, 意大利菜
    japanese_restaurant | 日本料理店 | 日本料理, 日料, 日本菜
    juice_shop | 果汁店 | 果汁
    kebab_shop | 土耳其烤肉店 | 烤肉串, 沙威瑪
    korean_barbecue_restaurant | 韓式烤肉店 | 韓式烤肉
    korean_restaurant | 韓國餐廳 | 韓國料理, 韓餐
    meal_delivery | 送餐服務 | 外賣
    meal_takeaway | 外帶餐 | 外帶
    mexican_restaurant | 墨西哥餐廳 | 墨西哥菜
    noodle_shop | 麵店 | 麵, 拉麵, 麵館
    pastry_shop | 糕點店 | 糕點
    pizza_restaurant | 披薩店 | 披薩, 比薩, 薄餅
    pub | 英式酒吧 | 啤酒館
    ramen_restaurant | 日式拉麵店 | 拉麵
    restaurant | 餐廳 | 餐館, 吃飯, 美食, 飯館
    russian_restaurant | 俄羅斯餐廳 | 俄餐
    sandwich_shop | 三明治店 | 三明治, 三文治
    seafood_restaurant | 海鮮餐廳 | 海鮮
    snack_bar | 小吃店 | 小吃
    spanish_restaurant | 西班牙餐廳 | 西班牙菜
    sports_bar | 體育酒吧
    steak_house | 牛排館 | 牛排
    sushi_restaurant | 壽司店 | 壽司
    tea_house | 茶館 | 茶, 茶室
    thai_restaurant | 泰國餐廳 | 泰式料理, 泰國菜
    turkish_restaurant | 土耳其餐廳 | 土耳其菜
    vegan_restaurant | 純素餐廳 | 純素
    vegetarian_restaurant | 素食餐廳 | 素食, 素菜館
    vietnamese_restaurant | 越南餐廳 | 越南菜
    wine_bar | 葡萄酒吧 | 葡萄酒
    winery | 酒莊 | 葡萄酒莊
    administrative_area_level_1 | 省級行政區
    administrative_area_level_2 | 地級行政區
    administrative_area_level_3 | 縣級行政區
    country | 國家
    locality | 城鎮
    postal_code | 郵遞區號
    city_hall | 市政府 | 市政廳
    courthouse | 法院 |
    embassy | 大使館 | 領事館
    fire_station | 消防局 | 消防隊, 消防站
    government_office | 政府機關 | 政府
    local_government_office | 地方政府機關
    police | 警察局 | 派出所, 警署, 警察
    post_office | 郵局 | 郵政局
    dentist | 牙醫診所 | 牙醫, 牙科
    doctor | 醫生 | 醫師, 診所
    drugstore | 藥妝店 |
    general_hospital | 綜合醫院 |
    hospital | 醫院 | 急診, 急診室
    massage | 按摩店 | 按摩, 推拿
    medical_center | 醫療中心 |
    medical_clinic | 診所 | 門診
    medical_lab | 醫學檢驗所
    pharmacy | 藥局 | 藥房, 藥店
    physiotherapist | 物理治療師 | 理療
    sauna | 桑拿 | 桑拿房
    spa | 水療中心 | 水療, SPA
    yoga_studio | 瑜伽館 | 瑜伽
    apartment_building | 公寓樓
    bed_and_breakfast | 民宿 | 住宿加早餐
    campground | 露營區 | 露營, 營地
    cottage | 度假小屋 |
    guest_house | 賓館 | 客棧
    hostel | 青年旅館 | 青年旅舍, 旅舍
    hotel | 飯店 | 酒店, 旅館, 賓館
    inn | 小旅館 | 客棧
    lodging | 住宿 | 住宿地點
    motel | 汽車旅館 |
    resort_hotel | 度假飯店 | 度假村, 度假酒店
    rv_park | 房車營地 | 房車
    beach | 海灘 | 沙灘, 海水浴場
    island | 島嶼
    lake | 湖泊 | 湖
    mountain_peak | 山峰
    nature_preserve | 自然保護區 |
    river | 河流
    scenic_spot | 風景區 | 觀景點, 風景
    woods | 樹林 | 森林
    buddhist_temple | 佛寺 | 寺廟, 佛教寺廟
    church | 教堂 | 大教堂, 教會
    hindu_temple | 印度教寺廟
    mosque | 清真寺 | 回教堂
    shinto_shrine | 神社 |
    synagogue | 猶太會堂 |
    barber_shop | 男士理髮店 | 理髮
    beauty_salon | 美容院 | 美容
    cemetery | 公墓 | 墓地, 陵園
    child_care_agency | 托兒所 | 托育中心
    courier_service | 快遞 | 快遞公司, 宅配
    electrician | 電工 |
    florist | 花店 | 鮮花
    funeral_home | 殯儀館 |
    hair_care | 護髮
    hair_salon | 美髮店 | 理髮店, 髮廊, 剪髮
    insurance_agency | 保險代理 | 保險, 保險公司
    laundry | 洗衣店 | 乾洗店, 洗衣
    lawyer | 律師 | 律師事務所
    locksmith | 鎖匠 | 開鎖
    moving_company | 搬家公司 | 搬家
    nail_salon | 美甲店 | 美甲
    plumber | 水管工 |
    real_estate_agency | 房屋仲介 | 房地產, 地產代理
    tailor | 裁縫店 | 裁縫
    tourist_information_center | 旅遊諮詢中心 | 旅遊資訊, 旅遊服務中心
    travel_agency | 旅行社 |
    veterinary_care | 動物醫院 | 獸醫, 寵物醫院
    auto_parts_store | 汽車配件店 | 汽配
    bicycle_store | 自行車店 | 單車店, 腳踏車店
    book_store | 書店 | 圖書
    butcher_shop | 肉店 | 肉鋪
    cell_phone_store | 手機店 | 手機
    clothing_store | 服飾店 | 衣服, 服裝
    convenience_store | 便利商店 | 便利店, 超商
    cosmetics_store | 化妝品店 | 化妝品
    department_store | 百貨公司 | 百貨
    electronics_store | 電子用品店 | 電器, 電子產品
    flea_market | 跳蚤市場 |
    furniture_store | 家具店 | 家具, 傢俬
    garden_center | 園藝中心 | 園藝
    gift_shop | 禮品店 | 禮品, 紀念品
    grocery_store | 雜貨店 | 食品店, 食品雜貨店
    hardware_store | 五金行 | 五金
    home_improvement_store | 家居建材店 | 建材
    jewelry_store | 珠寶店 | 珠寶, 首飾
    liquor_store | 酒類專賣店 | 菸酒專賣店
    market | 市場 | 菜市場, 街市, 市集
    pet_store | 寵物店 | 寵物
    shoe_store | 鞋店 | 鞋子
    shopping_mall | 購物中心 | 商場, 百貨商場
    sporting_goods_store | 體育用品店 | 體育用品
    store | 商店 | 店鋪, 購物
    supermarket | 超市 | 超級市場
    thrift_store | 二手店 | 二手
    toy_store | 玩具店 | 玩具
    arena | 體育館 |
    athletic_field | 運動場 | 操場, 足球場
    fitness_center | 健身中心 |
    golf_course | 高爾夫球場 | 高爾夫
    gym | 健身房 | 健身
    ice_skating_rink | 溜冰場 | 滑冰場
    playground | 兒童遊樂場 | 遊樂場, 遊戲場
    race_course | 賽馬場
    ski_resort | 滑雪場 | 滑雪, 滑雪纜車
    sports_club | 體育俱樂部
    sports_complex | 綜合體育中心 | 體育中心
    stadium | 體育場 |
    swimming_pool | 游泳池 | 泳池, 游泳
    tennis_court | 網球場 | 網球
    airport | 機場 | 飛機場, 航廈
    bike_sharing_station | 公共自行車站 | 公共自行車, 共享單車
    bridge | 橋
    bus_station | 客運站 | 巴士總站, 轉運站
    bus_stop | 公車站 | 公車, 巴士站, 巴士
    ferry_terminal | 渡輪碼頭 | 渡輪, 渡口
    international_airport | 國際機場 |
    subway_station | 捷運站 | 捷運, 地鐵站, 地鐵
    taxi_stand | 計程車招呼站 | 計程車, 的士站, 的士
    train_station | 火車站 | 火車, 高鐵站
    tram_stop | 電車站 | 電車, 輕軌
    transit_station | 大眾運輸站 | 大眾運輸, 公共交通
    archipelago | 群島
    continent | 洲
    establishment | 機構
    intersection | 路口
    landmark | 地標
    natural_feature | 自然景觀
    neighborhood | 街區
    place_of_worship | 宗教場所
    point_of_interest | 興趣點
    political | 行政區域
    premise | 建築物
    route | 道路
    street_address | 街道地址
    sublocality | 市轄區
    """)
}
