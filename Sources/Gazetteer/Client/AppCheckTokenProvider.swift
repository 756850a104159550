// SPDX-License-Identifier: Apache-2.0

/// Tells the web service that a request comes from the real app. An index has nothing to check: no token is ever fetched.
///
///     struct NoToken: AppCheckTokenProvider {
///       func fetchAppCheckToken() async throws -> String { "" }
///     }
public protocol AppCheckTokenProvider: Sendable {
  /// A token.
  ///
  /// - Throws: why there is no token; nothing here ever asks for one.
  func fetchAppCheckToken() async throws -> String
}
