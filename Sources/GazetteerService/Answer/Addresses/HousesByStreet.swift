// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

/// The houses found for one number. The records of one street, be they its pieces or those of several sources, count as one street with all their
/// houses: a house of any of them keeps out what fits the number less, and is listed once.
struct HousesByStreet {
  private struct Street {
    /// Its records, best first.
    var candidates: [Candidate]
    var houses: [FoundHouse]
  }

  private var streets: [Street] = []

  /// What the number stands for, street by street.
  var houses: [FoundHouse] { streets.flatMap(\.houses) }

  /// Adds what was found in a record; better records come first.
  mutating func add(_ found: [FoundHouse], of candidate: Candidate) {
    if found.isEmpty { return }
    guard let index = streets.firstIndex(where: { $0.candidates.contains { $0.isDuplicate(of: candidate) } }) else {
      streets.append(Street(candidates: [candidate], houses: found))
      return
    }
    streets[index].candidates.append(candidate)
    streets[index].houses = Self.merged(streets[index].houses, found)
  }

  /// The houses of two records of one street that fit best, each number once.
  private static func merged(_ first: [FoundHouse], _ second: [FoundHouse]) -> [FoundHouse] {
    let best = min(rank(of: first), rank(of: second))
    let kept = first.filter { rank($0) == best }
    let others = second.filter { house in rank(house) == best && !kept.contains { $0.isOneHouse(with: house) } }
    return kept + others
  }

  private static func rank(of houses: [FoundHouse]) -> HouseFit { houses.map(rank).min() ?? .street }

  /// The fit; a number that begins with the typed one is listed beside the house that has it.
  private static func rank(_ found: FoundHouse) -> HouseFit { found.fit == .completion ? .exact : found.fit }
}

extension FoundHouse {
  /// Whether two finds in one street are one: of one number and unit, or both the street itself.
  fileprivate func isOneHouse(with other: FoundHouse) -> Bool {
    let (mine, theirs) = (house?.number, other.house?.number)
    return mine.map { HouseNumberKey($0.number) } == theirs.map { HouseNumberKey($0.number) }
      && mine?.unit.map { HouseNumberKey($0) } == theirs?.unit.map { HouseNumberKey($0) }
  }
}
