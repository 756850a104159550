// SPDX-License-Identifier: Apache-2.0

/// The short forms of first-level areas that addresses use: `NSW`, `CA`, `SP`.
package enum AreaCodes {
  /// An area by either of its forms.
  package struct Area: Hashable, Sendable {
    /// `NSW`
    package var code: String
    /// `New South Wales`
    package var name: String
    /// Which area of the country it is: 1 and more, in the order of the table. An index holds these numbers, so a change of them is one of its format.
    package var number: Int
  }

  /// The area with this name or code; nil where the country does not abbreviate or has no such area.
  ///
  /// - Parameter country: ISO 3166-1 alpha-2 code.
  package static func area(_ text: String, in country: String) -> Area? { areas[country]?[text] }

  private static let areas: [String: [String: Area]] = {
    var areas: [String: [String: Area]] = [:]
    var numbers: [String: Int] = [:]
    for line in AddressTables.areaCodes.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmed }
      guard cells.count == 2 else { continue }
      let country = String(cells[0])
      for entry in cells[1].split(separator: ",").map({ $0.trimmed }) {
        guard let space = entry.firstIndex(of: " ") else { continue }
        let names = entry[space...].dropFirst().split(separator: "/").map(String.init)
        let number = numbers[country, default: 0] + 1
        numbers[country] = number
        let area = Area(code: String(entry[..<space]), name: names[0], number: number)
        for text in [area.code] + names { areas[country, default: [:]][text] = area }
      }
    }
    return areas
  }()
}
