// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Fetcher {
  /// Whether a fetch would bring something: the cache lacks the file, or its server has another version. Only the head of the answer is read.
  ///
  /// A server that names no versions, and a program that fetches, cannot be asked: then it is true.
  ///
  /// - Throws: `FetchError`.
  func hasNewer(_ file: CataloguedFile) throws -> Bool {
    let paths = cache.paths(of: file)
    guard FileManager.default.fileExists(atPath: paths.file), file.tool(writing: "") == nil else { return true }
    let transfer = Transfer(fetcher: self, paths: paths, name: file.name, url: address(try withRun(file).url ?? ""))
    let conditions = transfer.conditions
    if conditions.isEmpty { return true }
    return try Attempts(limit: tries, url: transfer.url, seconds: limits.documentSeconds).run { seconds, _ in
      var isNewest = false
      do {
        try CurlStream(url: transfer.url, headers: conditions, limits: limits, seconds: seconds).read { head in
          if head.status == 304 { return isNewest = true }
          try Self.checkStatus(head, transfer.url)
          throw HeadIsEnough()
        } body: { _ in
        }
      } catch is HeadIsEnough {}
      return !isNewest
    }
  }

  /// Ends a transfer after the head of its answer.
  private struct HeadIsEnough: Error {}
}
