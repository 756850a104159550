// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex
package import GazetteerService

/// A place that a longer text lost.
package struct PrefixBreach: Codable, Sendable, Equatable {
  /// Which half of promise P5 is broken.
  package enum Rule: String, Codable, Sendable, CaseIterable {
    /// (a) A place that matches by a name matches every longer prefix of that name.
    case lostMatch
    /// (b) A place listed by name leaves only for places that match the longer text by name at least as well.
    case evicted
  }

  package var rule: Rule
  /// The text that lost the place.
  package var text: String
  /// Id of the lost place.
  package var placeID: String
}

/// Watches a text as it is typed, for places that one more letter loses although they match as well as before.
///
///     var watch = PrefixWatch(engine)
///     for query in queries { try watch.type(query) }  // each text one code point longer
///     watch.breaches
///
/// A place that holds a reserved slot may leave when the slot goes to a place that now fits better and is listed anyway.
package struct PrefixWatch {
  private let engine: SearchEngine
  /// The place that the text is typed for, listed or not; nil if it is not known.
  private let target: Int?
  private var targetMatched = false
  /// The list for the previous text.
  private var listed: [Candidate] = []
  /// Places of that list that must not be lost.
  private var kept: [Candidate] = []
  package private(set) var breaches: [PrefixBreach] = []

  package init(_ engine: SearchEngine, target: Int? = nil) {
    self.engine = engine
    self.target = target
  }

  /// Continues with the text of this query, one code point longer.
  package mutating func type(_ query: AutocompleteQuery) throws {
    var request = query.searchRequest
    request.limit = Suggestions.shown
    let result = try engine.search(request)
    for candidate in kept where !result.candidates.contains(where: { $0.place == candidate.place }) {
      try look(at: candidate.place, result, request)
    }
    try lookAtTarget(result, request)
    listed = result.candidates
    let selection = try Setup(request, engine.reader, profile: engine.profile).selection
    kept = listed.enumerated().filter { $1.isByName && !selection.mayHoldReservedSlot($1, at: $0) }.map(\.element)
  }

  /// Records how a listed place left.
  private mutating func look(at place: Int, _ result: SearchEngine.Result, _ request: SearchRequest) throws {
    let added = result.candidates.filter { new in !listed.contains { $0.place == new.place } }
    let standing = try engine.standing(of: place, in: result, for: request)
    if let rule = PrefixBreach.Rule(standing, added: added) { try note(rule, place: place, request: request) }
  }

  private mutating func lookAtTarget(_ result: SearchEngine.Result, _ request: SearchRequest) throws {
    guard let target, !kept.contains(where: { $0.place == target }) else { return }
    let matches = try engine.standing(of: target, in: result, for: request).candidate?.isByName ?? false
    if targetMatched, !matches { try note(.lostMatch, place: target, request: request) }
    targetMatched = matches
  }

  /// Records a breach; a lost match is one only if the text is the prefix of a name.
  private mutating func note(_ rule: PrefixBreach.Rule, place: Int, request: SearchRequest) throws {
    let record = try engine.reader.record(of: place)
    let names = [record.name] + record.names.map(\.text)
    if rule == .lostMatch, !names.contains(where: { $0.unicodeScalars.starts(with: request.text.unicodeScalars) }) { return }
    breaches.append(PrefixBreach(rule: rule, text: request.text, placeID: record.id))
  }
}

extension PrefixBreach.Rule {
  /// The rule that is broken if a listed place has this standing for the longer text; nil if none is.
  ///
  /// - Parameter added: places that are newly listed.
  init?(_ standing: Standing, added: [Candidate]) {
    switch standing {
    case .emptyText, .filtered, .listed, .duplicate: return nil
    case .noMatch: self = .lostMatch
    case .outscored(let lost, _), .heldBack(let lost, _), .gaveSlot(let lost, _), .passedOver(let lost):
      if !lost.isByName {
        self = .lostMatch
        return
      }
      // A letter with a mark tells that a place whose names lack the mark no longer fits as well.
      let fitsWorse = { (new: Candidate) in new.match.matchClass > lost.match.matchClass && (new.match.lacksMarks || !lost.match.lacksMarks)
      }
      guard added.contains(where: fitsWorse) else { return nil }
      self = .evicted
    }
  }
}

extension Candidate {
  fileprivate var isByName: Bool { match.matchClass <= .nameWords }
}

extension Selection {
  /// Whether a place may be listed only by a reserved slot: such a place is among the last, because it scores less than the others.
  fileprivate func mayHoldReservedSlot(_ candidate: Candidate, at position: Int) -> Bool {
    position >= limit - reservedRows && isProminent(candidate)
  }
}

enum Suggestions {
  /// Number of suggestions that a person sees.
  static let shown = 5
}
