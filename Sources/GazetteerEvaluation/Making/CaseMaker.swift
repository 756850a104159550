// SPDX-License-Identifier: Apache-2.0
package import Gazetteer
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex

/// Makes judged cases out of the places of an index: each asks for a place by what people might type for it. The same seed gives the same cases.
package struct CaseMaker {
  /// What is done with a name before it is typed.
  package enum Kind: String, CaseIterable, Sendable {
    /// The name, letter by letter, from nowhere.
    case typed
    /// The same, by someone about three kilometres off.
    case near
    /// A letter is another one, beside it on the keyboard.
    case neighbour
    /// A letter too many.
    case inserted
    /// A letter too few.
    case deleted
    /// Two letters the wrong way round.
    case swapped
    /// Without its marks: `Sao Paulo`.
    case unmarked
    /// A name in another script than the one shown.
    case script
    /// The words in another order.
    case order
    /// With the town or the country behind it.
    case context

    /// The last position that will do: a slip of the finger may cost some.
    var rank: Int {
      switch self {
      case .typed: 3
      case .near, .unmarked, .script, .context: 1
      case .order: 3
      case .neighbour, .inserted, .deleted, .swapped: 5
      }
    }
  }

  private let session: IndexSession
  private let seed: UInt64

  /// - Parameter seed: of all that is drawn.
  package init(_ session: IndexSession, seed: UInt64) {
    self.session = session
    self.seed = seed
  }

  /// Cases of each kind, as many as asked or as the index has fitting places for.
  ///
  /// Places are drawn without regard to importance, so that small ones are asked for as well. A kind that does not fit a name (no marks to
  /// drop, one word only) draws another place, up to fifty times for each case wanted.
  package func cases(each count: Int, kinds: [Kind] = Kind.allCases) throws -> [JudgedCase] {
    let places = session.engine.reader.overview.placeCount
    guard places > 0, count > 0 else { return [] }
    var cases: [JudgedCase] = []
    for kind in kinds {
      var random = SplitMix(seed: seed ^ kind.rawValue.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
      var used: Set<Int> = []
      var made = 0
      for _ in 0..<(count * 50) where made < count {
        let place = Int.random(in: 1...places, using: &random)
        guard !used.contains(place) else { continue }
        let record = try session.engine.reader.record(of: place)
        guard let judged = CaseForm(record, kind).judged(using: &random) else { continue }
        used.insert(place)
        cases.append(judged)
        made += 1
      }
    }
    return cases
  }
}

/// The case of one kind about one place.
private struct CaseForm {
  private let record: PlaceRecord
  private let kind: CaseMaker.Kind

  init(_ record: PlaceRecord, _ kind: CaseMaker.Kind) {
    self.record = record
    self.kind = kind
  }

  func judged(using random: inout SplitMix) -> JudgedCase? {
    guard record.name.count >= 4, let text = text(using: &random), text != record.name || kind == .typed || kind == .near else {
      return nil
    }
    var judged = JudgedCase(id: "\(kind.rawValue)-\(record.id)", text: text)
    judged.group = kind.rawValue
    judged.type = record.primaryType ?? ""
    judged.rank = kind.rank
    judged.isReplayed = kind == .typed || kind == .near
    judged.expected = [ExpectedPlace(id: record.id)]
    if kind == .near { judged.filters.bias = bias(using: &random) }
    return judged
  }

  private func text(using random: inout SplitMix) -> String? {
    switch kind {
    case .typed, .near: record.name
    case .neighbour: TypingSlips.neighbour(record.name, using: &random)
    case .inserted: TypingSlips.inserted(record.name, using: &random)
    case .deleted: TypingSlips.deleted(record.name, using: &random)
    case .swapped: TypingSlips.swapped(record.name, using: &random)
    case .unmarked: TypingSlips.unmarked(record.name)
    case .script: otherScript
    case .order: reordered(using: &random)
    case .context: context
    }
  }

  private var otherScript: String? {
    let own = Script(of: record.name)
    return record.names.map(\.text).first { $0.count >= 2 && ![own, .none, .other].contains(Script(of: $0)) }
  }

  private func reordered(using random: inout SplitMix) -> String? {
    let words = record.name.split(separator: " ")
    guard words.count >= 2 else { return nil }
    let split = Int.random(in: 1..<words.count, using: &random)
    return (words[split...] + words[..<split]).joined(separator: " ")
  }

  private var context: String? {
    guard let context = record.address.locality ?? record.address.administrativeArea1, context != record.name else { return nil }
    return "\(record.name) \(context)"
  }

  /// About three kilometres off, in any of four directions.
  private func bias(using random: inout SplitMix) -> String {
    let (latitude, longitude) = (Double(record.location.latitudeE7) / 1e7, Double(record.location.longitudeE7) / 1e7)
    let step = Bool.random(using: &random) ? 0.027 : -0.027
    let isNorth = Bool.random(using: &random)
    let near = (min(90, max(-90, latitude + (isNorth ? step : 0))), min(180, max(-180, longitude + (isNorth ? 0 : step))))
    return "circle:\(near.0),\(near.1),5000"
  }
}
