// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import HTTPTypes
import TestConnections
import Testing

@testable import GazetteerServer

/// A page with the component in Chromium, served by a server of its own that is the only thing it may load from.
struct WebPage: Sendable {
  let browser: Chromium
  let server: LiveServer

  /// Opens a page with this body; the script `page.js` runs before the component's modules do.
  static func with(
    _ body: String = "<gazetteer-autocomplete></gazetteer-autocomplete>", head: String = "", language: String = "en",
    _ places: [String] = Places.lines, options: @escaping @Sendable (inout ServerOptions) -> Void = { _ in },
    _ work: @escaping @Sendable (WebPage) async throws -> Void
  ) async throws {
    let html = """
      <!doctype html><html \(language == "ar" ? #"lang="ar" dir="rtl""# : #"lang="\#(language)""#)><head><meta charset="utf-8"><title>Test</title>
      <meta name="viewport" content="width=device-width"><script src="page.js"></script>\(head)
      <script type="module" src="ui/gazetteer-autocomplete.js"></script></head><body><main><h1>Test</h1>\(body)</main></body></html>
      """
    let isReady = "customElements.get('gazetteer-autocomplete')"
    try await with(html: html, isReady: isReady, places, options: options, work)
  }

  /// Opens a page of this text, which may load `page.js` and the further scripts, and waits until an expression holds.
  static func with(
    html: String, scripts: [String: String] = [:], isReady: String, _ places: [String] = Places.lines,
    options: @escaping @Sendable (inout ServerOptions) -> Void = { _ in }, _ work: @escaping @Sendable (WebPage) async throws -> Void
  ) async throws {
    let further = [Endpoint.file("page.html", html, "text/html; charset=utf-8"), .file("page.js", script, UIFile.contentType)]
    let own = scripts.map { Endpoint.file($0.key, $0.value, UIFile.contentType) }
    try await with(places, further: further + own, options: options) { page in
      try await page.open("page.html", isReady: isReady)
      try await work(page)
    }
  }

  /// Opens a page of the server itself; the script runs before its modules do.
  static func opening(
    _ path: String, isReady condition: String = "true", _ places: [String] = Places.lines,
    options: @escaping @Sendable (inout ServerOptions) -> Void = { _ in }, _ work: @escaping @Sendable (WebPage) async throws -> Void
  ) async throws {
    try await with(places, options: options) { page in
      try await page.tell("Page.addScriptToEvaluateOnNewDocument", JSONValue.of(["source": .string(script)]).text)
      try await page.open(path, isReady: condition)
      try await work(page)
    }
  }

  private static func with(
    _ places: [String], further: [Endpoint] = [], options: @escaping @Sendable (inout ServerOptions) -> Void,
    _ work: @escaping @Sendable (WebPage) async throws -> Void
  ) async throws {
    try await LiveServer.with(places, further: further, options) { server in
      let browser = try await onThread { try Chromium() }
      do {
        try await work(WebPage(browser: browser, server: server))
      } catch {
        try await onThread { browser.quit() }
        throw error
      }
      try await onThread { browser.quit() }
    }
  }

  private func open(_ path: String, isReady condition: String) async throws {
    let address = "http://127.0.0.1:\(server.port)/\(path)"
    try await onThread { _ = try browser.command("/url", .of(["url": .string(address)])) }
    try await until("(\(condition)) && document.readyState === 'complete'")
  }

  // What a test asks

  /// The value of an expression in the page.
  @discardableResult func value(_ expression: String) async throws -> JSONValue { try await run("return (\(expression));") }

  /// The text that an expression gives.
  func text(_ expression: String) async throws -> String? { try await value(expression).string }

  /// Whether an expression holds.
  func holds(_ expression: String) async throws -> Bool { try await value("Boolean(\(expression))").bool == true }

  /// Runs statements in the page.
  @discardableResult func run(_ statements: String) async throws -> JSONValue {
    try await onThread { try browser.command("/execute/sync", .of(["script": .string(statements), "args": .array([])])) }
  }

