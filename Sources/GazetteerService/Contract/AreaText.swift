// SPDX-License-Identifier: Apache-2.0

// Positions and areas as people write them on a command line or in the query of a URL.

extension AutocompleteParameters.Point {
  /// The position in `LAT,LNG`, in degrees; ranges are not checked here.
  ///
  /// - `-33.87,151.21` → latitude −33.87, longitude 151.21
  ///
  /// - Throws: `ContractError` with `.invalidArgument` that names `field`.
  package init(text: String, field: String) throws(ContractError) {
    guard let numbers = numbers(in: text, count: 2) else {
      throw ContractError(invalid: field, "Invalid \(field: field) \(value: text). Give LAT,LNG in degrees, such as -33.87,151.21.")
    }
    self.init(latitude: numbers[0], longitude: numbers[1])
  }
}

extension AutocompleteParameters.Area {
  /// The area in `circle:LAT,LNG,METERS` or `rect:SOUTH,WEST,NORTH,EAST`; ranges are not checked here.
  ///
  /// - `circle:48.86,2.35,5000` → 5 km around a point in Paris
  /// - `rect:-19,177,-16,-179` → a box around Fiji, over ±180°
  ///
  /// - Throws: `ContractError` with `.invalidArgument` that names `field`.
  package init(text: String, field: String) throws(ContractError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let values = parts.count == 2 ? String(parts[1]) : ""
    if parts[0] == "circle", let numbers = numbers(in: values, count: 3) {
      self.init(circle: .init(center: .init(latitude: numbers[0], longitude: numbers[1]), radius: numbers[2]))
    } else if parts[0] == "rect", let numbers = numbers(in: values, count: 4) {
      let (low, high) = (numbers[0...1], numbers[2...3])
      self.init(
        rectangle: .init(
          low: .init(latitude: low[0], longitude: low[1]), high: .init(latitude: high[2], longitude: high[3])))
    } else {
      throw ContractError(
        invalid: field,
        "Invalid \(field: field) \(value: text). Give circle:LAT,LNG,METERS or rect:SOUTH,WEST,NORTH,EAST, such as circle:48.86,2.35,5000.")
    }
  }
}

extension AutocompleteParameters.Rectangle {
  /// The rectangle in `SOUTH,WEST,NORTH,EAST`; ranges are not checked here.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` that names `field`.
  init(text: String, field: String) throws(ContractError) {
    guard let numbers = numbers(in: text, count: 4) else {
      throw ContractError(
        invalid: field, "Invalid \(field) '\(text.excerpt)'. Give SOUTH,WEST,NORTH,EAST in degrees, such as 48.8,2.2,48.9,2.5.")
    }
    self.init(low: .init(latitude: numbers[0], longitude: numbers[1]), high: .init(latitude: numbers[2], longitude: numbers[3]))
  }
}

extension ContractError {
  /// An invalid field with its problem.
  fileprivate init(invalid field: String, _ wording: Wording) {
    self.init(invalid: [FieldViolation(field: field, wording: wording)])
  }
}

/// The finite numbers of a comma-separated text, ignoring spaces; nil when their number is not `count`.
private func numbers(in text: String, count: Int) -> [Double]? {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false)
  guard parts.count == count else { return nil }
  let numbers = parts.compactMap { Double(trimmed($0)) }.filter(\.isFinite)
  return numbers.count == count ? numbers : nil
}

/// The text without the spaces at its ends.
private func trimmed(_ text: Substring) -> Substring {
  var text = text.drop { $0 == " " }
  while text.last == " " { text.removeLast() }
  return text
}
