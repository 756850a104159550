// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Japanese.
  static let japanese = LanguageTable(
    "ja",
    inside: ["の", "にある", "で"],
    near: ["の近く", "の近くの", "近く", "近くの", "付近", "付近の", "周辺", "周辺の", "この近く", "この近くの", "最寄りの"],
    """
    car_dealer | 自動車販売店 | 車屋, 中古車販売, カーディーラー
    car_rental | レンタカー | レンタカー店
    car_repair | 自動車修理工場 | 車修理, 自動車整備, 整備工場
    car_wash | 洗車場 | 洗車
    electric_vehicle_charging_station | EV充電スタンド | 充電スタンド, 充電ステーション, 電気自動車充電
    gas_station | ガソリンスタンド | 給油所, ガソリン
    parking | 駐車場 | パーキング, コインパーキング
    parking_garage | 立体駐車場 |
    rest_stop | 休憩所 | サービスエリア, パーキングエリア, 道の駅
    tire_shop | タイヤショップ | タイヤ
    corporate_office | 会社 | オフィス
    coworking_space | コワーキングスペース | コワーキング
    farm | 農場 | 牧場
    art_gallery | 画廊 | ギャラリー, アートギャラリー
    art_museum | 美術館 |
    castle | 城 | お城, 城郭, 宮殿
    cultural_landmark | 文化財
    fountain | 噴水 |
    historical_place | 史跡 | 旧跡
    history_museum | 歴史博物館 | 歴史資料館
    monument | 記念碑 | モニュメント
    museum | 博物館 | ミュージアム, 資料館
    performing_arts_theater | 劇場 | シアター
    sculpture | 彫刻 |
    library | 図書館 | 図書室
    preschool | 幼稚園 | 保育園, こども園
    primary_school | 小学校 |
    school | 学校 | スクール
    secondary_school | 中学校・高等学校 | 中学校, 高校, 高等学校
    university | 大学 | 短大
    amusement_park | 遊園地 | テーマパーク
    aquarium | 水族館 |
    botanical_garden | 植物園 |
    bowling_alley | ボウリング場 | ボウリング
    casino | カジノ |
    city_park | 都市公園
    community_center | 公民館 | コミュニティセンター
    concert_hall | コンサートホール | 音楽ホール
    convention_center | コンベンションセンター | 展示場, 国際会議場
    cultural_center | 文化センター | 文化会館
    dog_park | ドッグラン |
    event_venue | イベント会場 |
    garden | 庭園 | ガーデン
    hiking_area | ハイキングエリア | ハイキング, 登山口, 登山道
    historical_landmark | 歴史的建造物 | 名所旧跡
    internet_cafe | インターネットカフェ | ネットカフェ, 漫画喫茶, ネカフェ
    karaoke | カラオケ | カラオケボックス
    marina | マリーナ | ヨットハーバー
    miniature_golf_course | ミニゴルフ場
    movie_theater | 映画館 | シネマ, 映画
    national_park | 国立公園 |
    night_club | ナイトクラブ | クラブ, ディスコ
    observation_deck | 展望台 | 展望デッキ
    opera_house | オペラハウス | オペラ
    park | 公園 | パーク
    picnic_ground | ピクニック場 | ピクニック
    planetarium | プラネタリウム |
    plaza | 広場 |
    tourist_attraction | 観光名所 | 観光地, 観光スポット, 観光, 名所
    vineyard | ぶどう園
    visitor_center | ビジターセンター |
    water_park | ウォーターパーク | プール施設
    wildlife_park | サファリパーク | 野生動物公園
    zoo | 動物園 | 動物公園
    public_bath | 公衆浴場 | 銭湯, 温泉, 風呂, スーパー銭湯
    public_bathroom | 公衆トイレ | トイレ, お手洗い
    accounting | 会計事務所 | 税理士, 会計士
    atm | ATM | 現金自動預払機, 銀行ATM
    bank | 銀行 | 信用金庫
    american_restaurant | アメリカ料理店 | アメリカ料理
    asian_restaurant | アジア料理店 | アジア料理, エスニック料理
    bakery | ベーカリー | パン屋, パン
    bar | バー | 飲み屋
    barbecue_restaurant | バーベキューレストラン | バーベキュー
    beer_garden | ビアガーデン |
    bistro | ビストロ |
    breakfast_restaurant | 朝食レストラン | 朝食, モーニング
    brewery | 醸造所 | ビール醸造所
    brunch_restaurant | ブランチレストラン | ブランチ
    buffet_restaurant | ビュッフェレストラン | ビュッフェ, バイキング, 食べ放題
    cafe | カフェ | 喫茶店, コーヒー, 喫茶
    cafeteria | 食堂 | 定食屋
    cake_shop | ケーキ屋 | ケーキ
    candy_store | お菓子屋 | お菓子, 駄菓子屋
    chinese_restaurant | 中華料理店 | 中華料理, 中華, 中国料理
    chocolate_shop | チョコレート店 | チョコレート
    cocktail_bar | カクテルバー | カクテル
    coffee_shop | コーヒーショップ | コーヒー, 珈琲店
    confectionery | 和菓子店 | 和菓子, 菓子店
    deli | デリカテッセン | 惣菜, 惣菜屋
    dessert_shop | デザート店 | デザート, スイーツ
    donut_shop | ドーナツ店 | ドーナツ
    fast_food_restaurant | ファストフード店 | ファストフード, ファーストフード
    fine_dining_restaurant | 高級レストラン |
    food_court | フードコート |
    french_restaurant | フランス料理店 | フランス料理, フレンチ
    german_restaurant | ドイツ料理店 | ドイツ料理
    greek_restaurant | ギリシャ料理店 | ギリシャ料理
    halal_restaurant | ハラールレストラン | ハラール, ハラル
    hamburger_restaurant | ハンバーガー店 | ハンバーガー, バーガー
    hot_pot_restaurant | 鍋料理店 | 鍋, しゃぶしゃぶ
    ice_cream_shop | アイスクリーム店 | アイスクリーム, アイス, ジェラート
    indian_restaurant | インド料理店 | インド料理, カレー
    irish_pub | アイリッシュパブ |
    italian_restaurant | イタリア料理店 | イタリア料理, イタリアン
    japanese_izakaya_restaurant | 居酒屋 |
    japanese_restaurant | 日本料理店 | 日本料理, 和食
    juice_shop | ジュースバー | ジュース
    kebab_shop | ケバブ店 | ケバブ
    korean_barbecue_restaurant | 韓国焼肉店 | サムギョプサル
    korean_restaurant | 韓国料理店 | 韓国料理
    meal_delivery | 宅配料理 | 出前, デリバリー
    meal_takeaway | テイクアウト | 持ち帰り, 弁当屋
    mexican_restaurant | メキシコ料理店 | メキシコ料理
    noodle_shop | 麺類店 | うどん, そば, 麺, うどん屋, そば屋
    pastry_shop | 洋菓子店 | 洋菓子, ケーキ屋
    pizza_restaurant | ピザ店 | ピザ, ピッツァ, ピザ屋, ピッツェリア
    pub | パブ | 英国風パブ
    ramen_restaurant | ラーメン店 | ラーメン, ラーメン屋, 中華そば
    restaurant | レストラン | 飲食店, 食事, ランチ, ディナー, ごはん
    sandwich_shop | サンドイッチ店 | サンドイッチ
    seafood_restaurant | 海鮮料理店 | 海鮮, シーフード
    snack_bar | スナックバー | スナック
    spanish_restaurant | スペイン料理店 | スペイン料理
    sports_bar | スポーツバー |
    steak_house | ステーキハウス | ステーキ
    sushi_restaurant | 寿司店 | 寿司, 寿司屋, すし, 回転寿司, 鮨
    tea_house | 茶屋 | お茶, 茶室
    thai_restaurant | タイ料理店 | タイ料理
    tonkatsu_restaurant | とんかつ店 | とんかつ
    turkish_restaurant | トルコ料理店 | トルコ料理
    vegan_restaurant | ヴィーガンレストラン | ヴィーガン, ビーガン
    vegetarian_restaurant | ベジタリアンレストラン | ベジタリアン
    vietnamese_restaurant | ベトナム料理店 | ベトナム料理
    wine_bar | ワインバー | ワイン
    winery | ワイナリー |
    yakiniku_restaurant | 焼肉店 | 焼肉, 焼き肉
    yakitori_restaurant | 焼き鳥店 | 焼き鳥, 焼鳥
    administrative_area_level_1 | 都道府県
    administrative_area_level_2 | 郡
    country | 国
    locality | 市区町村
    postal_code | 郵便番号
    city_hall | 市役所 | 役場, 区役所, 役所
    courthouse | 裁判所 |
    embassy | 大使館 | 領事館
    fire_station | 消防署 | 消防
    government_office | 官公庁
    local_government_office | 地方自治体庁舎
    police | 警察署 | 警察, 交番
    post_office | 郵便局 | 郵便
    dentist | 歯科医院 | 歯医者, 歯科
    doctor | 医院 | 医者, 内科, 診療所
    drugstore | ドラッグストア |
    general_hospital | 総合病院 |
    hospital | 病院 | 救急病院
    massage | マッサージ店 | マッサージ
    medical_center | 医療センター |
    medical_clinic | クリニック |
    medical_lab | 臨床検査所
    pharmacy | 薬局 | 調剤薬局, 薬屋
    physiotherapist | 理学療法士 | 整骨院, 接骨院
    sauna | サウナ |
    spa | スパ | エステ
    yoga_studio | ヨガスタジオ | ヨガ
    apartment_building | マンション
    bed_and_breakfast | 朝食付き宿 | 民泊
    campground | キャンプ場 | キャンプ
    cottage | コテージ | 貸別荘
    guest_house | ゲストハウス | 民宿, ペンション
    hostel | ホステル | ユースホステル
    hotel | ホテル | ビジネスホテル
    inn | 宿屋 | 宿
    japanese_inn | 旅館 | 温泉旅館
    lodging | 宿泊施設 | 宿泊, 泊まる
    motel | モーテル |
    resort_hotel | リゾートホテル | リゾート
    rv_park | RVパーク | 車中泊
    beach | ビーチ | 海水浴場, 砂浜, 海
    island | 島
    lake | 湖 |
    mountain_peak | 山頂
    nature_preserve | 自然保護区 |
    river | 川
    scenic_spot | 景勝地 | 絶景, 展望
    woods | 森 | 林
    buddhist_temple | 寺院 | 寺, お寺, 仏閣
    church | 教会 | 大聖堂
    hindu_temple | ヒンドゥー教寺院
    mosque | モスク | イスラム寺院
    shinto_shrine | 神社 | 神宮, お宮
    synagogue | シナゴーグ |
    barber_shop | 理髪店 | 床屋, 理容室
    beauty_salon | エステサロン | エステ
    cemetery | 墓地 | 霊園
    child_care_agency | 託児所 | 保育所
    courier_service | 宅配便 | 宅配
    electrician | 電気工事店 | 電気工事
    florist | 花屋 | フラワーショップ, 生花店
    funeral_home | 葬儀場 | 斎場
    hair_care | ヘアケア
    hair_salon | 美容院 | 美容室, ヘアサロン
    insurance_agency | 保険代理店 | 保険
    laundry | クリーニング店 | コインランドリー, クリーニング
    lawyer | 弁護士事務所 | 弁護士, 法律事務所
    locksmith | 鍵屋 | 合鍵
    moving_company | 引越し業者 | 引越し
    nail_salon | ネイルサロン | ネイル
    plumber | 水道業者 | 水道修理
    real_estate_agency | 不動産会社 | 不動産, 不動産屋
    tailor | 仕立屋 | 洋服直し
    tourist_information_center | 観光案内所 |
    travel_agency | 旅行代理店 | 旅行会社
    veterinary_care | 動物病院 | 獣医
    auto_parts_store | カー用品店 | カー用品
    bicycle_store | 自転車店 | 自転車屋, 自転車
    book_store | 書店 | 本屋, 古本屋
    butcher_shop | 精肉店 | 肉屋
    cell_phone_store | 携帯電話ショップ | 携帯ショップ, 携帯電話
    clothing_store | 衣料品店 | 服屋, 洋服, 服
    convenience_store | コンビニエンスストア | コンビニ
    cosmetics_store | 化粧品店 | 化粧品, コスメ
    department_store | 百貨店 | デパート
    discount_store | ディスカウントストア | 百円ショップ
    electronics_store | 家電量販店 | 家電, 電器店
    flea_market | フリーマーケット | 蚤の市
    furniture_store | 家具店 | 家具, インテリア
    garden_center | 園芸店 | ガーデンセンター
    gift_shop | ギフトショップ | 土産物店, お土産
    grocery_store | 食料品店 | 食料品, 八百屋
    hardware_store | 金物店 | 金物, 工具
    home_improvement_store | ホームセンター |
    jewelry_store | 宝飾店 | ジュエリー, 宝石店
    liquor_store | 酒店 | 酒屋, 酒
    market | 市場 | マーケット
    pet_store | ペットショップ |
    shoe_store | 靴店 | 靴屋, 靴
    shopping_mall | ショッピングモール | ショッピングセンター, モール
    sporting_goods_store | スポーツ用品店 | スポーツ用品
    store | 店 | お店, 買い物, ショップ
    supermarket | スーパーマーケット | スーパー
    thrift_store | リサイクルショップ | 古着屋, 中古品
    toy_store | 玩具店 | おもちゃ屋, おもちゃ
    arena | アリーナ | 体育館
    athletic_field | 運動場 | グラウンド
    fitness_center | フィットネスセンター | フィットネス
    golf_course | ゴルフ場 | ゴルフ
    gym | スポーツジム | ジム
    ice_skating_rink | スケートリンク | スケート場
    playground | 遊び場 | 児童公園
    race_course | 競馬場
    ski_resort | スキー場 | スキー
    sports_club | スポーツクラブ
    sports_complex | 総合運動場 | スポーツセンター
    stadium | スタジアム | 競技場, 球場, 野球場
    swimming_pool | プール | 水泳場
    tennis_court | テニスコート | テニス
    airport | 空港 | 飛行場, エアポート
    bike_sharing_station | シェアサイクルポート | シェアサイクル, レンタサイクル
    bridge | 橋
    bus_station | バスターミナル | バスセンター
    bus_stop | バス停 | 停留所, バス
    ferry_terminal | フェリーターミナル | フェリー, フェリー乗り場
    international_airport | 国際空港 |
    subway_station | 地下鉄駅 | 地下鉄
    taxi_stand | タクシー乗り場 | タクシー
    train_station | 鉄道駅 | 駅, 電車, 列車
    tram_stop | 路面電車停留場 | 路面電車, 市電
    transit_station | 交通機関の駅 | 公共交通機関
    archipelago | 群島
    continent | 大陸
    establishment | 施設
    intersection | 交差点
    landmark | ランドマーク
    natural_feature | 自然地形
    neighborhood | 町域
    place_of_worship | 礼拝所
    point_of_interest | スポット
    political | 行政区域
    premise | 建物
    route | 道路
    street_address | 住所
    sublocality | 区
    """)
}
