// SPDX-License-Identifier: Apache-2.0

extension DetailsQuery {
  /// Reads and checks the contract's message for Place Details: `{"name": "places/ID", "languageCode": "en"}`.
  ///
  /// - Parameter fields: The wanted members, `*` for all.
  /// - Throws: `ContractError` with `.invalidArgument`.
  package init(json: some Sequence<UInt8>, fields: String) throws(ContractError) {
    let message = try MessageReader.message(inBody: json, Message.init)
    try self.init(
      placeID: message.name, fields: fields, languageCode: message.languageCode, regionCode: message.regionCode,
      sessionToken: message.sessionToken)
  }

  private struct Message {
    let name, languageCode, regionCode, sessionToken: String

    init(_ reader: inout MessageReader) throws(ContractError) {
      name = try reader.string("name") ?? ""
      languageCode = try reader.string("languageCode") ?? ""
      regionCode = try reader.string("regionCode") ?? ""
      sessionToken = try reader.string("sessionToken") ?? ""
    }
  }
}
