// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

extension HTTPField.Name {
  static let googAPIKey = HTTPField.Name("X-Goog-Api-Key")!
  static let googFieldMask = HTTPField.Name("X-Goog-FieldMask")!
  static let requestID = HTTPField.Name("X-Request-Id")!
  /// `false` when the deadline cut the list of an answer.
  static let complete = HTTPField.Name("X-Gazetteer-Complete")!
}
