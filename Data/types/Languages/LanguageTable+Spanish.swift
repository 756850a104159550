// SPDX-License-Identifier: Apache-2.0

extension LanguageTable {
  /// Spanish.
  static let spanish = LanguageTable(
    "es",
    inside: ["en", "en el", "en la", "de", "del", "por", "aquí"],
    near: ["cerca de", "cerca del", "cerca", "cerca de mí", "junto a", "alrededor de", "cerca de aquí"],
    """
    car_dealer | Concesionario de coches | concesionario, concesionarios, venta de autos
    car_rental | Alquiler de coches | alquiler de autos, renta de autos, rentar auto
    car_repair | Taller mecánico | taller, talleres, mecánico
    car_wash | Lavado de coches | lavado de autos, autolavado, lavadero de coches
    electric_vehicle_charging_station | Estación de recarga | cargador eléctrico, punto de recarga, puntos de recarga, electrolinera
    gas_station | Gasolinera | gasolineras, estación de servicio, gasolina, bencinera
    parking | Aparcamiento | aparcamientos, estacionamiento, estacionamientos, parqueadero, cochera
    parking_garage | Aparcamiento cubierto | garaje
    parking_lot | Solar de aparcamiento | playa de estacionamiento
    rest_stop | Área de descanso | áreas de descanso, área de servicio
    tire_shop | Tienda de neumáticos | neumáticos, llantas, gomería
    corporate_office | Oficina de empresa | oficina, oficinas
    coworking_space | Espacio de coworking | coworking
    farm | Granja | granjas, finca
    art_gallery | Galería de arte | galerías de arte, galería, galerías
    art_museum | Museo de arte | museos de arte, museo de bellas artes
    castle | Castillo | castillos, palacio, fortaleza, alcázar
    cultural_landmark | Lugar de interés cultural |
    fountain | Fuente | fuentes
    historical_place | Lugar histórico | lugares históricos
    history_museum | Museo de historia | museos de historia
    monument | Monumento | monumentos, memorial
    museum | Museo | museos, exposición
    performing_arts_theater | Teatro | teatros
    sculpture | Escultura | esculturas
    educational_institution | Institución educativa
    library | Biblioteca | bibliotecas
    preschool | Escuela infantil | jardín de infancia, guardería, preescolar
    primary_school | Escuela primaria | escuelas primarias, colegio de primaria
    research_institute | Instituto de investigación |
    school | Escuela | escuelas, colegio, colegios
    secondary_school | Instituto de secundaria | escuela secundaria, preparatoria, liceo
    university | Universidad | universidades, facultad
    amusement_park | Parque de atracciones | parques de atracciones, parque de diversiones, parque temático
    aquarium | Acuario | acuarios
    botanical_garden | Jardín botánico | jardines botánicos
    bowling_alley | Bolera | boleras, boliche, bolos
    casino | Casino | casinos
    city_park | Parque urbano |
    comedy_club | Club de comedia |
    community_center | Centro comunitario | centro cívico, centros cívicos
    concert_hall | Sala de conciertos | salas de conciertos, auditorio
    convention_center | Centro de convenciones | palacio de congresos, recinto ferial
    cultural_center | Centro cultural | centros culturales, casa de cultura
    dog_park | Parque para perros | parque canino
    event_venue | Salón de eventos | salón de fiestas
    garden | Jardín | jardines
    hiking_area | Zona de senderismo | senderismo, sendero, senderos, caminata
    historical_landmark | Monumento histórico | monumentos históricos
    internet_cafe | Cibercafé | cibercafés, ciber
    karaoke | Karaoke | karaokes
    marina | Puerto deportivo | marina
    miniature_golf_course | Minigolf |
    movie_theater | Cine | cines, multicines
    national_park | Parque nacional | parques nacionales
    night_club | Discoteca | discotecas, club nocturno, boliche bailable, antro
    observation_deck | Plataforma de observación |
    opera_house | Ópera | teatro de ópera
    park | Parque | parques, jardín público
    picnic_ground | Merendero | merenderos, picnic
    planetarium | Planetario | planetarios
    plaza | Plaza | plazas
    tourist_attraction | Atracción turística | atracciones turísticas, qué ver, lugares de interés, atracciones
    vineyard | Viñedo | viñedos
    visitor_center | Centro de visitantes | centros de visitantes
    water_park | Parque acuático | parques acuáticos
    wedding_venue | Lugar para bodas |
    wildlife_park | Parque de animales | safari
    zoo | Zoológico | zoológicos, zoo
    public_bath | Baños públicos | termas, balneario
    public_bathroom | Aseo público | aseos, baño, baños, servicios, WC
    accounting | Asesoría contable | contador, contadores, gestoría
    atm | Cajero automático | cajeros automáticos, cajero, cajeros
    bank | Banco | bancos, sucursal bancaria
    african_restaurant | Restaurante africano | comida africana
    american_restaurant | Restaurante americano | comida americana
    argentinian_restaurant | Restaurante argentino | parrilla argentina, comida argentina
    asian_restaurant | Restaurante asiático | restaurantes asiáticos, comida asiática
    bakery | Panadería | panaderías, panadero, pan
    bar | Bar | bares, cervecería
    barbecue_restaurant | Parrilla | parrillas, barbacoa, asador, asado
    beer_garden | Cervecería al aire libre |
    bistro | Bistró |
    brazilian_restaurant | Restaurante brasileño | comida brasileña
    breakfast_restaurant | Restaurante de desayunos | desayuno, desayunos
    brewery | Cervecería | cervecerías, cervezas
    brunch_restaurant | Restaurante de brunch | brunch
    buffet_restaurant | Bufé libre | buffet, bufé
    cafe | Cafetería | cafeterías, café, cafés
    cafeteria | Comedor | comedores, autoservicio
    cake_shop | Tienda de tartas | tartas, pasteles
    candy_store | Tienda de golosinas | golosinas, dulces, caramelos
    chinese_restaurant | Restaurante chino | restaurantes chinos, comida china, chino
    chocolate_shop | Chocolatería | chocolaterías, chocolate
    cocktail_bar | Coctelería | coctelerías, cócteles
    coffee_shop | Tienda de café | café, cafetería
    confectionery | Confitería | confiterías
    deli | Charcutería | delicatessen
    dessert_shop | Tienda de postres | postres, postre
    donut_shop | Tienda de donuts | donuts, rosquillas, donas
    fast_food_restaurant | Restaurante de comida rápida | comida rápida, comidas rápidas
    fine_dining_restaurant | Restaurante de alta cocina | alta cocina
    food_court | Patio de comidas | patio de comida
    french_restaurant | Restaurante francés | restaurantes franceses, comida francesa
    german_restaurant | Restaurante alemán | comida alemana
    greek_restaurant | Restaurante griego | restaurantes griegos, comida griega
    halal_restaurant | Restaurante halal | halal
    hamburger_restaurant | Hamburguesería | hamburgueserías, hamburguesa, hamburguesas
    ice_cream_shop | Heladería | heladerías, helado, helados
    indian_restaurant | Restaurante indio | restaurantes indios, comida india
    indonesian_restaurant | Restaurante indonesio |
    irish_pub | Pub irlandés |
    italian_restaurant | Restaurante italiano | restaurantes italianos, comida italiana, italiano
    japanese_restaurant | Restaurante japonés | restaurantes japoneses, comida japonesa, japonés
    juice_shop | Zumería | zumos, jugos, batidos
    kebab_shop | Kebab | kebabs, döner
    korean_restaurant | Restaurante coreano | restaurantes coreanos, comida coreana
    latin_american_restaurant | Restaurante latinoamericano | comida latina
    lebanese_restaurant | Restaurante libanés | comida libanesa
    meal_delivery | Comida a domicilio | reparto a domicilio, delivery
    meal_takeaway | Comida para llevar | para llevar
    mediterranean_restaurant | Restaurante mediterráneo | comida mediterránea
    mexican_restaurant | Restaurante mexicano | restaurantes mexicanos, comida mexicana, mexicano
    middle_eastern_restaurant | Restaurante de Oriente Medio | comida árabe
    noodle_shop | Restaurante de fideos | fideos
    pastry_shop | Pastelería | pastelerías, repostería
    persian_restaurant | Restaurante persa | restaurante iraní
    peruvian_restaurant | Restaurante peruano | comida peruana, cebichería
    pizza_restaurant | Pizzería | pizzerías, pizza, pizzas
    portuguese_restaurant | Restaurante portugués | comida portuguesa
    pub | Pub | pubs, taberna, cantina
    ramen_restaurant | Restaurante de ramen | ramen
    restaurant | Restaurante | restaurantes, comida, comer, cenar, almuerzo
    russian_restaurant | Restaurante ruso | comida rusa
    sandwich_shop | Bocadillería | bocadillos, sándwiches, sándwich, tortas
    seafood_restaurant | Marisquería | marisquerías, marisco, mariscos, pescado
    snack_bar | Bar de aperitivos | aperitivos, antojitos
    spanish_restaurant | Restaurante español | restaurantes españoles, comida española
    sports_bar | Bar deportivo |
    steak_house | Asador de carne | carne, churrasquería
    sushi_restaurant | Restaurante de sushi | sushi, bar de sushi
    taco_restaurant | Taquería | taquerías, tacos
    tapas_restaurant | Bar de tapas | tapas, bares de tapas
    tea_house | Salón de té | salones de té, tetería, té
    thai_restaurant | Restaurante tailandés | restaurantes tailandeses, comida tailandesa
    turkish_restaurant | Restaurante turco | comida turca
    vegan_restaurant | Restaurante vegano | restaurantes veganos, vegano, comida vegana
    vegetarian_restaurant | Restaurante vegetariano | restaurantes vegetarianos, vegetariano
    vietnamese_restaurant | Restaurante vietnamita | comida vietnamita
    wine_bar | Vinoteca | vinotecas, bar de vinos
    winery | Bodega | bodegas
    administrative_area_level_1 | Región o estado
    administrative_area_level_2 | Provincia
    administrative_area_level_3 | Municipio
    country | País
    locality | Ciudad
    postal_code | Código postal
    city_hall | Ayuntamiento | ayuntamientos, alcaldía, municipalidad
    courthouse | Juzgado | juzgados, tribunal, tribunales
    embassy | Embajada | embajadas, consulado, consulados
    fire_station | Parque de bomberos | bomberos, estación de bomberos
    government_office | Oficina gubernamental | oficina del gobierno
    local_government_office | Administración local |
    police | Comisaría de policía | policía, comisaría, comisarías, estación de policía
    post_office | Oficina de correos | oficinas de correos, correos
    dentist | Dentista | dentistas, odontólogo, clínica dental
    doctor | Médico | médicos, doctor, consultorio
    drugstore | Droguería | droguerías, perfumería y droguería
    general_hospital | Hospital general |
    hospital | Hospital | hospitales, urgencias, clínica
    massage | Centro de masajes | masaje, masajes
    medical_center | Centro médico | centros médicos, centro de salud
    medical_clinic | Clínica | clínicas
    medical_lab | Laboratorio médico | laboratorio, análisis clínicos
    pharmacy | Farmacia | farmacias, farmacia de guardia, botica
    physiotherapist | Fisioterapeuta | fisioterapia, fisio
    sauna | Sauna | saunas
    spa | Spa | spas, balneario
    yoga_studio | Centro de yoga | yoga
    apartment_building | Edificio de apartamentos
    bed_and_breakfast | Alojamiento con desayuno | bed and breakfast
    campground | Camping | campings, campamento, acampar
    cottage | Casa rural | casas rurales, cabaña, cabañas
    guest_house | Casa de huéspedes | casas de huéspedes, pensión, pensiones
    hostel | Albergue | albergues, hostel, hostal, hostales
    hotel | Hotel | hoteles
    inn | Posada | posadas, fonda
    lodging | Alojamiento | alojamientos, hospedaje, dónde dormir
    motel | Motel | moteles
    resort_hotel | Complejo turístico | resort, complejos turísticos
    rv_park | Área de autocaravanas | autocaravanas, casas rodantes
    beach | Playa | playas
    island | Isla
    lake | Lago | lagos
    mountain_peak | Pico
    nature_preserve | Reserva natural | reservas naturales
    river | Río
    scenic_spot | Mirador | miradores, vistas
    woods | Bosque | bosques
    buddhist_temple | Templo budista | templos budistas
    church | Iglesia | iglesias, catedral, capilla, basílica
    hindu_temple | Templo hindú | templos hindúes
    mosque | Mezquita | mezquitas
    shinto_shrine | Santuario sintoísta |
    synagogue | Sinagoga | sinagogas
    barber_shop | Barbería | barberías, barbero
    beauty_salon | Salón de belleza | salones de belleza, centro de estética, estética
    cemetery | Cementerio | cementerios, panteón
    child_care_agency | Cuidado infantil | guardería, guarderías
    courier_service | Servicio de mensajería | mensajería
    electrician | Electricista | electricistas
    florist | Floristería | floristerías, florería, flores
    funeral_home | Funeraria | funerarias, tanatorio
    hair_care | Cuidado del cabello | peluquería, peluquerías
    hair_salon | Peluquería | peluquerías, peluquero, corte de pelo
    insurance_agency | Agencia de seguros | seguros, aseguradora
    laundry | Lavandería | lavanderías, tintorería
    lawyer | Abogado | abogados, bufete de abogados
    locksmith | Cerrajero | cerrajeros, cerrajería
    moving_company | Empresa de mudanzas | mudanzas
    nail_salon | Salón de uñas | manicura, uñas
    plumber | Fontanero | fontaneros, plomero, gasfíter
    real_estate_agency | Agencia inmobiliaria | inmobiliaria, inmobiliarias
    tailor | Sastrería | sastre, arreglos de ropa
    tourist_information_center | Oficina de turismo | información turística, oficinas de turismo
    travel_agency | Agencia de viajes | agencias de viajes
    veterinary_care | Clínica veterinaria | veterinario, veterinarios, veterinaria
    auto_parts_store | Tienda de repuestos | repuestos, recambios, refacciones
    bicycle_store | Tienda de bicicletas | bicicletas, bicis
    book_store | Librería | librerías, libros
    butcher_shop | Carnicería | carnicerías, carnicero
    cell_phone_store | Tienda de móviles | móviles, celulares
    clothing_store | Tienda de ropa | tiendas de ropa, ropa, moda
    convenience_store | Tienda de barrio | minimercado, tienda de conveniencia, abarrotes, kiosco
    cosmetics_store | Perfumería | perfumerías, cosméticos
    department_store | Grandes almacenes | tienda departamental, almacenes
    electronics_store | Tienda de electrónica | electrónica, informática
    farmers_market | Mercado de productores | mercado campesino
    flea_market | Mercadillo | mercadillos, rastro, mercado de pulgas
    food_store | Tienda de alimentación | alimentación
    furniture_store | Tienda de muebles | mueblería, muebles
    garden_center | Centro de jardinería | vivero, viveros, jardinería
    gift_shop | Tienda de regalos | regalos, recuerdos, souvenirs
    grocery_store | Tienda de comestibles | comestibles, ultramarinos, almacén
    hardware_store | Ferretería | ferreterías, herramientas
    home_improvement_store | Tienda de bricolaje | bricolaje
    jewelry_store | Joyería | joyerías, joyas
    liquor_store | Licorería | licorerías, vinos y licores
    market | Mercado | mercados
    pet_store | Tienda de mascotas | mascotas
    shoe_store | Zapatería | zapaterías, zapatos
    shopping_mall | Centro comercial | centros comerciales, shopping
    sporting_goods_store | Tienda de deportes | artículos deportivos
    store | Tienda | tiendas, comercio, compras
    supermarket | Supermercado | supermercados, súper
    thrift_store | Tienda de segunda mano | segunda mano
    toy_store | Juguetería | jugueterías, juguetes
    arena | Pabellón | estadio cubierto
    athletic_field | Campo deportivo | cancha, canchas
    fitness_center | Centro de fitness | fitness
    golf_course | Campo de golf | campos de golf, golf
    gym | Gimnasio | gimnasios, gym
    ice_skating_rink | Pista de hielo | patinaje sobre hielo, pistas de hielo
    playground | Parque infantil | parques infantiles, juegos infantiles
    race_course | Hipódromo | hipódromos
    ski_resort | Estación de esquí | estaciones de esquí, esquí
    sports_club | Club deportivo | clubes deportivos
    sports_complex | Polideportivo | polideportivos, complejo deportivo
    stadium | Estadio | estadios
    swimming_pool | Piscina | piscinas, alberca, pileta
    tennis_court | Pista de tenis | canchas de tenis, tenis
    airport | Aeropuerto | aeropuertos, aeródromo
    bike_sharing_station | Estación de bicicletas públicas | alquiler de bicicletas
    bridge | Puente
    bus_station | Estación de autobuses | terminal de autobuses, terminal de ómnibus
    bus_stop | Parada de autobús | paradas de autobús, autobús, parada de bus
    ferry_terminal | Terminal de ferris | ferry, ferri, transbordador
    heliport | Helipuerto |
    international_airport | Aeropuerto internacional |
    light_rail_station | Estación de tren ligero |
    subway_station | Estación de metro | estaciones de metro, metro, subte
    taxi_stand | Parada de taxis | taxi, taxis
    train_station | Estación de tren | estaciones de tren, estación de trenes, estación, estaciones, tren
    tram_stop | Parada de tranvía | tranvía
    transit_station | Estación de transporte público | transporte público
    archipelago | Archipiélago
    continent | Continente
    establishment | Establecimiento
    intersection | Cruce
    landmark | Lugar emblemático
    natural_feature | Elemento natural
    neighborhood | Barrio
    place_of_worship | Lugar de culto | lugares de culto
    plus_code | Plus Code
    point_of_interest | Punto de interés
    political | Zona política
    postal_town | Ciudad postal
    premise | Edificio
    route | Calle
    street_address | Dirección
    sublocality | Distrito
    town_square | Plaza del pueblo
    """)
}
