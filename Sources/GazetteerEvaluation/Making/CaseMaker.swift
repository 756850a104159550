// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex
package import GazetteerService
import GazetteerText

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
    /// A name in another script than the one shown, each script by itself.
    case script
    /// Another name in the script of the one shown.
    case alias
    /// The words in another order.
    case order
    /// With the town or the country behind it.
    case context

    /// The last position that will do: a typo may cost some.
    var rank: Int {
      switch self {
      case .typed: 3
      case .near, .unmarked, .context: 1
      case .order: 3
      case .neighbour, .inserted, .deleted, .swapped, .script, .alias: 5
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

  /// Cases of each kind, as many as asked or as the index has fitting places for; other scripts as many of each.
  ///
  /// Places are drawn without regard to importance, so that small ones are asked for as well, each once for a kind. Where few places fit a kind
  /// (no marks to drop, no name in the script), that ends with the last place.
  ///
  /// - Parameter most: draws from so many of the most important places only.
  package func cases(each count: Int, kinds: [Kind] = Kind.allCases, fromMostImportant most: Int = .max) throws -> [JudgedCase] {
    let places = min(most, session.engine.reader.overview.placeCount)
    return try kinds.flatMap { kind in
      var random = SplitMix(seed: seed ^ kind.rawValue.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
      let draw = PlaceDraw(count: places, using: &random)
      return kind == .script ? try scriptCases(count, draw) : try cases(count, kind, draw, using: &random)
    }
  }

  private func cases(_ count: Int, _ kind: Kind, _ draw: PlaceDraw, using random: inout SplitMix) throws -> [JudgedCase] {
    var cases: [JudgedCase] = []
    for place in draw where cases.count < count {
      if let judged = CaseForm(try session.engine.reader.record(of: place), kind).judged(using: &random) { cases.append(judged) }
    }
    return cases
  }

  private func scriptCases(_ count: Int, _ draw: PlaceDraw) throws -> [JudgedCase] {
    var cases: [Script: [JudgedCase]] = [:]
    let wanted = Script.allCases.filter { $0 != .none && $0 != .other }
    for place in draw where wanted.contains(where: { cases[$0, default: []].count < count }) {
      let form = CaseForm(try session.engine.reader.record(of: place), .script)
      for (script, judged) in form.inOtherScripts where cases[script, default: []].count < count {
        cases[script, default: []].append(judged)
      }
    }
    return wanted.flatMap { cases[$0] ?? [] }
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
    guard let text = text(using: &random), isTypedWhole || record.name.count >= 4 && text != record.name else { return nil }
    var judged = judged(kind.rawValue, text)
    judged.isReplayed = isTypedWhole
    if kind == .near { judged.filters.bias = bias(using: &random) }
    return judged
  }

  /// One case for each script in which the place has a name and which is not that of the name shown.
  var inOtherScripts: [Script: JudgedCase] {
    var cases: [Script: JudgedCase] = [:]
    for name in record.names where name.text.count >= 2 {
      let script = Script(of: name.text)
      if script != Script(of: record.name), cases[script] == nil { cases[script] = judged("script-\(script.rawValue)", name.text) }
    }
    return cases
  }

  private var isTypedWhole: Bool { kind == .typed || kind == .near }

  private func judged(_ name: String, _ text: String) -> JudgedCase {
    var judged = JudgedCase(id: "\(name)-\(record.id)", text: text)
    judged.group = name
    judged.type = record.primaryType ?? ""
    judged.rank = kind.rank
    judged.expected = [ExpectedPlace(id: record.id)]
    return judged
  }

  private func text(using random: inout SplitMix) -> String? {
    switch kind {
    case .typed, .near: record.name
    case .neighbour: Typos.neighbour(record.name, using: &random)
    case .inserted: Typos.inserted(record.name, using: &random)
    case .deleted: Typos.deleted(record.name, using: &random)
    case .swapped: Typos.swapped(record.name, using: &random)
    case .unmarked: Typos.unmarked(record.name)
    case .script: nil
    case .alias: otherName(using: &random)
    case .order: reordered(using: &random)
    case .context: context
    }
  }

  /// Letters that mean the same as those shown are left out, and so are codes: both are other kinds.
  private func otherName(using random: inout SplitMix) -> String? {
    let own = Script(of: record.name)
    let names = record.names.filter { $0.kind != .abbreviation && $0.text.count >= 4 && Script(of: $0.text) == own }.map(\.text)
    return names.filter { TextAnalyzer.query($0).key != TextAnalyzer.query(record.name).key }.randomElement(using: &random)
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
