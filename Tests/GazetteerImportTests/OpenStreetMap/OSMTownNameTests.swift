// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import Testing

@testable import GazetteerImport

@Suite struct OSMTownNameTests {
  @Test(
    "The town of an address is that around it when the name is in small letters, misspelled, or has an area behind it",
    arguments: [
      ("vancouver", "Vancouver"), ("Vancovuer", "Vancouver"), ("Vancouver,~BC", "Vancouver"), ("Vancouver~BC", "Vancouver"),
      ("Vancouver~(B.C.)", "Vancouver"), ("Burnaby", "Burnaby"), ("burnaby", "Burnaby"), ("Surrey", "Surrey"),
      ("Granville~Street", "Vancouver"),
      ("Vancouver~City", "Vancouver"), ("Hancouver", "Hancouver"),
    ])
  func snapped(_ example: (text: String, town: String)) throws {
    var world = OSMWorld()
    world.square(1, south: 49, west: -124, north: 50, east: -123, "boundary=administrative admin_level=8 name=Vancouver")
    world.node(2, 49.5, -123.5, "place=village name=Burnaby")
    world.node(100, 49.5, -123.5)
    world.node(101, 49.51, -123.5)
    world.way(5, [100, 101], "highway=residential name=Granville~Street")
    world.node(3, 49.5, -123.5, "shop=bakery name=A addr:country=CA addr:city=\(example.text)")
    #expect(try world.places()["osm:n3"]?.address.locality == example.town)
  }

  @Test("A town that the file does not have is spelled as most addresses do")
  func unknown() throws {
    var world = OSMWorld()
    for (id, town) in ["North Shore", "North Shore", "north shore"].enumerated() {
      world.node(id, 49, -123, "shop=bakery name=B\(id) addr:city=\(town.replacingOccurrences(of: " ", with: "~"))")
    }
    #expect(try world.places()["osm:n2"]?.address.locality == "North Shore")
  }

  @Test("Spellings differ by insertions, deletions, replacements and swaps")
  func distance() {
    let within = { (limit: Int, a: String, b: String) in OSMSpelling.isWithin(limit, Array(a.unicodeScalars), Array(b.unicodeScalars)) }
    #expect(within(1, "vancouver", "vancuover") && within(1, "pratville", "prattville") && within(0, "", ""))
    #expect(!within(1, "vancouver", "vencuover") && !within(2, "abc", "abcdef") && within(3, "", "abc"))
  }
}
