// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerService

/// Reads the address of a row, in parts or as one text, for the search of its position.
struct AddressReading {
  /// Codes of countries by their names in lower case.
  private let countries: [String: String]

  init(countries: [String: String]) { self.countries = countries }

  /// The ways to read the address, the likeliest first; empty where there is none.
  ///
  /// - Parameter country: the country of a row that names none.
  func readings(of draft: DraftPlace, country: String?) -> [WantedAddress] {
    let base = parts(of: draft.address, country: country)
    if !base.line.isEmpty || draft.formattedAddress.isEmpty { return base.isEmpty ? [] : [base] }
    return readings(of: draft.formattedAddress).map { found in
      var wanted = found
      if !base.town.isEmpty { wanted.town = base.town }
      if !base.postalCode.isEmpty { wanted.postalCode = base.postalCode }
      if !base.region.isEmpty { wanted.region = base.region }
      wanted.sublocality = base.sublocality
      wanted.country = draft.address.countryCode == nil ? found.country ?? base.country : base.country
      return wanted
    }
  }

  private func parts(of address: Address, country: String?) -> WantedAddress {
    var wanted = WantedAddress()
    wanted.line = [address.street, address.houseNumber].compactMap { $0.map(Self.trimmed) }.filter { !$0.isEmpty }.joined(separator: " ")
    if Self.trimmed(address.street ?? "").isEmpty { wanted.line = "" }
    wanted.sublocality = Self.trimmed(address.sublocality ?? "")
    wanted.town = Self.trimmed(address.locality ?? "")
    wanted.region = Self.trimmed(address.administrativeArea1 ?? "")
    wanted.postalCode = Self.trimmed(address.postalCode ?? "")
    wanted.country = code(of: address.countryCode ?? "") ?? code(of: country ?? "")
    return wanted
  }

  /// The code of a country by its code in any case, or by a name.
  private func code(of text: String) -> String? {
    let text = Self.trimmed(text)
    let upper = text.uppercased()
    return CountryCodes.isKnown(upper) ? upper : CountryCodes.code(ofName: text) ?? countries[text.lowercased()]
  }

  // MARK: One text

  /// The ways to read an address in one text: `12 rue de Rivoli, 75001 Paris, France` is a street with a number, a postal code with a town, and a country.
  private func readings(of text: String) -> [WantedAddress] {
    var parts = text.split { $0 == "," || $0 == ";" || $0.isNewline }.map { Self.trimmed(String($0)) }.filter { !$0.isEmpty }
    if parts.count > 1, parts[0].utf8.first?.isASCIIDigit ?? false, !parts[0].contains(" ") { parts[0...1] = ["\(parts[1]) \(parts[0])"] }
    guard parts.count > 1, let last = parts.last, let country = code(of: last) else { return readings(of: parts, country: nil) }
    var readings = readings(of: parts.dropLast(), country: country)
    // `CA` behind a town may be California.
    if last.utf8.count == 2 {
      readings += self.readings(of: parts, country: nil).map { reading in
        var reading = reading
        reading.needsRegion = true
        return reading
      }
    }
    return readings
  }

  /// The readings of parts that name no country.
  private func readings(of parts: [String], country: String?) -> [WantedAddress] {
    guard let first = parts.first else { return [] }
    var readings = [reading(first, parts.dropFirst(), country)]
    // A name of a house or a firm may stand first.
    if parts.count > 2 { readings.append(reading(parts[1], parts.dropFirst(2), country)) }
    return readings
  }

  private func reading(_ line: String, _ rest: ArraySlice<String>, _ country: String?) -> WantedAddress {
    var wanted = WantedAddress()
    (wanted.line, wanted.country) = (line, country)
    var areas: [String] = []
    for part in rest {
      let (code, area) = Self.codeAndArea(part)
      if wanted.postalCode.isEmpty { wanted.postalCode = code }
      if !area.isEmpty { areas.append(area) }
    }
    if let town = areas.first { wanted.town = town }
    // A town alone.
    if rest.isEmpty, !line.utf8.contains(where: \.isASCIIDigit) { (wanted.town, wanted.line) = (line, "") }
    if areas.count > 1 { wanted.region = areas[areas.count - 1] }
    return wanted
  }

  /// The words with digits, and those without: `75001` and `Paris`. Two letters behind four digits belong to the code, as in `1012 AB`.
  private static func codeAndArea(_ part: String) -> (code: String, area: String) {
    var (code, area): ([Substring], [Substring]) = ([], [])
    for word in part.split(separator: " ") {
      let endsCode = code.count == 1 && area.isEmpty && code[0].utf8.count == 4 && word.utf8.count == 2 && word.allSatisfy(\.isUppercase)
      if endsCode || word.utf8.contains(where: \.isASCIIDigit) { code.append(word) } else { area.append(word) }
    }
    return (code.joined(separator: " "), area.joined(separator: " "))
  }

  private static func trimmed(_ text: String) -> String { String(text[...].trimmingSpaces) }
}

extension DraftPlace {
  /// The address in one text; empty for none.
  fileprivate var formattedAddress: String {
    guard let details, details.mention(#""formattedAddress":"#) else { return "" }
    return (try? details.members())?.formattedAddress ?? ""
  }
}
