// SPDX-License-Identifier: Apache-2.0

/// Reads JSON (RFC 8259) step by step, or a whole value at once.
///
/// The steps visit an object or an array without building it; `value` is built on them.
///
///     try reader.beginObject()
///     while let name = try reader.nextMember() {
///       if name == "id" { id = try reader.string() } else { try reader.skip() }
///     }
package struct JSONReader {
  /// Limits and tolerances of the reader.
  package struct Options: Sendable {
    /// What happens to members of one object with the same name.
    package enum DuplicateMembers: Sendable {
      /// All are kept, for rules that refuse them by name.
      case keepAll
      /// The last one is kept, as in most JSON readers.
      case keepLast
    }

    /// What happens to the escape of an unpaired surrogate, which is not a character.
    package enum LoneSurrogates: Sendable {
      /// The text is refused.
      case refuse
      /// U+FFFD replaces it.
      case replace
    }

    /// Greatest nesting of objects and arrays.
    package var maximumNesting = 64
    /// Greatest size of the text in bytes.
    package var maximumBytes = 16 << 20
    package var duplicateMembers = DuplicateMembers.keepAll
    package var loneSurrogates = LoneSurrogates.refuse

    /// The options for requests: nothing is repaired.
    package static let strict = Options()

    /// Options with another nesting and other tolerances.
    package init(
      maximumNesting: Int = 64, duplicateMembers: DuplicateMembers = .keepAll, loneSurrogates: LoneSurrogates = .refuse
    ) {
      self.maximumNesting = maximumNesting
      self.duplicateMembers = duplicateMembers
      self.loneSurrogates = loneSurrogates
    }
  }

  /// The problem, and its position.
  package struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was expected.
    package var expected: String
    /// Offset in bytes.
    package var offset: Int

    package var description: String { "\(expected) expected at byte \(offset)" }
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let options: Options
  /// Offset of the next byte.
  var at = 0
  /// Number of open objects and arrays.
  private var depth = 0
  /// Whether an object or array was just opened, so that no comma is expected.
  private var isFirst = false

  /// A reader at the start of `bytes`, which must be valid UTF-8 and must outlive it.
  ///
  /// - Throws: `Failure` when there are more bytes than the options allow.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, options: Options = .strict) throws(Failure) {
    self.bytes = bytes
    self.options = options
    if bytes.count > options.maximumBytes { throw Failure(expected: "at most \(options.maximumBytes) bytes", offset: options.maximumBytes) }
  }
}

// MARK: Whole values

extension JSONReader {
  /// The single value in `bytes`, with only white space around it. The bytes must be valid UTF-8.
  package static func value(of bytes: UnsafeBufferPointer<UInt8>, options: Options = .strict) throws(Failure) -> JSONValue {
    var reader = try JSONReader(bytes, options: options)
    let value = try reader.value()
    try reader.end()
    return value
  }

  /// The single value in `bytes`; invalid UTF-8 is refused.
  package static func value(of bytes: [UInt8], options: Options = .strict) throws(Failure) -> JSONValue {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw Failure(expected: "UTF-8", offset: 0) }
    return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in try value(of: bytes, options: options) }
  }

  /// The single value in a text.
  package static func value(of text: String, options: Options = .strict) throws(Failure) -> JSONValue {
    var text = text
    let result: Result<JSONValue, Failure> = text.withUTF8 { bytes in
      do throws(Failure) { return .success(try value(of: bytes, options: options)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// The next value.
  package mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func members() throws(Failure) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    try beginObject()
    while let name = try nextMember() { members.append(JSONValue.Member(name, try value())) }
    return options.duplicateMembers == .keepLast ? members.lastOfEachName : members
  }

  private mutating func elements() throws(Failure) -> [JSONValue] {
    var elements: [JSONValue] = []
    try beginArray()
    while try nextElement() { elements.append(try value()) }
    return elements
  }
}

// MARK: Steps

extension JSONReader {
  /// Whether an object comes next.
  package var isAtObject: Bool {
    mutating get {
      skipSpace()
      return peek == UInt8(ascii: "{")
    }
  }

  /// Whether a string comes next.
  package var isAtString: Bool {
    mutating get {
      skipSpace()
      return peek == UInt8(ascii: "\"")
    }
  }

  /// Opens an object.
  package mutating func beginObject() throws(Failure) { try begin(UInt8(ascii: "{"), "an object") }

  /// The name of the object's next member, whose value comes next; nil when the object is closed.
  package mutating func nextMember() throws(Failure) -> String? {
    guard try nextItem(closing: UInt8(ascii: "}"), "a comma or a closing brace") else { return nil }
    guard isAtString else { throw failure("a member name") }
    let name = try string()
    guard take(UInt8(ascii: ":")) else { throw failure("a colon") }
    return name
  }

  /// Opens an array.
  package mutating func beginArray() throws(Failure) { try begin(UInt8(ascii: "["), "an array") }

  /// Whether the array has another value, which comes next; false when it is closed.
  package mutating func nextElement() throws(Failure) -> Bool {
    try nextItem(closing: UInt8(ascii: "]"), "a comma or a closing bracket")
  }

  /// Skips the next value of any type. It is still checked.
  package mutating func skip() throws(Failure) {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"):
      try beginObject()
      while try nextMember() != nil { try skip() }
    case UInt8(ascii: "["):
      try beginArray()
      while try nextElement() { try skip() }
    default: _ = try value()
    }
  }

  /// Checks that only white space remains.
  package mutating func end() throws(Failure) {
    skipSpace()
    guard at == bytes.count else { throw failure("the end") }
  }

  private mutating func begin(_ bracket: UInt8, _ expected: String) throws(Failure) {
    guard depth < options.maximumNesting else { throw failure("at most \(options.maximumNesting) levels") }
    guard take(bracket) else { throw failure(expected) }
    depth += 1
    isFirst = true
  }

  private mutating func nextItem(closing bracket: UInt8, _ expected: String) throws(Failure) -> Bool {
    let isFirst = isFirst
    self.isFirst = false
    if isFirst ? !take(bracket) : take(UInt8(ascii: ",")) { return true }
    guard isFirst || take(bracket) else { throw failure(expected) }
    depth -= 1
    return false
  }
}
