// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Chinese.
  static let chinese = LanguageTable(
    "zh",
    inside: ["的", "在", "这里"],
    near: ["附近", "附近的", "周边", "周边的", "旁边", "旁边的", "靠近", "离我最近的", "我附近的"],
    """
    car_dealer | 汽车经销商 | 汽车4S店, 车行, 卖车
    car_rental | 汽车租赁 | 租车, 租车公司
    car_repair | 汽车维修 | 修车, 汽修厂, 汽车修理
    car_wash | 洗车店 | 洗车
    electric_vehicle_charging_station | 电动汽车充电站 | 充电桩, 充电站
    gas_station | 加油站 | 加油
    parking | 停车场 | 停车, 停车位
    parking_garage | 停车库 | 地下停车场
    rest_stop | 休息站 | 服务区
    tire_shop | 轮胎店 | 轮胎
    corporate_office | 公司办公室 | 办公室, 公司
    coworking_space | 共享办公空间 | 共享办公
    farm | 农场 | 农庄
    art_gallery | 画廊 | 艺术画廊
    art_museum | 美术馆 | 艺术博物馆
    castle | 城堡 | 宫殿
    cultural_landmark | 文化地标
    fountain | 喷泉 |
    historical_place | 历史遗迹 | 古迹
    history_museum | 历史博物馆 |
    monument | 纪念碑 |
    museum | 博物馆 | 展览馆, 博物院
    performing_arts_theater | 剧院 | 剧场, 戏院
    sculpture | 雕塑 |
    library | 图书馆 | 图书室
    preschool | 幼儿园 | 学前班
    primary_school | 小学 |
    school | 学校 | 中小学
    secondary_school | 中学 | 初中, 高中
    university | 大学 | 学院, 高校
    amusement_park | 游乐园 | 主题公园, 游乐场
    aquarium | 水族馆 | 海洋馆
    botanical_garden | 植物园 |
    bowling_alley | 保龄球馆 | 保龄球
    casino | 赌场 |
    city_park | 城市公园
    community_center | 社区中心 | 社区活动中心
    concert_hall | 音乐厅 | 音乐会
    convention_center | 会议中心 | 会展中心
    cultural_center | 文化中心 | 文化馆
    dog_park | 狗公园
    event_venue | 活动场地 | 宴会厅
    garden | 花园 | 园林
    hiking_area | 徒步区 | 徒步, 登山
    historical_landmark | 历史地标 | 名胜古迹
    internet_cafe | 网吧 | 网咖
    karaoke | 卡拉OK | KTV, 唱歌
    marina | 游艇码头
    miniature_golf_course | 迷你高尔夫球场
    movie_theater | 电影院 | 影院, 电影, 影城
    national_park | 国家公园 |
    night_club | 夜总会 | 夜店, 迪厅
    observation_deck | 观景台 | 观光塔
    opera_house | 歌剧院 | 歌剧
    park | 公园 | 公园绿地
    picnic_ground | 野餐区 | 野餐
    planetarium | 天文馆 |
    plaza | 广场 |
    tourist_attraction | 旅游景点 | 景点, 旅游, 名胜
    vineyard | 葡萄园
    visitor_center | 游客中心 |
    water_park | 水上乐园 | 水上公园
    wildlife_park | 野生动物园 |
    zoo | 动物园 | 野生动物园
    public_bath | 公共浴室 | 澡堂, 温泉
    public_bathroom | 公共厕所 | 厕所, 洗手间, 卫生间, 公厕
    accounting | 会计师事务所 | 会计
    atm | 自动取款机 | ATM, 取款机, 提款机
    bank | 银行 | 银行网点
    american_restaurant | 美式餐厅 | 美国菜
    asian_restaurant | 亚洲餐厅 | 亚洲菜
    bakery | 面包店 | 面包, 烘焙店
    bar | 酒吧 | 酒馆
    barbecue_restaurant | 烧烤店 | 烧烤
    beer_garden | 啤酒花园 |
    bistro | 小酒馆 |
    breakfast_restaurant | 早餐店 | 早餐, 早点
    brewery | 啤酒厂 |
    brunch_restaurant | 早午餐厅 | 早午餐
    buffet_restaurant | 自助餐厅 | 自助餐
    cafe | 咖啡馆 | 咖啡, 咖啡厅
    cafeteria | 食堂 | 快餐厅
    cake_shop | 蛋糕店 | 蛋糕
    candy_store | 糖果店 | 糖果
    cantonese_restaurant | 粤菜馆 | 粤菜, 广东菜
    chinese_restaurant | 中餐馆 | 中餐, 中国菜, 中餐厅
    chocolate_shop | 巧克力店 | 巧克力
    cocktail_bar | 鸡尾酒吧 | 鸡尾酒
    coffee_shop | 咖啡店 | 咖啡
    deli | 熟食店 | 熟食
    dessert_shop | 甜品店 | 甜品, 甜点
    dim_sum_restaurant | 点心餐厅 | 点心, 早茶, 茶楼
    donut_shop | 甜甜圈店 | 甜甜圈
    dumpling_restaurant | 饺子馆 | 饺子
    fast_food_restaurant | 快餐店 | 快餐
    fine_dining_restaurant | 高级餐厅 |
    food_court | 美食广场 | 美食城
    french_restaurant | 法国餐厅 | 法国菜, 法餐
    german_restaurant | 德国餐厅 | 德国菜
    greek_restaurant | 希腊餐厅 | 希腊菜
    halal_restaurant | 清真餐厅 | 清真
    hamburger_restaurant | 汉堡店 | 汉堡, 汉堡包
    hot_pot_restaurant | 火锅店 | 火锅
    ice_cream_shop | 冰淇淋店 | 冰淇淋, 雪糕
    indian_restaurant | 印度餐厅 | 印度菜
    irish_pub | 爱尔兰酒吧
    italian_restaurant | 意大利餐厅 | 意大利菜, 意餐
    japanese_restaurant | 日本料理店 | 日本料理, 日料, 日本菜
    juice_shop | 果汁店 | 果汁
    kebab_shop | 土耳其烤肉店 | 烤肉串
    korean_barbecue_restaurant | 韩式烤肉店 | 韩式烤肉
    korean_restaurant | 韩国餐厅 | 韩国料理, 韩餐
    meal_delivery | 送餐服务 | 外卖
    meal_takeaway | 外带餐 | 外带
    mexican_restaurant | 墨西哥餐厅 | 墨西哥菜
    noodle_shop | 面馆 | 面条, 拉面
    pastry_shop | 糕点店 | 糕点
    pizza_restaurant | 披萨店 | 披萨, 比萨
    pub | 英式酒吧 | 啤酒馆
    ramen_restaurant | 日式拉面店 | 拉面, 日式拉面
    restaurant | 餐厅 | 餐馆, 饭店, 吃饭, 美食, 饭馆
    russian_restaurant | 俄罗斯餐厅 | 俄餐
    sandwich_shop | 三明治店 | 三明治
    seafood_restaurant | 海鲜餐厅 | 海鲜
    snack_bar | 小吃店 | 小吃
    spanish_restaurant | 西班牙餐厅 | 西班牙菜
    sports_bar | 体育酒吧
    steak_house | 牛排馆 | 牛排
    sushi_restaurant | 寿司店 | 寿司
    tea_house | 茶馆 | 茶, 茶室
    thai_restaurant | 泰国餐厅 | 泰国菜
    turkish_restaurant | 土耳其餐厅 | 土耳其菜
    vegan_restaurant | 纯素餐厅 | 纯素
    vegetarian_restaurant | 素食餐厅 | 素食, 素菜馆
    vietnamese_restaurant | 越南餐厅 | 越南菜
    wine_bar | 葡萄酒吧 | 葡萄酒
    winery | 酒庄 | 葡萄酒庄
    administrative_area_level_1 | 省级行政区
    administrative_area_level_2 | 地级行政区
    administrative_area_level_3 | 县级行政区
    country | 国家
    locality | 城镇
    postal_code | 邮政编码
    city_hall | 市政厅 | 市政府
    courthouse | 法院 |
    embassy | 大使馆 | 领事馆
    fire_station | 消防站 | 消防局, 消防队
    government_office | 政府机关 | 政府
    local_government_office | 地方政府机关
    police | 警察局 | 派出所, 公安局, 警察
    post_office | 邮局 | 邮政局
    dentist | 牙科诊所 | 牙医, 牙科
    doctor | 医生 | 诊所
    drugstore | 药妆店 |
    general_hospital | 综合医院 |
    hospital | 医院 | 急诊, 急诊室
    massage | 按摩店 | 按摩, 推拿
    medical_center | 医疗中心 |
    medical_clinic | 诊所 | 门诊
    medical_lab | 医学检验所
    pharmacy | 药店 | 药房
    physiotherapist | 物理治疗师 | 理疗
    sauna | 桑拿 | 桑拿房
    spa | 水疗中心 | 水疗, SPA
    yoga_studio | 瑜伽馆 | 瑜伽
    apartment_building | 公寓楼
    bed_and_breakfast | 早餐旅馆 | 民宿
    campground | 露营地 | 露营, 营地
    cottage | 度假小屋 |
    guest_house | 招待所 | 客栈
    hostel | 青年旅舍 | 青旅, 旅舍
    hotel | 酒店 | 宾馆, 旅馆, 饭店
    inn | 小旅馆 | 客栈
    lodging | 住宿 | 住宿地点
    motel | 汽车旅馆 |
    resort_hotel | 度假酒店 | 度假村
    rv_park | 房车营地 | 房车
    beach | 海滩 | 沙滩, 海滨浴场
    island | 岛屿
    lake | 湖泊 | 湖
    mountain_peak | 山峰
    nature_preserve | 自然保护区 |
    river | 河流
    scenic_spot | 风景区 | 观景点, 风景
    woods | 树林 | 森林
    buddhist_temple | 佛寺 | 寺庙, 佛教寺庙
    church | 教堂 | 大教堂, 教会
    hindu_temple | 印度教寺庙
    mosque | 清真寺 | 回教堂
    shinto_shrine | 神社 |
    synagogue | 犹太会堂 |
    barber_shop | 男士理发店 | 剃头
    beauty_salon | 美容院 | 美容
    cemetery | 公墓 | 墓地, 陵园
    child_care_agency | 托儿所 | 托育中心
    courier_service | 快递 | 快递公司
    electrician | 电工 |
    florist | 花店 | 鲜花
    funeral_home | 殡仪馆 |
    hair_care | 护发
    hair_salon | 美发店 | 理发店, 理发, 发廊
    insurance_agency | 保险代理 | 保险, 保险公司
    laundry | 洗衣店 | 干洗店, 洗衣
    lawyer | 律师 | 律师事务所
    locksmith | 锁匠 | 开锁
    moving_company | 搬家公司 | 搬家
    nail_salon | 美甲店 | 美甲
    plumber | 水管工 |
    real_estate_agency | 房地产中介 | 房产中介, 房地产
    tailor | 裁缝店 | 裁缝
    tourist_information_center | 旅游咨询中心 | 旅游信息
    travel_agency | 旅行社 |
    veterinary_care | 兽医诊所 | 宠物医院, 兽医
    auto_parts_store | 汽车配件店 | 汽配
    bicycle_store | 自行车店 | 自行车
    book_store | 书店 | 图书
    butcher_shop | 肉店 | 肉铺
    cell_phone_store | 手机店 | 手机
    clothing_store | 服装店 | 服装, 衣服
    convenience_store | 便利店 | 小卖部
    cosmetics_store | 化妆品店 | 化妆品
    department_store | 百货商店 | 百货公司, 百货
    electronics_store | 电子产品店 | 电子产品, 电器
    flea_market | 跳蚤市场 |
    furniture_store | 家具店 | 家具
    garden_center | 园艺中心 | 园艺
    gift_shop | 礼品店 | 礼品, 纪念品
    grocery_store | 食品杂货店 | 杂货店, 食品店
    hardware_store | 五金店 | 五金
    home_improvement_store | 家居建材店 | 建材
    jewelry_store | 珠宝店 | 珠宝, 首饰
    liquor_store | 酒类专卖店 | 烟酒店
    market | 市场 | 菜市场, 集市
    pet_store | 宠物店 | 宠物
    shoe_store | 鞋店 | 鞋子
    shopping_mall | 购物中心 | 商场
    sporting_goods_store | 体育用品店 | 体育用品
    store | 商店 | 店铺, 购物
    supermarket | 超市 | 超级市场
    thrift_store | 二手店 | 二手
    toy_store | 玩具店 | 玩具
    arena | 体育馆 |
    athletic_field | 运动场 | 操场, 足球场
    fitness_center | 健身中心 |
    golf_course | 高尔夫球场 | 高尔夫
    gym | 健身房 | 健身
    ice_skating_rink | 溜冰场 | 滑冰场
    playground | 儿童游乐场 | 游乐场
    race_course | 赛马场
    ski_resort | 滑雪场 | 滑雪
    sports_club | 体育俱乐部
    sports_complex | 综合体育中心 | 体育中心
    stadium | 体育场 |
    swimming_pool | 游泳池 | 游泳馆, 游泳
    tennis_court | 网球场 | 网球
    airport | 机场 | 飞机场, 航站楼
    bike_sharing_station | 共享单车站 | 共享单车
    bridge | 桥
    bus_station | 汽车站 | 客运站, 长途汽车站
    bus_stop | 公交车站 | 公交站, 公交
    ferry_terminal | 轮渡码头 | 轮渡, 渡口
    international_airport | 国际机场 |
    subway_station | 地铁站 | 地铁
    taxi_stand | 出租车站 | 出租车, 打车
    train_station | 火车站 | 火车, 高铁站
    tram_stop | 电车站 | 有轨电车
    transit_station | 公共交通站 | 公共交通
    archipelago | 群岛
    continent | 洲
    establishment | 机构
    intersection | 路口
    landmark | 地标
    natural_feature | 自然景观
    neighborhood | 街区
    place_of_worship | 宗教场所
    point_of_interest | 兴趣点
    political | 行政区域
    premise | 建筑物
    route | 道路
    street_address | 街道地址
    sublocality | 市辖区
    """)
}
