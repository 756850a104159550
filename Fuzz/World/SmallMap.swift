// SPDX-License-Identifier: Apache-2.0
import GazetteerImport

/// An index of a small map of OpenStreetMap, in a file of its own that goes with the process.
enum SmallMap {
  /// Where the file is.
  static let path: String = {
    let path = ScratchFile.path("map.gaz")
    let source = ImportSource(path: ScratchFile.holding(map.utf8, "map.osm"), format: .osm, country: "AT")
    do { _ = try IndexImport(sources: [source], output: path).run() } catch { finding("the small map cannot be imported: \(error)") }
    return path
  }()

  /// A town, a street with a house, a node and a building that are one place, a park.
  private static let map = """
    <osm version="0.6">
    <node id="1" lat="48" lon="16"><tag k="place" v="town"/><tag k="name" v="Krems"/></node>
    <node id="2" lat="48.001" lon="16"/><node id="3" lat="48.002" lon="16"/><node id="4" lat="48.002" lon="16.001"/>
    <node id="5" lat="48.003" lon="16"><tag k="amenity" v="cafe"/><tag k="name" v="Mocca"/></node>
    <node id="6" lat="48.001" lon="16.0001"><tag k="addr:housenumber" v="1"/><tag k="addr:street" v="Gasse"/></node>
    <way id="1"><nd ref="2"/><nd ref="3"/><tag k="highway" v="residential"/><tag k="name" v="Gasse"/></way>
    <way id="2"><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="2"/><tag k="leisure" v="park"/><tag k="name" v="Park"/></way>
    <way id="3"><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="2"/><tag k="amenity" v="townhall"/><tag k="name" v="Rathaus"/></way>
    <node id="7" lat="48.0015" lon="16.0005"><tag k="amenity" v="townhall"/><tag k="name" v="Rathaus"/></node>
    </osm>
    """
}
