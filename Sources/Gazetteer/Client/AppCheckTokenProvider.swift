// SPDX-License-Identifier: Apache-2.0

/// Tells the web service that a request comes from the real app. An index has nothing to check: no token is ever fetched.
public protocol AppCheckTokenProvider: Sendable {
  /// A token.
  func fetchAppCheckToken() async throws -> String
}
