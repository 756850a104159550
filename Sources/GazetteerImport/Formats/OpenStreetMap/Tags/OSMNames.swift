// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// The names of an element.
struct OSMNames {
  /// The primary name; nil for an element without a name.
  private(set) var primary: String?
  /// The other names.
  private(set) var others: [AlternateName] = []

  /// The keys of names with the kind of name that each holds, alone or with a language: `alt_name`, `alt_name:de`.
  static let kinds: [String: AlternateName.Kind] = [
    "name": .official, "official_name": .official, "int_name": .official, "nat_name": .official, "reg_name": .variant,
    "loc_name": .variant, "alt_name": .variant, "short_name": .short, "old_name": .old,
  ]

  /// The names in the tags of an element with these types.
  init(_ tags: OSMTags, types: [String]) {
    let type = types.first ?? ""
    let isStop = Self.stops.contains(type)
    let isHouse = Self.houses.contains(CoarseKind(primaryType: type)) && !types.isEmpty
    let substitutes = (Self.operated.contains(type) ? ["brand", "operator", "network"] : ["brand"]) + (isHouse ? [Self.houseName] : [])
    primary =
      ["name", "int_name"].lazy.compactMap { tags[$0] }.first
      ?? (substitutes + (isStop ? ["ref"] : [])).lazy.compactMap { tags[$0]?.listed.first }.first { isStop || $0.unicodeScalars.count > 1 }
    for tag in tags.all where !tag.value.isEmpty {
      if let (kind, language) = Self.kind(of: tag.key) {
        for text in tag.value.listed { add(text, kind, in: language) }
      } else if tag.key == Self.houseName, isHouse {
        for text in tag.value.listed { add(text, .variant) }
      } else if tag.key == "brand" || tag.key == "operator" && Self.operated.contains(type) {
        add(tag.value, .variant)
      } else if Self.codes.contains(tag.key) || tag.key == "ref" && isStop || tag.key == "ref" && type == "route" {
        for text in tag.value.listed { add(text, .abbreviation) }
      }
    }
  }

  /// Whether tags may hold a primary name: most elements of a map hold none.
  static func mayBe(in tags: OSMTags) -> Bool {
    tags.all.contains { ["name", "int_name", "brand", "operator", "network", "ref", houseName].contains($0.key) }
  }

  private static let houseName = "addr:housename"
  /// Kinds of what is a house and nothing else, so that the name of the house is its own.
  private static let houses: Set<CoarseKind> = [.any, .housing]

  /// Joins the names of another element of the same place.
  mutating func join(_ other: OSMNames) {
    if let name = other.primary, primary.map(OSMStreetName.key) != OSMStreetName.key(name) { add(name, .official) }
    for name in other.others { add(name.text, name.kind, in: name.language) }
  }

  /// Without the numbers of platforms and bays.
  var withoutNumbers: OSMNames {
    var names = self
    names.others.removeAll { $0.kind == .abbreviation && $0.text.utf8.count < 3 }
    return names
  }

  private mutating func add(_ text: String, _ kind: AlternateName.Kind, in language: String? = nil) {
    if language == nil && text == primary { return }
    let isKnown = others.contains { $0.text == text && ($0.language == language || language == nil) }
    if !isKnown { others.append(AlternateName(text: text, language: language, kind: kind)) }
  }

  private static let codes: Set<String> = ["iata", "icao"]

  /// Types that people call by who runs them, when they have no name of their own.
  private static let operated: Set<String> = [
    "bank", "atm", "electric_vehicle_charging_station", "ebike_charging_station", "gas_station", "bike_sharing_station", "car_rental",
    "post_office", "courier_service",
  ]
  /// Types whose references people read on signs.
  private static let stops: Set<String> = [
    "bus_stop", "tram_stop", "transit_stop", "train_station", "subway_station", "light_rail_station", "bus_station", "ferry_terminal",
    "intersection",
  ]
}

extension OSMNames {
  /// The kind and language of the name that a key holds; nil for a key that holds none, as `name:etymology` and `name:left`.
  static func kind(of key: String) -> (kind: AlternateName.Kind, language: String?)? {
    let parts = key.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = kinds[String(parts[0])] else { return nil }
    if parts.count == 1 { return key == "name" ? nil : (kind, nil) }
    return language(String(parts[1])).map { (kind, $0) }
  }

  /// The tag of a language, as `de`, `zh-Hant` or `be-tarask`; nil for what is none.
  ///
  /// - `ja_rm`, the name in Latin letters, is `ja-Latn`
  /// - `ja_kana` is `ja-Hira`, `zh_pinyin` is `zh-Latn`
  /// - `left`, `etymology`, `prefix:de` are no languages
  private static func language(_ text: String) -> String? {
    if let known = spellings[text] { return known }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 3, (2...3).contains(parts[0].utf8.count), !notLanguages.contains(text) else { return nil }
    guard parts[0].utf8.allSatisfy({ $0.isASCIILetter && !$0.isASCIIUppercase }), parts.allSatisfy({ (2...8).contains($0.utf8.count) })
    else { return nil }
    return parts.allSatisfy { $0.utf8.allSatisfy(\.isASCIIAlphanumeric) } ? text : nil
  }

  private static let spellings = [
    "ja_rm": "ja-Latn", "ja_kana": "ja-Hira", "ko_rm": "ko-Latn", "zh_pinyin": "zh-Latn", "zh_hans": "zh-Hans", "zh_hant": "zh-Hant",
    "ja-rm": "ja-Latn", "ko-rm": "ko-Latn", "zh_TW": "zh-TW", "pt_BR": "pt-BR", "zh-classical": "lzh", "zh-min-nan": "nan",
    "zh-yue": "yue", "zh-simplified": "zh-Hans", "zh-traditional": "zh-Hant", "zh_yue": "yue", "be-x-old": "be-tarask",
  ]

  /// Parts of keys that look like languages.
  private static let notLanguages: Set<String> = ["old", "alt", "ref", "loc", "int", "nat", "reg", "src", "abc", "abb", "gen", "all"]
}
