// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import Testing

/// Number; street; quarter; town; area; postal code; country.
func parts(_ text: String) -> AddressParts {
  let texts = text.split(separator: ";", omittingEmptySubsequences: false).map { cell in
    let words = cell.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? nil : words
  }
  var parts = AddressParts()
  (parts.number, parts.street, parts.sublocality, parts.locality) = (texts[0], texts[1], texts[2], texts[3])
  (parts.area1, parts.postalCode, parts.country) = (texts[4], texts[5], texts[6])
  return parts
}

func line(_ country: String?, _ parts: AddressParts) -> String? {
  AddressFormat.of(country: country, for: parts).pieces(of: parts).line
}

@Suite struct CountryTests {
  static let addresses: [(country: String, parts: String, line: String)] = [
    ("AD", "10; Carrer de la Vall; ; Andorra la Vella; ; AD500; Andorra", "Carrer de la Vall, 10, AD500 Andorra la Vella, Andorra"),
    (
      "AE", "1; Sheikh Mohammed bin Rashid Boulevard; Downtown Dubai; Dubai; Dubai; ; United Arab Emirates",
      "1 Sheikh Mohammed bin Rashid Boulevard, Downtown Dubai, Dubai, United Arab Emirates"
    ),
    ("AL", "8; Sheshi Skënderbej; ; Tirana; Tirana; 1001; Albania", "Sheshi Skënderbej 8, 1001 Tirana, Albania"),
    ("AM", "4; Republic Square; ; Yerevan; ; 0010; Armenia", "4 Republic Square, Yerevan 0010, Armenia"),
    ("AR", "50; Balcarce; ; Buenos Aires; ; C1064; Argentina", "Balcarce 50, C1064 Buenos Aires, Argentina"),
    ("AT", "1; Stephansplatz; ; Vienna; Vienna; 1010; Austria", "Stephansplatz 1, 1010 Vienna, Austria"),
    ("AU", "1; Macquarie Street; ; Sydney; New South Wales; 2000; Australia", "1 Macquarie Street, Sydney NSW 2000, Australia"),
    ("AZ", "19; İstiqlaliyyət küçəsi; ; Baku; ; AZ1066; Azerbaijan", "İstiqlaliyyət küçəsi 19, AZ1066 Baku, Azerbaijan"),
    (
      "BA", "1; Obala Kulina bana; ; Sarajevo; ; 71000; Bosnia and Herzegovina",
      "Obala Kulina bana 1, 71000 Sarajevo, Bosnia and Herzegovina"
    ),
    ("BD", "1; Secretariat Road; ; Dhaka; Dhaka Division; 1000; Bangladesh", "1 Secretariat Road, Dhaka 1000, Bangladesh"),
    ("BE", "1; Place Royale; ; Brussels; ; 1000; Belgium", "Place Royale 1, 1000 Brussels, Belgium"),
    ("BG", "2; Narodno Sabranie Square; ; Sofia; ; 1169; Bulgaria", "Narodno Sabranie Square 2, 1169 Sofia, Bulgaria"),
    ("BO", "50; Calle Comercio; ; La Paz; ; ; Bolivia", "Calle Comercio 50, La Paz, Bolivia"),
    (
      "BR", "1578; Avenida Paulista; Bela Vista; São Paulo; São Paulo; 01310-200; Brazil",
      "Avenida Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200, Brazil"
    ),
    ("BY", "116; Praspiekt Niezaliežnasci; ; Minsk; ; 220114; Belarus", "Praspiekt Niezaliežnasci 116, 220114 Minsk, Belarus"),
    ("CA", "290; Bremner Boulevard; ; Toronto; Ontario; M5V 3L9; Canada", "290 Bremner Boulevard, Toronto, ON M5V 3L9, Canada"),
    ("CH", "3; Bundesplatz; ; Bern; Canton of Bern; 3003; Switzerland", "Bundesplatz 3, 3003 Bern, Switzerland"),
    ("CL", "651; Estado; ; Santiago; Santiago Metropolitan; 8320000; Chile", "Estado 651, 8320000 Santiago, Santiago Metropolitan, Chile"),
    (
      "CN", "4; Jingshan Front Street; Dongcheng; Beijing; Beijing; 100009; China",
      "4 Jingshan Front Street, Dongcheng, Beijing, China, 100009"
    ),
    ("CN", "4; 景山前街; 东城区; 北京市; 北京市; 100009; 中国", "中国北京市东城区景山前街4号 邮政编码: 100009"),
    ("CO", "5-24; Carrera 6; ; Bogotá; ; 111711; Colombia", "Carrera 6 #5-24, Bogotá 111711, Colombia"),
    ("CR", "10; Avenida 2; ; San José; San José; 10101; Costa Rica", "Avenida 2 10, San José, 10101, Costa Rica"),
    ("CY", "12; Ledra Street; ; Nicosia; ; 1011; Cyprus", "Ledra Street 12, 1011 Nicosia, Cyprus"),
    ("CZ", "1; Staroměstské náměstí; ; Prague; ; 110 00; Czechia", "Staroměstské náměstí 1, 110 00 Prague, Czechia"),
    ("DE", "1; Marienplatz; ; Munich; Bavaria; 80331; Germany", "Marienplatz 1, 80331 Munich, Germany"),
    ("DK", "3; Vesterbrogade; ; Copenhagen; ; 1630; Denmark", "Vesterbrogade 3, 1630 Copenhagen, Denmark"),
    (
      "DO", "56; Calle El Conde; ; Santo Domingo; ; 10210; Dominican Republic",
      "Calle El Conde 56, Santo Domingo 10210, Dominican Republic"
    ),
    ("DZ", "2; Rue Didouche Mourad; ; Algiers; ; 16000; Algeria", "2 Rue Didouche Mourad, 16000 Algiers, Algeria"),
    ("EC", "1; Calle García Moreno; ; Quito; ; 170401; Ecuador", "Calle García Moreno 1, Quito 170401, Ecuador"),
    ("EE", "1; Raekoja plats; ; Tallinn; ; 10146; Estonia", "Raekoja plats 1, 10146 Tallinn, Estonia"),
    ("EG", "15; Meret Basha; ; Cairo; Cairo Governorate; 4272083; Egypt", "15 Meret Basha, Cairo, Cairo Governorate 4272083, Egypt"),
    ("ES", "401; Carrer de Mallorca; ; Barcelona; Catalonia; 08013; Spain", "Carrer de Mallorca, 401, 08013 Barcelona, Spain"),
    ("FI", "30; Mannerheimintie; ; Helsinki; ; 00100; Finland", "Mannerheimintie 30, 00100 Helsinki, Finland"),
    ("FR", "99; Rue de Rivoli; ; Paris; Île-de-France; 75001; France", "99 Rue de Rivoli, 75001 Paris, France"),
    ("GB", "10; Downing Street; ; London; England; SW1A 2AA; United Kingdom", "10 Downing Street, London SW1A 2AA, United Kingdom"),
    ("GE", "8; Rustaveli Avenue; ; Tbilisi; ; 0118; Georgia", "8 Rustaveli Avenue, Tbilisi 0118, Georgia"),
    ("GH", "1; Castle Road; ; Accra; Greater Accra; ; Ghana", "1 Castle Road, Accra, Greater Accra, Ghana"),
    ("GR", "15; Dionysiou Areopagitou; ; Athens; Attica; 117 42; Greece", "Dionysiou Areopagitou 15, 117 42 Athens, Greece"),
    ("GT", "7; 6A Avenida; ; Guatemala City; ; 01001; Guatemala", "6A Avenida 7, Guatemala City 01001, Guatemala"),
    ("HK", "8; Finance Street; Central; Hong Kong; ; ; Hong Kong", "8 Finance Street, Central, Hong Kong"),
    ("HK", "8; 金融街; 中環; ; ; ; 香港", "香港中環金融街8號"),
    ("HR", "1; Trg bana Josipa Jelačića; ; Zagreb; ; 10000; Croatia", "Trg bana Josipa Jelačića 1, 10000 Zagreb, Croatia"),
    ("HU", "1-3.; Kossuth Lajos tér; ; Budapest; ; 1055; Hungary", "Budapest, Kossuth Lajos tér 1-3., 1055 Hungary"),
    (
      "ID", "1; Jalan M.H. Thamrin; Menteng; Jakarta; Jakarta; 10310; Indonesia",
      "Jalan M.H. Thamrin No.1, Menteng, Jakarta 10310, Indonesia"
    ),
    ("IE", "1; College Green; ; Dublin; ; D02 VR66; Ireland", "1 College Green, Dublin, D02 VR66, Ireland"),
    ("IL", "99; Dizengoff Street; ; Tel Aviv; ; 6439602; Israel", "99 Dizengoff Street, Tel Aviv 6439602, Israel"),
    (
      "IN", "16; Hazrat Ganj Road; Hazratganj; Lucknow; Uttar Pradesh; 226001; India",
      "16 Hazrat Ganj Road, Hazratganj, Lucknow, Uttar Pradesh 226001, India"
    ),
    ("IR", "12; Valiasr Street; ; Tehran; Tehran; 1591639117; Iran", "Valiasr Street, No. 12, Tehran 1591639117, Iran"),
    ("IS", "1; Hallgrímstorg; ; Reykjavík; ; 101; Iceland", "Hallgrímstorg 1, 101 Reykjavík, Iceland"),
    ("IT", "1; Piazza del Colosseo; ; Rome; Lazio; 00184; Italy", "Piazza del Colosseo, 1, 00184 Rome, Italy"),
    ("JM", "56; Hope Road; ; Kingston; ; ; Jamaica", "56 Hope Road, Kingston, Jamaica"),
    ("JP", "4-2-8; Shibakoen; Minato; Tokyo; Tokyo; 105-0011; Japan", "4-2-8 Shibakoen, Minato, Tokyo 105-0011, Japan"),
    ("JP", "4-2-8; 芝公園; 港区; ; 東京都; 105-0011; 日本", "日本、〒105-0011 東京都港区芝公園4-2-8"),
    ("KE", "5; City Hall Way; ; Nairobi; ; 00100; Kenya", "5 City Hall Way, Nairobi 00100, Kenya"),
    ("KR", "161; Sajik-ro; Jongno-gu; Seoul; ; 03045; South Korea", "161 Sajik-ro, Jongno-gu, Seoul 03045, South Korea"),
    ("KR", "161; 사직로; 종로구; 서울특별시; 서울특별시; 03045; 대한민국", "대한민국 (03045) 서울특별시 종로구 사직로 161"),
    ("KZ", "85; Dostyk Avenue; ; Almaty; ; 050010; Kazakhstan", "Dostyk Avenue 85, Almaty 050010, Kazakhstan"),
    ("LK", "1; Galle Face Road; ; Colombo; ; 00300; Sri Lanka", "1 Galle Face Road, Colombo 00300, Sri Lanka"),
    ("LT", "53; Gedimino prospektas; ; Vilnius; ; 01109; Lithuania", "Gedimino prospektas 53, 01109 Vilnius, Lithuania"),
    ("LU", "2; Place Guillaume II; ; Luxembourg; ; 1648; Luxembourg", "2 Place Guillaume II, 1648 Luxembourg"),
    ("LV", "1; Rātslaukums; ; Riga; ; LV-1050; Latvia", "Rātslaukums 1, Riga, LV-1050, Latvia"),
    (
      "MA", "1; Boulevard Sidi Mohammed ben Abdallah; ; Casablanca; ; 20000; Morocco",
      "1 Boulevard Sidi Mohammed ben Abdallah, 20000 Casablanca, Morocco"
    ),
    ("MK", "1; Ploštad Makedonija; ; Skopje; ; 1000; North Macedonia", "Ploštad Makedonija 1, 1000 Skopje, North Macedonia"),
    ("MT", "1; Republic Street; ; Valletta; ; VLT 1110; Malta", "1 Republic Street, Valletta VLT 1110, Malta"),
    (
      "MX", "1; Avenida Juárez; Centro; Mexico City; Mexico City; 06050; Mexico",
      "Avenida Juárez 1, Centro, 06050 Mexico City, CDMX, Mexico"
    ),
    ("MY", "10; Jalan Raja; ; Kuala Lumpur; Kuala Lumpur; 50050; Malaysia", "10 Jalan Raja, 50050 Kuala Lumpur, Malaysia"),
    (
      "NG", "1; Ahmadu Bello Way; Victoria Island; Lagos; Lagos; 101241; Nigeria",
      "1 Ahmadu Bello Way, Victoria Island, Lagos 101241, Nigeria"
    ),
    ("NL", "1; Museumstraat; ; Amsterdam; North Holland; 1071 XX; Netherlands", "Museumstraat 1, 1071 XX Amsterdam, Netherlands"),
    ("NO", "1; Slottsplassen; ; Oslo; ; 0010; Norway", "Slottsplassen 1, 0010 Oslo, Norway"),
    ("NZ", "1; Victoria Street West; ; Auckland; Auckland; 1010; New Zealand", "1 Victoria Street West, Auckland 1010, New Zealand"),
    ("PE", "300; Jirón de la Unión; ; Lima; ; 15001; Peru", "Jirón de la Unión 300, Lima 15001, Peru"),
    (
      "PH", "1; Andres Soriano Avenue; Intramuros; Manila; Metro Manila; 1002; Philippines",
      "1 Andres Soriano Avenue, Intramuros, Manila, 1002 Metro Manila, Philippines"
    ),
    ("PK", "1; Fort Road; ; Lahore; Punjab; 54000; Pakistan", "1 Fort Road, Lahore, Punjab 54000, Pakistan"),
    ("PL", "1; Plac Defilad; ; Warsaw; ; 00-901; Poland", "Plac Defilad 1, 00-901 Warsaw, Poland"),
    ("PT", "1; Praça do Comércio; ; Lisbon; ; 1100-148; Portugal", "Praça do Comércio, 1, 1100-148 Lisbon, Portugal"),
    ("QA", "5; Corniche Street; ; Doha; ; ; Qatar", "5 Corniche Street, Doha, Qatar"),
    ("RO", "49; Calea Victoriei; ; Bucharest; ; 010063; Romania", "Calea Victoriei 49, 010063 Bucharest, Romania"),
    ("RS", "1; Knez Mihailova; ; Belgrade; ; 11000; Serbia", "Knez Mihailova 1, 11000 Belgrade, Serbia"),
    ("RU", "1; Teatralnaya Square; ; Moscow; ; 125009; Russia", "Teatralnaya Square, 1, Moscow, Russia, 125009"),
    ("SA", "12; King Fahd Road; ; Riyadh; ; 12212; Saudi Arabia", "12 King Fahd Road, Riyadh 12212, Saudi Arabia"),
    ("SE", "1; Slottsbacken; ; Stockholm; ; 111 30; Sweden", "Slottsbacken 1, 111 30 Stockholm, Sweden"),
    ("SG", "10; Bayfront Avenue; ; Singapore; ; 018956; Singapore", "10 Bayfront Avenue, Singapore 018956"),
    ("SI", "1; Mestni trg; ; Ljubljana; ; 1000; Slovenia", "Mestni trg 1, 1000 Ljubljana, Slovenia"),
    ("SK", "1; Hlavné námestie; ; Bratislava; ; 811 01; Slovakia", "Hlavné námestie 1, 811 01 Bratislava, Slovakia"),
    (
      "TH", "1; Na Phra Lan Road; Phra Nakhon; Bangkok; Bangkok; 10200; Thailand",
      "1 Na Phra Lan Road, Phra Nakhon, Bangkok 10200, Thailand"
    ),
    ("TN", "1; Avenue Habib Bourguiba; ; Tunis; ; 1000; Tunisia", "1 Avenue Habib Bourguiba, 1000 Tunis, Tunisia"),
    ("TR", "1; Ayasofya Meydanı; Fatih; Istanbul; Istanbul; 34122; Türkiye", "Ayasofya Meydanı No:1, 34122 Fatih/Istanbul, Türkiye"),
    (
      "TW", "7; Section 5, Xinyi Road; Xinyi District; Taipei; ; 110; Taiwan",
      "No. 7, Section 5, Xinyi Road, Xinyi District, Taipei, Taiwan 110"
    ),
    ("TW", "7; 信義路五段; 信義區; 台北市; ; 110; 台灣", "110台灣台北市信義區信義路五段7號"),
    ("UA", "22; Khreshchatyk Street; ; Kyiv; ; 01001; Ukraine", "Khreshchatyk Street, 22, Kyiv, Ukraine, 01001"),
    ("US", "350; 5th Avenue; ; New York; New York; 10118; United States", "350 5th Avenue, New York, NY 10118, United States"),
    ("UY", "848; Plaza Independencia; ; Montevideo; Montevideo; 11100; Uruguay", "Plaza Independencia 848, 11100 Montevideo, Uruguay"),
    ("UZ", "1; Amir Temur Street; ; Tashkent; ; 100000; Uzbekistan", "Amir Temur Street 1, Tashkent 100000, Uzbekistan"),
    (
      "VE", "1; Avenida Universidad; ; Caracas; Distrito Capital; 1010; Venezuela",
      "Avenida Universidad 1, Caracas 1010, Distrito Capital, Venezuela"
    ),
    ("VN", "1; Hùng Vương; Ba Đình; Hanoi; Hanoi; 100000; Vietnam", "1 Hùng Vương, Ba Đình, Hanoi 100000, Vietnam"),
    (
      "ZA", "19; Dock Road; V&A Waterfront; Cape Town; Western Cape; 8002; South Africa",
      "19 Dock Road, V&A Waterfront, Cape Town, 8002, South Africa"
    ),
    ("MG", "1; Rue Rainitovo; ; Antananarivo; Analamanga; 101; Madagascar", "Rue Rainitovo 1, 101 Antananarivo, Analamanga, Madagascar"),
  ]

