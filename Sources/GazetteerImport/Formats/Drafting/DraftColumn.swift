// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A column of a table, or a member of JSON rows, with its values in the first rows.
struct DraftColumn {
  /// The column or path as a mapping names it.
  var place: JSONValue
  /// What people see: the header, or the path.
  var header: String
  /// Its values that are not empty.
  var values: [String]
  /// The last name of the path of a member that stands inside another one, as `name` of `tags.name`; nil for others.
  var innerName: String?

  /// Whether most values are numbers of at most this size.
  func isDegrees(atMost limit: Double) -> Bool {
    let numbers = self.numbers
    return numbers.count * 2 > values.count && numbers.count { abs($0) <= limit } * 10 >= numbers.count * 9
  }

  /// Whether most values are numbers.
  var isNumeric: Bool { numbers.count * 2 > values.count }

  /// Whether most values have a comma before decimals, and none a full stop.
  var hasDecimalComma: Bool {
    isNumeric && values.count { $0.contains(",") } * 2 > values.count && !values.contains { $0.contains(".") }
  }

  /// Whether most values are latitude and longitude.
  func isPairs(hasDecimalComma: Bool) -> Bool {
    let fitting = values.count { text in
      let position = MappedPosition(pair: text, hasDecimalComma: hasDecimalComma)
      return abs(position.latitude ?? .infinity) <= 90 && abs(position.longitude ?? .infinity) <= 180
    }
    return fitting * 2 > values.count
  }

  /// Whether most values are points as text or JSON.
  var isGeometry: Bool { values.count { MappedPosition(geometry: .string($0)).latitude != nil } * 2 > values.count }

  /// Whether the values can be ids: printable ASCII without spaces, each once.
  var isIDs: Bool {
    let fit = values.allSatisfy { $0.utf8.count <= Normaliser.longestID && $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f } }
    return fit && Set(values).count == values.count
  }

  /// Whether most values begin with a digit and are short, as house numbers are.
  var isHouseNumbers: Bool { values.count { $0.utf8.count <= 8 && $0.first?.isNumber ?? false } * 2 > values.count }

  /// Whether most values are texts, as names are.
  var isText: Bool { !isNumeric && values.count { $0.contains(where: \.isLetter) } * 2 > values.count }

  /// The share of values that no other row has.
  var variety: Double { values.isEmpty ? 0 : Double(Set(values).count) / Double(values.count) }

  private var numbers: [Double] { values.compactMap { NumberText.value(of: $0, hasDecimalComma: true) } }
}
