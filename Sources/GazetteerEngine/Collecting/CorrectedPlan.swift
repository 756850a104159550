// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// A plan for the places that match when one word is corrected; some of them also match as typed.
struct CorrectedPlan {
  /// All of them.
  var all: MatchPattern
  /// The best that any of them can be.
  var best: TextMatch
  /// Whether any of the words can be found in an address or a country.
  var asksAddresses: Bool
  /// The cost of finding its places, in steps through posting lists: those of all words or, if that costs less, the comparison of the places of the
  /// rarest word. 0 for a text of one word, whose posting lists are read only as far as needed.
  var steps: Int
  /// Its parts, with separate lists for places that are rare and for places that may score well.
  var lists: () throws -> CorrectedLists
  /// The main names that the corrected text is, each with the match of its places; nil when there may be too many of them.
  var names: () throws -> [CorrectedName]?
}

/// A main name that a corrected text is: its key, and the match of its places.
typealias CorrectedName = (key: [UInt8], best: TextMatch)

/// The places of a plan in parts that can be read.
struct CorrectedLists {
  /// Places that have the rarer words, when these are likely few: all of the plan's places, and mostly others.
  var narrow: PatternBuilder.Plan?
  /// Main names that the corrected text is, as far as the other lists do not count with them.
  var names: [CorrectedName] = []
  /// Lists short enough to be read in full, likeliest corrections first, each with the best that its places can be.
  var short: [(plan: PatternBuilder.Plan, best: TextMatch)] = []
  /// Places some main name of which begins with the corrected text.
  var starts: LongLists?
  /// Places that have the words.
  var words: LongLists?

  /// Lists of places that are too many to evaluate all of them, one for each correction.
  struct LongLists {
    /// Likeliest corrections first, each with the best that its places can be, and whether it may be read in full for its work.
    var byCorrection: [(plan: PatternBuilder.Plan, best: TextMatch, isAffordable: Bool)]
    /// All of them together.
    var all: MatchPattern
    /// The best that any place of them can be.
    var best: TextMatch
  }
}
