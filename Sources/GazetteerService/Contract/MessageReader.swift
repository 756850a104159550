// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// Reads the members of one JSON object by the rules of proto3 JSON: names in lowerCamelCase or snake_case, null is absent, numbers may be strings,
/// whole numbers may be written `5.0`. Read every known member; `finish` refuses the remaining ones.
struct MessageReader {
  private let members: [JSONValue.Member]
  /// Which members have been read, by index.
  private var isKnown: [Bool]
  /// Whether any name may be in snake_case. Most requests have none and need no second comparison.
  private let mayBeSnakeCase: Bool
  /// Path of the object in snake_case; empty for the top level.
  private let path: String

  init(_ value: JSONValue, path: String = "") throws(ContractError) {
    guard case .object(let members) = value else {
      if path.isEmpty { throw ContractError(.invalidArgument, "Invalid JSON payload received. The request has to be a JSON object.") }
      throw Self.invalid(path, "Invalid value at '\(path)', \(value.excerpt). Give a JSON object.")
    }
    self.members = members
    self.path = path
    isKnown = Array(repeating: false, count: members.count)
    mayBeSnakeCase = members.contains { $0.name.utf8.contains(UInt8(ascii: "_")) }
  }

  /// The member's value; nil when it is absent or null.
  mutating func value(_ name: String) throws(ContractError) -> JSONValue? {
    let snake = mayBeSnakeCase ? snakeCase(name) : name
    var found: Int?
    for index in members.indices where members[index].name == name || mayBeSnakeCase && members[index].name == snake {
      if found != nil { throw Self.invalid(field(name), "Invalid JSON payload received. '\(field(name))' is given twice. Give it once.") }
      isKnown[index] = true
      found = index
    }
    guard let found else { return nil }
    if case .null = members[found].value { return nil }
    return members[found].value
  }

  mutating func string(_ name: String) throws(ContractError) -> String? {
    guard let value = try value(name) else { return nil }
    guard case .string(let text) = value else { throw wrong(name, type: "TYPE_STRING", value: value, cure: "Give a string.") }
    return text
  }

  mutating func bool(_ name: String) throws(ContractError) -> Bool? {
    guard let value = try value(name) else { return nil }
    guard case .bool(let truth) = value else { throw wrong(name, type: "TYPE_BOOL", value: value, cure: "Give true or false.") }
    return truth
  }

  mutating func double(_ name: String) throws(ContractError) -> Double? {
    guard let value = try value(name) else { return nil }
    guard let number = value.protoNumber else { throw wrong(name, type: "TYPE_DOUBLE", value: value, cure: "Give a finite number.") }
    return number
  }

  mutating func int(_ name: String) throws(ContractError) -> Int? {
    guard let value = try value(name) else { return nil }
    guard let number = value.protoNumber, let whole = Int32(exactly: number) else {
      throw wrong(name, type: "TYPE_INT32", value: value, cure: "Give a whole number.")
    }
    return Int(whole)
  }

  mutating func strings(_ name: String) throws(ContractError) -> [String]? {
    guard let value = try value(name) else { return nil }
    guard case .array(let elements) = value else { throw wrong(name, type: "TYPE_STRING", value: value, cure: "Give an array of strings.") }
    var texts: [String] = []
    for (index, element) in elements.enumerated() {
      guard case .string(let text) = element else {
        throw wrong("\(name)[\(index)]", type: "TYPE_STRING", value: element, cure: "Give a string.")
      }
      texts.append(text)
    }
    return texts
  }

  /// A member that is an object.
  mutating func message<Message>(
    _ name: String, _ read: (inout MessageReader) throws(ContractError) -> Message
  ) throws(ContractError) -> Message? {
    guard let value = try value(name) else { return nil }
    var reader = try MessageReader(value, path: field(name))
    let message = try read(&reader)
    try reader.finish()
    return message
  }

  // MARK: Members whose names are data

