// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
package import GazetteerIndex

/// What became of a place between two indexes, as a line that an import with a base takes.
package enum PlaceChange: Equatable, Sendable {
  /// A place of the old index that the new one has not.
  case removed(id: String)
  /// A place of the new index, and what is new about it.
  case written(PlaceRecord, [Kind])

  /// What is new about a place.
  package enum Kind: String, Sendable, CaseIterable {
    /// The whole place.
    case added
    /// Its location or viewport.
    case moved
    /// A name.
    case renamed
    /// Anything else: types, address, importance, details, houses, source, former ids.
    case changed
  }

  /// The member that tells what is new; an import ignores it.
  static let member = "_change"

  /// The change from one record of a place to another; nil when they are the same.
  package init?(from old: PlaceRecord?, to new: PlaceRecord) {
    guard var old else {
      self = .written(new, [.added])
      return
    }
    // What the index adds of other places is no change of this one.
    old.address.inheritedNames = new.address.inheritedNames
    var kinds: [Kind] = []
    if old.location != new.location || old.viewport != new.viewport { kinds.append(.moved) }
    if old.name != new.name || old.names != new.names { kinds.append(.renamed) }
    (old.location, old.viewport, old.name, old.names) = (new.location, new.viewport, new.name, new.names)
    if old != new { kinds.append(.changed) }
    if kinds.isEmpty { return nil }
    self = .written(new, kinds)
  }

  /// One line of NDJSON, without its end: the whole new record with the member `_change`, or the id with `deleted`.
  ///
  /// - Throws: the errors of `PlaceDetails.members`.
  package func line() throws(JSONReader.Failure) -> String {
    var writer = JSONWriter()
    switch self {
    case .removed(let id):
      writer.object { object in
        object.member("id", id)
        object.member(.init("deleted", .bool(true)))
      }
      return writer.text
    case .written(let record, let kinds):
      writer.object { object in
        object.member(.init(Self.member, .array(kinds.map { .string($0.rawValue) })))
      }
      return try String(writer.text.dropLast()) + "," + CanonicalJSON.line(for: record).dropFirst()
    }
  }
}
