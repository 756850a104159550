// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerLibC
import GazetteerPlaces
import GazetteerService
import GazetteerTesting

/// The small index that requests are answered from, in a file of its own that goes with the process.
enum SmallWorld {
  /// Where the file is.
  static let path: String = {
    do {
      let path = ScratchFile.path("world.gaz")
      let writer = try IndexWriter(output: path)
      for record in records { _ = try writer.add(record, sourceIndex: 0) }
      _ = try writer.finish(countries: World.countries)
      return path
    } catch { finding("the small world cannot be written: \(error)") }
  }()

  /// The index, open.
  static let index: PlaceIndex = {
    var configuration = PlaceIndex.Configuration()
    configuration.maxConcurrent = 1
    do { return try PlaceIndex(path: path, configuration: configuration) } catch { finding("the small world does not open: \(error)") }
  }()

  /// The houses of a street, as they are stored.
  static let houses = PlaceRecord.street(
    "High Street", numbers: ["1", "2", "2a", "4", "10-14", "20 bis", "3191/17", "{10}244", "{A}244", "999999999", "Rose Cottage"]
  ).houseNumbers
}

/// Files of this process, in memory where the system has such a folder. Whoever makes one calls `removeAll` or leaves it to the end.
enum ScratchFile {
  private static let folder: String = {
    let parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let folder = "\(parent)/gazetteer-fuzz-\(getpid())"
    mkdir(folder, 0o700)
    atexit { ScratchFile.removeAll() }
    return folder
  }()

  static func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Puts the bytes into a file of this name, and gives its path.
  static func holding(_ bytes: some Sequence<UInt8>, _ name: String) -> String {
    let bytes = Array(bytes)
    let path = path(name)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0, bytes.isEmpty || write(file, bytes, bytes.count) == bytes.count else { finding("\(path) cannot be written") }
    close(file)
    return path
  }

  private static func removeAll() {
    guard let listing = opendir(folder) else { return }
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      unlink(path(name))
    }
    closedir(listing)
    rmdir(folder)
  }
}
