// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerService

/// The `pagetoken` of legacy searches. It contains the query of the first page, because a request for the next page contains nothing else.
struct LegacyPageToken {
  let query: String
  let token: String

  init(query: String, token: String) {
    self.query = query
    self.token = token
  }

  /// - Throws: `ContractError` with `.invalidArgument` for an invalid token.
  init(text: String) throws(ContractError) {
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let bytes = Data(base64Encoded: parts[0].replacing("-", with: "+").replacing("_", with: "/")) else {
      throw ContractError(
        invalid: [.init(field: "pagetoken", description: "Invalid pagetoken '\(text.excerpt)'. Give the next_page_token of an answer.")])
    }
    self.init(query: String(decoding: bytes, as: UTF8.self), token: parts[1])
  }

  var text: String {
    "\(Data(query.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")).\(token)"
  }
}
