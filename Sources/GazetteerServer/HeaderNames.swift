// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

extension HTTPField.Name {
  /// The first header of this name is the authority of a request, and no field.
  static let furtherHost = HTTPField.Name("Host")!
  static let googAPIKey = HTTPField.Name("X-Goog-Api-Key")!
  static let googFieldMask = HTTPField.Name("X-Goog-FieldMask")!
  static let requestID = HTTPField.Name("X-Request-Id")!
  static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
  /// `false` when the answer list is incomplete, because of the deadline or because a correction was too much work.
  static let complete = HTTPField.Name("X-Gazetteer-Complete")!
  /// Members of the request that are part of the contract and have no effect here, with commas between them.
  static let ignored = HTTPField.Name("X-Gazetteer-Ignored")!
}
