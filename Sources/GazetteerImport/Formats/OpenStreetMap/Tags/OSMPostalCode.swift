// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// Postal codes as their country writes them.
enum OSMPostalCode {
  /// The code in a text: without an area before it, and with what stands between its parts. `BC V6B 2E2` and `v6b2e2` are `V6B 2E2`.
  static func text(_ text: String, in country: String?) -> String {
    guard let country else { return text }
    let code = withoutArea(text[...].trimmingSpaces.uppercased(), in: country)
    return forms[country]?.lazy.compactMap { written(code, $0) }.first ?? code
  }

  private static func withoutArea(_ code: String, in country: String) -> String {
    guard let space = code.firstIndex(of: " "), AreaCodes.area(String(code[..<space]), in: country) != nil else { return code }
    return String(code[space...].trimmingSpaces)
  }

  /// The code in a form; nil when its letters and digits are others.
  private static func written(_ code: String, _ form: String) -> String? {
    var rest = code.filter { $0 != " " && $0 != "-" }[...]
    var written = ""
    for place in form {
      if place == " " || place == "-" {
        written.append(place)
        continue
      }
      guard let next = rest.popFirst(), fits(next, place) else { return nil }
      written.append(next)
    }
    return rest.isEmpty ? written : nil
  }

  private static func fits(_ character: Character, _ place: Character) -> Bool {
    guard character.isASCII, character.isLetter || character.isNumber else { return false }
    return place == "*" || character.isNumber == (place == "9")
  }

  private static let forms: [String: [String]] = {
    var forms: [String: [String]] = [:]
    for line in TagTables.postalForms.split(separator: "\n") {
      let cells = line.split(separator: "|").map(\.trimmingSpaces)
      guard cells.count == 2 else { continue }
      let all = cells[1].split(separator: ",").map { String($0.trimmingSpaces) }
      for country in cells[0].split(separator: " ") { forms[String(country)] = all }
    }
    return forms
  }()
}
