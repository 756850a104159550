// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
package import GazetteerIndex
import GazetteerPlaces

/// The points of a dot map, the most important place first.
package struct PointsAnswer: Sendable {
  /// A place as a map shows it.
  struct Point: Sendable {
    var placeID: String
    var name: String
    var location: GeoPoint
  }

  var points: [Point]
  /// False when the deadline ended the search: then less important places may stand for others.
  package var isComplete: Bool

  /// `{"points":[{"id":…,"name":…,"latitude":…,"longitude":…}]}`; without places an empty object.
  package var json: String {
    var writer = JSONWriter(capacity: 16 + 96 * points.count)
    writer.object { body in
      if points.isEmpty { return }
      body.name("points")
      body.array(points) { list, point in list.object { point.write(to: &$0) } }
    }
    return writer.text
  }
}

extension PointsAnswer.Point {
  fileprivate func write(to object: inout JSONWriter) {
    object.member("id", placeID)
    object.member("name", name)
    object.name("latitude")
    object.decimal(Int(location.latitudeE7), places: 7)
    object.name("longitude")
    object.decimal(Int(location.longitudeE7), places: 7)
  }
}

extension IndexSession {
  /// The most important places of a rectangle.
  ///
  /// - Throws: `Patience.DeadlineExceeded` if the deadline passes before anything is found; `CancellationError`; the errors of a damaged index.
  /// - Complexity: that of `SearchEngine.mostImportant`, which the deadline ends, and the names of each point.
  package func points(_ query: PointsQuery, patience: Patience = Patience()) throws -> PointsAnswer {
    try patience.limited(to: query.deadline).check()
    return try interruptible(patience) {
      let found = try engine.mostImportant(MostImportantRequest(query.scope))
      let points = try found.places.map { place in
        let record = try engine.reader.outline(of: place.place)
        return PointsAnswer.Point(placeID: record.id, name: record.shownName(in: query.language), location: record.location)
      }
      return PointsAnswer(points: points, isComplete: found.isComplete)
    }
  }
}
