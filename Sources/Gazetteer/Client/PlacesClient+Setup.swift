// SPDX-License-Identifier: Apache-2.0
public import GazetteerService

extension PlacesClient {
  /// Takes a key and ignores it: an index needs none. True, so that code written for the web service goes on.
  @discardableResult public static func provideAPIKey(_ key: String) -> Bool { true }

  /// Names the index that `shared`, and the shared client of the older kit, ask from now on, as one that lies in the app's bundle. Call it where
  /// code for the web service gives its key.
  ///
  ///     try PlacesClient.provideIndex(PlaceIndex(path: path))
  public static func provideIndex(_ index: PlaceIndex) { common.source.use(index) }

  /// Takes a provider and never asks it: an index has nothing to protect.
  public static func setAppCheckTokenProvider(_ provider: any AppCheckTokenProvider) {}

  /// Takes the name of a library for usage figures and ignores it: nothing is counted or sent.
  @MainActor public static func addInternalUsageAttributionID(_ id: String) {}

  /// The version of this library, as `0.1.0`.
  public static let sdkVersion = "\(packageVersion)"

  /// The licences of this library and of its components, as a text to show in an app.
  public static let openSourceLicenseInfo = """
    Gazetteer: Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0
    SQLite: in the public domain, https://sqlite.org/copyright.html
    Swift standard library and Foundation: Apache License 2.0 with Runtime Library Exception, https://www.swift.org/legal/license.html
    Unicode Character Database (folding table): Unicode License V3, https://www.unicode.org/license.txt
    """
}

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
