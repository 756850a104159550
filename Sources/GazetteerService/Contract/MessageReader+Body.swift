// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

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
