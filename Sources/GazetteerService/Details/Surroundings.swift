// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry

/// What is told of a place besides its own record. Each part costs searches, so that it is found only when it is asked for.
package struct Surroundings: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The places that contain the place.
  package static let containingPlaces = Surroundings(rawValue: 1)
  /// Landmarks near by, and the areas in which the place lies.
  package static let addressDescriptor = Surroundings(rawValue: 2)

  /// The parts that a field mask wants.
  ///
  /// - Parameter path: where in the answer a place is: `places` in the answer of a search, nothing in details.
  package init(wantedBy mask: FieldMask, at path: [String] = []) {
    self = []
    if mask.wants(path + ["containingPlaces"]) { insert(.containingPlaces) }
    if mask.wants(path + ["addressDescriptor"]) { insert(.addressDescriptor) }
  }
}

extension PlaceFacts {
  /// A place that contains another one.
  package struct ContainingPlace: Hashable, Sendable {
    package let id: String
  }

  /// Where a place is, in relation to what people know.
  package struct AddressDescriptor: Hashable, Sendable {
    /// Well-known places near by, the most useful first.
    package let landmarks: [Landmark]
    /// The areas in which the place lies, the smallest first.
    package let areas: [Area]
  }

  /// A well-known place near another one.
  package struct Landmark: Hashable, Sendable {
    /// How the other place lies to the landmark, as far as positions and addresses tell.
    package enum Relationship: String, Sendable {
      /// Nothing more is known than that they are near.
      case near = "NEAR"
      /// In the same street, too far away to be beside or across.
      case downTheRoad = "DOWN_THE_ROAD"
    }

    package let id: String
    package let name: String
    /// BCP 47 tag of the name, when the source says.
    package let nameLanguage: String?
    package let types: [String]
    package let relationship: Relationship
    /// Geodesic metres between the two positions.
    package let meters: Double
  }

  /// An area in which a place lies.
  package struct Area: Hashable, Sendable {
    /// Where in the area the place lies.
    package enum Containment: String, Sendable {
      /// Near its middle: in the inner half of its viewport.
      case within = "WITHIN"
      /// Farther out.
      case outskirts = "OUTSKIRTS"
    }

    package let id: String
    package let name: String
    /// BCP 47 tag of the name, when the source says.
    package let nameLanguage: String?
    package let containment: Containment
  }
}
