// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// What the parts of a search cost, in steps: a step passes one row of a posting list.
///
/// What is done first, and what is left out, follows from comparisons of these costs. Only their ratios matter. `Scripts/bench --costs` prints what each takes
/// on an index (`CostProbe`). Whether a change of one helps tell `Scripts/bench` by time and `WorkTests` by counts.
enum CostModel {
  // MARK: Units

  /// Opening a posting list.
  static let list = ReadCounts.stepsOfList
  /// Comparing the names of a place with the text.
  private static let names = 250
  /// Comparing names and address, in comparisons of names.
  private static let namesInAddress = 4
  /// Telling that a place has not a short word beside letters that it has: the first letters of its names mostly suffice.
  static let missingWord = 30
  /// Reading a place of one list beside another list.
  static let merge = 6
  /// Reading the core of a place, and telling that it is filtered out or beaten.
  static let place = 96
  /// A block of a ring: moving a list there, and what it has of it.
  static let block = 96
  /// Looking at one of a block's places.
  static let entry = 12

  /// Comparing a place with a text whose words may be in its address as well, or in its names alone.
  static func comparison(withAddress: Bool) -> Int { names * (withAddress ? namesInAddress : 1) }

  // MARK: What is little

  /// Places that are compared with the text without a thought of bounds, or of further words that would spare comparisons. After so many of a tier that do
  /// not match, the names of others are tested before they are analysed.
  static let few = 64
  /// Blocks of the first ring; each further ring has as many as all before.
  static let firstRing = 4
  /// Blocks up to which a region is read as a whole.
  static let mostBlocks = 768
  /// So is one that has no more than such a part of all blocks: in order of importance most places would lie outside.
  static let regionShare = 32
  /// Matches in a region up to which it is read as a whole.
  static let mostInRegion = 2000

  /// Places of a list that are read before bounds are compared again: from one place to the next they hardly change.
  static let nextPlaces = 16
  /// By how much the importance of places may fall, in thousandths, before it is asked again how much of the text they must have, or how cheap a correction.
  static let importanceStep = 16
  /// Most lists of five hold fewer duplicates than this.
  static let likelyDuplicates = 3
  /// What is done between two looks at the clock: to look costs about as much as to see a place.
  static let look = 64 * place

  /// Layers that are looked at without a thought of which of their places have the words: a few layers have places everywhere, packs have not.
  static let fewLayers = 3

  // MARK: Guesses

  /// A common type is that of about one place in so many.
  static let placesPerType = 16
  /// One place in so many has a name that repeats a word or its first letters; of synthetic places, one in 250 does.
  static let placesPerRepeatedWord = 64

  // MARK: What is too many to look for each

  /// Names that a corrected text may be: of more, that the prefix of one is all of it has to be reckoned with.
  static let mostNames = 100
  /// Countries that a word may name; more are looked for as one of the ways to find a word.
  static let mostCountries = 3
  /// Trigrams of a text: more cost more to intersect than the comparison that they save.
  static let mostTrigrams = 4

  // MARK: What is too much

  /// What corrected texts and parts of a text may cost together, as counted while they are read; and what places may in any tier that are compared in vain.
  /// At a million places none of 100,000 random texts of up to six common words spends it, at ten million 6 of 10,000 do (`Scripts/bench --texts 10000`).
  static let budget = 9_000_000
}

/// What a search may still read and compare for corrected texts, for parts of texts and for words taken apart. Beside words such as `s l ko` or the names of
/// countries, these may need millions of steps through lists that have hardly a place in common. It is counted, not estimated: most lists end far sooner than
/// their length says.
struct WorkBudget {
  /// What is left, in the unit of `CostModel`; the last step may take more than there was.
  private(set) var left: Int
  /// Whether anything was left out for its work.
  private(set) var wasExceeded = false

  init(_ work: Int) { left = work }

  var isSpent: Bool { left <= 0 }

  /// Takes work that was done.
  mutating func take(_ work: Int) { left -= work }

  /// Notes that something was left out.
  mutating func refuse() { wasExceeded = true }
}
