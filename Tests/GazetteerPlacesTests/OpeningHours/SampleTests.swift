// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerPlaces
import Testing

/// Real values. They live beside the package; elsewhere these tests are skipped.
private enum Sample {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/data/opening_hours/sample.txt")
  static let isThere = FileManager.default.fileExists(atPath: file.path)

  /// The lines that are values: not empty, no remarks.
  static func values() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }
}

@Suite(.enabled(if: Sample.isThere, "needs ../shared/data/opening_hours beside the package")) struct SampleTests {
  @Test func almostAllRealValuesAreRead() throws {
    let values = try Sample.values()
    let refused = values.filter { (try? HoursExpression($0)) == nil }
    #expect(values.count > 190)
    #expect(Double(refused.count) <= 0.05 * Double(values.count), "\(refused)")
  }

  @Test func theyAreToldAndReadAgain() throws {
    for value in try Sample.values() {
      guard let hours = try? HoursExpression(value) else { continue }
      #expect(try HoursExpression(hours.description) == hours, "\(value)")
    }
  }
}