  @Test("an address is written as its country writes it", arguments: addresses)
  func wholeAddresses(_ example: (country: String, parts: String, line: String)) {
    #expect(line(example.country, parts(example.parts)) == example.line)
  }

  @Test func theTableAboveHasSixtyCountriesThatTheDataKnow() {
    let known = Set(AddressFormat.countryCodes)
    #expect(Set(Self.addresses.map(\.country)).intersection(known).count >= 60)
    #expect(known.allSatisfy { $0.utf8.count == 2 && $0.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } })
  }

  @Test(
    "what is missing leaves no gap",
    arguments: [
      ("US", "; ; ; Springfield; Illinois; ; United States", "Springfield, IL, United States"),
      ("US", "; ; ; Springfield; ; 62701; United States", "Springfield 62701, United States"),
      ("US", "1; Main Street; ; ; ; 62701; ", "1 Main Street, 62701"),
      ("DE", "; ; ; Munich; Bavaria; ; Germany", "Munich, Bavaria, Germany"),
      ("DE", "; Marienplatz; ; Munich; ; ; Germany", "Marienplatz, Munich, Germany"),
      ("DE", "; ; ; ; Bavaria; ; Germany", "Bavaria, Germany"),
      ("BR", "; Rua Augusta; ; São Paulo; ; ; Brazil", "Rua Augusta, São Paulo, Brazil"),
      ("BR", "; ; Bela Vista; ; São Paulo; ; ", "Bela Vista, SP"),
      ("BR", "; ; ; São Paulo; São Paulo; ; Brazil", "São Paulo - SP, Brazil"),
      ("TR", "; ; Fatih; Istanbul; ; ; ", "Fatih/Istanbul"),
      ("TW", "; ; ; Taipei; ; 110; ", "Taipei 110"),
      ("HU", "; ; ; Debrecen; ; ; Hungary", "Debrecen, Hungary"),
      ("JP", "; ; ; 京都市; 京都府; ; Japan", "京都府京都市, Japan"),
      ("JP", "; ; 港区; ; 東京都; ; 日本", "日本、東京都港区"),
      ("CN", "4号; 景山前街; ; 北京市; ; ; ", "北京市景山前街4号"),
      ("RU", "; ; ; Moscow; Moscow; 109012; Russia", "Moscow, Russia, 109012"),
      ("AU", "; ; ; ; New South Wales; ; Australia", "New South Wales, Australia"),
      ("AU", "; ; ; ; New South Wales; 2000; Australia", "NSW 2000, Australia"),
      ("FR", "; ; ; ; ; ; France", "France"),
      ("FR", "12; ; ; Paris; ; ; ", "Paris"),
    ])
  func gaps(_ example: (country: String, parts: String, line: String)) {
    #expect(line(example.country, parts(example.parts)) == example.line)
  }

