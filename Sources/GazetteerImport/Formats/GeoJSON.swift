// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
package import GazetteerIndex
package import GazetteerJSON

/// Writes places as GeoJSON (RFC 7946), from which an import gives the same places again.
package enum GeoJSON {
  /// One feature in one line, without its end: id and point as GeoJSON has them, every other canonical member a property.
  ///
  /// - Throws: what `PlaceDetails.members` throws.
  package static func feature(for record: PlaceRecord) throws(JSONReader.Failure) -> String {
    let details = try record.details?.members() ?? DetailMembers()
    var writer = JSONWriter()
    writer.object { feature in
      feature.member("type", "Feature")
      feature.member("id", record.id)
      feature.name("geometry")
      feature.object { geometry in
        geometry.member("type", "Point")
        geometry.name("coordinates")
        geometry.array([record.location.longitudeE7, record.location.latitudeE7]) { $0.raw(CanonicalJSON.degrees($1)) }
      }
      feature.name("properties")
      feature.object { properties in
        properties.member("name", record.name)
        CanonicalJSON.writeProperties(of: record, details, to: &properties)
      }
    }
    return writer.text
  }

  /// What stands before the first feature of a collection, between two, and after the last.
  package static let collection = (start: "{\"type\":\"FeatureCollection\",\"features\":[\n", separator: ",\n", end: "\n]}\n")
}
