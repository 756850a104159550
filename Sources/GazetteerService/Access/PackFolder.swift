// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerFiles
import GazetteerGeometry
import GazetteerIndex
import GazetteerNumbers
import Synchronization

/// A folder of packs as an index: opens the packs that a request is about.
///
/// - With a restriction, the packs that it touches, with countries those that have places of them: the answer is that of the whole index.
/// - With a bias, packs with places in the same tiles as the bias and 50 km around it, and the world pack; without any of these the world pack alone. When
///   that does not fill the list with places found by name, or by category and address around the bias, all packs are asked.
/// - For every other kind of request, and where more than `mostPacks` are concerned, all packs.
///
/// What is chosen answers exactly, as layers do: the world pack is the lowest one, so a place that is in two packs is listed once.
final class PackFolder: Sendable {
  private let folder: String
  private let manifest: PackManifest
  private let configuration: PlaceIndex.Configuration
  /// The opened sets of packs by their files, and the order in which they were used.
  private let opened = Mutex<Opened>(Opened())

  fileprivate struct Opened {
    var indexes: [[String]: PlaceIndex] = [:]
    var order: [[String]] = []
  }

  /// Sets of packs that stay open: each has connections and caches of its own.
  private static let mostSets = 8
  /// With more packs the whole folder is asked.
  private static let mostPacks = 12
  /// How far beyond a bias packs are of interest, in metres.
  private static let aroundBias = 50_000.0

  init(_ manifest: PackManifest, folder: String, configuration: PlaceIndex.Configuration) {
    (self.manifest, self.folder, self.configuration) = (manifest, folder, configuration)
  }

  /// The files of a folder: all packs as layers, the world pack below.
  static func files(_ manifest: PackManifest, folder: String) -> [String] {
    ([manifest.world] + manifest.packs).map { "\(folder)/\($0.file)" }
  }

  /// The path of the world pack.
  var worldPath: String { path(of: manifest.world) }

  /// Places of all packs.
  var placeCount: Int { manifest.packs.reduce(0) { $0.addingClamped($1.places) } }

  /// All packs.
  func whole() throws -> PlaceIndex { try index(of: manifest.packs) }

  /// The packs that a request is about, as one index.
  func index(for query: AutocompleteQuery) throws -> PlaceIndex { try packs(for: query).map(index) ?? whole() }

  /// The packs besides the world pack that a request is about; nil for all.
  private func packs(for query: AutocompleteQuery) -> [PackManifest.Pack]? {
    let region = query.restriction ?? query.bias?.expanded(byMeters: Self.aroundBias)
    if region == nil, query.countries.isEmpty { return [] }
    let tiles = region.map { PackTile.standard.numbers(in: $0.cover) }
    let packs = manifest.packs.filter { pack in
      (tiles.map { !$0.isDisjoint(with: pack.tiles) } ?? true)
        && (query.countries.isEmpty || !Set(pack.countries).isDisjoint(with: query.countries))
    }
    return packs.count > Self.mostPacks ? nil : packs
  }

  /// Whether a place is what a text asks for by its kind or address, and so near the bias that nothing of another pack would come before it.
  func isAtHand(_ place: PlaceSuggestion, for query: AutocompleteQuery) -> Bool {
    guard let around = query.bias?.expanded(byMeters: Self.aroundBias) else { return false }
    return [.category, .near, .address, .interpolated].contains(place.matchLabel) && around.contains(place.location)
  }

  private func index(of packs: [PackManifest.Pack]) throws -> PlaceIndex {
    let files = packs.map(\.file)
    if let known = opened.withLock({ $0.use(files) }) { return known }
    for pack in packs + [manifest.world] { try check(pack) }
    let index = try PlaceIndex(files: [worldPath] + packs.map(path), configuration: configuration)
    return opened.withLock { $0.keep(index, files, atMost: Self.mostSets) }
  }

  private func path(of pack: PackManifest.Pack) -> String { "\(folder)/\(pack.file)" }

  /// A pack has to be there in full. Its seal tells damage, its checksum in the manifest is compared by `verify`.
  private func check(_ pack: PackManifest.Pack) throws(IndexError) {
    let path = path(of: pack)
    guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int else { throw .notFound(path: path) }
    if size != pack.bytes { throw .damaged(path: path, reason: "it has \(size) bytes, and the manifest of the packs says \(pack.bytes)") }
  }
}

extension PackFolder.Opened {
  fileprivate mutating func use(_ files: [String]) -> PlaceIndex? {
    guard let index = indexes[files] else { return nil }
    order.removeAll { $0 == files }
    order.append(files)
    return index
  }

  /// Keeps an index unless another thread has opened the same, and forgets the one that was used least recently.
  fileprivate mutating func keep(_ index: PlaceIndex, _ files: [String], atMost most: Int) -> PlaceIndex {
    if let known = use(files) { return known }
    indexes[files] = index
    order.append(files)
    if order.count > most { indexes[order.removeFirst()] = nil }
    return index
  }
}
