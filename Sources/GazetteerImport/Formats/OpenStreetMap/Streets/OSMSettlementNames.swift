// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// The names that settlements have in other languages, for the houses that count in them.
struct OSMSettlementNames {
  private var settlements: [UInt64: [(point: GeoPoint, names: [AlternateName])]] = [:]

  /// How far a settlement may lie from the middle of its houses, in metres.
  private static let reach = 10_000.0

  init(_ extract: OSMExtract) {
    for feature in extract.features where feature.role == .settlement {
      let names = OSMNames(extract.tags(of: feature), types: [])
      guard let name = names.primary, !names.others.isEmpty, let point = extract.shape(of: feature)?.point else { continue }
      settlements[OSMStreetName.key(name), default: []].append((point, names.others))
    }
  }

  /// A row, its place with the names of the nearest settlement that is called as it is.
  func completed(_ row: SourceRow) -> SourceRow {
    guard case .gathered(var draft) = row.content, let namesakes = settlements[OSMStreetName.key(draft.name)],
      let point = GeoPoint(latitude: draft.latitude ?? 0, longitude: draft.longitude ?? 0)
    else { return row }
    let near = namesakes.map { (meters: $0.point.planeMeters(to: point), names: $0.names) }.min { $0.meters < $1.meters }
    guard let near, near.meters <= Self.reach else { return row }
    for var name in near.names {
      // The numbers of a chōme stand right behind its name, so that other names of it are for finding only.
      if ChomeName(draft.name) != nil { name.kind = .variant }
      draft.names.append(name)
    }
    return SourceRow(line: row.line, content: .gathered(draft))
  }
}
