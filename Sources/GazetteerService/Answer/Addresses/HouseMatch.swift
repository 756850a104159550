// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces

/// How a house fits the typed number, best first.
package enum HouseFit: Int, Comparable, Sendable {
  /// It has the number.
  case exact
  /// The typed number is one of its two numbers, as 17 of 3191/17, or within its range, as 245 in 244-246; or the house is within the typed range, as
  /// 38b in 38 b-c.
  case part
  /// It has the number with another letter, or without one.
  case letter
  /// Its number begins with the typed one.
  case completion
  /// The house is not known; its position is interpolated between its neighbours on the same side of the street.
  case interpolated
  /// Nothing is known about the number; this is the street itself.
  case street

  package static func < (a: HouseFit, b: HouseFit) -> Bool { a.rawValue < b.rawValue }

  /// The penalty that is subtracted from the score, in 1e-9.
  func penalty(_ numbers: RankingProfile.Houses) -> Int64 {
    let penalty =
      switch self {
      case .exact: 0.0
      case .part: numbers.part
      case .letter: numbers.letter
      case .completion: numbers.completion
      case .interpolated: numbers.interpolated
      case .street: numbers.street
      }
    return Int64((penalty * 1e9).rounded())
  }
}

/// A house of a street, or an interpolated position, that fits the typed number.
struct HouseMatch {
  var house: HouseNumber
  var fit: HouseFit
}

/// Finds numbers among the houses of a street.
struct HouseSearch {
  private let houses: [(house: HouseNumber, key: HouseNumberKey)]

  init(_ list: HouseNumberList) { houses = list.houses.map { ($0, HouseNumberKey($0.number)) } }

  /// The houses that fit a typed address, best first; empty if none fits. A suffix that no house has is left out: the house without it then counts as
  /// one with another letter.
  func matches(_ typed: TypedAddress, isUnfinished: Bool) -> [HouseMatch] {
    guard let suffix = typed.suffix else { return matches(number: typed.number, unit: typed.unit, isUnfinished: isUnfinished) }
    for (number, unit) in [("\(typed.number) \(suffix)", typed.unit), (typed.number, suffix)] {
      if let known = house(number: number, unit: unit), known.fit == .exact { return [known] }
    }
    return matches(number: typed.number, unit: typed.unit).map { match in
      HouseMatch(house: match.house, fit: match.fit == .exact ? .letter : match.fit)
    }
  }

  /// The houses that fit a typed number, best first; empty if none fits.
  ///
  /// - Parameter isUnfinished: whether numbers that begin with the typed one fit as well.
  /// - Complexity: O(*n*) for *n* houses.
  func matches(number: String, unit: String? = nil, isUnfinished: Bool = false) -> [HouseMatch] {
    let key = HouseNumberKey(number)
    var found = exact(key, unit).map { [HouseMatch(house: $0, fit: .exact)] } ?? []
    if isUnfinished, unit == nil {
      found += distinct { $0 != key && $0.begins(with: number, key) }.map { HouseMatch(house: $0, fit: .completion) }
    }
    if !found.isEmpty { return found }
    let inRange = distinct(key.rangeContains(_:))
    if !inRange.isEmpty { return inRange.map { HouseMatch(house: $0, fit: .part) } }
    let single = key.lowerEnd
    for (fit, isFitting) in [(HouseFit.part, key.isPart(of:)), (.letter, single.differsInLetters(from:))] {
      let fitting = distinct(isFitting)
      if !fitting.isEmpty { return fitting.map { HouseMatch(house: $0, fit: fit) } }
    }
    if let house = interpolated(key, number) { return [HouseMatch(house: house, fit: .interpolated)] }
    // `1200-777` is number 777 as well, in flat 1200 that nobody knows.
    return unit == nil ? key.behindUnit.map { matches(number: $0) } ?? [] : []
  }

  /// The house with exactly this number and unit, or the interpolated position of the number.
  func house(number: String, unit: String?) -> HouseMatch? {
    let key = HouseNumberKey(number)
    let known = unit.map { unit in houses.first { $0.key == key && isSame($0.house.unit, unit) }?.house } ?? exact(key, nil)
    if let known { return HouseMatch(house: known, fit: .exact) }
    return unit == nil ? interpolated(key, number).map { HouseMatch(house: $0, fit: .interpolated) } : nil
  }

  /// A house with the number: with its unit if one was typed, else without. `10/244` is unit 10 of number 244, unless a house has the number
  /// `10/244`.
  private func exact(_ key: HouseNumberKey, _ unit: String?) -> HouseNumber? {
    let same = houses.filter { $0.key == key }.map(\.house)
    if let unit, let house = same.first(where: { isSame($0.unit, unit) }) { return house }
    if let house = same.first { return house.whole }
    guard unit == nil, key.parts.count > 1, let first = key.parts.first else { return nil }
    let (inner, rest) = (HouseNumberKey(parts: [first]), HouseNumberKey(parts: Array(key.parts.dropFirst())))
    return houses.first { $0.key == rest && $0.house.unit.map(HouseNumberKey.init) == inner }?.house
  }

  private func isSame(_ unit: String?, _ typed: String) -> Bool { unit.map(HouseNumberKey.init) == HouseNumberKey(typed) }

  /// The houses whose number fits, each number once, whatever its units.
  private func distinct(_ isFitting: (HouseNumberKey) -> Bool) -> [HouseNumber] {
    var found: [HouseNumber] = []
    var last: HouseNumberKey?
    for (house, key) in houses where key != last && isFitting(key) {
      found.append(house.whole)
      last = key
    }
    return found
  }

