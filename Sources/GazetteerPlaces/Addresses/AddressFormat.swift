// SPDX-License-Identifier: Apache-2.0

/// How a country writes addresses.
///
/// One format gives all lines of an address: `pieces` with every field is the whole one, with fewer fields a shorter one.
package final class AddressFormat: Sendable {
  /// Street and number.
  private let street: AddressPattern
  /// The whole address.
  private let whole: AddressPattern
  /// ISO code of the country, to abbreviate its areas.
  private let countryCode: String
  /// Whether the address is written in the country's own script, from the largest part to the smallest.
  package let isLargestFirst: Bool

  /// The format for an address of a country, given as ISO 3166-1 alpha-2 code; a sound default for nil and for countries without data.
  ///
  /// Countries that write from the largest part to the smallest in their own script do so when a part is written in it.
  package static func of(country code: String?, for parts: @autoclosure () -> AddressParts) -> AddressFormat {
    let code = code ?? ""
    if let own = ownScript[code], parts().isEastAsian { return own }
    return latin[code] ?? standard
  }

  /// Street and house number as the country orders them; the street alone without a number, nil without a street.
  package func streetLine(of parts: AddressParts) -> String? { streetLine(street: parts.street, number: parts.number) }

  /// The same of a street and a number.
  package func streetLine(street name: String?, number: String?) -> String? {
    guard let name else { return nil }
    guard let number, let first = street.slots.first, let second = street.slots.last else { return name }
    // Written out, for suggestions ask this of every place.
    return first.field == .number
      ? first.marked(number) + second.separator + name : name + second.separator + second.marked(number)
  }

  /// The pieces of the address in the order of the country.
  ///
  /// Parts that repeat the town are left out, and a country that repeats the area. Where the largest part comes first, a country name in
  /// another script still comes last.
  ///
  /// - Parameter fields: what may be written, `.streetLine` for street and number; nil for everything.
  package func pieces(of parts: AddressParts, only fields: Set<AddressField>? = nil) -> [AddressPiece] {
    let isCountryLast = isLargestFirst && parts.country.map { !$0.isEastAsian } ?? false
    var pieces = whole.pieces { slot in
      let isLeftOut = fields.map { !$0.contains(slot.field) } ?? false
      return isLeftOut || isCountryLast && slot.field == .country ? nil : text(of: slot, in: parts)
    }
    if let first = pieces.firstIndex(where: { $0.field == .streetLine }), parts.street == nil { pieces[first].field = .place }
    if isCountryLast, fields?.contains(.country) ?? true, let country = parts.country {
      pieces.append(AddressPiece(field: .country, text: country, separator: pieces.isEmpty ? "" : ", "))
    }
    return pieces
  }

  private func text(of slot: AddressPattern.Slot, in parts: AddressParts) -> String? {
    let town = parts.locality
    let text: String? =
      switch slot.field {
      case .place: parts.place
      case .number: parts.number
      case .street: parts.street
      case .streetLine: streetLine(of: parts) ?? parts.place
      case .sublocality: parts.sublocality == town ? nil : parts.sublocality
      case .locality: town
      case .area2: parts.area2 == town || parts.area2 == parts.area1 ? nil : parts.area2
      case .area1: area(slot.isAbbreviated, parts)
      case .postalCode: parts.postalCode
      case .country: parts.country == town || parts.country == parts.area1 ? nil : parts.country
      }
    return text?.isEmpty ?? true ? nil : text
  }

  /// An area without other parts is spelled out.
  private func area(_ isAbbreviated: Bool, _ parts: AddressParts) -> String? {
    guard let area = parts.area1 else { return nil }
    let isAlone = [parts.place, parts.street, parts.sublocality, parts.locality, parts.postalCode].allSatisfy { $0 == nil }
    if isAbbreviated, !isAlone, let known = AreaCodes.area(area, in: countryCode) { return known.code }
    return area == parts.locality ? nil : area
  }

  private init(street: AddressPattern, whole: AddressPattern, countryCode: String, isLargestFirst: Bool) {
    (self.street, self.whole, self.countryCode, self.isLargestFirst) = (street, whole, countryCode, isLargestFirst)
  }

  // MARK: The table

  private static let standard = AddressFormat(
    street: AddressPattern("S N"), whole: AddressPattern("R, Q, Z L, A, C"), countryCode: "", isLargestFirst: false)

  private static let latin = formats(AddressTables.formats, isLargestFirst: false)
  private static let ownScript = formats(AddressTables.ownScriptFormats, isLargestFirst: true)

  /// The codes of all countries that the table knows.
  package static var countryCodes: [String] { latin.keys.sorted() }

  private static func formats(_ table: String, isLargestFirst: Bool) -> [String: AddressFormat] {
    var formats: [String: AddressFormat] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmed }
      guard cells.count == 3 else { continue }
      let (street, whole) = (AddressPattern(cells[1]), AddressPattern(cells[2]))
      for code in cells[0].split(separator: " ").map(String.init) {
        formats[code] = AddressFormat(street: street, whole: whole, countryCode: code, isLargestFirst: isLargestFirst)
      }
    }
    return formats
  }
}

extension AddressParts {
  /// Whether a part is written in Chinese, Japanese or Korean script. The country is not asked: its name is in the language of the answer.
  fileprivate var isEastAsian: Bool {
    [place, street, sublocality, locality, area2, area1].contains { $0?.isEastAsian ?? false }
  }
}

extension StringProtocol {
  /// Whether the text holds Chinese, Japanese or Korean script.
  var isEastAsian: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
      default: false
      }
    }
  }

  /// The text without spaces at its ends.
  var trimmed: SubSequence {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
