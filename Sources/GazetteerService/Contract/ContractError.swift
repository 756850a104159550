// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerIndex

/// Why a request was not answered, in the terms of the web contract.
///
/// The message names the field in snake_case, the value and the cure: `Invalid input_offset '9'. Give a number from 0 to 5, the length of input.`
package struct ContractError: WordedError, Equatable, Sendable {
  /// The class of a failure.
  package enum Status: String, Sendable, CaseIterable {
    /// The request breaks a rule and must be changed.
    case invalidArgument = "INVALID_ARGUMENT"
    /// No place has the id.
    case notFound = "NOT_FOUND"
    /// The request has no valid key.
    case permissionDenied = "PERMISSION_DENIED"
    /// The key has exceeded its request rate.
    case resourceExhausted = "RESOURCE_EXHAUSTED"
    /// The deadline passed before anything was found.
    case deadlineExceeded = "DEADLINE_EXCEEDED"
    /// Too many requests at once; the client should try again.
    case unavailable = "UNAVAILABLE"
    /// The caller cancelled the request.
    case cancelled = "CANCELLED"
    /// The index is damaged, or the code has a bug.
    case `internal` = "INTERNAL"

    /// The corresponding number of `google.rpc.Code`.
    package var rpcCode: Int32 {
      switch self {
      case .cancelled: 1
      case .invalidArgument: 3
      case .deadlineExceeded: 4
      case .notFound: 5
      case .permissionDenied: 7
      case .resourceExhausted: 8
      case .internal: 13
      case .unavailable: 14
      }
    }

    /// The corresponding HTTP status.
    package var httpCode: Int {
      switch self {
      case .invalidArgument: 400
      case .permissionDenied: 403
      case .notFound: 404
      case .resourceExhausted: 429
      case .cancelled: 499
      case .internal: 500
      case .unavailable: 503
      case .deadlineExceeded: 504
      }
    }
  }

  /// A field that breaks a rule.
  package struct FieldViolation: Equatable, Sendable {
    /// Path of the field in snake_case, as `location_bias.circle.radius`.
    package var field: String
    /// The problem and its cure, in words that each surface may exchange for its own.
    package var wording: Wording
    /// The problem and its cure in the words of the web contract.
    package var description: String { wording.description }

    /// A violation of a rule about a field.
    package init(field: String, wording: Wording) {
      self.field = field
      self.wording = wording
    }

    /// A violation of a rule that only one surface has.
    package init(field: String, description: String) { self.init(field: field, wording: Wording(description)) }
  }

  package var status: Status
  package var wording: Wording
  /// Every field that breaks a rule, in the order of the checks; only with `.invalidArgument`.
  package var fieldViolations: [FieldViolation]
  /// A constant for programs that is more specific than the status, as `API_KEY_INVALID`; nil for none.
  package var reason: String?

  /// A failure with its message.
  package init(_ status: Status, _ wording: Wording, fieldViolations: [FieldViolation] = [], reason: String? = nil) {
    self.status = status
    self.wording = wording
    self.fieldViolations = fieldViolations
    self.reason = reason
  }

  /// An invalid request; the first violation gives the message.
  package init(invalid violations: [FieldViolation]) {
    self.init(.invalidArgument, violations.first?.wording ?? "Invalid request.", fieldViolations: violations)
  }
}

extension ContractError: CustomStringConvertible {
  /// One line: the problem and its cure, in the words of the web contract.
  package var message: String { wording.description }

  package var description: String { message }
}

extension ContractError {
  /// The body of the answer: `{"error":{"code":400,"message":…,"status":"INVALID_ARGUMENT","details":[…]}}`.
  package var json: String { json(code: status.httpCode) }

  /// The same with another code, for what HTTP tells more exactly than the contract.
  package func json(code: Int) -> String {
    var writer = JSONWriter()
    writer.object { body in
      body.name("error")
      body.object { error in
        error.member("code", code)
        error.member("message", message)
        error.member("status", status.rawValue)
        if reason != nil || !fieldViolations.isEmpty { writeDetails(&error) }
      }
    }
    return writer.text
  }

  private func writeDetails(_ error: inout JSONWriter) {
    error.name("details")
    let parts: [(inout JSONWriter) -> Void] = (reason == nil ? [] : [writeReason]) + (fieldViolations.isEmpty ? [] : [writeViolations])
    error.array(parts) { details, write in details.object { write(&$0) } }
  }

  private func writeReason(_ detail: inout JSONWriter) {
    detail.member("@type", "type.googleapis.com/google.rpc.ErrorInfo")
    detail.member("reason", reason ?? "")
    detail.member("domain", "googleapis.com")
  }

  private func writeViolations(_ detail: inout JSONWriter) {
    detail.member("@type", "type.googleapis.com/google.rpc.BadRequest")
    detail.name("fieldViolations")
    detail.array(fieldViolations) { list, violation in
      list.object {
        $0.member("field", violation.field)
        $0.member("description", violation.description)
      }
    }
  }
}
