// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
package import GazetteerIndex
import GazetteerPlaces

/// Writes places as GeoJSON (RFC 7946). Importing the result gives the same places.
package enum GeoJSON {
  /// One feature on one line, without its end: id and point are members of the feature, all other canonical members are properties.
  ///
  /// - Throws: the errors of `PlaceDetails.members`.
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

  /// The texts before the first feature of a collection, between two, and after the last.
  package static let collection = (start: "{\"type\":\"FeatureCollection\",\"features\":[\n", separator: ",\n", end: "\n]}\n")
}
