// SPDX-License-Identifier: Apache-2.0

/// Why a public file could not be fetched.
enum FetchError: Error, Equatable, CustomStringConvertible {
  /// The catalogue has no such name.
  case unknownName(String, guess: String?)
  /// Names of several publishers, and one address for all.
  case severalPublishers([String])
  /// The address of a mirror is none.
  case invalidMirror(String)
  /// A program that does the work is not there.
  case programMissing(String, cure: String)
  /// A program failed.
  case programFailed(String, status: Int32)
  /// `--offline`, and the file is not in the cache.
  case notCached(String, path: String)
  /// The server has no such file, or does not give it.
  case refused(url: String, status: Int)
  /// The server answers as if a part, or a newer version, had been asked for.
  case unasked(url: String, status: Int)
  /// The answer is longer than what was asked for can be.
  case tooLong(url: String, limit: Int)
  /// The server answers nothing about a source.
  case noRun(String, page: String)
  /// The transfer failed as often as it may.
  case broken(url: String, reason: String)
  /// The transfer cannot succeed: a redirection astray, a certificate that is not trusted.
  case impossible(url: String, reason: String)
  /// The file is not the one whose checksum is published.
  case wrongChecksum(url: String, found: String, published: String)
  /// The checksum is none.
  case noChecksum(url: String)
  /// The file is no archive, or has not the file in it.
  case brokenArchive(url: String, reason: String)

  var status: ExitStatus {
    switch self {
    case .unknownName, .severalPublishers, .invalidMirror: .usage
    case .programMissing, .notCached, .refused, .unasked, .noRun, .impossible: .notFound
    case .tooLong, .wrongChecksum, .noChecksum, .brokenArchive: .badData
    case .broken, .programFailed: .tryAgain
    }
  }

  var description: String {
    switch self {
    case .unknownName(let name, let guess):
      "Invalid name '\(name)'. \(guess.map { "Did you mean '\($0)'? Otherwise see" } ?? "See") the names in `gazetteer fetch --list`."
    case .severalPublishers(let keys):
      "the files are of \(keys.joined(separator: " and ")), and the address of the mirror is one; name the files of one publisher at a time"
    case .invalidMirror(let text):
      "Invalid --url '\(text)'. Give an address such as http://mirror.example/osm."
    case .programMissing(let program, let cure):
      "the program \(program) is not there; \(cure)"
    case .programFailed(let program, let status):
      "the program \(program) ended with \(status); its message is above"
    case .notCached(let name, let path):
      "\(name) is not in the cache (\(path)); fetch it once without --offline: gazetteer fetch \(name)"
    case .refused(let url, let status):
      "the server answers \(status) for \(url); "
        + ([404, 410].contains(status)
          ? "see the names in `gazetteer fetch --list`, or give a mirror with --url"
          : "see whether it asks for a key, or give a mirror with --url")
    case .unasked(let url, let status):
      "the server answers \(status) for \(url), which only answers what was not asked; give a mirror with --url, or try again later"
    case .tooLong(let url, let limit):
      "\(url) is longer than \(grouped(limit)) bytes, so it is not what was asked for; give a mirror with --url"
    case .noRun(let name, let page):
      "there is no run of \(name); see the sources at \(page)"
    case .broken(let url, let reason):
      "\(url) could not be fetched (\(reason)); run the command again, it goes on where it stopped"
    case .impossible(let url, let reason):
      "\(url) cannot be fetched (\(reason)); check the address, or give a mirror with --url"
    case .wrongChecksum(let url, let found, let published):
      "\(url) has the MD5 \(found), and \(published) is published; it was removed, fetch it again"
    case .noChecksum(let url):
      "\(url) holds no MD5; give another mirror with --url, or try again later"
    case .brokenArchive(let url, let reason):
      "\(url) cannot be unpacked (\(reason)); it was removed, fetch it again"
    }
  }
}
