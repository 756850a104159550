// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
package import GazetteerPlaces

/// A region as a request gives it, not yet checked: a circle or a rectangle; exactly one must be given.
///
/// Every surface makes one of what it is given, and `RequestRules` makes a `Region` of it.
package struct RegionDraft: Equatable, Sendable {
  package var circle: Circle?
  package var rectangle: Rectangle?

  /// A region, not yet checked.
  package init(circle: Circle? = nil, rectangle: Rectangle? = nil) {
    self.circle = circle
    self.rectangle = rectangle
  }

  /// A position in degrees.
  package struct Point: Equatable, Sendable {
    package var latitude: Double
    package var longitude: Double

    /// A position, not yet checked.
    package init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A circle by its centre and its radius in metres.
  package struct Circle: Equatable, Sendable {
    package var center: Point?
    package var radius: Double

    /// A circle, not yet checked.
    package init(center: Point?, radius: Double) {
      self.center = center
      self.radius = radius
    }
  }

  /// A box by its south-west and north-east corners; it crosses ±180° when the western longitude is greater than the eastern.
  package struct Rectangle: Equatable, Sendable {
    package var low: Point?
    package var high: Point?

    /// A box, not yet checked.
    package init(low: Point?, high: Point?) {
      self.low = low
      self.high = high
    }
  }
}

// MARK: In the JSON of a request

extension RegionDraft.Point {
  init(_ reader: inout MessageReader) throws(ContractError) {
    latitude = try reader.double("latitude") ?? 0
    longitude = try reader.double("longitude") ?? 0
  }
}

extension RegionDraft {
  init(_ reader: inout MessageReader) throws(ContractError) {
    circle = try reader.message("circle", RegionDraft.Circle.init)
    rectangle = try reader.message("rectangle", RegionDraft.Rectangle.init)
  }
}

extension RegionDraft.Circle {
  fileprivate init(_ reader: inout MessageReader) throws(ContractError) {
    center = try reader.message("center", RegionDraft.Point.init)
    radius = try reader.double("radius") ?? 0
  }
}

extension RegionDraft.Rectangle {
  fileprivate init(_ reader: inout MessageReader) throws(ContractError) {
    low = try reader.message("low", RegionDraft.Point.init)
    high = try reader.message("high", RegionDraft.Point.init)
  }
}

// MARK: On a command line, and in the query of a URL

extension RegionDraft.Point {
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

extension RegionDraft {
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

extension RegionDraft.Rectangle {
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

// MARK: Checks

extension RequestRules {
  mutating func origin(_ point: RegionDraft.Point?) -> GeoPoint? {
    point.flatMap { self.point($0, "origin") }
  }

  mutating func notBoth(_ bias: RegionDraft?, _ restriction: RegionDraft?) {
    guard bias != nil, restriction != nil else { return }
    refuse(
      "location_restriction",
      "Invalid \(field: "location_restriction"): \(field: "location_bias") is given, too. Give at most one of the two.")
  }

  mutating func area(_ area: RegionDraft?, _ field: String) -> Region? {
    guard let area else { return nil }
    switch (area.circle, area.rectangle) {
    case (let circle?, nil): return self.circle(circle, "\(field).circle")
    case (nil, let rectangle?): return box(rectangle, "\(field).rectangle")
    case (nil, nil): refuse(field, "Invalid \(field: field): it is empty. Give a circle or a rectangle, or leave \(field: field) out.")
    default: refuse(field, "Invalid \(field: field): it has a circle and a rectangle. Give one of the two.")
    }
    return nil
  }

  mutating func circle(_ circle: RegionDraft.Circle, _ field: String) -> Region? {
    if !(circle.radius >= 0 && circle.radius <= Self.largestRadius) {
      refuse("\(field).radius", "Invalid \(field: "\(field).radius") \(value: circle.radius). Give metres from 0.0 to 50000.0.")
    }
    guard let center = circle.center else {
      refuse("\(field).center", "Invalid \(field: field): center is missing. Give its latitude and longitude.")
      return nil
    }
    return point(center, "\(field).center").map { .circle(center: $0, radiusMeters: circle.radius) }
  }

  mutating func box(_ box: RegionDraft.Rectangle, _ field: String) -> Region? {
    guard let low = box.low, let high = box.high else {
      let missing = box.low == nil ? "low" : "high"
      refuse(
        "\(field).\(missing)", "Invalid \(field: field): \(missing) is missing. Give low, the south-west corner, and high, the north-east.")
      return nil
    }
    guard let southWest = point(low, "\(field).low"), let northEast = point(high, "\(field).high") else { return nil }
    if low.latitude > high.latitude {
      refuse(
        field,
        "Invalid \(field: field): \(sibling: "\(field).low.latitude", as: "low.latitude") \(low.latitude) is greater than \(sibling: "\(field).high.latitude", as: "high.latitude") \(high.latitude), so it is empty. Swap them."
      )
      return nil
    }
    if low.longitude == 180, high.longitude == -180 {
      refuse(
        field,
        "Invalid \(field: field): longitudes from 180 to -180 are an empty range. Give -180 as \(sibling: "\(field).low.longitude", as: "low.longitude") and 180 as \(sibling: "\(field).high.longitude", as: "high.longitude") for all."
      )
      return nil
    }
    return .box(GeoBox(low: southWest, high: northEast))
  }

  package mutating func point(_ point: RegionDraft.Point, _ field: String) -> GeoPoint? {
    if !(point.latitude >= -90 && point.latitude <= 90) {
      refuse("\(field).latitude", "Invalid \(field: "\(field).latitude") \(value: point.latitude). Give degrees from -90 to 90.")
    }
    if !(point.longitude >= -180 && point.longitude <= 180) {
      refuse("\(field).longitude", "Invalid \(field: "\(field).longitude") \(value: point.longitude). Give degrees from -180 to 180.")
    }
    return GeoPoint(latitude: point.latitude, longitude: point.longitude)
  }
}
