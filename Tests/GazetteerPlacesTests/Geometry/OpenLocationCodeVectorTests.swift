// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GazetteerPlaces

/// The public test vectors of Open Location Code. They live beside the package; elsewhere these tests are skipped.
@Suite(.enabled(if: Vectors.areThere, "needs ../shared/data/open-location-code beside the package")) struct OpenLocationCodeVectorTests {
  @Test func everyPositionHasItsCode() throws {
    let rows = try Vectors.rows("encoding.csv")
    #expect(rows.count > 300)
    for row in rows {
      let (latitude, longitude, length) = (try number(row[2]), try number(row[3]), try #require(Int(row[4])))
      #expect(OpenLocationCode(latitude: latitude, longitude: longitude, length: length).text == row[5], "\(row)")
      // Positions that our points can hold exactly: from the degrees, too.
      guard isWhole(row[0]), isWhole(row[1]), let point = GeoPoint(latitude: try degrees(row[0]), longitude: try degrees(row[1])) else {
        continue
      }
      #expect(OpenLocationCode(point, length: length).text == row[5], "\(row)")
    }
  }

  @Test func everyCodeHasItsCell() throws {
    let rows = try Vectors.rows("decoding.csv")
    #expect(rows.count > 400)
    for row in rows {
      let code = try #require(OpenLocationCode(row[0]), "\(row)")
      let cell = code.cell
      #expect(code.digits.count == Int(row[1]), "\(row)")
      let corners = [
        Double(cell.latitude) / 25e6 - 90, Double(cell.longitude) / 8.192e6 - 180, Double(cell.latitude + cell.height) / 25e6 - 90,
        Double(cell.longitude + cell.width) / 8.192e6 - 180,
      ]
      for (corner, text) in zip(corners, row[2...]) { #expect(abs(corner - (try degrees(text))) < 1e-10, "\(row)") }
    }
  }

  @Test func everyCodeIsShortenedAndRecovered() throws {
    let rows = try Vectors.rows("shortCodeTests.csv")
    #expect(rows.count > 15)
    for row in rows {
      let code = try #require(OpenLocationCode(row[0]), "\(row)")
      let point = try #require(GeoPoint(latitude: try degrees(row[1]), longitude: try degrees(row[2])))
      if row[4] != "R" { #expect(code.shortened(near: point) == row[3], "\(row)") }
      if row[4] != "S" { #expect((ShortOpenLocationCode(row[3])?.nearest(to: point) ?? OpenLocationCode(row[3])) == code, "\(row)") }
    }
  }

  @Test func everyTextIsValidOrNot() throws {
    let rows = try Vectors.rows("validityTests.csv")
    #expect(rows.count > 20)
    for row in rows {
      let form = OpenLocationCodeForm(row[0])
      #expect([form != nil, form?.isShort ?? false, form?.isFull ?? false].map(String.init) == Array(row[1...]), "\(row)")
    }
  }

  private func number(_ text: String) throws -> Int64 { try #require(Int64(text)) }
  private func degrees(_ text: String) throws -> Double { try #require(Double(text)) }
  private func isWhole(_ text: String) -> Bool { (text.split(separator: ".").dropFirst().first?.count ?? 0) <= 7 }
}

private enum Vectors {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/data/open-location-code")
  static let areThere = FileManager.default.fileExists(atPath: folder.appending(path: "encoding.csv").path)

  static func rows(_ name: String) throws -> [[String]] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }
}
