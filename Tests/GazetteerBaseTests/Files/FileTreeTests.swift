// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import Testing

/// The files that a folder or a pattern stands for.
@Suite struct FileTreeTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("gazetteer-tree-\(UUID().uuidString)")
    for name in ["b.csv", "a/2.csv", "a/10.csv", "a/c/x.csv", "a/.hidden/y.csv", ".z.csv", "a.txt"] {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: url)
    }
  }

  private func names(_ pattern: String) -> [String]? { FileTree(folder.path + pattern)?.map(\.name) }

  @Test(
    "files come sorted within their folders, hidden ones only when they are asked for",
    arguments: [
      ("", ["a/10.csv", "a/2.csv", "a/c/x.csv", "a.txt", "b.csv"]), ("/*.csv", ["b.csv"]),
      ("/**/*.csv", ["a/10.csv", "a/2.csv", "a/c/x.csv", "b.csv"]),
      ("/a/[0-9]*.csv", ["10.csv", "2.csv"]), ("/**", ["a/10.csv", "a/2.csv", "a/c/x.csv", "a.txt", "b.csv"]), ("/.*", [".z.csv"]),
      ("/a/.*/*", [".hidden/y.csv"]), ("/**/**/x.csv", ["a/c/x.csv"]), ("/none*", []), ("/?.csv", ["b.csv"]),
    ] as [(String, [String])])
  func matches(_ example: (pattern: String, names: [String])) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(names(example.pattern) == example.names)
  }

  @Test func aFileAndWhatIsNotThereAreNoTrees() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(names("/b.csv") == nil && names("/none.csv") == nil)
    // A file whose name looks like a pattern is that file.
    try Data("x".utf8).write(to: folder.appendingPathComponent("[b].csv"))
    #expect(names("/[b].csv") == nil && names("/[ab].csv") == ["b.csv"])
  }

  @Test func aLinkToAFolderIsNotFollowed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let a = folder.appendingPathComponent("a/c")
    try FileManager.default.createSymbolicLink(at: a.appendingPathComponent("back"), withDestinationURL: folder)
    try FileManager.default.createSymbolicLink(
      at: a.appendingPathComponent("z.csv"), withDestinationURL: folder.appendingPathComponent("b.csv"))
    try FileManager.default.createSymbolicLink(atPath: a.appendingPathComponent("lost").path, withDestinationPath: "nowhere")
    #expect(names("/a/c") == ["x.csv", "z.csv"])
  }

  @Test(
    "a temporary file is known by its name",
    arguments: [("out.gaz.12.staged", true), ("a.b.7.new", true), ("a.new", false), ("stores.12.csv", false), ("x.staged", false)])
  func temporary(_ example: (name: String, isOne: Bool)) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(TemporaryFiles.isName(example.name) == example.isOne)
  }
}
