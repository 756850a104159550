// SPDX-License-Identifier: Apache-2.0

/// What a change file says of an element.
struct OSMChange {
  /// What became of it. Of a deleted element nothing else counts.
  enum Action: String {
    case create, modify, delete
  }

  var action: Action
  /// The number of the version; 0 where the file does not tell.
  var version: Int
  /// The element as it is now; of a deleted one often nothing but the number.
  var element: OSMElement
}

/// The changes of a file, one for each element: its last version.
struct OSMChanges {
  private var changes: [OSMIdentity: OSMChange] = [:]
  /// The nodes that changed ways have.
  private var nodesOfWays: Set<Int64> = []

  /// Elements that have changed, nodes before ways before relations, by their numbers.
  var identities: [OSMIdentity] { changes.keys.sorted() }

  subscript(identity: OSMIdentity) -> OSMChange? { changes[identity] }

  /// Adds a change. Of several of one element that of the highest version counts, of one version the last.
  mutating func take(_ change: OSMChange) {
    let identity = change.element.identity
    if let known = changes[identity], known.version > change.version { return }
    changes[identity] = change
  }

  /// Notes what ways have; call it after the last change.
  mutating func prepare() {
    for change in changes.values where change.action != .delete { nodesOfWays.formUnion(change.element.nodes) }
  }

  /// The element as it is now; nil for one that was deleted, and for one that did not change.
  func element(_ identity: OSMIdentity) -> OSMElement? { changes[identity].flatMap { $0.action == .delete ? nil : $0.element } }

  /// Whether a changed way has the node.
  func isNodeOfWay(_ identity: OSMIdentity) -> Bool { identity.kind == .node && nodesOfWays.contains(identity.number) }

  /// Whether the file holds the position of a node, all nodes of a way, all ways and nodes of a relation.
  func isWhole(_ element: OSMElement) -> Bool {
    switch element.identity.kind {
    case .node: element.point != nil
    case .way: !element.nodes.isEmpty && element.nodes.allSatisfy { isWhole(OSMIdentity(kind: .node, number: $0)) }
    case .relation:
      !element.members.isEmpty && element.members.allSatisfy { $0.element.kind != .relation && isWhole($0.element) }
    }
  }

  private func isWhole(_ identity: OSMIdentity) -> Bool { element(identity).map(isWhole) ?? false }

  /// Whether a node of a way, or a member of a relation, has changed.
  func hasParts(of element: OSMElement) -> Bool {
    element.nodes.contains { changes[OSMIdentity(kind: .node, number: $0)] != nil }
      || element.members.contains { changes[$0.element] != nil }
  }
}
