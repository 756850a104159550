// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// `update`: the index at the path is the old one or the new, and says which.
@Suite(.timeLimit(.minutes(30))) struct UpdateTests {
  private static let stores = "id,name,latitude,longitude\n1,Alpha Books,48.1,16.1\n2,Beta Books,48.2,16.2\n3,Gamma Books,48.3,16.3\n"

  /// A folder with an index of own stores.
  private func updated() throws -> Folder {
    let folder = try Folder()
    try folder.write("stores.csv", Self.stores)
    let run = try CommandRun(["update", "--output", "own.gaz", "stores.csv"], folder: folder)
    try #require(run.status == 0 && run.text.hasPrefix("updated     own.gaz, 3 places, "), "\(run.text)\(run.messages)")
    return folder
  }

  private func names(_ folder: Folder) -> [String] { folder.names.filter { $0 != "cache" } }

  private func expect(_ run: CommandRun, _ status: Int32, _ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(run.status == status && run.text.isEmpty, "\(run.text)\(run.messages)", sourceLocation: sourceLocation)
    let lines = run.messages.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].hasPrefix("gazetteer: "), "\(run.messages)", sourceLocation: sourceLocation)
    #expect(run.messages.contains(words), "\(run.messages)", sourceLocation: sourceLocation)
  }

  @Test("the places that come with the command become an index, without a home and without a network")
  func world() throws {
    let folder = try Folder()
    let environment = ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent", "PATH": "/nonexistent"]
    let arguments = ["update", "--output", "world.gaz", "world"]
    let first = try CommandRun(arguments, environment: environment, folder: folder)
    #expect(first.status == 0 && first.text.hasPrefix("updated     world.gaz, 7,"), "\(first.text)\(first.messages)")
    #expect(names(folder) == [".world.gaz.lock", ".world.gaz.update.json", "world.gaz"])
    let second = try CommandRun(arguments, environment: environment, folder: folder)
    #expect(second.text == "unchanged   world.gaz\n" && second.messages.isEmpty)
    #expect(try CommandRun(["search", "--index", "world.gaz", "syd"], folder: folder).text.hasPrefix("Sydney"))
  }

  @Test("a file of the user's is imported again when it has changed, or the index has been exchanged")
  func ownFile() throws {
    let folder = try updated()
    let arguments = ["update", "--output", "own.gaz", "stores.csv"]
    #expect(try CommandRun(arguments, folder: folder).text == "unchanged   own.gaz\n")
    try folder.write("stores.csv", Self.stores + "4,Delta Books,48.4,16.4\n")
    #expect(try CommandRun(arguments, folder: folder).text.hasPrefix("updated     own.gaz, 4 places, "))
    #expect(try CommandRun(["search", "--index", "own.gaz", "delta"], folder: folder).text.hasPrefix("Delta Books"))
    try folder.write("other.ndjson", #"{"id":"9","name":"Other","location":{"latitude":1,"longitude":1}}"#)
    #expect(try CommandRun(["import", "--output", "own.gaz", "other.ndjson"], folder: folder).status == 0)
    #expect(try CommandRun(arguments, folder: folder).text.hasPrefix("updated     own.gaz, 4 places, "))
    #expect(names(folder) == [".own.gaz.lock", ".own.gaz.update.json", "other.ndjson", "own.gaz", "stores.csv"])
  }

  @Test("a table of unclear columns is read by --column or --mapping, and again when these change")
  func columns() throws {
    let folder = try Folder()
    try folder.write("stores.csv", "k,what,where,latitude,longitude\n1,Alpha,Vienna,48,16\n")
    let arguments = ["update", "--output", "own.gaz", "stores.csv"]
    expect(try CommandRun(arguments, folder: folder), 64, "--column name=Shop")
    let named = arguments + ["--column", "name=what"]
    #expect(try CommandRun(named, folder: folder).text.hasPrefix("updated"))
    #expect(try CommandRun(named, folder: folder).text.hasPrefix("unchanged"))
    #expect(try CommandRun(arguments + ["--column", "name=where"], folder: folder).text.hasPrefix("updated"))
    try folder.write("m.json", #"{"fields": {"id": "k", "name": "what", "latitude": "latitude", "longitude": "longitude"}}"#)
    #expect(try CommandRun(arguments + ["--mapping", "m.json"], folder: folder).text.hasPrefix("updated"))
    #expect(try CommandRun(["search", "--index", "own.gaz", "alpha"], folder: folder).text.hasPrefix("Alpha"))
  }

  @Test("the rights of the old index stay")
  func rights() throws {
    let folder = try updated()
    chmod(folder.path("own.gaz"), 0o640)
    try folder.write("stores.csv", Self.stores + "4,Delta Books,48.4,16.4\n")
    #expect(try CommandRun(["update", "--output", "own.gaz", "stores.csv"], folder: folder).status == 0)
    let rights = try FileManager.default.attributesOfItem(atPath: folder.path("own.gaz"))[.posixPermissions] as? Int
    #expect(rights == 0o640)
  }

  @Test("more lost places than allowed: the old index stays; other sources may have fewer")
  func loss() throws {
    let folder = try updated()
    let old = try folder.read("own.gaz")
    let one = "id,name,latitude,longitude\n1,Alpha Books,48.1,16.1\n"
    try folder.write("stores.csv", one)
    expect(
      try CommandRun(["update", "--output", "own.gaz", "stores.csv"], folder: folder), 65, "1 places in place of 3, a loss of more than 50%"
    )
    expect(try CommandRun(["update", "--max-loss", "1", "--output", "own.gaz", "stores.csv"], folder: folder), 65, "--max-loss 100%")
    #expect(try folder.read("own.gaz") == old)
    #expect(names(folder) == [".own.gaz.lock", ".own.gaz.update.json", "own.gaz", "stores.csv"])
    #expect(try CommandRun(["update", "--max-loss", "2", "--output", "own.gaz", "stores.csv"], folder: folder).status == 0)
    try folder.write("stores.csv", Self.stores)
    #expect(try CommandRun(["update", "--output", "own.gaz", "stores.csv"], folder: folder).status == 0)
    try folder.write("few.csv", one)
    #expect(try CommandRun(["update", "--output", "own.gaz", "few.csv"], folder: folder).status == 0)
  }

  @Test("a source that cannot be imported, and one that is not there, leave the old index and no file")
  func broken() throws {
    let folder = try updated()
    let (old, record) = (try folder.read("own.gaz"), try folder.read(".own.gaz.update.json"))
    try folder.write("stores.csv", Self.stores + "4,\"Delta")
    expect(try CommandRun(["update", "--output", "own.gaz", "stores.csv"], folder: folder), 65, "stores.csv")
    expect(try CommandRun(["update", "--output", "own.gaz", "nowhere.csv"], folder: folder), 66, "nowhere.csv")
    expect(try CommandRun(["update", "--output", "own.gaz", "osm:europe/andora"], folder: folder), 64, "'osm:europe/andorra'")
    expect(try CommandRun(["update", "--output", "stores.csv", "stores.csv"], folder: folder), 64, "stores.csv")
    expect(try CommandRun(["update", "--output", "own.gaz"], folder: folder), 64, "<source> ...")
    expect(try CommandRun(["update", "--max-loss", "all", "--output", "own.gaz", "stores.csv"], folder: folder), 64, "--max-loss 'all'")
    expect(
      try CommandRun(["update", "--output", "none/own.gaz", "stores.csv"], folder: folder), 73, "none/.own.gaz.lock cannot be written")
    #expect(try folder.read("own.gaz") == old && folder.read(".own.gaz.update.json") == record)
    #expect(names(folder) == [".own.gaz.lock", ".own.gaz.update.json", "own.gaz", "stores.csv"])
  }

  @Test("a second update of one index says that another is at work")
  func lock() throws {
    let folder = try updated()
    let descriptor = open(folder.path(".own.gaz.lock"), O_RDWR)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let arguments = ["update", "--output", "own.gaz", "stores.csv"]
    expect(try CommandRun(arguments, folder: folder), 75, "another process updates own.gaz")
    #expect(try CommandRun(arguments + ["--if-needed"], folder: folder).text == "there       own.gaz\n")
    flock(descriptor, LOCK_UN)
    #expect(try CommandRun(arguments, folder: folder).status == 0)
  }

  @Test("before a server starts: an index is made where there is none that opens, and what cannot be made is said")
  func ifNeeded() throws {
    let folder = try Folder()
    try folder.write("stores.csv", Self.stores)
    let bare = ["update", "--if-needed", "--output", "own.gaz"]
    expect(try CommandRun(bare, folder: folder), 66, "there is no index own.gaz, and no source to make it of")
    #expect(names(folder) == ["stores.csv"])
    #expect(try CommandRun(bare + ["stores.csv"], folder: folder).text.hasPrefix("updated     own.gaz, 3 places"))
    try FileManager.default.removeItem(atPath: folder.path("stores.csv"))
    #expect(try CommandRun(bare, folder: folder).text == "there       own.gaz\n")
    try folder.write("own.gaz", "no index")
    expect(try CommandRun(bare, folder: folder), 69, "own.gaz")
    try folder.write("stores.csv", Self.stores)
    #expect(try CommandRun(bare + ["stores.csv"], folder: folder).text.hasPrefix("updated     own.gaz, 3 places"))
    var old = try folder.read("own.gaz")
    old.replaceSubrange(60..<64, with: [0, 0, 0, 3])  // user_version: the format
    try folder.write("own.gaz", old)
    expect(try CommandRun(bare, folder: folder), 69, "format 3")
    #expect(try CommandRun(bare + ["stores.csv"], folder: folder).text.hasPrefix("updated     own.gaz, 3 places"))
  }

  @Test("an update that is stopped leaves the old index and no other file", arguments: [SIGTERM, SIGINT])
  func stopped(number: Int32) throws {
    let folder = try updated()
    let old = try folder.read("own.gaz")
    // A pipe that nobody writes into holds the import where it is.
    mkfifo(folder.path("pipe.csv"), 0o600)
    let writer = open(folder.path("pipe.csv"), O_RDWR)
    defer { close(writer) }
    let process = try Process.gazetteer(
      CommandRun.path(), ["update", "--output", "own.gaz", "stores.csv", folder.path("pipe.csv")], in: folder)
    process.standardError = Pipe()
    try process.run()
    while !folder.names.contains(where: { $0.hasSuffix(".staged") }) { usleep(10_000) }
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationStatus == (number == SIGINT ? 130 : 128 + number))
    #expect(try folder.read("own.gaz") == old)
    #expect(names(folder) == [".own.gaz.lock", ".own.gaz.update.json", "own.gaz", "pipe.csv", "stores.csv"])
  }
}

