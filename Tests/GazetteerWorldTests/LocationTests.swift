// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GazetteerWorld

/// Where the data is looked for, and what is said when it is nowhere.
@Suite struct LocationTests {
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("gazetteer-data-\(UUID().uuidString)").path

    init(_ folders: [String]) throws {
      for folder in [""] + folders {
        try FileManager.default.createDirectory(atPath: path + "/" + folder, withIntermediateDirectories: true)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test(arguments: [
    "bin/gazetteer_GazetteerWorld.resources/places", "bin/gazetteer_GazetteerWorld.bundle/places",
    "bin/gazetteer_GazetteerWorld.bundle/Contents/Resources/places",
  ])
  func resourcesBesideTheExecutableComeFirst(found: String) throws {
    let folder = try Folder([found, "checkout/Data/places"])
    let locations = DataLocations(
      executable: folder.path + "/bin/gazetteer", image: nil, source: folder.path + "/checkout/Data/Module/DataLocations.swift")
    #expect(try locations.folder("places") == folder.path + "/" + found)
  }

  @Test(arguments: ["T.xctest/Contents/Resources/gazetteer_GazetteerWorld.bundle/places", "gazetteer_GazetteerWorld.bundle/places"])
  func resourcesInAndBesideABundleAreFound(found: String) throws {
    let folder = try Folder([found])
    let locations = DataLocations(executable: "/usr/bin/runner", image: folder.path + "/T.xctest/Contents/MacOS/T", source: nil)
    #expect(try locations.folder("places") == folder.path + "/" + found)
  }

  @Test func theCheckoutIsLast() throws {
    let folder = try Folder(["checkout/Data/places", "bin"])
    let locations = DataLocations(
      executable: folder.path + "/bin/gazetteer", image: nil, source: folder.path + "/checkout/Data/Module/DataLocations.swift")
    #expect(try locations.folder("places") == folder.path + "/checkout/Data/places")
  }

  @Test func nowhereSaysWhereWasLookedAndTheCure() throws {
    let folder = try Folder([])
    let locations = DataLocations(executable: folder.path + "/gazetteer", image: "/x", source: "/y")
    let error = #expect(throws: GazetteerDataError.self) { try locations.folder("places") }
    guard case .notFound("places", let lookedIn)? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(lookedIn.first == folder.path + "/gazetteer_GazetteerWorld.resources" && Set(lookedIn).count == lookedIn.count)
    let text = String(describing: error ?? .notFound(folder: "", lookedIn: []))
    #expect(text.contains("beside the executable") && text.contains(folder.path) && !text.contains("\n"))
  }

  @Test func nothingKnownLooksNowhereAndDoesNotCrash() {
    #expect(throws: GazetteerDataError.notFound(folder: "places", lookedIn: [])) {
      try DataLocations(executable: nil, image: "bare", source: "/").folder("places")
    }
  }

  @Test func thisTestFindsTheCopyBesideIt() throws {
    let executable = try #require(ProgramFiles.executable)
    #expect(executable.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: executable))
    let folder = try GazetteerData.placesFolder()
    #expect(DataLocations.bundleNames.contains { folder.contains("/\($0)/") })
    #expect(try GazetteerData.placeFiles().count >= 20)
  }

  @Test func foldersAndFilesThatCannotBeReadAreNamed() throws {
    let folder = try Folder(["f"])
    #expect(throws: GazetteerDataError.unreadable(path: folder.path + "/none", reason: "No such file or directory")) {
      try Files.bytes(of: folder.path + "/none")
    }
    #expect(throws: GazetteerDataError.unreadable(path: folder.path + "/f", reason: "Is a directory")) {
      try Files.bytes(of: folder.path + "/f")
    }
    #expect(throws: GazetteerDataError.unreadable(path: folder.path + "/none", reason: "No such file or directory")) {
      try Files.names(in: folder.path + "/none")
    }
  }
}