  /// The names of all members, each once.
  var names: [String] {
    var seen: Set<String> = []
    return members.map(\.name).filter { seen.insert($0).inserted }
  }

  /// The value of the member with exactly this name; nil when it is null.
  mutating func value(exactly name: String) throws(ContractError) -> JSONValue? {
    var found: JSONValue?
    for (index, member) in members.enumerated() where member.name == name {
      if found != nil { throw Self.invalid(path, "Invalid JSON payload received. '\(path).\(name.excerpt)' is given twice. Give it once.") }
      isKnown[index] = true
      found = member.value
    }
    return found == .null ? nil : found
  }

  /// The object with exactly this name; an empty one when there is none.
  mutating func message<Message>(
    exactly name: String, _ read: (inout MessageReader) throws(ContractError) -> Message
  ) throws(ContractError) -> Message {
    var reader = try MessageReader(value(exactly: name) ?? .object([]), path: "\(path).\(name.excerpt)")
    let message = try read(&reader)
    try reader.finish()
    return message
  }

  func wrong(exactly name: String, value: JSONValue, cure: String) -> ContractError {
    let field = "\(path).\(name.excerpt)"
    return Self.invalid(field, "Invalid value at '\(field)', \(value.excerpt). \(cure)")
  }

  /// Refuses members that were not read.
  func finish() throws(ContractError) {
    guard let index = isKnown.firstIndex(of: false) else { return }
    let stranger = members[index]
    let place = path.isEmpty ? "" : " at '\(path)'"
    throw Self.invalid(
      path, "Invalid JSON payload received. Unknown name \"\(stranger.name.excerpt)\"\(place): Cannot find field.")
  }

  func field(_ name: String) -> String { path.isEmpty ? snakeCase(name) : "\(path).\(snakeCase(name))" }

  func wrong(_ name: String, type: String, value: JSONValue, cure: String) -> ContractError {
    Self.invalid(field(name), "Invalid value at '\(field(name))' (\(type)), \(value.excerpt). \(cure)")
  }

  private static func invalid(_ field: String, _ description: String) -> ContractError {
    ContractError(invalid: [.init(field: field, description: description)])
  }
}

/// `inputOffset` → `input_offset`.
func snakeCase(_ name: String) -> String {
  var bytes: [UInt8] = []
  for byte in name.utf8 {
    if byte.isASCIIUppercase { bytes += [UInt8(ascii: "_"), byte | 0x20] } else { bytes.append(byte) }
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension JSONValue {
  /// The finite number that proto3 JSON accepts: a number, or a string with a number.
  fileprivate var protoNumber: Double? {
    if case .string(let text) = self, text.utf8.allSatisfy({ $0 > 0x20 }),
      case .number(let spelling)? = try? JSONReader.value(of: text)
    {
      return JSONValue.number(spelling).double
    }
    return double
  }

  /// The value as text, truncated for messages.
  fileprivate var excerpt: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.text.excerpt
  }
}

extension MessageReader {
  /// The request in a JSON body; an empty body is an empty request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` for malformed JSON, an unknown member or a value of the wrong type.
  static func message<Message>(
    inBody json: some Sequence<UInt8>, _ read: (inout MessageReader) throws(ContractError) -> Message
  ) throws(ContractError) -> Message {
    let value: JSONValue
    do throws(JSONReader.Failure) {
      value = try body(json)
    } catch {
      throw ContractError(
        .invalidArgument, "Invalid JSON payload received. Expected \(error.expected) at byte \(error.offset). Give one JSON object.")
    }
    var reader = try MessageReader(value)
    let message = try read(&reader)
    try reader.finish()
    return message
  }

  private static func body(_ json: some Sequence<UInt8>) throws(JSONReader.Failure) -> JSONValue {
    let bytes = Array(json)
    let isBlank = bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    return isBlank ? .object([]) : try JSONReader.value(of: bytes)
  }
}
