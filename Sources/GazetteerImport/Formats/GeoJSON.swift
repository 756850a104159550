// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
package import GazetteerIndex

/// Writes places as GeoJSON (RFC 7946), from which an import gives the same places again.
package enum GeoJSON {
  /// One feature in one line, without its end: id and point as GeoJSON has them, every other canonical member a property.
  package static func feature(for record: PlaceRecord) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("type", "Feature")
    writer.member("id", record.id)
    writer.name("geometry")
    writer.beginObject()
    writer.member("type", "Point")
    writer.name("coordinates")
    writer.beginArray()
    writer.raw(CanonicalJSON.degrees(record.location.longitudeE7))
    writer.raw(CanonicalJSON.degrees(record.location.latitudeE7))
    writer.endArray()
    writer.endObject()
    writer.name("properties")
    writer.beginObject()
    writer.member("name", record.name)
    CanonicalJSON.writeProperties(of: record, to: &writer)
    writer.endObject()
    writer.endObject()
    return writer.text
  }

  /// What stands before the first feature of a collection, between two, and after the last.
  package static let collection = (start: "{\"type\":\"FeatureCollection\",\"features\":[\n", separator: ",\n", end: "\n]}\n")
}
