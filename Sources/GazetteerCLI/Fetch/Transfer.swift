// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

/// Brings a file into its part, going on where an earlier transfer stopped.
///
/// A part is continued only where the server says that it belongs to the file that it has now; else the file begins anew.
struct Transfer {
  let fetcher: Fetcher
  let paths: FetchCache.Paths
  let name: String
  let url: String

  /// The server gave another part than the one asked for, or one of another version.
  private struct Unfit: Error {}

  /// - Returns: Whether the part is complete; false when the file in the cache is the newest.
  /// - Throws: `FetchError`, `CommandError.cannotWrite`.
  func run() throws -> Bool {
    defer { fetcher.progress.clear() }
    var longest = startOfRest
    return try Attempts(limit: fetcher.tries, url: url, seconds: fetcher.limits.fileSeconds).run { seconds, gained in
      defer {
        let size = FileAccess.size(paths.part)
        if size > longest { gained() }
        longest = max(longest, size)
      }
      do { return try once(seconds) } catch is Unfit { removePart() }
      return try once(seconds)
    }
  }

  private func once(_ seconds: Int) throws -> Bool {
    let start = startOfRest
    if start > 0, FileFacts.read(paths.partFacts)?.bytes == start { return true }
    var output: Output?
    defer { output?.close() }
    var isNewest = false
    let headers = headers(from: start)
    try CurlStream(url: url, headers: headers, limits: fetcher.limits, seconds: seconds).read { head in
      if head.status == 304, start == 0, !headers.isEmpty {
        isNewest = true
        return
      }
      if head.status == 416, start > 0 { throw Unfit() }
      if head.status != 206 || start == 0 { try Fetcher.checkStatus(head, url) }
      if let length = head.length, length > fetcher.limits.fileBytes - start { throw tooLong(fetcher.limits.fileBytes) }
      output = try Output(paths, try begin(head, start), at: head.status == 206 ? start : 0)
    } body: { piece in
      guard let output else { return }
      try output.write(piece)
      if output.facts.bytes == nil, output.size > fetcher.limits.unannouncedBytes { throw tooLong(fetcher.limits.unannouncedBytes) }
      fetcher.progress.show(name, done: output.size, of: output.facts.bytes)
    }
    if isNewest { return false }
    try finish(output)
    return true
  }

  /// What is there is removed: it would be continued for ever.
  private func tooLong(_ limit: Int) -> FetchError {
    removePart()
    return .tooLong(url: url, limit: limit)
  }

  private func finish(_ output: Output?) throws {
    guard let output else { throw CurlStream.Failure(reason: "there was no answer", mayPass: true) }
    if let bytes = output.facts.bytes, bytes != output.size {
      throw CurlStream.Failure(reason: "\(grouped(output.size)) of \(grouped(bytes)) bytes came", mayPass: true)
    }
    try output.sync()
  }

  /// What the part will hold, from the head of an answer.
  private func begin(_ head: ResponseHead, _ start: Int) throws -> FileFacts {
    var facts = FileFacts(url: url, etag: head.headers["etag"], lastModified: head.headers["last-modified"], bytes: head.length)
    guard head.status == 206 else { return facts }
    guard let range = head.range, range.start == start, let known = FileFacts.read(paths.partFacts), known.agrees(with: head),
      known.bytes == nil || range.total == nil || known.bytes == range.total
    else { throw Unfit() }
    facts.bytes = range.total ?? known.bytes
    facts.etag = facts.etag ?? known.etag
    facts.lastModified = facts.lastModified ?? known.lastModified
    return facts
  }

  /// The bytes that are there of the file at this address, if the server can be asked for the rest.
  private var startOfRest: Int {
    guard let facts = FileFacts.read(paths.partFacts), facts.url == url, facts.validator != nil else { return 0 }
    return FileAccess.size(paths.part)
  }

  private func headers(from start: Int) -> [String] {
    if start > 0, let validator = FileFacts.read(paths.partFacts)?.validator {
      return ["Range: bytes=\(start)-", "If-Range: \(validator)"]
    }
    return conditions
  }

  /// What asks the server for the file only if it is newer than that in the cache; empty where the cache has none, or the server names no versions.
  var conditions: [String] {
    guard let facts = FileFacts.read(paths.facts), facts.url == url, facts.bytes == FileAccess.size(paths.file) else { return [] }
    if let etag = facts.etag { return ["If-None-Match: \(etag)"] }
    return facts.lastModified.map { ["If-Modified-Since: \($0)"] } ?? []
  }

  private func removePart() { for path in [paths.part, paths.partFacts] { unlink(path) } }

  /// The part while it is written. One that cannot be written is removed: it would go on filling the disk.
  private final class Output {
    let facts: FileFacts
    private(set) var size: Int
    private let paths: FetchCache.Paths
    private let descriptor: Int32

    init(_ paths: FetchCache.Paths, _ facts: FileFacts, at start: Int) throws {
      (self.paths, self.facts, size) = (paths, facts, start)
      do throws(FileFailure) {
        descriptor = try FileAccess.open(paths.part, O_WRONLY | O_CREAT | (start == 0 ? O_TRUNC : O_APPEND), mode: 0o666)
      } catch {
        throw CommandError.cannotWrite(path: paths.part, reason: error.reason)
      }
      if start == 0 { try facts.write(to: paths.partFacts) }
    }

    func write(_ piece: UnsafeRawBufferPointer) throws {
      try saying { () throws(FileFailure) in try FileAccess.write(piece, to: descriptor) }
      size += piece.count
    }

    func sync() throws { try saying { () throws(FileFailure) in try FileAccess.sync(descriptor) } }

    func close() { _ = systemClose(descriptor) }

    private func saying(_ work: () throws(FileFailure) -> Void) throws {
      do throws(FileFailure) { try work() } catch {
        for path in [paths.part, paths.partFacts] { unlink(path) }
        throw CommandError.cannotWrite(path: paths.part, reason: error.reason)
      }
    }
  }
}

/// The system's function, whose name a method hides.
private let systemClose = close
