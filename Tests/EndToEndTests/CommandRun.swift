// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerLibC
import Testing

/// The built command, run as a process.
struct CommandRun {
  let status: Int32
  let output: Data
  let messages: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// Where the command was built: beside the tests.
  static func path() throws -> String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let folders = [own, CommandLine.arguments[0], Bundle.main.bundlePath].map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for folder in folders + [package.appendingPathComponent(".build/debug")] {
      let path = folder.appendingPathComponent("GazetteerCLI").path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw NotBuilt()
  }

  struct NotBuilt: Error, CustomStringConvertible {
    var description: String { "the command is not beside the tests: run `swift build --product GazetteerCLI` first" }
  }

  /// Runs the command to its end.
  init(_ arguments: [String], input: Data = Data(), environment: [String: String] = [:], folder: Folder) throws {
    try self.init(executable: Self.path(), arguments, input: input, environment: environment, folder: folder)
  }

  /// Runs another program, such as a shell, to its end.
  init(executable: String, _ arguments: [String], input: Data = Data(), environment: [String: String] = [:], folder: Folder) throws {
    let process = try Process.gazetteer(executable, arguments, environment: environment, in: folder)
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (stdin, stdout, stderr)
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    let group = DispatchGroup()
    let errors = Box(Data())
    DispatchQueue.global().async(group: group) {
      try? stdin.fileHandleForWriting.write(contentsOf: input); try? stdin.fileHandleForWriting.close()
    }
    DispatchQueue.global().async(group: group) { errors.value = stderr.fileHandleForReading.readDataToEndOfFile() }
    output = stdout.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    status = process.terminationStatus
    messages = String(decoding: errors.value, as: UTF8.self)
  }
}

extension Process {
  /// A process in a folder of its own, with a cache of its own and no index named.
  static func gazetteer(
    _ executable: String, _ arguments: [String], environment: [String: String] = [:], in folder: Folder
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    var values = ProcessInfo.processInfo.environment
    values["XDG_CACHE_HOME"] = folder.path("cache")
    values["GAZETTEER_INDEX"] = nil
    values["COLUMNS"] = "100"
    process.environment = values.merging(environment) { $1 }
    return process
  }
}

/// A value that one thread writes before another reads it.
final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A folder that is gone when the value is.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("gazetteer-end-to-end-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  @discardableResult func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

  @discardableResult func write(_ name: String, _ data: Data) throws -> String {
    try data.write(to: url.appendingPathComponent(name))
    return path(name)
  }

  func read(_ name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }

  /// Names of the files, sorted.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}

/// A few places with everything that a record can have.
enum Places {
  static let lines = [
    #"{"id":"city-paris","name":"Paris","location":{"latitude":48.8566,"longitude":2.3522},"names":[{"text":"巴黎","language":"zh","kind":"official"},{"text":"Lutèce","kind":"old"}],"primaryType":"locality","types":["locality","political"],"address":{"administrativeArea1":"Île-de-France","countryCode":"FR"},"population":2100000}"#,
    #"{"id":"city-parma","name":"Parma","location":{"latitude":44.8015,"longitude":10.3279},"primaryType":"locality","types":["locality"],"address":{"countryCode":"IT"},"importance":0.7}"#,
    #"{"id":"hotel-1","name":"Hôtel du \"Nord\", Paris","location":{"latitude":48.8738,"longitude":2.3631},"viewport":{"low":{"latitude":48.873,"longitude":2.362},"high":{"latitude":48.875,"longitude":2.365}},"primaryType":"hotel","types":["hotel","lodging"],"address":{"houseNumber":"102","street":"Quai de Jemmapes","locality":"Paris","postalCode":"75010","countryCode":"FR"},"ratingCount":1200,"rating":4.1,"phone":"+33 1 40 40 78 78","website":"https://example.com","source":"sample","license":"CC0-1.0","attribution":"nobody","formerIds":["old-1","old-2"],"stars":2}"#,
    #"{"id":"fiji","name":"Fiji","location":{"latitude":-17.8,"longitude":178},"viewport":{"low":{"latitude":-21,"longitude":176},"high":{"latitude":-12,"longitude":-178}},"primaryType":"country","types":["country","political"],"address":{"countryCode":"FJ"}}"#,
    #"{"id":"tokyo-tower","name":"東京タワー","location":{"latitude":35.6586,"longitude":139.7454},"names":[{"text":"Tokyo Tower","language":"en","kind":"official"}],"primaryType":"observation_deck","types":["observation_deck"],"address":{"locality":"Tokyo","countryCode":"JP"},"importance":0.6}"#,
  ]

  static var ndjson: String { lines.joined(separator: "\n") + "\n" }

  /// A folder with an index of the places, `places.gaz`.
  static func imported() throws -> Folder {
    let folder = try Folder()
    try folder.write("places.ndjson", ndjson)
    let run = try CommandRun(["import", "places.ndjson"], folder: folder)
    try #require(run.status == 0, "\(run.messages)")
    return folder
  }
}
