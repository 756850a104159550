// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The members of an object of a mapping, each of which is taken once; what is left at the end is a mistake.
struct MappingMembers {
  /// The name of the object, as `fields.primaryType`; empty for the mapping itself.
  let place: String
  private var members: [String: JSONValue] = [:]
  private let known: [String]

  /// - Parameter known: the names that the object may have, for the message about another.
  init(_ value: JSONValue, at place: String, known: [String]) throws(MappingProblem) {
    guard case .object(let members) = value else {
      throw MappingProblem(place.isEmpty ? "no JSON object" : "\(place) has the wrong kind of value; give an object")
    }
    self.place = place
    self.known = known
    for member in members {
      if !known.contains(member.name) {
        throw MappingProblem(
          "\(place.isEmpty ? "" : place + ".")\(member.name) is no member of a mapping; known are \(known.joined(separator: ", "))")
      }
      self.members[member.name] = member.value == .null ? nil : member.value
    }
  }

  /// The full name of a member.
  func name(_ member: String) -> String { place.isEmpty ? member : place + "." + member }

  subscript(member: String) -> JSONValue? { members[member] }

  func required(_ member: String) throws(MappingProblem) -> JSONValue {
    guard let value = members[member] else { throw MappingProblem("\(name(member)) is missing") }
    return value
  }

  func text(_ member: String) throws(MappingProblem) -> String? {
    guard let value = members[member] else { return nil }
    guard let text = value.string else { throw wrong(member, "a text") }
    return text
  }

  func requiredText(_ member: String) throws(MappingProblem) -> String {
    guard let text = try text(member) else { throw MappingProblem("\(name(member)) is missing") }
    return text
  }

  func truth(_ member: String) throws(MappingProblem) -> Bool? {
    guard let value = members[member] else { return nil }
    guard let truth = value.bool else { throw wrong(member, "true or false") }
    return truth
  }

  func number(_ member: String) throws(MappingProblem) -> Double? {
    guard let value = members[member] else { return nil }
    guard let number = value.double else { throw wrong(member, "a number") }
    return number
  }

  func texts(_ member: String) throws(MappingProblem) -> [String]? {
    guard let value = members[member] else { return nil }
    guard case .array(let elements) = value else { throw wrong(member, "an array of texts") }
    let texts = elements.compactMap(\.string)
    guard texts.count == elements.count else { throw wrong(member, "an array of texts") }
    return texts
  }

  /// The elements of an array; none when the member is absent.
  func elements(_ member: String) throws(MappingProblem) -> [JSONValue] {
    guard let value = members[member] else { return [] }
    guard case .array(let elements) = value else { throw wrong(member, "an array") }
    return elements
  }

  /// The members of an object; none when the member is absent.
  func object(_ member: String) throws(MappingProblem) -> [JSONValue.Member] {
    guard let value = members[member] else { return [] }
    guard case .object(let members) = value else { throw wrong(member, "an object") }
    return members
  }

  /// One of several words.
  func word<Word: RawRepresentable & CaseIterable>(_ member: String, _ type: Word.Type) throws(MappingProblem) -> Word?
  where Word.RawValue == String {
    guard let text = try text(member) else { return nil }
    guard let word = Word(rawValue: text) else {
      throw MappingProblem("\(name(member)): \(text) is unknown; known are \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return word
  }

  func wrong(_ member: String, _ expected: String) -> MappingProblem {
    MappingProblem("\(name(member)) has the wrong kind of value; give \(expected)")
  }
}
