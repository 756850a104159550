// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerText

/// Measures on an index what the units of `CostModel` take. `Scripts/bench --costs` prints it beside what the model says.
package struct CostProbe {
  /// A unit of the model.
  package struct Unit: Sendable {
    package let name: String
    /// What it takes: the least of several rounds.
    package let nanoseconds: Double
    /// What the model says, in steps; a step passes a row of a posting list.
    package let steps: Int
  }

  private let reader: IndexReader
  /// Evenly spread over the index, in no order.
  private let places: [Int]
  /// Words of their names.
  private let words: [QueryTree]
  /// How many rows the lists of the first of them have together.
  private var wordRows = 0
  /// The longest list of a country.
  private let country: QueryTree
  /// Compares places that it has not read before.
  private let newComparison: () -> PlaceComparison

  /// Prepares to measure on a sample of places.
  ///
  /// - Parameter reader: Reads an index with at least one place.
  package init(_ reader: IndexReader) throws {
    self.reader = reader
    let count = reader.overview.placeCount
    let sample = min(Amount.places, count)
    // A prime above every sample has no factor in common with it, so each number of the sample comes once.
    let places = (0..<sample).map { $0 * Amount.prime % sample * count / sample + 1 }
    self.places = places
    words = try places.compactMap { place in
      let form = TextAnalyzer.forms(ofPrimaryName: try reader.primaryName(of: place).primary).first
      return form.flatMap { form in form.terms.last.map { .term(form.key[$0]) } }
    }
    let countries = try (1...max(1, reader.overview.countries.count)).map { id in
      (tree: QueryTree.country(id), most: try reader.documents(.country(id), in: .byImportance).most())
    }
    country = countries.max { $0.most < $1.most }?.tree ?? .country(1)
    let layers = LayeredReader(reader)
    let variants = try QueryVariants(of: Self.text, hasFinishedWords: false, words: layers)
    newComparison = {
      PlaceComparison(
        layer: layers.layers[0], texts: variants, rows: PlaceRows.rows(of: [reader])[0], lookups: Lookups(patience: reader.patience))
    }
    wordRows = try fewWords.reduce(0) { try $0 + self.count(reader.documents($1, in: .byImportance), step: 1) }
  }

  /// No place has it for a name, and most words of it begin other words.
  private static let text = "sta qu ma"

  /// How much is measured.
  private enum Amount {
    static let rounds = 5
    static let places = 4096
    static let prime = 7919
    /// Words and blocks of which all rows are read.
    static let few = 256
  }

  /// The units, in the order of the model.
  package func units() throws -> [Unit] {
    [
      try unit("next row of a list", steps: 1, passRows),
      try unit("open a list", steps: CostModel.list, openLists),
      try unit("a row of one list beside another", steps: CostModel.merge, merge),
      try unit("core of a place", steps: CostModel.place, readCores),
      try unit("block", steps: CostModel.block, readBlocks),
      try unit("place of a block", steps: CostModel.entry, readEntries),
      try unit("letters of the names of a place", steps: CostModel.missingWord, testLetters),
      try unit("names of a place", steps: CostModel.comparison(withAddress: false)) { try compare(.names) },
      try unit("names and address of a place", steps: CostModel.comparison(withAddress: true)) { try compare(.context) },
    ]
  }

  /// - Parameter work: Does the unit many times, and gives how many.
  private func unit(_ name: String, steps: Int, _ work: () throws -> Int) throws -> Unit {
    var least = Double.infinity
    for _ in 0..<Amount.rounds {
      let start = ContinuousClock.now
      let count = try work()
      least = min(least, (ContinuousClock.now - start) / .nanoseconds(1) / Double(max(1, count)))
    }
    return Unit(name: name, nanoseconds: least, steps: steps)
  }

  // MARK: Lists

  private func passRows() throws -> Int { try count(try reader.documents(country, in: .byImportance), step: 1) }

  /// How many documents a set gives that is moved on by `step` again and again.
  private func count(_ set: DocumentSet, step: Int) throws -> Int {
    var count = 0
    while set.current != .max {
      _ = try set.advance(to: set.current + step)
      count += 1
    }
    return count
  }

  private func openLists() throws -> Int {
    for word in words { _ = try reader.documents(word, in: .byImportance) }
    return words.count
  }

  private func merge() throws -> Int {
    for word in fewWords {
      _ = try count(try Intersection([reader.documents(word, in: .byImportance), reader.documents(country, in: .byImportance)]), step: 1)
    }
    return wordRows
  }

  private var fewWords: ArraySlice<QueryTree> { words.prefix(Amount.few) }

  // MARK: Places

  private func readCores() throws -> Int {
    for place in places { _ = try reader.typeSet(try reader.core(of: place).typeSet).family }
    return places.count
  }

  private var blocks: [Int] {
    let count = reader.overview.blockCount
    return places.map { $0 % max(1, count) + 1 }
  }

  /// With what a list by area has of it.
  private func readBlocks() throws -> Int {
    let blocks = Array(Set(blocks)).sorted()
    let list = AreaPostings { [reader, country] in try reader.documents(country, in: .byArea) }
    for block in blocks {
      _ = try reader.block(block)
      try list.read([block...block]) { _ in false }
    }
    return blocks.count
  }

  private func readEntries() throws -> Int {
    var count = 0
    for id in blocks.prefix(Amount.few) {
      let block = try reader.block(id)
      for offset in 0..<block.count {
        guard let entry = block.entry(at: offset) else { continue }
        _ = try reader.typeSet(entry.typeSet).family
        count += 1
      }
    }
    return count
  }

  private func testLetters() throws -> Int {
    let letters = NameLetters(newComparison().texts)
    for place in places { _ = try letters.mayMatch(place, reader) }
    return places.count
  }

  private func compare(_ level: Tier.Level) throws -> Int {
    let (comparison, tier) = (newComparison(), Tier(level))
    for place in places { _ = try comparison.match(place, core: try reader.core(of: place), proven: nil, in: tier) }
    return places.count
  }
}
