// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerIndex
import GazetteerTesting
import Testing

@testable import GazetteerService

/// Addresses of Japan as people type them: the areas in one word.
@Suite struct JapaneseAddressTests {
  @Test(
    "areas that are written as one word are read apart", .rule("address.blocks"),
    arguments: [
      ("東京都墨川区錦町3-8-8", "東京都 墨川区 錦町三丁目", "8-8"), ("千葉県市川市八幡1-1-1", "千葉県 市川市 八幡一丁目", "1-1"),
      ("神奈川県横浜市中区山下町123-4", "神奈川県 横浜市 中区 山下町", "123-4"), ("三重県四日市市諏訪町1-5", "三重県 四日市市 諏訪町", "1-5"),
      ("三重県津市本町5", "三重県 津市 本町", "5"), ("大阪府堺市北区中之島1-3-20", "大阪府 堺市 北区 中之島一丁目", "3-20"),
      ("京都府京都市中京区上本能寺前町488", "京都府 京都市 中京区 上本能寺前町", "488"), ("名古屋市中村区名駅1-1-4", "名古屋市 中村区 名駅一丁目", "1-4"),
      ("奈良県大和郡山市北郡山町248-4", "奈良県 大和郡山市 北郡山町", "248-4"), ("東京都町田市森野2-2-22", "東京都 町田市 森野二丁目", "2-22"),
      ("足柄下郡湯河原町宮上256-1", "足柄下郡 湯河原町 宮上", "256-1"), ("群馬県佐波郡玉村町下新田201", "群馬県 佐波郡 玉村町 下新田", "201"),
      ("長野県白馬村北城7025", "長野県 白馬村 北城", "7025"), ("北区錦町三丁目8", "北区 錦町三丁目", "8"), ("錦町三丁目8-8", "錦町三丁目", "8-8"),
      ("港町通り5-2", "港町通り", "5-2"), ("太宰府市宰府4-7-1", "太宰府市 宰府四丁目", "7-1"), ("墨川区錦1-2", "墨川区錦", "1-2"),
    ])
  func apart(_ text: String, areas: String, number: String) {
    let reading = JapaneseAddress(text).readings.first { $0.number == number }
    #expect(reading?.area == areas)
  }

  /// Streets of one name and number in two wards of one city, a town of a county, and a city with two letters.
  private static let streets: [PlaceRecord] = [
    street("naka", "山下町", at: 35.4, in: "横浜市", of: "神奈川県", ward: "中区"), street("nishi", "山下町", at: 35.5, in: "横浜市", of: "神奈川県", ward: "西区"),
    street("yugawara", "宮上", at: 35.1, in: "湯河原町", of: "神奈川県"), street("tsu", "諏訪町", at: 34.7, in: "津市", of: "三重県"),
    street("yokkaichi", "諏訪町", at: 35, in: "四日市市", of: "三重県"), street("sakai", "中之島", at: 34.5, in: "堺市", of: "大阪府", ward: "北区"),
    street("osaka", "中之島", at: 34.7, in: "大阪市", of: "大阪府", ward: "北区"),
  ]

  private static func street(
    _ id: String, _ name: String, at latitude: Double, in city: String, of prefecture: String, ward: String? = nil
  ) -> PlaceRecord {
    var street = PlaceRecord.street(name, id: id, at: (latitude, 139), country: "JP", locality: city, numbers: ["8-2", "8-8"])
    street.address.administrativeArea1 = prefecture
    street.address.sublocality = ward
    return street
  }

  @Test(
    "an address in one word finds its house alone", .rule("address.blocks"),
    arguments: [
      ("神奈川県横浜市中区山下町8-8", "naka~8-8"), ("横浜市西区山下町8番8号", "nishi~8-8"), ("神奈川県湯河原町宮上8-2", "yugawara~8-2"),
      ("三重県津市諏訪町8-8", "tsu~8-8"), ("四日市市諏訪町８－８", "yokkaichi~8-8"),
      ("大阪市北区中之島8-8", "osaka~8-8"), ("大阪府堺市北区中之島8-8", "sakai~8-8"),
    ])
  func house(_ text: String, id: String) throws { #expect(try Atlas(Self.streets).suggestions(text).map(\.placeID) == [id]) }
}
