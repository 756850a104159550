// SPDX-License-Identifier: Apache-2.0
/// Compares a file with its seal.
package struct SealCheck {
  /// How much of a file is compared.
  package enum Extent {
    /// The file size and the seal itself.
    case seal
    /// The file size, the seal itself and the first group, which contains the header: some microseconds.
    case outline
    /// All of a small file, else the outline: cheap enough for every opening.
    case small
    /// All of it: some milliseconds for 100 MB.
    case whole
  }

  /// Files up to this size are compared completely on opening. Reading and summing them takes 2.0 ms.
  static let smallSize = 8 << 20

  let path: String
  let bytes: UnsafeRawBufferPointer
  let header: FileHeader
  let seal: Seal

  /// - Throws: `IndexError.damaged` when there is no valid seal.
  init(path: String, bytes: UnsafeRawBufferPointer, header: FileHeader) throws(IndexError) {
    (self.path, self.bytes, self.header) = (path, bytes, header)
    seal = try Self.seal(of: bytes, header, path)
  }

  /// The damaged byte ranges in order; adjacent groups are merged.
  func damage(_ extent: Extent) -> [Range<Int>] {
    let isWhole = extent == .whole || extent == .small && bytes.count <= Self.smallSize
    var damage: [Range<Int>] = []
    for group in 0..<(isWhole ? seal.sums.count : min(extent == .seal ? 0 : 1, seal.sums.count)) {
      let range = Seal.bytes(ofGroup: group, dataSize: header.dataSize)
      if Seal.sum(UnsafeRawBufferPointer(rebasing: bytes[range]), group: group) != seal.sums[group] { damage.add(range) }
    }
    return damage
  }

  /// Throws when `damage` finds any.
  func check(_ extent: Extent) throws(IndexError) {
    let damage = damage(extent)
    if !damage.isEmpty { throw .damaged(path: path, reason: Self.wording(damage)) }
  }

  /// A description of the damaged bytes.
  static func wording(_ damage: [Range<Int>]) -> String {
    let ranges = damage.prefix(3).map { "\($0.lowerBound) to \($0.upperBound - 1)" }.joined(separator: ", ")
    let others = damage.count > 3 ? " and in \(damage.count - 3) other places" : ""
    return "bytes \(ranges)\(others) are not what was written"
  }

  private static func seal(of bytes: UnsafeRawBufferPointer, _ header: FileHeader, _ path: String) throws(IndexError) -> Seal {
    let (dataSize, count) = (header.dataSize, Seal.byteCount(dataSize: header.dataSize))
    if !header.countsItsPages { throw .damaged(path: path, reason: "its header does not say how many pages it has") }
    if bytes.count != dataSize + count { throw .damaged(path: path, reason: "it has \(bytes.count) bytes instead of \(dataSize + count)") }
    guard let seal = Seal(Array(bytes[dataSize...]), dataSize: dataSize) else {
      throw .damaged(path: path, reason: "its checksums, bytes \(dataSize) to \(bytes.count - 1), are not what was written")
    }
    return seal
  }
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
