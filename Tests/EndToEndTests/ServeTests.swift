// SPDX-License-Identifier: Apache-2.0
#if GAZETTEER_SERVER
  import Foundation
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The built command as a server.
  @Suite struct ServeTests {
    /// A running server, ended when the value goes.
    final class Running {
      let process: Process
      let address: String
      private let errors = Pipe()

      init(_ arguments: [String], environment: [String: String] = [:], folder: Folder, index: String = "places.gaz") throws {
        process = try Process.gazetteer(
          CommandRun.path(), ["serve", "--index", index, "--port", "0", "--search-time", "60000"] + arguments, environment: environment,
          in: folder)
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
          guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else { break }
          line += byte
        }
        address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
        guard address.hasPrefix("http://") else {
          process.waitUntilExit()
          let log = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
          throw NotRunning(address: address, status: process.terminationStatus, log: log)
        }
      }

      /// A server that ended without telling its address, and what it said.
      struct NotRunning: Error {
        let address: String
        let status: Int32
        let log: String
      }

      deinit { if process.isRunning { process.terminate() } }

      /// Sends a signal and waits for the end.
      func end(_ number: Int32) throws -> (status: Int32, log: String) {
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self))
      }

      func predictions(_ input: String) async throws -> String {
        let url = try #require(URL(string: "\(address)/maps/api/place/autocomplete/json?input=\(input)"))
        return String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
      }
    }

    @Test("the first line is the address, and requests are answered there until SIGTERM", arguments: [SIGTERM, SIGINT])
    func serves(signal: Int32) async throws {
      let running = try Running([], folder: Places.imported())
      #expect(running.address.hasPrefix("http://127.0.0.1:"))
      #expect(try await running.predictions("par").contains("city-paris"))
      let (status, log) = try running.end(signal)
      #expect(status == 0, "\(log)")
      #expect(log.contains("The server has stopped.") && !log.contains("par\""))
    }

    @Test("answers are in the order of the profile", arguments: [("whole.json", "par"), ("known.json", "city-paris")])
    func ranksByProfile(profile: String, first: String) async throws {
      let folder = try Folder()
      let par = #"{"id":"par","name":"Par","location":{"latitude":50.3,"longitude":-4.7},"primaryType":"locality","importance":0.01}"#
      try folder.write("places.ndjson", par + "\n" + Places.ndjson)
      #expect(try CommandRun(["import", "places.ndjson"], folder: folder).status == 0)
      try folder.write("whole.json", #"{"wholeName": 0.9, "wholeNameLetters": 2, "importance": 0.01}"#)
      try folder.write("known.json", #"{"wholeName": 0, "importance": 0.6, "nearness": 0}"#)
      let running = try Running(["--profile", profile], folder: folder)
      let ids = try await running.predictions("par").split(separator: "\"").filter { ["par", "city-paris"].contains($0) }
      #expect(ids.first.map(String.init) == first)
    }

    @Test("evaluate asks a server beside the index, and finds the same")
    func isEvaluated() throws {
      let folder = try Places.imported()
      try folder.write(
        "cases.ndjson",
        #"{"text": "par", "replay": true, "expected": [{"id": "city-paris"}]}"# + "\n"
          + #"{"text": "hotel \"nord\"", "expected": [{"street": "Quai de Jemmapes"}]}"#)
      let running = try Running(["--api-key", "secret"], folder: folder)
      let arguments = ["evaluate", "--index", "places.gaz", "cases.ndjson", "--url", running.address]
      let run = try CommandRun(arguments + ["--url-key", "secret"], folder: folder)
      #expect(run.status == 0, "\(run.messages)")
      #expect(run.text.contains("profile places \(running.address): 2 cases on 5 places, 2 passed"), "\(run.text)")
      #expect(run.text.contains("places \(running.address) compared with standard"))
      let refused = try CommandRun(arguments, folder: folder)
      #expect(refused.status == 75 && refused.messages.contains("status 403"), "\(refused.messages)")
      #expect(try CommandRun(["evaluate", "--index", "places.gaz", "cases.ndjson", "--url", "google=x"], folder: folder).status == 64)
    }

    @Test("SIGHUP makes it take over the file at the path")
    func takesOver() async throws {
      let folder = try Places.imported()
      let running = try Running(["--log-level", "notice"], folder: folder)
      #expect(try await running.predictions("lisb").contains("ZERO_RESULTS"))
      try folder.write("lisbon.ndjson", #"{"id":"lisbon","name":"Lisbon","location":{"latitude":38.7,"longitude":-9.1}}"# + "\n")
      #expect(try CommandRun(["import", "lisbon.ndjson"], folder: folder).status == 0)
      kill(running.process.processIdentifier, SIGHUP)
      var isFound = false
      for _ in 0..<30_000 where !isFound {
        isFound = try await running.predictions("lisb").contains("Lisbon")
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(isFound)
      let (status, log) = try running.end(SIGTERM)
      #expect(status == 0 && log.contains("The index was replaced."))
      #expect(!log.contains("\"request\""), "requests are info")
    }

    @Test("a pack that is removed makes the server not ready, once logged, and it goes on answering from memory")
    func missingPack() async throws {
      let folder = try Places.imported()
      #expect(try CommandRun(["split", "places.gaz", "--output", "packs"], folder: folder).status == 0)
      let running = try Running([], folder: folder, index: "packs")
      func readiness() async throws -> Int {
        let url = try #require(URL(string: "\(running.address)/readyz"))
        return try #require(try await URLSession.shared.data(from: url).1 as? HTTPURLResponse).statusCode
      }
      #expect(try await readiness() == 200)
      try FileManager.default.moveItem(atPath: folder.path("packs/fr.gaz"), toPath: folder.path("fr.gaz"))
      #expect(try await [readiness(), readiness()] == [503, 503])
      #expect(try await running.predictions("par").contains("city-paris"))
      try FileManager.default.moveItem(atPath: folder.path("fr.gaz"), toPath: folder.path("packs/fr.gaz"))
      #expect(try await readiness() == 200)
      let (status, log) = try running.end(SIGTERM)
      #expect(status == 0 && log.contains("descriptorLimit"), "\(log)")
      let lines = log.split(separator: "\n").filter { $0.contains("A file of the index is gone") }
      #expect(lines.count == 1 && log.contains("fr.gaz"), "\(log)")
    }

    @Test("a port that is taken is told with its cure, and the status is 73")
    func portInUse() throws {
      let folder = try Places.imported()
      let running = try Running([], folder: folder)
      let port = try #require(running.address.split(separator: ":").last.map(String.init))
      let run = try CommandRun(["serve", "--index", "places.gaz", "--port", port], folder: folder)
      #expect(run.status == 73)
      #expect(run.messages.contains("127.0.0.1 port \(port)") && run.messages.contains("--port"))
      #expect(run.text.isEmpty)
    }

    @Test("keys come from a file or the environment")
    func keys() async throws {
      let folder = try Places.imported()
      try folder.write("keys.txt", "# of the shop\n one \n\ntwo\r\n")
      func status(_ running: Running, _ key: String) async throws -> Int? {
        let url = try #require(URL(string: "\(running.address)/v1/attributions?key=\(key)"))
        return (try await URLSession.shared.data(from: url).1 as? HTTPURLResponse)?.statusCode
      }
      for (arguments, environment) in [(["--api-key-file", "keys.txt"], [:]), ([], ["GAZETTEER_API_KEYS": "one, two"])] {
        let running = try Running(arguments, environment: environment, folder: folder)
        var statuses: [Int?] = []
        for key in ["one", "two", "three", ""] { statuses.append(try await status(running, key)) }
        #expect(statuses == [200, 200, 400, 403], "\(arguments)")
      }
    }

    private static let folder = Result {
      let folder = try Places.imported()
      try folder.write("empty.txt", "# none\n")
      return folder
    }

    @Test(
      "options that make no sense are refused",
      arguments: [
        (["--port", "70000"], 64, "'70000'"), (["--log-level", "loud"], 64, "'loud'"), (["--requests-per-second", "0"], 64, "above 0"),
        (["--max-body", "0"], 64, "max-body"), (["--search-time", "0"], 64, "search-time"), (["--api-key", ""], 64, "api-key"),
        (["--api-key-file", "nothing.txt"], 64, "'nothing.txt'"), (["--api-key-file", "empty.txt"], 64, "one key or more"),
        (["--allow-host", "http://a"], 64, "'http://a'"), (["--metrics-port", "70000"], 64, "'70000'"),
        (["--index", "nothing.gaz"], 66, "nothing.gaz"), (["--index", "places.ndjson"], 69, "places.ndjson"),
        (["--host", "203.0.113.7"], 73, "203.0.113.7"), (["--host", "no.such.host.invalid"], 73, "no.such.host.invalid"),
      ])
    func refuses(arguments: [String], status: Int32, message: String) throws {
      // An option with one value is given once.
      let others = [["--port", "0"], ["--index", "places.gaz"]].filter { !arguments.contains($0[0]) }
      let run = try CommandRun(["serve"] + others.joined() + arguments, folder: Self.folder.get())
      #expect(run.status == status, "\(run.messages)")
      #expect(run.messages.contains(message), "\(run.messages)")
    }
  }
#endif
