// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Turns drafts into records that satisfy every rule of `PlaceRecord`, or rejects them with a reason. Normalising a normal record changes nothing.
package struct Normaliser: Sendable {
  /// The repairs so far.
  package private(set) var repairs: [Repair: Int] = [:]
  /// Unknown types with the number of places that were kept without them; of more than a thousand the first thousand.
  package private(set) var unknownTypes: [String: Int] = [:]
  /// The values without which the last place was kept.
  package private(set) var dropped: [DroppedValue] = []
  private let strictTypes: Bool
  /// The members under `extra` whose texts are names.
  private var searchable: [String] = []
  /// Importances that count more than those of the sources; nil for none.
  var importances: KnownImportances?
  /// How many places have their importance from these.
  private(set) var importancesTaken = 0

  /// Longest name, address part or type list entry in Unicode scalars.
  package static let longestName = 500
  /// Longest id in characters.
  package static let longestID = 255
  /// Most names in addition to the primary one.
  package static let mostNames = PlaceRecord.mostNames
  /// Longest details in bytes.
  package static let longestDetails = 1 << 20

  /// A normaliser without repairs.
  ///
  /// - Parameter strictTypes: whether a place with an unknown type is rejected; else it loses the type.
  package init(strictTypes: Bool = false) { self.strictTypes = strictTypes }

  /// The same rules, with nothing counted.
  var withoutCounts: Normaliser {
    var other = self
    (other.repairs, other.unknownTypes, other.dropped, other.importancesTaken) = ([:], [:], [], 0)
    return other
  }

  /// Adds what another normaliser counted.
  mutating func add(_ other: Normaliser) {
    repairs.merge(other.repairs) { $0 + $1 }
    for (type, places) in other.unknownTypes.sorted(by: { $0.key < $1.key }) { count(unknown: type, places) }
    importancesTaken += other.importancesTaken
  }

  /// From now on takes the texts of these members for names as well.
  mutating func read(searchable names: Set<String>) { searchable = names.sorted() }

  /// The checked record of a draft.
  ///
  /// - Throws: the first fault that rejects the place; smaller ones are repaired and counted.
  package mutating func record(of draft: DraftPlace) throws(RecordFault) -> PlaceRecord {
    try Normaliser.check(id: draft.id, name: draft.name)
    let name = try Normaliser.primaryName(draft.name)
    let location = try Normaliser.location(draft)
    var draft = draft
    if draft.dropsWrongValues { dropWrongValues(of: &draft) }
    dropped = draft.dropped
    try dropUnknownTypes(of: &draft)
    let address = try address(draft.address)
    if let importance = importances?.importance(of: draft.details) {
      draft.importance.given = importance
      importancesTaken += 1
    }
    let houses = HouseCheck.checked(draft.houseNumbers, of: address, &repairs)
    guard let importance = Importance.value(draft.importance, primaryType: draft.primaryType, houses: houses.count) else {
      throw RecordFault(.badImportance, draft.importance.given.map { "\($0)" } ?? "")
    }
    var record = PlaceRecord(id: draft.id, name: name, location: location, importance: importance)
    let isArea = CoarseKind(primaryType: draft.primaryType) == .area
    record.names = names(draft.names + Normaliser.names(in: draft.details, under: searchable), besides: name, isArea: isArea)
    record.viewport = viewport(draft.viewport)
    record.primaryType = draft.primaryType
    record.types = Normaliser.types(draft)
    record.address = address
    record.houseNumbers = HouseNumberList(houses)
    record.formerIDs = try formerIDs(draft)
    record.source = try Normaliser.source(draft.source)
    if let details = draft.details, details.text.utf8.count > Normaliser.longestDetails {
      throw RecordFault(.overlongText, details.text)
    }
    record.details = details(draft.details)
    repairs.count(.openingHoursUnread, draft.hours.count { (try? HoursExpression($0)) == nil })
    for repair in draft.repairs { repairs[repair, default: 0] += 1 }
    return record
  }

  /// The details with a website that browsers can open, or without one.
  private mutating func details(_ raw: PlaceDetails?) -> PlaceDetails? {
    guard let raw, raw.mention(#""website":"#), var members = try? raw.members(), let text = members.website else { return raw }
    let website = Website.of(text)
    if website == text { return raw }
    repairs[website == nil ? .websiteDropped : .websiteCompleted, default: 0] += 1
    members[.website] = website.map(JSONValue.string)
    return PlaceDetails(members)
  }

  private static func names(in details: PlaceDetails?, under members: [String]) -> [AlternateName] {
    guard let details, members.contains(where: details.mention), let found = try? details.members() else { return [] }
    return members.flatMap { found.texts(ofExtra: $0) }.filter(CleanText.isSearchable).map { AlternateName(text: $0, kind: .variant) }
  }

  private static func check(id: String, name: String = "") throws(RecordFault) {
    if id.isEmpty { throw RecordFault(.badID, "no id; the name is " + name) }
    let fits = id.utf8.count <= longestID && id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
    if !fits || PlaceID.isSynthetic(id) { throw RecordFault(.badID, id) }
    if id == "." || id == ".." { throw RecordFault(.badID, "\(id) (in an address of the server it means a folder; give another id)") }
  }

  /// The first of the former ids, each once; a river has thousands of pieces.
  private mutating func formerIDs(_ draft: DraftPlace) throws(RecordFault) -> [String] {
    if draft.formerIDs.isEmpty { return [] }
    var (ids, known): ([String], Set<String>) = ([], [draft.id])
    for id in draft.formerIDs where known.insert(id).inserted {
      try Normaliser.check(id: id)
      if ids.count < Normaliser.mostNames { ids.append(id) }
    }
    if known.count - 1 > ids.count { repairs[.formerIDsCut, default: 0] += 1 }
    return ids
  }

  private static func primaryName(_ raw: String) throws(RecordFault) -> String {
    guard let name = CleanText.of(raw) else { throw RecordFault(.controlCharacters, raw) }
    guard CleanText.isSearchable(name) else { throw RecordFault(.emptyName, name.isEmpty ? "no name" : raw) }
    guard fits(name) else { throw RecordFault(.overlongText, name) }
    return name
  }

  static func fits(_ text: String) -> Bool {
    text.utf8.count <= longestName || text.unicodeScalars.count <= longestName
  }

  private static func location(_ draft: DraftPlace) throws(RecordFault) -> GeoPoint {
    guard let latitude = draft.latitude, let longitude = draft.longitude,
      let point = GeoPoint(latitude: latitude, longitude: longitude)
    else {
      let text = draft.coordinateText
      let numbers = [draft.latitude, draft.longitude].map { $0.map { "\($0)" } ?? "missing" }.joined(separator: ", ")
      throw RecordFault(.badCoordinates, text.isEmpty ? numbers : text)
    }
    return point
  }

  private static func types(_ draft: DraftPlace) -> [String] {
    var types: [String] = []
    for type in (draft.primaryType.map { [$0] } ?? []) + draft.types where !types.contains(type) { types.append(type) }
    return types
  }

  /// Leaves out what would reject the place and is not needed.
  private mutating func dropWrongValues(of draft: inout DraftPlace) {
    for (name, part) in CanonicalMembers.addressParts.sorted(by: { $0.key < $1.key }) {
      guard let text = draft.address[keyPath: part] else { continue }
      let isRight = (try? name == "countryCode" ? countryCode(text) : Normaliser.optionalText(text)) != nil || text.isEmpty
      if isRight || CleanText.of(text)?.isEmpty == true { continue }
      draft.dropped.append(DroppedValue(name, text))
      draft.address[keyPath: part] = nil
    }
    if let importance = draft.importance.given, !(0...1).contains(importance) {
      draft.dropped.append(DroppedValue("importance", "\(importance)"))
      draft.importance.given = nil
    }
  }

  private mutating func dropUnknownTypes(of draft: inout DraftPlace) throws(RecordFault) {
    var unknown = draft.unlistedTypes
    if let type = draft.primaryType, !isKnown(type) {
      unknown.append(type)
      draft.primaryType = nil
    }
    for type in draft.types where !isKnown(type) { unknown.append(type) }
    guard let first = unknown.first else { return }
    if strictTypes { throw RecordFault(.unknownType, first) }
    draft.types.removeAll { !isKnown($0) }
    for type in Set(unknown) { note(unknown: type) }
  }

  /// Most different types that are counted by name.
  private static let mostUnknownTypes = 1000

  private mutating func note(unknown type: String) {
    repairs[.typeDropped, default: 0] += 1
    count(unknown: String(type.prefix(200)), 1)
  }

  private mutating func count(unknown type: String, _ times: Int) {
    guard unknownTypes[type] != nil || unknownTypes.count < Normaliser.mostUnknownTypes else { return }
    unknownTypes[type, default: 0] += times
  }

  private func isKnown(_ type: String) -> Bool { PlaceTypeTable.code(of: type) != nil }

  private mutating func names(_ raw: [AlternateName], besides primary: String, isArea: Bool) -> [AlternateName] {
    if raw.isEmpty { return [] }
    var names: [AlternateName] = []
    names.reserveCapacity(min(raw.count, Normaliser.mostNames))
    for var name in raw.prefix(4 * Normaliser.mostNames) {
      guard let text = CleanText.of(name.text), !text.isEmpty, CleanText.isSearchable(text), Normaliser.fits(text) else {
        repairs[.nameDropped, default: 0] += 1
        continue
      }
      name.text = text
      name.language = language(name.language)
      if name.isShorterForm(of: primary) { name.kind = .official }
      // The code of an airport is foreign to a town only.
      if !isArea, name.language == AlternateName.codeLanguage { name.language = nil }
      if isRepeated(name, primary: primary, in: names) { continue }
      if names.count == Normaliser.mostNames {
        repairs[.namesCut, default: 0] += 1
        break
      }
      names.append(name)
    }
    if raw.count > 4 * Normaliser.mostNames && names.count < Normaliser.mostNames { repairs[.namesCut, default: 0] += 1 }
    return names
  }

  /// Whether a name repeats a known one: without a language and with a known text, or listed already in the same language.
  private func isRepeated(_ name: AlternateName, primary: String, in names: [AlternateName]) -> Bool {
    if name.language == nil && name.text.isSame(as: primary) { return true }
    return names.contains { $0.text.isSame(as: name.text) && $0.language == name.language }
  }

  /// The language when it has the form of a BCP 47 code, as `de` or `zh-Hant-TW`, with two letters where there is such a code; nil otherwise.
  private mutating func language(_ raw: String?) -> String? {
    guard let raw else { return nil }
    let parts = raw.utf8.split(separator: 0x2d, omittingEmptySubsequences: false)
    let wellFormed =
      parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric) } && (2...8).contains(parts[0].count)
    if wellFormed && raw.utf8.count <= 35 { return SourceLanguage.shortened(raw) }
    repairs[.languageDropped, default: 0] += 1
    return nil
  }

  private mutating func viewport(_ raw: DraftBox?) -> GeoBox? {
    guard let raw else { return nil }
    if raw.south > raw.north { repairs[.viewportSwapped, default: 0] += 1 }
    let (west, east) = longitudes(of: raw)
    guard let low = GeoPoint(latitude: min(raw.south, raw.north), longitude: west),
      let high = GeoPoint(latitude: max(raw.south, raw.north), longitude: east)
    else {
      repairs[.viewportDropped, default: 0] += 1
      return nil
    }
    return GeoBox(low: low, high: high)
  }

  /// The longitudes of a box whose source continues beyond ±180°, as 177…183 for 177…−177.
  private mutating func longitudes(of box: DraftBox) -> (west: Double, east: Double) {
    if abs(box.west) <= 180 && abs(box.east) <= 180 { return (box.west, box.east) }
    guard abs(box.west) <= 540, abs(box.east) <= 540 else { return (box.west, box.east) }
    repairs[.viewportWrapped, default: 0] += 1
    if box.east - box.west >= 360 { return (-180, 180) }
    let wrap = { (longitude: Double) in longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude }
    return (wrap(box.west), wrap(box.east))
  }

  private mutating func address(_ raw: Address) throws(RecordFault) -> Address {
    var address = Address()
    if let text = raw.houseNumber { address.houseNumber = try Normaliser.optionalText(text) }
    if let text = raw.street { address.street = try Normaliser.optionalText(text) }
    if let text = raw.sublocality { address.sublocality = try Normaliser.optionalText(text) }
    if let text = raw.locality { address.locality = try Normaliser.optionalText(text) }
    if let text = raw.administrativeArea2 { address.administrativeArea2 = try Normaliser.optionalText(text) }
    if let text = raw.administrativeArea1 { address.administrativeArea1 = try Normaliser.optionalText(text) }
    if let text = raw.postalCode { address.postalCode = try Normaliser.optionalText(text) }
    address.countryCode = try countryCode(raw.countryCode)
    return address
  }

  private mutating func countryCode(_ raw: String?) throws(RecordFault) -> String? {
    guard let raw, !raw.isEmpty else { return nil }
    if CountryCodes.isKnown(raw) { return raw }
    let upper = raw.uppercased()
    guard CountryCodes.isKnown(upper) else { throw RecordFault(.badCountry, raw) }
    repairs[.countryCase, default: 0] += 1
    return upper
  }

  /// The clean text of an optional part; white space alone counts as missing.
  private static func optionalText(_ raw: String) throws(RecordFault) -> String? {
    guard let text = CleanText.of(raw) else { throw RecordFault(.controlCharacters, raw) }
    guard fits(text) else { throw RecordFault(.overlongText, text) }
    return text.isEmpty ? nil : text
  }

  private static func source(_ raw: Source?) throws(RecordFault) -> Source? {
    guard let raw else { return nil }
    guard let name = try optionalText(raw.name) else { return nil }
    return Source(
      name: name, license: try raw.license.flatMap(optionalTextOrNil), attribution: try raw.attribution.flatMap(optionalTextOrNil))
  }

  private static func optionalTextOrNil(_ raw: String) throws(RecordFault) -> String? { try optionalText(raw) }
}

extension AlternateName {
  /// Letters from which the first words of a name are what people call the place.
  private static let leastLetters = 4

  /// Whether it is what people call a place whose name goes on with what tells it from others, as Newcastle for Newcastle upon Tyne and New York for
  /// New York City: then it counts as a main name.
  fileprivate func isShorterForm(of name: String) -> Bool {
    guard language == nil, kind == .variant || kind == .short, text.unicodeScalars.count >= Self.leastLetters,
      name.utf8.starts(with: text.utf8), let gap = name.utf8.dropFirst(text.utf8.count).first,
      gap == UInt8(ascii: " ") || gap == UInt8(ascii: "-") || gap == UInt8(ascii: ",")
    else { return false }
    let rest = TextAnalyzer.query(String(decoding: name.utf8.dropFirst(text.utf8.count), as: UTF8.self))
    guard let next = rest.terms.first.map({ rest.key[$0] }) else { return false }
    return FunctionWords.contains(next) || SettlementWords.contains(next)
  }
}

extension [Repair: Int] {
  /// Counts a repair several times.
  fileprivate mutating func count(_ repair: Repair, _ times: Int) {
    if times > 0 { self[repair, default: 0] += times }
  }
}
