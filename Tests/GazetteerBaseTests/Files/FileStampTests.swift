// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import Testing

@Suite struct FileStampTests {
  @Test("a file is the same by every path, and another file at its path is not")
  func identity() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a")
    try FileAccess.replace(path, with: [1])
    let (identity, stamp) = (try #require(FileIdentity(path)), try #require(FileStamp(path)))
    #expect(identity == FileIdentity(folder.file("./a")))
    #expect(stamp == FileStamp(folder.file("./a")))
    // The first file stays open, so that its number is not given to the next one.
    let descriptor = try FileAccess.open(path, O_RDONLY)
    defer { close(descriptor) }
    try FileAccess.replace(path, with: [1])
    #expect(identity != FileIdentity(path))
    #expect(try !#require(FileStamp(path)).isSameFile(as: stamp))
    #expect(FileIdentity(folder.file("nothing")) == nil && FileStamp(folder.file("nothing")) == nil)
  }

  @Test("a file that was touched is the same file with another stamp, one that has grown is neither")
  func changes() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a")
    try FileAccess.replace(path, with: [1])
    let stamp = try #require(FileStamp(path))
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
    let touched = try #require(FileStamp(path))
    #expect(touched.isSameFile(as: stamp) && touched != stamp)
    let descriptor = try FileAccess.open(path, O_WRONLY)
    defer { close(descriptor) }
    try FileAccess.write([7, 8], to: descriptor, at: 3)
    #expect(try !#require(FileStamp(path)).isSameFile(as: stamp))
    #expect(try FileAccess.read(FileAccess.open(path, O_RDONLY), at: 0, count: 9) == [1, 0, 0, 7, 8])
  }
}
