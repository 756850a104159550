// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@testable import GazetteerImport

/// Where a path leads to in a row.
@Suite struct MappingPathTests {
  private static let row = #"""
    {"id":7,"names":{"primary":"Kavárna","common":{"de":"Kaffeehaus","en":"Coffee House"}},"a.b":"dotted","name:de_x_preferred":"Wien",
     "addresses":[{"city":"Brno","zip":null},{"city":"Praha"}],"tags":["x","y"],"one":"single","open":true,
     "levels":[[{"kind":"region","name":"Morava"},{"kind":"city","name":"Brno"}]]}
    """#

  @Test(
    "a path leads to every value that it names",
    arguments: [
      ("id", "7"), ("names.primary", "Kavárna"), ("addresses[0].city", "Brno"), ("addresses[-1].city", "Praha"),
      ("addresses[].city", "Brno|Praha"),
      ("addresses[2].city", ""), ("addresses[-3].city", ""), ("tags[]", "x|y"), ("one[]", "single"), ("one[0]", "single"),
      (#"a\.b"#, "dotted"),
      ("names.common.*", "de=Kaffeehaus|en=Coffee House"), ("name:*_x_preferred", "de=Wien"), ("levels[0][kind=city].name", "Brno"),
      ("open", "true"), ("nowhere.at.all", ""), ("names.primary.deeper", ""),
    ])
  func found(path: String, expected: String) throws {
    let row = try JSONReader.value(of: Self.row, options: .record)
    let found = try MappingPath(path).found(in: row)
    #expect(found.map { ($0.star.map { $0 + "=" } ?? "") + ($0.value.plainText ?? "?") }.joined(separator: "|") == expected)
  }

  @Test("in a feature a path goes through the properties")
  func properties() throws {
    let feature = try JSONReader.value(
      of: #"{"id":"f1","properties":{"id":9,"wof:name":"Town"},"geometry":{"type":"Point","coordinates":[1,2]}}"#, options: .record)
    func text(_ path: String) throws -> String? { try MappingPath(path).first(in: feature)?.plainText }
    #expect(try text("wof:name") == "Town" && text("properties.wof:name") == "Town")
    #expect(try text("id") == "f1" && text("properties.id") == "9")
  }

  @Test(
    "a path that cannot be read says why",
    arguments: [
      ("", "is empty"), ("a.", "ends with a dot"), ("a..b", "no name before a dot"), ("a[x", "[ without ]"), ("a[x]", "none of [0]"),
      ("a[0]b", "needs a dot"),
    ])
  func problems(path: String, reason: String) throws {
    do {
      _ = try MappingPath(path)
      Issue.record("\(path) was read")
    } catch { #expect(error.reason.contains(reason), "\(error.reason)") }
  }
}
