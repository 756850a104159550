// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import GazetteerEngine
import GazetteerJSON

/// The ranking of answers: the standard weights, or those of a profile that `gazetteer tune` has written.
///
///     var configuration = PlacesClient.Configuration()
///     configuration.ranking = try Ranking(profilePath: "better.json")
///     let client = try PlacesClient(indexPath: "places.gaz", configuration: configuration)
///
/// A ranking decides the order of the places and which of them are in the answer. It does not decide which places match a text. Two rankings are equal if all
/// of their weights are equal.
public struct Ranking: Sendable, Equatable {
  /// The weights.
  package let profile: RankingProfile

  /// The weights that come with this library.
  public static let standard = Ranking(RankingProfile())

  /// The ranking with the weights of a profile.
  package init(_ profile: RankingProfile) { self.profile = profile }

  /// Reads a profile: one JSON object whose members are weights by name. Weights without a member keep their standard values.
  ///
  ///     let ranking = try Ranking(profile: Data(#"{"importance": 0.3, "nearness": 0.3}"#.utf8))
  ///
  /// Weights and shares lie in 0…1, distances are in metres. Further rules keep matches by name before all other matches; an error names the rule that is
  /// broken.
  ///
  /// - Parameter data: The profile in UTF-8; the empty object `{}` is the standard ranking.
  /// - Throws: `RankingError` for other data, for an unknown weight, for a number out of range, and for weights that break a rule.
  public init(profile data: Data) throws {
    guard let given = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let standard = try JSONSerialization.jsonObject(with: JSONEncoder().encode(RankingProfile())) as? [String: Any]
    else { throw RankingError("it is not one JSON object") }
    if let unknown = given.keys.filter({ standard[$0] == nil }).min() { throw RankingError("there is no weight \(unknown)") }
    let merged = try JSONSerialization.data(withJSONObject: standard.merging(given) { $1 })
    do {
      profile = try JSONDecoder().decode(RankingProfile.self, from: merged)
    } catch let error as DecodingError {
      throw RankingError(error.reason)
    }
    if let problem = profile.problem { throw RankingError(problem) }
  }

  /// Reads a profile from a file, such as `gazetteer tune --output` writes; see `init(profile:)`.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `RankingError`, which names the file; Foundation's error for a file that cannot be read.
  public init(profilePath path: String) throws {
    do {
      try self.init(profile: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as RankingError {
      throw RankingError("\(path): \(error.reason)")
    }
  }
}

/// The reason why data is not a ranking profile.
///
///     do { _ = try Ranking(profilePath: "better.json") } catch let error as RankingError { print(error.reason) }
///
public struct RankingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problem, with the name of the weight and, for a file, its path; without the cure.
  public let reason: String

  init(_ reason: String) { self.reason = reason }

  /// On one line, with the cure.
  public var description: String { "no ranking profile: \(reason); give an object with weights of the ranking" }
}
