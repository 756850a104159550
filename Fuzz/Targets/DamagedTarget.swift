// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerLibC
import GazetteerService

extension FuzzTarget {
  /// The file of the small world with bytes changed: behind a line of text a byte that tells whether the checksums are made anew, as whoever can
  /// write a file can, then four bytes for each change. It is refused, or answers as well as it can.
  static let damaged = FuzzTarget(name: "damaged", prepare: { _ = DamagedFile.sound }) { bytes in
    var input = FuzzInput(bytes)
    let text = input.text()
    let isSealed = input.byte() & 1 == 0
    let path = ScratchFile.holding(DamagedFile.bytes(input), "damaged.gaz")
    if isSealed { try? SealWriter.seal(path, output: path) }
    guard let index = try? PlaceIndex(path: path) else { return }
    for work in [DamagedFile.complete, DamagedFile.lookUp, DamagedFile.searchText, DamagedFile.searchAround] {
      do { try index.withSession { try work($0, text) } } catch { _ = ContractError(error).json }
    }
  }
}

/// What is done with a damaged file, one by one: what one refuses, the next may answer.
private enum DamagedFile {
  /// The bytes before any change.
  static let sound: [UInt8] = {
    let file = open(SmallWorld.path, O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8 << 20)
    let count = read(file, &bytes, bytes.count)
    if count <= 0 || count == bytes.count { finding("the small world is not read: \(count)") }
    return Array(bytes.prefix(count))
  }()

  /// Four bytes an edit: where, in three, and what. The high bit of the place writes 16 bytes of it.
  static func bytes(_ edits: FuzzInput) -> [UInt8] {
    var (edits, bytes) = (edits, sound)
    var changes = 0
    while !edits.isEmpty, changes < 64 {
      let (place, value) = (edits.number(), edits.byte())
      let start = (place & 0x7F_FFFF) % bytes.count
      for offset in start..<min(bytes.count, start + (place >> 23 == 1 ? 16 : 1)) { bytes[offset] = value }
      changes += 1
    }
    return bytes
  }

  static func complete(_ session: IndexSession, _ text: String) throws {
    for typed in [text, "aldermere", "12 rue de l'eglise", "st osw", "бер", "high street & rue", "bakery"] {
      guard var query = try? AutocompleteQuery(AutocompleteParameters(input: typed)) else { continue }
      query.deadline = FuzzTarget.deadline
      do { _ = try session.answer(query).json() } catch { _ = ContractError(error).json }
    }
  }

  static func lookUp(_ session: IndexSession, _ text: String) throws {
    for id in ["full", "fr", "high", "old-islands", text] {
      do { _ = try session.details(DetailsQuery(placeID: id)) } catch { _ = ContractError(error).json }
    }
  }

  static func searchText(_ session: IndexSession, _ text: String) throws {
    var query = try TextSearchQuery(TextSearchParameters(textQuery: "bakery in aldermere"))
    query.deadline = FuzzTarget.deadline
    _ = try session.textSearch(query)
  }

  static func searchAround(_ session: IndexSession, _ text: String) throws {
    let circle = RegionDraft.Circle(center: .init(latitude: 48.1, longitude: 2.3), radius: 5000)
    var query = try NearbyQuery(NearbyParameters(locationRestriction: .init(circle: circle)))
    query.deadline = FuzzTarget.deadline
    _ = try session.nearby(query)
  }
}
