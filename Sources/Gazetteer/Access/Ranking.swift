// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import GazetteerEngine
import GazetteerJSON

/// How answers are put in order: by the standard weights, or by those of a ranking profile, as `gazetteer tune` writes one.
///
///     var configuration = PlacesClient.Configuration()
///     configuration.ranking = try Ranking(profilePath: "better.json")
///     let client = try PlacesClient(indexPath: "places.gaz", configuration: configuration)
///
/// Which places match a text does not depend on it.
public struct Ranking: Sendable, Equatable {
  /// Every number of it.
  package let profile: RankingProfile

  /// The weights that come with this library.
  public static let standard = Ranking(RankingProfile())

  /// The order that weights give.
  package init(_ profile: RankingProfile) { self.profile = profile }

  /// Reads a profile: a JSON object of weights by name; those left out keep their standard.
  ///
  /// - Throws: `RankingError` for what is no such object, for a weight that there is not, and for numbers out of their range.
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
  /// - Throws: `RankingError` that names the file; the error of Foundation for a file that cannot be read.
  public init(profilePath path: String) throws {
    do {
      try self.init(profile: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as RankingError {
      throw RankingError("\(path): \(error.reason)")
    }
  }
}

/// Why something is no ranking profile.
public struct RankingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, with the weight.
  public let reason: String

  init(_ reason: String) { self.reason = reason }

  /// On one line, with the cure.
  public var description: String { "no ranking profile: \(reason); write one anew with `gazetteer tune`" }
}
