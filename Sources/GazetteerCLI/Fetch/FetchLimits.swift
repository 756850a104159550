// SPDX-License-Identifier: Apache-2.0

/// What a server may cost that `fetch` asks.
struct FetchLimits: Sendable {
  /// A transfer that brings fewer bytes a second than this, for so many seconds, is broken off.
  var slowestBytes = 1_000
  var slowSeconds = 30
  /// Seconds for a file with all tries: the largest one, that of the whole planet, takes half of it at 2 MB a second.
  var fileSeconds = 24 * 3600
  /// Seconds for a small document, such as a checksum, with all tries.
  var documentSeconds = 120
  /// The greatest length of a file: more than that of the largest one.
  var fileBytes = 1 << 38
  /// The greatest length of a file whose length the server does not tell.
  var unannouncedBytes = 1 << 33
  /// The greatest length of a small document.
  var documentBytes = 1 << 20
}
