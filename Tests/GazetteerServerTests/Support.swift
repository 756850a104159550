// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex
import GazetteerService
import Logging
import Synchronization
import TestConnections

@testable import GazetteerServer

/// A server in this process, asked from outside through sockets.
struct LiveServer: Sendable {
  let port: Int
  let server: PlacesServer
  let indexPath: String
  /// Where a layer over the index is.
  var layerPath: String { indexPath.replacing("places.gaz", with: "own.gaz") }
  let log: Lines

  /// Runs a server of the places, and of a layer over them, while `body` does its work; then it has to stop within seconds.
  static func with<Value: Sendable>(
    _ places: [String] = Places.lines, over above: [String]? = nil, further: [Endpoint] = [],
    _ adjust: (inout ServerOptions) -> Void = { _ in },
    _ body: @escaping @Sendable (LiveServer) async throws -> Value
  ) async throws -> Value {
    let folder = try Folder()
    let path = folder.path("places.gaz")
    try Places.importing(places, to: path)
    if let above { try Places.importing(above, to: folder.path("own.gaz")) }
    var options = ServerOptions()
    options.port = 0
    options.limits.watchInterval = .milliseconds(20)
    // However busy the machine is, no request is late.
    for limit in [\ServerLimits.searchTime, \.mapTime, \.silentTime, \.clientTime, \.idleTime, \.stopTime] {
      options.limits[keyPath: limit] = .seconds(3600)
    }
    adjust(&options)
    let log = Lines()
    let (addresses, told) = AsyncStream.makeStream(of: String.self)
    let server = try PlacesServer(
      indexPaths: [path] + (above == nil ? [] : [folder.path("own.gaz")]), options: options,
      logger: Logger(label: "test") { _ in JSONLog { log.append($0) } }, heedsSignals: false,
      endpoints: Endpoint.all + further
    ) { told.yield($0) }
    return try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask {
        defer { told.finish() }
        try await server.run()
        return nil
      }
      var iterator = addresses.makeAsyncIterator()
      guard let address = await iterator.next(), let port = Int(address.split(separator: ":").last ?? "") else {
        try await group.waitForAll()
        throw TestConnectionError("the server ended at once")
      }
      let live = LiveServer(port: port, server: server, indexPath: path, log: log)
      let value = try await body(live)
      await server.stop()
      try await group.waitForAll()
      _ = folder
      return value
    }
  }

  func get(_ target: String, _ headers: [String: String] = [:]) async throws -> Reply { try await send("GET", target, headers) }

  func post(_ target: String, _ body: String, _ headers: [String: String] = [:]) async throws -> Reply {
    try await send("POST", target, headers, body: body)
  }

  /// Sends a request through a connection of its own.
  func send(_ method: String, _ target: String, _ headers: [String: String] = [:], body: String? = nil) async throws -> Reply {
    try await onThread { [port] in
      let connection = try TestConnection(port: port)
      try connection.write(TestConnection.request(method, target, headers, body: body))
      return try connection.reply(isToHead: method == "HEAD")
    }
  }
}

/// Does blocking work on a thread of its own, so that the server in this process keeps those of tasks.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread { continuation.resume(with: Result { try work() }) }.start()
  }
}

/// Lines that any thread adds.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  func append(_ line: String) { lines.withLock { $0.append(line) } }

  var all: [String] { lines.withLock { $0 } }

  var text: String { all.joined() }

  /// Waits until a line has the text; false when none has after a minute.
  func has(_ text: String) async throws -> Bool {
    for _ in 0..<6000 {
      if self.text.contains(text) { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }
}

/// A folder that is gone when the value is.
final class Folder: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("gazetteer-server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

/// A few places with everything that a record can have.
enum Places {
  static let lines = [
    #"{"id":"city-paris","name":"Paris","location":{"latitude":48.8566,"longitude":2.3522},"names":[{"text":"巴黎","language":"zh","kind":"official"}],"primaryType":"locality","types":["locality","political"],"address":{"administrativeArea1":"Île-de-France","countryCode":"FR"},"population":2100000}"#,
    #"{"id":"city-paris-tx","name":"Paris","location":{"latitude":33.6609,"longitude":-95.5555},"primaryType":"locality","types":["locality","political"],"address":{"administrativeArea1":"Texas","countryCode":"US"},"population":25000}"#,
    #"{"id":"city-sydney","name":"Sydney","location":{"latitude":-33.8688,"longitude":151.2093},"viewport":{"low":{"latitude":-34.2,"longitude":150.5},"high":{"latitude":-33.5,"longitude":151.4}},"primaryType":"locality","types":["locality","political"],"address":{"administrativeArea1":"New South Wales","countryCode":"AU"},"population":5300000}"#,
    #"{"id":"hotel-1","name":"Hôtel du Nord","location":{"latitude":48.8738,"longitude":2.3631},"primaryType":"hotel","types":["hotel","lodging"],"address":{"houseNumber":"102","street":"Quai de Jemmapes","locality":"Paris","postalCode":"75010","countryCode":"FR"},"ratingCount":1200,"rating":4.1,"priceLevel":2,"businessStatus":"OPERATIONAL","phone":"+33 1 40 40 78 78","website":"https://example.com","timeZone":"Europe/Paris","openingHours":"Mo-Fr 08:00-20:00; Sa 10:00-16:00","editorialSummary":"By the canal.","source":"sample","license":"CC0-1.0","attribution":"nobody","formerIds":["old-1"]}"#,
    #"{"id":"pizza-1","name":"Pizzeria Paradiso","location":{"latitude":48.8570,"longitude":2.3530},"primaryType":"pizza_restaurant","types":["pizza_restaurant","restaurant","food"],"address":{"houseNumber":"1","street":"Rue de Rivoli","locality":"Paris","postalCode":"75004","countryCode":"FR"},"importance":0.3}"#,
    #"{"id":"country-fr","name":"France","location":{"latitude":46.6,"longitude":2.5},"primaryType":"country","types":["country","political"],"address":{"countryCode":"FR"},"importance":0.9}"#,
  ]

  /// Writes an index of the places, in the way that a new one replaces an old one.
  static func importing(_ lines: [String], to path: String) throws {
    let source = path + "-\(UUID().uuidString).ndjson"
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: source))
    defer { try? FileManager.default.removeItem(atPath: source) }
    var options = ImportOptions()
    options.maxRejects = .count(0)
    let countries = [CountryNames]()
    // To another name first: whatever is at the path, an index or not, is replaced in one step.
    let new = source + ".gaz"
    _ = try IndexImport(sources: [ImportSource(path: source, format: .ndjson)], output: new, options: options, countries: countries).run()
    guard rename(new, path) == 0 else { throw TestConnectionError("cannot rename: \(String(cString: strerror(errno)))") }
  }
}

/// Lets the thread of the caller sleep.
func blockingSleep(milliseconds: Int) { Thread.sleep(forTimeInterval: Double(milliseconds) / 1000) }
