// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Korean.
  static let korean = LanguageTable(
    "ko",
    inside: ["에서", "에 있는"],
    near: ["근처", "근처의", "근처에", "주변", "주변의", "주변에", "부근", "가까운", "인근", "내 근처", "내 주변", "이 근처"],
    """
    car_dealer | 자동차 대리점 | 자동차 매장, 중고차
    car_rental | 렌터카 | 렌트카, 자동차 대여
    car_repair | 자동차 정비소 | 카센터, 정비소, 자동차 수리
    car_wash | 세차장 | 세차
    electric_vehicle_charging_station | 전기차 충전소 | 충전소, 전기차 충전
    gas_station | 주유소 | 주유, 기름
    parking | 주차장 | 주차, 공영주차장
    parking_garage | 주차 타워 | 주차 빌딩
    rest_stop | 휴게소 | 고속도로 휴게소
    tire_shop | 타이어 가게 | 타이어
    corporate_office | 회사 | 사무실
    coworking_space | 공유 오피스 | 코워킹 스페이스
    farm | 농장 | 목장
    art_gallery | 화랑 | 갤러리, 아트 갤러리
    art_museum | 미술관 |
    castle | 성 | 성곽, 궁궐
    cultural_landmark | 문화재
    fountain | 분수 |
    historical_place | 유적지 | 사적, 유적
    history_museum | 역사 박물관 | 역사관
    monument | 기념비 | 기념탑
    museum | 박물관 | 뮤지엄, 전시관
    performing_arts_theater | 공연장 | 극장, 소극장
    sculpture | 조각상 |
    library | 도서관 | 도서실
    preschool | 유치원 | 어린이집
    primary_school | 초등학교 |
    school | 학교 | 스쿨
    secondary_school | 중고등학교 | 중학교, 고등학교
    university | 대학교 | 대학
    amusement_park | 놀이공원 | 테마파크, 유원지
    aquarium | 수족관 | 아쿠아리움
    botanical_garden | 식물원 | 수목원
    bowling_alley | 볼링장 | 볼링
    casino | 카지노 |
    city_park | 도시 공원
    community_center | 주민센터 | 복지관, 커뮤니티 센터
    concert_hall | 콘서트홀 | 음악당
    convention_center | 컨벤션 센터 | 전시장, 회의장
    cultural_center | 문화 센터 | 문화회관
    dog_park | 애견 공원 |
    event_venue | 행사장 |
    garden | 정원 | 가든
    hiking_area | 등산로 | 등산, 하이킹
    historical_landmark | 역사 명소
    internet_cafe | PC방 | 피시방
    karaoke | 노래방 | 가라오케
    marina | 마리나 | 요트장
    miniature_golf_course | 미니 골프장
    movie_theater | 영화관 | 시네마, 영화
    national_park | 국립공원 |
    night_club | 나이트클럽 | 클럽, 디스코
    observation_deck | 전망대 |
    opera_house | 오페라 하우스 | 오페라
    park | 공원 | 파크
    picnic_ground | 소풍 장소 | 피크닉
    planetarium | 천문관 | 플라네타리움
    plaza | 광장 |
    tourist_attraction | 관광 명소 | 관광지, 명소, 가볼 만한 곳
    vineyard | 포도밭
    visitor_center | 방문자 센터 |
    water_park | 워터파크 | 물놀이장
    wildlife_park | 야생동물 공원 | 사파리
    zoo | 동물원 | 동물 공원
    public_bath | 대중목욕탕 | 목욕탕, 찜질방, 온천
    public_bathroom | 공중화장실 | 화장실, 개방 화장실
    accounting | 회계 사무소 | 세무사, 회계사
    atm | 현금인출기 | ATM, 현금지급기
    bank | 은행 | 새마을금고
    american_restaurant | 미국 음식점 | 미국 음식
    asian_restaurant | 아시아 음식점 | 아시아 음식
    bakery | 빵집 | 베이커리, 제과점, 빵
    bar | 술집 | 바, 호프
    barbecue_restaurant | 바비큐 식당 | 바비큐
    beer_garden | 비어 가든 |
    bistro | 비스트로 |
    breakfast_restaurant | 아침 식당 | 아침 식사, 조식
    brewery | 양조장 | 맥주 양조장
    brunch_restaurant | 브런치 식당 | 브런치
    buffet_restaurant | 뷔페 | 뷔페 식당, 무한 리필
    cafe | 카페 | 커피, 다방
    cafeteria | 구내식당 | 카페테리아
    cake_shop | 케이크 가게 | 케이크
    candy_store | 사탕 가게 | 사탕
    chinese_restaurant | 중국집 | 중식, 중국 음식, 중화요리
    chocolate_shop | 초콜릿 가게 | 초콜릿
    cocktail_bar | 칵테일 바 | 칵테일
    coffee_shop | 커피숍 | 커피, 커피 전문점
    deli | 델리 | 반찬 가게
    dessert_shop | 디저트 가게 | 디저트
    donut_shop | 도넛 가게 | 도넛
    fast_food_restaurant | 패스트푸드점 | 패스트푸드, 햄버거 가게
    fine_dining_restaurant | 고급 식당 | 파인 다이닝
    food_court | 푸드코트 |
    french_restaurant | 프랑스 음식점 | 프랑스 음식, 프렌치
    german_restaurant | 독일 음식점 | 독일 음식
    greek_restaurant | 그리스 음식점 | 그리스 음식
    halal_restaurant | 할랄 식당 | 할랄
    hamburger_restaurant | 햄버거 식당 | 햄버거, 버거
    hot_pot_restaurant | 훠궈집 | 훠궈, 전골, 샤부샤부
    ice_cream_shop | 아이스크림 가게 | 아이스크림, 젤라토
    indian_restaurant | 인도 음식점 | 인도 음식, 커리
    italian_restaurant | 이탈리아 음식점 | 이탈리아 음식, 이탈리안, 파스타
    japanese_izakaya_restaurant | 이자카야 |
    japanese_restaurant | 일식집 | 일식, 일본 음식
    juice_shop | 주스 가게 | 주스
    kebab_shop | 케밥 가게 | 케밥
    korean_barbecue_restaurant | 고깃집 | 삼겹살, 갈비
    korean_restaurant | 한식당 | 한식, 한국 음식, 한정식
    meal_delivery | 배달 음식 | 배달
    meal_takeaway | 포장 음식 | 포장, 테이크아웃
    mexican_restaurant | 멕시코 음식점 | 멕시코 음식, 타코
    noodle_shop | 국수집 | 국수, 칼국수, 냉면
    pastry_shop | 페이스트리 가게 | 과자점
    pizza_restaurant | 피자집 | 피자, 피자 가게
    pub | 펍 | 맥줏집
    ramen_restaurant | 라멘집 | 라멘
    restaurant | 식당 | 음식점, 레스토랑, 맛집
    sandwich_shop | 샌드위치 가게 | 샌드위치
    seafood_restaurant | 해산물 식당 | 해산물, 횟집, 회
    snack_bar | 분식집 | 분식, 떡볶이, 김밥
    spanish_restaurant | 스페인 음식점 | 스페인 음식
    sports_bar | 스포츠 바 |
    steak_house | 스테이크 하우스 | 스테이크
    sushi_restaurant | 초밥집 | 스시, 초밥
    tea_house | 찻집 | 전통 찻집, 차
    thai_restaurant | 태국 음식점 | 태국 음식
    tonkatsu_restaurant | 돈가스집 | 돈가스, 돈까스
    turkish_restaurant | 터키 음식점 | 터키 음식, 튀르키예 음식
    vegan_restaurant | 비건 식당 | 비건
    vegetarian_restaurant | 채식 식당 | 채식
    vietnamese_restaurant | 베트남 음식점 | 베트남 음식, 쌀국수
    wine_bar | 와인 바 | 와인
    winery | 와이너리 |
    administrative_area_level_1 | 시도
    administrative_area_level_2 | 시군구
    country | 국가
    locality | 도시
    postal_code | 우편번호
    city_hall | 시청 | 구청, 군청
    courthouse | 법원 |
    embassy | 대사관 | 영사관
    fire_station | 소방서 | 소방
    government_office | 관공서
    local_government_office | 지방 자치 단체 청사
    police | 경찰서 | 경찰, 파출소, 지구대
    post_office | 우체국 | 우편
    dentist | 치과 | 치과의원, 치과 의사
    doctor | 의원 | 의사, 내과, 진료소
    drugstore | 드러그스토어 |
    general_hospital | 종합병원 |
    hospital | 병원 | 응급실
    massage | 마사지숍 | 마사지
    medical_center | 의료원 | 메디컬 센터
    medical_clinic | 클리닉 |
    medical_lab | 의료 검사소
    pharmacy | 약국 | 약, 약방
    physiotherapist | 물리 치료사 | 물리 치료
    sauna | 사우나 |
    spa | 스파 | 에스테틱
    yoga_studio | 요가원 | 요가
    apartment_building | 아파트
    bed_and_breakfast | 민박 | 조식 제공 숙소
    campground | 캠핑장 | 야영장, 캠핑
    cottage | 별장 | 오두막
    guest_house | 게스트하우스 | 펜션
    hostel | 호스텔 | 유스호스텔
    hotel | 호텔 | 비즈니스 호텔
    inn | 여관 | 여인숙
    lodging | 숙박 시설 | 숙소, 숙박
    motel | 모텔 |
    resort_hotel | 리조트 호텔 | 리조트, 콘도
    rv_park | 캠핑카 야영장 | 차박
    beach | 해변 | 해수욕장, 바닷가
    island | 섬
    lake | 호수 |
    mountain_peak | 산봉우리
    nature_preserve | 자연 보호 구역 |
    river | 강
    scenic_spot | 경승지 | 절경
    woods | 숲 | 산림
    buddhist_temple | 절 | 사찰, 불교 사원
    church | 교회 | 성당
    hindu_temple | 힌두교 사원
    mosque | 모스크 | 이슬람 사원
    shinto_shrine | 신사
    synagogue | 시나고그 | 유대교 회당
    barber_shop | 이발소 | 이용원, 바버숍
    beauty_salon | 뷰티 살롱 | 피부 관리실
    cemetery | 묘지 | 공동묘지, 추모 공원
    child_care_agency | 보육 시설 | 돌봄 센터
    courier_service | 택배 | 택배 회사
    electrician | 전기 기사 | 전기 공사
    florist | 꽃집 | 꽃, 화원
    funeral_home | 장례식장 | 장례
    hair_care | 헤어 케어
    hair_salon | 미용실 | 헤어숍, 미장원
    insurance_agency | 보험 대리점 | 보험
    laundry | 세탁소 | 빨래방, 세탁
    lawyer | 변호사 사무소 | 변호사, 법률 사무소
    locksmith | 열쇠집 | 열쇠
    moving_company | 이삿짐센터 | 이사
    nail_salon | 네일숍 | 네일
    plumber | 배관공 | 배관, 설비
    real_estate_agency | 부동산 중개소 | 부동산, 공인중개사
    tailor | 양복점 | 옷 수선
    tourist_information_center | 관광 안내소 |
    travel_agency | 여행사 |
    veterinary_care | 동물병원 | 수의사
    auto_parts_store | 자동차 부품점 | 자동차 용품
    bicycle_store | 자전거 가게 | 자전거, 자전거포
    book_store | 서점 | 책방, 헌책방
    butcher_shop | 정육점 | 고기
    cell_phone_store | 휴대폰 매장 | 휴대폰, 핸드폰 가게
    clothing_store | 옷 가게 | 옷, 의류
    convenience_store | 편의점 | 24시 편의점
    cosmetics_store | 화장품 가게 | 화장품
    department_store | 백화점 |
    discount_store | 할인점 | 다이소
    electronics_store | 전자제품 매장 | 전자제품, 가전
    flea_market | 벼룩시장 | 플리마켓
    furniture_store | 가구점 | 가구
    garden_center | 원예점 | 화훼 단지
    gift_shop | 선물 가게 | 기념품 가게, 선물
    grocery_store | 식료품점 | 식료품, 식품점
    hardware_store | 철물점 | 공구
    home_improvement_store | 주택 용품점 |
    jewelry_store | 보석상 | 귀금속, 금은방
    liquor_store | 주류 판매점 | 주류
    market | 시장 | 전통시장, 재래시장
    pet_store | 반려동물 용품점 | 애완동물 가게, 펫숍
    shoe_store | 신발 가게 | 신발, 구두
    shopping_mall | 쇼핑몰 | 쇼핑센터, 쇼핑
    sporting_goods_store | 스포츠 용품점 | 스포츠 용품
    store | 가게 | 상점, 매장
    supermarket | 슈퍼마켓 | 마트, 슈퍼, 대형 마트
    thrift_store | 중고품 가게 | 구제 옷
    toy_store | 장난감 가게 | 장난감, 완구점
    arena | 아레나 | 체육관
    athletic_field | 운동장 | 경기장
    fitness_center | 피트니스 센터 | 피트니스
    golf_course | 골프장 | 골프
    gym | 헬스장 | 헬스, 헬스클럽
    ice_skating_rink | 아이스링크 | 스케이트장
    playground | 놀이터 | 어린이 놀이터
    race_course | 경마장
    ski_resort | 스키장 | 스키
    sports_club | 스포츠 클럽
    sports_complex | 종합 운동장 | 스포츠 센터
    stadium | 스타디움 | 경기장, 야구장, 축구장
    swimming_pool | 수영장 | 수영
    tennis_court | 테니스장 | 테니스
    airport | 공항 | 비행장
    bike_sharing_station | 공유 자전거 대여소 | 따릉이, 공공자전거
    bridge | 다리
    bus_station | 버스 터미널 | 터미널, 고속버스 터미널
    bus_stop | 버스 정류장 | 정류장, 버스
    ferry_terminal | 여객선 터미널 | 여객선, 페리
    international_airport | 국제공항 |
    subway_station | 지하철역 | 지하철, 전철역
    taxi_stand | 택시 승강장 | 택시
    train_station | 기차역 | 역, 기차, 열차
    tram_stop | 트램 정류장 | 트램, 노면 전차
    transit_station | 대중교통 역 | 대중교통
    archipelago | 군도
    continent | 대륙
    establishment | 업소
    intersection | 교차로
    landmark | 랜드마크
    natural_feature | 자연 지형
    neighborhood | 동네
    place_of_worship | 예배 장소
    point_of_interest | 관심 장소
    political | 행정 구역
    premise | 건물
    route | 도로
    street_address | 주소
    sublocality | 구
    """)
}
