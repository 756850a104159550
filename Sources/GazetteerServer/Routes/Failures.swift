// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import HTTPTypes

extension ServerAnswer {
  /// The answer to a request that failed, in the style of its endpoint.
  init(_ error: ContractError, style: Endpoint.Style) {
    if case .legacy(let member, let empty) = style {
      self.init(json: LegacyStatus(error).body(message: error.legacyMessage, member: member, empty: empty))
    } else {
      self.init(json: error.json)
      status = HTTPResponse.Status(code: error.status.httpCode)
    }
  }
}
