// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// Every number that ranking depends on. The defaults add up to a highest score of 1.
///
/// score = text + share × (importance × `importance` + nearness × `nearness`)
///
/// within a band (`Band`), where text and share depend on how the text matches:
///
/// | match | text | share |
/// | --- | --- | --- |
/// | a main name begins with it, or an alias is it | `nameStart` + up to `wholeName` for a name typed in full, the share `wholeAliasShare` of it for an alias | 1 |
/// | words of the main names or of one alias, any order | `nameWords` | 1 |
/// | synonyms, other variants | `respelled` | `otherShare` |
/// | names together with the address | `context` + `contextName` for a name in full | `otherShare` |
/// | inside words, or words of several aliases | `infix` | `otherShare` |
/// | with typos, a main name or the prefix of one | up to `correctedName`, `correctedStart` | `guessShare`, of nearness `otherShare`; with two typos `correctedTwiceShare` |
/// | with typos, words of names, with the address | up to `correctedWords`, `correctedContext` | the same |
/// | only some words | `partial` × the share of the text that the place has, less `partialName` | `guessShare` |
///
/// Matches by name of a place no name of which has the marks that were typed lose `lesserName`, and so do those by foreign names alone. A stop, board
/// or taxi stand counts `attendant` less important than it is.
///
/// Typos take `correctionCost` × the cost of their correction off the text score, as a share of it.
package struct RankingProfile: Sendable, Equatable, Codable {
  /// Text score of a main name that begins with the text: more puts beginnings before words in the middle of better known names.
  package var nameStart = 0.30
  /// Added when a main name is typed in full, less for short ones: more puts the small place of that very name before the great one that goes on.
  package var wholeName = 0.10
  /// Share of `wholeName` for an alias in full where no main name begins so: more puts old and short names before beginnings.
  package var wholeAliasShare = 0.30
  /// Letters from which a whole name counts in full: fewer take the beginning of a long name for a short one.
  package var wholeNameLetters = 10
  /// Taken off when no name has the marks that were typed (`Araç` is hardly Aracaju), and when only foreign names match (`NativeNames`): more trusts marks, and
  /// the languages of request and country, before importance.
  package var lesserName = 0.12
  /// Text score when every word begins some word of the names: more puts words in any order before beginnings of lesser places.
  package var nameWords = 0.22
  /// Text score with synonyms, or in another variant of the text: more trusts other spellings before the address.
  package var respelled = 0.069_5
  /// Share of importance and nearness for what matches otherwise than by name, with one typo of nearness alone: more lets a known place stand before one that
  /// fits better.
  package var otherShare = 0.20
  /// Text score when some words are found only in the address: more puts whole addresses before words within words.
  package var context = 0.05
  /// Added when the words in the names are all of a main name (`memphis usa`): more puts whole names before longer ones of better known places.
  package var contextName = 0.019
  /// Text score when words are found only inside words: more puts parts of words before typos.
  package var infix = 0.035
  /// Text score of a main name but for typos that cost nothing: more puts mistyped names before mistyped beginnings.
  package var correctedName = 0.034
  /// The same for the beginning of one: more guesses at unfinished names before words in any order.
  package var correctedStart = 0.026
  /// The same for words of the names: more guesses at words before addresses.
  package var correctedWords = 0.012
  /// The same with the address: more puts it before places that have only some words.
  package var correctedContext = 0.008
  /// Share of these that typos of the highest cost take away: more puts the likelier slip before the better known place.
  package var correctionCost = 0.8
  /// Share of importance for guesses, and of nearness where words are missing: more puts the better known place before the likelier slip.
  package var guessShare = 0.05
  /// Share of both for two typos: most people make one, so more guesses at what few mean.
  package var correctedTwiceShare = 0.02
  /// How much more important a place with a typo must be than the best as typed: more lists fewer guesses, and fewer who mistyped a known name find it.
  package var typoLead = 0.15
  /// Text score for all of the text where words are missing; a place has its share of it: more puts rare words before a name in full.
  package var partial = 0.06
  /// Share of `partial` that a place loses no main name of which is in the text: more puts names in full before places that have more of the words.
  package var partialName = 0.15
  /// By how much less important a stop, board or taxi stand counts than it is: more puts the street or station of its name before a nearer stop.
  package var attendant = 0.1
  /// Weight of importance: more puts known places before near ones and before better matches.
  package var importance = 0.35
  /// Weight of nearness: more puts near places before known ones and before better matches.
  package var nearness = 0.25
  /// How nearness falls with distance, by family: a longer reach tells places in one region less apart.
  package var regionReach = Reach(near: 200_000, far: 20_100_000)
  /// For localities and their parts.
  package var settlementReach = Reach(near: 10_000, far: 2_000_000)
  /// For points of interest and addresses: a shorter one tells the next street from this one, and hardly the next town from the next country.
  package var poiReach = Reach(near: 1_000, far: 200_000)
  /// Who holds a row of the list: see `Lane`.
  package var rows = Rows()
  /// What a house loses that has not exactly the number.
  package var houses = Houses()
  /// How places of a category are put in order.
  package var kinds = Kinds()
  /// Layers whose places count more, by name; see `LayerPreference`.
  package var layers: [String: LayerPreference] = [:]

  /// A distance at which nearness has begun to fall, and one from which it is 0.
  package struct Reach: Sendable, Equatable, Codable {
    /// Metres; the unit in which the distance is felt.
    package var near: Double
    /// Metres from which nearness is 0.
    package var far: Double

    package init(near: Double, far: Double) {
      self.near = near
      self.far = far
    }
  }

  /// The numbers of `Lane.table`.
  package struct Rows: Sendable, Equatable, Codable {
    /// Importance from which a place may be prominent: lower lets more of them stand before what is near.
    package var prominentImportance = 0.6
    /// Letters from which the prefix of a name tells which place is meant: fewer give rows to places that few mean yet.
    package var prominentLetters = 4
    /// Of five rows or more, those that are reserved for prominent places: more of them leave fewer for what is near.
    package var prominentRows = 2
    /// Nearness from which a place is at hand, 2 km for points of interest, 19 km for settlements: lower guesses at more places.
    package var handNearness = 0.8
    /// Nearness from which a row is kept from a place at hand, 13 and 130 km: lower protects more of what has the text as typed.
    package var keptNearness = 0.5
    /// Letters of a text from which a row is for a place at hand: shorter ones are prefixes of too much.
    package var handLetters = 5
    /// Rows from which a list can spare one for a place at hand.
    package var handRows = 5
    /// Share of the rows that is reserved for places of a category: more of it leaves less for names.
    package var kindShare = 0.4
    /// Rows for texts to search for: more of them leave fewer for places.
    package var queryRows = 2

    package init() {}

    var prominentThousandths: Int { Int((prominentImportance * 1000).rounded()) }

    /// Of a page with so many rows, those reserved for places of a category.
    func kindRows(of limit: Int) -> Int { limit < 2 ? 0 : max(1, Int(Double(limit) * kindShare)) }
  }

  /// What is taken off the score of a house, by how it fits the number: enough to prefer a known house to a nearer one that fits less, as long as the distances
  /// are similar.
  package struct Houses: Sendable, Equatable, Codable {
    /// The number is one of two, or in a range.
    package var part = 0.005
    /// The number has another letter, or none.
    package var letter = 0.01
    /// The number begins with the typed one.
    package var completion = 0.02
    /// Only its neighbours are known.
    package var interpolated = 0.04
    /// Nothing is known but the street.
    package var street = 0.08

    package init() {}
  }

  /// How places of a category are put in order, and when a word certainly means one.
  package struct Kinds: Sendable, Equatable, Codable {
    /// Metres within which distance does not count, but whether the hours are known.
    package var firstStep = 100.0
    /// How much greater the end of each further step is than that of the one before: greater prefers known hours to a shorter way.
    package var stepGrowth = 1.5
    /// Metres to the nearest place of a category from which a short word is rather the prefix of a name.
    package var nearMeters = 5_000.0

    package init() {}
  }

  package init() {}

  package func reach(of family: PlaceFamily) -> Reach {
    switch family {
    case .region: regionReach
    case .settlement: settlementReach
    case .poi: poiReach
    }
  }

  /// A weight or share, by its name.
  package struct Weight: Sendable {
    package let name: String
    package let path: any WritableKeyPath<RankingProfile, Double> & Sendable
    /// The size of the first change that tuning makes; nil for what is not tuned.
    package let step: Double?

    fileprivate init(_ name: String, _ path: any WritableKeyPath<RankingProfile, Double> & Sendable, step: Double? = nil) {
      self.name = name
      self.path = path
      self.step = step
    }
  }

  /// The most that signals add to a match with a share of 1.
  var signalWeights: Double { importance + nearness }

  /// All weights and shares: each must lie in 0…1.
  package static let weights: [Weight] = [
    .init("nameStart", \.nameStart, step: 0.06), .init("wholeName", \.wholeName, step: 0.05), .init("wholeAliasShare", \.wholeAliasShare),
    .init("lesserName", \.lesserName),
    .init("nameWords", \.nameWords, step: 0.05), .init("respelled", \.respelled), .init("otherShare", \.otherShare, step: 0.06),
    .init("context", \.context, step: 0.02), .init("contextName", \.contextName),
    .init("infix", \.infix), .init("correctedName", \.correctedName),
    .init("correctedStart", \.correctedStart), .init("correctedWords", \.correctedWords), .init("correctedContext", \.correctedContext),
    .init("correctionCost", \.correctionCost), .init("guessShare", \.guessShare), .init("correctedTwiceShare", \.correctedTwiceShare),
    .init("typoLead", \.typoLead), .init("partial", \.partial),
    .init("partialName", \.partialName),
    .init("attendant", \.attendant), .init("importance", \.importance, step: 0.08), .init("nearness", \.nearness, step: 0.08),
  ]
}
