// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerService
import Testing

@Suite struct AreaTextTests {
  @Test("circles, boxes and points are read with spaces and signs")
  func read() throws {
    let circle = RegionDraft.Circle(center: .init(latitude: 48.86, longitude: -2.35), radius: 5000)
    #expect(try RegionDraft(text: "circle:48.86,-2.35, 5e3", field: "bias") == RegionDraft(circle: circle))
    let box = RegionDraft.Rectangle(low: .init(latitude: -19, longitude: 177), high: .init(latitude: -16, longitude: -179))
    #expect(try RegionDraft(text: "rect:-19, 177,-16,-179", field: "bias") == RegionDraft(rectangle: box))
    #expect(try RegionDraft.Point(text: " -33.87,+151.21 ", field: "origin") == RegionDraft.Point(latitude: -33.87, longitude: 151.21))
  }

  @Test(
    "other texts are refused, with the field and the cure",
    arguments: [
      "", "circle", "circle:", "circle:1,2", "circle:1,2,3,4", "rect:1,2,3", "box:1,2,3,4", "circle:a,b,c", "circle:1,2,nan",
      "circle:1,2,inf", "1,2,3",
      "circle:1,,3", "circle:1 2,3,4",
    ])
  func refused(text: String) {
    let error = #expect(throws: ContractError.self) { try RegionDraft(text: text, field: "bias") }
    #expect(error?.fieldViolations.first?.field == "bias")
    #expect(error?.message.contains("circle:LAT,LNG,METERS") == true)
    #expect(throws: ContractError.self) { try RegionDraft.Point(text: text, field: "origin") }
  }

  @Test("indented JSON has a line a value, and texts keep what looks like JSON")
  func indented() {
    #expect(
      indentedJSON(#"{"a":[1,{}],"b":"{,\":","c":[]}"#) == """
        {
          "a": [
            1,
            {}
          ],
          "b": "{,\\":",
          "c": []
        }
        """)
  }
}
