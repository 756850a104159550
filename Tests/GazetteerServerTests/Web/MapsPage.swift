// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerServer

extension WebPage {
  /// Opens a page that loads Google's script from this server, in the way that published samples do.
  ///
  /// - Parameters:
  ///   - script: the script of the page; it defines `initMap`, or uses `importLibrary`.
  ///   - loader: the element that loads the server's script; by default asynchronously, with the callback `initMap`.
  static func withMaps(
    _ body: String, script: String,
    loader: String = #"<script async defer src="maps/api/js?key=secret&libraries=places&callback=initMap&language=en&v=weekly"></script>"#,
    _ places: [String] = Places.lines, options: @escaping @Sendable (inout ServerOptions) -> Void = { $0.apiKeys = ["secret"] },
    _ work: @escaping @Sendable (WebPage) async throws -> Void
  ) async throws {
    let html = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title><script src="page.js"></script>
      <script src="console.js"></script></head><body>\(body)<script src="sample.js"></script>\(loader)</body></html>
      """
    let console = """
      window.lines = [];
      for (const name of ["info", "warn", "error"]) console[name] = (text) => lines.push(`${name}: ${text}`);
      """
    try await with(
      html: html, scripts: ["sample.js": script, "console.js": console],
      isReady: "window.google?.maps?.version && document.readyState === 'complete'",
      places, options: options, work)
  }

  /// Types into an input of the page, and takes the first row of its list by keys.
  func choose(_ text: String, in input: String) async throws {
    try await run("document.querySelector('\(input)').focus()")
    try await search(text)
    try await type(Key.down + Key.enter)
  }
}
