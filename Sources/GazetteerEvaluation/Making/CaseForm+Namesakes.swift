// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerText

extension CaseForm {
  /// Whether a better known place has the name, in the area that the text names beside it, if any: who types the text probably means that one, and no order
  /// of the answer can be right for both.
  func hasGreaterNamesake(in text: String) throws -> Bool {
    guard kind.meansBestKnown else { return false }
    let name = kind == .alias || kind == .aliasFull ? text : record.name
    var request = SearchRequest(text: name)
    request.limit = Self.namesakesLookedAt
    request.removesDuplicates = false
    let namesArea = kind.namesArea
    if namesArea, let country = record.address.countryCode { request.countries = [country] }
    let key = TextAnalyzer.query(name).key
    return try session.engine.search(request).candidates.contains { candidate in
      let other = try session.engine.reader.record(of: candidate.place)
      guard other.id != record.id, other.importance > record.importance,
        other.allNames.contains(where: { TextAnalyzer.query($0).key == key })
      else { return false }
      return try !namesArea || isInArea(other, namedBy: String(text.dropFirst(record.name.count + 1)))
    }
  }

  private static let namesakesLookedAt = 50

  /// Whether a place of the same country is in the area that words behind the name tell: the country itself, or an area of the place's address.
  private func isInArea(_ other: PlaceRecord, namedBy words: String) throws -> Bool {
    if try words == record.address.countryCode || words == countryName("en") { return true }
    if try Self.languages.contains(where: { try countryName($0) == words }) { return true }
    let (own, theirs) = (record.address, other.address)
    if words == own.locality { return theirs.locality == own.locality && theirs.administrativeArea1 == own.administrativeArea1 }
    return theirs.administrativeArea1 == own.administrativeArea1 || theirs.inheritedNames.contains(words)
  }
}

extension CaseMaker.Kind {
  /// Whether nothing but the name tells which place is meant: neither a position, nor marks, nor its address.
  fileprivate var meansBestKnown: Bool { self != .near && self != .marked && !isAddress }

  /// Whether an area stands behind the name.
  fileprivate var namesArea: Bool { [.context, .code, .areaLanguage, .areaTypo].contains(self) }
}
