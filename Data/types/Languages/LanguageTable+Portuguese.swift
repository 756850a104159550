// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Portuguese.
  static let portuguese = LanguageTable(
    "pt",
    inside: ["em", "no", "na", "nos", "nas", "de", "do", "da", "aqui"],
    near: [
      "perto", "perto de", "perto do", "perto da", "perto de mim", "próximo a", "próximo de", "ao lado de", "em torno de", "ao redor de",
      "junto a", "aqui perto",
    ],
    """
    car_dealer | Concessionária de automóveis | concessionária, concessionárias, stand de automóveis
    car_rental | Aluguer de carros | aluguel de carros, locadora de carros, rent a car
    car_repair | Oficina mecânica | oficina, oficinas, mecânico, mecânica
    car_wash | Lavagem de carros | lava-jato, lava rápido, lavagem auto
    electric_vehicle_charging_station | Estação de carregamento | posto de carregamento, carregador elétrico, eletroposto
    gas_station | Posto de combustível | posto de gasolina, bomba de gasolina, gasolina, postos de gasolina
    parking | Estacionamento | estacionamentos, parque de estacionamento
    parking_garage | Garagem | garagens, estacionamento coberto
    rest_stop | Área de descanso | área de serviço, áreas de serviço
    tire_shop | Loja de pneus | pneus, borracharia
    corporate_office | Escritório de empresa | escritório, escritórios
    coworking_space | Espaço de coworking | coworking
    farm | Fazenda | fazendas, quinta
    art_gallery | Galeria de arte | galerias de arte, galeria
    art_museum | Museu de arte | museus de arte
    castle | Castelo | castelos, palácio, fortaleza
    cultural_landmark | Marco cultural
    fountain | Fonte | fontes, chafariz
    historical_place | Lugar histórico | lugares históricos, sítio histórico
    history_museum | Museu de história | museus de história
    monument | Monumento | monumentos, memorial
    museum | Museu | museus, exposição
    performing_arts_theater | Teatro | teatros
    sculpture | Escultura | esculturas
    library | Biblioteca | bibliotecas
    preschool | Jardim de infância | pré-escola, creche, infantário
    primary_school | Escola primária | escolas primárias, escola básica
    school | Escola | escolas, colégio, colégios
    secondary_school | Escola secundária | escolas secundárias, ensino médio, liceu
    university | Universidade | universidades, faculdade, faculdades
    amusement_park | Parque de diversões | parques de diversões, parque temático
    aquarium | Aquário | aquários, oceanário
    botanical_garden | Jardim botânico | jardins botânicos
    bowling_alley | Boliche | bowling
    casino | Casino | casinos, cassino
    city_park | Parque municipal
    community_center | Centro comunitário | centros comunitários
    concert_hall | Sala de concertos | concertos
    convention_center | Centro de convenções | centro de congressos
    cultural_center | Centro cultural | centros culturais
    dog_park | Parque para cães | parque canino
    event_venue | Espaço para eventos | salão de festas
    garden | Jardim | jardins
    hiking_area | Área de caminhada | trilha, trilhas, caminhada, percursos pedestres
    historical_landmark | Monumento histórico | monumentos históricos
    internet_cafe | Cibercafé | cyber café, lan house
    karaoke | Karaokê |
    marina | Marina | marinas
    miniature_golf_course | Minigolfe |
    movie_theater | Cinema | cinemas, cine
    national_park | Parque nacional | parques nacionais
    night_club | Discoteca | discotecas, boate, balada, casa noturna
    observation_deck | Plataforma de observação
    opera_house | Casa de ópera | ópera
    park | Parque | parques, jardim público
    picnic_ground | Área de piquenique | piquenique, parque de merendas
    planetarium | Planetário | planetários
    plaza | Praça | praças
    tourist_attraction | Atração turística | atrações turísticas, pontos turísticos, o que visitar
    vineyard | Vinhedo | vinhedos, vinha
    visitor_center | Centro de visitantes
    water_park | Parque aquático | parques aquáticos
    wildlife_park | Parque de vida selvagem | safari
    zoo | Jardim zoológico | zoológico, zoo
    public_bath | Banhos públicos | termas
    public_bathroom | Banheiro público | banheiro, banheiros, casa de banho, sanitário, WC
    accounting | Contabilidade | contador, contabilista
    atm | Caixa eletrônico | caixas eletrônicos, multibanco, caixa automático
    bank | Banco | bancos, agência bancária
    african_restaurant | Restaurante africano | comida africana
    american_restaurant | Restaurante americano | comida americana
    asian_restaurant | Restaurante asiático | comida asiática
    bakery | Padaria | padarias, padeiro, pão
    bar | Bar | bares, boteco, botequim
    barbecue_restaurant | Churrascaria | churrascarias, churrasco, grelhados
    beer_garden | Cervejaria ao ar livre
    bistro | Bistrô |
    brazilian_restaurant | Restaurante brasileiro | comida brasileira
    breakfast_restaurant | Restaurante de café da manhã | café da manhã, pequeno-almoço
    brewery | Cervejaria | cervejarias, cerveja
    brunch_restaurant | Restaurante de brunch | brunch
    buffet_restaurant | Restaurante de bufê | buffet, bufê, rodízio
    cafe | Café | cafés, pastelaria
    cafeteria | Refeitório | cantina, lanchonete
    cake_shop | Loja de bolos | bolos
    candy_store | Loja de doces | doces, guloseimas
    chinese_restaurant | Restaurante chinês | restaurantes chineses, comida chinesa
    chocolate_shop | Loja de chocolates | chocolate, chocolates
    cocktail_bar | Bar de coquetéis | cocktails, coquetéis
    coffee_shop | Cafeteria | cafeterias, café
    deli | Charcutaria | delicatessen
    dessert_shop | Loja de sobremesas | sobremesa, sobremesas
    donut_shop | Loja de donuts | donuts, rosquinhas
    fast_food_restaurant | Restaurante de fast food | fast food, comida rápida
    fine_dining_restaurant | Restaurante de alta gastronomia | alta gastronomia
    food_court | Praça de alimentação
    french_restaurant | Restaurante francês | comida francesa
    german_restaurant | Restaurante alemão | comida alemã
    greek_restaurant | Restaurante grego | comida grega
    halal_restaurant | Restaurante halal | halal
    hamburger_restaurant | Hamburgueria | hamburguerias, hambúrguer, hambúrgueres
    ice_cream_shop | Sorveteria | sorveterias, gelataria, gelado, sorvete
    indian_restaurant | Restaurante indiano | restaurantes indianos, comida indiana
    irish_pub | Pub irlandês |
    italian_restaurant | Restaurante italiano | restaurantes italianos, comida italiana
    japanese_restaurant | Restaurante japonês | restaurantes japoneses, comida japonesa
    juice_shop | Casa de sucos | sucos, sumos
    kebab_shop | Kebab |
    korean_restaurant | Restaurante coreano | comida coreana
    lebanese_restaurant | Restaurante libanês | comida libanesa, comida árabe
    meal_delivery | Entrega de refeições | entrega ao domicílio, delivery
    meal_takeaway | Comida para viagem | take away, para levar
    mediterranean_restaurant | Restaurante mediterrâneo | comida mediterrânea
    mexican_restaurant | Restaurante mexicano | comida mexicana
    pastry_shop | Confeitaria | confeitarias, pastelaria, pastelarias
    pizza_restaurant | Pizzaria | pizzarias, pizza, pizzas
    portuguese_restaurant | Restaurante português | comida portuguesa
    pub | Pub | pubs, taberna
    ramen_restaurant | Restaurante de ramen | ramen
    restaurant | Restaurante | restaurantes, comer, jantar, almoço
    sandwich_shop | Loja de sanduíches | sanduíche, sanduíches, sandes
    seafood_restaurant | Marisqueira | marisqueiras, marisco, frutos do mar, peixe
    snack_bar | Snack-bar | lanchonete, lanchonetes
    spanish_restaurant | Restaurante espanhol | comida espanhola
    sports_bar | Bar esportivo
    steak_house | Casa de carnes | bife, carnes
    sushi_restaurant | Restaurante de sushi | sushi, sushi bar
    tea_house | Casa de chá | chá, salão de chá
    thai_restaurant | Restaurante tailandês | comida tailandesa
    turkish_restaurant | Restaurante turco | comida turca
    vegan_restaurant | Restaurante vegano | vegano, comida vegana
    vegetarian_restaurant | Restaurante vegetariano | restaurantes vegetarianos, vegetariano
    vietnamese_restaurant | Restaurante vietnamita | comida vietnamita
    wine_bar | Bar de vinhos | vinhos
    winery | Vinícola | vinícolas, adega, adegas
    administrative_area_level_1 | Estado ou distrito
    administrative_area_level_2 | Município
    administrative_area_level_3 | Freguesia
    country | País
    locality | Cidade
    postal_code | Código postal
    city_hall | Câmara municipal | prefeitura, prefeituras, câmaras municipais
    courthouse | Tribunal | tribunais, fórum
    embassy | Embaixada | embaixadas, consulado
    fire_station | Quartel de bombeiros | bombeiros, corpo de bombeiros
    government_office | Repartição pública
    local_government_office | Administração local
    police | Esquadra da polícia | polícia, delegacia, delegacias, esquadra
    post_office | Estação de correios | correios, correio, agência dos correios
    dentist | Dentista | dentistas, clínica dentária
    doctor | Médico | médicos, doutor, consultório
    drugstore | Drogaria | drogarias
    general_hospital | Hospital geral
    hospital | Hospital | hospitais, urgência, pronto-socorro
    massage | Casa de massagens | massagem, massagens
    medical_center | Centro médico | centros médicos, centro de saúde
    medical_clinic | Clínica | clínicas
    medical_lab | Laboratório de análises | análises clínicas
    pharmacy | Farmácia | farmácias, farmácia de serviço
    physiotherapist | Fisioterapeuta | fisioterapia
    sauna | Sauna | saunas
    spa | Spa | spas
    yoga_studio | Estúdio de yoga | yoga, ioga
    apartment_building | Prédio de apartamentos
    bed_and_breakfast | Alojamento com pequeno-almoço | bed and breakfast
    campground | Parque de campismo | campismo, camping, acampamento
    cottage | Casa de campo | casas de campo, chalé, chalés
    guest_house | Casa de hóspedes | pensão, pensões
    hostel | Hostel | hostels, albergue, albergues, pousada da juventude
    hotel | Hotel | hotéis
    inn | Pousada | pousadas, estalagem
    lodging | Alojamento | alojamentos, hospedagem, onde dormir
    motel | Motel | motéis
    resort_hotel | Resort | resorts
    rv_park | Parque de autocaravanas | autocaravanas
    beach | Praia | praias
    island | Ilha
    lake | Lago | lagos, lagoa
    mountain_peak | Pico
    nature_preserve | Reserva natural | reservas naturais
    river | Rio
    scenic_spot | Miradouro | miradouros, mirante
    woods | Bosque | bosques, floresta
    buddhist_temple | Templo budista | templos budistas
    church | Igreja | igrejas, catedral, capela, sé
    hindu_temple | Templo hindu | templos hindus
    mosque | Mesquita | mesquitas
    synagogue | Sinagoga | sinagogas
    barber_shop | Barbearia | barbearias, barbeiro
    beauty_salon | Salão de beleza | salões de beleza, esteticista
    cemetery | Cemitério | cemitérios
    child_care_agency | Creche | creches
    courier_service | Serviço de entregas | estafeta
    electrician | Eletricista | eletricistas
    florist | Florista | floristas, floricultura, flores
    funeral_home | Funerária | funerárias
    hair_care | Cuidados com o cabelo | cabeleireiro
    hair_salon | Cabeleireiro | cabeleireiros, corte de cabelo
    insurance_agency | Seguradora | seguros
    laundry | Lavandaria | lavandarias, lavanderia, lavanderias
    lawyer | Advogado | advogados, advocacia
    locksmith | Chaveiro | chaveiros, serralheiro
    moving_company | Empresa de mudanças | mudanças
    nail_salon | Salão de unhas | manicure, unhas
    plumber | Canalizador | encanador, encanadores
    real_estate_agency | Imobiliária | imobiliárias
    tailor | Alfaiate | costureira, alfaiataria
    tourist_information_center | Posto de turismo | informações turísticas, turismo
    travel_agency | Agência de viagens | agências de viagens
    veterinary_care | Veterinário | veterinários, clínica veterinária
    auto_parts_store | Loja de autopeças | autopeças, peças de automóveis
    bicycle_store | Loja de bicicletas | bicicletas, bicicletaria
    book_store | Livraria | livrarias, livros
    butcher_shop | Talho | talhos, açougue, açougues
    cell_phone_store | Loja de telemóveis | celulares, telemóveis
    clothing_store | Loja de roupa | roupa, roupas, moda
    convenience_store | Loja de conveniência | mercearia, minimercado
    cosmetics_store | Perfumaria | perfumarias, cosméticos
    department_store | Grande armazém | loja de departamentos
    electronics_store | Loja de eletrônicos | eletrônicos, eletrónica, informática
    flea_market | Feira da ladra | feira de antiguidades, mercado de pulgas
    furniture_store | Loja de móveis | móveis
    garden_center | Centro de jardinagem | jardinagem, viveiro
    gift_shop | Loja de presentes | presentes, lembranças
    grocery_store | Mercearia | mercearias, compras
    hardware_store | Loja de ferragens | ferragens, ferramentas
    home_improvement_store | Loja de bricolage | bricolage, material de construção
    jewelry_store | Joalharia | joalheria, joias, ourivesaria
    liquor_store | Loja de bebidas | bebidas, garrafeira
    market | Mercado | mercados, feira
    pet_store | Loja de animais | pet shop
    shoe_store | Sapataria | sapatarias, sapatos
    shopping_mall | Centro comercial | centros comerciais, shopping, shoppings
    sporting_goods_store | Loja de artigos esportivos | artigos desportivos
    store | Loja | lojas, comércio
    supermarket | Supermercado | supermercados, hipermercado
    thrift_store | Brechó | brechós, segunda mão
    toy_store | Loja de brinquedos | brinquedos
    arena | Arena | pavilhão
    athletic_field | Campo esportivo | campo desportivo
    fitness_center | Centro de fitness | fitness
    golf_course | Campo de golfe | campos de golfe, golfe
    gym | Ginásio | ginásios, academia, academias
    ice_skating_rink | Pista de patinação | pista de gelo
    playground | Parque infantil | parques infantis, parquinho
    race_course | Hipódromo
    ski_resort | Estação de esqui | estâncias de esqui, esqui
    sports_club | Clube esportivo
    sports_complex | Complexo desportivo | complexo esportivo
    stadium | Estádio | estádios
    swimming_pool | Piscina | piscinas, natação
    tennis_court | Quadra de tênis | campo de ténis, ténis
    airport | Aeroporto | aeroportos, aeródromo
    bike_sharing_station | Estação de bicicletas compartilhadas | aluguel de bicicletas
    bridge | Ponte
    bus_station | Terminal rodoviário | rodoviária, terminal de autocarros, estação de ônibus
    bus_stop | Ponto de ônibus | paragem de autocarro, pontos de ônibus, ônibus, autocarro
    ferry_terminal | Terminal de balsas | ferry, balsa, barco
    international_airport | Aeroporto internacional
    subway_station | Estação de metrô | estações de metrô, metrô
    taxi_stand | Ponto de táxi | praça de táxis, táxi, táxis
    train_station | Estação de trem | estação de comboios, estações de trem, estação, estações, trem, comboio
    tram_stop | Paragem de elétrico | bonde, elétrico
    transit_station | Estação de transporte público | transporte público
    archipelago | Arquipélago
    continent | Continente
    establishment | Estabelecimento
    intersection | Cruzamento
    landmark | Ponto de referência
    natural_feature | Elemento natural
    neighborhood | Bairro
    place_of_worship | Local de culto | locais de culto
    point_of_interest | Ponto de interesse
    political | Área política
    premise | Edifício
    route | Rua
    street_address | Endereço
    sublocality | Distrito
    """)
}