  @Test func nothingIsNoLine() {
    #expect(line("FR", AddressParts()) == nil)
    #expect(line(nil, AddressParts()) == nil)
  }

  // rule: "address.formats"
  @Test func anUnknownCountryHasTheUsualOrder() {
    let somewhere = parts("1; High Street; Old Town; Somewhere; Province; 100; Country")
    #expect(line(nil, somewhere) == "High Street 1, Old Town, 100 Somewhere, Province, Country")
    #expect(line("ZZ", somewhere) == line(nil, somewhere))
  }

  @Test func fewerFieldsGiveAShorterLine() {
    let tower = parts("350; 5th Avenue; ; New York; New York; 10118; United States")
    let format = AddressFormat.of(country: "US", for: tower)
    #expect(format.pieces(of: tower, only: [.streetLine, .locality]).line == "350 5th Avenue, New York")
    #expect(format.streetLine(of: tower) == "350 5th Avenue")
    #expect(format.pieces(of: tower).map(\.field) == [.streetLine, .locality, .area1, .postalCode, .country])
  }

  @Test(
    "areas have a name and a code",
    arguments: [
      ("AU", "New South Wales", "NSW"), ("US", "California", "CA"), ("CA", "Quebec", "QC"), ("BR", "São Paulo", "SP"),
      ("MX", "Jalisco", "Jal."),
    ])
  func areas(_ example: (country: String, name: String, code: String)) {
    for text in [example.name, example.code] {
      let area = AreaCodes.area(text, in: example.country)
      #expect(area?.name == example.name && area?.code == example.code)
    }
    #expect(AreaCodes.area(example.name, in: "FR") == nil)
  }
}
