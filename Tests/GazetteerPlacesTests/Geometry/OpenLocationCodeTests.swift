// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerTesting
import Testing

@testable import GazetteerPlaces

@Suite struct OpenLocationCodeTests {
  @Test(
    "a point has a code of any length",
    arguments: [
      (47.3659, 8.5249, 10, "8FVC9G8F+9X"), (47.3659, 8.5249, 11, "8FVC9G8F+9X6"), (47.3659, 8.5249, 8, "8FVC9G8F+"),
      (47.3659, 8.5249, 4, "8FVC0000+"), (47.3659, 8.5249, 2, "8F000000+"), (47.3659, 8.5249, 5, "8FVC0000+"),
      (47.3659, 8.5249, 99, "8FVC9G8F+9X65252"), (47.3659, 8.5249, -1, "8F000000+"),
      // The edges of the earth: the top row is the one below 90°, 180° is −180°.
      (90, 0, 4, "CFX20000+"), (-90, -180, 10, "22222222+22"), (0, 180, 4, "62G20000+"), (0, 0, 10, "6FG22222+22"),
    ])
  func codes(_ example: (latitude: Double, longitude: Double, length: Int, code: String)) throws {
    let point = try #require(GeoPoint(latitude: example.latitude, longitude: example.longitude))
    #expect(OpenLocationCode(point, length: example.length).text == example.code)
  }

  @Test(
    "a text is a full code, a short one, or none",
    arguments: [
      ("8fvc9g8f+6x", "full"), ("8FVC9G8F+", "full"), ("8FVC0000+", "full"), ("8FVC9G8F+6X8J5F2", "full"), ("9g8f+6x", "short"),
      ("8F+6X", "short"), ("+6X", "short"), ("8FVC9G8F", "none"), ("8FVC9G8F+6", "none"), ("+", "none"), ("", "none"),
      ("8FVC9G8+6X", "none"), ("8FVC9G8F6X+", "none"), ("8FV00000+", "none"), ("8F00000+", "none"), ("8FVC0000+6X", "none"),
      ("00000000+", "none"), ("9G00+", "none"), ("8FVC9A8F+6X", "none"), ("8FVC9G8F++6X", "none"), ("XXVC9G8F+6X", "none"),
      ("8XVC9G8F+6X", "none"), ("8FVC9G8F+6é", "none"), ("8F0C0000+", "none"),
    ])
  func forms(_ example: (text: String, kind: String)) {
    let kind = OpenLocationCode(example.text) != nil ? "full" : ShortOpenLocationCode(example.text) != nil ? "short" : "none"
    #expect(kind == example.kind)
  }

  @Test("a cell has its corners, its middle and its size") func cells() throws {
    let cell = try #require(OpenLocationCode("8FVC9G8F+6X")).cell
    #expect(cell.box.low == GeoPoint(latitude: 47.3655, longitude: 8.524875))
    #expect(cell.box.high == GeoPoint(latitude: 47.365625, longitude: 8.525))
    #expect(cell.center == GeoPoint(latitude: 47.3655625, longitude: 8.5249375))
    let degree = try #require(OpenLocationCode("8FVC0000+")).cell
    #expect(
      degree.box
        == GeoBox(low: try #require(GeoPoint(latitude: 47, longitude: 8)), high: try #require(GeoPoint(latitude: 48, longitude: 9))))
  }

  /// With the digits left out there were more than any cell has: the process ended.
  @Test(
    "digits that say nothing do not count in a short code, either",
    arguments: ["9G8F+6X234567", "8F+6X23456789CFGH", "+6X2345678888888888888"])
  func endlessShortCodes(_ text: String) throws {
    let point = try #require(GeoPoint(latitude: 47.4, longitude: 8.6))
    let code = try #require(ShortOpenLocationCode(text)).nearest(to: point)
    #expect(code.digits.count == 15)
    #expect(code.text.hasPrefix("8FVC") && OpenLocationCode(code.text) == code)
  }

  @Test(
    "digits go near the point, and come back",
    arguments: [(47.3657, 8.525, "+6X"), (47.37, 8.53, "8F+6X"), (47.4, 8.6, "9G8F+6X"), (48, 9, "8FVC9G8F+6X")])
  func shortening(_ example: (latitude: Double, longitude: Double, code: String)) throws {
    let point = try #require(GeoPoint(latitude: example.latitude, longitude: example.longitude))
    let code = try #require(OpenLocationCode("8FVC9G8F+6X"))
    #expect(code.shortened(near: point) == example.code)
    if let short = ShortOpenLocationCode(example.code) { #expect(short.nearest(to: point) == code) }
  }

  @Test func aPaddedCodeStaysAsItIs() throws {
    let code = try #require(OpenLocationCode("8FVC0000+"))
    #expect(code.shortened(near: code.cell.center) == "8FVC0000+")
  }

  /// A code near ±180° was not shortened for a point on the other side of it.
  @Test func digitsGoAcrossTheMeridianOf180Degrees() throws {
    let code = OpenLocationCode(try #require(GeoPoint(latitude: -17, longitude: 179.999)))
    let point = try #require(GeoPoint(latitude: -17, longitude: -179.999))
    let short = try #require(ShortOpenLocationCode(code.shortened(near: point)))
    #expect(short.nearest(to: point) == code)
  }

  /// The sixteenth digit of a completed code was looked for in a table of fifteen.
  @Test(
    "digits of a short code that say nothing are left out", arguments: ["8CMP+22222222", "9G8F+6X222222222222"])
  func longShortCodes(text: String) throws {
    let point = try #require(GeoPoint(latitude: 47.4, longitude: 8.6))
    let short = try #require(ShortOpenLocationCode(text))
    #expect(short.nearest(to: point).digits.count == 15)
  }

  @Test("what is encoded is decoded to a cell that holds the point, and short codes are recovered", arguments: 0..<10)
  func random(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let point = random.point()
      for length in [2, 4, 6, 8, 10, 11, 12, 13] {
        let code = OpenLocationCode(point, length: length)
        #expect(OpenLocationCode(code.text) == code)
        #expect(OpenLocationCode(code.cell.center, length: length) == code)
        if abs(point.latitudeE7) < 900_000_000, abs(point.longitudeE7) < 1_800_000_000 { #expect(code.cell.box.contains(point)) }
        let near = random.point(near: point)
        guard let short = ShortOpenLocationCode(code.shortened(near: near)) else { continue }
        #expect(short.nearest(to: near) == code, "\(code.text) near \(near)")
      }
    }
  }
}
