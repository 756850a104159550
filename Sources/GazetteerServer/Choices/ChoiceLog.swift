// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerEngine
import GazetteerService

/// Appends typed texts and chosen suggestions to a file, one JSON object a line. Off unless the operator of the server asks for it.
///
/// Requests without a session token are not logged, and neither are keys or client addresses. Tokens are hashed with a random number that is drawn
/// when the server starts and stored nowhere: the lines of one search can be grouped, but not traced to a client. Positions are rounded to a
/// hundredth of a degree, about a kilometre.
final class ChoiceLog: Sendable {
  private let descriptor: Int32
  private let secret = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))

  /// Opens the file for appending; creates it, readable only to its owner, when it does not exist.
  ///
  /// - Throws: `ServerError.cannotLog`.
  init(path: String) throws(ServerError) {
    do {
      descriptor = try FileAccess.open(path, O_WRONLY | O_APPEND | O_CREAT, mode: 0o600)
    } catch {
      throw ServerError.cannotLog(path: path, reason: error.reason)
    }
  }

  deinit { close(descriptor) }

  /// Logs a typed text and the filters of its request.
  func typed(_ asked: AutocompleteParameters, session token: String) {
    var members: [JSONValue.Member] = [.init("typed", .string(asked.input))]
    func add(_ name: String, _ text: String?) { if let text, !text.isEmpty { members.append(.init(name, .string(text))) } }
    func add(_ name: String, _ list: [String]) {
      if !list.isEmpty { members.append(.init(name, .array(list.map(JSONValue.string)))) }
    }
    add("bias", asked.locationBias?.roundedText)
    add("restrict", asked.locationRestriction?.roundedText)
    add("origin", asked.origin?.roundedText)
    add("types", asked.includedPrimaryTypes)
    add("countries", asked.includedRegionCodes)
    add("language", asked.languageCode)
    write(members, token)
  }

  /// Logs a chosen place: one whose details were requested.
  func chose(_ placeID: String, session token: String) { write([.init("chosen", .string(placeID))], token) }

  private func write(_ members: [JSONValue.Member], _ token: String) {
    if token.isEmpty { return }
    var known: [JSONValue.Member] = [.init("time", .string("\(Timestamp.log.now)Z")), .init("session", .string(hash(token)))]
    known += members
    // Each line is appended in one write. A failure to log must not prevent an answer.
    try? FileAccess.write(Array((JSONValue.object(known).text + "\n").utf8), to: descriptor)
  }

  /// 16 hexadecimal digits. `Hasher` is SipHash with a secret key. The secret is hashed as well, because a process can be configured to use a fixed
  /// key.
  private func hash(_ token: String) -> String {
    var hasher = Hasher()
    hasher.combine(secret.0)
    hasher.combine(secret.1)
    hasher.combine(token)
    let digits = String(UInt64(bitPattern: Int64(hasher.finalize())), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension RegionDraft.Point {
  /// In the form of the command's `--origin`.
  fileprivate var roundedText: String { "\(Self.rounded(latitude)),\(Self.rounded(longitude))" }

  fileprivate static func rounded(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }
}

extension RegionDraft {
  /// In the form of the command's `--bias`; nil for an invalid area.
  fileprivate var roundedText: String? {
    if let circle, let center = circle.center { return "circle:\(center.roundedText),\(circle.radius)" }
    guard let low = rectangle?.low, let high = rectangle?.high else { return nil }
    return "rect:\(low.roundedText),\(high.roundedText)"
  }
}
