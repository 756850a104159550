// SPDX-License-Identifier: Apache-2.0

/// Which members of a JSON value are wanted; `JSONWriter` writes no others.
@usableFromInline
package indirect enum MemberMask: Hashable, Sendable {
  /// Everything.
  case all
  /// Nothing.
  case none
  /// These members of an object, and of every object in an array.
  case members([String: MemberMask])

  /// The values at some paths of names, and what contains them.
  ///
  /// - `[["id"], ["displayName", "text"]]` → `id`, and of `displayName` only `text`
  package init(paths: some Sequence<[String]>) {
    self = .members([:])
    for path in paths { insert(path[...]) }
  }

  /// What is wanted of a member.
  package subscript(name: String) -> MemberMask {
    switch self {
    case .all: .all
    case .none: .none
    case .members(let members): members[name] ?? .none
    }
  }

  private mutating func insert(_ path: ArraySlice<String>) {
    guard let name = path.first else {
      self = .all
      return
    }
    guard case .members(var members) = self else { return }
    members[name, default: .members([:])].insert(path.dropFirst())
    self = .members(members)
  }
}
