// SPDX-License-Identifier: Apache-2.0
import GazetteerCHeader
import GazetteerIndex
import GazetteerService

/// What the functions of the header are given, checked.
enum Arguments {
  /// Longer requests are refused before a byte is read: the size is then hardly that of the request.
  static let longestRequest = 1 << 20

  /// The bytes of a request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`.
  static func bytes(_ pointer: UnsafePointer<CChar>?, size: Int, field: String) throws(ContractError) -> [UInt8] {
    guard (0...longestRequest).contains(size) else {
      let given = UInt(bitPattern: size)
      throw .argument("size", "Invalid size '\(given)'. Give the length of \(field) in bytes, at most \(longestRequest).")
    }
    guard let pointer else {
      if size == 0 { return [] }
      throw .argument(field, "Invalid \(field): it is NULL, and size is \(size). Give JSON, or size 0 for an empty object.")
    }
    let bytes = Array(UnsafeRawBufferPointer(start: pointer, count: size))
    if let offset = firstInvalidByte(bytes) {
      throw .argument(field, "Invalid \(field): byte \(offset) is not UTF-8. Give JSON in UTF-8.")
    }
    return bytes
  }

  /// A text that ends with a zero; nil for NULL.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`.
  static func text(_ pointer: UnsafePointer<CChar>?, field: String) throws(ContractError) -> String? {
    guard let pointer else { return nil }
    if let text = String(validatingCString: pointer) { return text }
    throw .argument(field, "Invalid \(field): it is not UTF-8. Give a text in UTF-8 with a zero behind it.")
  }

  /// Where an answer is to be put; it holds NULL from here on.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`.
  static func place(
    _ pointer: UnsafeMutablePointer<OpaquePointer?>?, field: String
  ) throws(ContractError) -> UnsafeMutablePointer<OpaquePointer?> {
    guard let pointer else { throw .argument(field, "Invalid \(field): it is NULL. Give the address of a pointer.") }
    pointer.pointee = nil
    return pointer
  }

  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}

/// The options of a call.
struct CallOptions {
  /// The wanted members of the answer; nil for all.
  var fields: String?
  var placeID: String?
  var deadline: ContinuousClock.Instant?
  var extras = false
  private let tokens: [CancelToken]

  /// The longest time that a call may be given, in milliseconds: a day.
  private static let longestTime: Int64 = 86_400_000

  /// Reads the options that a caller has given; nil for none.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`.
  init(_ pointer: UnsafePointer<gazetteer_options>?, of index: OpenedIndex) throws(ContractError) {
    guard let pointer else {
      tokens = [index.closing]
      return
    }
    let size = UnsafeRawPointer(pointer).load(as: Int.self)
    guard size == MemoryLayout<gazetteer_options>.size else {
      let given = UInt(bitPattern: size)
      throw .argument("options.size", "Invalid options.size '\(given)'. Give sizeof(gazetteer_options).")
    }
    let options = pointer.pointee
    tokens = [index.closing] + (options.token == nil ? [] : [try CancelToken.required(options.token)])
    fields = try Arguments.text(options.fields, field: "options.fields")
    placeID = try Arguments.text(options.place_id, field: "options.place_id")
    extras = try Self.flag(options.extras)
    deadline = try Self.deadline(options.deadline_ms)
  }

  /// When the call has to end, besides its deadline.
  var patience: Patience { Patience { [tokens] in tokens.contains(where: \.isCancelled) } }

  /// Refuses an option that the function does not have.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`.
  func refuse(_ isGiven: Bool, _ name: String, only function: String) throws(ContractError) {
    guard isGiven else { return }
    throw .argument("options.\(name)", "Invalid options.\(name): only \(function) has it. Leave it zero.")
  }

  private static func flag(_ value: Int32) throws(ContractError) -> Bool {
    guard (0...1).contains(value) else { throw .argument("options.extras", "Invalid options.extras '\(value)'. Give 0 or 1.") }
    return value == 1
  }

  private static func deadline(_ milliseconds: Int64) throws(ContractError) -> ContinuousClock.Instant? {
    guard (0...longestTime).contains(milliseconds) else {
      throw .argument("options.deadline_ms", "Invalid options.deadline_ms '\(milliseconds)'. Give a number from 0 to \(longestTime).")
    }
    return milliseconds == 0 ? nil : .now + .milliseconds(milliseconds)
  }
}
