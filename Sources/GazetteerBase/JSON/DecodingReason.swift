// SPDX-License-Identifier: Apache-2.0

extension DecodingError {
  /// The problem of a JSON text, with the name of the member.
  package var reason: String {
    switch self {
    case .keyNotFound(let key, _): "\(key.stringValue) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(context.member) has a value of another kind"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "not JSON of the form expected (\(context.debugDescription))" : "\(context.member): \(context.debugDescription)"
    @unknown default: "not JSON of the form expected"
    }
  }
}

extension DecodingError.Context {
  fileprivate var member: String {
    codingPath.isEmpty ? "the whole" : codingPath.map(\.stringValue).joined(separator: ".")
  }
}
