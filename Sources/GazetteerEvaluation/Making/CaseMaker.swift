// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
package import GazetteerService

/// Makes judged cases from the places of an index: each text is what people might type for a place. The same seed gives the same cases.
package struct CaseMaker {
  private let session: IndexSession
  private let seed: UInt64

  /// - Parameter seed: determines every random choice.
  package init(_ session: IndexSession, seed: UInt64) {
    self.session = session
    self.seed = seed
  }

  /// Cases of each kind, as many as requested or as there are suitable places; for other scripts, as many for each script.
  ///
  /// Draws places regardless of their importance, so that unimportant ones are included, each once for a kind. If few places suit a kind (no marks to
  /// drop, no name in the script), the draw ends with the last place.
  ///
  /// - Parameter most: draws only from this many of the most important places.
  package func cases(each count: Int, kinds: [Kind] = Kind.allCases, fromMostImportant most: Int = .max) throws -> [JudgedCase] {
    let places = min(most, session.engine.reader.overview.placeCount)
    return try kinds.flatMap { kind in
      var random = SeededRandom(seed: seed ^ kind.rawValue.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
      let draw = PlaceDraw(count: places, using: &random)
      return kind.isByScript ? try scriptCases(count, of: kind, draw) : try cases(count, of: kind, from: draw, using: &random)
    }
  }

  private func cases(_ count: Int, of kind: Kind, from draw: PlaceDraw, using random: inout SeededRandom) throws -> [JudgedCase] {
    var cases: [JudgedCase] = []
    var texts: Set<String> = []
    for place in draw where cases.count < count {
      guard let judged = try CaseForm(kind, of: place, in: session).judged(using: &random) else { continue }
      if kind != .category || texts.insert(judged.text).inserted { cases.append(judged) }
    }
    return cases
  }

  private func scriptCases(_ count: Int, of kind: Kind, _ draw: PlaceDraw) throws -> [JudgedCase] {
    var cases: [Script: [JudgedCase]] = [:]
    let wanted = Script.allCases.filter { $0 != .none && $0 != .other }
    for place in draw where wanted.contains(where: { cases[$0, default: []].count < count }) {
      let form = try CaseForm(kind, of: place, in: session)
      for (script, judged) in form.inOtherScripts where cases[script, default: []].count < count {
        cases[script, default: []].append(judged)
      }
    }
    return wanted.flatMap { cases[$0] ?? [] }
  }
}
