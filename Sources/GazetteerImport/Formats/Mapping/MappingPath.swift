// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Where a value lies in a JSON row: `names.primary`, `addresses[0].locality`, `hierarchies[0][subtype=region].name`, `name:*_x_preferred`.
///
/// - `a.b` is member `b` of member `a`; `\` makes the next character a letter of the name, as in `a\.b`
/// - `[0]` is the first element, `[-1]` the last, `[]` every element; a value that is no array counts as an array of itself
/// - `[key=text]` is every element whose member `key` has this text
/// - a name with `*` is every member that fits; what stands in the place of `*` is the language
struct MappingPath: Equatable, Sendable {
  /// One step from a value to the values in it.
  enum Step: Equatable, Sendable {
    case member(String)
    case members(prefix: String, suffix: String)
    case element(Int)
    case elements
    case elementsWith(key: String, text: String)
  }

  /// A value that a path leads to, with what stood in the place of `*`.
  struct Found {
    var value: JSONValue
    var star: String?
  }

  private(set) var steps: [Step] = []

  /// The path with no steps, which leads to the row itself.
  init() {}

  /// Parses a path.
  ///
  /// - Throws: what is wrong with it, with the cure.
  init(_ text: String) throws(MappingProblem) {
    var rest = Array(text.unicodeScalars)[...]
    var expectsName = true
    while let scalar = rest.first {
      switch scalar {
      case "[":
        if expectsName && !steps.isEmpty { throw MappingProblem("\(text) has no name before [") }
        steps.append(try Self.bracket(&rest, of: text))
        expectsName = false
      case ".":
        if expectsName { throw MappingProblem("\(text) has no name before a dot; write \\. for a dot in a name") }
        rest.removeFirst()
        expectsName = true
      default:
        if !expectsName { throw MappingProblem("\(text) needs a dot behind ]") }
        steps.append(Self.name(&rest))
        expectsName = false
      }
    }
    if expectsName { throw MappingProblem(text.isEmpty ? "a path is empty; name a member" : "\(text) ends with a dot") }
  }

  private static func name(_ rest: inout ArraySlice<Unicode.Scalar>) -> Step {
    var parts = [""]
    while let scalar = rest.first, scalar != ".", scalar != "[" {
      rest.removeFirst()
      if scalar == "*", parts.count == 1 {
        parts.append("")
      } else if scalar == "\\", let escaped = rest.popFirst() {
        parts[parts.count - 1].unicodeScalars.append(escaped)
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts.count == 1 ? .member(parts[0]) : .members(prefix: parts[0], suffix: parts[1])
  }

  private static func bracket(_ rest: inout ArraySlice<Unicode.Scalar>, of text: String) throws(MappingProblem) -> Step {
    guard let end = rest.firstIndex(of: "]") else { throw MappingProblem("\(text) has a [ without ]") }
    var inner = String.UnicodeScalarView()
    inner.append(contentsOf: rest[(rest.startIndex + 1)..<end])
    rest = rest[(end + 1)...]
    let content = String(inner)
    if content.isEmpty { return .elements }
    if let position = Int(content) { return .element(position) }
    let sides = content.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].isEmpty else {
      throw MappingProblem("\(text): [\(content)] is none of [0], [], [key=text]")
    }
    return .elementsWith(key: String(sides[0]), text: String(sides[1]))
  }

  /// What the path leads to in a row. In a GeoJSON feature, a path whose first member the feature does not have goes through its properties.
  func found(in row: JSONValue) -> [Found] {
    let found = follow([Found(value: row)])
    if !found.isEmpty { return found }
    guard let properties = row["properties"] else { return [] }
    if case .member(let first)? = steps.first, let value = row[first], value != .null { return [] }
    return follow([Found(value: properties)])
  }

  /// The first value that the path leads to; nil when there is none.
  func first(in row: JSONValue) -> JSONValue? { found(in: row).first?.value }

  private func follow(_ start: [Found]) -> [Found] {
    steps.reduce(start) { found, step in found.isEmpty ? found : found.flatMap { Self.next(step, from: $0) } }
  }

  private static func next(_ step: Step, from found: Found) -> [Found] {
    func kept(_ values: some Sequence<JSONValue>) -> [Found] { values.map { Found(value: $0, star: found.star) } }
    switch step {
    case .member(let name): return kept([found.value[name]].compactMap(\.self))
    case .members(let prefix, let suffix):
      guard case .object(let members) = found.value else { return [] }
      return members.compactMap { member in
        member.name.betweenEnds(prefix, suffix).map { Found(value: member.value, star: $0) }
      }
    case .element(let position):
      let elements = found.value.elements
      return kept([elements.element(position)].compactMap(\.self))
    case .elements: return kept(found.value.elements)
    case .elementsWith(let key, let text): return kept(found.value.elements.filter { $0[key]?.plainText == text })
    }
  }
}

extension String {
  /// What stands between a prefix and a suffix; nil when the text does not have both.
  func betweenEnds(_ prefix: String, _ suffix: String) -> String? {
    guard utf8.count > prefix.utf8.count + suffix.utf8.count || (utf8.count == prefix.utf8.count + suffix.utf8.count && !isEmpty),
      utf8.starts(with: prefix.utf8), utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    else { return nil }
    return String(decoding: utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count), as: UTF8.self)
  }
}

extension JSONValue {
  /// The elements of an array; any other value but null is the only element.
  var elements: [JSONValue] {
    switch self {
    case .array(let values): values
    case .null: []
    default: [self]
    }
  }

  /// The text of a text, number or truth value; nil for others.
  var plainText: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let truth): truth ? "true" : "false"
    default: nil
    }
  }
}

extension [JSONValue] {
  /// The element at a position, which counts from the end when it is negative.
  fileprivate func element(_ position: Int) -> JSONValue? {
    let index = position < 0 ? count + Swift.max(position, -count - 1) : position
    return indices.contains(index) ? self[index] : nil
  }
}
