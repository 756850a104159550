// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

/// Brings files of the catalogue into the cache.
struct Fetcher {
  let cache: FetchCache
  /// Takes the place of scheme and host of every address.
  var mirror: String?
  /// Whether only the cache is used.
  var isOffline = false
  /// How many transfers in a row may bring nothing new.
  var tries = 5
  var limits = FetchLimits()
  var progress: FetchProgress

  /// A file in the cache.
  struct Result {
    let file: CataloguedFile
    let path: String
    let url: String
    let bytes: Int
    /// The checksum that was published and found.
    let md5: String?
    /// Whether the file was there already, in the newest version.
    let isUnchanged: Bool
  }

  /// Fetches a file unless the cache has its newest version.
  ///
  /// - Throws: `FetchError`, `CommandError.cannotWrite`.
  func fetch(_ file: CataloguedFile) throws -> Result {
    let paths = cache.paths(of: file)
    if isOffline { return try cached(file, paths) }
    let lock = try paths.lock { StandardError.write("gazetteer: waiting for another fetch of \(file.name)\n") }
    defer { close(lock) }
    if file.tool(writing: "") != nil { return try fetchWithTool(file, paths) }
    let file = try withRun(file)
    let transfer = Transfer(fetcher: self, paths: paths, name: file.name, url: address(file.url ?? ""))
    let isUnchanged = try !transfer.run()
    if !isUnchanged { try finish(file, paths, url: transfer.url) }
    return try result(file, paths, isUnchanged: isUnchanged)
  }

  /// An address at the mirror, if there is one.
  func address(_ url: String) -> String {
    guard let mirror, let host = url.range(of: "://"), let path = url[host.upperBound...].firstIndex(of: "/") else { return url }
    return mirror + url[path...]
  }

  private func cached(_ file: CataloguedFile, _ paths: FetchCache.Paths) throws -> Result {
    guard FileFacts.read(paths.facts) != nil, FileManager.default.fileExists(atPath: paths.file) else {
      throw FetchError.notCached(file.name, path: paths.file)
    }
    return try result(file, paths, isUnchanged: true)
  }

  private func result(_ file: CataloguedFile, _ paths: FetchCache.Paths, isUnchanged: Bool) throws -> Result {
    let facts = FileFacts.read(paths.facts)
    return Result(
      file: file, path: paths.file, url: facts?.url ?? "", bytes: FileAccess.size(paths.file), md5: facts?.md5, isUnchanged: isUnchanged)
  }

  /// Checks what came, unpacks it, and puts it in its place. A part that is not the published file is removed.
  private func finish(_ file: CataloguedFile, _ paths: FetchCache.Paths, url: String) throws {
    var facts = FileFacts.read(paths.partFacts) ?? FileFacts(url: url)
    do {
      if let sum = file.md5 { facts.md5 = try checked(paths.part, url: url, sumAt: address(sum)) }
      if let member = file.member { try unpack(member, paths, url: url) } else { try move(paths.part, to: paths.file) }
    } catch let error where Self.isUseless(error) {
      for path in [paths.part, paths.partFacts, paths.unpacked] { unlink(path) }
      throw error
    }
    facts.bytes = FileAccess.size(paths.file)
    try facts.write(to: paths.facts)
    for path in [paths.part, paths.partFacts] { unlink(path) }
  }

  /// Whether the part is of no use after an error: it is not the published file, or the disk is full.
  private static func isUseless(_ error: any Error) -> Bool {
    switch error {
    case FetchError.wrongChecksum, FetchError.brokenArchive, is CommandError: true
    default: false
    }
  }

  private func move(_ part: String, to path: String) throws {
    do throws(FileFailure) { try FileAccess.rename(part, to: path) } catch {
      throw CommandError.cannotWrite(path: path, reason: error.reason)
    }
  }

  // MARK: Checksum

  /// Compares a file with its published checksum.
  private func checked(_ path: String, url: String, sumAt sumURL: String) throws -> String {
    let text = try document(sumURL)
    let published = text.prefix { $0.isHexDigit }.lowercased()
    guard published.count == 32 else { throw FetchError.noChecksum(url: sumURL) }
    let found = try sum(path)
    if found != published { throw FetchError.wrongChecksum(url: url, found: found, published: published) }
    return found
  }

  private func sum(_ path: String) throws -> String {
    do throws(FileFailure) { return try MD5.ofFile(path) } catch { throw CommandError.cannotWrite(path: path, reason: error.reason) }
  }

  // MARK: Archives

  private func unpack(_ member: String, _ paths: FetchCache.Paths, url: String) throws {
    do {
      let archive = try FileAccess.open(paths.part, O_RDONLY)
      defer { close(archive) }
      let zip = try ZipMember(member, in: archive)
      let output = try FileAccess.open(paths.unpacked, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
      defer { close(output) }
      try zip.write(to: output)
      try FileAccess.sync(output)
      try FileAccess.rename(paths.unpacked, to: paths.file)
    } catch let failure as ZipMember.Failure {
      throw FetchError.brokenArchive(url: url, reason: failure.reason)
    } catch let failure as FileFailure {
      throw CommandError.cannotWrite(path: paths.unpacked, reason: failure.reason)
    }
  }

  // MARK: Small documents

  /// The file of the newest run of its source, for a publisher whose addresses have the numbers of runs.
  func withRun(_ file: CataloguedFile) throws -> CataloguedFile {
    guard let lookup = file.lookup else { return file }
    let runs = try? JSONDecoder().decode([Run].self, from: Data(document(address(lookup)).utf8))
    let job = (runs ?? []).filter { $0.source == file.source && $0.layer == "addresses" }.map(\.job).max()
    guard let job else { throw FetchError.noRun(file.name, page: file.publisher.page) }
    return file.withRun("\(job)")
  }

  private struct Run: Decodable {
    let source: String
    let layer: String
    let job: Int
  }

  /// A short text.
  private func document(_ url: String) throws -> String {
    try Attempts(limit: tries, url: url, seconds: limits.documentSeconds).run { seconds, _ in
      var bytes: [UInt8] = []
      try CurlStream(url: url, limits: limits, seconds: seconds).read(head: { try Self.checkStatus($0, url) }) { piece in
        bytes += piece
        if bytes.count > limits.documentBytes { throw FetchError.tooLong(url: url, limit: limits.documentBytes) }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Refuses an answer that is no file.
  ///
  /// - Throws: `FetchError.refused`, `FetchError.unasked`; `CurlStream.Failure` when the server may be well again in a moment.
  static func checkStatus(_ head: ResponseHead, _ url: String) throws {
    // These answer a part, or a newer version, that was asked for. Whoever asks for that looks before.
    if [206, 304, 416].contains(head.status) { throw FetchError.unasked(url: url, status: head.status) }
    if (200..<300).contains(head.status) { return }
    if head.status >= 500 || [408, 425, 429].contains(head.status) {
      throw CurlStream.Failure(reason: "the server answers \(head.status)", mayPass: true)
    }
    throw FetchError.refused(url: url, status: head.status)
  }
}
