// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

/// Words that people type for categories.
@Suite struct KnownWordTests {
  /// A word, the language asked for, and the type that it has to stand for.
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let word: String
    let type: String
    var testDescription: String { "\(language): \(word)" }
  }

  private static let table = """
    pharmacy | en pharmacy, en chemist, de Apotheke, fr pharmacie, es farmacia, it farmacia, pt farmácia, nl apotheek, pl apteka, ru аптека
    pharmacy | tr eczane, ja 薬局, ko 약국, zh 药店, ar صيدلية, hi दवा की दुकान, fa داروخانه
    cafe | en coffee, de Kaffee, fr café, es café, it caffè, pt café, nl koffie, pl kawiarnia, ru кофе, tr kahve, ja カフェ, zh 咖啡馆, ar مقهى
    museum | en museums, de Museen, fr musées, es museos, it musei, pt museus, nl musea, pl muzea, ru музеи, tr müzeler, ja 博物館, zh 博物馆
    museum | ko 박물관, ar متاحف, hi संग्रहालय, fa موزه
    hospital | en hospital, de Krankenhaus, fr hôpital, es hospital, it ospedale, pt hospital, nl ziekenhuis, pl szpital, ru больница
    hospital | tr hastane, ja 病院, ko 병원, zh 医院, ar مستشفى, hi अस्पताल, fa بیمارستان
    hotel | en hotels, de Hotels, fr hôtels, es hoteles, it alberghi, pt hotéis, nl hotels, pl hotele, ru отели, tr oteller, ja ホテル, zh 酒店
    supermarket | en supermarket, de Supermarkt, fr supermarché, es supermercado, it supermercato, pt supermercado, nl supermarkt
    cafe | ko 카페
    supermarket | ko 마트, pl supermarket, ru супермаркет, tr süpermarket, ja スーパー, zh 超市, ar سوبر ماركت
    gas_station | en petrol station, de Tankstelle, fr station-service, es gasolinera, it benzinaio, pt posto de gasolina, nl tankstation
    gas_station | ko 주유소, pl stacja benzynowa, ru АЗС, tr benzin istasyonu, ja ガソリンスタンド, zh 加油站
    restaurant | en restaurants, de Restaurants, fr restaurants, es restaurantes, it ristoranti, pt restaurantes, nl restaurants
    restaurant | ko 맛집, pl restauracje, ru рестораны, tr restoran, ja レストラン, zh 餐厅, ar مطعم, hi रेस्तराँ, fa رستوران
    bakery | en bakery, de Bäckerei, fr boulangerie, es panadería, it panificio, pt padaria, nl bakkerij, pl piekarnia, ru пекарня, tr fırın
    atm | ko 현금지급기
    atm | en atm, de Geldautomat, fr distributeur, es cajero, it bancomat, pt caixa eletrônico, nl geldautomaat, pl bankomat, ru банкомат
    """

  private static let cases: [Case] = table.split(separator: "\n").flatMap { line in
    let parts = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
    let type = String(parts[0].split(separator: " ")[0])
    return parts[1].split(separator: ",").map { entry in
      let entry = entry.trimmingPrefix(" ")
      return Case(language: String(entry.prefix(2)), word: String(entry.dropFirst(3)), type: type)
    }
  }

  @Test("A word stands for the type that its readers mean", arguments: cases)
  func words(example: Case) throws {
    let found = TypeNames.categories(typedIn: example.word, language: [example.language]).filter { $0.rest.isEmpty }
    #expect(found.first?.category.types.contains(example.type) == true, "\(found.map(\.category))")
  }
}
