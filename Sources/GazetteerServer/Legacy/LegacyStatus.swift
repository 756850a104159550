// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerService

/// The member `status` of legacy answers.
enum LegacyStatus: String {
  case ok = "OK"
  case zeroResults = "ZERO_RESULTS"
  case invalidRequest = "INVALID_REQUEST"
  case notFound = "NOT_FOUND"
  case requestDenied = "REQUEST_DENIED"
  case overQueryLimit = "OVER_QUERY_LIMIT"
  case unknownError = "UNKNOWN_ERROR"

  init(_ error: ContractError) {
    if error.isAboutKey {
      self = .requestDenied
      return
    }
    switch error.status {
    case .invalidArgument: self = .invalidRequest
    case .notFound: self = .notFound
    case .resourceExhausted: self = .overQueryLimit
    default: self = .unknownError
    }
  }

  /// The body of a failure.
  ///
  /// - Parameters:
  ///   - empty: JSON of the empty value for the member that holds the results.
  ///   - attributions: whether the answers have `html_attributions`, which then are empty.
  func body(message: String, member: StaticString, empty: String, attributions: Bool) -> String {
    var writer = JSONWriter()
    writer.object { body in
      if attributions {
        body.name("html_attributions")
        body.raw("[]")
      }
      body.name(member)
      body.raw(empty)
      write(message, to: &body)
    }
    return writer.text
  }

  /// The body of a failure outside all services, which has no member for results.
  func body(message: String) -> String {
    var writer = JSONWriter()
    writer.object { write(message, to: &$0) }
    return writer.text
  }

  private func write(_ message: String, to body: inout JSONWriter) {
    body.member("error_message", message)
    body.member("status", rawValue)
  }
}

extension ContractError {
  /// The message with the older service's name for the parameter, because today's rules use their own names.
  var legacyMessage: String {
    wording.text { if case .field(let path) = $0 { Self.legacyNames[path] } else { nil } }
  }

  private static let legacyNames = [
    "included_region_codes": "components", "language_code": "language", "region_code": "region", "text_query": "query",
  ]
}
