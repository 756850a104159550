// SPDX-License-Identifier: Apache-2.0
package import GazetteerJSON

/// Which members of an answer are wanted: lowerCamelCase paths from its root, as `id,displayName.text`; `*` is everything.
package struct FieldMask: Hashable, Sendable {
  /// Nil keeps everything; else what is kept, as paths of names.
  private let paths: [[String]]?

  /// Everything.
  package static let all = FieldMask(paths: nil)

  private init(paths: [[String]]?) { self.paths = paths }

  /// The paths in a text, separated by commas; spaces around them do not count, and snake_case is taken as well.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` when the text is empty, or a path leads nowhere in `shape`.
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
    // Somebody may name one member thousands of times; every one would be compared with every member of an answer.
    for name in names where seen.insert(name).inserted {
      let path = name.split(separator: ".", omittingEmptySubsequences: false).map { camelCase($0) }
      guard shape.has(path[...]) else {
        throw Self.refused(
          "Error expanding 'fields' parameter. Cannot find matching fields for path '\(String(name).excerpt)'. "
            + "Give names such as \(shape.examples), or '*' for all.")
      }
      paths.append(path)
    }
    self.paths = paths
  }

  private static func refused(_ description: String) -> ContractError {
    ContractError(invalid: [.init(field: "fields", description: description)])
  }

  /// Whether something of a member is wanted: the member, one that holds it, or one that it holds.
  ///
  /// - Parameter path: the names that lead to the member.
  func wants(_ path: [String]) -> Bool {
    guard let paths else { return true }
    return paths.contains { wanted in zip(wanted, path).allSatisfy { $0 == $1 } }
  }

  /// The value with the wanted members only; arrays are passed through.
  package func callAsFunction(_ value: JSONValue) -> JSONValue {
    guard let paths else { return value }
    return Self.kept(of: value, paths.map { $0[...] })
  }

  private static func kept(of value: JSONValue, _ paths: [ArraySlice<String>]) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map { kept(of: $0, paths) })
    case .object(let members):
      return .object(
        members.compactMap { member in
          let inner = paths.filter { $0.first == member.name }.map { $0.dropFirst() }
          if inner.isEmpty { return nil }
          return inner.contains(where: \.isEmpty) ? member : JSONValue.Member(member.name, kept(of: member.value, inner))
        })
    default: return value
    }
  }
}

/// `display_name` → `displayName`.
private func camelCase(_ name: Substring) -> String {
  let parts = name.split(separator: "_")
  return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
}
