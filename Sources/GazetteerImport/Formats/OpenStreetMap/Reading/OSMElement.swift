// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// What OpenStreetMap consists of.
enum OSMKind: UInt8, Hashable, Comparable, CaseIterable {
  case node, way, relation

  static func < (a: OSMKind, b: OSMKind) -> Bool { a.rawValue < b.rawValue }

  /// The kind by its name in XML; nil for another word.
  init?(name: String) {
    switch name {
    case "node": self = .node
    case "way": self = .way
    case "relation": self = .relation
    default: return nil
    }
  }
}

/// The identity of an element: each kind has numbers of its own.
struct OSMIdentity: Hashable, Comparable {
  var kind: OSMKind
  var number: Int64

  static func < (a: OSMIdentity, b: OSMIdentity) -> Bool { (a.kind, a.number) < (b.kind, b.number) }

  /// The place id: `osm:n42`, `osm:w7`, `osm:r51`.
  var placeID: String {
    let letter =
      switch kind {
      case .node: "n"
      case .way: "w"
      case .relation: "r"
      }
    return "osm:\(letter)\(number)"
  }
}

/// An element as a file has it.
struct OSMElement {
  /// A member of a relation, with the part that it plays: `outer`, `label`.
  struct Member: Equatable {
    var element: OSMIdentity
    var role: String
  }

  var identity: OSMIdentity
  var tags = OSMTags()
  /// The position of a node; nil for other elements, and for nodes off the globe.
  var point: GeoPoint?
  /// The numbers of a way's nodes, in order.
  var nodes: [Int64] = []
  /// The members of a relation, in order.
  var members: [Member] = []
}

/// The tags of an element.
struct OSMTags: Equatable {
  private(set) var all: [Tag] = []

  /// A key and its value.
  struct Tag: Equatable {
    var key: String
    var value: String
  }

  var isEmpty: Bool { all.isEmpty }

  /// The value of a key; nil when there is none or it is empty.
  subscript(key: String) -> String? {
    for tag in all where tag.key == key { return tag.value.isEmpty ? nil : tag.value }
    return nil
  }

  /// The value of the first of several keys that has one.
  func first(of keys: String...) -> String? {
    for key in keys {
      if let value = self[key] { return value }
    }
    return nil
  }

  mutating func append(_ key: String, _ value: String) { all.append(Tag(key: key, value: value)) }

  mutating func keep(where isKept: (Tag) -> Bool) { all = all.filter(isKept) }
}

extension String {
  /// Whether a value lists several, as `cafe;bar`.
  var isList: Bool { utf8.contains(UInt8(ascii: ";")) }

  /// The parts of a value that lists several.
  var listed: [String] {
    isList ? split(separator: ";").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty } : [self]
  }
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmingSpaces: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// A run of elements of a file, which any thread can read.
protocol OSMRun: Sendable {
  /// Passes the elements of a kind to `body`, in the order of the file.
  ///
  /// - Throws: `ImportError.brokenOpenStreetMap` for bytes that are none of the format's, after the elements before them.
  func forEach(_ kind: OSMKind, _ body: (OSMElement) -> Void) throws(ImportError)
}

/// Reads the runs of a file, once for each kind of elements. A file is read several times, because what comes last decides what of the earlier is needed:
/// relations name their ways, and ways their nodes.
protocol OSMRunReader: AnyObject {
  /// The next run that may have elements of the kind, in the order of the file; nil at the end.
  ///
  /// - Throws: `ImportError.brokenOpenStreetMap` for bytes that are none of the format's.
  func next() throws(ImportError) -> (any OSMRun)?

  /// Starts again at the beginning of the file, for elements of another kind. Called before the first `next`, and when all runs of the last kind were read.
  func begin(_ kind: OSMKind) throws(ImportError)
}
