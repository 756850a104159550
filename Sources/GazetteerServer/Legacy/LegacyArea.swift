// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService

/// Parses positions and areas of legacy requests. Latitudes beyond the poles are clamped, longitudes wrapped, radii limited to 50 km.
enum LegacyArea {
  /// Metres.
  private static let largestRadius = 50_000.0

  /// The position in `LAT,LNG`.
  static func point(_ text: String, _ field: String) throws(ContractError) -> RegionDraft.Point {
    guard let numbers = numbers(text, count: 2) else {
      throw invalid(field, value: text, cure: "Give LAT,LNG in degrees, such as -33.87,151.21.")
    }
    return .init(latitude: min(90, max(-90, numbers[0])), longitude: wrapped(numbers[1]))
  }

  /// The circle with this centre and this radius in metres.
  static func circle(_ center: RegionDraft.Point, radius: String, _ field: String) throws(ContractError)
    -> RegionDraft
  {
    guard let meters = numbers(radius, count: 1)?.first, meters >= 0 else {
      throw invalid(field, value: radius, cure: "Give metres, 0 or more.")
    }
    return .init(circle: .init(center: center, radius: min(meters, largestRadius)))
  }

  /// The area in `circle:RADIUS@LAT,LNG` or `rectangle:SOUTH,WEST|NORTH,EAST`.
  static func area(_ text: String, _ field: String) throws(ContractError) -> RegionDraft {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let values = parts.count == 2 ? parts[1] : ""
    switch parts[0] {
    case "circle":
      let halves = values.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
      if halves.count == 2 { return try circle(point(halves[1], field), radius: halves[0], field) }
    case "rectangle":
      let corners = values.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      if corners.count == 2 { return .init(rectangle: .init(low: try point(corners[0], field), high: try point(corners[1], field))) }
    default: break
    }
    throw invalid(field, value: text, cure: "Give circle:RADIUS@LAT,LNG or rectangle:SOUTH,WEST|NORTH,EAST.")
  }

  private static func invalid(_ field: String, value: String, cure: String) -> ContractError {
    ContractError(invalid: [.init(field: field, description: "Invalid \(field) '\(value.excerpt)'. \(cure)")])
  }

  private static func wrapped(_ longitude: Double) -> Double {
    if (-180...180).contains(longitude) { return longitude }
    let turned = (longitude + 180).truncatingRemainder(dividingBy: 360)
    return (turned < 0 ? turned + 360 : turned) - 180
  }

  private static func numbers(_ text: String, count: Int) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed().map(String.init).joined())
    }
    let numbers = parts.compactMap { $0 }.filter(\.isFinite)
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
