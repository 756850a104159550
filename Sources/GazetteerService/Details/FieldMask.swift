// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
import GazetteerIndex

/// Selects members of an answer by lowerCamelCase paths from its root, as `id,displayName.text`; `*` selects everything.
package struct FieldMask: Hashable, Sendable {
  /// What is wanted of the answer.
  package let members: MemberMask

  /// Everything.
  package static let all = FieldMask(.all)

  private init(_ members: MemberMask) { self.members = members }

  /// Parses comma-separated paths; spaces around them are ignored, and snake_case is accepted.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` when the text is empty, or a path does not exist in `shape`.
  package init(_ text: String, of shape: FieldShape) throws(ContractError) {
    let names = text.split(separator: ",").map { $0.drop { $0 == " " }.prefix { $0 != " " } }.filter { !$0.isEmpty }
    if names.isEmpty {
      throw Self.refused("FieldMask is a required parameter. Name the wanted members, such as 'id,displayName', or '*' for all.")
    }
    if names.contains("*") {
      self = .all
      return
    }
    var paths: [[String]] = []
    var seen: Set<Substring> = []
    // A request may repeat a name thousands of times, and each would be compared with every member of an answer.
    for name in names where seen.insert(name).inserted {
      let path = name.split(separator: ".", omittingEmptySubsequences: false).map { camelCase($0) }
      guard shape.has(path[...]) else {
        throw Self.refused(
          """
          Error expanding '\(field: "fields")' parameter. Cannot find matching fields for path \(value: name). Give names such as \
          \(shape.examples), or '*' for all.
          """)
      }
      paths.append(path)
    }
    members = MemberMask(paths: paths)
  }

  private static func refused(_ wording: Wording) -> ContractError {
    ContractError(invalid: [.init(field: "fields", wording: wording)])
  }

  /// Whether any part of a member is requested: the member itself, one that contains it, or one that it contains.
  ///
  /// - Parameter path: the names that lead to the member.
  func wants(_ path: [String]) -> Bool {
    path.reduce(members) { $0[$1] } != .none
  }

  /// As `wants`, but everything (`*`) names nothing: extensions of the contract are in an answer only when they are named.
  package func names(_ path: String...) -> Bool { members != .all && wants(path) }
}

/// `display_name` → `displayName`.
private func camelCase(_ name: Substring) -> String {
  let parts = name.split(separator: "_")
  return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
}
