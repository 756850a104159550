// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Why a change cannot be made in an index: what it means depends on elements that stand only in the extract.
enum OSMObstacle: Error {
  case street
  case house
  case housesOfRelation
  case interpolation
  case settlement
  case area
  /// What has no name of its own is called by what it is, in the language of its country.
  case unnamed
  /// The place was made of elements that are not all in the change.
  case partOf(String)
  /// The changed element and a place, of whose elements nothing is in the change, may be one.
  case mayBe(String)
  case noNodes
  case geometry

  /// What the element is or lacks, as it follows its id.
  var reason: String {
    switch self {
    case .street: "a piece of a street"
    case .house: "a house of a street"
    case .housesOfRelation: "tells the street of houses"
    case .interpolation: "house numbers along a way"
    case .settlement: "a settlement, which is in the addresses of other places"
    case .area: "an area, which is in the addresses of other places"
    case .unnamed: "has no name of its own"
    case .partOf(let id): "one of several elements of \(id)"
    case .mayBe(let id): "may be one with \(id)"
    case .noNodes: "has no nodes"
    case .geometry: "not all of its nodes or members are in the change file"
    }
  }

  /// What stands in the way of an element's role; nil when it makes a place of its own.
  init?(_ element: OSMElement) {
    if element.tags["type"] == "associatedStreet" {
      self = .housesOfRelation
    } else if element.tags["addr:interpolation"] != nil {
      self = .interpolation
    } else {
      switch OSMRole(element) {
      case .street: self = .street
      case .house: self = .house
      case .settlement: self = .settlement
      case .boundary: self = .area
      case .place where element.tags["name"] == nil && OSMUnnamed(element.tags) != nil: self = .unnamed
      case .place, nil: return nil
      }
    }
  }

  /// What stands in the way of changing a place that was not made of its own elements alone; nil for others.
  init?(_ place: OSMKnownPlace) {
    if !place.isDerived { return nil }
    self = place.likeness.kind == .street ? .street : .area
  }
}