  /// Waits until an expression holds; an issue when it does not within half a minute.
  func until(_ expression: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<1500 {
      if try await holds(expression) { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    let told = try await value("[element() && rows(), told.map(({ name, message }) => [name, message]), violations]").text
    Issue.record("never: \(expression); rows, events, violations: \(told)", sourceLocation: sourceLocation)
  }

  // What people do

  /// Goes to the field of the component.
  func focus() async throws { try await run("input().focus()") }

  /// Presses keys one after another, where the focus is.
  func type(_ keys: String) async throws {
    let strokes = keys.flatMap { key in
      ["keyDown", "keyUp"].map { JSONValue.of(["type": .string($0), "value": .string(String(key))]) }
    }
    try await act(.of(["type": .string("key"), "id": .string("keys"), "actions": .array(strokes)]))
  }

  /// Types a text and waits until the list shows what the whole of it found: what is pressed before that may fall on the list of its first letters.
  func search(_ keys: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await type(keys)
    let text = keys.filter(\.isLetter).lowercased()
    try await until("isOpen() && find('.gz-match')?.textContent.toLowerCase() === '\(text)'", sourceLocation: sourceLocation)
  }

  /// Clicks on the middle of the element that an expression gives.
  func click(_ element: String) async throws {
    let point = try await run(
      "const box = (\(element)).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);")
    guard case .array(let place) = point else { throw TestConnectionError("\(element) is nowhere") }
    let move = JSONValue.of(["type": .string("pointerMove"), "duration": .number("0"), "x": place[0], "y": place[1]])
    let press = ["pointerDown", "pointerUp"].map { JSONValue.of(["type": .string($0), "button": .number("0")]) }
    try await act(.of(["type": .string("pointer"), "id": .string("mouse"), "actions": .array([move] + press)]))
  }

  private func act(_ source: JSONValue) async throws {
    try await onThread { _ = try browser.command("/actions", .of(["actions": .array([source])])) }
  }

  /// A command of the DevTools protocol, with parameters in JSON.
  func tell(_ command: String, _ parameters: String) async throws {
    let body = JSONValue.of(["cmd": .string(command), "params": try JSONReader.value(of: parameters)])
    try await onThread { _ = try browser.command("/goog/cdp/execute", body) }
  }

  /// Dark, forced colours and so on: names and values of media features.
  func prefer(_ features: KeyValuePairs<String, String>) async throws {
    let list = features.map { #"{"name":"\#($0.key)","value":"\#($0.value)"}"# }
    try await tell("Emulation.setEmulatedMedia", #"{"features":[\#(list.joined(separator: ","))]}"#)
  }

  /// The size of the window's inside.
  func resize(width: Int, height: Int) async throws {
    try await tell("Emulation.setDeviceMetricsOverride", #"{"width":\#(width),"height":\#(height),"deviceScaleFactor":1,"mobile":false}"#)
  }
}

/// Keys by their numbers in WebDriver.
enum Key {
  static let escape = "\u{E00C}"
  static let enter = "\u{E007}"
  static let tab = "\u{E004}"
  static let down = "\u{E015}"
  static let up = "\u{E013}"
  static let left = "\u{E012}"
  static let backspace = "\u{E003}"
}

extension Endpoint {
  /// A file for a test; the page may load from this server alone.
  fileprivate static func file(_ name: String, _ text: String, _ type: String) -> Endpoint {
    Endpoint(method: .get, path: "/\(name)", name: name, style: .operations, summary: "A file of a test.", schema: nil) { _, _ in
      var answer = ServerAnswer(plain: text, contentType: type)
      if let policy = HTTPField.Name("Content-Security-Policy") {
        answer.headers[policy] = "default-src 'none'; script-src 'self'; style-src 'nonce-test'; connect-src 'self'; base-uri 'none'"
      }
      return answer
    }
  }
}

extension WebPage {
  /// Short names for tests; records events and requests; `answers` replaces the server's by those of a test.
  private static let script = #"""
    window.told = [];
    for (const name of ["gz-suggestions", "gz-select", "gz-error", "gz-cancel"])
      addEventListener(name, ({ detail }) => told.push({ name, ...detail, message: detail.error?.message, status: detail.error?.status }));
    window.violations = [];
    addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
    addEventListener("error", (event) => violations.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => violations.push(String(event.reason)));
    window.requests = [];
    window.answers = (request, send) => send();
    const send = window.fetch;
    window.fetch = (url, options) => {
      const request = { url, body: options.body ? JSON.parse(options.body) : undefined, headers: options.headers, signal: options.signal };
      requests.push(request);
      return answers(request, () => send(url, options));
    };
    const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
    // What an answer may wait for until the test releases it.
    const held = new Promise((done) => (window.release = done));
    const reply = (body, status = 200) => new Response(JSON.stringify(body), { status });
    const place = (name, matches, more) => ({ placePrediction: { place: `places/${name}`, placeId: name, text: { text: name, matches },
      structuredFormat: { mainText: { text: name, matches } }, types: [], ...more } });
    const shown = (selector) => document.querySelector(selector)?.textContent ?? "";
    const element = () => document.querySelector("gazetteer-autocomplete");
    const find = (selector) => element().shadowRoot.querySelector(selector) ?? document.querySelector(selector);
    const input = () => find(".gz-input") ?? document.querySelector("input");
    const all = (selector) => Array.from([...element().shadowRoot.querySelectorAll(selector), ...document.querySelectorAll(selector)]);
    const rows = () => all(".gz-row").map((row) => row.querySelector(".gz-primary").textContent);
    const isOpen = () => input().ariaExpanded === "true" && find(".gz-list").checkVisibility();
    const events = (name) => told.filter((event) => event.name === name);
    const focused = () => document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    """#
}
