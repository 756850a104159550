// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// Parts of a place that are not in its own record. Each costs searches, so it is found only on request.
package struct Surroundings: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The places that contain the place.
  package static let containingPlaces = Surroundings(rawValue: 1)
  /// Landmarks near by, and the areas in which the place lies.
  package static let addressDescriptor = Surroundings(rawValue: 2)

  /// The parts that a field mask requests.
  ///
  /// - Parameter path: the path of places in the answer: `places` in a search, empty in details.
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

  /// The position of a place relative to landmarks and areas.
  package struct AddressDescriptor: Hashable, Sendable {
    /// Well-known places near by, the most useful first.
    package let landmarks: [Landmark]
    /// The areas in which the place lies, the smallest first.
    package let areas: [Area]
  }

  /// A well-known place near another one.
  package struct Landmark: Hashable, Sendable {
    /// The relation of the other place to the landmark, as far as positions and addresses show it.
    package enum Relationship: String, Sendable {
      /// Near; nothing more is known.
      case near = "NEAR"
      /// In the same street, too far away to be beside or across.
      case downTheRoad = "DOWN_THE_ROAD"
    }

    package let id: String
    package let name: String
    /// BCP 47 tag of the name; nil when the source gives none.
    package let nameLanguage: String?
    package let types: [String]
    package let relationship: Relationship
    /// Geodesic metres between the two positions.
    package let meters: Double
  }

  /// An area that contains a place.
  package struct Area: Hashable, Sendable {
    /// Where in the area the place is.
    package enum Containment: String, Sendable {
      /// Near the centre: in the inner half of its viewport.
      case within = "WITHIN"
      /// Farther out.
      case outskirts = "OUTSKIRTS"
    }

    package let id: String
    package let name: String
    /// BCP 47 tag of the name; nil when the source gives none.
    package let nameLanguage: String?
    package let containment: Containment
  }
}
