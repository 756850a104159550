// SPDX-License-Identifier: Apache-2.0
package import GazetteerService
package import Logging

/// How a server is run.
package struct ServerOptions: Sendable {
  /// Name or address to listen at.
  package var host = "127.0.0.1"
  /// Port to listen at; 0 is any free one.
  package var port = 8080
  /// Keys of which every request has to name one; none admits everybody.
  package var apiKeys: Set<String> = []
  /// Origins whose pages may ask from a browser; `*` is every origin.
  package var corsOrigins: Set<String> = []
  /// Whether the log tells what people typed.
  package var logsQueries = false
  /// A file to which typed texts and chosen places are appended, see docs/server.md; nil for none.
  package var choiceLog: String?
  /// How answers are put in order.
  package var ranking = Ranking.standard
  /// Messages below it are not logged; requests are `info`.
  package var logLevel = Logger.Level.info
  /// What clients may do.
  package var limits = ServerLimits()

  /// The defaults.
  package init() {}
}
