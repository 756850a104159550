// SPDX-License-Identifier: Apache-2.0
public import Foundation
import GazetteerBase
package import GazetteerEngine

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
    let merged = try JSONSerialization.data(withJSONObject: Self.merged(given, into: standard))
    do {
      profile = try JSONDecoder().decode(RankingProfile.self, from: merged)
    } catch let error as DecodingError {
      throw RankingError(error.reason)
    }
    if let problem = profile.problem { throw RankingError(problem) }
  }

  /// The members of a profile in place of the standard ones, also of objects within it; but layers have names of their own.
  private static func merged(_ given: [String: Any], into standard: [String: Any], within path: String = "") throws(RankingError)
    -> [String: Any]
  {
    var merged = standard
    for name in given.keys.sorted() {
      guard let usual = standard[name] else { throw RankingError("there is no weight \(path)\(name)") }
      if name != "layers", let members = given[name] as? [String: Any], let usual = usual as? [String: Any] {
        merged[name] = try Self.merged(members, into: usual, within: "\(path)\(name).")
      } else {
        merged[name] = given[name]
      }
    }
    return merged
  }

  /// The same ranking with a bonus for the places of one layer: "our stores first within 5 km".
  ///
  ///     let ranking = try Ranking.standard.preferring(layer: "stores", withinMeters: 5000)
  ///
  /// The bonus moves places among those that match the text equally well, and keeps their order among themselves. A preferred place counts
  /// at most as much as the most important place at the very position asked for. An explanation lists what it adds as `preferredLayer`.
  ///
  /// - Parameters:
  ///   - layer: What answers call the layer: the name of its file without the extension. An index without such a layer is not opened with the ranking.
  ///   - bonus: How much of the importance and nearness that a place lacks is made up, 0…1; with 1 all of the layer have the most.
  ///   - meters: The distance from the centre of the bias up to which places have the bonus; without a bias none has it then. Nil gives it to all.
  /// - Throws: `RankingError` for a bonus out of range, and for a distance that is not more than 0.
  public func preferring(layer: String, bonus: Double = 0.7, withinMeters meters: Double? = nil) throws -> Ranking {
    var profile = profile
    profile.layers[layer] = LayerPreference(bonus: bonus, withinMeters: meters)
    if let problem = profile.problem { throw RankingError(problem) }
    return Ranking(profile)
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

  /// What to do about it.
  private let cure: String

  init(_ reason: String, cure: String = "give an object with weights of the ranking") { (self.reason, self.cure) = (reason, cure) }

  /// On one line, with the cure.
  public var description: String { "no ranking profile: \(reason); \(cure)" }
}

extension RankingProfile {
  /// Every layer that the profile prefers has to be one of these.
  func check(layers names: [String]) throws {
    guard let unknown = layers.keys.filter({ !names.contains($0) }).min() else { return }
    throw RankingError("layers.\(unknown) names no index", cure: "name one of \(names.joined(separator: ", "))")
  }
}
