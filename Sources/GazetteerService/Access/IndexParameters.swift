// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerIndex

/// Which index is to be opened, and how, for surfaces that are told so in JSON.
///
/// In JSON: `{"paths": ["world.gaz"], "maxConcurrent": 4}`.
package struct IndexParameters: Sendable {
  /// The files or folders of packs, from the lowest layer to the highest; one at least.
  package let paths: [String]
  /// The options; their defaults where the JSON has none.
  package let configuration: PlaceIndex.Configuration

  /// What a number in the JSON may be.
  private struct Limits {
    var maxConcurrent = 1...1_024
    var maxWaitMilliseconds = 0...86_400_000
  }

  /// The members of the JSON, not yet checked.
  private struct Message {
    let paths: [String]
    let maxConcurrent, maxWaitMilliseconds: Int?
    let ranking: JSONValue?

    init(_ reader: inout MessageReader) throws(ContractError) {
      paths = try reader.strings("paths") ?? []
      maxConcurrent = try reader.int("maxConcurrent")
      maxWaitMilliseconds = try reader.int("maxWaitMilliseconds")
      ranking = try reader.value("ranking")
    }
  }

  /// Reads and checks the JSON.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` for malformed JSON, an unknown member or a value that breaks a rule.
  package init(json: some Sequence<UInt8>) throws(ContractError) {
    let message = try MessageReader.message(inBody: json, Message.init)
    var rules = RequestRules()
    var configuration = PlaceIndex.Configuration()
    let limits = Limits()
    paths = message.paths
    if paths.isEmpty {
      rules.refuse("paths", #"Invalid \#(field: "paths"): none is given. Give those of index files, such as ["world.gaz"]."#)
    }
    if let count = message.maxConcurrent { configuration.maxConcurrent = rules.number(count, "max_concurrent", limits.maxConcurrent) }
    if let wait = message.maxWaitMilliseconds {
      configuration.maxWait = .milliseconds(rules.number(wait, "max_wait_milliseconds", limits.maxWaitMilliseconds))
    }
    if let profile = message.ranking { configuration.ranking = rules.ranking(profile) }
    self.configuration = configuration
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
  }
}

extension RequestRules {
  fileprivate mutating func number(_ value: Int, _ field: String, _ range: ClosedRange<Int>) -> Int {
    if range.contains(value) { return value }
    refuse(field, "Invalid \(field: field) \(value: "\(value)"). Give a number from \(range.lowerBound) to \(range.upperBound).")
    return range.lowerBound
  }

  fileprivate mutating func ranking(_ profile: JSONValue) -> Ranking {
    do {
      return try Ranking(profile: Data(profile.text.utf8))
    } catch {
      refuse("ranking", "Invalid \(field: "ranking"): \("\(error)").")
      return .standard
    }
  }
}
