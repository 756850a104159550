// SPDX-License-Identifier: Apache-2.0

/// The areas of a Japanese address that are written as one word, the largest first.
///
/// - `神奈川県横浜市中区山下町` is 神奈川県, 横浜市, 中区 and 山下町
/// - `足柄下郡湯河原町宮上` is 足柄下郡, 湯河原町 and 宮上
/// - `錦町三丁目` is a quarter: a town is only read behind a prefecture or a county
struct JapaneseAreas {
  /// The areas above the quarter.
  private(set) var areas: [String] = []
  /// What the areas leave.
  var quarter: String { String(rest) }

  private var rest: ArraySlice<Character>

  init(_ name: String) {
    rest = Array(name)[...]
    let isInPrefecture = take(prefecture)
    if take(county) {
      take(town)
    } else if take(ward) {
      return
    } else if take(city) {
      take(ward)
    } else if isInPrefecture {
      take(town)
    }
  }

  /// Takes an area of so many letters, if it leaves a quarter.
  @discardableResult private mutating func take(_ length: Int?) -> Bool {
    guard let length, length + Lengths.shortestQuarter <= rest.count else { return false }
    areas.append(String(rest.prefix(length)))
    rest = rest.dropFirst(length)
    return true
  }

  // MARK: The length of an area at the start, nil where there is none

  private var prefecture: Int? {
    Self.prefectures.first { rest.starts(with: $0) }?.count ?? length(to: ["県"], in: Lengths.prefecture)
  }

  /// A county has towns and villages: 大和郡山市 is a city.
  private var county: Int? {
    guard let length = length(to: ["郡"], in: Lengths.county), let end = rest.dropFirst(length).first(where: "市町村".contains) else {
      return nil
    }
    return end == "市" ? nil : length
  }

  private var city: Int? { length(to: ["市"], in: Lengths.city) }

  /// A city stands before its wards.
  private var ward: Int? {
    guard let length = length(to: ["区"], in: Lengths.ward), !rest.prefix(length).contains("市") else { return nil }
    return length
  }

  private var town: Int? { length(to: ["町", "村"], in: Lengths.town) }

  /// The length up to the first of some letters that ends an area; of two in a row, as in 四日市市 and 玉村町, the second ends it.
  private func length(to ends: Set<Character>, in lengths: ClosedRange<Int>) -> Int? {
    lengths.first { length in
      length <= rest.count && ends.contains(rest[rest.startIndex + length - 1])
        && !(length < rest.count && ends.contains(rest[rest.startIndex + length]))
    }
  }

  /// The prefectures that do not end with 県.
  private static let prefectures: [String] = ["東京都", "北海道", "京都府", "大阪府"]

  /// The letters of areas, with the last that tells what they are.
  private enum Lengths {
    static let prefecture = 3...4
    static let county = 2...5
    static let city = 2...7
    static let ward = 2...5
    static let town = 2...6
    static let shortestQuarter = 2
  }
}
