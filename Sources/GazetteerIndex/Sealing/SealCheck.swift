// SPDX-License-Identifier: Apache-2.0
import GazetteerFiles

/// Compares a file with its seal.
struct SealCheck {
  /// How much of a file is compared.
  enum Extent {
    /// The file size, the seal itself and the first group, which contains the header: some microseconds.
    case outline
    /// All of a small file, else the outline: cheap enough for every opening.
    case small
    /// All of it.
    case whole
  }

  /// Files up to this size are compared completely on opening. Reading and summing them takes 2.0 ms.
  static let smallSize = 8 << 20

  let path: String
  let reader: FileReader
  let header: FileHeader
  let size: Int

  /// The damaged byte ranges in order; adjacent groups are merged.
  ///
  /// - Throws: `IndexError.damaged` when there is no valid seal.
  func damage(_ extent: Extent) throws(IndexError) -> [Range<Int>] {
    let seal = try readSeal()
    let isWhole = extent == .whole || extent == .small && size <= Self.smallSize
    var damage: [Range<Int>] = []
    let isRead = reader.eachGroup(0..<(isWhole ? seal.sums.count : min(1, seal.sums.count)), dataSize: header.dataSize) { group, bytes in
      if Seal.sum(bytes, group: group) != seal.sums[group] { damage.add(Seal.bytes(ofGroup: group, dataSize: header.dataSize)) }
    }
    guard isRead else { throw damaged("it cannot be read to its end") }
    return damage
  }

  /// Throws when `damage` finds any.
  func check(_ extent: Extent) throws(IndexError) {
    let damage = try damage(extent)
    if !damage.isEmpty { throw damaged(Self.wording(damage)) }
  }

  /// A description of the damaged bytes.
  static func wording(_ damage: [Range<Int>]) -> String {
    let ranges = damage.prefix(3).map { "\($0.lowerBound) to \($0.upperBound - 1)" }.joined(separator: ", ")
    let others = damage.count > 3 ? " and in \(damage.count - 3) other places" : ""
    return "bytes \(ranges)\(others) are not what was written"
  }

  private func readSeal() throws(IndexError) -> Seal {
    let (dataSize, count) = (header.dataSize, Seal.byteCount(dataSize: header.dataSize))
    if !header.countsItsPages { throw damaged("its header does not say how many pages it has") }
    if size != dataSize + count { throw damaged("it has \(size) bytes instead of \(dataSize + count)") }
    guard let bytes = try? FileAccess.read(reader.descriptor, at: dataSize, count: count), let seal = Seal(bytes, dataSize: dataSize) else {
      throw damaged("its checksums, bytes \(dataSize) to \(size - 1), are not what was written")
    }
    return seal
  }

  private func damaged(_ reason: String) -> IndexError { .damaged(path: path, reason: reason) }
}

extension [Range<Int>] {
  /// Adds a range that starts at the end of the last one, or later.
  fileprivate mutating func add(_ range: Range<Int>) {
    if let last, last.upperBound == range.lowerBound {
      self[count - 1] = last.lowerBound..<range.upperBound
    } else {
      append(range)
    }
  }
}
