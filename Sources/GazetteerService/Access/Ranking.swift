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
/// It does not affect which places match a text.
public struct Ranking: Sendable, Equatable {
  /// The weights.
  package let profile: RankingProfile

  /// The weights that come with this library.
  public static let standard = Ranking(RankingProfile())

  /// The ranking with the weights of a profile.
  package init(_ profile: RankingProfile) { self.profile = profile }

  /// Reads a profile: a JSON object of weights by name. Weights that are left out keep their standard values.
  ///
  /// - Throws: `RankingError` for other data, an unknown weight, or a number out of its range.
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

  /// Reads a profile from a file; see `init(profile:)`.
  ///
  /// - Throws: `RankingError`, which names the file; Foundation's error for a file that cannot be read.
  public init(profilePath path: String) throws {
    do {
      try self.init(profile: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as RankingError {
      throw RankingError("\(path): \(error.reason)")
    }
  }
}

/// Why data is not a ranking profile.
public struct RankingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problem, with the name of the weight.
  public let reason: String

  init(_ reason: String) { self.reason = reason }

  /// On one line, with the cure.
  public var description: String { "no ranking profile: \(reason); write one anew with `gazetteer tune`" }
}
