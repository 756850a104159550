// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerFiles
import GazetteerJSON
import GazetteerService

/// Appends to a file what people typed and which suggestion they took, one JSON object a line, for those who run the server and asked for it.
///
/// Requests without a session token are left out, and so are keys and addresses of clients. Tokens are hashed with a number that is drawn when the server
/// starts and written nowhere: the lines of one search belong together, and nobody can tell whose they are. Positions are rounded to a hundredth of a
/// degree, about a kilometre.
final class ChoiceLog: Sendable {
  private let descriptor: Int32
  private let secret = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))

  /// Opens the file at its end; makes it, readable to its owner alone, where there is none.
  ///
  /// - Throws: `ChoiceLogFailure`.
  init(path: String) throws(ChoiceLogFailure) {
    do {
      descriptor = try FileAccess.open(path, O_WRONLY | O_APPEND | O_CREAT, mode: 0o600)
    } catch {
      throw ChoiceLogFailure(path: path, reason: error.reason)
    }
  }

  deinit { close(descriptor) }

  /// Notes a text that was typed, with what narrows the request.
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

  /// Notes the place that was taken: the one whose details were asked for.
  func chose(_ placeID: String, session token: String) { write([.init("chosen", .string(placeID))], token) }

  private func write(_ members: [JSONValue.Member], _ token: String) {
    if token.isEmpty { return }
    var known: [JSONValue.Member] = [.init("time", .string("\(Timestamp.log.now)Z")), .init("session", .string(hash(token)))]
    known += members
    // A line goes in one write to the end of the file. One that cannot be written must not keep anybody from an answer.
    try? FileAccess.write(Array((JSONValue.object(known).text + "\n").utf8), to: descriptor)
  }

  /// 16 hexadecimal digits. `Hasher` is SipHash, whose key nobody can learn from what it gives; the secret goes in as well, for processes that
  /// are told to hash alike.
  private func hash(_ token: String) -> String {
    var hasher = Hasher()
    hasher.combine(secret.0)
    hasher.combine(secret.1)
    hasher.combine(token)
    let digits = String(UInt64(bitPattern: Int64(hasher.finalize())), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The log of choices cannot be opened.
package struct ChoiceLogFailure: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let reason: String

  package var description: String { "\(path) cannot be written (\(reason)); check the folder, its permissions and the free space" }
}

extension AutocompleteParameters.Point {
  /// As `origin` is written on the command line.
  fileprivate var roundedText: String { "\(Self.rounded(latitude)),\(Self.rounded(longitude))" }

  fileprivate static func rounded(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }
}

extension AutocompleteParameters.Area {
  /// As `--bias` is written on the command line; nil for what is no area.
  fileprivate var roundedText: String? {
    if let circle, let center = circle.center { return "circle:\(center.roundedText),\(circle.radius)" }
    guard let low = rectangle?.low, let high = rectangle?.high else { return nil }
    return "rect:\(low.roundedText),\(high.roundedText)"
  }
}
