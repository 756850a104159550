// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import HTTPTypes

extension ServerAnswer {
  /// The answer to a request that failed, in the style of its endpoint.
  init(_ error: ContractError, style: Endpoint.Style) {
    // Legacy failures have status 200, except for a client that disconnected: then only log and metrics record the status.
    if case .legacy(let member, let empty, let attributions, let root) = style, error.status != .cancelled {
      let status = LegacyStatus(error)
      self.init(json: status.body(message: error.legacyMessage, member: member, empty: empty, attributions: attributions))
      if let root, let xml = try? inXML(root: root) { self = xml }
    } else {
      self.init(json: error.json)
      status = HTTPResponse.Status(code: error.status.httpCode)
    }
  }

  /// The answer to a request whose body is refused. Only routes of the current contract have bodies.
  init(_ refusal: BodyRefusal) {
    self.init(json: ContractError(.invalidArgument, Wording(refusal.message)).json(code: refusal.status.code))
    status = refusal.status
  }

  /// The answer for an unknown path, in the style of the service that it seems to belong to.
  init(unknownAddress error: ContractError, path: String) {
    self.init(error, style: .new)
    if path.hasPrefix("/maps/api/") { text = LegacyStatus.notFound.body(message: error.message) }
  }
}
