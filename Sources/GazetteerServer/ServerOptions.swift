// SPDX-License-Identifier: Apache-2.0
package import GazetteerService
package import Logging

/// The options of a server.
package struct ServerOptions: Sendable {
  /// Host name or address to listen at.
  package var host = "127.0.0.1"
  /// Port to listen at; 0 for any free one.
  package var port = 8080
  /// Names that requests may give in the header Host; loopback names and addresses are admitted as well. When empty, every name is.
  package var hostNames: Set<String> = []
  /// Port where the metrics are, beside the health checks; 0 for any free one, nil for the same port as everything else.
  package var metricsPort: Int?
  /// The valid API keys, one of which every request must have; when empty, no key is needed.
  package var apiKeys: Set<String> = []
  /// Origins whose pages may send requests from a browser; `*` for every origin.
  package var corsOrigins: Set<String> = []
  /// Whether there are the pages, the web component under `/ui`, and Google's JavaScript names under `/maps/api/js`.
  package var servesUI = true
  /// Whether the log includes typed texts.
  package var logsQueries = false
  /// A file for typed texts and chosen places, see docs/server.md; nil for none.
  package var choiceLog: String?
  /// The ranking of answers.
  package var ranking = Ranking.standard
  /// The lowest level of logged messages; requests are logged as `info`.
  package var logLevel = Logger.Level.info
  /// Limits for clients.
  package var limits = ServerLimits()

  /// The defaults.
  package init() {}

  /// A name as `hostNames` has it, in lower case; nil when the text is none.
  package static func hostName(_ text: String) -> String? {
    text.contains(":") || text.isEmpty ? nil : HostNames.name(in: text).flatMap { $0.isEmpty ? nil : $0 }
  }
}
