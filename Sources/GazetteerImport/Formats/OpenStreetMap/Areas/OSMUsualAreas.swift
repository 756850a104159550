// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// The country and the first-level area that nine in ten addresses name, for places in no boundary that tells them: those in the same town or
/// district, else those around the same settlement, in the same square degree, or in the whole file.
struct OSMUsualAreas {
  /// Where addresses are counted together.
  fileprivate enum Region: Hashable {
    /// A position in `OSMAreas.all`.
    case area(Int)
    case town(Int)
    /// A square degree.
    case cell(row: Int32, column: Int32)
    case file
  }

  private struct FirstLevel: Hashable {
    var region: Region
    var country: String?
  }

  private var countries: [Region: OSMVotes] = [:]
  private var firstLevel: [FirstLevel: OSMVotes] = [:]

  /// One of three addresses may have a slip in it.
  private static let leastForArea = 3
  /// More addresses need not be counted: a region has millions, and each is looked up.
  private static let mostAddresses = 100_000

  /// Nothing is usual.
  init() {}

  /// - Parameter locator: Tells what boundaries tell.
  init(_ extract: OSMExtract, _ locator: OSMLocator, threads: Int) {
    let runs = extract.runs(threads: threads) {
      $0.filter { OSMVoter(extract.tags(of: extract.features[$0])) != nil && extract.isPlace($0) }
    }
    var voters: [Int] = []
    while let run = runs.next() { voters += run }
    let step = Swift.max(1, voters.count / Self.mostAddresses)
    let votes = stride(from: 0, to: voters.count, by: step).compactMap { vote(of: voters[$0], in: extract, locator) }
    for vote in votes { count(country: vote.country, vote.position) }
    for vote in votes { count(vote, locator) }
    forget(what: locator)
  }

  /// Lets no addresses speak for places beyond a boundary: a square degree or a file with one counts for nothing.
  private mutating func forget(what locator: OSMLocator) {
    for box in locator.countryBoxes { for region in OSMPosition.regions(of: box) { countries[region] = nil } }
    for (country, box) in locator.firstLevelBoxes {
      for region in OSMPosition.regions(of: box) { firstLevel[FirstLevel(region: region, country: country)] = nil }
    }
  }

  /// The usual country of a position.
  func country(at position: OSMPosition) -> String? {
    position.regions.lazy.compactMap { countries[$0]?.usual(least: 1) }.first
  }

  /// The usual first-level area of a position in a country.
  func firstLevelArea(at position: OSMPosition, in country: String?) -> String? {
    let regions = position.regions.lazy.map { FirstLevel(region: $0, country: country) }
    return regions.compactMap { firstLevel[$0]?.usual(least: Self.leastForArea) }.first
  }

  private struct Vote {
    var position: OSMPosition
    var country: String?
    var area: String?
  }

  private func vote(of index: Int, in extract: OSMExtract, _ locator: OSMLocator) -> Vote? {
    let feature = extract.features[index]
    guard let voter = OSMVoter(extract.tags(of: feature)), let point = extract.shape(of: feature)?.point else { return nil }
    return Vote(position: locator.position(of: point), country: voter.country, area: voter.area)
  }

  private mutating func count(country: String?, _ position: OSMPosition) {
    guard let country else { return }
    for region in position.regions { countries[region, default: OSMVotes()].add(country, spelled: country) }
  }

  /// Counts the first-level area of a vote, in the country that boundaries, the address itself or its neighbours tell.
  private mutating func count(_ vote: Vote, _ locator: OSMLocator) {
    guard let area = vote.area else { return }
    let country = vote.position.country ?? locator.country ?? vote.country ?? self.country(at: vote.position)
    let (key, name) = (OSMAreaNames.key(area, in: country), OSMAreaNames.name(area, in: country))
    for region in vote.position.regions {
      firstLevel[FirstLevel(region: region, country: country), default: OSMVotes()].add(key, spelled: name)
    }
  }
}

extension OSMExtract {
  /// Whether a feature is more than a house that names neither a street nor a settlement: most of these become no place.
  fileprivate func isPlace(_ index: Int) -> Bool {
    features[index].role != .house || OSMNumbering(tags(of: features[index])).name != nil
  }
}

/// What the tags of an element say of its country and first-level area.
private struct OSMVoter {
  var country: String?
  var area: String?

  /// Nil for an element that says neither.
  init?(_ tags: OSMTags) {
    area = tags.first(of: "addr:state", "addr:province", "is_in:state", "is_in:state_code")
    country = tags.first(of: "addr:country", "is_in:country_code").flatMap(CountryCodes.alpha2) ?? area.flatMap(OSMAreaNames.country)
    if area == nil && country == nil { return nil }
  }
}

extension OSMPosition {
  /// The regions whose addresses count for the position, in the order in which they count.
  fileprivate var regions: [OSMUsualAreas.Region] {
    areas.map(OSMUsualAreas.Region.area) + (town.map { [.town($0.id)] } ?? []) + [Self.cell(point.latitudeE7, point.longitudeE7), .file]
  }

  /// The square degrees that a box touches, and the file.
  fileprivate static func regions(of box: OSMBox) -> [OSMUsualAreas.Region] {
    let (rows, columns) = (degree(box.south)...degree(box.north), degree(box.west)...degree(box.east))
    return rows.flatMap { row in columns.map { .cell(row: row, column: $0) } } + [.file]
  }

  private static func cell(_ latitudeE7: Int32, _ longitudeE7: Int32) -> OSMUsualAreas.Region {
    .cell(row: degree(Int64(latitudeE7)), column: degree(Int64(longitudeE7)))
  }

  /// The whole degree at or below a coordinate.
  private static func degree(_ coordinate: Int64) -> Int32 {
    let degree: Int64 = 10_000_000
    return Int32(clamping: (coordinate - (coordinate < 0 ? degree - 1 : 0)) / degree)
  }
}
