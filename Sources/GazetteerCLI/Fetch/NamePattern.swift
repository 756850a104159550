// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerPlaces

/// The name of a file in the catalogue, or of a family of files: `cities500`, `countries/{country}`. The part in braces stands at the end.
struct NamePattern {
  private let start: String
  /// The word in the braces; nil for a name as it is.
  private let part: String?

  init(_ pattern: String) {
    let pieces = pattern.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
    start = String(pieces[0])
    part = pieces.count == 2 ? String(pieces[1].dropLast()) : nil
  }

  /// The pattern for people: `countries/COUNTRY`.
  var shown: String { start + (part.map { $0 == "bbox" ? "WEST,SOUTH,EAST,NORTH" : $0.uppercased() } ?? "") }

  /// What the braces of an entry stand for in a name; nil when the name does not fit.
  func values(of name: String, regions: [String: String]) -> [String: String]? {
    guard let part else { return name == start ? [:] : nil }
    guard name.hasPrefix(start) else { return nil }
    let value = String(name.dropFirst(start.count))
    switch part {
    case "country": return Self.isCountry(value) ? ["country": value] : nil
    case "region": return Self.country(ofRegion: value, regions).map { ["region": value, "country": $0] }
    case "source": return Self.country(ofSource: value).map { ["source": value, "country": $0] }
    case "bbox": return Self.isBox(value) ? ["bbox": value] : nil
    default: return nil
    }
  }

  private static func isCountry(_ text: String) -> Bool { text.utf8.count == 2 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) } }

  /// The country of a listed region or of a part of one, empty for none; nil for any other text.
  private static func country(ofRegion region: String, _ regions: [String: String]) -> String? {
    guard isPath(region) else { return nil }
    if let country = regions[region] { return country }
    guard let slash = region.lastIndex(of: "/") else { return nil }
    let parent = String(region[..<slash])
    // A continent is listed in full.
    return parent.contains("/") || parent == "russia" ? country(ofRegion: parent, regions) : nil
  }

  private static func country(ofSource source: String) -> String? {
    let parts = source.split(separator: "/")
    return isPath(source) && parts.count > 1 && parts[0].utf8.count == 2 ? parts[0].uppercased() : nil
  }

  /// Words of small letters, digits, `-` and `_` between slashes: no path out of the cache, and nothing that means something in an address.
  private static func isPath(_ text: String) -> Bool {
    text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F }
    }
  }

  private static func isBox(_ text: String) -> Bool {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { "0123456789.-".utf8.contains($0) } ? Double(part) : nil
    }
    guard numbers.count == 4, let west = numbers[0], let south = numbers[1], let east = numbers[2], let north = numbers[3] else {
      return false
    }
    return west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90
  }
}