/// `update` of public files, from a server of this machine.
@Suite(.enabled(if: FaultServer.isPossible, "curl or python3 is missing"), .timeLimit(.minutes(30))) struct FetchedUpdateTests {
  private static func towns(_ names: String...) -> Data {
    let nodes = names.enumerated().map { index, name in
      #"<node id="\#(index + 1)" lat="42.\#(index)" lon="1.5"><tag k="place" v="town"/><tag k="name" v="\#(name)"/></node>"#
    }
    return Data("<osm>\(nodes.joined())</osm>".utf8)
  }

  private func update(_ server: FaultServer, _ fault: String = "plain", _ options: String...) throws -> CommandRun {
    let arguments = ["update", "--url", server.url(fault), "--tries", "1", "--cache", "c", "--output", "a.gaz"]
    return try CommandRun(arguments + options + ["osm:europe/andorra"], folder: server.folder)
  }

  private func finds(_ name: String, _ server: FaultServer) throws -> Bool {
    try CommandRun(["search", "--index", "a.gaz", name], folder: server.folder).text.hasPrefix(name)
  }

  @Test("a newer file is told by --check and taken by update; an unchanged one is neither brought nor imported")
  func newer() throws {
    let server = try FaultServer()
    try server.serveExtract(Self.towns("Zedvila"))
    let first = try update(server)
    #expect(
      first.status == 0 && first.text.hasPrefix("updated     a.gaz, 1 places") && first.messages.contains("ODbL-1.0"), "\(first.messages)")
    #expect(try update(server).text == "unchanged   a.gaz\n")
    let upToDate = try update(server, "plain", "--check")
    #expect(upToDate.status == 0 && upToDate.text == "unchanged   osm:europe/andorra\n", "\(upToDate.messages)")

    try server.serveExtract(Self.towns("Zedvila", "Yonvila"))
    let old = try server.folder.read("a.gaz")
    let check = try update(server, "plain", "--check")
    #expect(check.status == 1 && check.text == "newer       osm:europe/andorra\n", "\(check.text)")
    #expect(check.messages == "gazetteer: a.gaz is older than osm:europe/andorra; run the command without --check\n")
    #expect(try server.folder.read("a.gaz") == old)
    #expect(try update(server).text.hasPrefix("updated     a.gaz, 2 places"))
    #expect(try finds("Yonvila", server))
    #expect(try update(server, "plain", "--offline").text == "unchanged   a.gaz\n")
  }

  @Test("what is fetched, and could not be imported, is imported by the next update")
  func fetchedBefore() throws {
    let server = try FaultServer()
    try server.serveExtract(Self.towns("Zedvila"))
    #expect(try server.fetch("plain").status == 0)
    #expect(try update(server, "plain", "--check").status == 1)
    #expect(try update(server).text.hasPrefix("updated"))
  }

  @Test(
    "a transfer that fails leaves the old index and its record",
    arguments: [("wrong", 65), ("gone", 75), ("forbidden", 66), ("nonsense", 65)] as [(String, Int32)])
  func failed(fault: String, status: Int32) throws {
    let server = try FaultServer()
    try server.serveExtract(Self.towns("Zedvila"))
    #expect(try update(server).status == 0)
    let old = try server.folder.read("a.gaz")
    try server.serveExtract(Self.towns("Yonvila"))
    let run = try update(server, fault)
    #expect(run.status == status && run.text.isEmpty, "\(run.messages)")
    #expect(try server.folder.read("a.gaz") == old)
    #expect(server.folder.names.filter { $0.contains("a.gaz") } == [".a.gaz.lock", ".a.gaz.update.json", "a.gaz"])
    #expect(try update(server).status == 0)
    #expect(try finds("Yonvila", server))
  }
}