  // MARK: Interpolation

  /// Greatest distance of two neighbours, in metres; positions between farther ones would be arbitrary.
  private static let farthestNeighbours = 2_000.0

  /// The position of a number, interpolated between the nearest known numbers below and above: an even number between even ones, an odd one between
  /// odd ones. In numbers of two parts, as `23-30`, the first part must be the same.
  private func interpolated(_ key: HouseNumberKey, _ number: String) -> HouseNumber? {
    let key = key.lowerEnd
    guard let value = key.parts.last?.value, value != .max else { return nil }
    let same = houses.filter { $0.key.isNeighbour(of: key) }.map { (value: $0.key.parts[key.parts.count - 1].value, house: $0.house) }
    guard let below = same.last(where: { $0.value < value }), let above = same.first(where: { $0.value > value }),
      below.house.location.distanceMeters(to: above.house.location) <= Self.farthestNeighbours
    else { return nil }
    let share = Double(value - below.value) / Double(above.value - below.value)
    let point = below.house.location.between(above.house.location, share: share)
    let postalCode = below.house.postalCode == above.house.postalCode ? below.house.postalCode : nil
    return HouseNumber(number: number, postalCode: postalCode, location: point)
  }
}

extension HouseNumber {
  /// The house without its unit.
  fileprivate var whole: HouseNumber { HouseNumber(number: number, postalCode: postalCode, location: location) }
}

extension HouseNumberKey {
  /// Whether this single number is one part of the other, or within its range; a range contains only even or only odd numbers.
  fileprivate func isPart(of other: HouseNumberKey) -> Bool {
    guard parts.count == 1, other.parts.count == 2 else { return false }
    let (low, high) = (other.parts[0].value, other.parts[1].value)
    return other.rangeContains(self) || other.parts.contains(parts[0])
      || low < parts[0].value && parts[0].value < high && high - low <= Self.widestRange && (parts[0].value - low) % 2 == 0
  }

  /// Numbers of a building differ by this much at most: `101 1807` is flat 101 of number 1807, and `3-555` flat 3 of 555.
  private static let widestRange = 100

  /// The second of two numbers of which the first may be a flat: they are no range of houses. Nil for other numbers.
  fileprivate var behindUnit: String? {
    guard parts.count == 2, parts.allSatisfy({ $0.value != .max && $0.letters.isEmpty }) else { return nil }
    let (unit, number) = (parts[0].value, parts[1].value)
    return unit < number && number - unit <= Self.widestRange ? nil : String(number)
  }

  /// The first and the last letter of a range such as `38b-c`; nil for other numbers.
  private var letterRange: ClosedRange<String>? {
    guard parts.count == 2, parts[0].value != .max, parts[1].value == .max, parts[0].letters.count == 1, parts[1].letters.count == 1,
      parts[0].letters <= parts[1].letters
    else { return nil }
    return parts[0].letters...parts[1].letters
  }

  /// Whether this is a range of letters that contains the other, a single number: 38b and 38c in `38b-c`.
  fileprivate func rangeContains(_ other: HouseNumberKey) -> Bool {
    guard let letterRange, other.parts.count == 1 else { return false }
    return other.parts[0].value == parts[0].value && letterRange.contains(other.parts[0].letters)
  }

  /// The lower end of a range of letters, 38b of `38b-c`; any other number unchanged.
  fileprivate var lowerEnd: HouseNumberKey { letterRange == nil ? self : HouseNumberKey(parts: [parts[0]]) }

  /// Whether the two differ only in their last letters.
  fileprivate func differsInLetters(from other: HouseNumberKey) -> Bool {
    parts.count == other.parts.count && parts.dropLast() == other.parts.dropLast() && parts.last?.value == other.parts.last?.value
      && parts.last?.value != .max
  }

  /// Whether this number begins with the typed one.
  fileprivate func begins(with typed: String, _ key: HouseNumberKey) -> Bool {
    guard let last = key.parts.last, key.parts.count <= parts.count, last.value != .max else { return false }
    let counterpart = parts[key.parts.count - 1]
    guard parts.prefix(key.parts.count - 1) == key.parts.dropLast(), counterpart.value != .max else { return false }
    if !last.letters.isEmpty { return counterpart.value == last.value && counterpart.letters.hasPrefix(last.letters) }
    return String(counterpart.value).hasPrefix(String(last.value))
  }

  /// Whether the other number is on the same side of the street, in the same block.
  fileprivate func isNeighbour(of other: HouseNumberKey) -> Bool {
    guard parts.count == other.parts.count, parts.dropLast() == other.parts.dropLast(), let a = parts.last, let b = other.parts.last else {
      return false
    }
    return a.value != .max && a.value % 2 == b.value % 2
  }
}

extension GeoPoint {
  /// The point at a fraction of the way to another one, along the shorter way around the globe.
  func between(_ other: GeoPoint, share: Double) -> GeoPoint {
    var east = Double(other.longitudeE7) - Double(longitudeE7)
    if abs(east) > 18e8 { east -= east > 0 ? 36e8 : -36e8 }
    var longitude = Double(longitudeE7) + east * share
    if abs(longitude) > 18e8 { longitude -= longitude > 0 ? 36e8 : -36e8 }
    let latitude = Double(latitudeE7) + (Double(other.latitudeE7) - Double(latitudeE7)) * share
    return GeoPoint(latitudeE7: Int32(latitude.rounded()), longitudeE7: Int32(longitude.rounded()))
  }
}
