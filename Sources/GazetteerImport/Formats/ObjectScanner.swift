// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Finds the JSON objects of a source one at a time. It only follows quotes and brackets; each object is parsed separately, so a malformed one does not
/// affect the next.
final class ObjectScanner {
  /// Where the objects stand.
  enum Container {
    /// One after the other.
    case sequence
    /// In an array that is the whole source, as programs for tables write them.
    case array
    /// In every array of this name that is a member of the source.
    case member(String)

    /// Those of a collection of GeoJSON.
    static let features = Container.member("features")
    /// Those of an answer of Overpass.
    static let elements = Container.member("elements")
  }

  enum Item {
    /// The bytes of one object, valid until the next step.
    case object(Bytes)
    /// An object over 16 MiB, which was skipped.
    case tooLong
    /// An object inside of which the next record of a sequence begins.
    case broken
    /// The reference system of a collection, as JSON; valid until the next step.
    case system(Bytes)
    /// Why a service has stopped before its answer was whole.
    case remark(String)
    /// The source ends inside an object or array.
    case cut(CutPart)
  }

  /// Line on which the last returned item starts.
  private(set) var line = 1

  /// Puts the next bytes into a buffer; gives their number, 0 at the end.
  private let read: (UnsafeMutableBufferPointer<UInt8>) throws(ImportError) -> Int
  /// The name of the arrays; nil when the objects are no members.
  private let arrays: [UInt8]?
  /// How many brackets are open before an object.
  private let itemDepth: Int
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256 << 10)
  private var at = 0
  private var end = 0
  private var currentLine = 1
  private var depth = 0
  private var inItems: Bool
  private var key: [UInt8] = []
  /// The member of the collection whose value is read; empty for none.
  private var member: [UInt8] = []
  private let item = GrowingBytes(limit: LineReader.defaultLimit)
  private static let system = Array("crs".utf8)
  private static let remark = Array("remark".utf8)
  /// Longest string outside items that is remembered.
  private static let longestString = 200

  init(in container: Container, read: @escaping (UnsafeMutableBufferPointer<UInt8>) throws(ImportError) -> Int) {
    self.read = read
    switch container {
    case .sequence: (arrays, itemDepth, inItems) = (nil, 0, true)
    case .array: (arrays, itemDepth, inItems) = (nil, 1, true)
    case .member(let name): (arrays, itemDepth, inItems) = (Array(name.utf8), 2, false)
    }
  }

  convenience init(_ source: ByteSource, in container: Container) {
    self.init(in: container) { (buffer) throws(ImportError) in try source.read(into: buffer) }
  }

  deinit { buffer.deallocate() }

  func next() throws(ImportError) -> Item? {
    while let byte = try step() {
      switch byte {
      case 0x22:
        try passString()
        if let item = note() { return item }
      case 0x3a where depth == 1: member = key
      case 0x2c where depth == 1: member = []
      case 0x7b where inItems && depth == itemDepth: return try captureItem()
      case 0x7b where arrays != nil && depth == 1 && member == ObjectScanner.system:
        let captured = try captureItem()
        guard case .object(let bytes) = captured else { return captured }
        return .system(bytes)
      case 0x7b, 0x5b:
        if let arrays, byte == 0x5b, depth == 1, key == arrays { inItems = true }
        depth += 1
      case 0x7d, 0x5d:
        depth = max(0, depth - 1)
        if arrays != nil, depth < itemDepth { inItems = false }
      default: break
      }
    }
    guard depth > 0 else { return nil }
    depth = 0
    line = currentLine
    return .cut(.collection)
  }

  /// What a string of the collection says of the whole of it; nil for nothing.
  private func note() -> Item? {
    guard arrays != nil, depth == 1 else { return nil }
    if member == ObjectScanner.remark, key.drop(while: { $0 == 0x20 }).starts(with: Array("runtime".utf8)) {
      return .remark(String(decoding: key.drop { $0 == 0x20 }, as: UTF8.self))
    }
    guard member == ObjectScanner.system else { return nil }
    item.removeAll()
    for byte in [0x22] + key + [0x22] { item.append(byte) }
    return .system(item.bytes)
  }

  /// Skips a string outside items, and remembers it: it may be the key before a colon.
  private func passString() throws(ImportError) {
    key.removeAll(keepingCapacity: true)
    while let byte = try step(), byte != 0x22 {
      if byte == 0x5c { _ = try step() }
      if key.count < ObjectScanner.longestString { key.append(byte) }
    }
  }

  /// Reads an object whose opening brace was just read. Invariant: `inner` is the number of open brackets.
  private func captureItem() throws(ImportError) -> Item {
    line = currentLine
    item.removeAll()
    item.append(0x7b)
    var inner = 1
    var inString = false
    while inner > 0 {
      guard let byte = try step() else {
        depth = 0
        return .cut(.object)
      }
      if byte == Bytes.recordSeparator { return .broken }
      item.append(byte)
      if inString {
        if byte == 0x5c, let escaped = try step() { item.append(escaped) } else if byte == 0x22 { inString = false }
      } else {
        switch byte {
        case 0x22: inString = true
        case 0x7b, 0x5b: inner += 1
        case 0x7d, 0x5d: inner -= 1
        default: break
        }
      }
    }
    return item.isOverLimit ? .tooLong : .object(item.bytes)
  }

  private func step() throws(ImportError) -> UInt8? {
    if at == end {
      end = try read(buffer)
      at = 0
      if end == 0 { return nil }
    }
    let byte = buffer[at]
    at += 1
    if byte == 0x0a { currentLine += 1 }
    return byte
  }
}

extension ObjectScanner {
  /// The next row; nil at the end.
  ///
  /// - Parameter system: Gets the reference system of a collection.
  func nextRow(
    path: String, system: (JSONValue?) throws(ImportError) -> Void = { _ in }
  ) throws(ImportError) -> JSONSourceRow? {
    while let item = try next() {
      switch item {
      case .object(let bytes): return JSONSourceRow(line: line, bytes: bytes)
      case .tooLong: return .tooLong(line: line)
      case .broken: return JSONSourceRow(line: line, value: .failure(RecordFault(.malformed, "the next record begins inside the object")))
      case .system(let bytes): try system(try? JSONSourceRow(line: line, bytes: bytes).value.get())
      case .remark(let text): throw .partialAnswer(path: path, remark: text)
      case .cut(let part): throw .cutOff(path: path, line: line, part: part)
      }
    }
    return nil
  }
}
