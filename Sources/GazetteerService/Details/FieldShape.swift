// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// The possible members of an answer, with the types of values that are passed on from the source.
package struct FieldShape: Sendable {
  /// The type that a value must have to be passed on.
  enum Kind: String, Sendable {
    case flag, text, number
    /// A whole number.
    case count
    /// An array of objects, each with the members that follow.
    case list
  }

  /// The members in the order of the text; few enough for a linear search.
  private var members: [(name: String, shape: FieldShape)] = []
  private var kind: Kind?

  /// A few paths, for messages.
  private(set) var examples = ""

  /// Parses names separated by spaces, each with its type after a colon and its own members in parentheses: `id location(latitude:number
  /// longitude:number) takeout:flag`.
  init(_ text: String) {
    var words = text.split { $0 == " " || $0 == "\n" }.flatMap(Self.parted)[...]
    self.init(&words, nil)
  }

  /// Names, each with the shape of its value.
  ///
  /// - Parameter examples: a few paths, for messages.
  init(_ members: KeyValuePairs<String, FieldShape>, examples: String) {
    self.members = members.map { ($0.key, $0.value) }
    self.examples = examples
  }

  private init(_ words: inout ArraySlice<String>, _ kind: Kind?) {
    self.kind = kind
    while let word = words.popFirst(), word != ")" {
      let parts = word.split(separator: ":")
      var none: ArraySlice<String> = []
      let hasMembers = words.first == "("
      if hasMembers { words.removeFirst() }
      let kind = parts.count == 2 ? Kind(rawValue: String(parts[1])) : nil
      members.append((String(parts[0]), hasMembers ? FieldShape(&words, kind) : FieldShape(&none, kind)))
    }
    examples = members.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
  }

  /// `a(b` → `a`, `(`, `b`
  private static func parted(_ word: Substring) -> [String] {
    var parts: [String] = []
    for character in word {
      if character == "(" || character == ")" {
        parts.append(String(character))
      } else if let last = parts.last, last != "(", last != ")" {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }

  /// The names of the members.
  package var names: [String] { members.map(\.name) }

  /// Whether a path of names exists.
  func has(_ path: ArraySlice<String>) -> Bool {
    guard let first = path.first else { return true }
    return members.first { $0.name == first }?.shape.has(path.dropFirst()) ?? false
  }

  /// The value without unknown members and those of another type, in the order of the shape; nil when nothing remains.
  func sound(_ value: JSONValue) -> JSONValue? {
    switch (kind, value) {
    case (.flag, .bool), (.text, .string): return value
    case (.number, .number): return value.double == nil ? nil : value
    case (.count, .number): return value.double.flatMap { Int(exactly: $0) }.map { .number(String($0)) }
    case (.list, .array(let values)):
      let sound = values.compactMap(soundObject)
      return sound.isEmpty ? nil : .array(sound)
    case (nil, .object): return soundObject(value)
    default: return nil
    }
  }

  private func soundObject(_ object: JSONValue) -> JSONValue? {
    let sound = members.compactMap { member in
      object[member.name].flatMap(member.shape.sound).map { JSONValue.Member(member.name, $0) }
    }
    return sound.isEmpty ? nil : .object(sound)
  }
}
